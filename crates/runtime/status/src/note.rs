//! The particulars of a long wait, which are written rarely.

use hawser_lockfree::sync::{AtomicU64, Ordering};
use hawser_segment::node::ObservedPage;
use serde::{Deserialize, Serialize};

use super::{CHOICES_MAX, NOTE, both, get, pair, part, set};

/// Messages that have arrived and that the present receive does not accept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct KeptMessages {
    /// How many are kept, of those that were looked at.
    pub messages: u32,
    /// Sender of the oldest: its rank in the job's world.
    pub proc: u32,
    /// Tag of the oldest.
    pub tag: u32,
    /// Context id of its communicator's point-to-point space.
    pub comm: u64,
}

/// Particulars of a long wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WaitNote {
    /// Messages from the awaited rank (from any rank, for a receive from any) that are kept and do
    /// not fit.
    pub held: Option<KeptMessages>,
    /// Not 0: the call waits for any one of several requests; this many ranks of `procs` count.
    pub choices: u32,
    /// The ranks in the job's world that these requests wait for; `u32::MAX`: any rank.
    pub procs: [u32; CHOICES_MAX],
    /// The awaited process, where that is one of another job.
    pub other: Option<OtherProc>,
}

/// A process of another job.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct OtherProc {
    /// The number of its job; not 0.
    pub job: u64,
    /// Its rank there.
    pub rank: u32,
}

/// Words of the note.
pub(crate) const WORDS: usize = PROCS + CHOICES_MAX / 2;
/// The activity of the slot at the time when the rest was told; it says nothing of another call.
const TOLD: usize = 0;
/// Messages that do not fit, and their sender.
const HELD: usize = 1;
/// The tag of the oldest of them, and how many ranks of [`PROCS`] count.
const TAG_AND_CHOICES: usize = 2;
const HELD_COMM: usize = 3;
const OTHER_JOB: usize = 4;
const OTHER_RANK: usize = 5;
/// Two ranks a word.
const PROCS: usize = 6;

/// Writes the note of the call for which the slot has this activity.
pub(crate) fn tell(page: &ObservedPage, call: u32, note: &WaitNote) {
    let words: &[AtomicU64; WORDS] = part(page, NOTE);
    let held = note.held.unwrap_or_default();
    set(&words[HELD], pair(held.messages, held.proc));
    set(&words[TAG_AND_CHOICES], pair(held.tag, note.choices.min(CHOICES_MAX as u32)));
    set(&words[HELD_COMM], held.comm);
    let other = note.other.unwrap_or_default();
    set(&words[OTHER_JOB], other.job);
    set(&words[OTHER_RANK], other.rank.into());
    for (word, two) in words[PROCS..].iter().zip(note.procs.as_chunks::<2>().0) {
        set(word, pair(two[0], two[1]));
    }
    // SYNC note.told: pairs with the load in `read`.
    words[TOLD].store(call.into(), Ordering::Release);
}

/// The note, if the call with this activity has told it.
pub(crate) fn read(page: &ObservedPage, call: u32) -> Option<WaitNote> {
    let words: &[AtomicU64; WORDS] = part(page, NOTE);
    // SYNC note.told: pairs with the store in `tell`.
    if words[TOLD].load(Ordering::Acquire) != u64::from(call) {
        return None;
    }
    let (messages, proc) = both(get(&words[HELD]));
    let (tag, choices) = both(get(&words[TAG_AND_CHOICES]));
    let held = KeptMessages { messages, proc, tag, comm: get(&words[HELD_COMM]) };
    let other = OtherProc { job: get(&words[OTHER_JOB]), rank: get(&words[OTHER_RANK]) as u32 };
    let mut procs = [0; CHOICES_MAX];
    for (two, word) in procs.as_chunks_mut::<2>().0.iter_mut().zip(&words[PROCS..]) {
        *two = both(get(word)).into();
    }
    Some(WaitNote {
        held: (held.messages > 0).then_some(held),
        choices: choices.min(CHOICES_MAX as u32),
        procs,
        other: (other.job != 0).then_some(other),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_of_one_call() {
        let page = ObservedPage::default();
        let mut note = WaitNote { choices: 2, ..WaitNote::default() };
        note.procs = std::array::from_fn(|i| i as u32 + 7);
        note.held = Some(KeptMessages { messages: 2, proc: 1, tag: 8, comm: 1 << 40 });
        note.other = Some(OtherProc { job: 1 << 60, rank: 3 });
        tell(&page, 5, &note);
        assert_eq!((read(&page, 5), read(&page, 7)), (Some(note), None));
        tell(&page, 7, &WaitNote::default());
        assert_eq!(read(&page, 7), Some(WaitNote::default()));
    }
}
