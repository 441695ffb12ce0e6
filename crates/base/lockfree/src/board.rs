//! Boards: a few processes post something each, and read what all have posted, again and again.
//!
//! Every member has a cell with two halves, which exchanges use in turn. A half is written by its
//! owner and then gets the number of the exchange; members read it once they have seen the numbers
//! of all. Nobody writes a half that somebody still reads: a member posts for exchange `n + 2`
//! after it has seen the posts of all for `n + 1`, which they make when they have read those of
//! `n`.
//!
//! A board is lent to one group of members at a time ([`Lease`]); numbers go on from group to
//! group.

use crate::sync::{AtomicU32, AtomicU64, Ordering, UnsafeCell};

/// Bytes that a member can post.
pub const ROOM: usize = 1016;

/// What a member has posted for every other exchange. Zeroed memory is a valid empty one.
#[repr(C, align(64))]
#[derive(Debug)]
struct Half {
    /// The exchange for which `data` is.
    number: AtomicU64,
    data: UnsafeCell<[u8; ROOM]>,
}

/// A member's place on a board. Zeroed memory is a valid empty one.
#[repr(C)]
#[derive(Debug)]
pub struct Cell([Half; 2]);

const _: () = assert!(cfg!(loom) || size_of::<Cell>() == 2 * (8 + ROOM));

// SAFETY: the data of a half is written by its owner and read by others by the rule of the module,
// which `Seat` keeps.
unsafe impl Sync for Cell {}

impl Cell {
    /// An empty one.
    pub fn new() -> Cell {
        let half = || Half { number: AtomicU64::new(0), data: UnsafeCell::new([0; ROOM]) };
        Cell([half(), half()])
    }

    fn half(&self, number: u64) -> &Half {
        &self.0[(number & 1) as usize]
    }
}

impl Default for Cell {
    fn default() -> Cell {
        Cell::new()
    }
}

/// Who has a board. Zeroed memory is one that nobody has.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Lease {
    /// 1: a group has it.
    taken: AtomicU32,
    /// Members of the group that have left.
    left: AtomicU32,
    /// The number after which the next group begins.
    base: AtomicU64,
}

impl Lease {
    /// One that nobody has.
    pub fn new() -> Lease {
        Lease { taken: AtomicU32::new(0), left: AtomicU32::new(0), base: AtomicU64::new(0) }
    }

    /// Takes the board for a group, if nobody has it; gives the number to begin after.
    pub fn claim(&self) -> Option<u64> {
        // SYNC lease.taken: acquire: pairs with the store in `leave`, before which the base was
        // written and the last group has ended.
        let taken = self.taken.compare_exchange(0, 1, Ordering::Acquire, Ordering::Relaxed);
        taken.ok().map(|_| self.base.load(Ordering::Relaxed))
    }

    /// One of `members` has left after exchange `number`, the last of all of them; with the last
    /// member's leaving the board is free.
    pub fn leave(&self, members: u32, number: u64) {
        // SYNC lease.left: release and acquire: what each member has done comes before the end.
        if self.left.fetch_add(1, Ordering::AcqRel) + 1 == members {
            self.left.store(0, Ordering::Relaxed);
            self.base.store(number, Ordering::Relaxed);
            // SYNC lease.taken: pairs with the exchange in `claim`.
            self.taken.store(0, Ordering::Release);
        }
    }
}

impl Default for Lease {
    fn default() -> Lease {
        Lease::new()
    }
}

/// A member at a board.
#[derive(Debug)]
pub struct Seat {
    cells: &'static [Cell],
    me: usize,
    /// The exchange that was begun last.
    number: u64,
    /// So many members, from the first on, have posted for it as far as was seen.
    seen: usize,
}

impl Seat {
    /// Member `me` at the board with these cells, after exchange `base`.
    ///
    /// # Safety
    /// There is one group at the board; nobody else is its member `me`; all members begin after the
    /// same number, which is not below that of any exchange before.
    ///
    /// # Panics
    /// When there is no such cell.
    pub unsafe fn new(cells: &'static [Cell], me: usize, base: u64) -> Seat {
        assert!(me < cells.len(), "a board of {} cells has no member {me}", cells.len());
        Seat { cells, me, number: base, seen: cells.len() }
    }

    /// The exchange that was begun last.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Begins the next exchange: `write` makes what this member posts.
    ///
    /// # Panics
    /// When the last exchange has not ended: [`Seat::arrived`] has not said so.
    pub fn post<R>(&mut self, write: impl FnOnce(&mut [u8; ROOM]) -> R) -> R {
        assert!(self.seen == self.cells.len(), "the last exchange has not ended");
        self.number += 1;
        self.seen = 0;
        let half = self.cells[self.me].half(self.number);
        // SAFETY: the half is ours, and by the rule of the module nobody reads it any more: we have
        // seen all posts of the exchange before, made after the reading of the one before that.
        let result = half.data.with_mut(|data| write(unsafe { &mut *data }));
        // SYNC board.number: pairs with the load in `arrived`; publishes the data, and that our
        // reading of the last exchange has ended.
        half.number.store(self.number, Ordering::Release);
        result
    }

    /// True when all members have posted for this exchange.
    #[inline]
    pub fn arrived(&mut self) -> bool {
        while let Some(cell) = self.cells.get(self.seen) {
            // SYNC board.number: pairs with the store in `post`.
            if cell.half(self.number).number.load(Ordering::Acquire) != self.number {
                return false;
            }
            self.seen += 1;
        }
        true
    }

    /// The members that have not posted now, of those that were not seen to have.
    pub fn awaited(&self) -> impl Iterator<Item = usize> {
        let number = self.number;
        let rest = self.cells.iter().enumerate().skip(self.seen);
        // Relaxed: nothing is read on the strength of it.
        let late = move |cell: &Cell| cell.half(number).number.load(Ordering::Relaxed) != number;
        rest.filter(move |(_, cell)| late(cell)).map(|(member, _)| member)
    }

    /// A member that has not posted, as far as was seen; `None`: all have.
    pub fn missing(&self) -> Option<usize> {
        (self.seen < self.cells.len()).then_some(self.seen)
    }

    /// What a member has posted.
    ///
    /// # Panics
    /// When not all have posted, as far as was seen, or there is no such member.
    pub fn read<R>(&self, member: usize, look: impl FnOnce(&[u8; ROOM]) -> R) -> R {
        assert!(self.missing().is_none(), "the exchange has not ended");
        let half = self.cells[member].half(self.number);
        // SAFETY: posted, and by the rule of the module not written before our next post, which
        // needs this seat exclusively.
        half.data.with(|data| look(unsafe { &*data }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(members: usize) -> &'static [Cell] {
        Box::leak((0..members).map(|_| Cell::new()).collect())
    }

    fn seat(cells: &'static [Cell], me: usize, base: u64) -> Seat {
        // SAFETY: tests make each member once.
        unsafe { Seat::new(cells, me, base) }
    }

    #[cfg(not(loom))]
    #[test]
    fn everybody_reads_what_all_have_posted() {
        let cells = board(3);
        let mut seats: Vec<_> = (0..3).map(|me| seat(cells, me, 40)).collect();
        for round in 0..5u8 {
            for (me, seat) in seats.iter_mut().enumerate() {
                assert_eq!(seat.missing(), None);
                seat.post(|data| data[0] = 10 * round + me as u8);
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
    fn nobody_posts_twice() {
        let mut seat = seat(board(2), 0, 0);
        seat.post(|_| {});
        seat.post(|_| {});
    }

    #[cfg(not(loom))]
    #[test]
    fn a_board_goes_from_group_to_group() {
        let lease = Lease::new();
        assert_eq!(lease.claim(), Some(0));
        assert_eq!(lease.claim(), None);
        lease.leave(2, 7);
        assert_eq!(lease.claim(), None);
        lease.leave(2, 7);
        assert_eq!(lease.claim(), Some(7));
    }

    #[cfg(loom)]
    #[test]
    fn loom_no_post_meets_a_reader() {
        loom::model(|| {
            let cells = board(2);
            let run = move |me: usize| {
                let mut seat = seat(cells, me, 0);
                for round in 1..=3u8 {
                    seat.post(|data| data[0] = round);
                    while !seat.arrived() {
                        loom::thread::yield_now();
                    }
                    assert_eq!(seat.read(1 - me, |data| data[0]), round);
                }
            };
            let other = loom::thread::spawn(move || run(1));
            run(0);
            other.join().unwrap();
        });
    }

    #[cfg(loom)]
    #[test]
    fn loom_a_claimed_board_is_left_by_all() {
        use loom::sync::Arc;
        loom::model(|| {
            let lease = Arc::new(Lease::new());
            assert_eq!(lease.claim(), Some(0));
            let other = {
                let lease = lease.clone();
                loom::thread::spawn(move || lease.leave(2, 5))
            };
            lease.leave(2, 5);
            if let Some(base) = lease.claim() {
                assert_eq!(base, 5);
            }
            other.join().unwrap();
        });
    }
}
