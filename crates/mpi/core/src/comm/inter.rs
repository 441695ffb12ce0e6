//! Intercommunicators (MPI-5.0 section 7.6): their creation, and what their two groups agree on.

mod met;

use std::sync::Arc;

use hawser_wireup::names::Name;

use self::met::Met;

use super::agree::{OwnTag, Team, exchange};
use super::create::{Entry, agreed, check_table, members};
use super::port_exchange::{JOBS_LIMIT, PortExchange};
use super::refusals::{self, CallId, Leads, Meeting, meet_leader, refuse};
use super::rounds::Rounds;
use super::{Comm, HostMap, hosts, refused_elsewhere, rounds};
use crate::env::{Env, is_shared};
use crate::err;
use crate::errhandler::Errhandler;
use crate::error::{ErrClass, Error, Result};
use crate::group::{Group, Naming};
use crate::info::Info;

/// What both sides of a new intercommunicator tell each other.
pub(super) struct Side {
    /// Context in case that this side's is taken.
    pub(super) context: u64,
    pub(super) leader: Name,
    pub(super) group: Group,
    /// [`Outside::settings`](crate::env::Outside::settings), where jobs may meet.
    pub(super) settings: String,
}

impl Side {
    pub(super) fn encode(&self, naming: &Naming<'_>) -> Vec<u8> {
        let mut out = self.context.to_le_bytes().to_vec();
        out.extend(self.leader.job.to_le_bytes());
        out.extend(self.leader.rank.to_le_bytes());
        out.extend(self.group.encode(naming));
        out.extend(self.settings.as_bytes());
        out
    }

    pub(super) fn decode(bytes: &[u8], naming: &Naming<'_>) -> Option<Side> {
        let context = u64::from_le_bytes(bytes.get(..8)?.try_into().ok()?);
        let job = u64::from_le_bytes(bytes.get(8..16)?.try_into().ok()?);
        let rank = u32::from_le_bytes(bytes.get(16..20)?.try_into().ok()?);
        let rest = bytes.get(20..)?;
        let (group, used) = Group::decode(rest, naming)?;
        let settings = String::from_utf8(rest.get(used..)?.to_vec()).ok()?;
        Some(Side { context, leader: Name { job, rank }, group, settings })
    }
}

/// Of the context ids that two sides offer, the one that the new communicator has: that of the side
/// that decides, but one for several jobs where only one side knew that there are several.
fn chosen(mine: u64, theirs: u64, decides: bool) -> u64 {
    match (is_shared(mine), is_shared(theirs)) {
        (true, false) => mine,
        (false, true) => theirs,
        _ if decides => mine,
        _ => theirs,
    }
}

/// Two byte strings in one: what the first process of each group said.
fn join(mine: &[u8], theirs: &[u8]) -> Vec<u8> {
    let mut out = (mine.len() as u64).to_le_bytes().to_vec();
    out.extend(mine);
    out.extend(theirs);
    out
}

fn part(joined: &[u8]) -> Option<(&[u8], &[u8])> {
    let len = u64::from_le_bytes(joined.get(..8)?.try_into().ok()?);
    joined[8..].split_at_checked(usize::try_from(len).ok()?)
}

/// How a leader talks to the other one.
pub(super) enum Bridge<'a> {
    /// By messages with this tag to this rank.
    Comm(&'a Comm, u32, OwnTag),
    /// The two meet at a port.
    Meeting(Box<PortExchange<'a>>),
}

impl Bridge<'_> {
    /// Swaps byte strings with the other leader; both call it.
    fn exchange(&mut self, mine: &[u8], limit: usize) -> Result<Vec<u8>> {
        match self {
            Bridge::Comm(comm, leader, tag) => exchange(comm, *leader, *tag, mine, limit),
            Bridge::Meeting(crossing) => crossing.exchange(mine),
        }
    }

    /// In place of [`Bridge::exchange`] where this side has failed: the other leader waits for a
    /// string. It gets an empty one, which is no group and ends its call, or [`LOST`].
    fn give_up(&mut self, why: &Error, limit: usize) -> Result<Vec<u8>> {
        let is_told = match self {
            Bridge::Comm(..) => true,
            Bridge::Meeting(crossing) => crossing.is_under_way(),
        };
        let is_loss = why.class() == ErrClass::ProcAborted;
        self.exchange(if is_told && is_loss { LOST } else { &[] }, limit)
    }

    /// The two sides may be of different jobs.
    fn leads_out(&self) -> bool {
        match self {
            Bridge::Comm(comm, ..) => comm.spans_jobs(),
            Bridge::Meeting(_) => true,
        }
    }
}

/// In the place of the first string's length: the leader failed, and how.
const FAILED: u64 = u64::MAX;

/// What a leader says over a bridge where its group has lost a process. Nothing else that is said
/// there has four bytes.
const LOST: &[u8] = b"lost";

/// What the first process of a group says where one of the group has refused its arguments.
const REFUSAL: &[u8] = b"refused";

/// # Errors
/// A process of one of the two groups has refused its arguments.
fn check_refusal(mine: &[u8], theirs: &[u8]) -> Result<()> {
    if mine == REFUSAL || theirs == REFUSAL { Err(refused_elsewhere()) } else { Ok(()) }
}

/// What a leader that failed tells its group in place of [`join`].
fn encode_failure(e: &Error) -> Vec<u8> {
    let mut out = FAILED.to_le_bytes().to_vec();
    out.extend((e.class() as i32).to_le_bytes());
    out.extend(e.text().as_bytes());
    out
}

/// The error that a leader told, of its class.
fn decode_failure(bytes: &[u8]) -> Option<Error> {
    let (head, rest) = bytes.split_first_chunk()?;
    let (class, text) = rest.split_first_chunk()?;
    let class = ErrClass::from_value(i32::from_le_bytes(*class))?;
    let text = String::from_utf8_lossy(text);
    (u64::from_le_bytes(*head) == FAILED && class != ErrClass::Success)
        .then(|| Error::new(class, format!("the local leader could not go on: {text}")))
}

/// Swaps `mine` over the bridge (leader only; `None` elsewhere) and tells the team both strings. A
/// leader that fails, be it before it could build a bridge, tells the team its error instead: the
/// others wait for it. So does the other leader, `goes_on` says whether for one more string after
/// these two: where the team cannot be told it hears that this side gives up.
fn swap(
    team: &Team<'_>,
    leader: u32,
    mut bridge: Option<Result<&mut Bridge<'_>>>,
    mine: Result<Vec<u8>>,
    (limit, goes_on): (usize, impl Fn(&[u8], &[u8]) -> bool),
) -> Result<(Vec<u8>, Vec<u8>)> {
    let cross = |b: &mut Bridge<'_>| {
        let mine = mine.inspect_err(|e| {
            // What the other one says is of no use.
            let _ = b.give_up(e, limit);
        })?;
        let theirs = b.exchange(&mine, limit)?;
        match theirs == LOST {
            true => Err(refusals::given_up()),
            false => Ok(join(&mine, &theirs)),
        }
    };
    let joined = match &mut bridge {
        None => Ok(None),
        Some(Ok(b)) => cross(b).map(Some),
        Some(Err(e)) => Err(Error::new(e.class(), e.text())),
    };
    let said = match &joined {
        Ok(joined) => joined.clone().unwrap_or_default(),
        Err(e) => encode_failure(e),
    };
    let heard = team.bcast_sized(leader, said);
    if let Err(e) = &heard
        && let Ok(Some(joined)) = &joined
        && part(joined).is_some_and(|(a, b)| !b.is_empty() && goes_on(a, b))
    {
        give_up(bridge, e, limit);
    }
    let heard = heard?;
    joined?;
    match part(&heard) {
        Some((a, b)) => Ok((a.to_vec(), b.to_vec())),
        None => Err(decode_failure(&heard)
            .unwrap_or_else(|| err!(Comm, "the leader could not exchange groups"))),
    }
}

/// [`Bridge::give_up`] where this process has a bridge.
fn give_up(bridge: Option<Result<&mut Bridge<'_>>>, why: &Error, limit: usize) {
    if let Some(Ok(bridge)) = bridge {
        // What the other one says is of no use.
        let _ = bridge.give_up(why, limit);
    }
}

/// What a member of a group that merges with another one says; that of the first one counts.
#[derive(Clone, Copy)]
struct Merging {
    /// For the merged communicator, if this side decides.
    context: u64,
    high: bool,
}

/// What the two sides say, and where their members are.
type MergedJobs = ((Merging, Merging), Option<Arc<HostMap>>);

impl Merging {
    fn encode(self) -> Vec<u8> {
        [&self.context.to_le_bytes()[..], &[u8::from(self.high)]].concat()
    }

    /// What is said, and what follows it.
    fn decode(bytes: &[u8]) -> Option<(Merging, &[u8])> {
        let (context, rest) = bytes.split_first_chunk()?;
        let (high, rest) = rest.split_first()?;
        Some((Merging { context: u64::from_le_bytes(*context), high: *high != 0 }, rest))
    }
}

fn no_inter() -> Error {
    err!(Comm, "an intercommunicator is needed")
}

/// Bound in bytes on what groups or split tables take; `shared`: where other jobs take part, whose
/// size is not known.
fn limit(env: &Env, shared: bool) -> usize {
    if shared { JOBS_LIMIT } else { 128 + 32 * env.nprocs as usize }
}

impl Comm {
    /// What the first processes of the two groups of an intercommunicator say; both strings reach
    /// all. `mine` is used at rank 0 only: where it is an error its group gets that, and the other
    /// group an empty string, or [`LOST`].
    pub(super) fn inter_agree(
        &self,
        tag: OwnTag,
        mine: Result<Vec<u8>>,
    ) -> Result<(Vec<u8>, Vec<u8>)> {
        let local = self.local_comm().ok_or_else(no_inter)?;
        let mut bridge = Bridge::Comm(self, 0, tag);
        let bridge = (self.rank() == 0).then_some(Ok(&mut bridge));
        let limit = limit(self.env()?, self.spans_jobs());
        swap(&Team::all(local, tag), 0, bridge, mine, (limit, |_, _| false))
    }

    /// Both groups of an intercommunicator hear whether one of them has `refused` its arguments.
    ///
    /// # Errors
    /// One has; failures of messages.
    pub(super) fn inter_refusals(&self, refused: bool) -> Result<()> {
        let local = self.local_comm().ok_or_else(no_inter)?;
        let tag = self.next_tag();
        let refused = Team::all(local, tag).gather_calls(refused)?;
        let said = if refused { REFUSAL.to_vec() } else { vec![0] };
        let (mine, theirs) = self.inter_agree(tag, Ok(said))?;
        check_refusal(&mine, &theirs)
    }

    /// True when the local group's first process has the lower name of the two: it then decides.
    /// Indices would not do: those of another job's processes differ from process to process.
    pub(super) fn decides(&self) -> bool {
        let Some(remote) = self.remote_group().filter(|g| !g.is_empty()) else { return true };
        let (here, there) = (self.group().proc(0), remote.proc(0));
        match self.environment().filter(|_| self.spans_jobs()).map(Env::naming) {
            Some(naming) => naming.name(here) < naming.name(there),
            None => here < there,
        }
    }

    /// `MPI_Intercomm_create`. `peer`, the remote leader and the tag are looked at at the leader
    /// only. Where they are wrong the whole local group gets the leader's error, and the other
    /// group hears of it unless it is `peer` that is wrong.
    ///
    /// # Errors
    /// Class `Comm` for a `self` that is no intracommunicator or groups that overlap; class `Rank`
    /// for leaders that do not exist; that of `peer` and `tag`.
    pub fn intercomm_create(
        &self,
        local_leader: i32,
        peer: Result<&Comm>,
        remote_leader: i32,
        tag: Result<u32>,
    ) -> Result<Comm> {
        if self.is_inter() {
            return Err(err!(Comm, "the local communicator is an intercommunicator"));
        }
        let leader = rank_in(local_leader, self.size(), "local leader");
        let team = Team::all(self, self.next_tag());
        let leads = Leads::new(leader.as_ref().ok().copied(), false).agree(&team);
        let me = self.rank();
        let id = tag.as_ref().ok().map(|&tag| u64::from(tag));
        let of_peer = |comm: &Comm| rank_in(remote_leader, comm.peers().size(), "remote leader");
        let leads = leads.inspect_err(|_| {
            if leader.as_ref().is_ok_and(|leader| *leader == me)
                && let Ok(comm) = &peer
            {
                end_bridge(comm, of_peer(comm), id);
            }
        })?;
        let bridge = || {
            let comm = peer?;
            build_bridge(comm, (of_peer(comm), tag.map(OwnTag::from_tag)), id, leads)
        };
        let bridge = leads.leader.is_none_or(|leader| leader == me).then(bridge);
        let leader = leader?;
        if leads.refused {
            return Err(refused_elsewhere());
        }
        let comm = connect(self.env()?, &team, self.group(), (leader, self.rank()), bridge)?;
        Ok(comm.inherit(self))
    }

    /// `MPI_Intercomm_merge`: one intracommunicator, the group that passes `high` last.
    ///
    /// # Errors
    /// Class `Comm` for intracommunicators; failures of messages.
    pub fn merge(&self, high: bool) -> Result<Comm> {
        let (env, remote) = (self.env()?, self.remote_group().ok_or_else(no_inter)?);
        let ((mine, theirs), hosts) = match self.spans_jobs() {
            true => Rounds::of(self, |rounds| self.meet_in_rounds(rounds, high))?,
            false => (self.agree_on_merging(high)?, None),
        };
        let decides = self.decides();
        let first = if mine.high == theirs.high { decides } else { !mine.high };
        let context = chosen(mine.context, theirs.context, decides);
        let (group, rank) = if first {
            (self.group().union(remote), self.rank())
        } else {
            (remote.union(self.group()), remote.size() + self.rank())
        };
        let group = group.of_session(self.session());
        let new = Comm::open_with(env, (context, rank), (group, None), (None, hosts))?;
        Ok(new.inherit(self))
    }

    /// What the first processes of two groups of one job say.
    fn agree_on_merging(&self, high: bool) -> Result<(Merging, Merging)> {
        let env = self.maker()?;
        let tag = self.next_tag();
        let context = if self.rank() == 0 { env.context_for(false) } else { Ok(0) };
        let say = context.map(|context| Merging { context, high }.encode());
        let (mine, theirs) = self.inter_agree(tag, say)?;
        let said = Merging::decode(&mine).zip(Merging::decode(&theirs));
        said.map(|((mine, _), (theirs, _))| (mine, theirs))
            .ok_or_else(|| err!(Intern, "the remote group's first process failed in this call"))
    }

    /// What the first processes of two groups of several jobs say, and where all members are.
    fn meet_in_rounds(&self, rounds: &Rounds, high: bool) -> Result<MergedJobs> {
        let env = self.maker()?;
        let context = if self.rank() == 0 { env.context_for(true) } else { Ok(0) };
        let say = context.as_ref().map_or_else(
            |_| Vec::new(),
            |&context| [Merging { context, high }.encode(), self.member_host(env)].concat(),
        );
        let said = rounds.tell(&say)?;
        context?;
        let none = || err!(Intern, "a member of two groups that merge says nothing of them");
        let said: Option<Vec<_>> = said.iter().map(|bytes| Merging::decode(bytes)).collect();
        let (merging, places): (Vec<_>, Vec<_>) = said.ok_or_else(none)?.into_iter().unzip();
        let of = |group: &Group| {
            let first = rounds.members().position(|proc| proc == group.proc(0));
            first.and_then(|at| merging.get(at).copied()).ok_or_else(none)
        };
        let remote = self.remote_group().ok_or_else(no_inter)?;
        let sides = (of(self.group())?, of(remote)?);
        Ok((sides, Comm::survey(rounds, env, &places)?))
    }

    /// `none`: this process has no context id left.
    pub(super) fn split_inter(
        &self,
        color: Result<Option<i64>>,
        mine: Entry,
        none: Option<Error>,
    ) -> Result<Option<Comm>> {
        let env = self.maker()?;
        let tag = self.next_tag();
        let local = self.local_comm().ok_or_else(no_inter)?;
        let table = Team::all(local, tag).allgather(&mine.encode())?;
        let (_, theirs) = self.inter_agree(tag, Ok(table.clone()))?;
        let color = color?;
        check_table(&table)?;
        check_table(&theirs)?;
        let Some(remote) = self.remote_group() else { return Ok(None) };
        if theirs.len() != remote.size() as usize * Entry::BYTES {
            return Err(err!(Intern, "the remote group's split table has a wrong length"));
        }
        let (Some((here, first)), Some((there, other))) =
            (color.and_then(|c| members(&table, c)), color.and_then(|c| members(&theirs, c)))
        else {
            return Ok(None);
        };
        let context = if self.decides() { first.context } else { other.context };
        let context = agreed(context, none)?;
        let me = here.iter().position(|&r| r == self.rank()).unwrap_or(0) as u32;
        let pick = |g: &Group, ranks: &[u32]| g.part(ranks.iter().map(|&r| g.proc(r)).collect());
        let (here, there) = (pick(self.group(), &here), pick(remote, &there));
        Ok(Some(Comm::open(env, context, me, here, Some(there))?.inherit(self)))
    }

    /// The first process of this group speaks for all of it, also when one has refused its
    /// arguments.
    pub(super) fn create_inter(&self, group: Result<&Group>, tag: OwnTag) -> Result<Option<Comm>> {
        let env = self.maker()?;
        let local = self.local_comm().ok_or_else(no_inter)?;
        let refused = Team::all(local, tag).gather_calls(group.is_err())?;
        let shared = self.spans_jobs();
        let context = match self.rank() {
            0 if !refused => env.context_for(shared),
            _ => Ok(0),
        };
        let naming = env.naming();
        let leader = naming.name(self.group().proc(0));
        let side = context.map(|context| {
            let group = group.as_ref().map_or_else(|_| Group::empty(), |group| (*group).clone());
            Side { context, leader, group, settings: String::new() }.encode(&naming)
        });
        let said = if refused { Ok(REFUSAL.to_vec()) } else { side };
        let agreed = self.inter_agree(tag, said);
        let group = group?;
        let (mine, theirs) = agreed?;
        check_refusal(&mine, &theirs)?;
        let read = |s: &[u8]| Side::decode(s, &naming);
        let (Some(mine), Some(theirs)) = (read(&mine), read(&theirs)) else {
            return Err(err!(Intern, "the remote group's first process sent no group"));
        };
        let Some(me) = group.rank_of(env.me).filter(|_| !theirs.group.is_empty()) else {
            return Ok(None);
        };
        let context = chosen(mine.context, theirs.context, self.decides());
        let local = group.part(group.iter().collect());
        let remote = theirs.group.of_session(self.session());
        Ok(Some(Comm::open(env, context, me, local, Some(remote))?.inherit(self)))
    }
}

/// The way to rank `remote` of `comm`, the other leader, which hears whether this group has
/// refused: for what this process is given to find it, or for what all members know. `id` is what
/// the tag of the two leaders is, where it is known. Where all that know who leads have refused,
/// each tells it: it waits for one of them.
fn build_bridge<'a>(
    comm: &'a Comm,
    (remote, tag): (Result<u32>, Result<OwnTag>),
    id: Option<u64>,
    leads: Leads,
) -> Result<Bridge<'a>> {
    match (remote, tag, id) {
        (Ok(remote), Ok(tag), Some(id)) if leads.leader.is_some() => {
            let own = if leads.refused { Err(refused_elsewhere()) } else { Ok(()) };
            meet_leader(comm, remote, id, own)?;
            Ok(Bridge::Comm(comm, remote, tag))
        }
        (remote, tag, id) => {
            let of = remote.as_ref().ok().map(|&remote| vec![remote]);
            if leads.leader.is_some() || of.is_some() {
                refuse(comm, CallId::of_leaders(id), of);
            }
            remote.and(tag)?;
            Err(refused_elsewhere())
        }
    }
}

/// This group cannot agree on who leads, since a process is lost: its leader does not come, and
/// tells the other one.
fn end_bridge(comm: &Comm, remote: Result<u32>, id: Option<u64>) {
    match remote {
        Ok(remote) => refusals::give_up(comm, CallId::of_leaders(id), remote),
        Err(_) => refuse(comm, CallId::of_leaders(id), None),
    }
}

fn rank_in(rank: i32, size: u32, what: &str) -> Result<u32> {
    u32::try_from(rank)
        .ok()
        .filter(|&r| r < size)
        .ok_or_else(|| err!(Rank, "{what} {rank} is not in 0..{size}"))
}

/// Makes the intercommunicator of `local`, of which this process is number `me`, and whose member
/// `leader` holds the bridge.
pub(super) fn connect(
    env: &'static Env,
    team: &Team<'_>,
    local: &Group,
    (leader, me): (u32, u32),
    mut bridge: Option<Result<Bridge<'_>>>,
) -> Result<Comm> {
    let naming = env.naming();
    let leads_out = bridge.as_ref().is_some_and(|b| b.as_ref().is_ok_and(Bridge::leads_out));
    let shared = leads_out || team.spans_jobs();
    let context = if me == leader { env.context_for(shared) } else { Ok(0) };
    let settings = if shared { env.settings().to_owned() } else { String::new() };
    let of_leader = naming.name(local.proc(leader));
    let side = context.map(|context| {
        Side { context, leader: of_leader, group: local.clone(), settings }.encode(&naming)
    });
    let read = |s: &[u8]| Side::decode(s, &naming);
    let spans = |theirs: &Side| local.reaches(env.nprocs) || theirs.group.reaches(env.nprocs);
    let met = Met { env, team, local, leader, me };
    // Whether these two groups can have an intercommunicator.
    let fits = |mine: &Side, theirs: &Side| match theirs.group.iter().any(|p| local.contains(p)) {
        true => Err(err!(Comm, "the two groups of an intercommunicator overlap")),
        false if spans(theirs) => met.agree_on_settings(mine, theirs),
        false => Ok(()),
    };
    // Whether the leaders go on behind this exchange, to introduce both groups to each other: the
    // two decide alike.
    let goes_on = |mine: &[u8], theirs: &[u8]| match (read(mine), read(theirs)) {
        (Some(mine), Some(theirs)) => spans(&theirs) && fits(&mine, &theirs).is_ok(),
        _ => false,
    };
    let (mine, theirs) =
        swap(team, leader, over(&mut bridge), side, (limit(env, shared), goes_on))?;
    let (Some(mine), Some(theirs)) = (read(&mine), read(&theirs)) else {
        return Err(err!(Comm, "the remote leader sent no group: is the peer rank right?"));
    };
    fits(&mine, &theirs)?;
    let context = chosen(mine.context, theirs.context, mine.leader < theirs.leader);
    let remote = theirs.group.clone().of_session(local.session());
    if !spans(&theirs) {
        return Comm::open(env, context, me, local.clone(), Some(remote));
    }
    let first = mine.leader < theirs.leader;
    met.introduce(&remote, first, &mut bridge)?;
    let opened = Comm::open(env, context, me, local.clone(), Some(remote.clone()));
    // A communicator that has begun keeps what is known of its members.
    met.forget(&remote);
    opened
}

/// The bridge as [`swap`] takes it, once: what went wrong before has been told then.
fn over<'b, 'a>(bridge: &'b mut Option<Result<Bridge<'a>>>) -> Option<Result<&'b mut Bridge<'a>>> {
    match bridge {
        None => None,
        Some(Ok(bridge)) => Some(Ok(bridge)),
        Some(Err(e)) => Some(Err(Error::new(e.class(), e.text()))),
    }
}

impl Env {
    /// `MPI_Intercomm_create_from_groups`. `remote` is significant at the local leader only, where
    /// `remote_leader` is a rank in it; where they are wrong the whole local group gets the
    /// leader's error. A process that refuses its arguments ends the calls of the others of both
    /// groups.
    ///
    /// # Errors
    /// Those of the arguments; class `Group` when the calling process is not in `local`; class
    /// `Rank` for leaders that do not exist; class `Other` where it is another process that has
    /// refused its own.
    pub fn intercomm_create_from_groups(
        &'static self,
        (local, local_leader): (Result<&Group>, i32),
        (remote, remote_leader): (Result<&Group>, i32),
        string_tag: Result<&str>,
        with: Result<(Option<&Info>, &Errhandler)>,
    ) -> Result<Comm> {
        let world = self.world()?;
        let id = string_tag.as_ref().ok().map(|text| refusals::string_tag(text));
        let local = local.and_then(|local| self.check_member(local).map(|()| local));
        let (local, me) = world.own_group(local, id)?;
        let me = me.unwrap_or(0);
        let meeting = Meeting::of(world, id, local, me);
        let leader = rank_in(local_leader, local.size(), "local leader");
        let remote_leader = remote.and_then(|remote| {
            let leader = rank_in(remote_leader, remote.size(), "remote leader")?;
            let peer = world.group().rank_of(remote.proc(leader));
            peer.ok_or_else(|| err!(Group, "the remote leader is not in this job"))
        });
        let bridge = |tag, leads| build_bridge(world, (remote_leader.clone(), tag), id, leads);
        let mine = Leads::new(leader.as_ref().ok().copied(), with.is_err());
        let tag = match string_tag {
            Ok(text) => OwnTag::from_string(text),
            Err(e) => {
                meeting.refuse();
                if mine.leader == Some(me) {
                    let _ = bridge(Err(e.clone()), mine);
                }
                return Err(e);
            }
        };
        let leads = meeting.agree_on_leader(mine).inspect_err(|_| {
            if mine.leader == Some(me) {
                end_bridge(world, remote_leader.clone(), id);
            }
        })?;
        let bridge = leads.leader.is_none_or(|l| l == me).then(|| bridge(Ok(tag), leads));
        let (leader, (info, errhandler)) = (leader?, with?);
        if leads.refused {
            return Err(refused_elsewhere());
        }
        let team = Team::of(world, tag, local, me);
        let comm = connect(self, &team, local, (leader, me), bridge)?;
        comm.set_errhandler(errhandler);
        if let Some(info) = info {
            comm.set_info(info);
        }
        Ok(comm)
    }
}

/// Decodes bytes as each message that peers exchange while communicators are made; for fuzzing.
/// Whatever is taken for a group must be one: distinct processes below the bound, and its own
/// encoding decodes to itself.
///
/// # Panics
/// When a decoder took what it should refuse.
pub fn fuzz_agreement(data: &[u8]) {
    const BOUND: u32 = 4096;
    let naming = Naming { job: 7, ranks: BOUND, table: None };
    if let Some((a, b)) = part(data) {
        assert!(a.len() + b.len() + 8 == data.len());
        drop(Side::decode(a, &naming));
    }
    drop(decode_failure(data));
    drop(members(data, 0));
    met::fuzz(data);
    hosts::fuzz(data);
    rounds::fuzz(data);
    assert!(Merging::decode(data).is_none_or(|(_, rest)| rest.len() + 9 == data.len()));
    refusals::fuzz(data);
    let side = Side::decode(data, &naming).map(|s| s.group);
    let groups = [Group::decode(data, &naming).map(|(g, _)| g), side];
    for group in groups.into_iter().flatten() {
        assert!(group.size() <= BOUND && group.iter().all(|p| p < BOUND));
        for (rank, proc) in group.iter().enumerate() {
            assert_eq!(group.rank_of(proc), Some(rank as u32), "a process occurs twice");
        }
        let back = Group::decode(&group.encode(&naming), &naming).map(|(g, _)| g);
        assert!(back.is_some_and(|b| b.iter().eq(group.iter())));
    }
}
