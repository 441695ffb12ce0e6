//! Agreements of processes that share memory and of which some may die (`MPIX_Comm_agree`).
//!
//! A group makes one agreement after the other, and each process knows the outcome of one before it
//! begins the next: two *records* in turn suffice. A process adds its value to a record and counts
//! itself; the last one to do so decides. Whoever hears that a process is lost gives the agreement
//! up instead, and somebody else has to decide. *One word* says which of the two has come first, by
//! compare and swap, so that all see the same, whoever dies between any two steps:
//!
//! ```text
//! open ─ all have contributed ▶ decided
//!   └─── somebody is lost ────▶ given up
//! ```
//!
//! Before a record is decided its decider makes the other one ready for the next agreement: that
//! all have contributed to this one says that all have read the one before. After an agreement that
//! was given up a group makes no further one here.

use crate::sync::{AtomicU32, AtomicU64, Ordering};

/// States in the low bits of a word; the others are the number of the agreement.
const OPEN: u64 = 0;
const DECIDED: u64 = 1;
const GIVEN_UP: u64 = 2;
const STATE_BITS: u32 = 2;

fn word(number: u64, state: u64) -> u64 {
    number << STATE_BITS | state
}

/// One agreement. Zeroed memory is a valid one, of no number that is used.
#[repr(C, align(64))]
#[derive(Debug)]
struct Record {
    word: AtomicU64,
    /// The bitwise AND of the values so far.
    value: AtomicU64,
    /// Who has contributed.
    count: AtomicU32,
}

impl Record {
    fn new() -> Record {
        Record { word: AtomicU64::new(0), value: AtomicU64::new(0), count: AtomicU32::new(0) }
    }

    fn open(&self, number: u64) {
        self.value.store(u64::MAX, Ordering::Relaxed);
        self.count.store(0, Ordering::Relaxed);
        // Nobody looks at it before it is told of: see `begin` and `contribute`.
        self.word.store(word(number, OPEN), Ordering::Relaxed);
    }
}

/// How far an agreement has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccordState {
    /// Somebody has not contributed.
    Open,
    /// The bitwise AND of the values of all.
    Decided(u64),
    /// Somebody else decides.
    GivenUp,
}

/// Where a group makes its agreements. See the module's documentation.
#[repr(C)]
#[derive(Debug)]
pub struct Accord([Record; 2]);

impl Accord {
    /// One without a group.
    pub fn new() -> Accord {
        Accord([Record::new(), Record::new()])
    }

    fn record(&self, number: u64) -> &Record {
        &self.0[(number % 2) as usize]
    }

    /// A group begins with this agreement, whose number is above those of all before. Its other
    /// members are told of it by other means, which order this before what they do.
    pub fn begin(&self, number: u64) {
        self.record(number).open(number);
    }

    /// Adds a value, once for each of `members`, after the outcome of the agreement before is
    /// known. True: all others are to be woken.
    pub fn contribute(&self, number: u64, members: u32, value: u64) -> bool {
        let record = self.record(number);
        record.value.fetch_and(value, Ordering::Relaxed);
        // SYNC accord.count: release: our value; acquire: those of all before us.
        if record.count.fetch_add(1, Ordering::AcqRel) + 1 < members {
            return false;
        }
        self.record(number + 1).open(number + 1);
        self.end(number, DECIDED)
    }

    /// Somebody is lost. True when that is how the agreement ends: all others are to be woken.
    pub fn give_up(&self, number: u64) -> bool {
        self.end(number, GIVEN_UP)
    }

    fn end(&self, number: u64, state: u64) -> bool {
        let (open, ended) = (word(number, OPEN), word(number, state));
        // SYNC accord.word: release: the values, and the next record; acquire: as in `state`.
        let word = &self.record(number).word;
        word.compare_exchange(open, ended, Ordering::AcqRel, Ordering::Acquire).is_ok()
    }

    /// How far it has come. Each member asks until it has ended.
    pub fn state(&self, number: u64) -> AccordState {
        let record = self.record(number);
        // SYNC accord.word: acquire: pairs with `end`.
        let found = record.word.load(Ordering::Acquire);
        match found {
            found if found == word(number, DECIDED) => {
                AccordState::Decided(record.value.load(Ordering::Relaxed))
            }
            found if found == word(number, OPEN) => AccordState::Open,
            // What no member writes is no outcome either.
            _ => AccordState::GivenUp,
        }
    }
}

impl Default for Accord {
    fn default() -> Accord {
        Accord::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[cfg(not(loom))]
    #[test]
    fn agreements_follow_each_other() {
        let accord = Accord::new();
        accord.begin(8);
        for number in 8..100 {
            assert_eq!(accord.state(number), AccordState::Open);
            assert!(!accord.contribute(number, 3, 0b0111));
            assert!(!accord.contribute(number, 3, 0b1110));
            assert_eq!(accord.state(number), AccordState::Open);
            assert!(accord.contribute(number, 3, 0b1111));
            assert_eq!(accord.state(number), AccordState::Decided(0b0110));
            assert!(!accord.give_up(number), "it is decided");
        }
    }

    #[cfg(not(loom))]
    #[test]
    fn what_is_given_up_is_not_decided() {
        let accord = Accord::new();
        accord.begin(1);
        assert!(!accord.contribute(1, 2, 1));
        assert!(accord.give_up(1) && !accord.give_up(1));
        assert!(!accord.contribute(1, 2, 1));
        assert_eq!(accord.state(1), AccordState::GivenUp);
        // The next group begins above.
        accord.begin(5);
        assert_eq!(accord.state(5), AccordState::Open);
    }

    /// Threads agree many times; one gives up at some moment, and then all have.
    #[cfg(not(loom))]
    #[test]
    fn threads_see_one_outcome() {
        for round in 0..50u64 {
            let accord = Arc::new(Accord::new());
            accord.begin(1);
            let member = |me: u64| {
                let accord = accord.clone();
                std::thread::spawn(move || {
                    let mut outcomes = Vec::new();
                    for number in 1..=100 {
                        if me == 0 && number == 2 * round {
                            accord.give_up(number);
                        } else {
                            accord.contribute(number, 3, !(1 << me));
                        }
                        let mut state = accord.state(number);
                        while state == AccordState::Open {
                            std::thread::yield_now();
                            state = accord.state(number);
                        }
                        outcomes.push(state);
                        if state == AccordState::GivenUp {
                            break;
                        }
                    }
                    outcomes
                })
            };
            let all: Vec<_> = (0..3).map(member).collect();
            let all: Vec<_> = all.into_iter().map(|t| t.join().unwrap()).collect();
            assert!(all.iter().all(|outcomes| *outcomes == all[0]), "round {round}");
            assert_eq!(all[0][0], AccordState::Decided(!0b111));
        }
    }

    /// Two contribute twice, and a third thread gives the second agreement up at any moment.
    #[cfg(loom)]
    #[test]
    fn all_see_one_outcome() {
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(3);
        builder.check(|| {
            let accord = Arc::new(Accord::new());
            accord.begin(1);
            let member = |accord: Arc<Accord>, value: u64| {
                let mut seen = Vec::new();
                for number in 1..=2 {
                    accord.contribute(number, 2, value);
                    loop {
                        match accord.state(number) {
                            AccordState::Open => loom::thread::yield_now(),
                            ended => break seen.push(ended),
                        }
                    }
                }
                seen
            };
            let other = {
                let accord = accord.clone();
                loom::thread::spawn(move || member(accord, 0b01))
            };
            let third = {
                let accord = accord.clone();
                loom::thread::spawn(move || accord.give_up(2))
            };
            let mine = member(accord.clone(), 0b11);
            let theirs = other.join().unwrap();
            let given_up = third.join().unwrap();
            assert_eq!(mine, theirs);
            assert_eq!(mine[0], AccordState::Decided(0b01));
            assert_eq!(mine[1] == AccordState::GivenUp, given_up);
        });
    }
}
