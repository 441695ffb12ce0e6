//! Module `sm/jobs`: shared memory with processes of other jobs on this host.
//!
//! Each meeting of jobs has a segment ([`hawser_segment::node::MetSegment`]), and for each there is
//! a module [`Sm`], as for the own job's; this one deals out to them. An endpoint is a process, and
//! stays; the segment that carries its messages is the newest that both have mapped.
//!
//! # Order
//!
//! Segments are ordered by when they were made ([`MemoryAge`]), alike at all processes: threads may
//! meet the same process at the same time, and each side learns of their segments in an order of
//! its own. A sender that changes to a newer segment writes nothing into the older one any more,
//! and never goes back. A receiver begins to read a ring of a segment only when it has read all
//! rings of the older ones to their ends, as they are when it has found the ring: so messages stay
//! in order. Those of an older segment that a thread of this process has still to get come late,
//! and the layer above puts them in their places.
//!
//! # Ends
//!
//! A process with which there is no group any more is left after [`PARTING_NS`], and the
//! layer above is told ([`Sink::parted`]): who meets it again may have no memory in common with it
//! then. A process that meets again before that without sharing memory sends nothing more through
//! the old segment, which the other side may have given back. A segment of which all others are
//! left, or have begun to send through newer ones, is unmapped, unless something else uses it
//! ([`SegmentHold`]): until that ends, this process is woken there.
//!
//! [`SegmentHold`]: hawser_wireup::interjob::SegmentHold

use std::collections::HashMap;
use std::os::fd::AsRawFd;
use std::os::unix::net::UnixDatagram;

use hawser_mca::Params;
use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_os::{clock, membarrier, socket};
use hawser_segment::mem::UserSlice;
use hawser_segment::node::{MetSegment, NodeSegment, Phase, SLEEP_POLL};
use hawser_segment::wait::{Source, Watch};
use hawser_segment::{ProcId, Remote};
use hawser_wireup::EndpointId;
use hawser_wireup::interjob::{Interjob, MemoryAge, MetMemory};

use super::Sm;
use super::module;
use crate::{
    AmTag, Btl, Failure, LimitParams, Limits, OTHER_JOBS, Peer, Reach, RemoteRegion, SendError,
    Sink,
};

/// Time for which a process is served with which the last group has ended, in nanoseconds:
/// its last words may be under way.
const PARTING_NS: u64 = 100_000_000;
/// Passes between two looks whether that time is over.
const LOOK_EVERY: u32 = 64;
/// Segments that one pass polls beside the one that had the last message.
const SCAN: usize = 8;
/// Bytes of the smallest bulk slot of a met segment: all have this one.
const BULK_BYTES: usize = hawser_segment::node::MetSegment::BULK_BYTES as usize;
/// Longest sleep, in microseconds, where a wake may be missed.
const UNSURE_US: u64 = 1000;

/// What is shared with the processes of one meeting.
struct GroupModule {
    age: MemoryAge,
    sm: Sm,
    segment: MetSegment,
    slot: u32,
    members: Vec<Option<ProcId>>,
    /// By slot: it sends nothing more here.
    left: Vec<bool>,
    /// By slot: this process sends it nothing more here.
    closed: Vec<bool>,
    /// What those who send wake this process by.
    wake: Option<UnixDatagram>,
}

impl GroupModule {
    fn leave(&mut self, proc: ProcId) {
        let mine = self.members.iter().zip(&mut self.left);
        mine.filter(|(member, _)| **member == Some(proc)).for_each(|(_, left)| *left = true);
    }

    fn close(&mut self, proc: ProcId) {
        let mine = self.members.iter().zip(&mut self.closed);
        mine.filter(|(member, _)| **member == Some(proc)).for_each(|(_, closed)| *closed = true);
    }

    fn is_left(&self) -> bool {
        self.members.iter().zip(&self.left).all(|(member, left)| member.is_none() || *left)
    }
}

/// The group that carries the messages to a process, and its endpoint there.
type Route = Option<(usize, EndpointId)>;

/// See the module's documentation.
pub struct Jobs {
    jobs: &'static Interjob,
    node: NodeSegment,
    params: &'static Params,
    limits: Limits,
    groups: Vec<Option<GroupModule>>,
    /// Indices of those that there are, the oldest first.
    order: Vec<usize>,
    /// Where in `order` the last message has come.
    hot: usize,
    /// Where in `order` the next pass begins with the others.
    cold: usize,
    endpoints: Vec<Route>,
    by_proc: HashMap<ProcId, EndpointId>,
    news: u32,
    passes: u32,
    /// Processes that are to be left, and when.
    parting: Vec<(ProcId, u64)>,
    /// Processes without a route from now on, of which the layer above is not told yet.
    left: Vec<ProcId>,
    /// The layer above is to be told of routes that have gone, and there may be segments in which
    /// nobody else is left.
    unmaps: bool,
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Jobs({} segments, {} endpoints)", self.order.len(), self.endpoints.len())
    }
}

impl Jobs {
    /// The module of a process whose own job has this segment.
    pub fn new(node: NodeSegment, params: &'static Params, jobs: &'static Interjob) -> Jobs {
        Jobs {
            jobs,
            node,
            params,
            limits: module::limits(params, BULK_BYTES),
            groups: Vec::new(),
            order: Vec::new(),
            hot: 0,
            cold: 0,
            endpoints: Vec::new(),
            by_proc: HashMap::new(),
            news: jobs.memory_news().wrapping_sub(1),
            passes: 0,
            parting: Vec::new(),
            left: Vec::new(),
            unmaps: false,
        }
    }

    /// Segments that are mapped now.
    pub fn segments(&self) -> usize {
        self.order.len()
    }

    /// Where messages to an endpoint go now.
    #[inline]
    fn route(&mut self, to: EndpointId) -> Result<(&mut Sm, EndpointId), SendError> {
        // The peer may have left the segment that this side used last, and wait in a newer one.
        if self.jobs.memory_news() != self.news {
            self.look();
        }
        let route = self.endpoints.get(to.0 as usize).copied().flatten();
        let group = route.and_then(|(at, to)| Some((self.groups.get_mut(at)?.as_mut()?, to)));
        match group {
            Some((group, to)) => Ok((&mut group.sm, to)),
            None => Err(Failure::PARTED.into()),
        }
    }

    /// Takes what there is to know of other jobs.
    #[cold]
    #[inline(never)]
    fn look(&mut self) {
        self.news = self.jobs.memory_news();
        for memory in self.jobs.take_memories() {
            self.adopt(memory);
        }
        for proc in self.jobs.take_apart() {
            self.groups.iter_mut().flatten().for_each(|group| group.close(proc));
            self.forget_route(proc);
        }
        let now = clock::now_ns();
        let parted = self.jobs.take_parted();
        let parted = parted.into_iter().filter(|proc| self.by_proc_or_member(*proc));
        let due: Vec<_> = parted.map(|proc| (proc, now.saturating_add(PARTING_NS))).collect();
        // Of one that has been met and left again the last words are those of now.
        self.parting.retain(|(proc, _)| due.iter().all(|(again, _)| again != proc));
        self.parting.extend(due);
        let over: Vec<ProcId> =
            self.parting.iter().filter(|(_, due)| now >= *due).map(|(proc, _)| *proc).collect();
        self.parting.retain(|(_, due)| now < *due);
        // Some may have been met again meanwhile.
        over.into_iter().filter(|proc| !self.jobs.knows(*proc)).for_each(|proc| self.leave(proc));
        // One that was held may not be any more.
        self.unmaps |= self.groups.iter().flatten().any(GroupModule::is_left);
    }

    fn by_proc_or_member(&self, proc: ProcId) -> bool {
        let is_in = |group: &GroupModule| group.members.contains(&Some(proc));
        self.by_proc.contains_key(&proc) || self.groups.iter().flatten().any(is_in)
    }

    /// A further segment, whose members send through it from now on.
    fn adopt(&mut self, memory: MetMemory) {
        let MetMemory { segment, slot, members, age } = memory;
        let node = segment.node();
        if !self.node.membarrier_allowed() {
            node.forbid_membarrier();
        }
        let sm = Sm::between_jobs(node, slot, members.clone(), self.params);
        node.slot(slot).set_phase(Phase::Running);
        let left = vec![false; members.len()];
        let (closed, wake) = (left.clone(), segment.wake_socket(slot).ok());
        let group = GroupModule { age, sm, segment, slot, members, left, closed, wake };
        let free = self.groups.iter().position(Option::is_none);
        let at = free.unwrap_or(self.groups.len());
        match self.groups.get_mut(at) {
            Some(place) => *place = Some(group),
            None => self.groups.push(Some(group)),
        }
        let is_older = |other: &usize| self.age(*other).is_some_and(|other| other < age);
        self.order.insert(self.order.partition_point(is_older), at);
        let procs: Vec<ProcId> = self.by_proc.keys().copied().collect();
        for proc in procs {
            let carries = self.by_proc.get(&proc).and_then(|id| {
                let (group, _) = self.endpoints.get(id.0 as usize).copied().flatten()?;
                self.age(group)
            });
            if carries.is_none_or(|carries| carries < age)
                && let Some(to) = self.reach_in(at, proc.into())
                && let Some(id) = self.by_proc.get(&proc)
                && let Some(route) = self.endpoints.get_mut(id.0 as usize)
            {
                *route = Some((at, to));
            }
        }
    }

    fn age(&self, at: usize) -> Option<MemoryAge> {
        Some(self.groups.get(at)?.as_ref()?.age)
    }

    /// The endpoint of a process in a group that it is a member of.
    fn reach_in(&mut self, at: usize, peer: Remote) -> Option<EndpointId> {
        let group = self.groups.get_mut(at)?.as_mut()?;
        let slot = group.members.iter().position(|m| *m == Some(peer.proc()))?;
        if [&group.left, &group.closed].iter().any(|of| of.get(slot).is_none_or(|is| *is)) {
            return None;
        }
        match group.sm.add_peer(&Peer { at: peer, node: 0, local: Some(slot as u32) }) {
            Reach::Yes(to) => Some(to),
            Reach::No(_) => None,
        }
    }

    /// There is no group with this process any more.
    fn leave(&mut self, proc: ProcId) {
        self.groups.iter_mut().flatten().for_each(|group| group.leave(proc));
        self.forget_route(proc);
    }

    /// What is sent to this process finds a route anew.
    fn forget_route(&mut self, proc: ProcId) {
        if let Some(id) = self.by_proc.get(&proc)
            && let Some(route) = self.endpoints.get_mut(id.0 as usize)
        {
            *route = None;
        }
        self.left.push(proc);
        self.unmaps = true;
    }

    /// Tells of processes that were left, and gives back the segments in which nobody else is left.
    #[cold]
    #[inline(never)]
    fn unmap_left<S: Sink + ?Sized>(&mut self, sink: &mut S) {
        for proc in std::mem::take(&mut self.left) {
            sink.parted(proc.into());
        }
        self.unmaps = false;
        for at in std::mem::take(&mut self.order) {
            let Some(place) = self.groups.get_mut(at) else { continue };
            let is_over = |group: &GroupModule| group.is_left() && group.sm.is_idle();
            let jobs = self.jobs;
            match place.take_if(|group| is_over(group) && jobs.retire(group.age)) {
                None => {
                    // One that is held is looked at again when that ends.
                    self.unmaps |= place.as_ref().is_some_and(|c| c.is_left() && !is_over(c));
                    self.order.push(at);
                }
                Some(GroupModule { sm, segment, slot, .. }) => {
                    drop(sm);
                    // A read of what was exposed here would not hear of its end any more.
                    segment.node().slot(slot).revoke();
                    let own = |route: &&mut Route| route.is_some_and(|(group, _)| group == at);
                    self.endpoints.iter_mut().filter(own).for_each(|route| *route = None);
                    // SAFETY: the module that had handles of it and references into it is gone; it
                    // gives none out, since it has no adverts for other jobs. Nobody holds it, and
                    // nobody will.
                    unsafe { segment.unmap() };
                }
            }
        }
    }

    /// Polls one segment.
    #[inline]
    fn poll<S: Sink + ?Sized>(&mut self, in_order: usize, sink: &mut S) -> usize {
        let Some(group) =
            self.order.get(in_order).and_then(|at| self.groups.get_mut(*at)?.as_mut())
        else {
            return 0;
        };
        let events = group.sm.deliver(sink);
        if group.sm.has_new() {
            return events + self.admit(in_order, sink);
        }
        events
    }

    /// Begins to read new rings of a segment, when the older segments were read to their ends.
    #[cold]
    #[inline(never)]
    fn admit<S: Sink + ?Sized>(&mut self, in_order: usize, sink: &mut S) -> usize {
        self.read_out(in_order, sink, false)
    }

    /// Reads the segments before this one to their ends, and begins to read its new rings. With
    /// `all` also into a sink that is satisfied; else it stops then, and a later call goes on.
    fn read_out<S: Sink + ?Sized>(&mut self, in_order: usize, sink: &mut S, all: bool) -> usize {
        let upto: Vec<usize> = self.order.iter().take(in_order + 1).copied().collect();
        // The doorbells of the newest segment first: a sender that is found there is then found in
        // the older ones, too, with all that it has written to them. One that rings later waits.
        let rung = |at: &usize| {
            let group = self.groups.get(*at).and_then(Option::as_ref);
            group.map_or_else(Vec::new, |group| group.sm.rung())
        };
        let mut new: Vec<(usize, Vec<u64>)> = upto.iter().rev().map(|at| (*at, rung(at))).collect();
        new.reverse();
        let mut events = 0;
        for (place, (at, rung)) in new.iter().enumerate() {
            if !all && sink.is_satisfied() {
                return events;
            }
            let Some(group) = self.groups.get_mut(*at).and_then(Option::as_mut) else { continue };
            if group.sm.admit_new(rung, sink) {
                let senders: Vec<ProcId> = group.sm.senders().map(Remote::proc).collect();
                for older in &upto[..place] {
                    if let Some(group) = self.groups.get_mut(*older).and_then(Option::as_mut) {
                        senders.iter().for_each(|proc| group.leave(*proc));
                    }
                }
                self.unmaps = true;
            }
            if place == in_order {
                break;
            }
            let Some(group) = self.groups.get_mut(*at).and_then(Option::as_mut) else { continue };
            loop {
                if !all && sink.is_satisfied() {
                    return events;
                }
                let found = group.sm.deliver_all(sink);
                events += found;
                if found == 0 {
                    break;
                }
            }
        }
        events
    }

    /// [`Btl::sweep`]: every ring of every segment.
    #[cold]
    #[inline(never)]
    fn deliver_all<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        self.look();
        let Some(newest) = self.order.len().checked_sub(1) else { return 0 };
        let events = self.read_out(newest, sink, true);
        let group = self.order.last().and_then(|at| self.groups.get_mut(*at)?.as_mut());
        events + group.map_or(0, |group| group.sm.deliver_all(sink))
    }

    /// Delivers what the segment in use has in the rings that every pass polls, and does nothing
    /// else.
    #[inline(never)]
    pub(crate) fn glance<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        let hot = self.order.get(self.hot).and_then(|at| self.groups.get_mut(*at)?.as_mut());
        hot.map_or(0, |group| group.sm.glance(sink))
    }

    /// [`Btl::send_short`].
    #[inline(never)]
    pub(crate) fn send(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        let (sm, to) = self.route(to)?;
        sm.send(to, tag, header, payload)
    }

    /// Polls the segments. The number of events.
    #[inline(never)]
    pub fn deliver<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        self.passes = self.passes.wrapping_add(1);
        let is_due = !self.parting.is_empty() && self.passes.is_multiple_of(LOOK_EVERY);
        if self.jobs.memory_news() != self.news || is_due {
            self.look();
        }
        if self.unmaps {
            self.unmap_left(sink);
        }
        let n = self.order.len();
        if n == 0 {
            return 0;
        }
        self.hot = self.hot.min(n - 1);
        let mut events = self.poll(self.hot, sink);
        if n == 1 || sink.is_satisfied() {
            return events;
        }
        for _ in 0..SCAN.min(n) {
            self.cold = (self.cold + 1) % n;
            if self.cold == self.hot {
                continue;
            }
            let found = self.poll(self.cold, sink);
            if found > 0 {
                (self.hot, events) = (self.cold, events + found);
            }
            if sink.is_satisfied() {
                break;
            }
        }
        events
    }
}

impl Source for Jobs {
    fn arm(&mut self, watch: &mut Watch) {
        self.look();
        if self.order.is_empty() {
            return;
        }
        let mut sure = true;
        for group in self.groups.iter_mut().flatten() {
            match &group.wake {
                Some(wake) => {
                    socket::drain(wake);
                    watch.descriptor(wake.as_raw_fd(), false);
                }
                None => sure = false,
            }
            let node = group.segment.node();
            node.slot(group.slot).sleepers().mark(SLEEP_POLL);
            sure &= node.membarrier_allowed();
        }
        // SYNC sleepers.marks: pairs with `Sleepers::are_there` of those who send, as in the wait
        // engine: they see the mark, or what they have sent is seen below.
        if !membarrier::global() || !sure {
            watch.within(UNSURE_US);
        }
        self.groups.iter_mut().flatten().for_each(|group| group.sm.arm(watch));
        if let Some(due) = self.parting.iter().map(|(_, due)| *due).min() {
            watch.within(due.saturating_sub(clock::now_ns()).div_ceil(1000));
        }
    }
}

impl Btl for Jobs {
    fn name(&self) -> &str {
        "sm/jobs"
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn limit_params(&self) -> LimitParams {
        super::module::LIMIT_PARAMS
    }

    fn leads_out(&self) -> bool {
        false
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        self.look();
        let known = self.by_proc.get(&peer.at.proc()).copied();
        let has_route =
            |id: &EndpointId| self.endpoints.get(id.0 as usize).is_some_and(Option::is_some);
        if let Some(id) = known.filter(has_route) {
            return Reach::Yes(id);
        }
        let newest = self.order.iter().rev().copied().collect::<Vec<_>>();
        let found = newest.into_iter().find_map(|at| Some((at, self.reach_in(at, peer.at)?)));
        let Some(route) = found else { return Reach::No(Failure::ELSEWHERE) };
        let id = known.unwrap_or(EndpointId(self.endpoints.len() as u32));
        match self.endpoints.get_mut(id.0 as usize) {
            Some(place) => *place = Some(route),
            None => self.endpoints.push(Some(route)),
        }
        self.by_proc.insert(peer.at.proc(), id);
        Reach::Yes(id)
    }

    fn del_peer(&mut self, to: EndpointId) {
        if let Ok((sm, to)) = self.route(to) {
            sm.del_peer(to);
        }
    }

    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.send(to, tag, header, payload)
    }

    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        let (sm, to) = self.route(to)?;
        sm.send_bcopy(to, tag, header, len, pack)
    }

    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        let (sm, to) = self.route(to)?;
        sm.send_zcopy(to, tag, header, payload, cookie)
    }

    fn expose(&mut self, to: EndpointId, memory: UserSlice) -> Option<RemoteRegion> {
        let (sm, to) = self.route(to).ok()?;
        sm.expose(to, memory)
    }

    fn revoke(&mut self) -> bool {
        self.groups.iter_mut().flatten().for_each(|group| _ = group.sm.revoke());
        true
    }

    fn get(
        &mut self,
        from: EndpointId,
        remote: RemoteRegion,
        offset: u64,
        local: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        let (sm, from) = self.route(from)?;
        sm.get(from, remote, offset, local, cookie)
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        self.deliver(sink)
    }

    fn watch_over(&mut self, to: EndpointId) {
        if let Ok((sm, to)) = self.route(to) {
            sm.expect(to);
        }
    }

    fn sweep(&mut self, sink: &mut dyn Sink) -> usize {
        self.deliver_all(sink)
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        let mut rests = true;
        for group in self.groups.iter_mut().flatten() {
            rests &= group.sm.quiesce(sink);
            // MPI ends here as it should: the end of the process is no loss.
            group.segment.node().slot(group.slot).set_phase(Phase::Finalized);
        }
        rests
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        Err(Why::new(OTHER_JOBS))
    }

    fn interrupt(&mut self, _sink: &mut dyn Sink) -> bool {
        false
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        Err(Why::new(OTHER_JOBS))
    }

    fn traffic(&self) -> Traffic {
        let mut all = Traffic::default();
        self.groups.iter().flatten().for_each(|group| all += group.sm.traffic());
        all
    }

    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        match how {
            Resume::Continue => Ok(()),
            Resume::Restart => Err(Why::new("shares memory with processes of another job")),
        }
    }
}
