//! What processes tell each other before they can connect.

use hawser_segment::ProcId;

use crate::acceptor::Acceptor;

/// Addresses: what each process tells its peers before they can reach it.
pub trait Modex: Send + Sync {
    /// Tells all peers that `key` of this process has `value`. False when there is no room.
    fn publish(&self, key: &str, value: &[u8]) -> bool;
    /// What `proc` published under `key`.
    fn lookup(&self, proc: ProcId, key: &str) -> Option<Vec<u8>>;
    /// Index of the node of `proc`: another one after it has moved there without all that were on
    /// its node.
    fn node_of(&self, proc: ProcId) -> u32;
    /// Index of the node of `proc` in the job map, which stays.
    fn home_of(&self, proc: ProcId) -> u32 {
        self.node_of(proc)
    }
    /// Number of cells over which the job goes (clusters that only their heads connect).
    fn cells(&self) -> u32 {
        1
    }
    /// The cell of `proc`, less than [`Modex::cells`].
    fn cell_of(&self, _proc: ProcId) -> u32 {
        0
    }
    /// Slot of `proc` in this node's segment, if it is on this node.
    fn local_slot(&self, proc: ProcId) -> Option<u32>;
    /// True when nothing needs to reach `proc` any more: MPI has ended in it, perhaps to begin
    /// again, or it is lost. False where that is not known.
    fn is_resting(&self, _proc: ProcId) -> bool {
        false
    }
    /// Where connections with this process come in; `None`: it has no peers that could make one.
    fn acceptor(&self) -> Option<&'static dyn Acceptor> {
        None
    }
}
