//! One connection's I/O: writing here, reading and direct placement in `incoming`. How far it has
//! come is decided in [`super::place`], what a frame means in [`super::wire`].

mod incoming;

use std::io::{self, IoSlice, IoSliceMut};
use std::net::TcpStream;
use std::os::fd::{AsFd, AsRawFd, RawFd};

use hawser_os::socket;
use hawser_segment::Remote;
use hawser_segment::node::NetworkRow;
use hawser_wireup::EndpointId;
use hawser_wireup::tls::Session;

use super::fault::{Doing, TcpFault};
use super::outbox::{Ended, Outbox};
use super::place::TcpPlace;
use super::wire::{self, Bye, ControlQueue};
use crate::{Meter, Path, Placement};

/// Age of the last acknowledgement, in milliseconds, from which on it counts: kernels tell it in
/// ticks of up to 10.
const LATE_MS: u64 = 20;
/// Most bytes that another thread is given to send.
const EARLY_BYTES: usize = 128 << 10;
/// For how long the peer's kernel may leave questions unanswered while keys are agreed on, in
/// seconds.
const KEYS_S: u32 = 4;

/// Time between looks at connections for silence, in nanoseconds.
pub(super) const LOOK_NS: u64 = 1_000_000_000;
/// Acknowledgements that are this near to each other, in nanoseconds, are one: kernels tell the
/// time of the last one in whole ticks.
const SAME_NS: u64 = 200_000_000;

/// A host that is seen not to acknowledge what it was sent. Times are monotonic nanoseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Silence {
    looked_ns: u64,
    /// When it last acknowledged something.
    heard_ns: u64,
    /// For how long it was seen so. Between two looks counts no more than the time after which a
    /// look is due: while a process computes it does not look, and what waits for an
    /// acknowledgement afterwards may have left a moment ago.
    pub(super) waited_ns: u64,
}

impl Silence {
    /// What another look finds.
    pub(super) fn after(before: Option<Silence>, now: u64, heard_ns: u64) -> Silence {
        let same = before.filter(|b| b.heard_ns.abs_diff(heard_ns) < SAME_NS);
        let waited = |b: Silence| b.waited_ns + now.saturating_sub(b.looked_ns).min(LOOK_NS);
        Silence { looked_ns: now, heard_ns, waited_ns: same.map_or(0, waited) }
    }
}

/// Where the bytes belong that arrive next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Inflow {
    /// They begin a frame, or go on with the one in the buffer.
    Frames,
    /// To memory that the sink gives, of which so many bytes are filled.
    Placing(Placement, usize),
    /// Nowhere: so many are the rest of a message that nobody wants any more.
    Unwanted(usize),
    /// Nowhere: the peer has sent its last frame.
    Over,
}

/// The message in whose middle a connection has broken, and which the next one brings again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Begun(Placement);

/// What [`Connection::deliver`] has found, for the endpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Delivered {
    /// Messages that have arrived.
    pub(super) arrived: u64,
    /// Their bytes.
    pub(super) bytes: usize,
    /// The sender of one of them waits for the acknowledgement.
    pub(super) prompt: bool,
    /// So many messages of this side have arrived, as the peer says.
    pub(super) told: u64,
    /// The peer's messages go on here: the number of the first, and whether it is
    /// [fresh](super::wire::Frame::Start). What is behind that is not delivered yet.
    pub(super) start: Option<(u64, bool)>,
}

/// One connection.
#[derive(Debug)]
pub(super) struct Connection {
    stream: TcpStream,
    /// What encrypts it.
    session: Option<Box<Session>>,
    /// Keys are being agreed on.
    begins: bool,
    /// Who is at the other end.
    pub(super) peer: Remote,
    pub(super) to: EndpointId,
    pub(super) place: TcpPlace,
    /// Connections made later have higher numbers.
    pub(super) serial: u64,
    /// The pass in which it was last used.
    pub(super) used: u32,
    read: Vec<u8>,
    /// Where an empty buffer is filled: the beginning of a page, as the kernel's mostly is (see
    /// [`wire::padding`]).
    base: usize,
    start: usize,
    end: usize,
    inflow: Inflow,
    /// The peer's messages come on this connection.
    pub(super) carries: bool,
    /// So many messages had arrived when those to the peer began to go on it.
    pub(super) acked_before: u64,
    /// So many messages that come next have arrived on an earlier connection.
    repeats: u64,
    begun: Option<Begun>,
    /// The sender of the message that comes waits for the acknowledgement.
    prompt: bool,
    news: Delivered,
    /// Frames that are no messages and wait to be written.
    control: ControlQueue,
    /// So many bytes of them come first in what another thread sends; and so many bytes of messages
    /// it has sent of which the outbox has not been told.
    lent: usize,
    sent: usize,
    /// The last frame is to be written when nothing else waits.
    bye: Option<Bye>,
    /// The peer's last frame.
    pub(super) heard: Option<Bye>,
    /// Messages of its endpoint wait to be written on it.
    pub(super) behind: bool,
    /// The peer's host has been seen not to acknowledge what it was sent.
    pub(super) unheard: Option<Silence>,
    /// Where its traffic counts.
    pub(super) row: Option<&'static NetworkRow>,
    meter: Meter,
    /// There are other ways to the peer: what is sent is shared out by what is measured.
    pub(super) is_scheduled: bool,
    /// The way is measured when the peer has said that it has so many messages.
    pub(super) timed: u64,
}

impl Connection {
    pub(super) fn new(
        stream: TcpStream,
        session: Option<Session>,
        (peer, to, serial): (Remote, EndpointId, u64),
        row: Option<&'static NetworkRow>,
    ) -> Connection {
        // A refusal changes speed only.
        let _ = stream.set_nodelay(true);
        let begins = session.is_some();
        if begins {
            // While this side waits for the peer's key, nothing is under way by which it would see
            // that the other end is gone.
            socket::ask_for_answers(stream.as_fd(), Some(KEYS_S));
        }
        Connection {
            stream,
            session: session.map(Box::new),
            begins,
            peer,
            to,
            place: TcpPlace::Open,
            serial,
            used: 0,
            read: Vec::new(),
            base: 0,
            start: 0,
            end: 0,
            inflow: Inflow::Frames,
            carries: false,
            acked_before: 0,
            repeats: 0,
            begun: None,
            prompt: false,
            news: Delivered::default(),
            control: ControlQueue::default(),
            lent: 0,
            sent: 0,
            bye: None,
            heard: None,
            behind: false,
            unheard: None,
            row,
            meter: Meter::default(),
            is_scheduled: false,
            timed: u64::MAX,
        }
    }

    pub(super) fn stream(&self) -> &TcpStream {
        &self.stream
    }

    pub(super) fn fd(&self) -> RawFd {
        self.stream.as_raw_fd()
    }

    /// How the way to the peer is now, with so many bytes of messages that wait for it.
    pub(super) fn path(&mut self, now: u64, waiting: u64) -> Path {
        let fd = self.stream.as_fd();
        let figures = socket::figures(fd).unwrap_or_default();
        let queued = socket::untaken_bytes(fd) as u64 + waiting;
        self.meter.look(now, figures.taken, queued, figures.rate);
        if let Some(row) = self.row {
            row.measured(figures.round_trip_ns, self.meter.rate());
        }
        Path {
            queued,
            rate: self.meter.rate(),
            delay_ns: figures.round_trip_ns / 2,
            age_ns: self.meter.age(now),
        }
    }

    /// A long fragment has arrived, as the peer says.
    #[cold]
    pub(super) fn measure(&mut self, now: u64, waiting: u64) {
        let figures = socket::figures(self.stream.as_fd()).unwrap_or_default();
        // A process that has computed meanwhile says it late; its kernel has not.
        let late = if figures.heard_ms >= LATE_MS { figures.heard_ms * 1_000_000 } else { 0 };
        let at = now.saturating_sub(late);
        let queued = socket::untaken_bytes(self.stream.as_fd()) as u64 + waiting;
        self.meter.ended(at, figures.taken, queued, figures.round_trip_ns);
    }

    /// Something is sent that is long enough to be measured by.
    #[inline]
    pub(super) fn begins(&mut self, now: fn() -> u64) {
        if self.is_scheduled && self.meter.rests() {
            let figures = socket::figures(self.stream.as_fd()).unwrap_or_default();
            self.meter.begins(now(), figures.taken);
        }
    }

    /// Something waits to be written.
    pub(super) fn has_output(&self) -> bool {
        self.behind || self.bye.is_some() || !self.control.is_empty() || self.owes()
    }

    /// Nothing waits but, perhaps, what is encrypted: a message may be written at once.
    #[inline]
    pub(super) fn is_free(&self) -> bool {
        !self.behind && self.control.is_empty() && self.bye.is_none()
    }

    /// Encrypted bytes wait for the kernel that reading has made: the session's own.
    #[inline]
    pub(super) fn owes(&self) -> bool {
        self.session.as_ref().is_some_and(|s| s.has_output())
    }

    /// Messages that count as written are among them.
    pub(super) fn owes_messages(&self) -> bool {
        self.session.as_ref().is_some_and(|s| s.is_open() && s.has_output())
    }

    /// The kernel has room to be waited for: something waits, and not for the peer's key.
    pub(super) fn wants_room(&self) -> bool {
        match &self.session {
            None => !self.is_free(),
            Some(session) => session.has_output() || session.is_open() && !self.is_free(),
        }
    }

    /// Queues a frame that is no message; it goes before messages.
    pub(super) fn push_control(&mut self, frame: &[u8]) {
        self.regain();
        self.control.push(frame);
    }

    /// Queues the word that so many messages have come, as [`Connection::push_control`].
    pub(super) fn push_arrived(&mut self, count: u64) {
        self.regain();
        self.control.push_arrived(count);
    }

    /// Queues the last frame; it goes behind all messages.
    pub(super) fn push_bye(&mut self, why: Bye) {
        self.bye = Some(why);
    }

    /// What was found since the last call.
    #[inline]
    pub(super) fn take_news(&mut self) -> Delivered {
        std::mem::take(&mut self.news)
    }

    /// The peer's messages come here from now on. The first `repeats` of them, and the beginning of
    /// the one behind these, have come on another connection.
    pub(super) fn carry(&mut self, repeats: u64, begun: Option<Begun>) {
        self.carries = true;
        self.repeats = repeats;
        self.begun = begun;
    }

    /// The message in whose middle it ends, if that one has had its turn.
    pub(super) fn take_begun(&mut self) -> Option<Begun> {
        match self.inflow {
            Inflow::Placing(placement, _) => Some(Begun(placement)),
            _ => self.begun.take(),
        }
    }

    /// Something has come, or was looked for.
    #[inline]
    pub(super) fn has_looked(&mut self) {
        if self.begins {
            self.has_begun();
        }
    }

    #[cold]
    fn has_begun(&mut self) {
        self.begins = self.session.as_ref().is_some_and(|s| !s.is_open());
        if !self.begins {
            socket::ask_for_answers(self.stream.as_fd(), None);
        }
    }

    /// The ends have still to agree on keys.
    pub(super) fn is_agreeing(&self) -> bool {
        self.begins && self.session.as_ref().is_some_and(|s| !s.is_open())
    }

    /// Takes back what was to be said before and behind messages. False: some of it has left.
    pub(super) fn unsay(&mut self) -> bool {
        self.regain();
        if !self.is_agreeing() {
            return false;
        }
        self.behind = false;
        self.control.clear();
        true
    }

    /// Lets another thread agree on keys, and then send what waits of this and of `out`, while the
    /// program computes. Sends it at once where they have agreed.
    ///
    /// # Errors
    /// As [`Connection::flush`].
    #[cold]
    pub(super) fn lend(&mut self, out: &mut Outbox, ended: &mut Ended) -> Result<(), TcpFault> {
        self.regain();
        self.settle(out, ended);
        let Some(session) = self.session.as_mut().filter(|s| !s.is_open()) else {
            return self.flush(out, ended);
        };
        let Ok(socket) = self.stream.try_clone() else { return Ok(()) };
        let mut bytes = self.control.waiting().to_vec();
        self.lent = bytes.len();
        for part in out.parts(false) {
            let room = EARLY_BYTES.saturating_sub(bytes.len());
            bytes.extend_from_slice(part.get(..room).unwrap_or(&part));
        }
        session.lend(socket.into(), bytes);
        Ok(())
    }

    /// Takes the session back from another thread, however far it has come: its own frames that
    /// were sent are gone.
    fn regain(&mut self) {
        let Some(session) = &mut self.session else { return };
        session.regain();
        let sent = session.take_sent();
        let own = sent.min(self.lent);
        self.lent -= own;
        self.control.wrote(own);
        self.sent += sent - own;
    }

    /// True when another thread has ended with the session, or there is none.
    #[cold]
    fn comes_back(&mut self, out: &mut Outbox, ended: &mut Ended) -> bool {
        if self.session.as_ref().is_some_and(|s| s.is_lent()) {
            return false;
        }
        self.regain();
        self.settle(out, ended);
        true
    }

    /// Messages that another thread has sent are sent.
    fn settle(&mut self, out: &mut Outbox, ended: &mut Ended) {
        let sent = std::mem::take(&mut self.sent);
        if sent > 0 {
            out.written(sent, ended);
            self.behind = !out.is_written();
        }
    }

    /// Another thread agrees on keys. What becomes readable when it has ended with that.
    pub(super) fn loan(&self) -> Option<RawFd> {
        self.session.as_ref().and_then(|s| s.loan())
    }

    /// Goes on with the agreement on keys. False when that cannot be gone on with: what has
    /// happened is found by whoever reads.
    pub(super) fn agree(&mut self) -> bool {
        let fd = self.stream.as_raw_fd();
        let Some(session) = &mut self.session else { return true };
        if session.is_lent() {
            return true;
        }
        match session.flush(fd).and_then(|()| session.receive(fd, &mut [])) {
            Ok(_) => session.is_open(),
            Err(e) => is_transient(&e),
        }
    }

    /// Bytes that were decrypted, or can be, wait to be read.
    #[inline]
    pub(super) fn has_input(&self) -> bool {
        self.session.as_ref().is_some_and(|s| s.has_input())
    }

    #[inline]
    fn put(
        stream: &TcpStream,
        session: &mut Option<Box<Session>>,
        parts: &[IoSlice<'_>],
    ) -> io::Result<usize> {
        match session {
            None => socket::send_parts(stream.as_raw_fd(), parts),
            Some(session) => session.send(stream.as_raw_fd(), parts),
        }
    }

    #[inline]
    fn take(&mut self, to: std::ops::Range<usize>) -> io::Result<usize> {
        let fd = self.stream.as_raw_fd();
        let to = &mut self.read[to];
        match &mut self.session {
            None => socket::receive(fd, to),
            Some(session) => session.receive(fd, &mut [IoSliceMut::new(to)]),
        }
    }

    /// All bytes that were read are delivered.
    pub(super) fn is_between_frames(&self) -> bool {
        self.start == self.end && self.inflow == Inflow::Frames
    }

    /// Sends a frame with one system call; returns the bytes that the kernel took. Only if the
    /// connection [is free](Connection::is_free).
    #[inline]
    pub(super) fn try_send(&mut self, parts: [&[u8]; 3]) -> Result<usize, TcpFault> {
        let parts = parts.map(IoSlice::new);
        match Connection::put(&self.stream, &mut self.session, &parts) {
            Ok(n) => Ok(n),
            Err(e) if is_transient(&e) => Ok(0),
            Err(e) => Err(TcpFault::of(Doing::Sending, &e)),
        }
    }

    /// Writes what waits: its own frames, the messages of `out`, the last frame.
    pub(super) fn flush(&mut self, out: &mut Outbox, ended: &mut Ended) -> Result<(), TcpFault> {
        let is_settled = self.session.as_ref().is_none_or(|s| s.is_settled() && self.sent == 0);
        if !is_settled && !self.comes_back(out, ended) {
            return Ok(());
        }
        loop {
            let amid = self.behind && out.is_amid();
            let taken = if !amid && !self.control.is_empty() {
                let parts = [IoSlice::new(self.control.waiting())];
                Connection::put(&self.stream, &mut self.session, &parts)
                    .map(|n| self.control.wrote(n))
            } else if self.behind {
                let one = amid && !self.control.is_empty();
                let put = Connection::put(&self.stream, &mut self.session, &out.parts(one));
                put.map(|n| {
                    out.written(n, ended);
                    self.behind = !out.is_written();
                })
            } else if let Some(why) = self.bye.take() {
                self.control.push(&wire::bye(why));
                Ok(())
            } else {
                break;
            };
            match taken {
                Ok(()) => {}
                Err(e) if is_transient(&e) => return Ok(()),
                Err(e) => return Err(TcpFault::of(Doing::Sending, &e)),
            }
        }
        match &mut self.session {
            Some(session) => {
                session.flush(self.stream.as_raw_fd()).map_err(|e| TcpFault::of(Doing::Sending, &e))
            }
            None => Ok(()),
        }
    }
}

fn is_transient(e: &io::Error) -> bool {
    matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_without_looks_is_no_silence() {
        let s = |seconds: u64| seconds * LOOK_NS;
        let first = Silence::after(None, s(10), s(10));
        assert_eq!(first.waited_ns, 0);
        // The process computes; what it sends then is not yet acknowledged when it looks.
        let second = Silence::after(Some(first), s(16), s(10) + SAME_NS / 2);
        assert_eq!(second.waited_ns, LOOK_NS);
        // An acknowledgement ends a silence.
        assert_eq!(Silence::after(Some(second), s(17), s(16)).waited_ns, 0);
        let silent = (17..=19).fold(second, |b, now| Silence::after(Some(b), s(now), s(10)));
        assert_eq!(silent.waited_ns, 4 * LOOK_NS);
    }
}
