//! Boards: a few processes post something each, and read what others have posted, again and again.
//!
//! Every member has a cell with [`SLOTS`] slots, which exchanges use in turn. A slot is written by
//! its owner and then gets the number of the exchange; who needs it reads it once it has seen that
//! number. A member posts in every exchange, when it has read what it needed of the one before. So
//! nobody writes a slot that somebody still reads when it posts for exchange `n + SLOTS` after it
//! has seen that all have posted for `n + 1`; who needs little runs ahead of others up to there.
//! How far the others are it sees in a word of their cells that tells of all they have posted, so
//! that it looks once in several exchanges.
//!
//! Exchanges of short posts use [`SHORT_SLOTS`] slots of one cache line each instead, under the
//! same rule: so who needs little runs further ahead of others that share its CPU, each of which
//! is scheduled once for many exchanges. All members take an exchange for the same [`Length`];
//! where one does not, [`Seat::pass_unlike`] finds what it has posted.
//!
//! In an exchange of short posts one member may *give* each of the others something instead of
//! posting: it writes their slots, each of which its owner reads. And members may post *in turn*:
//! each when it has read the post of the one before.
//!
//! A board is lent to one group of members at a time ([`lease`](crate::lease)); numbers go on from
//! group to group.
//!
//! A *lane* is a board with [`LANE_SLOTS`] slots, for calls of which a member has one at a time.

use std::mem::offset_of;
use std::ops::Range;

use crate::copy;
use crate::sync::{AtomicU64, Ordering, UnsafeCell, fence};

/// Bytes that a member can post: with the number an odd count of cache lines, so that slots and
/// cells are spread over the sets of a cache.
pub const ROOM: usize = 17 * 64 - 8;

/// Slots of a board's cell; at least 2.
pub const SLOTS: usize = if cfg!(loom) { 2 } else { 8 };

/// Bytes that a member can post in a short slot: with the number a cache line.
pub const SHORT_ROOM: usize = 64 - 8;

/// Short slots of a board's cell.
pub const SHORT_SLOTS: usize = if cfg!(loom) { 3 } else { 64 };

/// Short slots between those of two exchanges in a row, which have no divisor in common with their
/// number. The lines beside the one that a member reads are not those that others write next:
/// processors fetch such lines unasked.
const STRIDE: u64 = 17;

// 17 is prime.
const _: () = assert!(!(SHORT_SLOTS as u64).is_multiple_of(STRIDE));

/// Slots of a lane's cell: with fewer than 2 a member could not post before all have read its last
/// post.
pub const LANE_SLOTS: usize = 2;

/// A member that has not waited in so many exchanges takes the others to be ahead, and asks, before
/// it needs them, for the lines of what they have posted.
const AHEAD: u32 = 3;

/// What a member has posted for one of the exchanges that use this slot in turn. Zeroed memory is a
/// valid empty one.
#[repr(C, align(64))]
#[derive(Debug)]
struct Slot<const BYTES: usize> {
    /// The exchange for which `data` is.
    number: AtomicU64,
    data: UnsafeCell<[u8; BYTES]>,
}

impl<const BYTES: usize> Slot<BYTES> {
    fn new() -> Slot<BYTES> {
        Slot { number: AtomicU64::new(0), data: UnsafeCell::new([0; BYTES]) }
    }
}

/// Where a slot is in each cell, and how long its data is.
#[derive(Clone, Copy, Debug)]
struct At {
    offset: usize,
    room: usize,
}

/// How long posts of an exchange can be; the same at all members.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// At most [`SHORT_ROOM`] bytes. At a lane as `Long`.
    Short,
    /// At most [`ROOM`] bytes.
    Long,
}

impl Length {
    /// That of posts with so many bytes.
    pub fn of(bytes: usize) -> Length {
        if bytes <= SHORT_ROOM { Length::Short } else { Length::Long }
    }

    fn other(self) -> Length {
        match self {
            Length::Short => Length::Long,
            Length::Long => Length::Short,
        }
    }
}

/// A member's place on a board with `N` slots, and `S` short ones. Zeroed memory is a valid empty
/// one.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Cell<const N: usize = SLOTS, const S: usize = SHORT_SLOTS> {
    /// The exchange that the owner has posted for last, in a cache line of its own.
    posted: AtomicU64,
    short: [Slot<SHORT_ROOM>; S],
    slots: [Slot<ROOM>; N],
}

/// A member's place at a lane.
pub type LaneCell = Cell<LANE_SLOTS, 0>;

const _: () =
    assert!(cfg!(loom) || size_of::<Cell>() == 64 + SHORT_SLOTS * 64 + SLOTS * (8 + ROOM));

// SAFETY: the data of a slot is written by its owner and read by others by the rule of the module,
// which `Seat` keeps.
unsafe impl<const N: usize, const S: usize> Sync for Cell<N, S> {}

impl<const N: usize, const S: usize> Cell<N, S> {
    /// An empty one.
    pub fn new() -> Cell<N, S> {
        let (short, slots) = (|_| Slot::new(), |_| Slot::new());
        let posted = AtomicU64::new(0);
        Cell { posted, short: std::array::from_fn(short), slots: std::array::from_fn(slots) }
    }

    /// Where the slot of an exchange is. Where there are no short ones all are long.
    #[inline]
    fn at(number: u64, length: Length) -> At {
        if S > 0 && length == Length::Short {
            let index = number.wrapping_mul(STRIDE) % S as u64;
            let before = index as usize * size_of::<Slot<SHORT_ROOM>>();
            At { offset: offset_of!(Self, short) + before, room: SHORT_ROOM }
        } else {
            let before = (number % N as u64) as usize * size_of::<Slot<ROOM>>();
            At { offset: offset_of!(Self, slots) + before, room: ROOM }
        }
    }

    #[inline]
    fn address(&self, offset: usize) -> *const u8 {
        std::ptr::from_ref(self).cast::<u8>().wrapping_add(offset)
    }

    /// The number at a slot.
    #[inline]
    fn number(&self, at: At) -> &AtomicU64 {
        // SAFETY: `at` is a slot of this cell, with its number in front.
        unsafe { &*self.address(at.offset).cast() }
    }

    /// The data of a slot, for its only writer while nobody reads it. To loom the access happens
    /// here.
    #[inline]
    fn to_write(&self, at: At) -> *mut [u8] {
        let slot = self.address(at.offset);
        // SAFETY: `at` is a slot of this cell with so much data.
        let data: *mut u8 = unsafe {
            match at.room {
                ROOM => (*slot.cast::<Slot<ROOM>>()).data.with_mut(|data| data.cast()),
                _ => (*slot.cast::<Slot<SHORT_ROOM>>()).data.with_mut(|data| data.cast()),
            }
        };
        std::ptr::slice_from_raw_parts_mut(data, at.room)
    }

    /// The data of a slot, for readers while nobody writes it. To loom the access happens here.
    #[inline]
    fn to_read(&self, at: At) -> *const [u8] {
        let slot = self.address(at.offset);
        // SAFETY: as above.
        let data: *const u8 = unsafe {
            match at.room {
                ROOM => (*slot.cast::<Slot<ROOM>>()).data.with(|data| data.cast()),
                _ => (*slot.cast::<Slot<SHORT_ROOM>>()).data.with(|data| data.cast()),
            }
        };
        std::ptr::slice_from_raw_parts(data, at.room)
    }
}

impl<const N: usize, const S: usize> Default for Cell<N, S> {
    fn default() -> Cell<N, S> {
        Cell::new()
    }
}

/// A member at a lane.
pub type LaneSeat = Seat<LANE_SLOTS, 0>;

/// A member at a board with `N` slots, and `S` short ones.
#[derive(Debug)]
pub struct Seat<const N: usize = SLOTS, const S: usize = SHORT_SLOTS> {
    cells: &'static [Cell<N, S>],
    me: usize,
    /// The exchange that was begun last.
    number: u64,
    /// The length of its posts, and where they are.
    length: Length,
    at: At,
    /// Members that have posted something of another length for it, a bit for each.
    unlike: u64,
    /// Whose posts for it this member reads.
    needs: Range<usize>,
    /// All members have posted for this exchange, and for those before.
    floor: u64,
    /// For which exchange all must have posted before each of the slots that are not short is
    /// written again: the one after that which had the slot last, alone or with others.
    free_at: [u64; N],
    /// The slots that the next exchange joins.
    parts: u64,
    /// Posts for this exchange are awaited: `number`, or where a slot is to be used again the one
    /// after that which used it last, and then posts for later ones do as well.
    target: u64,
    /// The members whose posts are awaited and were not seen.
    awaited: Range<usize>,
    /// What is, or was, awaited.
    what: What,
    /// The member that gives in an exchange in which this one is given something.
    giver: usize,
    /// Exchanges since this member last had to wait.
    unawaited: u32,
}

/// What a member waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    /// That a slot may be used again. All whom it has seen so far have posted for this exchange.
    Slot(u64),
    /// The posts of some members, which it reads.
    Part,
    /// What the giver puts into this member's slot.
    Gift,
    /// The posts of all members.
    All,
}

impl<const N: usize, const S: usize> Seat<N, S> {
    /// Member `me` at the board with these cells, after exchange `base`.
    ///
    /// # Safety
    /// There is one group at the board; nobody else is its member `me`; all members begin after the
    /// same number, which is not below that of any exchange before.
    ///
    /// # Panics
    /// When there is no such cell.
    pub unsafe fn new(cells: &'static [Cell<N, S>], me: usize, base: u64) -> Seat<N, S> {
        assert!(me < cells.len(), "a board of {} cells has no member {me}", cells.len());
        let (number, floor, target) = (base, base, base);
        let (needs, awaited, what, giver, unawaited) = (0..0, 0..0, What::Part, 0, 0);
        let (length, unlike) = (Length::Long, 0);
        let at = Cell::<N, S>::at(base, length);
        Seat {
            cells,
            me,
            number,
            length,
            at,
            unlike,
            needs,
            floor,
            // As if the exchanges up to the base had had them.
            free_at: std::array::from_fn(|slot| {
                (base + 1).saturating_sub((base + (N - slot) as u64) % N as u64)
            }),
            parts: 1,
            target,
            awaited,
            what,
            giver,
            unawaited,
        }
    }

    /// The exchange for which all must have posted before this member posts for the next one.
    #[inline]
    fn least(&self, length: Length) -> u64 {
        let number = self.number + 1;
        if S > 0 && length == Length::Short {
            // The one after that which had the slot last.
            return (number + 1).saturating_sub(S as u64);
        }
        match self.parts {
            1 => self.free_at[(number % N as u64) as usize],
            parts => self.least_of(number, parts),
        }
    }

    /// The same of an exchange that joins the slots of several.
    #[inline(never)]
    fn least_of(&self, number: u64, parts: u64) -> u64 {
        let slots = (number + 1 - parts..=number).map(|n| self.free_at[(n % N as u64) as usize]);
        slots.max().unwrap_or(0)
    }

    /// The next exchange has its slots from now on.
    #[inline]
    fn take_slots(&mut self, number: u64) {
        for n in number + 1 - self.parts..=number {
            self.free_at[(n % N as u64) as usize] = number + 1;
        }
        self.parts = 1;
    }

    /// The last exchange for which a member whose process has ended may have posted.
    pub fn last_of(&self, member: usize) -> u64 {
        // Relaxed: the kernel told of its end. It may have ended between its two stores, and an
        // exchange may join all slots.
        self.cells[member].posted.load(Ordering::Relaxed) + N as u64
    }

    /// The exchange that was begun last.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The next exchange has the slots of `parts` exchanges, the last of which is its own: what
    /// belongs to the slot of each of them, beside the slot's data, is written and read by the
    /// rules of the one. Comes before [`Seat::ready`], at all members alike; `parts` divides the
    /// number of slots.
    pub fn join_slots(&mut self, parts: u64) {
        debug_assert!((N as u64).is_multiple_of(parts), "{parts} of {N} slots");
        // Only what is behind the slots used so far.
        let first = (self.number + 1).next_multiple_of(parts);
        (self.number, self.parts) = (first + parts - 2, parts);
    }

    /// True when the next exchange, of posts of this length, can begin; else [`Seat::arrived`] says
    /// when it can. The last one has ended, and what was posted for it is not read any more.
    #[inline]
    pub fn ready(&mut self, length: Length) -> bool {
        let least = self.least(length);
        self.floor >= least || self.find_place(least)
    }

    /// True when all have posted for exchange `least`.
    fn find_place(&mut self, least: u64) -> bool {
        if self.target != least || !matches!(self.what, What::Slot(_)) {
            let own = What::Slot(self.number);
            (self.target, self.awaited, self.what) = (least, 0..self.cells.len(), own);
        }
        self.arrived()
    }

    /// Begins the next exchange, in which this member reads the posts of `needs`: `write` makes
    /// what this member posts.
    ///
    /// # Panics
    /// When [`Seat::ready`] has not said that it can begin, or there are no such members.
    pub fn post<R>(
        &mut self,
        needs: Range<usize>,
        length: Length,
        write: impl FnOnce(&mut [u8]) -> R,
    ) -> R {
        assert!(needs.is_empty() || needs.end <= self.cells.len(), "no members {needs:?}");
        let (cell, number) = (&self.cells[self.me], self.take_exchange(length));
        // SAFETY: the slot is ours, and by the rule of the module nobody reads it any more: we have
        // seen all posts of the exchange after the one that used it last, made after its reading.
        let result = write(unsafe { &mut *cell.to_write(self.at) });
        // SYNC board.number: pairs with the load in `arrived`; publishes the data, and that our
        // reading of the last exchange has ended.
        cell.number(self.at).store(number, Ordering::Release);
        let all = needs == (0..self.cells.len());
        self.begin(needs, if all { What::All } else { What::Part });
        result
    }

    /// The next exchange, of this length, which can begin, has its slots: its number.
    #[inline]
    fn take_exchange(&mut self, length: Length) -> u64 {
        let number = self.number + 1;
        assert!(self.awaited.is_empty(), "the last exchange has not ended");
        assert!(self.floor >= self.least(length), "a slot that may be read is not written");
        self.at = Cell::<N, S>::at(number, length);
        if S == 0 || length == Length::Long {
            self.take_slots(number);
        }
        (self.number, self.target, self.length, self.unlike) = (number, number, length, 0);
        number
    }

    /// This member has posted what it posts in the exchange, and waits for something.
    #[inline]
    fn begin(&mut self, needs: Range<usize>, what: What) {
        // SYNC board.posted: pairs with the loads in `arrived` and `pass_unlike`; publishes that
        // our reading of the last exchange has ended, and the numbers at the slots.
        self.cells[self.me].posted.store(self.number, Ordering::Release);
        self.unawaited = self.unawaited.saturating_add(1);
        (self.needs, self.awaited, self.what) = (needs.clone(), needs, what);
    }

    /// Begins the next exchange, of short posts, in which this member gives each of the others
    /// something, and they call [`Seat::receive`]: `write` makes what a member is given, and what
    /// this one posts. It reads nothing.
    ///
    /// # Panics
    /// As [`Seat::post`].
    pub fn give(&mut self, mut write: impl FnMut(usize, &mut [u8])) {
        const { assert!(S > 0, "there are short slots") };
        let number = self.take_exchange(Length::Short);
        for (member, cell) in self.cells.iter().enumerate() {
            // SAFETY: by the rule of the module nobody reads the slot any more, nor does its owner
            // write it: we have seen all posts of the exchange after the one that used it last, and
            // its owner writes it next when it has seen this exchange's number there. The owner
            // may take the exchange for another operation, which is an error of the program, and
            // mix its bytes with ours: readers take nothing there for valid but bytes.
            write(member, unsafe { &mut *cell.to_write(self.at) });
            // SYNC board.number: pairs with the load in `arrived`; publishes the data.
            cell.number(self.at).store(number, Ordering::Release);
        }
        self.begin(0..0, What::Part);
    }

    /// Begins the next exchange, of short posts, in which member `giver` [gives](Seat::give) this
    /// one what it then reads as its own post.
    ///
    /// # Panics
    /// As [`Seat::post`].
    pub fn receive(&mut self, giver: usize) {
        const { assert!(S > 0, "there are short slots") };
        assert!(giver < self.cells.len() && giver != self.me, "member {giver} gives nothing");
        self.take_exchange(Length::Short);
        self.giver = giver;
        self.begin(self.me..self.me + 1, What::Gift);
    }

    /// Begins the next exchange, in which this member reads the post of `before` and then
    /// [posts in turn](Seat::post_in_turn).
    ///
    /// # Panics
    /// As [`Seat::post`].
    pub fn await_turn(&mut self, before: usize, length: Length) {
        assert!(before < self.cells.len(), "no member {before}");
        self.take_exchange(length);
        (self.needs, self.awaited, self.what) =
            (before..before + 1, before..before + 1, What::Part);
    }

    /// Posts in the exchange that [`Seat::await_turn`] has begun: `write` gets what the member
    /// before has posted, and makes what this one posts.
    ///
    /// # Panics
    /// When that has not [arrived](Seat::arrived), or this member has posted.
    pub fn post_in_turn<R>(&mut self, write: impl FnOnce(&[u8], &mut [u8]) -> R) -> R {
        let cell = &self.cells[self.me];
        // Relaxed: this member's own.
        let has_posted = cell.posted.load(Ordering::Relaxed) >= self.number;
        assert!(!has_posted && self.needs.start != self.me, "it is not this member's turn");
        // SAFETY: as in `post`; what `read` shows is another member's.
        let result = self.read(self.needs.start, |before| unsafe {
            write(before, &mut *cell.to_write(self.at))
        });
        // SYNC board.number: pairs with the load in `arrived`; publishes the data.
        cell.number(self.at).store(self.number, Ordering::Release);
        self.begin(0..0, What::Part);
        result
    }

    /// True when all members that are awaited have posted.
    #[inline]
    pub fn arrived(&mut self) -> bool {
        while !self.awaited.is_empty() {
            let cell = &self.cells[self.awaited.start];
            let number = match self.what {
                // SYNC board.posted: pairs with the store in `begin`.
                What::Slot(_) => cell.posted.load(Ordering::Acquire),
                // SYNC board.number: pairs with the stores in `post` and `give`.
                _ => cell.number(self.at).load(Ordering::Acquire),
            };
            if number < self.target {
                self.unawaited = 0;
                return false;
            }
            if let What::Slot(lowest) = &mut self.what {
                *lowest = number.min(*lowest);
            }
            self.awaited.start += 1;
        }
        match self.what {
            What::Slot(lowest) => self.floor = lowest,
            What::All => self.floor = self.floor.max(self.target),
            What::Part | What::Gift => {}
        }
        true
    }

    /// True when nobody is missing whose post this member reads in the exchange that it has just
    /// posted for. Where all read all posts, and each asks once it has posted, one of those who
    /// post last finds it so.
    pub fn is_last(&mut self) -> bool {
        // SYNC board.last: pairs with itself: of two who ask, each after its post, the one whose
        // fence comes later sees the other's post.
        fence(Ordering::SeqCst);
        self.arrived()
    }

    /// Takes those for arrived that are awaited and have posted something of another length: they
    /// take part in another operation. True as [`Seat::arrived`]. For those who have waited for a
    /// while: it looks at lines that others write.
    #[cold]
    pub fn pass_unlike(&mut self) -> bool {
        while !self.arrived() {
            let (member, target) = (self.awaited.start, self.target);
            let (cell, poster) = (&self.cells[member], &self.cells[self.poster(member)]);
            // SYNC board.posted: pairs with the store in `begin`: the number at the slot is seen
            // below if it was stored.
            let has_posted = poster.posted.load(Ordering::Acquire) >= target;
            let is_here = || cell.number(self.at).load(Ordering::Acquire) >= target;
            if S == 0 || matches!(self.what, What::Slot(_)) || !has_posted {
                return false;
            }
            if !is_here() {
                self.unlike |= 1 << member;
                self.awaited.start += 1;
            }
        }
        true
    }

    /// The members that have not posted now, of those that are awaited and were not seen to have.
    pub fn awaited(&self) -> impl Iterator<Item = usize> {
        let target = self.target;
        // Relaxed: nothing is read on the strength of it.
        let late = move |cell: &Cell<N, S>| cell.posted.load(Ordering::Relaxed) < target;
        let posters = self.awaited.clone().map(|member| self.poster(member));
        posters.filter(move |&member| late(&self.cells[member]))
    }

    /// Who writes what is awaited in a member's cell.
    fn poster(&self, member: usize) -> usize {
        if self.what == What::Gift { self.giver } else { member }
    }

    /// A member that is awaited and has not posted, as far as was seen; `None`: all have.
    pub fn missing(&self) -> Option<usize> {
        (!self.awaited.is_empty()).then(|| self.poster(self.awaited.start))
    }

    /// What a member has posted: the room of its slot, which is that of another [`Length`] where
    /// the member has taken the exchange for such a one.
    ///
    /// # Panics
    /// When it is none of those whose posts this member reads in the exchange that was begun last,
    /// or not all of them have posted, as far as was seen.
    pub fn read<R>(&self, member: usize, look: impl FnOnce(&[u8]) -> R) -> R {
        let ended = self.awaited.is_empty() && self.target == self.number;
        assert!(ended && self.needs.contains(&member), "the exchange has not ended");
        let found = (&self.cells[member], self.at);
        let (cell, at) = if self.unlike == 0 { found } else { self.found(member) };
        // SAFETY: posted, and by the rule of the module not written before our next post, which
        // needs this seat exclusively.
        let result = look(unsafe { &*cell.to_read(at) });
        // Prefetching earlier evicts the lines being read.
        if self.unawaited >= AHEAD {
            copy::prefetch(cell.address(Cell::<N, S>::at(self.number + 1, self.length).offset));
        }
        result
    }

    /// Where a member has posted, of which some have taken the exchange for another operation.
    #[cold]
    fn found(&self, member: usize) -> (&Cell<N, S>, At) {
        let cell = &self.cells[self.poster(member)];
        let other = Cell::<N, S>::at(self.number, self.length.other());
        let is_here = match self.what {
            // SYNC board.number: pairs with the store in `post`.
            What::Gift => cell.number(self.at).load(Ordering::Acquire) >= self.number,
            _ => self.unlike >> member & 1 == 0,
        };
        (cell, if is_here { self.at } else { other })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(not(loom))]
    use crate::lease::{Lease, Owner};

    use Length::{Long, Short};

    fn board<const N: usize, const S: usize>(members: usize) -> &'static [Cell<N, S>] {
        Box::leak((0..members).map(|_| Cell::new()).collect())
    }

    fn seat<const N: usize, const S: usize>(
        cells: &'static [Cell<N, S>],
        me: usize,
        base: u64,
    ) -> Seat<N, S> {
        // SAFETY: tests make each member once.
        unsafe { Seat::new(cells, me, base) }
    }

    #[cfg(not(loom))]
    #[test]
    fn everybody_reads_what_all_have_posted() {
        let cells = board::<SLOTS, SHORT_SLOTS>(3);
        let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 40)).collect();
        for round in 0..5u8 {
            for (me, seat) in seats.iter_mut().enumerate() {
                assert!(seat.ready(Long) && seat.missing().is_none());
                seat.post(0..3, Long, |data| data[0] = 10 * round + me as u8);
                assert_eq!(seat.arrived(), me == 2);
            }
            assert_eq!(seats[0].missing(), Some(1));
            for seat in &mut seats {
                assert!(seat.arrived());
                for member in 0..3 {
                    let found = seat.read(member, |data| data[0]);
                    assert_eq!(found, 10 * round + member as u8);
                }
            }
        }
        assert_eq!(seats[0].number(), 45);
    }

    #[cfg(not(loom))]
    #[test]
    #[should_panic(expected = "has not ended")]
    fn nobody_posts_before_an_exchange_has_ended() {
        let mut seat = seat::<SLOTS, SHORT_SLOTS>(board(2), 0, 0);
        seat.post(0..2, Long, |_| {});
        seat.post(0..2, Long, |_| {});
    }

    #[cfg(not(loom))]
    #[test]
    #[should_panic(expected = "is not written")]
    fn nobody_writes_a_slot_that_may_be_read() {
        let mut seat = seat::<SLOTS, SHORT_SLOTS>(board(2), 0, 7);
        for _ in 0..=SLOTS {
            seat.post(0..0, Long, |_| {});
        }
    }

    /// Member 0 gives something to the others, and runs ahead of them as far as there are slots.
    #[cfg(not(loom))]
    #[test]
    fn who_needs_nothing_runs_ahead() {
        let cells = board::<SLOTS, SHORT_SLOTS>(3);
        let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 5)).collect();
        let ahead = SLOTS as u64 - 1;
        for n in 6..6 + ahead {
            assert!(seats[0].ready(Long));
            seats[0].post(0..0, Long, |data| data[0] = n as u8);
            assert!(seats[0].arrived() && seats[0].missing().is_none());
        }
        for n in 6 + ahead..50 {
            // The slot of exchange n - SLOTS is free when all have posted for the one after it.
            for me in [1, 2] {
                assert!(!seats[0].ready(Long));
                assert_eq!(seats[0].missing(), Some(me));
                assert_eq!(seats[0].awaited().next(), Some(me));
                assert!(seats[me].ready(Long));
                seats[me].post(0..1, Long, |_| {});
                assert!(seats[me].arrived());
                let (found, at) = (seats[me].read(0, |data| data[0]), seats[me].number());
                assert_eq!(u64::from(found), at);
            }
            assert!(seats[0].ready(Long));
            seats[0].post(0..0, Long, |data| data[0] = n as u8);
        }
    }

    /// Short posts have slots of their own, of which there are more.
    #[cfg(not(loom))]
    #[test]
    fn who_posts_little_runs_further_ahead() {
        let cells = board::<SLOTS, SHORT_SLOTS>(2);
        let (mut one, mut other) = (seat(cells, 0, 5), seat(cells, 1, 5));
        let length = |n: usize| if n < SLOTS && n.is_multiple_of(3) { Long } else { Short };
        let last = SHORT_SLOTS - 1;
        for n in 1..=last {
            assert!(one.ready(length(n)), "{n}");
            one.post(0..0, length(n), |data| data[0] = n as u8);
        }
        assert!(!one.ready(Short));
        for n in 1..=last {
            assert!(other.ready(length(n)));
            other.post(0..1, length(n), |_| {});
            assert!(other.arrived());
            let room = if length(n) == Long { ROOM } else { SHORT_ROOM };
            other.read(0, |data| assert_eq!((usize::from(data[0]), data.len()), (n, room)));
        }
        assert!(one.ready(Short));
    }

    /// Exchanges that join the slots of several keep what belongs to these apart.
    #[cfg(not(loom))]
    #[test]
    fn slots_are_joined() {
        let cells = board::<SLOTS, SHORT_SLOTS>(2);
        let (mut one, mut other) = (seat(cells, 0, 5), seat(cells, 1, 5));
        let mut last = 5;
        for (parts, expected) in [(1, 6), (2, 9), (4, 15), (1, 16), (4, 23), (4, 27), (2, 29)] {
            for seat in [&mut one, &mut other] {
                seat.join_slots(parts);
                assert!(seat.ready(Long));
                seat.post(0..2, Long, |_| {});
                assert_eq!(seat.number(), expected);
            }
            assert!(one.arrived() && other.arrived() && expected - parts >= last);
            last = expected;
        }
        // Both halves of the slots are in use: the first is free when the other member has come
        // to the second.
        for seat in [&mut one, &mut other] {
            seat.join_slots(4);
            assert!(seat.ready(Long));
            seat.post(0..0, Long, |_| {});
        }
        one.join_slots(4);
        assert!(one.ready(Long));
        one.post(0..0, Long, |_| {});
        assert!(one.ready(Short));
        one.join_slots(4);
        assert!(!one.ready(Long), "the other one may still read");
        other.join_slots(4);
        assert!(other.ready(Long));
        other.post(0..0, Long, |_| {});
        assert!(one.ready(Long));
    }

    /// What an exchange has joined is used again, slot by slot, when all have read it.
    #[cfg(not(loom))]
    #[test]
    fn slots_that_were_joined_are_not_free_one_by_one() {
        let cells = board::<SLOTS, SHORT_SLOTS>(2);
        let (mut one, mut other) = (seat(cells, 0, 0), seat(cells, 1, 0));
        for seat in [&mut one, &mut other] {
            seat.join_slots(4);
            assert!(seat.ready(Long));
            seat.post(0..1, Long, |_| {});
        }
        assert!(one.arrived());
        // The slots of the other half.
        for _ in 0..4 {
            assert!(one.ready(Long));
            one.post(0..0, Long, |_| {});
        }
        assert!(!one.ready(Long), "the other one reads the first exchange");
        assert!(other.arrived() && other.ready(Short));
        other.post(0..0, Short, |_| {});
        assert!(one.ready(Long));
    }

    /// Who takes an exchange for another operation does not keep the others waiting.
    #[cfg(not(loom))]
    #[test]
    fn posts_of_another_length_are_found() {
        for (own, theirs) in [(Short, Long), (Long, Short)] {
            let cells = board::<SLOTS, SHORT_SLOTS>(3);
            let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 0)).collect();
            seats[0].post(0..3, own, |data| data[0] = 1);
            assert!(!seats[0].pass_unlike(), "nobody has come");
            seats[1].post(0..0, theirs, |data| data[0] = 2);
            assert!(!seats[0].pass_unlike());
            assert_eq!(seats[0].missing(), Some(2));
            seats[2].post(0..0, own, |data| data[0] = 3);
            assert!(seats[0].pass_unlike());
            let found: Vec<_> = (0..3).map(|of| seats[0].read(of, |data| data[0])).collect();
            assert_eq!(found, [1, 2, 3]);
            // Of the next one nothing is passed over.
            assert!(seats[0].ready(own));
            seats[0].post(1..2, own, |_| {});
            assert!(!seats[0].pass_unlike());
            seats[1].post(0..0, own, |data| data[0] = 4);
            assert!(seats[0].pass_unlike());
            assert_eq!(seats[0].read(1, |data| data[0]), 4);
        }
    }

    /// One member gives each of the others something of its own, and runs ahead of them.
    #[cfg(not(loom))]
    #[test]
    fn who_gives_runs_ahead() {
        let cells = board::<SLOTS, SHORT_SLOTS>(3);
        let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 5)).collect();
        let last = 5 * SHORT_SLOTS;
        let mut given = 1..=last;
        while !given.is_empty() {
            while !given.is_empty() && seats[1].ready(Short) {
                let n = given.next().unwrap();
                seats[1].give(|member, data| data[0] = (n + member) as u8);
                assert!(seats[1].arrived());
            }
            let number = seats[1].number();
            for me in [0, 2] {
                while seats[me].number() < number {
                    assert!(seats[me].ready(Short));
                    seats[me].receive(1);
                    assert!(seats[me].arrived());
                    let found = seats[me].read(me, |data| data[0]);
                    assert_eq!(found, (seats[me].number() as usize - 5 + me) as u8);
                }
            }
        }
        assert_eq!(seats[1].number(), 5 + last as u64);
        // Slots that were given are their owners' again, and the other way round.
        for round in 0..SHORT_SLOTS as u8 {
            for (me, seat) in seats.iter_mut().enumerate() {
                assert!(seat.ready(Short));
                seat.post(0..3, Short, |data| data[0] = round + me as u8);
            }
            for seat in &mut seats {
                assert!(seat.arrived());
                (0..3u8).for_each(|of| assert_eq!(seat.read(of.into(), |d| d[0]), round + of));
            }
        }
    }

    /// Each member adds to what the one before has posted, and runs ahead of those behind.
    #[cfg(not(loom))]
    #[test]
    fn members_post_in_turn() {
        for (length, slots) in [(Short, SHORT_SLOTS), (Long, SLOTS)] {
            let cells = board::<SLOTS, SHORT_SLOTS>(3);
            let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 0)).collect();
            for begin in (1..3 * slots).step_by(slots - 1) {
                let rounds = begin..begin + slots - 1;
                for round in rounds.clone() {
                    assert!(seats[0].ready(length));
                    seats[0].post(0..0, length, |data| data[0] = round as u8);
                }
                assert!(!seats[0].ready(length), "the others may still read");
                for me in [1, 2] {
                    for round in rounds.clone() {
                        assert!(seats[me].ready(length));
                        seats[me].await_turn(me - 1, length);
                        assert!(seats[me].arrived());
                        let add = |before: &[u8], own: &mut [u8]| own[0] = before[0] + 1;
                        seats[me].post_in_turn(add);
                        assert_eq!(seats[me].number(), round as u64);
                    }
                }
            }
            // The sum that the last member has posted last.
            let last = &cells[2].to_read(Cell::<SLOTS, SHORT_SLOTS>::at(seats[2].number(), length));
            // SAFETY: nobody writes it.
            assert_eq!(u64::from(unsafe { (&**last)[0] }), seats[2].number() + 2);
        }
    }

    /// Nobody posts before its turn.
    #[cfg(not(loom))]
    #[test]
    #[should_panic(expected = "has not ended")]
    fn nobody_posts_before_its_turn() {
        let mut seat = seat::<SLOTS, SHORT_SLOTS>(board(2), 1, 0);
        seat.await_turn(0, Short);
        seat.post_in_turn(|_, _| {});
    }

    /// Who waits for a gift waits for its giver, and finds what that has posted for something else.
    #[cfg(not(loom))]
    #[test]
    fn who_waits_for_a_gift_finds_another_post() {
        for length in [Short, Long] {
            let cells = board::<SLOTS, SHORT_SLOTS>(3);
            let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 0)).collect();
            seats[2].post(0..0, Short, |data| data[0] = 9);
            seats[2].receive(1);
            assert!(!seats[2].pass_unlike());
            assert_eq!(seats[2].missing(), Some(1));
            assert_eq!(seats[2].awaited().collect::<Vec<_>>(), [1]);
            for n in 1..3 {
                seats[1].post(0..0, length, |data| data[0] = n);
            }
            assert_eq!(seats[2].awaited().count(), 0);
            assert!(!seats[2].arrived() && seats[2].pass_unlike());
            assert_eq!(seats[2].read(2, |data| data[0]), 2);
            // And who waits for a post of a giver finds its own.
            seats[0].post(0..0, Short, |_| {});
            seats[0].post(0..0, Short, |_| {});
            seats[0].post(1..2, Short, |_| {});
            seats[1].give(|member, data| data[0] = 10 + member as u8);
            assert!(seats[0].arrived());
            assert_eq!(seats[0].read(1, |data| data[0]), 11);
        }
    }

    /// A lane's member is one exchange ahead at most, and can post there though nobody else has.
    #[cfg(not(loom))]
    #[test]
    fn a_lane_is_posted_to_before_others_come() {
        let cells = board::<LANE_SLOTS, 0>(2);
        let mut seats: Vec<_> = (0..2).map(|me| seat(cells, me, 9)).collect();
        assert!(seats[0].ready(Long));
        seats[0].post(0..0, Long, |data| data[0] = 1);
        assert!(!seats[0].ready(Long), "the other one may still read the exchange before");
        for n in 2..20 {
            assert!(seats[1].ready(Long));
            seats[1].post(0..1, Long, |_| {});
            assert!(seats[0].ready(Long));
            seats[0].post(0..0, Long, |data| data[0] = n);
            assert!(seats[1].arrived());
            assert_eq!(seats[1].read(0, |data| data[0]), n - 1);
        }
    }

    /// An exchange of all tells everybody that the slots of all those before are free.
    #[cfg(not(loom))]
    #[test]
    fn an_exchange_of_all_frees_all_slots() {
        let cells = board::<SLOTS, SHORT_SLOTS>(2);
        let mut seats: Vec<_> = (0..2).map(|me| seat(cells, me, 0)).collect();
        for _ in 0..5 {
            for _ in 1..SLOTS {
                for seat in &mut seats {
                    assert!(seat.ready(Long));
                    seat.post(0..0, Long, |_| {});
                }
            }
            for seat in &mut seats {
                assert!(seat.ready(Long));
                seat.post(0..2, Long, |_| {});
            }
            assert!(seats.iter_mut().all(|seat| seat.arrived()));
        }
    }

    /// Of two members one has posted for an exchange that the other has given up.
    #[cfg(not(loom))]
    #[test]
    fn the_next_group_begins_after_all_posts() {
        let (lease, cells) = (Lease::new(), board::<LANE_SLOTS, 0>(2));
        let owner = Owner { context: 0, claimer: 0 };
        let base = lease.claim(owner).unwrap();
        let (mut one, other) = (seat(cells, 0, base), seat(cells, 1, base));
        one.post(0..2, Long, |_| {});
        for (me, seat) in [one, other].iter().enumerate() {
            lease.leave(2, 1 << me, base, seat.number());
        }
        let mut late = seat(cells, 1, lease.claim(owner).unwrap());
        late.post(0..2, Long, |_| {});
        assert!(!late.arrived(), "a post of the group before counts for nothing");
    }

    /// One look at how far others are serves for several exchanges.
    #[cfg(not(loom))]
    #[test]
    fn who_has_seen_others_far_ahead_looks_no_more() {
        let cells = board::<SLOTS, SHORT_SLOTS>(2);
        let (mut one, mut other) = (seat(cells, 0, 0), seat(cells, 1, 0));
        let post = |seat: &mut Seat, needs: Range<usize>| {
            assert!(seat.ready(Long));
            seat.post(needs, Long, |_| {});
            assert!(seat.arrived());
        };
        (0..SLOTS - 1).for_each(|_| post(&mut one, 0..0));
        assert!(!one.ready(Long), "the other one may still read the first slot");
        (0..SLOTS - 1).for_each(|_| post(&mut other, 0..1));
        // Nobody else posts any more.
        (0..SLOTS - 1).for_each(|_| post(&mut one, 0..0));
        assert!(!one.ready(Long));
        assert_eq!(one.missing(), Some(1));
    }

    /// Runs two members at a board with so many slots, each of which reads the posts that `needs`
    /// says, of rounds with posts of the length that `length` says.
    #[cfg(loom)]
    fn exchanges<const SLOTS: usize, const SHORTS: usize>(
        rounds: u8,
        needs: fn(usize) -> Range<usize>,
        length: fn(u8) -> Length,
    ) {
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(3);
        builder.check(move || {
            let cells = board::<SLOTS, SHORTS>(2);
            let run = move |me: usize| {
                let mut seat = seat(cells, me, 0);
                for round in 1..=rounds {
                    let length = length(round);
                    while !seat.ready(length) {
                        loom::thread::yield_now();
                    }
                    seat.post(needs(me), length, |data| data[0] = round);
                    while !seat.arrived() {
                        loom::thread::yield_now();
                    }
                    for member in needs(me) {
                        assert_eq!(seat.read(member, |data| data[0]), round);
                    }
                }
            };
            let other = loom::thread::spawn(move || run(1));
            run(0);
            other.join().unwrap();
        });
    }

    #[cfg(loom)]
    #[test]
    fn loom_no_post_meets_a_reader() {
        exchanges::<LANE_SLOTS, 0>(3, |_| 0..2, |_| Long);
    }

    #[cfg(loom)]
    #[test]
    fn loom_who_runs_ahead_meets_no_reader() {
        exchanges::<LANE_SLOTS, 0>(4, |me| 0..me, |_| Long);
    }

    /// With three slots one member sees that the other has come two exchanges further.
    #[cfg(loom)]
    #[test]
    fn loom_who_sees_others_far_ahead_meets_no_reader() {
        exchanges::<3, 0>(4, |me| 0..me, |_| Long);
    }

    /// The second member posts when it has read the first one's post.
    #[cfg(loom)]
    #[test]
    fn loom_posts_in_turn_meet_no_reader() {
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(3);
        builder.check(|| {
            let cells = board::<LANE_SLOTS, 2>(2);
            let run = move |me: usize| {
                let mut seat = seat(cells, me, 0);
                for round in 1..=4u8 {
                    while !seat.ready(Short) {
                        loom::thread::yield_now();
                    }
                    if me == 0 {
                        seat.post(0..0, Short, |data| data[0] = round);
                        continue;
                    }
                    seat.await_turn(0, Short);
                    while !seat.arrived() {
                        loom::thread::yield_now();
                    }
                    let found = seat.post_in_turn(|before, own| {
                        own[0] = before[0];
                        before[0]
                    });
                    assert_eq!(found, round);
                }
            };
            let other = loom::thread::spawn(move || run(1));
            run(0);
            other.join().unwrap();
        });
    }

    /// Of two who ask, one finds that nobody is missing.
    #[cfg(loom)]
    #[test]
    fn loom_one_of_those_who_post_last_finds_it_so() {
        loom::model(|| {
            let cells = board::<LANE_SLOTS, 0>(2);
            let run = move |me: usize| {
                let mut seat = seat(cells, me, 0);
                assert!(seat.ready(Long));
                seat.post(0..2, Long, |_| {});
                seat.is_last()
            };
            let other = loom::thread::spawn(move || run(1));
            let last = run(0);
            assert!(other.join().unwrap() || last);
        });
    }

    /// The members give in turn, and post in between.
    #[cfg(loom)]
    #[test]
    fn loom_gifts_meet_no_reader() {
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(3);
        builder.check(|| {
            let cells = board::<LANE_SLOTS, 2>(2);
            let run = move |me: usize| {
                let mut seat = seat(cells, me, 0);
                for round in 1..=4u8 {
                    while !seat.ready(Short) {
                        loom::thread::yield_now();
                    }
                    let (write, giver) =
                        (|data: &mut [u8]| data[0] = round, usize::from(round == 2));
                    let reads = match round {
                        3 => 1 - me,
                        _ => me,
                    };
                    match round {
                        3 => seat.post(reads..reads + 1, Short, write),
                        _ if giver == me => seat.give(|_, data| write(data)),
                        _ => seat.receive(giver),
                    }
                    while !seat.arrived() {
                        loom::thread::yield_now();
                    }
                    if round == 3 || giver != me {
                        assert_eq!(seat.read(reads, |data| data[0]), round);
                    }
                }
            };
            let other = loom::thread::spawn(move || run(1));
            run(0);
            other.join().unwrap();
        });
    }

    /// Short slots are used again later than long ones.
    #[cfg(loom)]
    #[test]
    fn loom_short_and_long_posts_meet_no_reader() {
        let length = |round| if round % 3 == 0 { Long } else { Short };
        exchanges::<LANE_SLOTS, 3>(4, |me| 0..me, length);
    }
}
