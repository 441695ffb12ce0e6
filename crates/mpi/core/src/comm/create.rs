//! Collective functions that make and end communicators (MPI-5.0 sections 7.4.2 and 7.4.3).

use std::sync::atomic::Ordering;

use super::agree::{Inbox, OwnTag, Team, Tree, ended, isend};
use super::refusals::{self, CallId, Meeting};
use super::{Comm, PENDING, REFUSED, refused_elsewhere};
use crate::attr::Attributes;
use crate::buf::UserBuf;
use crate::contracts::coll::CollOperation;
use crate::contracts::pml::{Needed, PmlReq};
use crate::env::Env;
use crate::err;
use crate::errhandler::Errhandler;
use crate::error::{Error, Result};
use crate::group::{Group, ProcId};
use crate::info::Info;
use crate::topo::Topology;

/// The `split_type` argument of `MPI_Comm_split_type`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SplitType {
    /// `MPI_COMM_TYPE_SHARED`: processes that can share memory.
    Shared,
    /// `MPI_COMM_TYPE_HW_GUIDED`: a type of resource, and the number on its node of the instance of
    /// it that this process uses; `None` where it uses several, or none.
    Instance(Option<(u8, u32)>),
    /// `MPI_COMM_TYPE_RESOURCE_GUIDED`: a name of process sets, and which of the sets with that
    /// name this process is in; `None` where there is no such name.
    Set(Option<(u8, u32)>),
    /// `MPI_COMM_TYPE_HW_UNGUIDED`: by the next smaller kind of hardware.
    HwUnguided,
    /// `MPI_UNDEFINED`: this process takes part and gets no communicator.
    Undefined,
}

impl SplitType {
    /// The color of a process on this node; different for each kind and each part of it, since
    /// processes may name different kinds in one call.
    fn color(self, node: u32) -> Option<i64> {
        let of = |kind: u8, which: u64| Some(i64::from(kind) << 56 | which as i64);
        let node = u64::from(node);
        match self {
            SplitType::Shared | SplitType::HwUnguided => of(0, node),
            SplitType::Instance(it) => {
                let (kind, number) = it?;
                of(0x40 | kind & 0x1f, node << 24 | u64::from(number) & 0xff_ffff)
            }
            SplitType::Set(it) => it.and_then(|(name, which)| of(0x60 | name & 0x1f, which.into())),
            SplitType::Undefined => None,
        }
    }
}

/// The value of an argument, and why it is refused.
fn value_and_error<T>(argument: Result<Option<T>>) -> (Option<T>, Option<Error>) {
    match argument {
        Ok(value) => (value, None),
        Err(error) => (None, Some(error)),
    }
}

/// One rank's entry in the table that a split agrees on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    color: Option<i64>,
    key: i32,
    /// Context for the new communicator in case that this rank becomes its first.
    pub(super) context: u64,
}

impl Entry {
    pub(super) const BYTES: usize = 20;
    const NO_COLOR: i64 = i64::MIN;
    /// The color of a rank that has refused its arguments.
    const REFUSED: i64 = i64::MIN + 1;

    pub(super) fn encode(&self) -> [u8; Entry::BYTES] {
        let mut out = [0; Entry::BYTES];
        out[..8].copy_from_slice(&self.color.unwrap_or(Entry::NO_COLOR).to_le_bytes());
        out[8..12].copy_from_slice(&self.key.to_le_bytes());
        out[12..].copy_from_slice(&self.context.to_le_bytes());
        out
    }

    /// `bytes` has [`Entry::BYTES`] bytes.
    fn decode(bytes: &[u8]) -> Entry {
        let word = |at: usize| {
            let mut w = [0; 8];
            w.copy_from_slice(&bytes[at..at + 8]);
            u64::from_le_bytes(w)
        };
        let mut key = [0; 4];
        key.copy_from_slice(&bytes[8..12]);
        let color = word(0) as i64;
        Entry {
            color: (color != Entry::NO_COLOR).then_some(color),
            key: i32::from_le_bytes(key),
            context: word(12),
        }
    }
}

/// # Errors
/// Some rank of the table has refused its arguments.
pub(super) fn check_table(table: &[u8]) -> Result<()> {
    let refused = |bytes| Entry::decode(bytes).color == Some(Entry::REFUSED);
    match table.chunks_exact(Entry::BYTES).any(refused) {
        true => Err(refused_elsewhere()),
        false => Ok(()),
    }
}

/// Ranks of a table with this color, by key and then by rank, with the first one's entry.
pub(super) fn members(table: &[u8], color: i64) -> Option<(Vec<u32>, Entry)> {
    let entries = table.chunks_exact(Entry::BYTES).map(Entry::decode);
    let mut list: Vec<(i32, u32, Entry)> = entries
        .enumerate()
        .filter(|(_, e)| e.color == Some(color))
        .map(|(rank, e)| (e.key, rank as u32, e))
        .collect();
    list.sort_unstable_by_key(|&(key, rank, _)| (key, rank));
    let first = list.first()?.2;
    Some((list.into_iter().map(|(_, rank, _)| rank).collect(), first))
}

/// A context id to be told to others, who hear [`PENDING`] where this process has none left: they
/// wait for it. Then with the error. `shared`: for a communicator over several jobs.
fn offer(env: &Env, shared: bool) -> (u64, Option<Error>) {
    match env.context_for(shared) {
        Ok(context) => (context, None),
        Err(error) => (PENDING, Some(error)),
    }
}

/// The context id that was told to all, and the error of this process where it is the one that
/// chooses it and has none: see [`agreed`].
pub(super) type SaidContext = (u64, Option<Error>);

/// The context id that was told to all.
///
/// # Errors
/// The process that chose it had none; `own` is the error of this process, if it had none.
pub(super) fn agreed(context: u64, own: Option<Error>) -> Result<u64> {
    match (context, own) {
        (PENDING, Some(error)) => Err(error),
        (REFUSED, _) => Err(refused_elsewhere()),
        (PENDING, None) => {
            Err(err!(Intern, "the process that numbers this communicator has no number left"))
        }
        _ => Ok(context),
    }
}

impl Comm {
    /// The tag of this call, which all ranks make in the same order.
    pub(super) fn next_tag(&self) -> OwnTag {
        // Relaxed: MPI orders the collective calls of one communicator.
        OwnTag::numbered(self.0.agreements.fetch_add(1, Ordering::Relaxed))
    }

    /// Gives a new communicator its parent's error handler.
    pub(super) fn inherit(self, parent: &Comm) -> Comm {
        self.set_errhandler(&parent.errhandler());
        self
    }

    /// `MPI_Comm_dup`: same groups, new context; attributes by their callbacks, topology and error
    /// handler, but no hints.
    ///
    /// # Errors
    /// A copy callback's error (the other ranks go on); failures of messages.
    pub fn dup(&self) -> Result<Comm> {
        self.duplicate(Ok(None))
    }

    /// `MPI_Comm_dup_with_info`: like [`Comm::dup`], with the hints of `info`.
    ///
    /// # Errors
    /// As [`Comm::dup`]; that of `info`, and class `Other` where it is another process that has
    /// refused its own.
    pub fn dup_with_info(&self, info: Result<&Info>) -> Result<Comm> {
        if self.is_inter() {
            let agreed = self.inter_refusals(info.is_err());
            let info = info?;
            return agreed.and_then(|()| self.duplicate(Ok(Some(info))));
        }
        self.duplicate(info.map(Some))
    }

    fn duplicate(&self, info: Result<Option<&Info>>) -> Result<Comm> {
        let mut refused = info.is_err();
        if !self.is_inter() {
            // As for all constructors: see `Team::context`.
            let team = Team::of(self, self.next_tag(), self.group(), self.rank());
            refused = team.gather_calls(refused)?;
        }
        let (info, error) = value_and_error(info);
        let mut operation = DupOperation::start(self, info, refused)?;
        let agreed = operation.wait();
        // Callbacks come after the messages: when one refuses, no other rank waits for this one.
        let attrs = self.attrs().copied(self.front());
        error.map_or(Ok(()), Err)?;
        agreed?;
        operation.finish(attrs?)
    }

    /// `MPI_Comm_idup` and, with `info`, `MPI_Comm_idup_with_info`. The communicator may be used
    /// once the operation has ended without error; attributes are copied now.
    ///
    /// # Errors
    /// As [`Comm::dup`]; where this process has refused its arguments, too, the others go on.
    pub fn idup(&self, info: Result<Option<&Info>>) -> Result<(Comm, Box<dyn CollOperation>)> {
        let (info, error) = value_and_error(info);
        let mut operation = DupOperation::start(self, info, false)?;
        let attrs = error.map_or_else(|| self.attrs().copied(self.front()), Err);
        match attrs {
            Ok(attrs) => {
                operation.attrs = Some(attrs);
                Ok((operation.new.clone(), Box::new(operation)))
            }
            Err(e) => {
                // The other ranks need this one's part of the tree.
                operation.wait()?;
                Err(e)
            }
        }
    }

    /// `MPI_Comm_split`; `None` for `color` is `MPI_UNDEFINED`.
    ///
    /// # Errors
    /// Failures of messages.
    pub fn split(&self, color: Option<i64>, key: i32) -> Result<Option<Comm>> {
        self.split_unless(Ok(color), key)
    }

    /// [`Comm::split`] of a process that may have refused its arguments: then all get an error.
    ///
    /// # Errors
    /// That of the arguments; class `Other` where it is another process that has refused its own.
    pub fn split_unless(&self, color: Result<Option<i64>>, key: i32) -> Result<Option<Comm>> {
        self.split_with(color, key, None)
    }

    /// [`Comm::split_unless`]; what comes of it has this topology.
    pub(super) fn split_with(
        &self,
        color: Result<Option<i64>>,
        key: i32,
        topology: Option<Topology>,
    ) -> Result<Option<Comm>> {
        let env = self.maker()?;
        let (context, none) = offer(env, self.spans_jobs());
        let said = color.as_ref().map_or(Some(Entry::REFUSED), |color| *color);
        let mine = Entry { color: said, key, context };
        if self.is_inter() {
            return self.split_inter(color, mine, none);
        }
        let table = Team::all(self, self.next_tag()).allgather(&mine.encode());
        let (color, table) = (color?, table?);
        check_table(&table)?;
        let Some((ranks, first)) = color.and_then(|c| members(&table, c)) else {
            return Ok(None);
        };
        let me = ranks.iter().position(|&r| r == self.rank()).unwrap_or(0) as u32;
        let group = self.group().part(ranks.iter().map(|&r| self.group().proc(r)).collect());
        let context = agreed(first.context, none)?;
        let hosts = self.hosts_for(env, &group);
        let new = Comm::open_with(env, (context, me), (group, None), (topology, hosts))?;
        Ok(Some(new.inherit(self)))
    }

    /// `MPI_Comm_split_type`.
    ///
    /// # Errors
    /// As [`Comm::split_unless`].
    pub fn split_type(
        &self,
        kind: Result<SplitType>,
        key: i32,
        info: Option<&Info>,
    ) -> Result<Option<Comm>> {
        let env = self.maker()?;
        let unguided = matches!(kind, Ok(SplitType::HwUnguided));
        let made = self.split_unless(kind.map(|kind| kind.color(self.node_color(env))), key)?;
        if !unguided {
            return Ok(made);
        }
        // Only a proper subset counts; all ranks see the same, since nodes partition.
        let all = |c: &Comm| u64::from(c.size()) + u64::from(c.peers().size());
        let inner = made.filter(|c| all(c) < all(self));
        if let (Some(_), Some(info)) = (&inner, info) {
            info.set("mpi_hw_resource_type", "mpi_shared_memory")?;
        }
        Ok(inner)
    }

    /// What the members on this process's node have in common, and no others. Nodes have numbers
    /// within a job: between jobs the members have agreed on some, or else the first member of this
    /// job and node stands for it.
    fn node_color(&self, env: &Env) -> u32 {
        if !self.spans_jobs() {
            return env.here();
        }
        let here = env.node_of(env.me);
        if let Some(agreed) = self.hosts().and_then(|hosts| hosts.host_of(env.me)) {
            return agreed;
        }
        let is_near = |p: ProcId| p < env.nprocs && env.node_of(p) == here;
        let first = |g: &Group| g.iter().position(is_near).map(|rank| rank as u32);
        // Each group of an intercommunicator is split by itself.
        first(self.group()).unwrap_or(self.rank())
    }

    /// `MPI_Comm_create`: `None` for processes outside of `group`. On intracommunicators the ranks
    /// may pass different groups that do not overlap.
    ///
    /// # Errors
    /// That of `group`; class `Group` when it is not a subset of the local group; class `Other`
    /// where it is another process that has refused its own.
    pub fn create(&self, group: Result<&Group>) -> Result<Option<Comm>> {
        let group = group.and_then(|group| self.check_subset(group).map(|()| group));
        let tag = self.next_tag();
        if self.is_inter() {
            return self.create_inter(group, tag);
        }
        // All agree, since nobody knows who waits for a process that refuses.
        let all = Team::all(self, tag);
        let refused = all.gather_calls(group.is_err())?;
        let refused = all.bcast(0, vec![u8::from(refused)], 1);
        let group = group?;
        if refused? != [0] {
            return Err(refused_elsewhere());
        }
        let (env, me) = (self.env()?, self.env()?.me);
        let Some(me) = group.rank_of(me) else { return Ok(None) };
        let (context, none) = Team::of(self, tag, group, me).say_number(env, me, false)?;
        let context = agreed(context, none)?;
        self.open_among(env, (context, me), group).map(Some)
    }

    /// The communicator of a group's members, which this process is number `me` of.
    fn open_among(
        &self,
        env: &'static Env,
        (context, me): (u64, u32),
        group: &Group,
    ) -> Result<Comm> {
        let group = group.part(group.iter().collect());
        let hosts = self.hosts_for(env, &group);
        let new = Comm::open_with(env, (context, me), (group, None), (None, hosts))?;
        Ok(new.inherit(self))
    }

    /// `MPI_Comm_create_group`: only the members of `group` call. A process that refuses its
    /// arguments ends the calls of the others; where it does not know which these are, see
    /// [`refusals`].
    ///
    /// # Errors
    /// Those of the arguments; class `Group` when the group is not a subset; class `Comm` for
    /// intercommunicators; class `Other` where it is another process that has refused its own.
    pub fn create_group(&self, group: Result<&Group>, tag: Result<u32>) -> Result<Option<Comm>> {
        if self.is_inter() {
            return Err(err!(Comm, "MPI_Comm_create_group needs an intracommunicator"));
        }
        self.create_in(group, tag.map(u64::from), Ok(()))
    }

    pub(super) fn check_subset(&self, group: &Group) -> Result<()> {
        if group.iter().all(|p| self.group().contains(p)) {
            return Ok(());
        }
        Err(err!(Group, "the group has processes that are not in the communicator"))
    }

    /// The group of a call that only its members make, and this process's number in it: `None`
    /// where it is no member. Where this process refuses the group it tells all those that may
    /// wait for it.
    ///
    /// # Errors
    /// That of `group`; class `Group` when it is not a subset.
    pub(super) fn own_group<'g>(
        &self,
        group: Result<&'g Group>,
        tag: Option<u64>,
    ) -> Result<(&'g Group, Option<u32>)> {
        let group = group.and_then(|group| self.check_subset(group).map(|()| group));
        let group = group
            .inspect_err(|_| refusals::refuse(self, CallId::of_group(self, tag, None), None))?;
        Ok((group, group.rank_of(self.group().proc(self.rank()))))
    }

    /// The members of a group make a communicator, unless one refuses its arguments. `own`: this
    /// one does, for another reason than group and tag.
    fn create_in(
        &self,
        group: Result<&Group>,
        tag: Result<u64>,
        own: Result<()>,
    ) -> Result<Option<Comm>> {
        let (group, me) = self.own_group(group, tag.as_ref().ok().copied())?;
        let Some(me) = me else { return Ok(None) };
        let meeting = Meeting::of(self, tag.as_ref().ok().copied(), group, me);
        tag.inspect_err(|_| meeting.refuse())?;
        let env = own.and_then(|()| self.maker());
        let mut none = None;
        let context = meeting.agree(env.is_err(), || {
            let (context, error) =
                env.as_ref().map_or((REFUSED, None), |env| offer(env, self.spans_jobs()));
            none = error;
            context
        });
        let env = env?;
        let context = agreed(context?, none)?;
        self.open_among(env, (context, me), group).map(Some)
    }

    /// The first half of `MPI_Comm_free`: deletes the attributes. Afterwards the handle is dropped
    /// and [`Env::reap`] called.
    ///
    /// # Errors
    /// Class `Comm` for predefined communicators; a delete callback's error, and then the
    /// communicator is not to be freed.
    pub fn prepare_free(&self) -> Result<()> {
        if self.0.env.is_some_and(|env| env.is_predefined(self)) {
            return Err(err!(Comm, "{} cannot be freed", self.label()));
        }
        self.attrs().clear(self.front())
    }

    /// The first half of `MPI_Comm_disconnect`: waits until all ranks have come here, which means
    /// that their messages have been received, then as [`Comm::prepare_free`].
    ///
    /// # Errors
    /// As [`Comm::prepare_free`]; failures of messages.
    pub fn prepare_disconnect(&self) -> Result<()> {
        if self.spans_jobs() {
            self.part_from()?;
            return self.prepare_free();
        }
        let tag = self.next_tag();
        if let Some(local) = self.local_comm() {
            // The leaders speak for members that have come here.
            Team::all(local, tag).gather_calls(false)?;
            self.inter_agree(tag, Ok(vec![0]))?;
        } else {
            Team::all(self, tag).allgather(&[0])?;
        }
        self.prepare_free()
    }
}

impl Team<'_> {
    /// A context id chosen by member 0 when all members have come here. The standard asks for no
    /// such synchronization, but constructors of MPICH and Open MPI synchronize, and programs rely
    /// on it. DOLFINx finds out neighbours by probes of one tag that end with a nonblocking
    /// barrier, and makes a communicator of them; a rank that left this at once could send the
    /// probes of the next round to one that has not yet seen that barrier complete. All members get
    /// an error where one has `refused` its arguments.
    pub(super) fn say_context(&self, env: &Env, me: u32, refused: bool) -> Result<SaidContext> {
        let refused = self.gather_calls(refused)?;
        self.say_number(env, me, refused)
    }

    /// The context id that member 0 chooses, once all members have come; [`REFUSED`] where it knows
    /// that one has.
    fn say_number(&self, env: &Env, me: u32, refused: bool) -> Result<SaidContext> {
        let (mine, none) = match me {
            0 if refused => (REFUSED, None),
            0 => offer(env, self.spans_jobs()),
            _ => (0, None),
        };
        let bytes = self.bcast(0, mine.to_le_bytes().to_vec(), 8)?;
        Ok((bytes.try_into().map(u64::from_le_bytes).unwrap_or(PENDING), none))
    }
}

impl Env {
    /// # Errors
    /// Class `Group`: this process is not in the group.
    pub(super) fn check_member(&self, group: &Group) -> Result<()> {
        let me = group.rank_of(self.me);
        me.map(drop).ok_or_else(|| err!(Group, "this process is not in the group"))
    }

    /// `MPI_Comm_create_from_group`: all members call with the same string tag. A process that
    /// refuses its arguments ends the calls of the others, as in [`Comm::create_group`].
    ///
    /// # Errors
    /// Class `Group` when the calling process is not a member; failures of messages; those of the
    /// arguments, and class `Other` where it is another process that has refused its own.
    pub fn create_from_group(
        &'static self,
        group: Result<&Group>,
        string_tag: Result<&str>,
        with: Result<(Option<&Info>, &Errhandler)>,
    ) -> Result<Comm> {
        let (with, own) = value_and_error(with.map(Some));
        let group = group.and_then(|group| self.check_member(group).map(|()| group));
        let (tag, own) = (string_tag.map(refusals::string_tag), own.map_or(Ok(()), Err));
        let comm = self.world()?.create_in(group, tag, own)?;
        let comm = comm.ok_or_else(|| err!(Group, "this process is not in the group"))?;
        let Some((info, errhandler)) = with else { return Ok(comm) };
        comm.set_errhandler(errhandler);
        if let Some(info) = info {
            comm.set_info(info);
        }
        Ok(comm)
    }
}

/// A duplication in flight: the context id travels down a tree from the rank that chose it.
#[derive(Debug)]
struct DupOperation {
    parent: Comm,
    new: Comm,
    tag: OwnTag,
    state: State,
    attrs: Option<Attributes>,
    /// This process chooses the context, and has none.
    none: Option<Error>,
}

#[derive(Debug)]
enum State {
    /// Waits for the context from above.
    Receiving(PmlReq, Inbox),
    /// Has it; waits until it was passed on.
    Sending(u64, Vec<(PmlReq, UserBuf)>),
    /// Everything was sent.
    Agreed(u64),
    /// Finished, or failed.
    Ended,
}

impl DupOperation {
    /// One of which nothing was said yet.
    fn new(parent: &Comm, tag: OwnTag, info: Option<&Info>) -> Result<DupOperation> {
        let env = parent.maker()?;
        let (local, remote) = (parent.0.local.clone(), parent.0.remote.clone());
        let chosen = (Some(env), env.coll.moment(), parent.0.hosts.clone());
        let new = Comm::build(PENDING, parent.rank(), (local, remote, Vec::new()), env.pml, chosen);
        let new = new.inherit(parent);
        if let Some(info) = info {
            new.set_info(info);
        }
        if let Some(t) = parent.topology() {
            let _ = new.0.topology.set(t.clone());
        }
        let (parent, state) = (parent.clone(), State::Ended);
        Ok(DupOperation { parent, new, tag, state, attrs: None, none: None })
    }

    /// `refused`: the process that chooses the context knows that one has refused its arguments.
    fn start(parent: &Comm, info: Option<&Info>, refused: bool) -> Result<DupOperation> {
        let env = parent.maker()?;
        let tag = parent.next_tag();
        let mut operation = DupOperation::new(parent, tag, info)?;
        operation.state = match operation.above() {
            Some((comm, rank)) => {
                let (req, inbox) = Inbox::post(comm, rank, tag, 8)?;
                State::Receiving(req, inbox)
            }
            None => {
                let (context, none) = match refused {
                    true => (REFUSED, None),
                    false => offer(env, operation.parent.spans_jobs()),
                };
                operation.none = none;
                operation.pass_on(context)?
            }
        };
        Ok(operation)
    }

    /// The intracommunicator of the tree.
    fn tree_comm(&self) -> &Comm {
        self.parent.local_comm().unwrap_or(&self.parent)
    }

    /// True when the local group's first process chooses the context.
    fn chosen_here(&self) -> bool {
        self.parent.decides()
    }

    /// Where the context comes from; `None` when it is chosen here.
    fn above(&self) -> Option<(&Comm, u32)> {
        let tree = Tree::new(self.parent.size(), self.parent.rank(), 0);
        match tree.parent() {
            Some(rank) => Some((self.tree_comm(), rank)),
            None if self.chosen_here() => None,
            None => Some((&self.parent, 0)),
        }
    }

    fn pass_on(&self, context: u64) -> Result<State> {
        let data = context.to_le_bytes();
        let mut sends = Vec::new();
        if self.parent.is_inter() && self.parent.rank() == 0 && self.chosen_here() {
            sends.push(isend(&self.parent, 0, self.tag, &data)?);
        }
        let tree = Tree::new(self.parent.size(), self.parent.rank(), 0);
        for child in tree.children() {
            sends.push(isend(self.tree_comm(), child, self.tag, &data)?);
        }
        Ok(State::Sending(context, sends))
    }

    /// Goes as far as possible without blocking. True when agreed or failed.
    fn advance(&mut self) -> Result<bool> {
        let pml = self.parent.pml();
        loop {
            match std::mem::replace(&mut self.state, State::Ended) {
                State::Receiving(req, inbox) => match pml.test(req) {
                    None => {
                        self.state = State::Receiving(req, inbox);
                        return Ok(false);
                    }
                    Some(done) => {
                        let bytes = inbox.take(done)?;
                        let context = bytes.try_into().map(u64::from_le_bytes);
                        self.state = self.pass_on(context.unwrap_or(PENDING))?;
                    }
                },
                State::Sending(context, mut sends) => {
                    while let Some((req, _)) = sends.last() {
                        if !ended(pml, *req)? {
                            self.state = State::Sending(context, sends);
                            return Ok(false);
                        }
                        sends.pop();
                    }
                    self.state = State::Agreed(context);
                }
                done @ (State::Agreed(_) | State::Ended) => {
                    self.state = done;
                    return Ok(true);
                }
            }
        }
    }

    fn wait(&mut self) -> Result<()> {
        let pml = self.parent.pml();
        loop {
            if self.advance()? {
                return Ok(());
            }
            // Each of its messages is waited for as that of any collective call.
            if let Some(req) = self.open() {
                pml.wait_until_telling(&mut || pml.is_complete(req), &|tell| {
                    tell(Needed::Message(req));
                });
            }
        }
    }

    /// The message without which it cannot go on.
    fn open(&self) -> Option<PmlReq> {
        match &self.state {
            State::Receiving(req, _) => Some(*req),
            State::Sending(_, sends) => sends.last().map(|(req, _)| *req),
            State::Agreed(_) | State::Ended => None,
        }
    }

    fn finish(&mut self, attrs: Attributes) -> Result<Comm> {
        let State::Agreed(context) = std::mem::replace(&mut self.state, State::Ended) else {
            return Err(err!(Intern, "a duplication ended before its ranks agreed"));
        };
        let context = agreed(context, self.none.take())?;
        self.new.0.context.store(context, Ordering::Release);
        self.new.attrs().replace(attrs);
        self.new.complete()?;
        Ok(self.new.clone())
    }
}

impl CollOperation for DupOperation {
    fn poll(&mut self, _comm: &Comm) -> Option<Result<()>> {
        match self.advance() {
            Ok(false) => None,
            Ok(true) => {
                let attrs = self.attrs.take()?;
                Some(self.finish(attrs).map(drop))
            }
            Err(e) => Some(Err(e)),
        }
    }

    fn awaiting(&self) -> Option<Needed> {
        self.open().map(Needed::Message)
    }
}
