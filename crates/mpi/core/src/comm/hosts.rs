//! Where the members of a communicator of several jobs are, and the memory that those on one host
//! share: what its collective operations are chosen by.
//!
//! A process knows the nodes of its own job only. When two groups merge, all members tell where
//! they are, and come to the same [`HostMap`]; the communicators that are made of the merged one
//! have it from there without a message.
//!
//! The *survey* is this exchange: in a first round each member says on which host it is, in further
//! ones the members of each *host group* ([`HostGroup`]), who share memory, say which segment they
//! have.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use hawser_segment::node::NodeSegment;
use hawser_wireup::handshake::Credential;
use hawser_wireup::interjob::{
    HostGroup, HostGroupId, Interjob, MemberInfo, OFFER, SegmentHold, UnusedSegment, cpus_of,
    host_group, host_groups,
};
use hawser_wireup::names::Name;

use super::Comm;
use super::keys::{decode_key, encode_key, fresh_key};
use super::rounds::Rounds;
use crate::env::Env;
use crate::err;
use crate::error::Result;
use crate::group::{Group, ProcId};

/// The hosts of the processes of several jobs, and the memory of this one's.
#[derive(Debug)]
pub struct HostMap {
    /// The number of each process's host; alike at all processes.
    hosts: HashMap<ProcId, u32>,
    /// Of the processes on this host; `None`: they share none.
    memory: Option<HostMemory>,
}

/// Memory of the processes of several jobs on one host.
#[derive(Debug)]
pub struct HostMemory {
    hold: SegmentHold,
    /// See [`HostMemory::shared_cpus`].
    shared_cpus: Option<u32>,
}

impl HostMap {
    /// The number of the host of a process: equal ones for those that are together, as far as they
    /// can share memory or are of one job and node. `None`: it is not among these processes.
    pub fn host_of(&self, proc: ProcId) -> Option<u32> {
        self.hosts.get(&proc).copied()
    }

    /// The memory of the processes on this host, if all of them have it, and they are of several
    /// jobs.
    pub fn memory(&self) -> Option<&HostMemory> {
        self.memory.as_ref()
    }
}

impl HostMemory {
    /// The segment: whoever has the [`HostMap`] may use it.
    pub fn node(&self) -> NodeSegment {
        self.hold.node()
    }

    /// The slot of a process; `None`: it is on another host.
    pub fn slot(&self, proc: ProcId) -> Option<u32> {
        self.hold.slot(proc)
    }

    /// The number of CPUs that the processes share; `None`: each has one for itself. All of them
    /// give the same answer.
    pub fn shared_cpus(&self) -> Option<u32> {
        self.shared_cpus
    }
}

/// What a member says of where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MemberHost {
    /// The ranks of its job share CPUs.
    crowded: bool,
    /// Its node in its job.
    pub(super) node: u32,
    info: MemberInfo,
}

impl MemberHost {
    /// That of this process, where it is now: it may have left the node where it began.
    pub(super) fn of(env: &Env, info: MemberInfo) -> MemberHost {
        MemberHost { crowded: env.pml.shared_cpus().is_some(), node: env.here(), info }
    }

    /// As bytes: 1 where CPUs are shared or 0, the node (u32), and the introduction.
    fn encode(&self) -> Vec<u8> {
        let mut out = vec![u8::from(self.crowded)];
        out.extend(self.node.to_le_bytes());
        out.extend(self.info.encode());
        out
    }

    fn decode(bytes: &[u8]) -> Option<MemberHost> {
        let (flags, rest) = bytes.split_first()?;
        let (node, rest) = rest.split_first_chunk()?;
        let info = MemberInfo::decode(rest)?;
        let crowded = *flags == 1;
        (*flags < 2).then_some(MemberHost { crowded, node: u32::from_le_bytes(*node), info })
    }
}

/// See [`HostMemory::shared_cpus`]: of the members of one host. Binding gives each process CPUs of
/// its own, so that no mask of one says how many there are.
fn shared_cpus(here: &[&MemberHost]) -> Option<u32> {
    let cpus = cpus_of(here.iter().filter_map(|member| member.info.neighbour.as_ref()));
    let is_crowded = here.len() > cpus as usize || here.iter().any(|member| member.crowded);
    is_crowded.then_some(cpus)
}

/// A key, or none, and what a member has said of its host. `None`: it could not say where it is.
fn decode_said(bytes: &[u8]) -> Option<(Option<Credential>, MemberHost)> {
    let (key, rest) = decode_key(bytes)?;
    Some((key, MemberHost::decode(rest)?))
}

/// What a member of a host group says of its memory: the number of the meeting whose segment it has
/// already, or 0, and the offer of a new one.
const SAID: usize = 8 + OFFER;

/// A member of one of the two groups.
struct Member {
    name: Name,
    at: MemberHost,
}

/// The members of two groups that merge, as one of them sees them.
struct Survey<'a> {
    rounds: &'a Rounds,
    env: &'static Env,
    jobs: &'static Interjob,
    members: Vec<Member>,
    /// The processes that share memory, if this one is among them.
    host_group: Option<HostGroup>,
}

impl Comm {
    /// See [`HostMap`]; `None` within a job, and where its members have not told where they are.
    pub fn hosts(&self) -> Option<&Arc<HostMap>> {
        self.0.hosts.as_ref()
    }

    /// Of a communicator that is made of members of this one: the same, if it has a use for it.
    pub(super) fn hosts_for(&self, env: &Env, group: &Group) -> Option<Arc<HostMap>> {
        self.0.hosts.as_ref().filter(|_| group.reaches(env.nprocs)).cloned()
    }

    /// What this member of an intercommunicator of several jobs says of where it is, see
    /// [`Comm::survey`].
    pub(super) fn member_host(&self, env: &Env) -> Vec<u8> {
        let key = match self.rank() == 0 && self.decides() {
            // Without random numbers there is no new memory.
            true => fresh_key().ok(),
            false => None,
        };
        let host = env.interjob_if_any().map(|jobs| MemberHost::of(env, jobs.introduction()));
        [encode_key(key.as_ref()), host.map_or(Vec::new(), |host| host.encode())].concat()
    }

    /// All members of two groups that merge have told each other where they are, in the order of
    /// `rounds`; those of one host come to memory that all of them have mapped. Collective. `None`
    /// at all members: one could not tell.
    ///
    /// # Errors
    /// Class `ProcAborted`: a member is lost, or has failed. Others may have a map.
    pub(super) fn survey(
        rounds: &Rounds,
        env: &'static Env,
        said: &[&[u8]],
    ) -> Result<Option<Arc<HostMap>>> {
        let naming = env.naming();
        let (mut members, mut key) = (Vec::new(), None);
        for (proc, said) in rounds.members().zip(said) {
            let Some((said_key, host)) = decode_said(said) else { return Ok(None) };
            key = key.or(said_key);
            members.push(Member { name: naming.name(proc), at: host });
        }
        let (Some(key), Some(jobs)) = (key, env.interjob_if_any()) else { return Ok(None) };
        let by_name: Vec<_> = members.iter().map(|m| (m.name, &m.at.info)).collect();
        let host_group = host_group(&key, &by_name, naming.name(env.me)).flatten();
        let mut survey = Survey { rounds, env, jobs, members, host_group };
        survey.map().map(|map| Some(Arc::new(map)))
    }
}

impl Survey<'_> {
    /// The host groups of all hosts.
    fn host_groups(&self) -> BTreeMap<HostGroupId, Vec<Name>> {
        let all: Vec<_> = self.members.iter().map(|m| (m.name, &m.at.info)).collect();
        let names =
            |(id, members): (HostGroupId, BTreeMap<Name, _>)| (id, members.into_keys().collect());
        host_groups(&all).into_iter().map(names).collect()
    }

    /// What each member says here, all of one length, by name.
    fn tell<const N: usize>(&self, say: [u8; N]) -> Result<BTreeMap<Name, [u8; N]>> {
        let said = self.rounds.tell(&say)?;
        let one = |(m, bytes): (&Member, Vec<u8>)| Some((m.name, bytes.try_into().ok()?));
        self.members.iter().zip(said).map(one).collect::<Option<_>>().ok_or_else(|| {
            err!(Intern, "a member of a group that merges says something else than the others")
        })
    }

    fn map(&mut self) -> Result<HostMap> {
        let mut groups = self.host_groups();
        let memory = if groups.is_empty() { None } else { self.agree_on_memory(&mut groups)? };
        let group_of: HashMap<Name, HostGroupId> =
            groups.iter().flat_map(|(id, names)| names.iter().map(|name| (*name, *id))).collect();
        let own = group_of.get(&self.env.naming().name(self.env.me));
        let memory = memory.zip(own).map(|(hold, id)| {
            let here = |m: &&Member| group_of.get(&m.name) == Some(id);
            let here: Vec<_> = self.members.iter().filter(here).map(|m| &m.at).collect();
            HostMemory { hold, shared_cpus: shared_cpus(&here) }
        });
        // By names, which are alike everywhere: members of one host group, or of one job and node.
        let mut numbers = HashMap::new();
        let mut hosts = HashMap::new();
        let by_name: BTreeMap<Name, u32> =
            self.members.iter().map(|m| (m.name, m.at.node)).collect();
        for (name, node) in by_name {
            let host = group_of.get(&name).copied().ok_or((name.job, node));
            let next = numbers.len() as u32;
            let number = *numbers.entry(host).or_insert(next);
            hosts.extend(self.index(name).map(|proc| (proc, number)));
        }
        Ok(HostMap { hosts, memory })
    }

    /// This process's index of a member.
    fn index(&self, name: Name) -> Option<ProcId> {
        self.env.names().and_then(|names| names.known(name))
    }

    /// The memory of this process's host group: what all of them have already, or new one. The
    /// groups that come to none are taken out.
    fn agree_on_memory(
        &self,
        groups: &mut BTreeMap<HostGroupId, Vec<Name>>,
    ) -> Result<Option<SegmentHold>> {
        let me = self.env.naming().name(self.env.me);
        let own = groups.values().find(|names| names.contains(&me)).cloned().unwrap_or_default();
        let procs: Option<Vec<ProcId>> = own.iter().map(|name| self.index(*name)).collect();
        let held = procs.filter(|procs| !procs.is_empty()).and_then(|all| self.jobs.hold(&all));
        // Others may lack what the maker has: it makes one that is dropped where all have the same.
        let made = self.host_group.as_ref().and_then(|group| self.jobs.make(group));
        let mut say = [0; SAID];
        let meeting = held.as_ref().map_or(0, SegmentHold::meeting);
        say[..8].copy_from_slice(&meeting.to_le_bytes());
        let offer = made.as_ref().map_or_else(UnusedSegment::no_offer, UnusedSegment::offer);
        say[8..].copy_from_slice(&offer);
        let said = self.tell(say)?;
        let number = |name: &Name| {
            let said = said.get(name).and_then(|said| said.first_chunk());
            said.map_or(0, |number| u64::from_le_bytes(*number))
        };
        let has_one = |names: &[Name]| {
            let first = names.first().map_or(0, number);
            first != 0 && names.iter().all(|name| number(name) == first)
        };
        if groups.values().all(|names| has_one(names)) {
            return Ok(held);
        }
        let covered = has_one(&own);
        let segment = if covered { None } else { made.or_else(|| self.join(&said)) };
        let mapped = own.is_empty() || covered || segment.is_some();
        let all_share = self.tell([u8::from(mapped)])?.values().all(|mapped| *mapped == [1]);
        if !all_share {
            groups.retain(|_, names| has_one(names));
            return Ok(held.filter(|_| covered));
        }
        match self.host_group.as_ref().zip(segment) {
            Some((group, segment)) => Ok(self.jobs.share_without_messages(group, segment)),
            None => Ok(held),
        }
    }

    /// Maps what the maker of the host group has offered.
    fn join(&self, said: &BTreeMap<Name, [u8; SAID]>) -> Option<UnusedSegment> {
        let host_group = self.host_group.as_ref()?;
        let offer = said.get(&host_group.maker()?)?.last_chunk()?;
        self.jobs.join(host_group, offer)
    }
}

/// See [`super::fuzz_agreement`].
pub(super) fn fuzz(data: &[u8]) {
    if let Some((key, host)) = decode_said(data) {
        let again = [encode_key(key.as_ref()), host.encode()].concat();
        assert!(decode_said(&again).is_some_and(|(_, said)| said == host));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_wireup::interjob::{Listening, Neighbour, Seat};

    fn member(space: u64, node: u32) -> MemberHost {
        let seat = Seat { segment: 3, domain: 0 };
        let neighbour =
            (space != 0).then(|| Neighbour { space, pid: 9, seat, quota: 8, cpus: vec![3] });
        let listening = Listening { host: 7, node: None, addresses: Vec::new() };
        let info = MemberInfo { listening, neighbour };
        MemberHost { crowded: node % 2 == 1, node, info }
    }

    #[test]
    fn members_that_are_bound_share_cpus_where_there_are_more_members() {
        let on = |cpus: u64, crowded| {
            let mut at = member(5, 0);
            let neighbour = at.info.neighbour.as_mut().expect("it has memory");
            (neighbour.cpus, at.crowded) = (vec![cpus], crowded);
            at
        };
        let shared = |all: &[MemberHost]| shared_cpus(&all.iter().collect::<Vec<_>>());
        // Each has a CPU for itself.
        assert_eq!(shared(&[on(1, false), on(2, false), on(4, false)]), None);
        assert_eq!(shared(&[on(1, false), on(2, false), on(2, false)]), Some(2));
        assert_eq!(shared(&[on(1, true), on(6, false)]), Some(3), "others of its job are there");
    }

    #[test]
    fn what_a_member_says_crosses_as_bytes() {
        let key = Credential { job: 11, secret: [1; 32] };
        for host in [member(0, 0), member(5, 1), member(5, 70_000)] {
            for key in [None, Some(&key)] {
                let bytes = [encode_key(key), host.encode()].concat();
                let (has, back) = decode_said(&bytes).expect("it is whole");
                assert_eq!((has.map(|key| key.job), &back), (key.map(|key| key.job), &host));
            }
        }
        // One that knows no other job has nothing to say.
        assert!(decode_said(&encode_key(None)).is_none());
    }
}
