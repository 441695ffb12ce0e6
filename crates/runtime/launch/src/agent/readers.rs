//! The ranks of a node that read the input of `mpirun`, when they cannot have it themselves.

use std::collections::VecDeque;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use hawser_os::pipe;

/// One reader.
struct Reader {
    rank: u32,
    pipe: OwnedFd,
    /// Position in the input up to which it has got it.
    done: u64,
    /// Its pipe is full.
    blocked: bool,
}

/// The readers of a node. What the slowest has not got is kept; the master sends no more than a
/// window beyond that.
#[derive(Default)]
pub(crate) struct Readers {
    list: Vec<Option<Reader>>,
    kept: VecDeque<u8>,
    /// Position of the first byte of `kept`.
    begin: u64,
    ended: bool,
    /// Bytes that all have got, not yet told.
    taken: u64,
    gone_told: bool,
}

impl Readers {
    /// Adds a reader; the rank gets the end that is returned.
    pub(crate) fn add(&mut self, rank: u32) -> io::Result<OwnedFd> {
        let (read, write) = pipe::pair()?;
        pipe::set_nonblocking(write.as_fd())?;
        self.list.push(Some(Reader { rank, pipe: write, done: 0, blocked: false }));
        Ok(read)
    }

    /// Input has come, for one rank or for all; empty: it has ended.
    pub(crate) fn handle_input(&mut self, rank: Option<u32>, bytes: &[u8]) {
        let is_for = |r: &Reader| rank.is_none_or(|rank| rank == r.rank);
        if !self.list.iter().flatten().any(is_for) {
            self.taken += bytes.len() as u64;
            return;
        }
        self.ended |= bytes.is_empty();
        self.kept.extend(bytes);
        self.write();
    }

    /// Writes to every reader what it takes now.
    pub(crate) fn write(&mut self) {
        let end = self.begin + self.kept.len() as u64;
        for slot in &mut self.list {
            let Some(reader) = slot else { continue };
            reader.blocked = false;
            while reader.done < end {
                let at = (reader.done - self.begin) as usize;
                let (front, back) = self.kept.as_slices();
                let piece = match front.get(at..) {
                    Some(piece) if !piece.is_empty() => piece,
                    _ => back.get(at - front.len()..).unwrap_or_default(),
                };
                match pipe::write(reader.pipe.as_fd(), piece) {
                    Ok(n) => reader.done += n as u64,
                    Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                    Err(e) if e.kind() == io::ErrorKind::WouldBlock => {
                        reader.blocked = true;
                        break;
                    }
                    // It has closed its input or ended.
                    Err(_) => {
                        *slot = None;
                        break;
                    }
                }
            }
            if self.ended && slot.as_ref().is_some_and(|r| r.done == end) {
                *slot = None;
            }
        }
        let slowest = self.list.iter().flatten().map(|r| r.done).min().unwrap_or(end);
        let n = slowest - self.begin;
        self.kept.drain(..n as usize);
        self.begin = slowest;
        self.taken += n;
    }

    /// The pipe of reader `i`, if it still reads, and whether it is full.
    pub(crate) fn pipe(&self, i: usize) -> Option<(BorrowedFd<'_>, bool)> {
        self.list.get(i)?.as_ref().map(|r| (r.pipe.as_fd(), r.blocked))
    }

    /// Number of readers that there were.
    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// Bytes that all readers have got since the last call.
    pub(crate) fn poll_taken(&mut self) -> u64 {
        std::mem::take(&mut self.taken)
    }

    /// True once, when nobody reads any more.
    pub(crate) fn poll_gone(&mut self) -> bool {
        let gone = !self.list.is_empty() && self.list.iter().all(Option::is_none);
        gone && !std::mem::replace(&mut self.gone_told, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(fd: &OwnedFd) -> Vec<u8> {
        let mut got = Vec::new();
        let mut piece = [0; 4096];
        pipe::set_nonblocking(fd.as_fd()).expect("a pipe");
        while let Ok(n @ 1..) = pipe::read(fd.as_fd(), &mut piece) {
            got.extend_from_slice(&piece[..n]);
        }
        got
    }

    #[test]
    fn the_slowest_sets_the_pace() {
        let mut readers = Readers::default();
        let ends = [readers.add(3).expect("a pipe"), readers.add(5).expect("a pipe")];
        let input: Vec<u8> = (0..200_000u32).map(|i| (i % 251) as u8).collect();
        for piece in input.chunks(30_000) {
            readers.handle_input(None, piece);
        }
        // A pipe holds less than that.
        assert!(readers.poll_taken() < input.len() as u64);
        assert!(readers.pipe(0).is_some_and(|(_, full)| full));
        let mut got = [Vec::new(), Vec::new()];
        let mut taken = 0;
        while got[0].len() < input.len() {
            got[0].extend(read_all(&ends[0]));
            readers.write();
            taken = taken.max(readers.poll_taken());
        }
        assert!(got[0] == input && taken == 0, "the second has taken nothing yet");
        readers.handle_input(None, &[]);
        while got[1].len() < input.len() {
            got[1].extend(read_all(&ends[1]));
            readers.write();
        }
        assert!(got[1] == input && readers.poll_gone() && !readers.poll_gone());
        assert!(readers.pipe(0).is_none() && readers.pipe(1).is_none());
    }

    #[test]
    fn who_has_gone_holds_nobody() {
        let mut readers = Readers::default();
        drop(readers.add(0).expect("a pipe"));
        readers.handle_input(Some(0), &[1; 10]);
        assert_eq!(readers.poll_taken(), 10);
        assert!(readers.poll_gone());
        readers.handle_input(Some(0), &[1; 7]);
        assert_eq!(readers.poll_taken(), 7);
        // Not for anybody here.
        readers.handle_input(Some(9), &[1; 5]);
        assert_eq!(readers.poll_taken(), 5);
    }
}
