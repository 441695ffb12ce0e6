//! Intervals of a file that processes of a node, or threads of one, use at a time, each excluding
//! those that overlap it.
//!
//! A table has *places*. A process that wants an interval writes it to a place of its own, with a
//! ticket, and has it when no place with an earlier ticket has an interval that conflicts. Nothing
//! is changed in places of others, so that one that dies blocks those whose intervals conflict and
//! nobody else: who waits sees at which place.

pub use crate::notes::MarkLine;
use crate::sync::{AtomicU64, Ordering};

/// In place of a ticket: the place is about to draw one.
const DRAWS: u64 = 1;
/// In a ticket: the interval is wanted exclusively.
const EXCLUSIVE: u64 = 1;
/// Places of a word of marks.
const WORD: usize = 64;
const WORDS: usize = MarkLine::WORDS;

/// See the module.
#[derive(Clone, Copy, Debug)]
pub struct Intervals<'a> {
    head: &'a MarkLine,
    /// A bit for each place that is in use, so that nobody looks at the others.
    marks: &'a [MarkLine],
    places: &'a [MarkLine],
}

/// An interval that was asked for: its ticket, and what conflicts with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    place: usize,
    ticket: u64,
    begin: u64,
    end: u64,
}

impl Asked {
    /// The place at which it was asked for.
    pub fn place(&self) -> usize {
        self.place
    }
}

impl<'a> Intervals<'a> {
    /// Lines of a table with so many places.
    pub const fn lines(places: usize) -> usize {
        1 + Intervals::mark_lines(places) + places
    }

    const fn mark_lines(places: usize) -> usize {
        places.div_ceil(WORD * WORDS)
    }

    /// The table in these lines, all zero at first; `None`: they are too few.
    pub fn of(lines: &'a [MarkLine], places: usize) -> Option<Intervals<'a>> {
        let (head, rest) = lines.split_first()?;
        let marks = rest.get(..Intervals::mark_lines(places))?;
        Some(Intervals { head, marks, places: rest.get(marks.len()..marks.len() + places)? })
    }

    fn tickets(&self) -> &AtomicU64 {
        &self.head.0[0]
    }

    fn waiting(&self) -> &AtomicU64 {
        &self.head.0[1]
    }

    fn mark(&self, place: usize) -> (&AtomicU64, u64) {
        let word = place / WORD;
        (&self.marks[word / WORDS].0[word % WORDS], 1 << (place % WORD))
    }

    /// Asks for the bytes `begin..end`. The place is one of the caller's that is not in use.
    ///
    /// # Panics
    /// When there is no such place.
    pub fn ask(&self, place: usize, (begin, end): (u64, u64), exclusive: bool) -> Asked {
        let [ticket, from, upto, ..] = &self.places[place].0;
        ticket.store(DRAWS, Ordering::Relaxed);
        let (word, bit) = self.mark(place);
        // SYNC intervals.marks: pairs with the load in `blocker`; by the tickets, whoever draws a
        // later one sees the mark, and with it at least that this place draws.
        word.fetch_or(bit, Ordering::AcqRel);
        // SYNC intervals.tickets: pairs with itself.
        let number = self.tickets().fetch_add(1, Ordering::AcqRel) + 1;
        let drawn = number << 1 | u64::from(exclusive);
        from.store(begin, Ordering::Relaxed);
        upto.store(end, Ordering::Relaxed);
        // SYNC intervals.ticket: pairs with the loads in `blocker`; releases the interval.
        ticket.store(drawn, Ordering::SeqCst);
        Asked { place, ticket: drawn, begin, end }
    }

    /// A place whose interval excludes the bytes `begin..end` at present. Asks for nothing, so that
    /// nobody waits for the caller.
    pub fn look(&self, (begin, end): (u64, u64), exclusive: bool) -> Option<usize> {
        // Later than all tickets, and at no place.
        let ticket = u64::MAX << 1 | u64::from(exclusive);
        self.blocker(&Asked { place: usize::MAX, ticket, begin, end })
    }

    /// A place whose interval has to be given back before the caller has its own; `None`: it has
    /// it, until [`Intervals::give_back`].
    pub fn blocker(&self, asked: &Asked) -> Option<usize> {
        for (i, line) in self.marks.iter().enumerate() {
            for (j, word) in line.0.iter().enumerate() {
                // SYNC intervals.marks: pairs with `ask`, and with `give_back`: what was done with
                // an interval is seen by who does not see its mark any more.
                let mut marks = word.load(Ordering::Acquire);
                while marks != 0 {
                    let place = (i * WORDS + j) * WORD + marks.trailing_zeros() as usize;
                    marks &= marks - 1;
                    if place != asked.place && self.conflicts(asked, place) {
                        return Some(place);
                    }
                }
            }
        }
        None
    }

    fn conflicts(&self, asked: &Asked, place: usize) -> bool {
        let Some(MarkLine([ticket, from, upto, ..])) = self.places.get(place) else { return false };
        // SYNC intervals.ticket: pairs with the stores in `ask` and `give_back`. Sequentially
        // consistent: the look that decides to wait comes after `begin_wait`, see `has_waiters`.
        let other = ticket.load(Ordering::SeqCst);
        if other == 0 {
            return false;
        }
        if other == DRAWS {
            // It may draw an earlier one than the caller has.
            return true;
        }
        if other >> 1 > asked.ticket >> 1 || (other | asked.ticket) & EXCLUSIVE == 0 {
            return false;
        }
        let (begin, end) = (from.load(Ordering::Relaxed), upto.load(Ordering::Relaxed));
        // A place that has changed meanwhile was given back, and its next ticket is a later one.
        begin < asked.end && asked.begin < end
    }

    /// Gives the interval of a place back, or does not want it any more.
    pub fn give_back(&self, asked: &Asked) {
        // SYNC intervals.ticket: pairs with the load in `conflicts`; releases what was done.
        self.places[asked.place].0[0].swap(0, Ordering::SeqCst);
        let (word, bit) = self.mark(asked.place);
        // SYNC intervals.marks: pairs with the load in `blocker`.
        word.fetch_and(!bit, Ordering::AcqRel);
    }

    /// Somebody is about to wait; the next look at the blocker decides whether it has to.
    pub fn begin_wait(&self) {
        // SYNC intervals.waiting: pairs with `has_waiters`.
        self.waiting().fetch_add(1, Ordering::SeqCst);
    }

    /// It does not wait any more.
    pub fn end_wait(&self) {
        self.waiting().fetch_sub(1, Ordering::SeqCst);
    }

    /// After an interval was given back: somebody waits and is to be woken. Either the waiter's
    /// look after `begin_wait` finds the interval given back, or this finds the waiter.
    pub fn has_waiters(&self) -> bool {
        // SYNC intervals.waiting: pairs with `begin_wait`. Sequentially consistent as the swap
        // before it and the two of a waiter. Loom does not know that order of loads: there it is
        // read by a write.
        #[cfg(loom)]
        return self.waiting().fetch_add(0, Ordering::AcqRel) != 0;
        #[cfg(not(loom))]
        return self.waiting().load(Ordering::SeqCst) != 0;
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    fn memory(places: usize) -> Vec<MarkLine> {
        (0..Intervals::lines(places)).map(|_| MarkLine::default()).collect()
    }

    #[test]
    fn intervals_exclude_those_that_overlap_in_the_order_of_tickets() {
        let lines = memory(1000);
        let table = Intervals::of(&lines, 1000).unwrap();
        assert!(Intervals::of(&lines[1..], 1000).is_none());
        let first = table.ask(999, (10, 20), true);
        let beside = table.ask(0, (20, 30), true);
        let over = table.ask(64, (15, 25), false);
        let reads = table.ask(513, (22, 24), false);
        assert_eq!([first, beside].map(|a| table.blocker(&a)), [None, None]);
        assert_eq!([over, reads].map(|a| table.blocker(&a)), [Some(0), Some(0)]);
        table.give_back(&beside);
        // Readers do not exclude each other.
        assert_eq!([over, reads].map(|a| table.blocker(&a)), [Some(999), None]);
        let writes = table.ask(0, (23, 24), true);
        assert_eq!(table.blocker(&writes), Some(64));
        // A look draws no ticket: those that ask later do not wait for it.
        assert_eq!(table.look((12, 13), false), Some(999));
        assert_eq!(table.look((24, 25), false), None);
        assert_eq!(table.look((24, 25), true), Some(64));
        assert_eq!(table.look((0, 10), true), None);
        [first, over, reads].iter().for_each(|a| table.give_back(a));
        assert_eq!(table.blocker(&writes), None);
        assert!(!table.has_waiters());
    }

    #[test]
    fn threads_have_their_intervals_alone() {
        const THREADS: usize = 4;
        let lines = memory(THREADS);
        let bytes: Vec<AtomicU64> = (0..8).map(|_| AtomicU64::new(0)).collect();
        std::thread::scope(|s| {
            for t in 0..THREADS {
                let (lines, bytes) = (&lines, &bytes);
                s.spawn(move || {
                    let table = Intervals::of(lines, THREADS).unwrap();
                    for i in 0..2000 {
                        let begin = (i * 5 + t * 3) % 7;
                        let end = begin + 1 + (i + t) % (8 - begin);
                        let asked = table.ask(t, (begin as u64, end as u64), true);
                        while table.blocker(&asked).is_some() {
                            std::thread::yield_now();
                        }
                        for byte in &bytes[begin..end] {
                            assert_eq!(byte.swap(1, Ordering::Relaxed), 0);
                        }
                        for byte in &bytes[begin..end] {
                            assert_eq!(byte.swap(0, Ordering::Relaxed), 1);
                        }
                        table.give_back(&asked);
                    }
                });
            }
        });
    }
}

#[cfg(all(test, loom))]
mod loom_tests {
    use super::*;
    use crate::sync::UnsafeCell;
    use loom::sync::Arc;

    fn lines_of_two() -> Vec<MarkLine> {
        (0..Intervals::lines(2)).map(|_| MarkLine::default()).collect()
    }

    struct Memory {
        lines: Vec<MarkLine>,
        byte: UnsafeCell<u32>,
    }

    // SAFETY: loom checks that accesses to the byte are ordered.
    unsafe impl Sync for Memory {}
    // SAFETY: as above.
    unsafe impl Send for Memory {}

    fn change(memory: &Memory, place: usize) {
        let table = Intervals::of(&memory.lines, 2).unwrap();
        let asked = table.ask(place, (0, 1), true);
        while table.blocker(&asked).is_some() {
            crate::sync::pause();
        }
        // SAFETY: the interval is this thread's.
        memory.byte.with_mut(|b| unsafe { *b += 1 });
        table.give_back(&asked);
    }

    #[test]
    fn what_is_done_with_an_interval_is_seen_by_the_next() {
        loom::model(|| {
            let lines = (0..Intervals::lines(2)).map(|_| MarkLine::default()).collect();
            let memory = Arc::new(Memory { lines, byte: UnsafeCell::new(0) });
            let there = memory.clone();
            let other = loom::thread::spawn(move || change(&there, 1));
            change(&memory, 0);
            other.join().unwrap();
            // SAFETY: the other thread has ended.
            memory.byte.with(|b| assert_eq!(unsafe { *b }, 2));
        });
    }

    #[test]
    fn who_waits_is_seen_or_sees() {
        loom::model(|| {
            let lines = Arc::new(lines_of_two());
            let table = Intervals::of(&lines, 2).unwrap();
            let held = table.ask(0, (0, 1), true);
            let there = lines.clone();
            let other = loom::thread::spawn(move || {
                let table = Intervals::of(&there, 2).unwrap();
                let asked = table.ask(1, (0, 1), true);
                table.begin_wait();
                table.blocker(&asked).is_some()
            });
            table.give_back(&held);
            let woken = table.has_waiters();
            let waits = other.join().unwrap();
            assert!(woken || !waits);
        });
    }

    #[test]
    fn who_looks_is_seen_or_sees() {
        loom::model(|| {
            let lines = Arc::new(lines_of_two());
            let table = Intervals::of(&lines, 2).unwrap();
            let held = table.ask(0, (0, 1), true);
            let there = lines.clone();
            let other = loom::thread::spawn(move || {
                let table = Intervals::of(&there, 2).unwrap();
                table.begin_wait();
                table.look((0, 1), true).is_some()
            });
            table.give_back(&held);
            let woken = table.has_waiters();
            let waits = other.join().unwrap();
            assert!(woken || !waits);
        });
    }
}
