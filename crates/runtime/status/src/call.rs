//! The call that a rank is in, and whom it waits for.

use hawser_lockfree::sync::Ordering;
use hawser_segment::node::PeerSlot;
use serde::{Deserialize, Serialize};

use super::{FLAG_WORLD, both, get, pair, set};

/// What a call that blocks waits for, as far as its layer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[repr(u32)]
pub enum WaitKind {
    /// Nothing was told.
    #[default]
    Unknown = 0,
    /// A message from the peer, or from anybody.
    Receive = 1,
    /// The peer, which has to take a message.
    Send = 2,
    /// A message of a collective operation, from or to the peer.
    Collective = 3,
}

impl WaitKind {
    fn from_word(word: u32) -> WaitKind {
        match word {
            1 => WaitKind::Receive,
            2 => WaitKind::Send,
            3 => WaitKind::Collective,
            _ => WaitKind::Unknown,
        }
    }
}

/// Whom the present call waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Awaited {
    /// What it waits for.
    pub kind: WaitKind,
    /// Rank of the peer in the job's world; negative for any.
    pub proc: i32,
    /// Rank of the peer in the communicator's numbering; negative for any.
    pub peer: i32,
    /// Tag; negative for any, or for one that nobody gave.
    pub tag: i32,
    /// Context id of the communicator's point-to-point space.
    pub comm: u64,
}

impl Default for Awaited {
    fn default() -> Awaited {
        Awaited { kind: WaitKind::Unknown, proc: -1, peer: -1, tag: -1, comm: 0 }
    }
}

/// What a process does at the moment; a snapshot whose fields may be of slightly different times.
/// With several threads in MPI it shows the one that began to wait last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StatusPage {
    /// Number of the MPI function that the process is in, or was in last.
    pub call: u32,
    /// True while the process is inside that function.
    pub inside: bool,
    /// Calls that the process has entered, modulo 2^20: tells whether it moves.
    pub calls: u32,
    /// Whom the present call waits for, if it has told.
    pub awaited: Option<Awaited>,
    /// Context id of the communicator of the last blocking collective call.
    pub collective: u64,
    /// Monotonic time, in nanoseconds, since when the call waits without progress; 0: it does not,
    /// or not long enough to have looked at a clock.
    pub waiting_since: u64,
}

/// The activity of a slot: bit 0 is set inside, then the number of the function, then a count of
/// calls.
const CALL_BITS: u32 = 11;
const CALL_MASK: u32 = ((1 << CALL_BITS) - 1) << 1;
/// One call in that word.
const CALL_ONE: u32 = 1 << (CALL_BITS + 1);
const COUNT_MASK: u32 = !(CALL_ONE - 1);

/// Highest number that an MPI function can have.
pub const CALL_MAX: u32 = (1 << CALL_BITS) - 1;

/// The activity at the time when the next words were told, which say nothing of another call, and
/// what the call waits for.
const TOLD: usize = 0;
/// Ranks of the peer in the job's world and in the communicator.
const PEER: usize = 1;
const TAG: usize = 2;
const COMM: usize = 3;
/// The communicator of the last blocking collective call.
const COLLECTIVE: usize = 4;

/// What the slot of a rank says of its calls.
pub trait CallStatus {
    /// The process enters MPI function number `id`, at most [`CALL_MAX`].
    fn enter_call(&self, id: u32);

    /// The process leaves the function.
    fn leave_call(&self);

    /// Says whom the present call waits for.
    fn tell_awaited(&self, awaited: &Awaited);

    /// Says on which communicator the present collective call is.
    fn tell_collective(&self, comm: u64);

    /// What the process does at the moment.
    fn status(&self) -> StatusPage;

    /// Says that the process has initialized the world model, which all processes of a job share.
    fn set_world(&self);

    /// Whether the process has initialized the world model; one that has not may use sessions.
    fn has_world(&self) -> bool;
}

impl CallStatus for PeerSlot {
    #[inline]
    fn enter_call(&self, id: u32) {
        let count = (self.activity() & COUNT_MASK).wrapping_add(CALL_ONE);
        self.set_activity(count | (id << 1 & CALL_MASK) | 1);
    }

    #[inline]
    fn leave_call(&self) {
        self.set_activity(self.activity() & !1);
    }

    fn tell_awaited(&self, a: &Awaited) {
        let words = self.words();
        set(&words[PEER], pair(a.proc as u32, a.peer as u32));
        set(&words[TAG], u64::from(a.tag as u32));
        set(&words[COMM], a.comm);
        // SYNC status.told: pairs with the load in `status`.
        words[TOLD].store(pair(self.activity(), a.kind as u32), Ordering::Release);
    }

    #[inline]
    fn tell_collective(&self, comm: u64) {
        set(&self.words()[COLLECTIVE], comm);
    }

    fn status(&self) -> StatusPage {
        let words = self.words();
        // SYNC status.told: pairs with the store in `tell_awaited`.
        let (told, kind) = both(words[TOLD].load(Ordering::Acquire));
        let (proc, peer) = both(get(&words[PEER]));
        let awaited = Awaited {
            kind: WaitKind::from_word(kind),
            proc: proc as i32,
            peer: peer as i32,
            tag: get(&words[TAG]) as i32,
            comm: get(&words[COMM]),
        };
        let waiting_since = self.waiting_since();
        let collective = get(&words[COLLECTIVE]);
        let call = self.activity();
        let fresh = told == call && call & 1 == 1 && awaited.kind != WaitKind::Unknown;
        StatusPage {
            call: (call & CALL_MASK) >> 1,
            inside: call & 1 == 1,
            calls: call >> (CALL_BITS + 1),
            awaited: fresh.then_some(awaited),
            collective,
            waiting_since,
        }
    }

    fn set_world(&self) {
        self.set_flag(FLAG_WORLD);
    }

    fn has_world(&self) -> bool {
        self.flags() & FLAG_WORLD != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_segment::node::NodeSegment;

    #[test]
    fn a_call_and_whom_it_waits_for_are_seen_by_others() {
        let node = hawser_fixture::node(2, 1);
        let (own, other) = (node.slot(1), NodeSegment::attach(node.fd()).unwrap().slot(1));
        own.enter_call(17);
        let told = Awaited { kind: WaitKind::Receive, proc: 5, peer: -1, tag: 99, comm: 1 << 40 };
        own.tell_awaited(&told);
        own.tell_collective(8);
        let status = other.status();
        assert_eq!((status.call, status.inside, status.calls), (17, true, 1));
        assert_eq!((status.awaited, status.collective), (Some(told), 8));
        own.leave_call();
        assert!(!other.status().inside);
        own.enter_call(CALL_MAX);
        let status = other.status();
        assert_eq!((status.call, status.inside, status.calls), (CALL_MAX, true, 2));
        assert_eq!(status.awaited, None, "told by the call before");
        assert!(!other.has_world());
        own.set_world();
        assert!(other.has_world() && !other.is_leaving());
    }

    #[test]
    fn the_count_of_calls_wraps_and_disturbs_nothing() {
        let node = hawser_fixture::node(1, 1);
        let slot = node.slot(0);
        for _ in 0..(1u32 << 20) - 1 {
            slot.enter_call(3);
        }
        assert_eq!(slot.status().calls, (1 << 20) - 1);
        slot.enter_call(CALL_MAX);
        let status = slot.status();
        assert_eq!((status.call, status.inside, status.calls), (CALL_MAX, true, 0));
    }
}
