//! Sending: lines, bulk slots, and the forecast of the next one.

use std::sync::atomic::Ordering;

use hawser_lockfree::copy;
use hawser_lockfree::ring::{LINE_DATA, Producer};
use hawser_segment::Remote;
use hawser_segment::cma::Access;
use hawser_segment::node::wake;
use hawser_segment::node::{NodeSegment, PeerSlot};
use hawser_wireup::EndpointId;

use super::Sm;
use crate::sm::bulks::Place;
use crate::sm::pipe;
use crate::sm::segment::{BulkRef, INLINE, LEAD_MAX, LineKind, Word, copied, lines_for};
use crate::sm::ways::{Copying, Lines};
use crate::{AmTag, Failure, SendError, Sink};

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

/// The sending side towards one peer.
#[derive(Debug)]
pub(super) struct Tx {
    pub(super) producer: Producer,
    pub(super) page: &'static PeerSlot,
    pub(super) slot: u32,
    pub(super) peer: Remote,
    pub(super) channel: u32,
    /// The receiver knows of the ring.
    pub(super) announced: bool,
    pub(super) access: Access,
    /// Why nothing can be sent any more.
    pub(super) lost: Option<Failure>,
}

impl Tx {
    /// Nothing can be sent any more.
    pub(super) fn close(&mut self, fault: &Failure) {
        self.lost.get_or_insert_with(|| fault.clone());
        self.producer.close();
    }

    /// After the last line of a message of process `from`: the doorbell on first contact, a wake
    /// for a sleeper.
    #[inline(always)]
    fn published(&mut self, node: NodeSegment, from: u32) {
        if !self.announced {
            self.announced = true;
            announce(node, self.channel, from, self.slot);
        }
        wake(node, self.page);
    }
}

/// What the next message in a bulk slot is likely to be, one like the last: its slot can be asked
/// for while there is nothing else to do. The receiver that read the slot last has its lines, and
/// to get them back can take as long as the message itself.
#[derive(Debug, Default)]
pub(super) struct Forecast {
    to: usize,
    /// Bytes of the message, with what lies in front of it.
    len: usize,
    /// `None`: nothing was asked for.
    place: Option<Place>,
    /// Bytes of the place's payload that were asked for.
    asked: usize,
    /// How many more are to be; 0: nothing to do.
    wanted: usize,
}

impl Sm {
    /// What carries a message of `len` bytes of which `header` are its header; `None`: nothing.
    #[inline(always)]
    pub(super) fn form(&self, len: usize, header: usize) -> Option<LineKind> {
        if len <= LINE_DATA {
            Some(LineKind::Line)
        } else if len <= self.line_limit && header <= LINE_DATA {
            Some(LineKind::Lines)
        } else if len <= self.limits.max_send {
            Some(LineKind::Bulk)
        } else {
            None
        }
    }

    /// [`Btl::send_short`](crate::Btl::send_short): what fits one line is sent without a call.
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
            let taken = self.send_line(to, tag, header, payload).is_some();
            return if taken { Ok(()) } else { Err(self.refusal(to)) };
        }
        self.send_longer(to, tag, header, payload)
    }

    /// Sends what fits one line ([`LINE_DATA`]). The address of the line that the next message to
    /// this endpoint will be announced in; none when there is no room: see
    /// [`SendError::NoResource`].
    #[inline(always)]
    pub fn send_line(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Option<*const u8> {
        let tx = &mut self.tx[to.0 as usize];
        if !tx.producer.has_room(1) {
            return None;
        }
        let len = header.len() + payload.len();
        debug_assert!(len <= LINE_DATA);
        let next = tx.producer.next();
        let data = next.data().cast::<u8>();
        // SAFETY: the line is ours until it is published, and `len` bytes fit it.
        unsafe {
            copy::header(header.as_ptr(), data, header.len());
            copy::small(payload.as_ptr(), data.add(header.len()), payload.len());
        }
        tx.producer.publish(next, 0, Word::encode(LineKind::Line, tag, len));
        copy::prefetch_write(tx.producer.address(LINES_AHEAD));
        tx.published(self.node, self.slot);
        Some(tx.producer.address(0))
    }

    /// [`Btl::send_short`](crate::Btl::send_short) of what takes more than a line.
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
            Some(LineKind::Line) => self.send_line(endpoint, tag, header, payload).is_some(),
            Some(LineKind::Lines) => self.send_lines(to, tag, header, payload),
            Some(_) => {
                let mut rest = payload;
                let source = (Some(payload.as_ptr()), payload.len());
                self.send_bulk(to, tag, header, source, |at, n, how| {
                    let (part, behind) = rest.split_at(n);
                    rest = behind;
                    // SAFETY: `send_bulk` gives room for `n` bytes, in memory of its own.
                    unsafe { how.copy(part.as_ptr(), at, n) }
                })
            }
            None => return Err(self.too_long(len)),
        };
        if taken { Ok(()) } else { Err(self.refusal(endpoint)) }
    }

    /// Sends what takes several lines; the header fits the first.
    pub(super) fn send_lines(
        &mut self,
        to: usize,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> bool {
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
        tx.producer.push_with_tail(tail, Word::encode(LineKind::Lines, tag, len), |line| {
            let line = line.cast::<u8>();
            // SAFETY: as above; both parts fit the first line.
            unsafe {
                copy::header(header.as_ptr(), line, header.len());
                copy::small(first.as_ptr(), line.add(header.len()), first.len());
            }
        });
        tx.published(self.node, self.slot);
        true
    }

    /// Sends through a bulk slot that `fill` fills with the payload, in one piece or, for more than
    /// a chunk, in ascending ones. `source` is where the payload lies, if it lies
    /// somewhere in one piece; else `fill` makes it.
    pub(super) fn send_bulk(
        &mut self,
        to: usize,
        tag: AmTag,
        header: &[u8],
        (source, len): (Option<*const u8>, usize),
        mut fill: impl FnMut(*mut u8, usize, Copying),
    ) -> bool {
        if !self.tx[to].producer.has_room(1) {
            return false;
        }
        let taken = self.bulks.take(to, LEAD_MAX + header.len() + len);
        let Some(Place { slot, generation, at, again }) = taken else { return false };
        let (copying, row) = self.copying(to, len, source.is_some());
        let number = self.first_bulk + slot;
        let (slot_base, size) = (self.area.slot(number), self.area.size());
        let base = slot_base.wrapping_add(at);
        let total = header.len() + len;
        let lead = lead(header.len(), base, copying, source);
        let chunk = pipe::chunk(total, copying, row).filter(|_| pipe::room(size) < size);
        let (piped, chunk) = (chunk.is_some(), chunk.unwrap_or(0));
        // Offsets are relative to the begin of the place.
        let end = lead + total;
        let first = if piped { pipe::chunk_end(0, chunk, end) } else { end };
        let forecast = self.forecast.place == taken;
        let warm = if again { end } else { self.forecast.asked * usize::from(forecast) };
        let how = |end: usize| match copying {
            Copying::Vectors(Lines::Cold) if end <= WARM_BEGIN + warm => {
                Copying::Vectors(Lines::Warm)
            }
            other => other,
        };
        let begin = lead + header.len();
        let inline = if header.len() <= INLINE { header } else { &[] };
        // SAFETY: the slot is ours until the line is published; header and payload fit it (checked
        // against max_send, which leaves room for the lead and the marks).
        unsafe {
            pipe::begin_generation(slot_base, size, generation);
            if inline.is_empty() {
                copy::raw(header.as_ptr(), base.add(lead), header.len());
            }
            fill(base.add(begin), first - begin, how(first));
        }
        let kind = if piped { LineKind::Piped } else { LineKind::Bulk };
        let bulk = BulkRef {
            slot: number,
            len: total as u32,
            generation,
            lead: lead as u8,
            chunk,
            inline: inline.len() as u8,
            copied: self.copied(to, copying),
        };
        self.refer(to, Word::encode(kind, tag, at / 64), bulk, inline);
        let (mut done, mut index) = (first, 1);
        while done < end {
            let next = pipe::chunk_end(index, chunk, end);
            // SAFETY: as above; the marks of its slot are the sender's too.
            unsafe {
                fill(base.add(done), next - done, how(next));
                pipe::publish(slot_base, size, index, generation);
            }
            (done, index) = (next, index + 1);
        }
        self.bulks.given(slot, to, len);
        self.forecast(to, LEAD_MAX + total, copying, again);
        true
    }

    /// What the receiver is told of how a message was copied.
    #[inline]
    fn copied(&self, to: usize, copying: Copying) -> u8 {
        match copying {
            Copying::String => copied::STRING,
            _ if self.bulks.is_far(to) => copied::FAR,
            _ => copied::NEAR,
        }
    }

    /// How a payload of `len` bytes is copied into a slot, and whether it is one of several long
    /// ones in a row; `copied`, or made there.
    #[inline]
    fn copying(&mut self, to: usize, len: usize, copied: bool) -> (Copying, bool) {
        let row = len >= PART_MIN && std::mem::replace(&mut self.long_pass, self.pass) == self.pass;
        let copying = self.borders.copying(len, self.bulks.is_far(to), copied);
        match copying {
            Copying::Vectors(_) if len >= PART_MIN => (Copying::Vectors(Lines::Part), row),
            other => (other, row),
        }
    }

    /// [`Btl::send_bcopy`](crate::Btl::send_bcopy).
    pub(super) fn send_packed(
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
        let taken = if form != LineKind::Bulk {
            // Room first: `pack` may be called only for a message that is taken.
            if !self.tx[to].producer.has_room(lines_for(total).max(1)) {
                return Err(self.refusal(endpoint));
            }
            let mut scratch = std::mem::take(&mut self.scratch);
            let payload = &mut scratch[..len];
            pack(payload);
            let taken = match form {
                LineKind::Line => self.send_line(endpoint, tag, header, payload).is_some(),
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
        if taken { Ok(()) } else { Err(self.refusal(endpoint)) }
    }

    /// Publishes a line that refers to a bulk slot, with the header of its message if that is not
    /// in the slot. Only after `has_room` said so.
    #[inline]
    pub(super) fn refer(&mut self, to: usize, word: u32, bulk: BulkRef, header: &[u8]) {
        debug_assert!(header.len() <= INLINE);
        let tx = &mut self.tx[to];
        tx.producer.push(word, |line| {
            let line = line.cast::<BulkRef>();
            // SAFETY: the line is ours until it is published, and has room for both.
            unsafe {
                line.write(bulk);
                copy::header(header.as_ptr(), line.add(1).cast(), header.len());
            }
        });
        tx.published(self.node, self.slot);
    }

    /// Why a message was not taken: there is no room now, or never again.
    #[cold]
    fn refusal(&self, to: EndpointId) -> SendError {
        match &self.tx[to.0 as usize].lost {
            Some(why) => why.clone().into(),
            None => SendError::NoResource,
        }
    }

    pub(super) fn too_long(&self, len: usize) -> SendError {
        Failure::too_long(len, self.limits.max_send).into()
    }

    /// Uses a moment without messages in which no event can be told.
    #[inline(always)]
    pub(super) fn idle(&mut self) {
        if self.deferred {
            self.prepare();
        }
    }

    /// Prepares for the next message.
    #[cold]
    #[inline(never)]
    fn prepare(&mut self) {
        if self.forecast.wanted != 0 {
            self.warm();
        }
    }

    /// Uses a moment without messages. Returns the number of events.
    #[cold]
    #[inline(never)]
    pub(super) fn run_deferred<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        self.prepare();
        let events = self.close_lost(sink);
        self.deferred = self.forecast.wanted != 0 || self.has_lost();
        events
    }

    /// Expects a message like the last, which took `len` bytes with what lies in front of it. If
    /// that lay where the one before had, this one will, too, and needs no preparation.
    #[inline]
    fn forecast(&mut self, to: usize, len: usize, copying: Copying, again: bool) {
        let vectors = matches!(copying, Copying::Vectors(_)) && !again;
        let wanted = if vectors { len.min(WARM_MAX) } else { 0 };
        self.forecast = Forecast { to, len, wanted, asked: 0, place: None };
        self.deferred |= wanted != 0;
    }

    /// Asks for some of the place that the next message will take.
    #[inline]
    fn warm(&mut self) {
        let f = &mut self.forecast;
        if f.asked == 0 {
            f.place = self.bulks.next(f.to, f.len);
        }
        let Some(Place { slot, at, .. }) = f.place else { return f.wanted = 0 };
        let base = self.area.slot(self.first_bulk + slot).wrapping_add(at);
        let n = f.wanted.min(WARM_STEP);
        copy::prefetch_all_write(base.wrapping_add(WARM_BEGIN + f.asked), n);
        f.asked += n;
        f.wanted -= n;
    }
}

/// Where a message begins in its place, so that its payload begins with a line: the first behind
/// the header, or the one after it where that suits the copy of what lies at `source` better.
#[inline(always)]
fn lead(header: usize, base: *const u8, copying: Copying, source: Option<*const u8>) -> usize {
    let line = header.next_multiple_of(64);
    let suits = |source| copy::string_suits(source, base.wrapping_add(line));
    let collides = copying == Copying::String && !source.is_none_or(suits);
    line - header + if collides { 64 } else { 0 }
}

#[cold]
#[inline(never)]
fn announce(node: NodeSegment, channel: u32, from: u32, to: u32) {
    let word = channel as usize * node.doorbell_words() + from as usize / 64;
    // SYNC doorbell: pairs with `poll_doorbell`.
    node.doorbells(to)[word].fetch_or(1 << (from % 64), Ordering::AcqRel);
}
