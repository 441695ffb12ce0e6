//! A link between two neighbours of the tree: messages arrive whole, once and in order, whatever
//! happens to the connections below. Pure: bytes in, bytes out, time as an argument.
//!
//! Each side numbers its messages and keeps them until the other has acknowledged them; every frame
//! carries an acknowledgement. When a connection is lost and another one made, each side first
//! says how many messages it has received ([`Kind::Resume`]), and the other goes on from there.
//! What is kept is bounded by those who make messages: output and input of ranks go by credit
//! (`Order::Room`, `Report::Taken`), and everything else is told once for something that happens.

use std::collections::VecDeque;

use super::wire::{HEAD, Head, Kind};
use crate::WireError;
use crate::control::wire::BODY_MAX;

/// Messages after which the other side is told that they have arrived.
const ACK_MESSAGES: u64 = 16;
/// The same in bytes.
const ACK_BYTES: usize = 256 << 10;

/// Where the present connection stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Stage {
    /// There is none.
    #[default]
    Down,
    /// The other side has not said yet from where to go on.
    Resuming,
    /// Messages flow.
    Up,
}

/// A frame that does not follow from what came before. The connection ends; the link can go on
/// over another one.
pub(super) const ORDER: WireError = WireError::malformed("frames out of order");
/// The other side wants messages that are gone, or that it cannot know of.
const RESUME: WireError =
    WireError::malformed("the other side goes on from a place that does not exist");

/// The two ends of a conversation. See the module's documentation.
#[derive(Debug, Default)]
pub struct Link {
    stage: Stage,
    /// Messages sent that the other side has not acknowledged; the first has number `acked`.
    kept: VecDeque<Vec<u8>>,
    acked: u64,
    /// Number of the next message that goes out on this connection.
    next: u64,
    /// What goes out now, and how much of it has.
    output: Vec<u8>,
    written: usize,
    /// The beginning of a frame.
    input: Vec<u8>,
    arrived: VecDeque<Vec<u8>>,
    received: u64,
    /// How many of them the other side knows of, and the bytes since.
    told: u64,
    unacknowledged_bytes: usize,
    ack_due: bool,
    ending: bool,
    bye_sent: bool,
    ended: bool,
    heard_at: u64,
    spoke_at: u64,
}

impl Link {
    /// A link without a connection.
    pub fn new() -> Link {
        Link::default()
    }

    /// Takes a message.
    ///
    /// # Panics
    /// When the message is longer than [`BODY_MAX`], or after [`Link::end`].
    pub fn push(&mut self, body: Vec<u8>) {
        assert!(body.len() <= BODY_MAX && !self.ending, "no message for a link");
        self.kept.push_back(body);
    }

    /// True when the other side has acknowledged everything.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Nothing more will be pushed: when all is acknowledged, the other side is told.
    pub fn end(&mut self) {
        self.ending = true;
    }

    /// The other side sends nothing more, and has everything.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// True while there is a connection over which messages flow.
    pub fn is_up(&self) -> bool {
        self.stage == Stage::Up
    }

    /// There is a connection, whose handshake is over.
    pub fn handle_open(&mut self, now: u64) {
        self.handle_closed();
        self.stage = Stage::Resuming;
        self.heard_at = now;
        self.spoke_at = now;
        self.write_head(Kind::Resume, 0, self.acked);
    }

    /// The connection is lost. What was under way goes out again over the next one.
    pub fn handle_closed(&mut self) {
        self.stage = Stage::Down;
        self.input.clear();
        self.output.clear();
        self.written = 0;
        self.ack_due = false;
        self.bye_sent = false;
    }

    /// Bytes have come.
    ///
    /// # Errors
    /// The connection is to be closed.
    pub fn handle_bytes(&mut self, bytes: &[u8], now: u64) -> Result<(), WireError> {
        self.heard_at = now;
        self.input.extend_from_slice(bytes);
        let mut at = 0;
        while let Some(head) = self.input.get(at..).and_then(|rest| rest.first_chunk::<HEAD>()) {
            let head = Head::decode(head)?;
            let end = at + HEAD + head.len as usize;
            if self.input.len() < end {
                break;
            }
            let body = self.input.get(at + HEAD..end).map(<[u8]>::to_vec).unwrap_or_default();
            self.handle_frame(&head, body)?;
            at = end;
        }
        self.input.drain(..at);
        Ok(())
    }

    fn handle_frame(&mut self, head: &Head, body: Vec<u8>) -> Result<(), WireError> {
        match (self.stage, head.kind) {
            (Stage::Resuming, Kind::Resume) => {
                self.acknowledge(head.received).map_err(|_| RESUME)?;
                self.next = self.acked;
                self.stage = Stage::Up;
                return Ok(());
            }
            (Stage::Up, Kind::Message | Kind::Ack | Kind::Bye) if !self.ended => {}
            // The connection may have been lost before the other side knew that we have its bye.
            (Stage::Up, Kind::Ack | Kind::Bye) => {}
            _ => return Err(ORDER),
        }
        self.acknowledge(head.received)?;
        if head.number != self.received as u32 {
            return Err(ORDER);
        }
        match head.kind {
            Kind::Message => {
                self.received += 1;
                self.unacknowledged_bytes += body.len();
                self.arrived.push_back(body);
                let many = self.received - self.told >= ACK_MESSAGES;
                self.ack_due |= many || self.unacknowledged_bytes >= ACK_BYTES;
            }
            Kind::Bye => {
                self.ended = true;
                self.ack_due = true;
            }
            Kind::Ack | Kind::Resume => {}
        }
        Ok(())
    }

    /// The other side has received so many messages, modulo 2^32.
    fn acknowledge(&mut self, received: u32) -> Result<(), WireError> {
        let more = received.wrapping_sub(self.acked as u32) as usize;
        // While a connection resumes, everything kept may have gone out on the one before it.
        let under_way = match self.stage {
            Stage::Up => (self.next - self.acked) as usize,
            Stage::Resuming | Stage::Down => self.kept.len(),
        };
        if more > under_way {
            return Err(ORDER);
        }
        self.kept.drain(..more);
        self.acked += more as u64;
        Ok(())
    }

    /// The next message that has come.
    pub fn poll_message(&mut self) -> Option<Vec<u8>> {
        self.arrived.pop_front()
    }

    /// Time has passed: with nothing said for `beat`, the link says that it is alive.
    pub fn handle_time(&mut self, now: u64, beat: u64) {
        if self.stage == Stage::Up && now.saturating_sub(self.spoke_at) >= beat {
            self.ack_due = true;
        }
        // Whoever waits for room should not wait for the next message of ours.
        self.ack_due |= self.stage == Stage::Up && self.received > self.told;
    }

    /// For how long nothing has come; `None` without a connection.
    pub fn silence(&self, now: u64) -> Option<u64> {
        (self.stage != Stage::Down).then(|| now.saturating_sub(self.heard_at))
    }

    /// The bytes to be written next; empty: nothing.
    pub fn poll_output(&mut self) -> &[u8] {
        if self.written == self.output.len() {
            self.output.clear();
            self.written = 0;
            self.fill();
        }
        self.output.get(self.written..).unwrap_or_default()
    }

    /// So many of these bytes have been written.
    pub fn handle_written(&mut self, n: usize, now: u64) {
        self.written = (self.written + n).min(self.output.len());
        self.spoke_at = now;
    }

    fn fill(&mut self) {
        if self.stage != Stage::Up {
            return;
        }
        let at = (self.next - self.acked) as usize;
        if let Some(body) = self.kept.get(at) {
            let body = body.clone();
            self.write_head(Kind::Message, body.len() as u32, self.next);
            self.output.extend_from_slice(&body);
            self.next += 1;
        } else if self.ending && !self.bye_sent && self.kept.is_empty() {
            self.bye_sent = true;
            self.write_head(Kind::Bye, 0, self.next);
        } else if self.ack_due {
            self.write_head(Kind::Ack, 0, self.next);
        }
    }

    fn write_head(&mut self, kind: Kind, len: u32, number: u64) {
        let head = Head { kind, len, number: number as u32, received: self.received as u32 };
        self.output.extend_from_slice(&head.encode());
        self.told = self.received;
        self.unacknowledged_bytes = 0;
        self.ack_due = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Moves at most `most` bytes from `a` to `b`.
    fn flow(a: &mut Link, b: &mut Link, most: usize, now: u64) -> usize {
        let bytes = a.poll_output();
        let bytes = bytes[..bytes.len().min(most)].to_vec();
        a.handle_written(bytes.len(), now);
        b.handle_bytes(&bytes, now).expect("good bytes");
        bytes.len()
    }

    fn settle(a: &mut Link, b: &mut Link) {
        while flow(a, b, usize::MAX, 0) + flow(b, a, usize::MAX, 0) > 0 {}
    }

    /// Until all is acknowledged and both have said bye.
    fn finish(a: &mut Link, b: &mut Link) {
        for _ in 0..3 {
            a.handle_time(1, 1);
            b.handle_time(1, 1);
            settle(a, b);
        }
    }

    fn open(a: &mut Link, b: &mut Link) {
        a.handle_open(0);
        b.handle_open(0);
    }

    #[test]
    fn messages_arrive_and_are_acknowledged() {
        let (mut a, mut b) = (Link::new(), Link::new());
        a.push(b"before".to_vec());
        assert!(!a.is_up());
        open(&mut a, &mut b);
        settle(&mut a, &mut b);
        assert_eq!(b.poll_message().as_deref(), Some(&b"before"[..]));
        assert!(a.is_up() && !a.is_empty());
        b.handle_time(1, 1000);
        settle(&mut a, &mut b);
        assert!(a.is_empty());
        a.push(vec![0; 200]);
        settle(&mut a, &mut b);
        assert!(!a.is_empty());
        b.handle_time(1, 1000);
        settle(&mut a, &mut b);
        assert!(a.is_empty());
    }

    #[test]
    fn silence_is_broken_by_beats() {
        let (mut a, mut b) = (Link::new(), Link::new());
        open(&mut a, &mut b);
        settle(&mut a, &mut b);
        a.handle_time(999, 1000);
        assert!(a.poll_output().is_empty());
        a.handle_time(1000, 1000);
        assert_eq!(flow(&mut a, &mut b, 99, 1000), HEAD);
        assert_eq!((b.silence(1500), a.silence(1500)), (Some(500), Some(1500)));
        a.handle_closed();
        assert_eq!(a.silence(1500), None);
    }

    #[test]
    fn an_end_comes_after_everything() {
        let (mut a, mut b) = (Link::new(), Link::new());
        open(&mut a, &mut b);
        a.push(b"last".to_vec());
        a.end();
        b.end();
        settle(&mut a, &mut b);
        b.handle_time(0, 1000);
        settle(&mut a, &mut b);
        assert!(a.has_ended() && b.has_ended());
        assert_eq!(b.poll_message().as_deref(), Some(&b"last"[..]));
    }

    #[test]
    fn a_bye_may_be_said_again() {
        let (mut a, mut b) = (Link::new(), Link::new());
        open(&mut a, &mut b);
        settle(&mut a, &mut b);
        a.end();
        while flow(&mut a, &mut b, usize::MAX, 0) > 0 {}
        assert!(b.has_ended() && !a.has_ended());
        open(&mut a, &mut b);
        b.push(b"late".to_vec());
        b.end();
        settle(&mut a, &mut b);
        a.handle_time(0, 1000);
        settle(&mut a, &mut b);
        assert!(a.has_ended() && b.has_ended());
        assert_eq!(a.poll_message().as_deref(), Some(&b"late"[..]));
    }

    #[test]
    fn nonsense_closes_the_connection_only() {
        let mut a = Link::new();
        a.handle_open(0);
        assert!(a.handle_bytes(b"GET / HTTP/1.1\r\n", 0).is_err());
        let (mut a, mut b) = (Link::new(), Link::new());
        open(&mut a, &mut b);
        let ahead = Head { kind: Kind::Resume, len: 0, number: 0, received: 1 };
        assert_eq!(a.handle_bytes(&ahead.encode(), 0), Err(RESUME));
        let early = Head { kind: Kind::Ack, len: 0, number: 0, received: 0 };
        assert_eq!(b.handle_bytes(&early.encode(), 0), Err(ORDER));
        a.push(b"x".to_vec());
        open(&mut a, &mut b);
        settle(&mut a, &mut b);
        assert_eq!(b.poll_message().as_deref(), Some(&b"x"[..]));
    }

    proptest! {
        /// Whatever connections break amid whatever frames: all messages, once, in order.
        #[test]
        fn cuts_lose_nothing(
            steps in prop::collection::vec((0u8..12, 1usize..60, any::<bool>()), 1..400),
            end_at in 0usize..60,
        ) {
            let mut ends = [Link::new(), Link::new()];
            let mut sent = [0u32; 2];
            let mut got = [0u32; 2];
            for (what, size, side) in steps {
                let side = usize::from(side);
                match what {
                    0 => ends.iter_mut().for_each(Link::handle_closed),
                    1 => ends.iter_mut().for_each(|l| l.handle_open(0)),
                    2..=5 => {
                        let mut body = sent[side].to_be_bytes().to_vec();
                        body.resize(4 + size, 7);
                        ends[side].push(body);
                        sent[side] += 1;
                    }
                    6 => ends[side].handle_time(1, 1),
                    _ => {
                        let [a, b] = &mut ends;
                        let (from, to) = if side == 0 { (a, b) } else { (b, a) };
                        flow(from, to, size, 0);
                    }
                }
                for (end, got) in ends.iter_mut().zip(&mut got) {
                    while let Some(m) = end.poll_message() {
                        prop_assert_eq!(&m[..4], &got.to_be_bytes());
                        *got += 1;
                    }
                }
            }
            let [a, b] = &mut ends;
            a.end();
            b.end();
            // The end is cut off as well, somewhere.
            open(a, b);
            for _ in 0..end_at {
                flow(a, b, 7, 0);
                flow(b, a, 11, 0);
            }
            open(a, b);
            finish(a, b);
            prop_assert!(a.is_empty() && b.is_empty() && a.has_ended() && b.has_ended());
            for (end, got) in ends.iter_mut().zip(&mut got) {
                while let Some(m) = end.poll_message() {
                    prop_assert_eq!(&m[..4], &got.to_be_bytes());
                    *got += 1;
                }
            }
            prop_assert_eq!([got[1], got[0]], sent);
        }
    }
}
