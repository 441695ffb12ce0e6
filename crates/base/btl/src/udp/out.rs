//! Datagrams of one rail that wait for the kernel, gathered for few system calls.

use std::net::SocketAddr;

use hawser_os::datagram::{self, BATCH, Datagrams, Outgoing, SEGMENTS};

/// Datagrams that wait at most.
const MOST: usize = 512;
/// Bytes of one entry of a batch at most: those of one packet of the kernel.
const ENTRY: usize = 65_000;

#[derive(Clone, Copy, Debug)]
struct Waiting {
    to: SocketAddr,
    start: usize,
    len: usize,
}

/// What became of datagrams that the kernel did not take as they were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RefusedDatagram {
    pub(super) to: SocketAddr,
    pub(super) len: usize,
}

/// The datagrams. Those of the kernel's favour (the same length to the same address) go as one.
#[derive(Debug, Default)]
pub(super) struct Out {
    bytes: Vec<u8>,
    all: Vec<Waiting>,
    /// The first one that waits.
    next: usize,
}

impl Out {
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Datagrams that wait.
    pub(super) fn len(&self) -> usize {
        self.all.len() - self.next
    }

    /// True when so many more datagrams with so many bytes may wait.
    pub(super) fn has_room(&self, datagrams: usize, bytes: usize, limit: usize) -> bool {
        self.all.is_empty()
            || self.all.len() + datagrams <= MOST && self.bytes.len() + bytes <= limit
    }

    /// Adds a datagram of these parts; its bytes, to be sealed.
    pub(super) fn push(&mut self, to: SocketAddr, parts: &[&[u8]]) -> &mut [u8] {
        let start = self.bytes.len();
        parts.iter().for_each(|part| self.bytes.extend_from_slice(part));
        self.all.push(Waiting { to, start, len: self.bytes.len() - start });
        &mut self.bytes[start..]
    }

    /// The first entries of a batch, with the number of datagrams of each.
    fn batch(&self, cuts: bool) -> Vec<(Outgoing<'_>, usize)> {
        let mut batch: Vec<(Outgoing<'_>, usize)> = Vec::with_capacity(BATCH);
        let mut at = self.next;
        while batch.len() < BATCH
            && let Some(first) = self.all.get(at)
        {
            let (mut n, mut len) = (1, first.len);
            let mut last = first.len;
            while cuts
                && n < SEGMENTS
                && last == first.len
                && let Some(next) = self.all.get(at + n)
                && next.to == first.to
                && next.len <= first.len
                && len + next.len <= ENTRY
            {
                (n, len, last) = (n + 1, len + next.len, next.len);
            }
            let bytes = &self.bytes[first.start..first.start + len];
            batch.push((Outgoing { to: first.to, bytes, each: first.len }, n));
            at += n;
        }
        batch
    }

    /// Sends what the kernel takes. What it refuses is lost, and told to `refused` when it was too
    /// long. Returns the number of datagrams sent.
    pub(super) fn flush(
        &mut self,
        socket: &mut Datagrams,
        refused: &mut dyn FnMut(RefusedDatagram),
    ) -> usize {
        let mut gone = 0;
        while self.next < self.all.len() {
            let batch = self.batch(socket.cuts());
            let entries: Vec<Outgoing<'_>> = batch.iter().map(|b| b.0).collect();
            match socket.send(&entries) {
                Ok(taken) => {
                    let sent: usize = batch.iter().take(taken).map(|b| b.1).sum();
                    self.next += sent;
                    gone += sent;
                    if taken == 0 {
                        break;
                    }
                }
                Err(e) if datagram::is_full(&e) => break,
                Err(e) => {
                    let first = batch.first().map_or(1, |b| b.1);
                    if let Some(Waiting { to, len, .. }) = self.all.get(self.next).copied()
                        && datagram::is_too_long(&e)
                    {
                        refused(RefusedDatagram { to, len });
                    }
                    // No route now, a filter, no neighbour: lost like on the way.
                    self.next += first;
                }
            }
        }
        if self.next == self.all.len() {
            self.bytes.clear();
            self.all.clear();
            self.next = 0;
        } else if self.next > MOST / 2 {
            let start = self.all[self.next].start;
            self.bytes.drain(..start);
            self.all.drain(..self.next);
            self.all.iter_mut().for_each(|w| w.start -= start);
            self.next = 0;
        }
        gone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_neighbours_go_as_one() {
        let (a, b): (SocketAddr, SocketAddr) =
            ("127.0.0.1:1".parse().unwrap(), "127.0.0.1:2".parse().unwrap());
        let mut out = Out::default();
        for (to, len) in [(a, 100), (a, 100), (a, 40), (a, 100), (b, 100), (b, 200), (b, 200)] {
            out.push(to, &[&vec![len as u8; len]]);
        }
        let shape = |cuts| {
            let entry = |(e, n): &(Outgoing<'_>, usize)| (e.to, e.bytes.len(), e.each, *n);
            out.batch(cuts).iter().map(entry).collect::<Vec<_>>()
        };
        let merged = [(a, 240, 100, 3), (a, 100, 100, 1), (b, 100, 100, 1), (b, 400, 200, 2)];
        assert_eq!(shape(true), merged);
        assert_eq!(shape(false).len(), 7);
        assert!(out.has_room(1, 160, 1000) && !out.has_room(1, 161, 1000));
        assert!(Out::default().has_room(1, 100_000, 10), "one always may");
    }
}
