//! One stream through a gateway: bytes of two connections, each given to the other. Nothing of it
//! is read here; what one side does not take yet is kept, up to a bound, and then the other one is
//! not read any more, so that its sender waits.

use std::io::{self, ErrorKind, IoSlice};
use std::net::{Shutdown, TcpStream};
use std::os::fd::{AsFd, AsRawFd};

use hawser_os::poll::{Interest, Poller};
use hawser_os::socket;

/// Most bytes that are kept for one side, and are read at once.
pub(super) const PIECE: usize = 256 << 10;
/// Reads of one side between two looks at everything else.
const ROUNDS: usize = 4;

/// One of the two connections.
#[derive(Debug)]
struct End {
    stream: TcpStream,
    token: u64,
    /// What it is watched for; `None`: it is not in the set.
    interest: Option<Interest>,
    /// What it has not taken yet, from `at` on.
    pending: Vec<u8>,
    at: usize,
    /// Nothing more comes from it.
    ended: bool,
    /// It knows that nothing more comes from the other side.
    told: bool,
    /// Its connection is no more; what has come before is still read.
    gone: bool,
}

impl End {
    fn new(stream: TcpStream, token: u64) -> io::Result<End> {
        stream.set_nonblocking(true)?;
        // A refusal makes it slower.
        let _ = stream.set_nodelay(true);
        let (interest, pending, at) = (None, Vec::new(), 0);
        let (ended, told, gone) = (false, false, false);
        Ok(End { stream, token, interest, pending, at, ended, told, gone })
    }

    /// Sends what it can take.
    fn send(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut sent = 0;
        while let Some(rest) = bytes.get(sent..).filter(|r| !r.is_empty()) {
            match socket::send_parts(self.stream.as_raw_fd(), &[IoSlice::new(rest)]) {
                Ok(n) => sent += n,
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) if e.kind() == ErrorKind::WouldBlock => break,
                Err(e) => return Err(e),
            }
        }
        Ok(sent)
    }

    /// Sends what it has not taken before. True: nothing is left.
    fn flush(&mut self) -> io::Result<bool> {
        let pending = std::mem::take(&mut self.pending);
        let rest = pending.get(self.at..).unwrap_or_default();
        let sent = self.send(rest)?;
        self.at += sent;
        if sent == rest.len() {
            self.at = 0;
            return Ok(true);
        }
        self.pending = pending;
        Ok(false)
    }

    fn watch(&mut self, wanted: Option<Interest>, set: &Poller) -> io::Result<()> {
        match (self.interest, wanted) {
            (before, wanted) if before == wanted => {}
            (None, Some(what)) => set.add(self.stream.as_fd(), self.token, what)?,
            (Some(_), Some(what)) => set.change(self.stream.as_fd(), self.token, what)?,
            (_, None) => set.remove(self.stream.as_fd()),
        }
        self.interest = wanted;
        Ok(())
    }
}

/// See the module's documentation.
#[derive(Debug)]
pub(super) struct Pump {
    ends: [End; 2],
}

/// How a look at a stream ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PumpState {
    /// It goes on.
    Open,
    /// Both sides have said all.
    Over,
}

impl Pump {
    /// A stream between two connections, with these tokens in the set.
    ///
    /// # Errors
    /// What the kernel said of a connection.
    pub(super) fn new(streams: [TcpStream; 2], tokens: [u64; 2]) -> io::Result<Pump> {
        let [a, b] = streams;
        Ok(Pump { ends: [End::new(a, tokens[0])?, End::new(b, tokens[1])?] })
    }

    /// Moves what can be moved. `closed`: the kernel says of this end that its connection is no
    /// more. `scratch` has [`PIECE`] bytes.
    ///
    /// # Errors
    /// A connection has broken, and with it the stream.
    pub(super) fn advance(
        &mut self,
        closed: Option<u64>,
        scratch: &mut [u8],
        set: &Poller,
    ) -> io::Result<PumpState> {
        self.carry(0, scratch)?;
        self.carry(1, scratch)?;
        if self.ends.iter().all(|end| end.told) {
            self.leave(set);
            return Ok(PumpState::Over);
        }
        for i in 0..2 {
            let waits = !self.ends[1 - i].pending.is_empty();
            let end = &mut self.ends[i];
            end.gone |= closed == Some(end.token);
            // All that came from it is with the other side, and it takes nothing any more.
            if end.gone && end.ended && !waits && !end.told {
                return Err(ErrorKind::ConnectionReset.into());
            }
            let wanted = match (!end.ended && !waits, !end.pending.is_empty()) {
                (true, true) => Interest::Both,
                (true, false) => Interest::Read,
                (false, true) => Interest::Write,
                (false, false) => Interest::Nothing,
            };
            // What has come before its end is read when the other side has room: until then, and
            // when all is read, the kernel would tell its end again and again.
            let quiet = end.gone && (waits || end.ended);
            end.watch((!quiet).then_some(wanted), set)?;
        }
        Ok(PumpState::Open)
    }

    /// Moves bytes from one end to the other.
    fn carry(&mut self, from: usize, scratch: &mut [u8]) -> io::Result<()> {
        let [a, b] = &mut self.ends;
        let (from, to) = if from == 0 { (a, b) } else { (b, a) };
        let mut rounds = 0;
        while to.flush()? && !from.ended && rounds < ROUNDS {
            rounds += 1;
            match socket::receive(from.stream.as_raw_fd(), scratch) {
                Ok(0) => from.ended = true,
                Ok(n) => {
                    let bytes = scratch.get(..n).unwrap_or_default();
                    let sent = to.send(bytes)?;
                    to.pending.extend_from_slice(bytes.get(sent..).unwrap_or_default());
                }
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) if e.kind() == ErrorKind::WouldBlock => break,
                Err(e) => return Err(e),
            }
        }
        if from.ended && to.pending.is_empty() && !to.told {
            to.told = true;
            // It may be gone already, which its own reading tells.
            let _ = to.stream.shutdown(Shutdown::Write);
        }
        Ok(())
    }

    /// Takes it out of the set.
    pub(super) fn leave(&mut self, set: &Poller) {
        for end in self.ends.iter_mut().filter(|e| e.interest.is_some()) {
            set.remove(end.stream.as_fd());
            end.interest = None;
        }
    }

    /// Bytes that are kept.
    #[cfg(test)]
    fn kept(&self) -> usize {
        self.ends.iter().map(|e| e.pending.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_os::poll::Event;
    use std::io::{Read, Write};
    use std::net::TcpListener;

    fn pair() -> (TcpStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let out = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        (out, listener.accept().unwrap().0)
    }

    struct Bench {
        pump: Pump,
        set: Poller,
        scratch: Vec<u8>,
        state: Option<PumpState>,
    }

    impl Bench {
        /// A stream, and what the processes at its ends have.
        fn new() -> (Bench, TcpStream, TcpStream) {
            let ((a, near), (b, far)) = (pair(), pair());
            let pump = Pump::new([near, far], [0, 1]).unwrap();
            let set = Poller::new().unwrap();
            let (scratch, state) = (vec![0; PIECE], None);
            let mut bench = Bench { pump, set, scratch, state };
            bench.advance(None);
            (bench, a, b)
        }

        fn advance(&mut self, closed: Option<u64>) {
            self.state = self.pump.advance(closed, &mut self.scratch, &self.set).ok();
        }

        /// Waits for an event and handles all.
        fn turn(&mut self) {
            let mut events: Vec<Event> = Vec::new();
            self.set.wait(1_000, &mut events).unwrap();
            for event in events {
                self.advance(event.closed.then_some(event.token));
            }
        }
    }

    #[test]
    fn bytes_go_both_ways_and_ends_are_told() {
        let (mut bench, mut a, mut b) = Bench::new();
        let mut got = [0; 5];
        a.write_all(b"there").unwrap();
        bench.turn();
        b.read_exact(&mut got).unwrap();
        assert_eq!(&got, b"there");
        a.shutdown(Shutdown::Write).unwrap();
        bench.turn();
        assert_eq!(b.read(&mut got).unwrap(), 0, "half of it has ended");
        b.write_all(b"again").unwrap();
        bench.turn();
        a.read_exact(&mut got).unwrap();
        assert_eq!(&got, b"again", "the other half goes on");
        drop(b);
        bench.turn();
        assert_eq!((a.read(&mut got).unwrap(), bench.state), (0, Some(PumpState::Over)));
    }

    /// A receiver that does not read holds up its sender, and nothing grows.
    #[test]
    fn what_is_not_taken_is_bounded() {
        let (mut bench, a, mut b) = Bench::new();
        a.set_nonblocking(true).unwrap();
        let (mut sent, mut idle) = (0usize, 0);
        let piece = vec![7; 64 << 10];
        while idle < 3 {
            match (&a).write(&piece) {
                Ok(n) => (sent, idle) = (sent + n, 0),
                Err(_) => idle += 1,
            }
            bench.advance(None);
            assert!(bench.pump.kept() <= PIECE);
        }
        assert!(bench.pump.kept() > 0);
        drop(a);
        let (mut got, mut bytes) = (0, vec![0; 64 << 10]);
        b.set_nonblocking(true).unwrap();
        loop {
            match b.read(&mut bytes) {
                Ok(0) => break,
                Ok(n) => got += n,
                Err(_) => bench.turn(),
            }
        }
        assert_eq!(got, sent, "all of it arrives when it reads");
    }

    /// Whoever is gone has said what is not read yet, however much the other side takes at once.
    #[test]
    fn all_arrives_of_an_end_that_is_gone() {
        let (mut bench, mut a, mut b) = Bench::new();
        // Both directions of the first connection end: the kernel tells that it is no more.
        b.shutdown(Shutdown::Write).unwrap();
        bench.turn();
        assert_eq!(a.read(&mut [0; 1]).unwrap(), 0);
        let mut sent = 0;
        while bench.pump.kept() == 0 {
            sent += a.write(&[7; 32 << 10]).unwrap();
            bench.advance(None);
        }
        // This lies with the kernel, and so does the end behind it.
        sent += a.write(&[7; 16 << 10]).unwrap();
        drop(a);
        bench.turn();
        // What one look reads is less than what there is, and less than what the other side takes.
        bench.scratch.truncate(1 << 10);
        let mut bytes = vec![0; 8 << 20];
        let mut got = 0;
        while got < sent {
            // The other side takes all that is there at once.
            b.set_nonblocking(true).unwrap();
            while let Ok(n @ 1..) = b.read(&mut bytes) {
                got += n;
            }
            let mut events: Vec<Event> = Vec::new();
            bench.set.wait(2_000, &mut events).unwrap();
            assert!(!events.is_empty() || got == sent, "{got} of {sent} bytes, and nothing is due");
            for event in events {
                bench.advance(event.closed.then_some(event.token));
            }
        }
        assert_eq!(got, sent);
    }

    /// A broken end breaks the other one.
    #[test]
    fn an_end_that_breaks_ends_the_stream() {
        let (mut bench, a, mut b) = Bench::new();
        b.write_all(b"unread").unwrap();
        bench.turn();
        socket::break_off(a.as_fd());
        drop(a);
        bench.turn();
        assert_eq!(bench.state, None);
        drop(bench);
        assert!(matches!(b.read(&mut [0; 8]), Ok(0) | Err(_)));
    }
}
