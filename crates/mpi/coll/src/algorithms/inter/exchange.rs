//! Intercommunicator allgather and alltoall: every rank exchanges with every remote rank.
//!
//! In round t the local rank a meets the remote rank b with a + b = t (mod the larger size), which
//! both sides see alike, so that rounds cannot wait for each other in a circle.
//! Cost max(P, Q)(α/w + o + bβ) with w rounds under way. Any sizes, blocks of any length.

use super::rooted::Blocks;
use crate::schedule::{Place, Round, Rounds, WINDOW};

/// See the module.
#[derive(Clone, Debug)]
pub struct Exchange {
    local: Place,
    remote: u32,
    /// What is sent and received; `None` when there is no data in that direction.
    send: Option<Blocks>,
    recv: Option<Blocks>,
    next: u32,
}

impl Exchange {
    /// With `remote` ranks of the other group.
    pub fn new(local: Place, remote: u32, send: Option<Blocks>, recv: Option<Blocks>) -> Exchange {
        Exchange { local, remote, send, recv, next: 0 }
    }
}

impl Rounds for Exchange {
    fn round(&mut self, out: &mut Round) -> bool {
        let rounds = self.local.size.max(self.remote);
        if self.next >= rounds {
            return false;
        }
        let other = Place { size: rounds, rank: self.next }.left(self.local.rank);
        if other < self.remote {
            if let Some(recv) = self.recv {
                out.recv(other, recv.of(other));
            }
            if let Some(send) = self.send {
                out.send(other, send.of(other));
            }
        }
        self.next += 1;
        if self.next == rounds || self.next.is_multiple_of(WINDOW / 2) {
            out.wait();
        }
        true
    }
}
