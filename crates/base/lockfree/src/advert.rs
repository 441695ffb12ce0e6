//! Adverts: a receiver advertises where a long message goes, so that its sender can put it there
//! while the receiver does something else (receiver-initiated rendezvous).
//!
//! An advert belongs to one receiver and is looked at by one sender; both are processes. Its word
//! decides who moves the bytes, and every change of that is one atomic exchange:
//!
//! | state | means | left by |
//! |---|---|---|
//! | free | says nothing | receiver: `post`, `answer` |
//! | posted | a receive waits for its message | receiver: `withdraw`, `meet`; sender: `claim` |
//! | claimed | the sender puts the receive's message | receiver: `meet`; sender: `finish` |
//! | done | all of it is there, and the sender is gone | receiver: `release` |
//! | acked | the message is matched and asked for | receiver: `withdraw`; sender: `take` |
//! | taken | the sender tells by messages what it has moved | receiver: `release` |
//!
//! The word counts the uses of the advert too, so that an exchange which was prepared for an
//! earlier use fails.

use crate::sync::{AtomicU32, AtomicU64, Ordering};

const STATE_BITS: u32 = 3;
const STATE: u64 = (1 << STATE_BITS) - 1;
const FREE: u64 = 0;
const POSTED: u64 = 1;
const CLAIMED: u64 = 2;
const DONE: u64 = 3;
const ACKED: u64 = 4;
const TAKEN: u64 = 5;

/// What an advert says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// Number of the message space.
    pub context: u64,
    /// The sender's number in that space.
    pub source: u32,
    /// Tag.
    pub tag: u32,
    /// The messages of the sender before this one in its sequence to the receiver are not the
    /// receive's.
    pub seq: u32,
    /// Address of the memory in the receiver.
    pub addr: u64,
    /// Its length in bytes.
    pub len: u64,
}

/// One advert; zeroed memory is a free one.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Advert {
    /// Uses so far, and the state in the lowest bits.
    word: AtomicU64,
    context: AtomicU64,
    addr: AtomicU64,
    len: AtomicU64,
    source: AtomicU32,
    tag: AtomicU32,
    seq: AtomicU32,
    /// Of the first advert of a pair. 1: the sender has found that it cannot access the receiver's
    /// memory.
    barred: AtomicU32,
}

/// A posted advert as a sender has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// What it says.
    pub terms: Terms,
    word: u64,
}

/// What the receiver finds when its receive is matched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Met {
    /// Nobody had claimed the advert; it waits now for the sender to take it.
    Acked,
    /// The sender is at it, and will tell what it has moved when it is asked.
    Taken,
    /// The sender has moved everything.
    Done,
}

impl Advert {
    /// A free one.
    pub fn new() -> Advert {
        Advert {
            word: AtomicU64::new(0),
            context: AtomicU64::new(0),
            addr: AtomicU64::new(0),
            len: AtomicU64::new(0),
            source: AtomicU32::new(0),
            tag: AtomicU32::new(0),
            seq: AtomicU32::new(0),
            barred: AtomicU32::new(0),
        }
    }

    /// The sender: it cannot access the receiver's memory, by no advert of this pair.
    pub fn bar(&self) {
        // Relaxed, as in `is_barred`: a hint, which spares an attempt that fails.
        self.barred.store(1, Ordering::Relaxed);
    }

    /// The receiver: the sender cannot access its memory.
    pub fn is_barred(&self) -> bool {
        self.barred.load(Ordering::Relaxed) != 0
    }

    fn exchange(&self, word: u64, state: u64) -> bool {
        let next = word & !STATE | state;
        // SYNC advert.word: release: the fields that were read before were this use's, and what
        // was written before (the put bytes) is seen by the other side; acquire: the reverse.
        self.word.compare_exchange(word, next, Ordering::AcqRel, Ordering::Acquire).is_ok()
    }

    fn terms(&self) -> Terms {
        Terms {
            context: self.context.load(Ordering::Relaxed),
            source: self.source.load(Ordering::Relaxed),
            tag: self.tag.load(Ordering::Relaxed),
            seq: self.seq.load(Ordering::Relaxed),
            addr: self.addr.load(Ordering::Relaxed),
            len: self.len.load(Ordering::Relaxed),
        }
    }

    // ---- the receiver ----

    /// True when the advert can be used.
    pub fn is_free(&self) -> bool {
        // Relaxed: only this side leaves the state.
        self.word.load(Ordering::Relaxed) & STATE == FREE
    }

    fn open(&self, terms: &Terms, state: u64) -> u32 {
        debug_assert!(self.is_free());
        self.context.store(terms.context, Ordering::Relaxed);
        self.source.store(terms.source, Ordering::Relaxed);
        self.tag.store(terms.tag, Ordering::Relaxed);
        self.seq.store(terms.seq, Ordering::Relaxed);
        self.addr.store(terms.addr, Ordering::Relaxed);
        self.len.store(terms.len, Ordering::Relaxed);
        let uses = (self.word.load(Ordering::Relaxed) >> STATE_BITS).wrapping_add(1);
        // SYNC advert.word: pairs with the loads of the sender; publishes the fields.
        self.word.store(uses << STATE_BITS | state, Ordering::Release);
        uses as u32
    }

    /// Advertises a receive that is not matched. Only when free.
    pub fn post(&self, terms: &Terms) {
        self.open(terms, POSTED);
    }

    /// Offers the memory of a receive that is matched, to the sender that gets the returned number
    /// of this use with its answer. Only when free.
    pub fn answer(&self, terms: &Terms) -> u32 {
        self.open(terms, ACKED)
    }

    /// The number of the present use, as [`Advert::answer`] gives it.
    pub fn use_number(&self) -> u32 {
        (self.word.load(Ordering::Relaxed) >> STATE_BITS) as u32
    }

    /// The receive is still posted, and the messages before `seq` were not its.
    pub fn advance(&self, seq: u32) {
        // Relaxed: both the old number and the new one are true as long as the receive is posted,
        // and a claim fails when it is not any more.
        self.seq.store(seq, Ordering::Relaxed);
    }

    /// The posted receive has been matched by the message that the sender may have claimed it for.
    pub fn meet(&self) -> Met {
        // SYNC advert.word: as in `exchange`: with `done` the put bytes are seen.
        let mut word = self.word.load(Ordering::Acquire);
        if word & STATE == POSTED {
            if self.exchange(word, ACKED) {
                return Met::Acked;
            }
            word = self.word.load(Ordering::Acquire);
        }
        if word & STATE == CLAIMED && self.exchange(word, TAKEN) { Met::Taken } else { Met::Done }
    }

    /// The sender has moved everything.
    pub fn is_done(&self) -> bool {
        // Relaxed: `meet` orders what was written before.
        self.word.load(Ordering::Relaxed) & STATE == DONE
    }

    /// Takes the advert back, if the sender has neither claimed nor taken it: true, and free then.
    pub fn withdraw(&self) -> bool {
        let word = self.word.load(Ordering::Relaxed);
        matches!(word & STATE, POSTED | ACKED) && self.exchange(word, FREE)
    }

    /// The sender is still to take what was acked.
    pub fn is_acked(&self) -> bool {
        self.word.load(Ordering::Relaxed) & STATE == ACKED
    }

    /// Frees the advert: the transfer has ended.
    pub fn release(&self) {
        let word = self.word.load(Ordering::Relaxed);
        // Relaxed would do: the next use publishes its fields by itself.
        self.word.store(word & !STATE | FREE, Ordering::Release);
    }

    // ---- the sender ----

    /// What the advert says, while it is posted.
    pub fn look(&self) -> Option<Seen> {
        // SYNC advert.word: pairs with the store in `open`.
        let word = self.word.load(Ordering::Acquire);
        (word & STATE == POSTED).then(|| Seen { terms: self.terms(), word })
    }

    /// Claims what was seen, for the message that the receive will match. True: what was seen
    /// holds, and the memory stays until [`Advert::finish`] or until the receiver has heard from
    /// this side.
    pub fn claim(&self, seen: &Seen) -> bool {
        self.exchange(seen.word, CLAIMED)
    }

    /// All bytes are there. False: the receiver has matched the message and asked for it.
    pub fn finish(&self, seen: &Seen) -> bool {
        self.exchange(seen.word & !STATE | CLAIMED, DONE)
    }

    /// Takes what the receiver's answer with this number offers. `None`: it was withdrawn.
    pub fn take(&self, use_number: u32) -> Option<Terms> {
        // SYNC advert.word: pairs with the store in `open`.
        let word = self.word.load(Ordering::Acquire);
        let right = word & STATE == ACKED && (word >> STATE_BITS) as u32 == use_number;
        let terms = self.terms();
        (right && self.exchange(word, TAKEN)).then_some(terms)
    }
}

impl Default for Advert {
    fn default() -> Advert {
        Advert::new()
    }
}

#[cfg(not(loom))]
const _: () = {
    use std::mem::offset_of;
    assert!(size_of::<Advert>() == 64);
    assert!(offset_of!(Advert, addr) == 16 && offset_of!(Advert, source) == 32);
    assert!(offset_of!(Advert, seq) == 40, "as docs/formats/sm-segment.md says");
};

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: Terms = Terms { context: 6, source: 1, tag: 7, seq: 9, addr: 4096, len: 100 };

    #[cfg(not(loom))]
    #[test]
    fn every_state_is_left_as_documented() {
        let a = Advert::new();
        assert!(a.is_free() && a.look().is_none() && a.take(0).is_none() && !a.withdraw());
        a.post(&TERMS);
        let seen = a.look().unwrap();
        assert_eq!(seen.terms, TERMS);
        assert!(!a.is_free() && !a.finish(&seen) && a.take(1).is_none());
        a.advance(11);
        assert_eq!(a.look().unwrap().terms.seq, 11);
        assert!(a.withdraw() && a.is_free());
        a.post(&TERMS);
        assert!(!a.claim(&seen), "a claim of an earlier use");
        let seen = a.look().unwrap();
        assert!(a.claim(&seen) && !a.claim(&seen) && !a.withdraw() && a.look().is_none());
        assert!(!a.is_done() && a.finish(&seen) && a.is_done());
        assert!(!a.finish(&seen) && !a.withdraw());
        assert_eq!(a.meet(), Met::Done);
        a.release();
        a.post(&TERMS);
        let seen = a.look().unwrap();
        assert!(a.claim(&seen));
        assert_eq!(a.meet(), Met::Taken);
        assert!(!a.finish(&seen) && !a.withdraw());
        a.release();
        a.post(&TERMS);
        let seen = a.look().unwrap();
        assert_eq!(a.meet(), Met::Acked);
        assert!(a.is_acked() && !a.claim(&seen) && a.look().is_none());
        assert!(a.take(a.use_number() + 1).is_none());
        assert_eq!(a.take(a.use_number()), Some(TERMS));
        assert!(!a.is_acked() && !a.withdraw());
        a.release();
        let number = a.answer(&TERMS);
        assert!(a.withdraw() && a.take(number).is_none());
    }

    /// The sender claims and puts while the receiver is matched: the bytes are complete when the
    /// receiver finds the sender gone, and either side alone ends the transfer.
    #[cfg(loom)]
    #[test]
    fn loom_one_side_ends_the_transfer() {
        use crate::sync::UnsafeCell;
        use loom::sync::Arc;
        struct Shared(Advert, UnsafeCell<u32>);
        // SAFETY: the cell is what the model checks.
        unsafe impl Sync for Shared {}
        // SAFETY: as above.
        unsafe impl Send for Shared {}
        loom::model(|| {
            let shared = Arc::new(Shared(Advert::new(), UnsafeCell::new(0)));
            shared.0.post(&TERMS);
            let sender = {
                let shared = shared.clone();
                loom::thread::spawn(move || {
                    let Some(seen) = shared.0.look() else { return None };
                    if !shared.0.claim(&seen) {
                        return None;
                    }
                    assert_eq!(seen.terms, TERMS);
                    // SAFETY: claimed.
                    shared.1.with_mut(|d| unsafe { *d = 5 });
                    Some(shared.0.finish(&seen))
                })
            };
            let met = shared.0.meet();
            if met == Met::Done {
                // SAFETY: done.
                shared.1.with(|d| assert_eq!(unsafe { *d }, 5));
            }
            let sent = sender.join().unwrap();
            let expected = match met {
                Met::Acked => None,
                Met::Taken => Some(false),
                Met::Done => Some(true),
            };
            assert_eq!(sent, expected);
        });
    }

    /// A withdrawn advert that is used again is not claimed with what the first use said, and of
    /// taking and withdrawing one succeeds.
    #[cfg(loom)]
    #[test]
    fn loom_withdrawing_and_claiming_exclude_each_other() {
        use loom::sync::Arc;
        let second = Terms { addr: 8192, tag: 8, ..TERMS };
        loom::model(move || {
            let a = Arc::new(Advert::new());
            a.post(&TERMS);
            let sender = {
                let a = a.clone();
                loom::thread::spawn(move || {
                    let seen = a.look()?;
                    a.claim(&seen).then_some(seen.terms)
                })
            };
            let withdrawn = a.withdraw();
            if withdrawn {
                a.post(&second);
            }
            match sender.join().unwrap() {
                Some(terms) => assert_eq!(terms, if withdrawn { second } else { TERMS }),
                None => assert!(withdrawn),
            }
        });
        loom::model(|| {
            let a = Arc::new(Advert::new());
            let number = a.answer(&TERMS);
            let sender = {
                let a = a.clone();
                loom::thread::spawn(move || a.take(number))
            };
            let withdrawn = a.withdraw();
            let taken = sender.join().unwrap();
            assert_eq!(taken, (!withdrawn).then_some(TERMS));
        });
    }
}
