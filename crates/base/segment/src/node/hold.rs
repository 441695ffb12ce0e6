//! Words by which the processes of a node are held, and by which they say how far they are: one
//! word of the maker in the header, and an area in the observed page of each channel.

use hawser_lockfree::sync::{AtomicU32, AtomicU64, Ordering, fence};
use hawser_mca::lifecycle::Traffic;

/// Kinds of networks that count apart.
pub const CARRIERS: usize = 4;

/// Bytes of a reason.
const WHY_BYTES: usize = 96;

/// In the answer: that process holds, or refuses, or has given up what it has outside of itself.
/// The number of the hold stands above.
const HELD: u64 = 1;
const REFUSED: u64 = 2;
const INTERRUPTED: u64 = HELD | REFUSED;
const STATE_BITS: u32 = 2;

/// What the processes of a node are to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HoldStep {
    /// To go on.
    GoOn,
    /// To start no new transfer.
    Hold,
    /// The same, and to be able to give up what they have outside of themselves.
    Prepare,
    /// To give that up, until they are told to go on.
    Interrupt,
}

/// A hold that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HoldAsked {
    /// Its number.
    pub number: u32,
    /// What is to be done; not [`HoldStep::GoOn`].
    pub step: HoldStep,
}

/// What one channel of a process says of holds; part of its observed page.
#[repr(C, align(64))]
#[derive(Debug, Default)]
pub struct HoldArea {
    /// Number of the hold that is answered, and the answer; 0: it goes on.
    answer: AtomicU64,
    /// 0: the process has not begun MPI; 1: it uses it; 2: it has ended it.
    stage: AtomicU32,
    /// Bytes of the reason.
    why_len: AtomicU32,
    inside: AtomicU64,
    sent: [AtomicU64; CARRIERS],
    received: [AtomicU64; CARRIERS],
    why: [AtomicU64; WHY_BYTES / 8],
    /// Where in the process the words are by which it finds a new home; 0: nowhere.
    home: AtomicU64,
    /// Of an interrupted process: windows and files of which it shares memory with others here, and
    /// [`SEVERAL_THREADS`].
    ties: AtomicU64,
    /// 1: the process has a network, by which it reaches processes on other hosts.
    network: AtomicU32,
}

const _: () = {
    use std::mem::offset_of;
    assert!(size_of::<HoldArea>() == 256, "as docs/formats/sm-segment.md says");
    assert!(offset_of!(HoldArea, inside) == 16 && offset_of!(HoldArea, sent) == 24);
    assert!(offset_of!(HoldArea, received) == 56 && offset_of!(HoldArea, why) == 88);
    assert!(offset_of!(HoldArea, home) == 184 && offset_of!(HoldArea, ties) == 192);
    assert!(offset_of!(HoldArea, network) == 200);
};

/// Set in what [`HoldArea::tell_ties`] tells: several threads use MPI, and of what they do the page
/// of their process tells one thing only.
pub const SEVERAL_THREADS: u64 = 1 << 63;

/// How far a channel is, as its maker sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HoldAnswer {
    /// The process has not begun MPI: it is held when it does.
    Absent,
    /// The process has ended MPI.
    Left,
    /// It has not heard of the hold; or, without one, goes on.
    Open,
    /// It still holds, for another hold than the one that is asked for.
    Before,
    /// It holds: what it has carried, by carrier.
    Held([Traffic; CARRIERS]),
    /// It takes no part, because of this.
    Refused(String),
    /// It gives up what it has outside of itself, or has done so.
    Interrupted,
}

impl HoldArea {
    /// The process uses MPI from now on. Whether there is a hold is to be looked at after this.
    pub fn begin(&self) {
        self.answer.store(0, Ordering::Relaxed);
        self.stage.store(1, Ordering::Relaxed);
        // SYNC hold.stage: pairs with the fence in `NodeSegment::ask_to_hold`: either the maker
        // sees this process, or this process the word.
        fence(Ordering::SeqCst);
    }

    /// The process has ended MPI.
    pub fn end(&self) {
        // SYNC hold.answer: pairs with the load in `read`.
        self.stage.store(2, Ordering::Release);
    }

    /// It holds, and has carried this.
    pub fn tell_held(&self, number: u32, traffic: &[Traffic; CARRIERS]) {
        let mut inside = 0u64;
        for (i, one) in traffic.iter().enumerate() {
            self.sent[i].store(one.sent, Ordering::Relaxed);
            self.received[i].store(one.received, Ordering::Relaxed);
            inside = inside.saturating_add(one.inside);
        }
        // Numbers that a reader sees in part are those of two looks: what was received only grows,
        // and what was sent is the same in both. What is inside comes last.
        self.inside.store(inside, Ordering::Release);
        self.why_len.store(0, Ordering::Relaxed);
        // SYNC hold.answer: pairs with the load in `read`; publishes the numbers.
        self.answer.store(u64::from(number) << STATE_BITS | HELD, Ordering::Release);
    }

    /// It takes no part in this hold.
    pub fn refuse(&self, number: u32, why: &str) {
        self.tell_why(why);
        // SYNC hold.answer: as above; publishes the reason.
        self.answer.store(u64::from(number) << STATE_BITS | REFUSED, Ordering::Release);
    }

    /// It holds, and this keeps it from giving up what it has outside of itself. Changes at any
    /// time: a reader may see parts of two sentences.
    pub fn tell_why(&self, why: &str) {
        let mut len = why.len().min(WHY_BYTES);
        while !why.is_char_boundary(len) {
            len -= 1;
        }
        let mut words = [0u8; WHY_BYTES];
        words[..len].copy_from_slice(&why.as_bytes()[..len]);
        for (word, bytes) in self.why.iter().zip(words.as_chunks::<8>().0) {
            word.store(u64::from_ne_bytes(*bytes), Ordering::Relaxed);
        }
        self.why_len.store(len as u32, Ordering::Relaxed);
    }

    /// What [`HoldArea::tell_why`] has told is over. Writes nothing if there is nothing.
    pub fn tell_no_reason(&self) {
        if self.why_len.load(Ordering::Relaxed) > 0 {
            self.why_len.store(0, Ordering::Relaxed);
        }
    }

    /// It gives up what it has outside of itself.
    pub fn tell_interrupted(&self, number: u32) {
        // SYNC hold.answer: as above.
        self.answer.store(u64::from(number) << STATE_BITS | INTERRUPTED, Ordering::Release);
    }

    /// Where in its memory this process looks for a new home once it has been interrupted
    /// ([`crate::outside::Home::words`]).
    pub fn tell_home(&self, address: u64) {
        self.home.store(address, Ordering::Relaxed);
    }

    /// What [`HoldArea::tell_home`] has told.
    pub(super) fn home(&self) -> u64 {
        self.home.load(Ordering::Relaxed)
    }

    /// Of so many windows and files this process shares memory with others of its node.
    pub fn tell_ties(&self, ties: u64) {
        self.ties.store(ties, Ordering::Relaxed);
    }

    /// What [`HoldArea::tell_ties`] has told.
    pub(super) fn ties(&self) -> u64 {
        self.ties.load(Ordering::Relaxed)
    }

    /// Whether this process has a network, by which it reaches processes on other hosts.
    pub fn tell_network(&self, has: bool) {
        self.network.store(has.into(), Ordering::Relaxed);
    }

    /// What [`HoldArea::tell_network`] has told.
    pub(super) fn has_network(&self) -> bool {
        self.network.load(Ordering::Relaxed) == 1
    }

    /// It goes on.
    pub fn tell_open(&self) {
        // SYNC hold.answer: as above.
        self.answer.store(0, Ordering::Release);
    }

    /// What it says of a hold; `None`: there is none.
    pub(super) fn read(&self, number: Option<u32>) -> HoldAnswer {
        // SYNC hold.answer: pairs with the stores above.
        match self.stage.load(Ordering::Acquire) {
            0 => return HoldAnswer::Absent,
            1 => {}
            _ => return HoldAnswer::Left,
        }
        let answer = self.answer.load(Ordering::Acquire);
        let (of, state) = ((answer >> STATE_BITS) as u32, answer & INTERRUPTED);
        match (state, number) {
            (HELD, Some(number)) if of == number => HoldAnswer::Held(self.traffic()),
            (REFUSED, Some(number)) if of == number => HoldAnswer::Refused(self.why()),
            (INTERRUPTED, Some(number)) if of == number => HoldAnswer::Interrupted,
            (HELD | INTERRUPTED, _) => HoldAnswer::Before,
            _ => HoldAnswer::Open,
        }
    }

    fn traffic(&self) -> [Traffic; CARRIERS] {
        let load = |word: &AtomicU64| word.load(Ordering::Relaxed);
        let mut all: [Traffic; CARRIERS] = Default::default();
        all[0].inside = self.inside.load(Ordering::Acquire);
        for (i, one) in all.iter_mut().enumerate() {
            (one.sent, one.received) = (load(&self.sent[i]), load(&self.received[i]));
        }
        all
    }

    /// What keeps a process that holds for this hold from giving up what it has outside of itself;
    /// empty: nothing, or it has said nothing of this hold yet. What it has said of an earlier one
    /// stands there until it answers to the next.
    pub(super) fn why_in(&self, number: Option<u32>) -> String {
        match self.read(number) {
            HoldAnswer::Held(_) => self.why(),
            _ => String::new(),
        }
    }

    /// What [`HoldArea::tell_why`] has told, or the reason of a refusal.
    pub fn why(&self) -> String {
        let words = self.why.iter().flat_map(|w| w.load(Ordering::Relaxed).to_ne_bytes());
        let len = self.why_len.load(Ordering::Relaxed) as usize;
        let bytes: Vec<u8> = words.take(len).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// The word of the maker: the number of the hold, and what is to be done.
pub(super) fn word(number: u32, step: HoldStep) -> u64 {
    u64::from(number) << STATE_BITS
        | match step {
            HoldStep::GoOn => 0,
            HoldStep::Hold => 1,
            HoldStep::Prepare => 2,
            HoldStep::Interrupt => 3,
        }
}

/// The hold that a word asks for.
pub(super) fn asked(word: u64) -> Option<HoldAsked> {
    let step = match word & 3 {
        0 => return None,
        1 => HoldStep::Hold,
        2 => HoldStep::Prepare,
        _ => HoldStep::Interrupt,
    };
    Some(HoldAsked { number: (word >> STATE_BITS) as u32, step })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_for_one_hold() {
        let area = HoldArea::default();
        assert_eq!(area.read(Some(1)), HoldAnswer::Absent);
        area.begin();
        assert_eq!(area.read(Some(1)), HoldAnswer::Open);
        let mut traffic: [Traffic; CARRIERS] = Default::default();
        traffic[2] = Traffic { sent: 5, received: 4, inside: 0 };
        area.tell_held(1, &traffic);
        assert_eq!(area.read(Some(1)), HoldAnswer::Held(traffic));
        area.tell_why("thread 5 computes");
        assert_eq!(
            (area.read(Some(1)), &*area.why()),
            (HoldAnswer::Held(traffic), "thread 5 computes")
        );
        assert_eq!(area.why_in(Some(1)), "thread 5 computes");
        assert_eq!(
            (area.why_in(Some(2)), area.why_in(None)),
            Default::default(),
            "of another hold"
        );
        area.tell_no_reason();
        assert_eq!((area.read(Some(1)), &*area.why()), (HoldAnswer::Held(traffic), ""));
        area.tell_why("thread 5 computes");
        area.tell_held(1, &traffic);
        assert_eq!(area.why(), "");
        assert_eq!(area.read(Some(2)), HoldAnswer::Before);
        assert_eq!(area.read(None), HoldAnswer::Before);
        area.tell_open();
        assert_eq!(area.read(None), HoldAnswer::Open);
        let long = "ä".repeat(WHY_BYTES);
        area.refuse(2, &long);
        assert_eq!(area.read(Some(2)), HoldAnswer::Refused("ä".repeat(WHY_BYTES / 2)));
        assert_eq!(area.read(Some(3)), HoldAnswer::Open);
        assert!(!area.why().is_empty() && area.why_in(Some(3)).is_empty());
        area.end();
        assert_eq!(area.read(Some(3)), HoldAnswer::Left);
    }

    #[test]
    fn the_word_of_the_maker() {
        assert_eq!((asked(0), asked(word(7, HoldStep::GoOn))), (None, None));
        for step in [HoldStep::Hold, HoldStep::Prepare, HoldStep::Interrupt] {
            for number in [0, 7, u32::MAX] {
                assert_eq!(asked(word(number, step)), Some(HoldAsked { number, step }));
            }
        }
    }
}
