//! Two groups of several jobs: what they agree on, the introduction of all members to each other,
//! and the memory that those on one host share from then on.

use std::collections::BTreeSet;

use hawser_wireup::handshake::Credential;
use hawser_wireup::interjob::{HostGroup, Interjob, MemberInfo, OFFER, UnusedSegment, host_group};
use hawser_wireup::names::Name;

use super::{Bridge, Side, give_up, over, swap};
use crate::comm::agree::Team;
use crate::comm::keys::{decode_key, encode_key, fresh_key};
use crate::comm::port_exchange::JOBS_LIMIT;
use crate::env::{Env, is_shared};
use crate::err;
use crate::error::Result;
use crate::group::Group;

/// What each side says when all of its members know those of the other one.
const READY: &[u8] = b"ready";
/// And when all have mapped the memory that they share, or one has not.
const SHARED: &[u8] = b"shared";
const APART: &[u8] = b"apart";

/// Passes in which every channel makes progress at least once.
const SETTLING_PASSES: u32 = 64;

/// Two groups of which at least one has members of another job than the other's.
pub(super) struct Met<'a> {
    pub(super) env: &'static Env,
    pub(super) team: &'a Team<'a>,
    /// This process's group.
    pub(super) local: &'a Group,
    pub(super) leader: u32,
    pub(super) me: u32,
}

type Bridged<'b, 'a> = &'b mut Option<Result<Bridge<'a>>>;

impl Met<'_> {
    /// Both sides see the same two texts, and come to the same end.
    pub(super) fn agree_on_settings(&self, mine: &Side, theirs: &Side) -> Result<()> {
        if is_shared(mine.context) != is_shared(theirs.context) {
            // One group is of one job, which has agreed with the others of the other group before.
            return Ok(());
        }
        let lines = |s: &str| s.lines().map(str::to_owned).collect::<BTreeSet<String>>();
        let (ours, others) = (lines(&mine.settings), lines(&theirs.settings));
        let Some(differs) = ours.symmetric_difference(&others).next() else { return Ok(()) };
        let name = differs.split_once('=').map_or(differs.as_str(), |(name, _)| name);
        let of = |all: &BTreeSet<String>| {
            let value =
                |line: &String| line.strip_prefix(name)?.strip_prefix('=').map(str::to_owned);
            all.iter().find_map(value).map_or("the default".to_owned(), |v| format!("\"{v}\""))
        };
        Err(err!(
            Other,
            "the parameter {name} is {} in job {:016x} and {} in job {:016x}: members of one \
             communicator choose algorithms by it, so set it alike in both jobs",
            of(&ours),
            mine.leader.job,
            of(&others),
            theirs.leader.job
        ))
    }

    /// All members of both groups get to know where those of the other one listen, with a key that
    /// only they know. On return all of them do, so that each may be called. Where all of them knew
    /// each other before, that stays as it is.
    ///
    /// # Errors
    /// Of either group; nothing more is known then than before.
    pub(super) fn introduce(
        &self,
        remote: &Group,
        first: bool,
        bridge: Bridged<'_, '_>,
    ) -> Result<()> {
        let mut counts = false;
        let introduced = self.introduce_all(remote, first, bridge, &mut counts);
        introduced.inspect_err(|_| {
            if counts {
                self.forget(remote);
            }
        })
    }

    /// The same; `counts` is set while this call has a part in what is known of the group.
    fn introduce_all(
        &self,
        remote: &Group,
        first: bool,
        bridge: Bridged<'_, '_>,
        counts: &mut bool,
    ) -> Result<()> {
        let env = self.env;
        let naming = env.naming();
        let names: Vec<Name> = remote.iter().map(|p| naming.name(p)).collect();
        let jobs = env.interjob();
        let acquainted = jobs.as_ref().is_ok_and(|j| j.is_acquainted(names.iter().copied()));
        *counts = acquainted;
        let own = jobs
            .as_ref()
            .map(|jobs| [&[u8::from(acquainted)][..], &jobs.introduction().encode()].concat());
        let heard = self.say_introductions(first, bridge, own.unwrap_or_default());
        let jobs = jobs?;
        let (mine, theirs) = heard?;
        if mine.acquainted && theirs.acquainted {
            // The other side may have learnt of this process in a meeting that another thread of
            // this one has not ended yet.
            env.pml.wait_until(&mut || jobs.is_current(self.others(remote)));
            return Ok(());
        }
        if acquainted {
            // It is introduced anew, as all are.
            jobs.forget_unused(self.others(remote));
            *counts = false;
        }
        let said_key = self.said_key(bridge);
        let key = match said_key.inspect_err(|e| give_up(over(bridge), e, JOBS_LIMIT))? {
            Some(key) => key,
            None => {
                mine.key.or(theirs.key).ok_or_else(|| err!(Intern, "the groups have no key"))?
            }
        };
        let fits =
            mine.members.len() == self.local.size() as usize && theirs.members.len() == names.len();
        let theirs: Vec<_> = names.into_iter().zip(theirs.members).collect();
        let listening = theirs.iter().map(|(name, said)| (*name, said.listening.clone())).collect();
        let known = match fits {
            true => jobs.introduce(&key, listening).map_err(|e| err!(Intern, "{e}")),
            false => Err(err!(Intern, "the other group has not introduced all of its members")),
        };
        *counts = known.is_ok();
        let ours = self.local.iter().map(|p| naming.name(p)).zip(mine.members);
        let everybody: Vec<_> = ours.chain(theirs).collect();
        if !self.get_ready(&key, &everybody, known, (jobs, bridge))? {
            jobs.stay_apart(self.others(remote));
            // The layers below give their routes up in a pass, before anything is sent.
            (0..SETTLING_PASSES).for_each(|_| _ = self.env.pml.progress());
        }
        jobs.settle(&key, self.others(remote));
        Ok(())
    }

    /// The introductions of all members of both groups; `own` is that of this one.
    fn say_introductions(
        &self,
        first: bool,
        bridge: Bridged<'_, '_>,
        own: Vec<u8>,
    ) -> Result<(Introduction, Introduction)> {
        let all = self.team.allgather_sized(&own);
        let all = all.inspect_err(|e| give_up(over(bridge), e, JOBS_LIMIT))?;
        // A member without a listener has said nothing, and has the error.
        let key = self.key(first, bridge);
        let say = match all.iter().position(Vec::is_empty) {
            Some(member) => Err(err!(Other, "member {member} cannot listen for other jobs")),
            None => key.map(|key| Introduction::encode(&key, &all)),
        };
        let say = if self.me == self.leader { say } else { Ok(Vec::new()) };
        let goes_on = |mine: &[u8], theirs: &[u8]| {
            let said = Introduction::decode(mine).zip(Introduction::decode(theirs));
            said.is_some_and(|(mine, theirs)| !(mine.acquainted && theirs.acquainted))
        };
        let with = (JOBS_LIMIT, goes_on);
        let (mine, theirs) = swap(self.team, self.leader, over(bridge), say, with)?;
        let said = Introduction::decode(&mine).zip(Introduction::decode(&theirs));
        said.ok_or_else(|| err!(Other, "the other group ended the meeting"))
    }

    /// Processes of other jobs in a group.
    fn others<'g>(&self, group: &'g Group) -> impl Iterator<Item = u32> + 'g {
        let own = self.env.nprocs;
        group.iter().filter(move |proc| *proc >= own)
    }

    /// Waits until all members of both groups have got so far: nobody calls one that has not. Then
    /// those on one host have the memory that they share. False: nobody shares.
    fn get_ready(
        &self,
        key: &Credential,
        everybody: &[(Name, MemberInfo)],
        known: Result<()>,
        (jobs, bridge): (&Interjob, Bridged<'_, '_>),
    ) -> Result<bool> {
        let (env, team) = (self.env, self.team);
        let by_name: Vec<_> = everybody.iter().map(|(name, said)| (*name, said)).collect();
        let shares = host_group(key, &by_name, env.naming().name(env.me));
        let host_group = shares.clone().flatten();
        let made = host_group.as_ref().and_then(|host_group| jobs.make(host_group));
        let offer = made.as_ref().map_or_else(UnusedSegment::no_offer, UnusedSegment::offer);
        let mine = [&[u8::from(known.is_ok())][..], &offer].concat();
        let ready = team.allgather(&mine);
        let ready = ready.inspect_err(|e| give_up(over(bridge), e, JOBS_LIMIT))?;
        let say = match ready.chunks_exact(mine.len()).all(|member| member.first() == Some(&1)) {
            true => {
                let offers = ready.chunks_exact(mine.len()).flat_map(|m| m[1..].to_vec());
                Ok(READY.iter().copied().chain(offers).collect())
            }
            false => Err(err!(Intern, "a member of the group could not take part")),
        };
        let goes_on = |mine: &[u8], theirs: &[u8]| {
            shares.is_some() && mine.starts_with(READY) && theirs.starts_with(READY)
        };
        let with = (JOBS_LIMIT, goes_on);
        let (mine, theirs) = swap(team, self.leader, over(bridge), say, with)?;
        known?;
        let (Some(ours), Some(theirs)) = (mine.strip_prefix(READY), theirs.strip_prefix(READY))
        else {
            return Err(err!(Other, "the other group could not take part"));
        };
        if shares.is_none() {
            return Ok(false);
        }
        let offers = [ours, theirs].concat();
        let join = |host_group: &HostGroup| {
            let at = everybody.iter().position(|(name, _)| Some(*name) == host_group.maker())?;
            jobs.join(host_group, offers.get(at * OFFER..)?.first_chunk()?)
        };
        let segment = made.or_else(|| host_group.as_ref().and_then(join));
        // A process without a host group on its host has nothing to map.
        let mapped = host_group.is_none() || segment.is_some();
        let all = team.allgather(&[u8::from(mapped)]);
        let all = all.inspect_err(|e| give_up(over(bridge), e, JOBS_LIMIT))?;
        let say = if all.iter().all(|mapped| *mapped == 1) { SHARED } else { APART };
        let with = (JOBS_LIMIT, |_: &[u8], _: &[u8]| false);
        let (mine, theirs) = swap(team, self.leader, over(bridge), Ok(say.to_vec()), with)?;
        let all_share = mine == SHARED && theirs == SHARED;
        if let Some((host_group, segment)) = host_group.zip(segment)
            && all_share
        {
            jobs.share(&host_group, segment);
        }
        Ok(all_share)
    }

    /// The key that this side's leader says: over a bridge of messages one of the two makes it. At
    /// a port both leaders have it from their handshake, and nobody says it there.
    fn key(&self, first: bool, bridge: &Option<Result<Bridge<'_>>>) -> Result<Option<Credential>> {
        match bridge {
            Some(Ok(Bridge::Comm(..))) if first => Ok(Some(fresh_key()?)),
            _ => Ok(None),
        }
    }

    /// The key of a meeting at a port, which the leader tells its own group; `None`: the leaders
    /// have said one.
    fn said_key(&self, bridge: &Option<Result<Bridge<'_>>>) -> Result<Option<Credential>> {
        let own = match bridge {
            Some(Ok(Bridge::Meeting(crossing))) => crossing.key(),
            _ => None,
        };
        let said = self.team.bcast_sized(self.leader, encode_key(own.as_ref()))?;
        Ok(decode_key(&said).and_then(|(key, _)| key))
    }

    /// The introduction is over: forgets what is known of processes with which there is no
    /// communicator.
    pub(super) fn forget(&self, remote: &Group) {
        if let Some(jobs) = self.env.interjob_if_any() {
            jobs.forget_unused(self.others(remote));
        }
    }
}

/// What one side says of its members.
struct Introduction {
    key: Option<Credential>,
    /// All of them know all members of the other group already.
    acquainted: bool,
    members: Vec<MemberInfo>,
}

impl Introduction {
    /// A key, and of each member what it has said, with the length before it (u16).
    fn encode(key: &Option<Credential>, members: &[Vec<u8>]) -> Vec<u8> {
        let mut out = encode_key(key.as_ref());
        for member in members {
            out.extend((member.len() as u16).to_le_bytes());
            out.extend(member);
        }
        out
    }

    fn decode(bytes: &[u8]) -> Option<Introduction> {
        let (key, mut rest) = decode_key(bytes)?;
        let (mut members, mut acquainted) = (Vec::new(), true);
        while !rest.is_empty() {
            let (len, tail) = rest.split_first_chunk()?;
            let (member, tail) = tail.split_at_checked(u16::from_le_bytes(*len).into())?;
            let (knows, said) = member.split_first()?;
            acquainted &= *knows == 1;
            members.push(MemberInfo::decode(said)?);
            rest = tail;
        }
        Some(Introduction { key, acquainted, members })
    }
}

/// See [`super::fuzz_agreement`].
pub(super) fn fuzz(data: &[u8]) {
    drop(Introduction::decode(data));
}
