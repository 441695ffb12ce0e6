//! Boards: a few processes post something each, and read what others have posted, again and again.
//!
//! Every member has a cell with [`SLOTS`] slots, which exchanges use in turn. A slot is written by
//! its owner and then gets the number of the exchange; a member that needs it reads it once it has
//! seen that number. A member posts in every exchange, when it has read what it needed of the one
//! before. So nobody writes a slot that somebody still reads when it posts for exchange `n + SLOTS`
//! after it has seen that all have posted for `n + 1`; a member that reads nothing runs ahead of
//! others up to there. How far the others are it sees in a word of their cells that tells of all
//! they have posted, so that it looks once in several exchanges.
//!
//! Exchanges of short posts use [`SHORT_SLOTS`] slots of one cache line each instead, under the
//! same rule: so a member that reads little runs further ahead of others that share its CPU, each
//! of which is scheduled once for many exchanges. Posts of medium length have as many slots of
//! their own. All members take an exchange for the same [`Length`]; where one does not,
//! [`Seat::pass_unlike`] finds what it has posted. In a *mixed* exchange
//! ([`Seat::post_mixed`]) each member chooses between medium and long, and its readers look for
//! both.
//!
//! In an exchange of posts that are not long one member may *give* each of the others something
//! instead of posting: it writes their slots, each of which its owner reads. And members may post
//! *in turn*: each when it has read the post of the one before.
//!
//! A board is lent to one group of members at a time ([`lease`](crate::lease)); numbers go on from
//! group to group.
//!
//! Members that no longer share memory each go on at a copy of the board of their own
//! ([`Seat::move_to`]): what the others post there they are told, and [take](Seat::take_post) it to
//! the same places.
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

/// Bytes that a member can post in a slot of medium length.
pub const MEDIUM_ROOM: usize = ROOM;

/// Short slots of a board's cell, and slots of medium length.
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
    /// At most [`MEDIUM_ROOM`] bytes. At a lane as `Long`.
    Medium,
    /// At most [`ROOM`] bytes.
    Long,
}

impl Length {
    /// That of posts with so many bytes.
    pub fn of(bytes: usize) -> Length {
        if bytes <= SHORT_ROOM { Length::Short } else { Length::Long }
    }
}

/// A member's place on a board with `N` slots, and `S` short and medium ones. Zeroed memory is a
/// valid empty one.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Cell<const N: usize = SLOTS, const S: usize = SHORT_SLOTS> {
    /// The exchange that the owner has begun last, with its post in the slot if it makes one, in a
    /// cache line of its own.
    posted: AtomicU64,
    short: [Slot<SHORT_ROOM>; S],
    slots: [Slot<ROOM>; N],
    medium: [Slot<MEDIUM_ROOM>; S],
}

/// A member's place at a lane.
pub type LaneCell = Cell<LANE_SLOTS, 0>;

const _: () = {
    let short = 64 + SHORT_SLOTS * 64;
    let rest = SLOTS * (8 + ROOM) + SHORT_SLOTS * (8 + MEDIUM_ROOM);
    assert!(cfg!(loom) || size_of::<Cell>() == short + rest);
};

// SAFETY: the data of a slot is written by its owner and read by others by the rule of the module,
// which `Seat` keeps.
unsafe impl<const N: usize, const S: usize> Sync for Cell<N, S> {}

impl<const N: usize, const S: usize> Cell<N, S> {
    /// An empty one.
    pub fn new() -> Cell<N, S> {
        Cell {
            posted: AtomicU64::new(0),
            short: std::array::from_fn(|_| Slot::new()),
            slots: std::array::from_fn(|_| Slot::new()),
            medium: std::array::from_fn(|_| Slot::new()),
        }
    }

    /// Where the slot of an exchange is. Where there are no short ones all are long.
    #[inline]
    fn at(number: u64, length: Length) -> At {
        if S > 0 && length == Length::Short {
            let index = number.wrapping_mul(STRIDE) % S as u64;
            let before = index as usize * size_of::<Slot<SHORT_ROOM>>();
            At { offset: offset_of!(Self, short) + before, room: SHORT_ROOM }
        } else if S > 0 && length == Length::Medium {
            let before = (number % S as u64) as usize * size_of::<Slot<MEDIUM_ROOM>>();
            At { offset: offset_of!(Self, medium) + before, room: MEDIUM_ROOM }
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
                // Slots of medium length are alike.
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
    /// The cells are a copy that nobody else has.
    is_own: bool,
}

/// What a member waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    /// That a slot may be used again. All whom it has seen so far have posted for this exchange.
    Slot(u64),
    /// The posts of some members, which it reads.
    Part,
    /// The same, each of medium length or long.
    Mixed,
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
            is_own: false,
        }
    }

    /// This member goes on at a copy of the board, which is made here of cells that are as new.
    /// `base`: the last exchange before its group came, which members may not have posted for, and
    /// up to which nothing is copied. False: there are not as many cells.
    ///
    /// # Safety
    /// Nobody writes at the board any more, and nobody else has the copy.
    pub unsafe fn move_to(&mut self, copy: &'static [Cell<N, S>], base: u64) -> bool {
        if copy.len() != self.cells.len() {
            return false;
        }
        // A member may have something of the last exchange that it was given, and no post.
        let posted = self.cells.iter().map(|cell| cell.posted.load(Ordering::Relaxed));
        let last = posted.max().unwrap_or(0);
        for (from, to) in self.cells.iter().zip(copy) {
            to.posted.store(from.posted.load(Ordering::Relaxed).max(base), Ordering::Relaxed);
            // Those of exchanges of the group only: a look at another makes a page of memory.
            let slots = |length, count: usize| {
                let before = last.saturating_sub(count as u64).max(base);
                (before + 1..=last).map(move |number| Cell::<N, S>::at(number, length))
            };
            let short = slots(Length::Short, S).chain(slots(Length::Medium, S));
            for at in short.chain(slots(Length::Long, N)) {
                let number = from.number(at).load(Ordering::Acquire);
                if number > base {
                    to.number(at).store(number, Ordering::Relaxed);
                    // SAFETY: nobody writes the one, or has the other; both are as long.
                    unsafe { (*to.to_write(at)).copy_from_slice(&*from.to_read(at)) };
                }
            }
        }
        (self.cells, self.is_own) = (copy, true);
        true
    }

    /// The last exchange for which a member has posted, or has been given something.
    pub fn posted(&self, member: usize) -> u64 {
        // Relaxed: what it has posted is read by the rules of `arrived`.
        self.cells[member].posted.load(Ordering::Relaxed)
    }

    /// What stands in the slot of a member for the exchange that was begun last, and its length:
    /// the own post, or in an exchange in which this member gives what it has given.
    pub fn told<R>(&self, member: usize, look: impl FnOnce(Length, &[u8]) -> R) -> R {
        let cell = &self.cells[member];
        let (length, at) = match self.unlike {
            0 => (self.length, self.at),
            _ => self.found_in(cell),
        };
        // SAFETY: this member has written it, and nobody writes it before its next exchange.
        look(length, unsafe { &*cell.to_read(at) })
    }

    /// At a copy: another member may post for this exchange. No member is further ahead of what is
    /// known of it than all slots, twice.
    pub fn may_post(&self, from: usize, number: u64) -> bool {
        let ahead = 2 * (N + S) as u64;
        let known = self.cells.get(from).filter(|_| self.is_own && from != self.me);
        known.is_some_and(|cell| {
            let posted = cell.posted.load(Ordering::Relaxed);
            number > posted && number - posted <= ahead
        })
    }

    /// At a copy: another member has posted this for an exchange; `None`: it is given something.
    /// False: it cannot have posted that.
    pub fn take_post(&self, from: usize, number: u64, length: Length, post: Option<&[u8]>) -> bool {
        let Some(cell) = self.cells.get(from).filter(|_| self.may_post(from, number)) else {
            return false;
        };
        if let Some(post) = post {
            let at = Cell::<N, S>::at(number, length);
            // SAFETY: nobody else has the copy, and by the rule of the module this member has read
            // what was there: the other has seen that.
            let to = unsafe { &mut *cell.to_write(at) };
            if to.len() != post.len() {
                return false;
            }
            to.copy_from_slice(post);
            cell.number(at).store(number, Ordering::Release);
        }
        cell.posted.store(number, Ordering::Release);
        true
    }

    /// At a copy: the other member gives this one something in an exchange. False: it cannot.
    pub fn take_gift(&self, number: u64, length: Length, gift: &[u8]) -> bool {
        let at = Cell::<N, S>::at(number, length);
        let cell = &self.cells[self.me];
        if S == 0 || !self.is_own || at.room != gift.len() {
            return false;
        }
        // SAFETY: as in `give`.
        unsafe { (*cell.to_write(at)).copy_from_slice(gift) };
        cell.number(at).store(number, Ordering::Release);
        true
    }

    /// The exchange for which all must have posted before this member posts for the next one.
    #[inline]
    fn least(&self, length: Length) -> u64 {
        let number = self.number + 1;
        if S > 0 && length != Length::Long {
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

    /// As [`Seat::post`], in an exchange in which each member posts what is of medium length or
    /// long, as it chooses: whoever reads looks for both. All members call this.
    ///
    /// # Panics
    /// As [`Seat::post`].
    pub fn post_mixed<R>(
        &mut self,
        needs: Range<usize>,
        length: Length,
        write: impl FnOnce(&mut [u8]) -> R,
    ) -> R {
        const { assert!(S > 0, "there are slots of medium length") };
        assert!(length != Length::Short, "a post in a mixed exchange is not short");
        let result = self.post(needs, length, write);
        self.what = What::Mixed;
        if length == Length::Long {
            // In a slot of medium length no later post stands before this member's next one; where
            // a long one is looked for there can.
            (self.length, self.at) =
                (Length::Medium, Cell::<N, S>::at(self.number, Length::Medium));
            self.unlike = 1 << self.me;
        }
        result
    }

    /// In a mixed exchange: the first member that is awaited has posted in a long slot.
    #[inline(never)]
    fn has_long(&self) -> bool {
        let cell = &self.cells[self.awaited.start];
        // SYNC board.number: pairs with the store in `post`.
        let number = cell.number(Cell::<N, S>::at(self.number, Length::Long));
        // A later exchange may be there, if the member has chosen another length for this one.
        number.load(Ordering::Acquire) == self.target
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

    /// Begins the next exchange, of posts that are not long, in which this member gives each of the
    /// others something, and they call [`Seat::receive`]: `write` makes what a member is given, and
    /// what this one posts. It reads nothing.
    ///
    /// # Panics
    /// As [`Seat::post`].
    pub fn give(&mut self, length: Length, mut write: impl FnMut(usize, &mut [u8])) {
        const { assert!(S > 0, "there are short slots") };
        assert!(length != Length::Long, "long slots are not given");
        let number = self.take_exchange(length);
        for (member, cell) in self.cells.iter().enumerate() {
            // We have seen all posts of the exchange after the one that used the slot last. Its
            // owner may take this exchange for another operation, which is an error of the program,
            // and mix its bytes with ours: readers take nothing there for valid but bytes.
            // SAFETY: by the rule of the module nobody reads the slot any more, nor does its owner
            // write it before it has seen this exchange's number there.
            write(member, unsafe { &mut *cell.to_write(self.at) });
            // SYNC board.number: pairs with the load in `arrived`; publishes the data.
            cell.number(self.at).store(number, Ordering::Release);
        }
        self.begin(0..0, What::Part);
    }

    /// Begins the next exchange, of posts that are not long, in which member `giver`
    /// [gives](Seat::give) this one what it then reads as its own post.
    ///
    /// # Panics
    /// As [`Seat::post`].
    pub fn receive(&mut self, giver: usize, length: Length) {
        const { assert!(S > 0, "there are short slots") };
        assert!(length != Length::Long, "long slots are not given");
        assert!(giver < self.cells.len() && giver != self.me, "member {giver} gives nothing");
        self.take_exchange(length);
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
        let result = self.read(self.needs.start, |before| {
            // SAFETY: as in `post`; what `read` shows is another member's.
            write(before, unsafe { &mut *cell.to_write(self.at) })
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
                if self.what == What::Mixed && self.has_long() {
                    self.unlike |= 1 << self.awaited.start;
                    self.awaited.start += 1;
                    continue;
                }
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
            What::Part | What::Mixed | What::Gift => {}
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
            let is_here = || {
                cell.number(self.at).load(Ordering::Acquire) >= target
                    || self.what == What::Mixed && self.has_long()
            };
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
        if self.unlike != 0 {
            let (cell, at) = self.found(member);
            // SAFETY: as below.
            return look(unsafe { &*cell.to_read(at) });
        }
        let cell = &self.cells[member];
        // SAFETY: posted, and by the rule of the module not written before our next post, which
        // needs this seat exclusively.
        let result = look(unsafe { &*cell.to_read(self.at) });
        // Prefetching earlier evicts the lines being read.
        if self.unawaited >= AHEAD {
            copy::prefetch(cell.address(Cell::<N, S>::at(self.number + 1, self.length).offset));
        }
        result
    }

    /// Where a member has posted, of which some have posted something of another length.
    #[inline(never)]
    fn found(&self, member: usize) -> (&Cell<N, S>, At) {
        let cell = &self.cells[self.poster(member)];
        let is_here = self.what != What::Gift && self.unlike >> member & 1 == 0;
        (cell, if is_here { self.at } else { self.found_in(cell).1 })
    }

    /// The length of what stands in a cell for the exchange that was begun last, and where it is.
    fn found_in(&self, cell: &Cell<N, S>) -> (Length, At) {
        let places = [Length::Short, Length::Medium, Length::Long]
            .map(|length| (length, Cell::<N, S>::at(self.number, length)));
        // SYNC board.number: pairs with the store in `post`.
        let is_here =
            |&(_, at): &(Length, At)| cell.number(at).load(Ordering::Acquire) == self.number;
        places.into_iter().find(is_here).unwrap_or((self.length, self.at))
    }
}

#[cfg(test)]
mod tests;
