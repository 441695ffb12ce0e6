//! A ring of cache lines from one producer to one consumer, in memory that both share.
//!
//! Every line carries its own valid mark: the number of the lap, which grows by one each time the
//! producer comes round (zeroed memory is lap 0, and the first lap is 1). So the consumer needs to
//! look at one line only, there is no shared tail, and nothing has to be cleared.
//!
//! Who touches what:
//! - a line's data: the producer while it owns the line, the consumer from the moment it sees the
//!   lap of its position until it has published a larger consumed index;
//! - a line's head: written by the producer only. A message of several lines has one valid head,
//!   that of its first line, which is published last;
//! - the consumed index: written by the consumer only, at least every quarter of the ring.

use crate::sync::{self, AtomicU64, Ordering, UnsafeCell};

/// Bytes of data in one line.
pub const LINE_DATA: usize = 56;

/// One cache line: the lap in the low half of `head`, the producer's word in the high half.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Line {
    head: AtomicU64,
    data: UnsafeCell<[u8; LINE_DATA]>,
}

#[cfg(not(loom))]
const _: () = assert!(size_of::<Line>() == 64);

// SAFETY: the protocol above gives the data to one side at a time; the head is atomic.
unsafe impl Sync for Line {}

impl Line {
    /// An empty line, as zeroed memory is one.
    pub fn new() -> Line {
        Line { head: AtomicU64::new(0), data: UnsafeCell::new([0; LINE_DATA]) }
    }
}

impl Default for Line {
    fn default() -> Line {
        Line::new()
    }
}

/// The consumer's line: how many lines it has given back.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Consumed(AtomicU64);

impl Consumed {
    /// Nothing given back yet, as zeroed memory is.
    pub fn new() -> Consumed {
        Consumed(AtomicU64::new(0))
    }
}

impl Default for Consumed {
    fn default() -> Consumed {
        Consumed::new()
    }
}

/// Lines that nobody writes, the same for all consumers that have ended.
#[cfg(not(loom))]
fn unwritten() -> &'static [Line] {
    static LINES: std::sync::OnceLock<[Line; 4]> = std::sync::OnceLock::new();
    LINES.get_or_init(|| std::array::from_fn(|_| Line::new()))
}

/// As above; loom's atomics belong to one run of its model.
#[cfg(loom)]
fn unwritten() -> &'static [Line] {
    Box::leak(Box::new(std::array::from_fn::<_, 4, _>(|_| Line::new())))
}

/// The writing end. There is at most one per ring in all processes.
#[derive(Debug)]
pub struct Producer {
    lines: &'static [Line],
    consumed: &'static Consumed,
    /// Number of lines published.
    at: u64,
    /// `at` may grow to here before the consumed index must be read again.
    limit: u64,
    mask: u64,
    shift: u32,
    closed: bool,
}

impl Producer {
    /// The end for a fresh ring. The number of lines is a power of two, at least 4.
    ///
    /// # Panics
    /// When it is not.
    pub fn new(lines: &'static [Line], consumed: &'static Consumed) -> Producer {
        let n = lines.len() as u64;
        assert!(n.is_power_of_two() && n >= 4, "the ring's length is a power of two");
        Producer {
            lines,
            consumed,
            at: 0,
            limit: n,
            mask: n - 1,
            shift: n.trailing_zeros(),
            closed: false,
        }
    }

    /// Lines in the ring.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// True when `n` lines can be written now.
    #[inline(always)]
    pub fn has_room(&mut self, n: usize) -> bool {
        self.at + n as u64 <= self.limit || self.refresh(n)
    }

    #[cold]
    #[inline(never)]
    fn refresh(&mut self, n: usize) -> bool {
        // SYNC ring.consumed: pairs with the store in Consumer::give_back; after it the consumer's
        // reads of those lines have ended.
        let given = self.consumed.0.load(Ordering::Acquire);
        // A consumer's index beyond our own position is nonsense from a broken peer.
        self.limit = given.min(self.at) + self.lines.len() as u64;
        if self.closed {
            self.limit = self.at;
        }
        self.at + n as u64 <= self.limit
    }

    /// There is no room any more.
    pub fn close(&mut self) {
        (self.closed, self.limit) = (true, self.at);
    }

    /// The line of a position.
    #[inline(always)]
    fn line(&self, at: u64) -> &'static Line {
        // SAFETY: `new` has set the mask.
        unsafe { line_at(self.lines, self.mask, at) }
    }

    /// Address of the line `ahead` lines from the next one, to be prefetched.
    #[inline(always)]
    pub fn address(&self, ahead: usize) -> *const u8 {
        std::ptr::from_ref(self.line(self.at + ahead as u64)).cast()
    }

    /// Fills the next line's data with `fill`, then publishes it with the producer's word.
    /// Only after `has_room` said so.
    #[inline(always)]
    pub fn push(&mut self, word: u32, fill: impl FnOnce(*mut [u8; LINE_DATA])) {
        self.push_with_tail(0, word, fill);
    }

    /// Fills the data of the line `ahead` lines from the next one (`ahead > 0`). It stays unseen
    /// until [`Producer::push_with_tail`] publishes the line before all of them. Only after
    /// `has_room` said so.
    #[inline(always)]
    pub fn write_tail(&mut self, ahead: usize, fill: impl FnOnce(*mut [u8; LINE_DATA])) {
        let at = self.at + ahead as u64;
        debug_assert!(ahead > 0 && at < self.limit);
        let line = self.line(at);
        // The lap before: a head that was not written for so long that laps come again would look
        // like a valid one. Relaxed: to the consumer it says what the older one said, nothing.
        line.head.store(u64::from(lap(at, self.shift).wrapping_sub(1)), Ordering::Relaxed);
        line.data.with_mut(fill);
    }

    /// As [`Producer::push`], and publishes with the same store the `tail` lines after it, which
    /// [`Producer::write_tail`] has filled. So the consumer, which looks at the first line only,
    /// never takes a line away from the producer while it is being written.
    #[inline(always)]
    pub fn push_with_tail(
        &mut self,
        tail: usize,
        word: u32,
        fill: impl FnOnce(*mut [u8; LINE_DATA]),
    ) {
        let next = self.next();
        fill(next.data());
        self.publish(next, tail, word);
    }

    /// The line that is published next. Only after `has_room` said so.
    #[inline(always)]
    pub fn next(&self) -> NextLine {
        debug_assert!(self.at < self.limit);
        NextLine { line: self.line(self.at), at: self.at }
    }

    /// Publishes the next line, whose data is written, and `tail` lines after it, as
    /// [`Producer::push_with_tail`] does. `next` is what [`Producer::next`] gave last.
    #[inline(always)]
    pub fn publish(&mut self, next: NextLine, tail: usize, word: u32) {
        let NextLine { line, at } = next;
        debug_assert!(at == self.at && at + (tail as u64) < self.limit);
        self.at = at + tail as u64 + 1;
        // SYNC ring.line: pairs with the load in Consumer::peek; publishes the data of this line
        // and of the tail. The heads of the tail have the lap before, which is not looked for.
        let head = u64::from(word) << 32 | u64::from(lap(at, self.shift));
        line.head.store(head, Ordering::Release);
    }

    /// Lines published so far.
    pub fn published(&self) -> u64 {
        self.at
    }

    /// True when the consumer has given back all lines. Reads the consumer's line; the consumer
    /// gives back lazily, so it says false for long after the last line was read.
    pub fn is_drained(&self) -> bool {
        // Relaxed: a hint, nothing is read on its strength.
        self.consumed.0.load(Ordering::Relaxed) == self.at
    }
}

/// A line that its producer is about to publish.
#[derive(Debug)]
pub struct NextLine {
    line: &'static Line,
    at: u64,
}

impl NextLine {
    /// Where its data is, which the producer may write until it publishes the line.
    #[inline(always)]
    pub fn data(&self) -> *mut [u8; LINE_DATA] {
        sync::place(&self.line.data)
    }
}

/// The line of a position.
///
/// # Safety
/// `mask` is the number of lines, a power of two, less one.
#[inline(always)]
unsafe fn line_at(lines: &'static [Line], mask: u64, at: u64) -> &'static Line {
    let i = (at & mask) as usize;
    debug_assert!(i < lines.len());
    // SAFETY: the caller's promise.
    unsafe { lines.get_unchecked(i) }
}

#[inline(always)]
fn lap(at: u64, shift: u32) -> u32 {
    (at >> shift).wrapping_add(1) as u32
}

/// The reading end. There is at most one per ring in all processes.
#[derive(Debug)]
pub struct Consumer {
    lines: &'static [Line],
    consumed: &'static Consumed,
    /// Number of lines read.
    at: u64,
    /// Position at which the consumed index is published next.
    publish_at: u64,
    mask: u64,
    shift: u32,
}

impl Consumer {
    /// The end for a fresh ring. The number of lines is a power of two, at least 4.
    ///
    /// # Panics
    /// When it is not.
    pub fn new(lines: &'static [Line], consumed: &'static Consumed) -> Consumer {
        let n = lines.len() as u64;
        assert!(n.is_power_of_two() && n >= 4, "the ring's length is a power of two");
        Consumer {
            lines,
            consumed,
            at: 0,
            publish_at: n / 4,
            mask: n - 1,
            shift: n.trailing_zeros(),
        }
    }

    /// Reads the ring no more, whatever is or will be in it: [`Consumer::peek`] finds nothing.
    /// Points at lines that nobody writes, so that the hot path asks nobody whether it has ended.
    pub fn end(&mut self) {
        *self = Consumer::new(unwritten(), self.consumed);
    }

    /// Lines in the ring.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// The line of a position.
    #[inline(always)]
    fn line(&self, at: u64) -> &'static Line {
        // SAFETY: `new` has set the mask.
        unsafe { line_at(self.lines, self.mask, at) }
    }

    /// The producer's word of the next line, if it is published.
    #[inline(always)]
    pub fn peek(&self) -> Option<u32> {
        let line = self.line(self.at);
        // SYNC ring.line: pairs with the store in Producer::push_with_tail.
        let head = line.head.load(Ordering::Acquire);
        if head as u32 == lap(self.at, self.shift) { Some((head >> 32) as u32) } else { None }
    }

    /// The data of the line `ahead` lines from the next one; only after `peek` saw the first line
    /// of the message that it belongs to.
    #[inline(always)]
    pub fn data<R>(&self, ahead: usize, read: impl FnOnce(*const [u8; LINE_DATA]) -> R) -> R {
        self.line(self.at + ahead as u64).data.with(read)
    }

    /// Address of the line `ahead` lines from the next one, to be prefetched.
    #[inline(always)]
    pub fn address(&self, ahead: usize) -> *const u8 {
        std::ptr::from_ref(self.line(self.at + ahead as u64)).cast()
    }

    /// Gives back `n` lines whose data was read. True when the producer was told: at least once
    /// for each quarter of the ring.
    #[inline(always)]
    pub fn give_back(&mut self, n: usize) -> bool {
        self.at += n as u64;
        let tells = self.at >= self.publish_at;
        if tells {
            // SYNC ring.consumed: pairs with the load in Producer::refresh.
            self.consumed.0.store(self.at, Ordering::Release);
            self.publish_at = self.at + self.lines.len() as u64 / 4;
        }
        tells
    }

    /// Lines given back so far; 0 after [`Consumer::end`].
    pub fn given_back(&self) -> u64 {
        self.at
    }

    /// Changes when [`Consumer::give_back`] tells the producer.
    #[inline(always)]
    pub fn told(&self) -> u64 {
        self.publish_at
    }
}

#[cfg(test)]
mod tests;
