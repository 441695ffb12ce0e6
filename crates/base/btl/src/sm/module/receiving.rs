//! Receiving: which rings a pass polls, and the messages in them.

use std::sync::atomic::Ordering;

use hawser_lockfree::copy;
use hawser_lockfree::ring::{Consumer, LINE_DATA};
use hawser_segment::Remote;
use hawser_segment::node::BulkArea;

use super::Sm;
use crate::sm::pipe::{ASK_AHEAD, Pipe, Taken};
use crate::sm::segment::{Bounds, BulkRef, Damage, LineKind, Refers, Word, lines_for};
use crate::{Failure, Sink};

/// Rings that every pass polls.
pub(in crate::sm) const HOT: usize = 6;
/// Further rings that one pass polls, in rotation.
pub(in crate::sm) const SCAN: usize = 4;
/// Quarters of rings that are delivered before a pass polls everything.
pub(in crate::sm) const QUARTERS: u32 = 16;
/// Longer messages delivered from one ring by one pass, so that one peer cannot starve the others.
const BUDGET: usize = 32;
/// Lines that a receiver fetches ahead while messages come one right behind the other.
const READ_AHEAD: usize = 4;

/// The receiving side from one peer.
#[derive(Debug)]
pub(super) struct Rx {
    consumer: Consumer,
    pub(super) from: Remote,
    pub(super) slot: u32,
    /// The sender's bulk slots.
    area: BulkArea,
    /// The message that its next line announces, when some of it was taken already.
    pipe: Option<Pipe>,
}

/// When a pass over everything is due.
#[derive(Default, Debug)]
pub(super) struct Due {
    /// Quarters of rings that were delivered since the last.
    quarters: u32,
    /// One is going on.
    now: bool,
}

impl Sm {
    /// Delivers what the rings that every pass polls hold, and does nothing else.
    #[inline(always)]
    pub(crate) fn glance<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        for ring in 0..self.rx.len().min(HOT) {
            if self.rx[ring].consumer.peek().is_some() {
                return self.poll(ring, sink);
            }
        }
        self.idle();
        0
    }

    /// [`Btl::progress`](crate::Btl::progress) for a known sink, whose deliveries are compiled
    /// into the polling.
    #[inline]
    pub fn deliver<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        self.pass = self.pass.wrapping_add(1);
        self.poll_next_doorbell(sink);
        let mut events = 0;
        for ring in 0..self.rx.len().min(HOT) {
            events += self.poll(ring, sink);
            if sink.is_satisfied() {
                return events;
            }
        }
        self.deliver_rest(events, sink)
    }

    /// [`Btl::sweep`](crate::Btl::sweep): every doorbell word and every ring.
    #[cold]
    #[inline(never)]
    pub(in crate::sm) fn deliver_all<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        (0..self.doorbells.len()).for_each(|word| self.poll_doorbell(word, sink));
        let (mut events, mut ring) = (0, 0);
        // A delivery can move rings; one that is missed so is found by the next call.
        while ring < self.rx.len() {
            events += self.poll_cold(ring, sink);
            ring += 1;
        }
        self.deliver_rest(events, sink)
    }

    /// A quarter of some ring was delivered. Now and then all is polled then, even if the sink is
    /// satisfied, so that no stream of messages that satisfy starves others: each hot ring is
    /// reached once in [`QUARTERS`] quarters at the latest, and the cold ones, the doorbell words,
    /// the reads and the offers to help are in turns. Returns the number of events.
    #[cold]
    #[inline(never)]
    fn quarter_read<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        self.due.quarters += 1;
        if self.due.quarters < QUARTERS || self.due.now {
            return 0;
        }
        self.due = Due { quarters: 0, now: true };
        self.poll_next_doorbell(sink);
        let mut events = self.close_lost(sink);
        for ring in 0..self.rx.len().min(HOT) {
            events += self.poll_cold(ring, sink);
        }
        events = self.deliver_rest(events, sink);
        self.due = Due::default();
        events
    }

    /// What comes after the hot rings, which brought `events`.
    #[inline(always)]
    fn deliver_rest<S: Sink + ?Sized>(&mut self, mut events: usize, sink: &mut S) -> usize {
        if self.rx.len() > HOT {
            events += self.scan(sink);
        }
        if !self.reads.is_idle() {
            events += self.reads.progress(&mut self.bulks, sink);
        }
        if !self.helps.is_idle() {
            events += self.helps.progress(self.node);
        }
        if events == 0 && self.deferred {
            events = self.run_deferred(sink);
        }
        events
    }

    /// Polls some of the rings that were quiet lately, in turn; one that was not becomes a hot one.
    /// A ring keeps its place until it is polled or becomes hot, so each is reached in one round.
    #[inline(never)]
    fn scan<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        let cold = self.rx.len() - HOT;
        let mut events = 0;
        for _ in 0..SCAN.min(cold) {
            if self.cold >= cold {
                self.cold = 0;
            }
            let ring = HOT + self.cold;
            self.cold += 1;
            let found = self.poll_cold(ring, sink);
            if found > 0 {
                self.cooled = (self.cooled + 1) % HOT;
                self.rx.swap(ring, self.cooled);
                events += found;
            }
        }
        events
    }

    /// [`Sm::poll`] for all but the two places where each instruction counts: what a sink does is
    /// compiled into those only.
    #[inline(never)]
    pub(super) fn poll_cold<S: Sink + ?Sized>(&mut self, ring: usize, sink: &mut S) -> usize {
        self.poll(ring, sink)
    }

    /// Delivers what one ring holds, at most until its producer is told that a quarter is free.
    #[inline(always)]
    fn poll<S: Sink + ?Sized>(&mut self, ring: usize, sink: &mut S) -> usize {
        let mut events = 0;
        let rx = &mut self.rx[ring];
        loop {
            let Some(word) = rx.consumer.peek() else { return events };
            let Some(Word { kind: LineKind::Line, tag, len }) = Word::decode(word) else {
                return events + self.poll_longer(ring, word, sink);
            };
            // A second message at once: there may be many, whose lines take longer to come here
            // than one message takes. One alone is often the last, and the line behind it then
            // belongs to the sender's cache.
            match events {
                0 => copy::prefetch(rx.consumer.address(1)),
                1 => (1..=READ_AHEAD).for_each(|i| copy::prefetch(rx.consumer.address(i))),
                _ => copy::prefetch(rx.consumer.address(READ_AHEAD)),
            }
            let from = rx.from;
            rx.consumer.data(0, |data| {
                // SAFETY: published and not given back: the line is ours; `len` was checked
                // against the line by `decode`.
                let message = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), len) };
                sink.message(from, tag, message);
            });
            let quarter = rx.consumer.give_back(1);
            events += 1;
            if quarter {
                return events + self.quarter_read(sink);
            }
            if sink.is_satisfied() {
                return events;
            }
        }
    }

    /// As [`Sm::poll`], from a message on that takes more than its line, whose head is `word`.
    #[inline(never)]
    fn poll_longer<S: Sink + ?Sized>(&mut self, ring: usize, mut word: u32, sink: &mut S) -> usize {
        self.pass = self.pass.wrapping_add(1);
        let rx = &mut self.rx[ring];
        let told = rx.consumer.told();
        let mut events = 0;
        let mut damage = None;
        loop {
            let Some(head) = Word::decode(word) else {
                damage = Some(Word::damage(word));
                break;
            };
            let taken = match head.kind {
                // The next pass.
                LineKind::Line => break,
                LineKind::Lines => rx.deliver_lines(&head, &mut self.scratch, sink),
                LineKind::Bulk => {
                    self.bulks.note_answer();
                    rx.deliver_bulk(&head, sink)
                }
                LineKind::Piped => {
                    if rx.pipe.is_none() {
                        self.bulks.note_answer();
                    }
                    rx.take(&head, sink)
                }
                LineKind::Joint => rx.offer(&head).and_then(|bulk| {
                    self.helps.offered(self.node, rx.slot, bulk).map(|()| Taken::All)
                }),
            };
            match taken {
                Ok(Taken::All) => events += 1,
                // What is behind it in the ring waits for its turn.
                Ok(Taken::Some) => {
                    events += 1;
                    break;
                }
                Ok(Taken::Nothing) => break,
                Err(why) => {
                    damage = Some(why);
                    break;
                }
            }
            if events >= BUDGET || sink.is_satisfied() {
                break;
            }
            match rx.consumer.peek() {
                Some(next) => word = next,
                None => break,
            }
        }
        let quarter = rx.consumer.told() != told;
        if let Some(damage) = damage {
            self.give_up(ring, &damage.into(), sink);
        }
        if quarter { events + self.quarter_read(sink) } else { events }
    }

    /// Ends the path from and to whoever writes this ring.
    #[cold]
    fn give_up<S: Sink + ?Sized>(&mut self, ring: usize, fault: &Failure, sink: &mut S) {
        let rx = &mut self.rx[ring];
        rx.end();
        let from = rx.from;
        self.tx.iter_mut().filter(|tx| tx.peer == from).for_each(|tx| tx.close(fault));
        sink.path_down(from, fault.clone());
    }

    /// Looks whether there are rings that nobody reads yet.
    #[inline(always)]
    fn poll_next_doorbell<S: Sink + ?Sized>(&mut self, sink: &mut S) {
        let words = self.doorbells.len();
        self.doorbell += 1;
        if self.doorbell >= words {
            self.doorbell = 0;
        }
        self.poll_doorbell(self.doorbell, sink);
    }

    #[inline]
    pub(super) fn poll_doorbell<S: Sink + ?Sized>(&mut self, word: usize, sink: &mut S) {
        // SYNC doorbell: pairs with `announce`. Nothing is read on the strength of the bit but the
        // ring, whose lines order themselves; Relaxed would do.
        let bits = self.doorbells[word].load(Ordering::Acquire);
        if bits != self.seen[word] && self.admit(word, bits) {
            sink.news();
        }
    }

    /// Reads these rings from now on. True when the own bit says that there is news.
    #[cold]
    pub(in crate::sm) fn admit(&mut self, word: usize, bits: u64) -> bool {
        if let Some(met) = &mut self.met
            && !met.admits
        {
            met.has_new = true;
            return false;
        }
        let mut new = bits & !self.seen[word];
        let own = 1 << (self.slot % 64);
        let is_own = word % self.node.doorbell_words() == self.slot as usize / 64;
        let news = is_own && new & own != 0;
        if news {
            // SYNC doorbell: what is told after this sets the bit again.
            self.doorbells[word].fetch_and(!own, Ordering::AcqRel);
            new &= !own;
        }
        self.seen[word] |= new;
        while new != 0 {
            // The words of one channel lie behind those of the one before.
            let words = self.node.doorbell_words();
            let slot = (word % words) as u32 * 64 + new.trailing_zeros();
            let lane = (word / words) as u32;
            let channel = self.channel.unwrap_or(lane);
            new &= new - 1;
            if slot >= self.node.nlocal() || slot == self.slot {
                continue;
            }
            let Some(proc) = self.proc_in(slot) else { continue };
            let lines = self.node.ring(channel, slot, self.slot);
            let consumer = Consumer::new(lines, self.node.consumed(channel, slot, self.slot));
            let from = Remote::new(proc, lane);
            let area = self.node.bulk_area(slot);
            self.contacts.meet(self.node, slot, self.cma);
            self.rx.push(Rx { consumer, from, slot, area, pipe: None });
        }
        news
    }

    /// True when a pass would find something.
    pub(super) fn has_work(&self) -> bool {
        !self.reads.is_idle()
            || !self.helps.is_idle()
            || self.rx.iter().any(|rx| rx.consumer.peek().is_some())
            || self.doorbells.iter().zip(&self.seen).any(|(doorbell, seen)| {
                // SYNC doorbell: as in `poll_doorbell`.
                doorbell.load(Ordering::Acquire) & !seen != 0
            })
    }
}

impl Rx {
    /// Reads no more: the ring held what no sender writes, or its sender has ended.
    pub(super) fn end(&mut self) {
        self.consumer.end();
        self.pipe = None;
    }

    /// Lines that were read; none of a sender that was given up.
    pub(super) fn given_back(&self) -> u64 {
        self.consumer.given_back()
    }

    /// Some of a message was taken, but not all.
    pub(super) fn is_in_message(&self) -> bool {
        self.pipe.is_some()
    }

    /// What a line can say: `room` is for the messages of several lines.
    fn bounds(&self, room: usize) -> Bounds {
        let lines = (self.consumer.lines() / 2 * LINE_DATA).min(room);
        Bounds { lines, slots: self.area.count(), size: self.area.size() }
    }

    /// Gathers a message of several lines.
    fn deliver_lines<S: Sink + ?Sized>(
        &mut self,
        head: &Word,
        scratch: &mut [u8],
        sink: &mut S,
    ) -> Result<Taken, Damage> {
        head.judge_lines(&self.bounds(scratch.len()))?;
        let (lines, message) = (lines_for(head.len), &mut scratch[..head.len]);
        for (i, chunk) in message.chunks_mut(LINE_DATA).enumerate() {
            self.consumer.data(i, |data| {
                // SAFETY: published and not given back: the line is ours; the chunk is no longer
                // than a line.
                unsafe {
                    match <&mut [u8; LINE_DATA]>::try_from(&mut *chunk) {
                        Ok(whole) => *whole = data.read(),
                        Err(_) => copy::small(data.cast(), chunk.as_mut_ptr(), chunk.len()),
                    }
                }
            });
        }
        self.consumer.give_back(lines);
        sink.message(self.from, head.tag, message);
        Ok(Taken::All)
    }

    /// The next line, which refers to a bulk slot; judged.
    #[inline]
    fn refers(&self, head: &Word) -> Result<Refers, Damage> {
        // SAFETY: published and not given back: the line is ours, and any bytes are a Refers.
        let line = self.consumer.data(0, |data| unsafe { data.cast::<Refers>().read() });
        line.judge(head, &self.bounds(0)).map(|()| line)
    }

    /// Takes a line that offers a descriptor.
    fn offer(&mut self, head: &Word) -> Result<BulkRef, Damage> {
        let line = self.refers(head)?;
        self.consumer.give_back(1);
        Ok(line.bulk)
    }

    /// Takes what is there of a message in chunks.
    #[inline(never)]
    fn take<S: Sink + ?Sized>(&mut self, head: &Word, sink: &mut S) -> Result<Taken, Damage> {
        let pipe = match &mut self.pipe {
            Some(pipe) => pipe,
            None => {
                let line = self.refers(head)?;
                let pipe = Pipe::begin(self.area, self.from, head, &line, sink)?;
                let pauses = pipe.pauses();
                let pipe = self.pipe.insert(pipe);
                if pauses {
                    return Ok(Taken::Some);
                }
                pipe
            }
        };
        let taken = pipe.advance(self.area, self.from, sink);
        if taken == Taken::All {
            self.pipe = None;
            self.consumer.give_back(1);
        }
        Ok(taken)
    }

    fn deliver_bulk<S: Sink + ?Sized>(
        &mut self,
        head: &Word,
        sink: &mut S,
    ) -> Result<Taken, Damage> {
        let line = self.refers(head)?;
        let (bulk, header, tag) = (line.bulk, line.header(), head.tag);
        let (lead, len) = (usize::from(bulk.lead), bulk.len as usize);
        let at = self.area.slot(bulk.slot).wrapping_add(head.place());
        // Its lines come while the header is read and matched.
        copy::prefetch_all(at.wrapping_add(lead + header.len()), len.min(ASK_AHEAD));
        // SAFETY: the sender gave us the slot with this line; slot, place, lead and length were
        // judged.
        let message = unsafe { std::slice::from_raw_parts_mut(at.add(lead), len) };
        let (place, payload) = message.split_at_mut(header.len());
        if header.is_empty() || !sink.parts(self.from, tag, header, payload) {
            place.copy_from_slice(header);
            sink.message(self.from, tag, message);
        }
        self.area.state(bulk.slot).give_back(bulk.generation);
        self.consumer.give_back(1);
        Ok(Taken::All)
    }
}
