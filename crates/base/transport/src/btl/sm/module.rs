//! The hot part: sending into rings and bulk slots, polling, delivering.

use std::sync::atomic::Ordering;

use hawser_lockfree::copy;
use hawser_lockfree::ring::{Consumer, LINE_DATA, Producer};
use hawser_mca::Params;

use super::bulks::Bulks;
use super::cma::{self, Access};
use super::joint::{self, Helps, JOINT_MIN, Owner, Read, Reads};
use super::pipe::{self, ASK_AHEAD, Moves, Pipe, Taken};
use super::segment::{BulkRef, INLINE, Kind, LEAD_MAX, Refers, Word, lines_for};
use crate::btl::{
    Adverts, AmTag, Arm, Btl, EndpointId, Failure, Flags, Form, LimitParams, Limits, Peer, ProcId,
    Reach, RemoteAccess, RemoteRegion, SendError, Sink, channel_of, on_channel,
};
use crate::mem::UserSlice;
use crate::node::{AtomicDoor, BulkArea, FLAG_NO_CMA, NodeSegment, PeerSlot};
use crate::wait::wake;

/// Rings that every pass polls.
const HOT: usize = 6;
/// Further rings that one pass polls, in rotation.
const SCAN: usize = 4;
/// Messages delivered from one ring by one pass, so that one peer cannot starve the others.
const BUDGET: usize = 32;
/// Bytes of headers that an eager message may have beside `btl_sm_eager_limit` bytes of payload.
const HEADER_ROOM: usize = 64;
/// Lines that a receiver fetches ahead while messages come one right behind the other.
const READ_AHEAD: usize = 4;
/// Distance, in lines of the ring, of the one that is asked for while one is written: far enough
/// that a receiver which follows closely does not look at it yet.
const LINES_AHEAD: usize = 4;
/// Bytes of a bulk slot that are asked for before there is a message for it ...
const WARM_MAX: usize = 16 << 10;
/// ... where they begin: in front of the payload, the header has a line ...
const WARM_BEGIN: usize = 64;
/// ... and how many are asked for between two looks for messages.
const WARM_STEP: usize = 1 << 10;
/// Payloads of so many bytes are parts of something that need not be in the sender's own cache.
const PART_MIN: usize = 32 << 10;
const NO_ENDPOINT: u32 = u32::MAX;

/// The sending side towards one peer.
#[derive(Debug)]
struct Tx {
    producer: Producer,
    page: &'static PeerSlot,
    slot: u32,
    channel: u32,
    /// The receiver knows of the ring.
    announced: bool,
    access: Access,
}

/// The receiving side from one peer.
#[derive(Debug)]
struct Rx {
    consumer: Consumer,
    from: ProcId,
    slot: u32,
    /// The sender's bulk slots.
    area: BulkArea,
    /// The ring held what no sender writes: it is not read any more.
    broken: bool,
    /// The message that its next line announces, when some of it was taken already.
    pipe: Option<Pipe>,
}

/// What the next message in a bulk slot is likely to be, one like the last: its slot can be asked
/// for while there is nothing else to do. The receiver that read the slot last has its lines, and
/// to get them back can take as long as the message itself.
#[derive(Debug, Default)]
struct Forecast {
    to: usize,
    len: usize,
    slot: u32,
    /// Bytes of the slot's payload that were asked for.
    asked: usize,
    /// How many more are to be; 0: nothing to do.
    wanted: usize,
}

/// How bytes go into a bulk slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fill {
    /// Its lines are here.
    Warm,
    /// Another processor has its lines.
    Cold,
    /// As before; and it is a part of something long.
    Part,
    /// With the processor's instruction for strings.
    String,
    /// Past the caches.
    Stream,
}

/// The module of the component.
#[derive(Debug)]
pub struct Sm {
    node: NodeSegment,
    slot: u32,
    page: &'static PeerSlot,
    /// The one channel that is served; `None`: all.
    channel: Option<u32>,
    limits: Limits,
    line_limit: usize,
    /// Shortest payload that is written with streaming stores.
    pub(super) stream_min: usize,
    far_stream_min: usize,
    /// Shortest payload that is copied with the processor's instruction for strings.
    pub(super) string_min: usize,
    pub(super) far_string_min: usize,
    /// `pass` when the last payload of at least [`PART_MIN`] bytes was sent: if it is the same at
    /// the next one, that follows without a pause.
    long_pass: usize,
    cma: bool,
    tx: Vec<Tx>,
    endpoint_of: Vec<u32>,
    rx: Vec<Rx>,
    doors: &'static [AtomicDoor],
    /// The doorbell word that was looked at last.
    door: usize,
    /// Doorbell bits that were seen.
    seen: Vec<u64>,
    /// This process's bulk slots.
    area: BulkArea,
    /// Number of the first of `bulks` among them.
    first_bulk: u32,
    bulks: Bulks,
    forecast: Forecast,
    reads: Reads,
    helps: Helps,
    scratch: Vec<u8>,
    /// Counts passes, and looks at longer messages, for rotations and for `long_pass`.
    pass: usize,
}

impl Sm {
    /// The module of the process in `slot`, for one channel or for all.
    pub(super) fn new(node: NodeSegment, slot: u32, channel: Option<u32>, params: &Params) -> Sm {
        let geometry = node.geometry();
        let size = |name: &str| usize::try_from(params.size(name)).unwrap_or(usize::MAX);
        let bulk = geometry.bulk_size as usize;
        let max_send = size("btl_sm_max_send").saturating_add(HEADER_ROOM);
        let max_send = max_send.clamp(1024, pipe::room(bulk) - LEAD_MAX);
        let cma = params.bool("btl_sm_cma");
        let page = node.slot(slot);
        if cma {
            cma::offer_probe(page);
        }
        let limits = Limits {
            eager: size("btl_sm_eager_limit").saturating_add(HEADER_ROOM).min(max_send),
            max_send,
            get_min: size("btl_sm_cma_min"),
            latency_ns: 100,
            bandwidth_mbs: 15_000,
            exclusivity: 65_535,
            flags: if cma { Flags::GET | Flags::PUT } else { Flags(0) },
        };
        let half_ring = geometry.lines as usize / 2 * LINE_DATA;
        let words = node.door_words();
        let doors = match channel {
            Some(channel) => &node.doorbells(slot)[channel as usize * words..][..words],
            None => node.doorbells(slot),
        };
        let endpoints = if channel.is_some() { 1 } else { node.channels() } * node.nlocal();
        let first = channel.unwrap_or(0) * geometry.bulks;
        let area = node.bulk_area(slot);
        Sm {
            node,
            slot,
            page,
            channel,
            limits,
            line_limit: size("btl_sm_line_limit").saturating_add(HEADER_ROOM).min(half_ring),
            stream_min: size("btl_sm_stream_min"),
            far_stream_min: size("btl_sm_far_stream_min"),
            string_min: size("btl_sm_string_min"),
            far_string_min: size("btl_sm_far_string_min"),
            long_pass: 0,
            cma,
            tx: Vec::new(),
            endpoint_of: vec![NO_ENDPOINT; endpoints as usize],
            rx: Vec::new(),
            doors,
            door: 0,
            seen: vec![0; doors.len()],
            area,
            first_bulk: first,
            bulks: Bulks::new((first..first + geometry.bulks).map(|i| area.state(i)).collect()),
            forecast: Forecast::default(),
            reads: Reads::default(),
            helps: Helps::default(),
            scratch: vec![0; half_ring],
            pass: 0,
        }
    }

    /// What carries a message of `len` bytes of which `header` are its header; `None`: nothing.
    #[inline(always)]
    fn form(&self, len: usize, header: usize) -> Option<Kind> {
        if len <= LINE_DATA {
            Some(Kind::Line)
        } else if len <= self.line_limit && header <= LINE_DATA {
            Some(Kind::Lines)
        } else if len <= self.limits.max_send {
            Some(Kind::Bulk)
        } else {
            None
        }
    }

    /// Sends what fits one line ([`LINE_DATA`]). False when there is no room: see
    /// [`SendError::NoResource`].
    #[inline(always)]
    pub fn send_line(&mut self, to: EndpointId, tag: AmTag, header: &[u8], payload: &[u8]) -> bool {
        let to = to.0 as usize;
        let tx = &mut self.tx[to];
        if !tx.producer.has_room(1) {
            return false;
        }
        let len = header.len() + payload.len();
        debug_assert!(len <= LINE_DATA);
        let line = tx.producer.place().cast::<u8>();
        // SAFETY: the line is ours until it is published, and `len` bytes fit it.
        unsafe {
            copy::header(header.as_ptr(), line, header.len());
            copy::small(payload.as_ptr(), line.add(header.len()), payload.len());
        }
        tx.producer.publish(0, Word::encode(Kind::Line, tag, len));
        copy::prefetch_write(tx.producer.address(LINES_AHEAD));
        self.published(to);
        true
    }

    /// Sends what takes several lines; the header fits the first.
    fn send_lines(&mut self, to: usize, tag: AmTag, header: &[u8], payload: &[u8]) -> bool {
        let tx = &mut self.tx[to];
        let len = header.len() + payload.len();
        if !tx.producer.has_room(lines_for(len)) {
            return false;
        }
        let (first, rest) = payload.split_at((LINE_DATA - header.len()).min(payload.len()));
        let mut tail = 0;
        for chunk in rest.chunks(LINE_DATA) {
            tail += 1;
            tx.producer.write_tail(tail, |line| {
                // SAFETY: the line is ours until it is published; the chunk is no longer than it.
                unsafe {
                    match <&[u8; LINE_DATA]>::try_from(chunk) {
                        Ok(whole) => line.write(*whole),
                        Err(_) => copy::small(chunk.as_ptr(), line.cast(), chunk.len()),
                    }
                }
            });
        }
        tx.producer.push_with_tail(tail, Word::encode(Kind::Lines, tag, len), |line| {
            let line = line.cast::<u8>();
            // SAFETY: as above; both parts fit the first line.
            unsafe {
                copy::header(header.as_ptr(), line, header.len());
                copy::small(first.as_ptr(), line.add(header.len()), first.len());
            }
        });
        self.published(to);
        true
    }

    /// Sends through a bulk slot that `fill` fills with the payload, in one piece or, for more than
    /// a chunk, in ascending ones. `source` is where the payload lies, if it lies
    /// somewhere in one piece; else `fill` makes it.
    fn send_bulk(
        &mut self,
        to: usize,
        tag: AmTag,
        header: &[u8],
        (source, len): (Option<*const u8>, usize),
        mut fill: impl FnMut(*mut u8, usize, Fill),
    ) -> bool {
        if !self.tx[to].producer.has_room(1) {
            return false;
        }
        let Some((slot, turn)) = self.bulks.take(to, len) else { return false };
        let moves = self.moves(to, len, source.is_some());
        let number = self.first_bulk + slot;
        let (base, size) = (self.area.slot(number), self.area.size());
        let total = header.len() + len;
        let line = header.len().next_multiple_of(64);
        let suits = |source| copy::string_suits(source, base.wrapping_add(line));
        let collides = moves.by_string() && !source.is_none_or(suits);
        let lead = line - header.len() + if collides { 64 } else { 0 };
        let chunk = pipe::chunk(total, moves).filter(|_| pipe::room(size) < size);
        let (piped, chunk) = (chunk.is_some(), chunk.unwrap_or(0));
        // All from the begin of the slot.
        let end = lead + total;
        let first = if piped { pipe::chunk_end(0, chunk, end) } else { end };
        let warm = if self.forecast.slot == number { self.forecast.asked } else { 0 };
        let how = |end: usize| match moves {
            Moves::Stream => Fill::Stream,
            Moves::String | Moves::Strings => Fill::String,
            Moves::Vectors if len >= PART_MIN => Fill::Part,
            Moves::Vectors if end <= WARM_BEGIN + warm => Fill::Warm,
            Moves::Vectors => Fill::Cold,
        };
        let begin = lead + header.len();
        let inline = if header.len() <= INLINE { header } else { &[] };
        // SAFETY: the slot is ours until the line is published; header and payload fit it (checked
        // against max_send, which leaves room for the lead and the marks).
        unsafe {
            if inline.is_empty() {
                copy::raw(header.as_ptr(), base.add(lead), header.len());
            }
            fill(base.add(begin), first - begin, how(first));
        }
        let kind = if piped { Kind::Piped } else { Kind::Bulk };
        let bulk = BulkRef {
            slot: number,
            len: total as u32,
            turn,
            lead: lead as u8,
            chunk,
            inline: inline.len() as u8,
            string: moves.by_string().into(),
        };
        self.refer(to, kind, tag, bulk, inline);
        let (mut done, mut index) = (first, 1);
        while done < end {
            let next = pipe::chunk_end(index, chunk, end);
            // SAFETY: as above; the marks of its slot are the sender's too.
            unsafe {
                fill(base.add(done), next - done, how(next));
                pipe::publish(base, size, index, turn);
            }
            (done, index) = (next, index + 1);
        }
        self.bulks.given(slot, to, len);
        let wanted = if moves == Moves::Vectors { len.min(WARM_MAX) } else { 0 };
        self.forecast = Forecast { to, len, wanted, asked: 0, slot: number };
        true
    }

    /// How a payload of `len` bytes is moved into a slot; `copied`, or made there.
    #[inline]
    fn moves(&mut self, to: usize, len: usize, copied: bool) -> Moves {
        let far = self.bulks.is_far(to);
        let row = len >= PART_MIN && std::mem::replace(&mut self.long_pass, self.pass) == self.pass;
        if len >= self.stream_min {
            Moves::Stream
        } else if copied && len >= if far { self.far_string_min } else { self.string_min } {
            if row { Moves::Strings } else { Moves::String }
        } else if far && len >= self.far_stream_min {
            Moves::Stream
        } else {
            Moves::Vectors
        }
    }

    /// Asks for some of the slot that the next message will take.
    #[cold]
    #[inline(never)]
    fn warm(&mut self) {
        let f = &mut self.forecast;
        if f.asked == 0 {
            match self.bulks.next(f.to, f.len) {
                Some(slot) => f.slot = self.first_bulk + slot,
                None => return f.wanted = 0,
            }
        }
        let n = f.wanted.min(WARM_STEP);
        let at = self.area.slot(f.slot).wrapping_add(WARM_BEGIN + f.asked);
        copy::prefetch_all_write(at, n);
        f.asked += n;
        f.wanted -= n;
    }

    /// Uses a moment without messages.
    #[inline(always)]
    fn idle(&mut self) {
        if self.forecast.wanted != 0 {
            self.warm();
        }
    }

    /// Publishes a line that refers to a bulk slot, with the header of its message if that is not
    /// in the slot. Only after `has_room` said so.
    #[inline]
    fn refer(&mut self, to: usize, kind: Kind, tag: AmTag, bulk: BulkRef, header: &[u8]) {
        debug_assert!(header.len() <= INLINE);
        self.tx[to].producer.push(Word::encode(kind, tag, 0), |line| {
            let line = line.cast::<BulkRef>();
            // SAFETY: the line is ours until it is published, and has room for both.
            unsafe {
                line.write(bulk);
                copy::header(header.as_ptr(), line.add(1).cast(), header.len());
            }
        });
        self.published(to);
    }

    /// After the last line of a message: the doorbell on first contact, a wake for a sleeper.
    #[inline(always)]
    fn published(&mut self, to: usize) {
        let tx = &mut self.tx[to];
        if !tx.announced {
            tx.announced = true;
            announce(self.node, tx.channel, self.slot, tx.slot);
        }
        wake(self.node, tx.page);
    }

    #[inline]
    fn look_at_door(&mut self, word: usize) {
        // SYNC doorbell: pairs with `announce`. Nothing is read on the strength of the bit but the
        // ring, whose lines order themselves; Relaxed would do.
        let bits = self.doors[word].load(Ordering::Acquire);
        if bits != self.seen[word] {
            self.admit(word, bits);
        }
    }

    #[cold]
    fn admit(&mut self, word: usize, bits: u64) {
        let mut new = bits & !self.seen[word];
        self.seen[word] |= bits;
        while new != 0 {
            // The words of one channel lie behind those of the one before.
            let words = self.node.door_words();
            let slot = (word % words) as u32 * 64 + new.trailing_zeros();
            let lane = (word / words) as u32;
            let channel = self.channel.unwrap_or(lane);
            new &= new - 1;
            if slot >= self.node.nlocal() || slot == self.slot {
                continue;
            }
            let lines = self.node.ring(channel, slot, self.slot);
            let consumer = Consumer::new(lines, self.node.consumed(channel, slot, self.slot));
            let from = on_channel(self.node.slot(slot).proc(), lane);
            let area = self.node.bulk_area(slot);
            self.rx.push(Rx { consumer, from, slot, area, broken: false, pipe: None });
        }
    }

    /// Delivers what one ring holds, at most [`BUDGET`] messages.
    #[inline(always)]
    fn poll<S: Sink + ?Sized>(&mut self, ring: usize, sink: &mut S) -> usize {
        let mut events = 0;
        let rx = &mut self.rx[ring];
        loop {
            let Some(word) = rx.consumer.peek() else { return events };
            let Some(Word { kind: Kind::Line, tag, len }) = Word::decode(word) else {
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
            rx.consumer.give_back(1);
            events += 1;
            if events >= BUDGET || sink.is_satisfied() {
                return events;
            }
        }
    }

    /// Address of the line that the next message to this endpoint will be announced in.
    #[inline(always)]
    pub fn next_line(&self, to: EndpointId) -> *const u8 {
        self.tx[to.0 as usize].producer.address(0)
    }

    /// As [`Sm::poll`], from a message on that takes more than its line, whose head is `word`.
    #[inline(never)]
    fn poll_longer<S: Sink + ?Sized>(&mut self, ring: usize, mut word: u32, sink: &mut S) -> usize {
        self.pass = self.pass.wrapping_add(1);
        let rx = &mut self.rx[ring];
        let mut events = 0;
        if rx.broken {
            return 0;
        }
        loop {
            let done = match Word::decode(word) {
                // The next pass.
                Some(Word { kind: Kind::Line, .. }) => return events,
                Some(Word { kind: Kind::Lines, tag, len }) => {
                    rx.deliver_lines(tag, len, &mut self.scratch, sink)
                }
                Some(Word { kind: Kind::Bulk, tag, .. }) => rx.deliver_bulk(tag, sink),
                Some(Word { kind: Kind::Piped, tag, .. }) => match rx.take(tag, sink) {
                    Some(Taken::All) => true,
                    // What is behind it in the ring waits for its turn.
                    Some(Taken::Some) => return events + 1,
                    Some(Taken::Nothing) => return events,
                    None => false,
                },
                Some(Word { kind: Kind::Joint, .. }) => {
                    let bulk = rx.refers().bulk;
                    rx.consumer.give_back(1);
                    self.helps.offered(self.node, rx.slot, bulk)
                }
                None => false,
            };
            if !done {
                rx.give_up(sink);
                break;
            }
            events += 1;
            if events >= BUDGET || sink.is_satisfied() {
                break;
            }
            match rx.consumer.peek() {
                Some(next) => word = next,
                None => break,
            }
        }
        events
    }

    /// True when a pass would find something.
    fn has_work(&self) -> bool {
        !self.reads.is_idle()
            || !self.helps.is_idle()
            || self.rx.iter().any(|rx| !rx.broken && rx.consumer.peek().is_some())
            || self.doors.iter().zip(&self.seen).any(|(door, seen)| {
                // SYNC doorbell: as in `look_at_door`.
                door.load(Ordering::Acquire) & !seen != 0
            })
    }

    /// Offers the owner of the memory to help with a long read; `None` when that is not worth it,
    /// or there is no room for the offer.
    fn lay_out(&mut self, owner: usize, remote: u64, local: UserSlice) -> Option<(*mut u8, u32)> {
        if local.len() < JOINT_MIN || !self.tx[owner].producer.has_room(1) {
            return None;
        }
        let (slot, turn) = self.bulks.take(owner, local.len())?;
        let number = self.first_bulk + slot;
        let at = self.area.slot(number);
        // SAFETY: the slot is ours until the line is published; `local` is the promise of whoever
        // began the read.
        unsafe { joint::lay_out(at, remote, local) };
        let bulk = BulkRef { slot: number, turn, ..BulkRef::default() };
        self.refer(owner, Kind::Joint, AmTag(0), bulk, &[]);
        self.bulks.given(slot, owner, local.len());
        self.bulks.keep(slot);
        Some((at, slot))
    }

    /// True when the kernel lets this process at the peer's memory; asked once.
    fn may_access(&mut self, to: EndpointId) -> bool {
        let tx = &mut self.tx[to.0 as usize];
        if tx.access == Access::Unknown {
            tx.access = if self.cma { cma::probe(tx.page) } else { Access::Refused };
            if tx.access == Access::Refused {
                self.page.set_flag(FLAG_NO_CMA);
            }
        }
        tx.access == Access::Works
    }

    fn too_long(&self, len: usize) -> SendError {
        Failure::TooLong { len, max: self.limits.max_send }.into()
    }
}

#[cold]
#[inline(never)]
fn announce(node: NodeSegment, channel: u32, from: u32, to: u32) {
    let word = channel as usize * node.door_words() + from as usize / 64;
    // SYNC doorbell: pairs with `look_at_door`.
    node.doorbells(to)[word].fetch_or(1 << (from % 64), Ordering::AcqRel);
}

impl Rx {
    /// Gathers a message of several lines. False: no sender writes such a message.
    fn deliver_lines<S: Sink + ?Sized>(
        &mut self,
        tag: AmTag,
        len: usize,
        scratch: &mut [u8],
        sink: &mut S,
    ) -> bool {
        let lines = lines_for(len);
        let fits = |_: &&mut [u8]| len > 0 && lines <= self.consumer.lines() / 2;
        let Some(message) = scratch.get_mut(..len).filter(fits) else { return false };
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
        sink.message(self.from, tag, message);
        true
    }

    /// The next line, which refers to a bulk slot.
    #[inline]
    fn refers(&self) -> Refers {
        // SAFETY: published and not given back: the line is ours, and any bytes are a Refers.
        self.consumer.data(0, |data| unsafe { data.cast::<Refers>().read() })
    }

    /// Takes what is there of a message in chunks. `None`: no sender writes such a message.
    #[inline(never)]
    fn take<S: Sink + ?Sized>(&mut self, tag: AmTag, sink: &mut S) -> Option<Taken> {
        if self.pipe.is_none() {
            self.pipe = Pipe::begin(self.area, self.from, tag, &self.refers(), sink);
            if self.pipe.as_ref()?.pauses() {
                return Some(Taken::Some);
            }
        }
        let taken = self.pipe.as_mut()?.advance(self.area, self.from, sink);
        if taken == Taken::All {
            self.pipe = None;
            self.consumer.give_back(1);
        }
        Some(taken)
    }

    fn deliver_bulk<S: Sink + ?Sized>(&mut self, tag: AmTag, sink: &mut S) -> bool {
        let line = self.refers();
        let (bulk, Some(header)) = (line.bulk, line.header()) else { return false };
        let (lead, len) = (usize::from(bulk.lead), bulk.len as usize);
        if bulk.slot >= self.area.count() || lead > LEAD_MAX || len > self.area.size() - lead {
            return false;
        }
        let at = self.area.slot(bulk.slot);
        // Its lines come while the header is read and matched.
        copy::prefetch_all(at.wrapping_add(lead + header.len()), len.min(ASK_AHEAD));
        // SAFETY: the sender gave us the slot with this line; slot, lead and length were checked.
        let message = unsafe { std::slice::from_raw_parts_mut(at.add(lead), len) };
        let (place, payload) = message.split_at_mut(header.len());
        if header.is_empty() || !sink.parts(self.from, tag, header, payload) {
            place.copy_from_slice(header);
            sink.message(self.from, tag, message);
        }
        // SYNC bulk.state: pairs with the load in `Bulks::look`; our reads of the slot have ended.
        self.area.state(bulk.slot).store(bulk.turn, Ordering::Release);
        self.consumer.give_back(1);
        true
    }

    #[cold]
    fn give_up<S: Sink + ?Sized>(&mut self, sink: &mut S) {
        if !self.broken {
            self.broken = true;
            sink.lost(self.from, Failure::Damaged);
        }
    }
}

impl Btl for Sm {
    fn name(&self) -> &str {
        "sm"
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn forms(&self) -> Vec<Form> {
        let lines = self.line_limit.min(self.limits.max_send);
        let all = [
            Form { upto: LINE_DATA, how: "one line of the ring", param: "" },
            Form { upto: lines, how: "lines of the ring", param: "btl_sm_line_limit" },
            Form { upto: self.limits.max_send, how: "a bulk slot", param: "btl_sm_max_send" },
        ];
        let kinds = [Kind::Line, Kind::Lines, Kind::Bulk];
        let used = all.into_iter().zip(kinds).filter(|(f, k)| self.form(f.upto, 0) == Some(*k));
        used.map(|(form, _)| form).collect()
    }

    fn limit_params(&self) -> LimitParams {
        LimitParams {
            eager: "btl_sm_eager_limit",
            max_send: "btl_sm_max_send",
            get_min: "btl_sm_cma_min",
        }
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        let Some(slot) = peer.local else {
            return Reach::No(Failure::Elsewhere);
        };
        if slot == self.slot {
            return Reach::No(Failure::Itself);
        }
        let lane = channel_of(peer.proc);
        let place = (lane * self.node.nlocal() + slot) as usize;
        let Some(endpoint) = self.endpoint_of.get_mut(place) else {
            return Reach::No(Failure::NoSlot);
        };
        if *endpoint == NO_ENDPOINT {
            *endpoint = self.tx.len() as u32;
            let channel = self.channel.unwrap_or(lane);
            let lines = self.node.ring(channel, self.slot, slot);
            let consumed = self.node.consumed(channel, self.slot, slot);
            self.tx.push(Tx {
                producer: Producer::new(lines, consumed),
                page: self.node.slot(slot),
                slot,
                channel,
                announced: false,
                access: Access::Unknown,
            });
        }
        Reach::Yes(EndpointId(*endpoint))
    }

    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.send(to, tag, header, payload)
    }

    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        let total = header.len() + len;
        let endpoint = to;
        let to = to.0 as usize;
        let Some(form) = self.form(total, header.len()) else { return Err(self.too_long(total)) };
        let taken = if form != Kind::Bulk {
            // Room first: `pack` may be called only for a message that is taken.
            if !self.tx[to].producer.has_room(lines_for(total).max(1)) {
                return Err(SendError::NoResource);
            }
            let mut scratch = std::mem::take(&mut self.scratch);
            let payload = &mut scratch[..len];
            pack(payload);
            let taken = match form {
                Kind::Line => self.send_line(endpoint, tag, header, payload),
                _ => self.send_lines(to, tag, header, payload),
            };
            self.scratch = scratch;
            taken
        } else {
            self.send_bulk(to, tag, header, (None, len), |at, n, _| {
                // SAFETY: `send_bulk` gives room for `n` bytes that nobody else uses now;
                // they are initialised memory of the segment.
                pack(unsafe { std::slice::from_raw_parts_mut(at, n) });
            })
        };
        if taken { Ok(()) } else { Err(SendError::NoResource) }
    }

    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        // SAFETY: MPI forbids writing the buffer of a send in progress, and this call is inside it.
        let payload = unsafe { payload.as_slice() };
        self.send_short(to, tag, header, payload).map(|()| true)
    }

    fn expose(&mut self, to: EndpointId, memory: UserSlice) -> Option<RemoteRegion> {
        if !self.cma || cma::peer_refuses(self.tx[to.0 as usize].page) || self.page.probe().1 == 0 {
            return None;
        }
        Some(RemoteRegion {
            addr: memory.ptr() as u64,
            len: memory.len() as u64,
            key: u64::from(self.slot) | u64::from(self.page.concealed()) << 32,
        })
    }

    fn conceal(&mut self) -> bool {
        self.page.conceal();
        true
    }

    fn get(
        &mut self,
        from: EndpointId,
        remote: RemoteRegion,
        offset: u64,
        local: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        let allowed = self.may_access(from);
        let tx = &self.tx[from.0 as usize];
        let (slot, concealed) = (remote.key as u32, (remote.key >> 32) as u32);
        if !allowed || slot != tx.slot {
            return Err(Failure::Refused(RemoteAccess::Read).into());
        }
        let owner = Owner { page: tx.page, concealed };
        let inside = offset <= remote.len && local.len() as u64 <= remote.len - offset;
        let Some(address) = remote.addr.checked_add(offset).filter(|_| inside) else {
            return Err(Failure::Outside.into());
        };
        if self.reads.is_full() {
            return Err(SendError::NoResource);
        }
        let desk = self.lay_out(from.0 as usize, address, local);
        let mut read = Read { owner, remote: address, local, cookie, desk, failed: None };
        if desk.is_none() && self.reads.is_idle() && read.step()? {
            return Ok(true);
        }
        self.reads.push(read);
        Ok(false)
    }

    fn adverts(&mut self, to: EndpointId) -> Option<Adverts> {
        let tx = &self.tx[to.0 as usize];
        // Each pair of processes has one set: that of their engines for channel 0.
        let here = self.cma && tx.channel == 0 && self.page.probe().1 != 0;
        (here && !cma::peer_refuses(tx.page)).then(|| Adverts {
            ours: self.node.adverts(self.slot, tx.slot),
            theirs: self.node.adverts(tx.slot, self.slot),
        })
    }

    fn put(&mut self, to: EndpointId, addr: u64, local: UserSlice) -> Result<(), SendError> {
        if !self.may_access(to) {
            return Err(Failure::Refused(RemoteAccess::Write).into());
        }
        Ok(cma::written(self.tx[to.0 as usize].page.pid(), addr, local)?)
    }

    fn outside(&self, to: EndpointId) -> Option<u32> {
        self.tx[to.0 as usize].page.outside()
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        self.deliver(sink)
    }

    fn arm(&mut self) -> Arm {
        if self.has_work() { Arm::Ready } else { Arm::Slot }
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.progress(sink);
        self.reads.is_idle() && self.helps.is_idle()
    }
}

impl Sm {
    /// [`Btl::send_short`]: what fits one line is sent without a call.
    #[inline]
    pub fn send(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        let len = header.len() + payload.len();
        if len <= LINE_DATA {
            let taken = self.send_line(to, tag, header, payload);
            return if taken { Ok(()) } else { Err(SendError::NoResource) };
        }
        self.send_longer(to, tag, header, payload)
    }

    /// [`Btl::send_short`] of what takes more than a line.
    #[inline(never)]
    pub fn send_longer(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        let len = header.len() + payload.len();
        let endpoint = to;
        let to = to.0 as usize;
        let taken = match self.form(len, header.len()) {
            Some(Kind::Line) => self.send_line(endpoint, tag, header, payload),
            Some(Kind::Lines) => self.send_lines(to, tag, header, payload),
            Some(_) => {
                let mut rest = payload;
                let source = (Some(payload.as_ptr()), payload.len());
                self.send_bulk(to, tag, header, source, |at, n, how| {
                    let (part, behind) = rest.split_at(n);
                    rest = behind;
                    // SAFETY: `send_bulk` gives room for `n` bytes, in memory of its own.
                    unsafe {
                        match how {
                            Fill::Warm => copy::raw(part.as_ptr(), at, n),
                            Fill::Cold => copy::into_shared(part.as_ptr(), at, n),
                            Fill::Part => copy::part_into_shared(part.as_ptr(), at, n),
                            Fill::String => copy::string(part.as_ptr(), at, n),
                            Fill::Stream => copy::stream(part.as_ptr(), at, n),
                        }
                    }
                })
            }
            None => return Err(self.too_long(len)),
        };
        if taken { Ok(()) } else { Err(SendError::NoResource) }
    }

    /// Delivers what the rings that every pass polls hold, and does nothing else.
    #[inline(always)]
    pub(in crate::btl) fn glance<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        for ring in 0..self.rx.len().min(HOT) {
            if self.rx[ring].consumer.peek().is_some() {
                return self.poll(ring, sink);
            }
        }
        self.idle();
        0
    }

    /// [`Btl::progress`] for a known sink, whose deliveries are compiled into the polling.
    #[inline]
    pub fn deliver<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        self.pass = self.pass.wrapping_add(1);
        let words = self.doors.len();
        self.door += 1;
        if self.door >= words {
            self.door = 0;
        }
        self.look_at_door(self.door);
        let rings = self.rx.len();
        let mut events = 0;
        for ring in 0..rings.min(HOT) {
            events += self.poll(ring, sink);
            if sink.is_satisfied() {
                return events;
            }
        }
        if rings > HOT {
            events += self.scan(sink);
        }
        if !self.reads.is_idle() {
            events += self.reads.progress(&mut self.bulks, sink);
        }
        if !self.helps.is_idle() {
            events += self.helps.progress(self.node);
        }
        if events == 0 {
            self.idle();
        }
        events
    }

    #[inline(never)]
    fn poll_cold<S: Sink + ?Sized>(&mut self, ring: usize, sink: &mut S) -> usize {
        self.poll(ring, sink)
    }

    /// Polls some of the rings that were quiet lately; one that was not becomes a hot one.
    fn scan<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        let cold = self.rx.len() - HOT;
        let mut events = 0;
        for i in 0..SCAN.min(cold) {
            let ring = HOT + (self.pass.wrapping_mul(SCAN).wrapping_add(i)) % cold;
            let found = self.poll_cold(ring, sink);
            if found > 0 {
                self.rx.swap(ring, self.pass % HOT);
                events += found;
            }
        }
        events
    }
}
