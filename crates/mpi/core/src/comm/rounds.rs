//! Rounds in which all members of two groups of several jobs tell each other something while the
//! groups merge (ADR 59).
//!
//! The strings go up a tree over both groups, and down, in a message space of their own: it has the
//! members of both groups, where the spaces of the intercommunicator have the remote ones only. A
//! member that hears of a lost one gives up, and so do the others, who hear of it too (ADR 69). One
//! that has failed itself says so in the round.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::Comm;
use super::agree::{Inbox, Tree};
use super::port_exchange::JOBS_LIMIT;
use crate::buf::UserBuf;
use crate::contracts::pml::{Completion, Condition, Needed, PmlReq, SendMode, Space};
use crate::env::{Env, PartedFrom, merging_context};
use crate::err;
use crate::error::Result;
use crate::group::{Group, ProcId};

/// The tag of what is said.
const STRING: u32 = 0;

/// The part of one member.
pub(super) struct Rounds {
    /// All members, by name.
    space: Comm,
    /// The context id of the communicator.
    context: u64,
    tree: Tree,
}

/// The end of a message, or the loss of a member.
struct Ended<'a> {
    rounds: &'a Rounds,
    req: PmlReq,
}

impl Condition for Ended<'_> {
    fn is_met(&mut self) -> bool {
        self.rounds.space.pml().is_complete(self.req)
    }

    fn peers(&self) -> &[Group] {
        std::slice::from_ref(self.rounds.space.group())
    }

    fn context(&self) -> Option<u64> {
        Some(self.rounds.context)
    }

    fn needed(&self, name: &mut dyn FnMut(Needed)) {
        name(Needed::Message(self.req));
    }
}

impl Rounds {
    /// Does the part of this member of a communicator, which `part` says. Collective.
    ///
    /// # Errors
    /// That of `part`.
    pub(super) fn of<R>(comm: &Comm, part: impl FnOnce(&Rounds) -> Result<R>) -> Result<R> {
        let env = comm.env()?;
        let context = comm.context(Space::P2p);
        // Relaxed: MPI orders the collective calls of one communicator.
        let call = comm.0.agreements.fetch_add(1, Ordering::Relaxed);
        let space = comm.space_of_all(env, merging_context(context, call), None)?;
        let tree = Tree::new(space.size(), space.rank(), 0);
        let rounds = Rounds { space, context, tree };
        let result = part(&rounds);
        env.pml.del_comm(&rounds.space);
        result
    }

    /// All members.
    pub(super) fn members(&self) -> impl Iterator<Item = ProcId> {
        self.space.group().iter()
    }

    /// What each member says, in the order of the members. Collective.
    ///
    /// # Errors
    /// Class `ProcAborted`: a member is lost.
    pub(super) fn tell(&self, say: &[u8]) -> Result<Vec<Vec<u8>>> {
        let mut all = encode_string(self.space.rank(), say);
        for child in self.tree.children() {
            all.extend(self.recv(child)?);
        }
        if let Some(parent) = self.tree.parent() {
            self.send(parent, &all)?;
            all = self.recv(parent)?;
        }
        for child in self.tree.children() {
            self.send(child, &all)?;
        }
        let said = decode_strings(&all, self.space.size());
        said.ok_or_else(|| err!(Intern, "a member of two groups that merge told no strings"))
    }

    /// Sends a string whose length goes before it.
    fn send(&self, to: u32, bytes: &[u8]) -> Result<()> {
        let head = (bytes.len() as u64).to_le_bytes().to_vec();
        self.send_exactly(to, &head)?;
        self.send_exactly(to, bytes)
    }

    fn recv(&self, from: u32) -> Result<Vec<u8>> {
        let head = self.recv_exactly(from, 8)?;
        let len = head.try_into().map(u64::from_le_bytes).unwrap_or(u64::MAX);
        match usize::try_from(len) {
            Ok(len) if len <= JOBS_LIMIT => self.recv_exactly(from, len),
            _ => Err(err!(Intern, "a peer announced {len} bytes while two groups merge")),
        }
    }

    /// Waits for a message, and ends its request.
    ///
    /// # Errors
    /// A member is lost, and it has not come.
    fn wait(&self, req: PmlReq) -> Result<Completion> {
        let pml = self.space.pml();
        let end = pml.wait_or_lost(&mut Ended { rounds: self, req });
        if pml.is_complete(req) {
            return Ok(pml.wait(req));
        }
        // It ends now, whatever the other side does (MPI-5.0 section 3.8.4).
        pml.cancel(req);
        pml.wait(req);
        end.and_then(|()| Err(err!(Intern, "a message has ended without a reason")))
    }

    /// Sends a string whose length the receiver knows.
    fn send_exactly(&self, to: u32, bytes: &[u8]) -> Result<()> {
        let buf = UserBuf::owned(bytes.to_vec());
        let (space, mode) = (Space::P2p, SendMode::Standard);
        let req = self.space.pml().isend(&self.space, space, &buf, to, STRING, mode)?;
        let done = self.wait(req);
        drop(buf);
        done?.error.map_or(Ok(()), Err)
    }

    fn recv_exactly(&self, from: u32, len: usize) -> Result<Vec<u8>> {
        let (req, inbox) = Inbox::post_in(&self.space, Space::P2p, from, STRING, len)?;
        match self.wait(req) {
            Ok(done) => inbox.take(done),
            Err(e) => {
                inbox.close();
                Err(e)
            }
        }
    }
}

impl Comm {
    /// A message space of all members of this communicator of several jobs, in an order that all of
    /// them know alike: that of ranks, or of names where there are two groups. The PML knows it.
    pub(super) fn space_of_all(
        &self,
        env: &Env,
        context: u64,
        parted_from: Option<PartedFrom>,
    ) -> Result<Comm> {
        let naming = env.naming();
        let mut members: Vec<ProcId> = self.involved().flat_map(Group::iter).collect();
        if self.is_inter() {
            members.sort_by_key(|proc| naming.name(*proc));
        }
        let group = Group::from_list(members);
        let rank = group.rank_of(env.me);
        let rank = rank.ok_or_else(|| err!(Intern, "this process is not in {}", self.label()))?;
        let mut space = Comm::new(context, rank, group, None, env.pml);
        if let Some(inner) = Arc::get_mut(&mut space.0) {
            inner.parted_from = parted_from;
        }
        space.set_name(&self.label());
        env.pml.add_comm(&space);
        Ok(space)
    }
}

/// The string of a member: its number (u32), the length (u32), and so many bytes.
fn encode_string(member: u32, bytes: &[u8]) -> Vec<u8> {
    [&member.to_le_bytes()[..], &(bytes.len() as u32).to_le_bytes(), bytes].concat()
}

/// Those of so many members, each of which has one.
fn decode_strings(mut bytes: &[u8], members: u32) -> Option<Vec<Vec<u8>>> {
    let mut said = BTreeMap::new();
    while !bytes.is_empty() {
        let (member, rest) = bytes.split_first_chunk()?;
        let (len, rest) = rest.split_first_chunk()?;
        let (string, rest) = rest.split_at_checked(u32::from_le_bytes(*len) as usize)?;
        if said.insert(u32::from_le_bytes(*member), string.to_vec()).is_some() {
            return None;
        }
        bytes = rest;
    }
    let whole = said.keys().copied().eq(0..members);
    whole.then(|| said.into_values().collect())
}

/// See [`super::fuzz_agreement`].
pub(super) fn fuzz(data: &[u8]) {
    for members in [1, 2, 7] {
        if let Some(said) = decode_strings(data, members) {
            assert!(said.len() == members as usize);
            assert!(said.iter().map(|s| s.len() + 8).sum::<usize>() == data.len());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_those_of_all_members_in_order() {
        let two = [encode_string(1, b"one"), encode_string(0, b"")].concat();
        assert_eq!(decode_strings(&two, 2), Some(vec![Vec::new(), b"one".to_vec()]));
        for len in 0..two.len() {
            assert!(decode_strings(&two[..len], 2).is_none(), "{len} of its bytes");
        }
        let twice = [&two[..], &encode_string(0, b"")].concat();
        assert!(decode_strings(&two, 1).is_none() && decode_strings(&twice, 2).is_none());
        assert!(decode_strings(&two, 3).is_none());
    }
}
