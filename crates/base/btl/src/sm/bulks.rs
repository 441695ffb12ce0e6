//! The sender's book of its bulk slots.
//!
//! A slot is free when its state word, which receivers alone write, has the number of the
//! generation in which the sender last gave it away. So the sender writes nothing but its book and
//! the slot, and reads the words seldom: each reading costs a line that a receiver has written.

use std::collections::VecDeque;

use hawser_lockfree::copy;
use hawser_lockfree::generation::{self, Generation};

use super::distance::{Distance, Ruler};

/// Payloads of messages that lie in one slot again and again where they are answered, or in two
/// where the answers are on their way when they are sent.
const SHORT: usize = 4096;
/// Longer messages, in bytes with what lies in front of them, go round in slots, and in the places
/// of each ...
const LONG: usize = SHORT + 256;
/// ... with about so many bytes of messages: more than two processors have in their own caches, and
/// little of what several share: half of it where there are many processes ...
const ROUND: usize = 2 << 20;
/// ... that would take more than so many bytes together.
const ROUNDS: usize = 16 << 20;
/// Of the messages of at least so many bytes ...
const TIMED: usize = 512;
/// ... each of so many times the return of a slot.
const TIMED_EACH: u32 = 16;

/// A bit for each of the first `n` slots.
fn first_slots(n: usize) -> u64 {
    if n < 64 { (1 << n) - 1 } else { u64::MAX }
}

/// Where a message lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) slot: u32,
    /// Of the slot; the message names it.
    pub(super) generation: u32,
    /// Bytes of the slot in front; a multiple of 64.
    pub(super) at: usize,
    /// The last message lay there too, or the one before, and its lines are in the cache still.
    pub(super) again: bool,
}

/// One process's bulk slots.
#[derive(Debug)]
pub(super) struct Bulks {
    states: Vec<&'static Generation>,
    /// Number of times that each was given away.
    generations: Vec<u32>,
    /// Endpoint that has it.
    owners: Vec<usize>,
    /// A bit for each that is known to be free.
    free: u64,
    /// A bit for each that stays out even if it has come back: the owner still looks at it.
    kept: u64,
    /// A bit for each that holds a descriptor. It is not free when its receiver is lost, but when
    /// that is known to have ended: one that lives may look at the descriptor at any time, and
    /// claim.
    descriptors: u64,
    /// Those not known to be free, those given away first in front.
    out: VecDeque<u32>,
    /// By endpoint, how many of `out` it has.
    held: Vec<u32>,
    /// By endpoint: it is lost, and what it was sent is not waited for.
    gone: Vec<bool>,
    /// Most slots that one receiver may hold, so that others find some.
    cap: u32,
    /// The slot that was taken last.
    last: u32,
    /// It holds a message of at most [`SHORT`] bytes.
    last_is_short: bool,
    /// The slot that was taken before it, if its message was short, too.
    before: Option<u32>,
    /// A message has come since: it may be the receiver's answer.
    answered: bool,
    /// Bytes of a slot that messages can have.
    room: usize,
    /// Bytes in which long messages go round.
    round: usize,
    /// When no more are known to be free, it looks which have come back: half of them at once, so
    /// that it seldom looks at lines that a receiver has just written.
    low: u32,
    ruler: Ruler,
    /// Messages since the last that was timed.
    untimed: u32,
    /// By endpoint, as far as slots were timed on their way back.
    distances: Vec<Distance>,
}

impl Bulks {
    /// Slots with these state words: at most 64, all of them free. In each messages can have `room`
    /// bytes; on the node are so many `processes`.
    pub(super) fn new(states: Vec<&'static Generation>, room: usize, processes: u32) -> Bulks {
        let n = states.len().min(64);
        Bulks {
            states,
            generations: vec![0; n],
            owners: vec![0; n],
            free: first_slots(n),
            kept: 0,
            descriptors: 0,
            out: VecDeque::with_capacity(n),
            held: Vec::new(),
            gone: Vec::new(),
            cap: (n as u32 * 3 / 4).max(1),
            last: (n as u32).saturating_sub(1),
            last_is_short: false,
            before: None,
            answered: false,
            room,
            round: (ROUNDS / processes.max(1) as usize).clamp(ROUND / 2, ROUND),
            low: n as u32 / 2,
            ruler: Ruler::new(),
            untimed: 0,
            distances: Vec::new(),
        }
    }

    /// A place for a message of `len` bytes, with what lies in front of it, to this endpoint. It is
    /// taken when [`Bulks::given`] says so: what need not be done before the message is on its way
    /// is done there.
    #[inline]
    pub(super) fn take(&mut self, to: usize, len: usize) -> Option<Place> {
        let again = if self.answered && len <= LONG { self.come_back() } else { None };
        let there = self.has_one(to) || self.find_one(to);
        there.then(|| match again {
            Some(slot) => self.place_in(slot, 0, true),
            None => self.choose(to, len),
        })
    }

    /// A message has come. If it answers the last one, and that was short, its slot is back: it is
    /// looked at when the next message is sent, and its word is on its way until then, unless that
    /// look is to be timed. So two processes that play ping-pong with short messages use one slot
    /// again and again, whose lines stay in their caches.
    #[inline]
    pub(super) fn note_answer(&mut self) {
        if !self.last_is_short {
            return;
        }
        if let Some(state) = self.states.get(self.last as usize) {
            self.answered = true;
            if !self.is_time() {
                copy::prefetch((&raw const **state).cast());
            }
        }
    }

    /// The next look at a slot's word is to be timed.
    #[inline]
    fn is_time(&self) -> bool {
        self.untimed + 1 >= TIMED_EACH
    }

    /// One of the two slots that were taken last, if one has come back; then it is free. Two
    /// processes that send to each other at once hear before their own message is read, and use two
    /// slots in turn.
    #[inline]
    fn come_back(&mut self) -> Option<u32> {
        if self.last_is_back() {
            Some(self.last)
        } else {
            self.before.filter(|_| self.before_is_back())
        }
    }

    /// Whether the slot that was taken before the last has come back; then it is free.
    #[inline]
    fn before_is_back(&mut self) -> bool {
        let (Some(slot), Some(at)) = (self.before, self.out.len().checked_sub(2)) else {
            return false;
        };
        let i = slot as usize;
        if self.out.get(at) != Some(&slot) || self.kept & 1 << slot != 0 {
            return false;
        }
        let back = self.states[i].is_back(self.generations[i]);
        if back {
            self.out.remove(at);
            self.put_back(slot);
        }
        back
    }

    /// Whether the slot that was taken last has come back; then it is free.
    #[inline]
    fn last_is_back(&mut self) -> bool {
        let (slot, i) = (self.last, self.last as usize);
        if self.out.back() != Some(&slot) || self.kept & 1 << slot != 0 {
            return false;
        }
        let back = match self.is_time() {
            true => self.time(slot),
            false => self.states[i].is_back(self.generations[i]),
        };
        if back {
            self.out.pop_back();
            self.put_back(slot);
        }
        back
    }

    /// A slot that was out is free.
    fn put_back(&mut self, slot: u32) {
        self.free |= 1 << slot;
        self.descriptors &= !(1 << slot);
        self.held[self.owners[slot as usize]] -= 1;
    }

    /// The message of `len` bytes is on its way in this slot, the last that was taken.
    pub(super) fn given(&mut self, slot: u32, to: usize, len: usize) {
        let i = slot as usize;
        if slot != self.last {
            self.before = self.last_is_short.then_some(self.last);
        }
        (self.last, self.answered) = (slot, false);
        self.last_is_short = len <= SHORT;
        self.free &= !(1 << slot);
        self.generations[i] = generation::next(self.generations[i]);
        self.owners[i] = to;
        self.held[to] += 1;
        self.out.push_back(slot);
        if len >= TIMED {
            match (self.is_time(), self.out.front()) {
                (true, Some(&oldest)) => _ = self.time(oldest),
                _ => self.untimed += 1,
            }
        }
        if self.free.count_ones() <= self.low {
            self.look(false);
        }
    }

    /// A slot is known to be free for this endpoint.
    #[inline]
    fn has_one(&self, to: usize) -> bool {
        self.free != 0 && self.held.get(to).is_some_and(|held| *held < self.cap)
    }

    #[cold]
    fn find_one(&mut self, to: usize) -> bool {
        if self.held.len() <= to {
            self.held.resize(to + 1, 0);
            self.gone.resize(to + 1, false);
            self.distances.resize(to + 1, Distance::default());
        }
        self.look(true);
        self.has_one(to)
    }

    /// What [`Bulks::take`] would give now, as far as it is known without looking.
    pub(super) fn next(&self, to: usize, len: usize) -> Option<Place> {
        self.has_one(to).then(|| self.choose(to, len))
    }

    /// Chooses among the free slots, of which there is one.
    #[inline]
    fn choose(&self, to: usize, len: usize) -> Place {
        // Long messages go round: when a place is written again, its lines have left the caches of
        // both for the shared one, from where they come twice as fast. Those to a receiver that
        // shares no cache take few slots: they are written past the caches.
        let rounds = len > LONG && !self.is_far(to);
        let stretch = len.next_multiple_of(64);
        let places = if rounds { self.places(stretch) } else { 1 };
        let round =
            if rounds { self.free & first_slots(self.round / (places * stretch) + 1) } else { 0 };
        let after = round & !(u64::MAX >> (63 - self.last));
        let among = [after, round, self.free].into_iter().find(|slots| *slots != 0);
        let slot = among.map_or(0, u64::trailing_zeros);
        let turn = generation::next(self.generations[slot as usize]) as usize;
        self.place_in(slot, turn % places * stretch, false)
    }

    fn place_in(&self, slot: u32, at: usize, again: bool) -> Place {
        let generation = generation::next(self.generations[slot as usize]);
        Place { slot, generation, at, again }
    }

    /// In how many places of a slot messages of so many bytes lie in turn.
    #[inline]
    fn places(&self, stretch: usize) -> usize {
        self.round.div_ceil(self.states.len() * stretch).min(self.room / stretch).max(1)
    }

    /// Whether this endpoint's processor was found to share no cache with ours.
    #[inline]
    pub(super) fn is_far(&self, to: usize) -> bool {
        self.distances.get(to).is_some_and(|d| d.is_far())
    }

    /// Times the load of a slot's word. True when the slot is back.
    fn time(&mut self, slot: u32) -> bool {
        self.untimed = 0;
        let (i, n) = (slot as usize, self.states.len());
        let neighbour = self.states[(i + n / 2) % n];
        let (back, far) = self.ruler.look(self.states[i], neighbour, self.generations[i]);
        if back {
            self.distances[self.owners[i]].note(far);
        }
        back
    }

    /// Says that a slot holds a descriptor, and must not be taken again before [`Bulks::let_go`].
    pub(super) fn keep(&mut self, slot: u32) {
        self.kept |= 1 << slot;
        self.descriptors |= 1 << slot;
    }

    /// Ends [`Bulks::keep`].
    pub(super) fn let_go(&mut self, slot: u32) {
        self.kept &= !(1 << slot);
    }

    /// The process behind this endpoint is lost: what it holds comes back, but descriptors only if
    /// it `has_ended`.
    pub(super) fn lose(&mut self, to: usize, has_ended: bool) {
        if let Some(gone) = self.gone.get_mut(to) {
            *gone = true;
            if has_ended {
                let theirs = self.out.iter().filter(|&&slot| self.owners[slot as usize] == to);
                theirs.for_each(|slot| self.descriptors &= !(1 << slot));
            }
            self.look(true);
        }
    }

    /// True when a lost process may still look at a descriptor.
    pub(super) fn has_lost_descriptors(&self) -> bool {
        let lost = |slot: &u32| {
            self.descriptors & 1 << slot != 0 && self.gone[self.owners[*slot as usize]]
        };
        self.descriptors != 0 && self.out.iter().any(lost)
    }

    /// Looks which slots have come back: all, or the oldest until one has not.
    fn look(&mut self, all: bool) {
        for _ in 0..self.out.len() {
            let Some(slot) = self.out.pop_front() else { return };
            let i = slot as usize;
            let lost = self.gone[self.owners[i]] && self.descriptors & 1 << slot == 0;
            let back = self.states[i].is_back(self.generations[i]) || lost;
            if back && self.kept & 1 << slot == 0 {
                self.put_back(slot);
            } else if all {
                self.out.push_back(slot);
            } else {
                return self.out.push_front(slot);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(bulks: &mut Bulks, to: usize, len: usize) -> Option<Place> {
        let taken = bulks.take(to, len);
        if let Some(Place { slot, .. }) = taken {
            bulks.given(slot, to, len);
        }
        taken
    }

    fn take(bulks: &mut Bulks, to: usize, len: usize) -> Option<(u32, u32)> {
        place(bulks, to, len).map(|place| (place.slot, place.generation))
    }

    fn slots(n: usize) -> (Bulks, Vec<&'static Generation>) {
        let words: Vec<&'static Generation> =
            (0..n).map(|_| &*Box::leak(Box::new(Generation::new()))).collect();
        (Bulks::new(words.clone(), 67 << 10, 2), words)
    }

    #[test]
    fn a_slot_is_taken_again_only_after_its_last_generation_came_back() {
        let (mut bulks, words) = slots(8);
        let taken: Vec<_> = std::iter::from_fn(|| take(&mut bulks, 0, 8192)).collect();
        assert_eq!(taken, (0..6).map(|slot| (slot, 1)).collect::<Vec<_>>());
        assert!(take(&mut bulks, 1, 8192).is_some() && take(&mut bulks, 1, 8192).is_some());
        words[2].give_back(1);
        assert_eq!(take(&mut bulks, 0, 8192), Some((2, 2)));
        // The mark of the earlier generation does not free the later one.
        assert_eq!(take(&mut bulks, 0, 8192), None);
        words[2].give_back(2);
        assert_eq!(take(&mut bulks, 0, 8192), Some((2, 3)));
    }

    #[test]
    fn long_messages_go_round_in_all_slots() {
        let (mut bulks, words) = slots(8);
        for i in 0..100 {
            let (slot, generation) = take(&mut bulks, 0, 8192).unwrap();
            assert_eq!((slot, generation), (i % 8, i / 8 + 1));
            words[slot as usize].give_back(generation);
        }
    }

    #[test]
    fn the_longest_go_round_in_some_megabytes() {
        for (processes, round) in [(2, 32), (8, 32), (16, 17)] {
            let words = slots(32).1;
            let mut bulks = Bulks::new(words.clone(), 67 << 10, processes);
            for i in 0..100 {
                let (slot, generation) = take(&mut bulks, 0, 64 << 10).unwrap();
                assert_eq!((slot, generation), (i % round, i / round + 1));
                words[slot as usize].give_back(generation);
            }
            // The others are there for those who do not wait.
            let more = std::iter::from_fn(|| take(&mut bulks, 0, 64 << 10));
            assert_eq!(more.count(), 24);
        }
    }

    /// What is not so long has several places in each slot, which it takes in turn.
    #[test]
    fn long_messages_go_round_in_the_places_of_slots() {
        for (len, places, processes) in
            [(5000, 13, 2), (16 << 10, 4, 2), (33 << 10, 2, 2), (16 << 10, 2, 16)]
        {
            let words = slots(32).1;
            let mut bulks = Bulks::new(words.clone(), 67 << 10, processes);
            let mut seen = std::collections::BTreeMap::new();
            for _ in 0..32 * 24 {
                let Place { slot, generation, at, .. } = place(&mut bulks, 0, len).unwrap();
                assert!(at + len <= 67 << 10 && at.is_multiple_of(64));
                *seen.entry((slot, at)).or_insert(0) += 1;
                words[slot as usize].give_back(generation);
            }
            let slots = seen.keys().map(|(slot, _)| slot).max().unwrap() + 1;
            let (least, most) = (seen.values().min().unwrap(), seen.values().max().unwrap());
            assert_eq!(seen.len(), slots as usize * places, "{len} {processes}");
            assert!(most - least <= 1, "{len} {processes}");
        }
    }

    #[test]
    fn short_messages_go_round_in_few_slots() {
        let (mut bulks, words) = slots(32);
        for _ in 0..100 {
            let (slot, generation) = take(&mut bulks, 0, 1000).unwrap();
            assert!(slot < 16);
            words[slot as usize].give_back(generation);
        }
    }

    /// Two processes that answer each other write the same slot again and again, as long as it is
    /// back and their messages are short.
    #[test]
    fn the_slot_of_a_message_that_was_answered_is_taken_again() {
        let (mut bulks, words) = slots(8);
        let mut last = place(&mut bulks, 0, 1000).unwrap();
        assert!(!last.again);
        for _ in 0..100 {
            words[last.slot as usize].give_back(last.generation);
            bulks.note_answer();
            let next = place(&mut bulks, 0, 1000).unwrap();
            let expected = Place { generation: last.generation + 1, again: true, ..last };
            assert_eq!(next, expected);
            last = next;
        }
        // Nobody has answered.
        words[last.slot as usize].give_back(last.generation);
        let next = place(&mut bulks, 0, 1000).unwrap();
        assert!(next.slot != last.slot && !next.again);
        // Somebody else has: the slot of the message before is back.
        bulks.note_answer();
        let third = place(&mut bulks, 0, 1000).unwrap();
        assert!(third.slot == last.slot && third.again);
        // What is long goes round.
        words[third.slot as usize].give_back(third.generation);
        bulks.note_answer();
        assert_ne!(take(&mut bulks, 0, 8192).unwrap().0, third.slot);
        // A slot that is kept is not back.
        let kept = take(&mut bulks, 0, 1000).unwrap();
        bulks.keep(kept.0);
        words[kept.0 as usize].give_back(kept.1);
        bulks.note_answer();
        assert_ne!(take(&mut bulks, 0, 1000).unwrap().0, kept.0);
        // Slots are neither lost nor given twice.
        let out: Vec<_> = std::iter::from_fn(|| take(&mut bulks, 1, 1000)).collect();
        let mut distinct: Vec<_> = out.iter().map(|(slot, _)| slot).collect();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), out.len());
    }

    /// Two processes that send at once: each hears of the other's message before its own is read.
    #[test]
    fn two_slots_are_taken_in_turn_where_answers_come_early() {
        let (mut bulks, words) = slots(8);
        let mut before = place(&mut bulks, 0, 1000).unwrap();
        bulks.note_answer();
        let mut last = place(&mut bulks, 0, 1000).unwrap();
        assert!(!last.again && last.slot != before.slot);
        for _ in 0..100 {
            words[before.slot as usize].give_back(before.generation);
            bulks.note_answer();
            let next = place(&mut bulks, 0, 1000).unwrap();
            assert_eq!(next, Place { generation: before.generation + 1, again: true, ..before });
            (before, last) = (last, next);
        }
        // Neither is back.
        bulks.note_answer();
        let third = place(&mut bulks, 0, 1000).unwrap();
        assert!(!third.again && third.slot != before.slot && third.slot != last.slot);
        // One that is kept is not.
        bulks.keep(last.slot);
        words[last.slot as usize].give_back(last.generation);
        bulks.note_answer();
        assert_ne!(place(&mut bulks, 0, 1000).unwrap().slot, last.slot);
        bulks.let_go(last.slot);
        // A long message lay between.
        take(&mut bulks, 0, 8192).unwrap();
        bulks.note_answer();
        assert!(!place(&mut bulks, 0, 1000).unwrap().again);
    }

    #[test]
    fn a_kept_slot_stays_out() {
        let (mut bulks, words) = slots(4);
        let taken: Vec<_> = std::iter::from_fn(|| take(&mut bulks, 0, 8192)).collect();
        assert_eq!(taken.len(), 3);
        assert!(take(&mut bulks, 1, 8192).is_some());
        bulks.keep(1);
        words[1].give_back(1);
        assert_eq!(take(&mut bulks, 0, 8192), None);
        bulks.let_go(1);
        assert_eq!(take(&mut bulks, 0, 8192), Some((1, 2)));
    }

    #[test]
    fn slots_of_a_process_that_ended_come_back() {
        let (mut bulks, _words) = slots(8);
        let taken = std::iter::from_fn(|| take(&mut bulks, 0, 8192)).count();
        assert_eq!(taken, 6);
        bulks.keep(1);
        bulks.lose(0, true);
        let again: Vec<_> = std::iter::from_fn(|| take(&mut bulks, 1, 8192)).collect();
        assert!(again.len() == 6 && again.iter().all(|(slot, _)| *slot != 1), "{again:?}");
        bulks.let_go(1);
        let rest: Vec<_> = std::iter::from_fn(|| take(&mut bulks, 2, 8192)).collect();
        assert!(rest.len() == 2 && rest.iter().any(|(slot, _)| *slot == 1), "{rest:?}");
    }

    /// A descriptor that a lost process can still look at stays out until it was given back, or the
    /// process has ended.
    #[test]
    fn descriptors_of_a_lost_process_stay_out_while_it_lives() {
        let (mut bulks, words) = slots(8);
        assert_eq!(std::iter::from_fn(|| take(&mut bulks, 0, 8192)).count(), 6);
        for descriptor in [1, 3] {
            bulks.keep(descriptor);
            bulks.let_go(descriptor);
        }
        bulks.lose(0, false);
        let count = |bulks: &mut Bulks, to| std::iter::from_fn(|| take(bulks, to, 8192)).count();
        assert!(bulks.has_lost_descriptors() && count(&mut bulks, 1) == 6);
        assert_eq!(count(&mut bulks, 2), 0);
        words[3].give_back(1);
        assert_eq!((count(&mut bulks, 2), bulks.has_lost_descriptors()), (1, true));
        bulks.lose(0, true);
        assert_eq!((count(&mut bulks, 2), bulks.has_lost_descriptors()), (1, false));
    }

    /// Numbers of generations come again after all of them were used, and 0 is of no generation.
    #[test]
    fn the_last_generation_is_followed_by_the_first() {
        let (mut bulks, words) = slots(1);
        bulks.generations[0] = u32::MAX - 1;
        for expected in [u32::MAX, 1, 2] {
            assert_eq!(take(&mut bulks, 0, 8192), Some((0, expected)));
            assert_eq!(take(&mut bulks, 0, 8192), None);
            words[0].give_back(expected);
        }
    }

    #[test]
    fn one_receiver_leaves_some_to_the_others() {
        let (mut bulks, words) = slots(8);
        let taken: Vec<_> = std::iter::from_fn(|| take(&mut bulks, 3, 100)).collect();
        assert_eq!(taken.len(), 6);
        assert!(take(&mut bulks, 1, 100).is_some() && take(&mut bulks, 1, 100).is_some());
        assert_eq!(take(&mut bulks, 1, 100), None);
        // The one that was given away last comes back first.
        let (slot, generation) = taken[5];
        words[slot as usize].give_back(generation);
        assert_eq!(take(&mut bulks, 1, 100), Some((slot, generation + 1)));
    }
}
