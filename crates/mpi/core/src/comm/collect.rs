//! What all ranks of a communicator tell its rank 0, apart from the program's calls.

use super::Comm;
use super::agree::{Team, Tree};
use crate::err;
use crate::error::Result;

/// Most bytes that are collected.
const COLLECT_MAX: u64 = 1 << 32;

impl Comm {
    /// Collective: at rank 0 the bytes of all ranks, one after the other in no certain order;
    /// elsewhere nothing.
    ///
    /// # Errors
    /// Class `Comm` for an intercommunicator; those of the point-to-point layer.
    pub fn collect(&self, mine: Vec<u8>) -> Result<Vec<u8>> {
        if self.is_inter() {
            return Err(err!(Comm, "an intercommunicator has no rank 0 that collects"));
        }
        let team = Team::all(self, self.next_tag());
        let tree = Tree::new(self.size(), self.rank(), 0);
        let mut all = mine;
        // The child with the smallest subtree is ready first.
        let mut children: Vec<u32> = tree.children().collect();
        children.reverse();
        for child in children {
            let head = team.recv(child, 8)?;
            let len = head.try_into().map(u64::from_le_bytes).unwrap_or(u64::MAX);
            if len > COLLECT_MAX {
                return Err(err!(Intern, "a peer announced {len} bytes while ranks are asked"));
            }
            if len > 0 {
                all.extend(team.recv(child, len as usize)?);
            }
        }
        let Some(parent) = tree.parent() else { return Ok(all) };
        team.send(parent, &(all.len() as u64).to_le_bytes())?;
        if !all.is_empty() {
            team.send(parent, &all)?;
        }
        Ok(Vec::new())
    }
}
