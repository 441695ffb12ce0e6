//! Rounds in which all members of a communicator of several jobs tell each other something: while
//! its two groups merge, or while they make another one of it (ADR 59).
//!
//! They have a message space of their own, as where processes part: in the spaces of the
//! communicator whatever waits ends at those who have heard of a loss, and what they have to say of
//! it may never leave.
//!
//! The strings go up a tree over both groups, and down. Each member waits for its neighbours alone.
//! A member that gives up, since it has heard of a lost one or has failed itself, raises an *alarm*
//! at all of its neighbours, which give up in their turn; and a neighbour that is lost is noticed
//! by whoever waits for it. So nobody waits for ever. The alarm may come behind the last round:
//! then the groups have merged at some members, and the others have an error.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

use super::Comm;
use super::agree::{Inbox, Team, TeamWay, Tree};
use super::port_exchange::JOBS_LIMIT;
use crate::buf::UserBuf;
use crate::contracts::pml::{Completion, Condition, Needed, Pml, PmlReq, SendMode, Space};
use crate::env::{Env, merging_context};
use crate::err;
use crate::error::{Error, Result};
use crate::group::{Group, ProcId};
use crate::liveness;

/// Tags.
const STRING: u32 = 0;
const ALARM: u32 = 1;

/// The part of one member.
pub(super) struct Rounds {
    /// All members: those of two groups by name, those of one by rank.
    space: Comm,
    /// The context id of the communicator.
    context: u64,
    parent: Option<u32>,
    children: Vec<u32>,
    /// Alarms that neighbours may raise.
    alarms: Vec<(PmlReq, Inbox)>,
}

/// The end of a message, or an alarm.
struct EndOrAlarm<'a> {
    pml: &'a dyn Pml,
    req: PmlReq,
    rounds: &'a Rounds,
}

impl Condition for EndOrAlarm<'_> {
    fn is_met(&mut self) -> bool {
        let mut all = self.rounds.alarms.iter().map(|(req, _)| *req).chain([self.req]);
        all.any(|req| self.pml.is_complete(req))
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
    /// That of `part`, of which the other members hear; class `ProcAborted`: a member is lost, or
    /// has had an error. Others may have had none.
    pub(super) fn of<R>(comm: &Comm, part: impl FnOnce(&Rounds) -> Result<R>) -> Result<R> {
        let env = comm.env()?;
        let context = comm.context(Space::P2p);
        // Relaxed: MPI orders the collective calls of one communicator.
        let call = comm.0.agreements.fetch_add(1, Ordering::Relaxed);
        let space = comm.space_of_all(env, merging_context(context, call))?;
        let tree = Tree::new(space.size(), space.rank(), 0);
        let mut rounds = Rounds {
            parent: tree.parent(),
            children: tree.children().collect(),
            alarms: Vec::new(),
            space,
            context,
        };
        let result = rounds.post_alarms().and_then(|()| part(&rounds));
        if result.is_err() {
            rounds.raise_alarm();
        }
        rounds.end();
        result
    }

    /// All members.
    pub(super) fn members(&self) -> impl Iterator<Item = ProcId> {
        self.space.group().iter()
    }

    /// What each member says, in the order of the members. Collective.
    ///
    /// # Errors
    /// Class `ProcAborted`: a member is lost, or has had an error.
    pub(super) fn tell(&self, say: &[u8]) -> Result<Vec<Vec<u8>>> {
        let mut all = encode_string(self.space.rank(), say);
        for child in &self.children {
            all.extend(self.recv(*child)?);
        }
        if let Some(parent) = self.parent {
            self.send(parent, &all)?;
            all = self.recv(parent)?;
        }
        for child in &self.children {
            self.send(*child, &all)?;
        }
        let said = decode_strings(&all, self.space.size());
        said.ok_or_else(|| err!(Intern, "a member of two groups that merge told no strings"))
    }

    fn neighbours(&self) -> impl Iterator<Item = u32> {
        self.children.iter().copied().chain(self.parent)
    }

    fn post_alarms(&mut self) -> Result<()> {
        for rank in self.neighbours().collect::<Vec<_>>() {
            self.alarms.push(Inbox::post_in(&self.space, Space::P2p, rank, ALARM, 1)?);
        }
        Ok(())
    }

    /// Has the neighbours give up.
    #[cold]
    fn raise_alarm(&self) {
        let pml = self.space.pml();
        let raise = |rank| {
            let buf = UserBuf::owned(vec![1]);
            let (space, mode) = (Space::P2p, SendMode::Standard);
            let req = pml.isend(&self.space, space, &buf, rank, ALARM, mode).ok()?;
            Some((req, buf))
        };
        // All at once. A neighbour to which none can be sent is lost.
        let raised: Vec<_> = self.neighbours().filter_map(raise).collect();
        for (req, buf) in raised {
            pml.wait(req);
            drop(buf);
        }
    }

    fn end(self) {
        let pml = self.space.pml();
        for (req, inbox) in self.alarms {
            pml.cancel(req);
            pml.wait(req);
            inbox.close();
        }
        pml.del_comm(&self.space);
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
    /// It has not come when this member gave up.
    fn wait(&self, req: PmlReq) -> Result<Completion> {
        let pml = self.space.pml();
        let given_up = pml.wait_or_lost(&mut EndOrAlarm { pml, req, rounds: self });
        if pml.is_complete(req) {
            return Ok(pml.wait(req));
        }
        // It ends now, whatever the other side does (MPI-5.0 section 3.8.4).
        pml.cancel(req);
        pml.wait(req);
        Err(given_up.err().unwrap_or_else(|| self.why()))
    }

    /// Why a neighbour has raised an alarm, as far as this member knows.
    fn why(&self) -> Error {
        let known = self.space.pml().liveness();
        if known.is_revoked(self.context) {
            return liveness::revoked();
        }
        known.lost(self.space.group()).unwrap_or_else(|| {
            err!(
                ProcAborted,
                "a process was lost, or failed, while a communicator of several jobs was made"
            )
        })
    }
}

impl TeamWay for Rounds {
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
    /// Does the part of this rank in a constructor that all ranks of an intracommunicator call.
    /// Where they are of several jobs nobody waits there for one that has given up, since a member
    /// is lost, and goes on: see [`Rounds`]. The root is rank 0.
    ///
    /// # Errors
    /// That of `part`, of which others hear then: that arguments are refused is none.
    pub(super) fn constructing<R>(&self, part: impl FnOnce(&Team<'_>) -> Result<R>) -> Result<R> {
        if self.is_inter() || !self.spans_jobs() {
            return part(&Team::all(self, self.next_tag()));
        }
        Rounds::of(self, |rounds| part(&Team::by(self, rounds)))
    }

    /// A message space of all members of this communicator of several jobs, in an order that all of
    /// them know alike: that of ranks, or of names where there are two groups. The PML knows it.
    pub(super) fn space_of_all(&self, env: &Env, context: u64) -> Result<Comm> {
        let naming = env.naming();
        let mut members: Vec<ProcId> = self.involved().flat_map(Group::iter).collect();
        if self.is_inter() {
            members.sort_by_key(|proc| naming.name(*proc));
        }
        let group = Group::from_list(members);
        let rank = group.rank_of(env.me);
        let rank = rank.ok_or_else(|| err!(Intern, "this process is not in {}", self.label()))?;
        let space = Comm::new(context, rank, group, None, env.pml);
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
