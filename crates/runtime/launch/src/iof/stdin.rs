//! Our standard input on its way to the ranks, for the cases in which they cannot read it
//! themselves: a terminal, or more than one reader.

use std::io;
use std::os::fd::{AsFd, OwnedFd};

use hawser_os::pipe::{self, Stream};

/// Bytes on their way at once.
const CHUNK: usize = 64 << 10;

/// One reader.
struct Reader {
    pipe: OwnedFd,
    /// Bytes of the chunk that it has got.
    done: usize,
    /// Its pipe is full.
    blocked: bool,
}

/// What the pump can do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// More input is wanted.
    Read,
    /// Some reader has not taken the chunk yet.
    Write,
    /// The terminal belongs to somebody else: try again later.
    Background,
    /// Nothing is left to do.
    Closed,
}

/// Moves standard input to its readers: the next chunk is read when all have the last one.
pub(crate) struct Pump {
    readers: Vec<Option<Reader>>,
    chunk: Vec<u8>,
    filled: usize,
    kind: Stream,
    ended: bool,
}

impl Pump {
    pub(crate) fn new() -> Pump {
        let kind = pipe::stream_kind(io::stdin().as_fd());
        Pump { readers: Vec::new(), chunk: vec![0; CHUNK], filled: 0, kind, ended: false }
    }

    /// Adds a reader; the rank gets the end that is returned.
    pub(crate) fn add(&mut self) -> io::Result<OwnedFd> {
        let (read, write) = pipe::pair()?;
        pipe::set_nonblocking(write.as_fd())?;
        self.readers.push(Some(Reader { pipe: write, done: 0, blocked: false }));
        Ok(read)
    }

    /// True when readiness of the input cannot be waited for, because it is always ready.
    pub(crate) fn is_file(&self) -> bool {
        self.kind == Stream::File
    }

    pub(crate) fn state(&self) -> State {
        if self.readers.iter().all(Option::is_none) {
            State::Closed
        } else if self.readers.iter().flatten().any(|r| r.done < self.filled) {
            State::Write
        } else if self.kind == Stream::Terminal && pipe::in_background(io::stdin().as_fd()) {
            State::Background
        } else {
            State::Read
        }
    }

    /// The pipe of reader `i`, if it still reads, and whether it is full.
    pub(crate) fn reader(&self, i: usize) -> Option<(&OwnedFd, bool)> {
        self.readers.get(i)?.as_ref().map(|r| (&r.pipe, r.blocked))
    }

    /// The input is always ready as far as the kernel can tell.
    pub(crate) fn treat_as_file(&mut self) {
        self.kind = Stream::File;
    }

    /// Reads the next chunk; only in state [`State::Read`].
    pub(crate) fn read(&mut self) {
        match pipe::read(io::stdin().as_fd(), &mut self.chunk) {
            Ok(0) => self.end(),
            Ok(n) => {
                self.filled = n;
                for reader in self.readers.iter_mut().flatten() {
                    reader.done = 0;
                }
                self.write();
            }
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
            Err(_) => self.end(),
        }
    }

    /// Writes to every reader what it takes now.
    pub(crate) fn write(&mut self) {
        for slot in &mut self.readers {
            let Some(reader) = slot else { continue };
            reader.blocked = false;
            while reader.done < self.filled {
                match pipe::write(reader.pipe.as_fd(), &self.chunk[reader.done..self.filled]) {
                    Ok(n) => reader.done += n,
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
        }
        if self.ended {
            self.end();
        }
    }

    /// End of input: whoever has everything is told so.
    fn end(&mut self) {
        self.ended = true;
        self.filled = if self.readers.iter().flatten().any(|r| r.done < self.filled) {
            self.filled
        } else {
            0
        };
        for slot in &mut self.readers {
            if slot.as_ref().is_some_and(|r| r.done >= self.filled) {
                *slot = None;
            }
        }
    }
}
