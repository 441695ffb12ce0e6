//! Framework `modex`: how a process learns the contacts of its peers.
//!
//! On one node nothing is exchanged: each process writes its record into its page of the node
//! segment, and a peer reads it when it makes contact. What a record holds is the business of the
//! transport that wrote it.

use hawser_transport::btl::{Modex, ProcId};
use hawser_transport::node::{NodeSegment, Phase};

/// The records of the processes of one node, in the node segment.
#[derive(Clone, Copy, Debug)]
pub struct NodeModex {
    node: NodeSegment,
    slot: u32,
}

impl NodeModex {
    /// The records of this node as the process in `slot` sees them.
    pub fn new(node: NodeSegment, slot: u32) -> NodeModex {
        NodeModex { node, slot }
    }
}

impl Modex for NodeModex {
    fn publish(&self, key: &str, value: &[u8]) -> bool {
        self.node.slot(self.slot).publish(key, value)
    }

    fn lookup(&self, proc: ProcId, key: &str) -> Option<Vec<u8>> {
        self.node.slot(self.local_slot(proc)?).lookup(key)
    }

    fn node_of(&self, _proc: ProcId) -> u32 {
        0
    }

    fn local_slot(&self, proc: ProcId) -> Option<u32> {
        let near = proc.checked_sub(self.node.first_rank())?;
        if near < self.node.nlocal() && self.node.slot(near).proc() == proc {
            return Some(near);
        }
        (0..self.node.nlocal()).find(|i| self.node.slot(*i).proc() == proc)
    }

    fn is_resting(&self, proc: ProcId) -> bool {
        self.local_slot(proc).is_some_and(|i| self.node.slot(i).phase() == Phase::Finalized)
    }
}
