//! Neighbourhood allgather and alltoall, direct: a message per edge, all under way at once.
//!
//! Cost α + d(2o + bβ) for d neighbours and blocks of b. Any topology, blocks of any length.
//! State grows with the number of neighbours, which the user listed.

use std::sync::Arc;

use crate::algorithms::inter::rooted::Blocks;
use crate::schedule::{Round, Rounds};

/// An edge: the number of its block, and the rank at its other end.
pub type Edge = (u32, u32);

/// See the module.
#[derive(Clone, Debug)]
pub struct Direct {
    incoming: Arc<[Edge]>,
    outgoing: Arc<[Edge]>,
    send: Blocks,
    recv: Blocks,
    next: usize,
}

impl Direct {
    /// Receives on `incoming` and sends on `outgoing` edges. Edges between the same two ranks are
    /// matched in the order of these lists.
    pub fn new(incoming: Arc<[Edge]>, outgoing: Arc<[Edge]>, send: Blocks, recv: Blocks) -> Direct {
        Direct { incoming, outgoing, send, recv, next: 0 }
    }
}

impl Rounds for Direct {
    fn round(&mut self, out: &mut Round) -> bool {
        let i = self.next;
        self.next += 1;
        if let Some(&(block, from)) = self.incoming.get(i) {
            out.recv(from, self.recv.of(block));
        } else if let Some(&(block, to)) = self.outgoing.get(i - self.incoming.len()) {
            out.send(to, self.send.of(block));
        } else if i == self.incoming.len() + self.outgoing.len() {
            out.wait();
        } else {
            return false;
        }
        true
    }
}
