//! The ranks that share a board or a lane.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use hawser_core::comm::{Comm, HostMap};
use hawser_core::contracts::pml::{Pml, Space};
use hawser_core::error::{Error, Result};
use hawser_core::group::Group;
use hawser_core::liveness;
use hawser_core::progress::Served;
use hawser_lockfree::board::Seat;
use hawser_lockfree::lease::Owner;
use hawser_segment::node::{NodeSegment, wake};
use hawser_segment::{ProcId, cma};
use hawser_status::{Awaited, WaitKind};
use hawser_wireup::Modex;

use crate::leases::owner;

/// What the progress of a process polls.
pub(crate) trait Polled: Send + Sync {
    /// Looks whether ranks have left, and takes what has come.
    fn poll(&self) -> Served;

    /// Of a rank that makes no exchange any more: it leaves the place once what others post there
    /// is not looked at any more. True when nothing is to come for the exchanges that it has made.
    fn end(&self) -> bool;
}

/// Where boards are, and how a process waits at them.
pub(crate) struct Place {
    /// The layer through which waits go.
    pub(crate) pml: &'static dyn Pml,
    /// The segment of the node, or that of processes of several jobs.
    pub(crate) node: NodeSegment,
    /// Where the processes of this job are.
    pub(crate) modex: &'static dyn Modex,
    /// Ranks share CPUs: see [`Pml::shared_cpus`].
    pub(crate) crowded: bool,
    /// Bytes from which memory that ranks share is copied with the instruction for strings.
    pub(crate) string_min: usize,
    /// What has the segment of several jobs, which stays mapped as long as this is kept.
    pub(crate) between_jobs: Option<Arc<HostMap>>,
    /// What is polled once ranks have left the node.
    mail: Mutex<Vec<Weak<dyn Polled>>>,
    /// Of that, what this process uses no more, but others have not posted yet: ranks that are
    /// apart send it their posts. It keeps the place until all have posted, or messages come, which
    /// [`end_late`](Place::end_late) finds.
    late: Mutex<Vec<Arc<dyn Polled>>>,
}

impl Place {
    /// One without ranks.
    pub(crate) fn new(
        (pml, node, modex): (&'static dyn Pml, NodeSegment, &'static dyn Modex),
        crowded: bool,
        string_min: usize,
        between_jobs: Option<Arc<HostMap>>,
    ) -> Place {
        let (mail, late) = (Mutex::new(Vec::new()), Mutex::new(Vec::new()));
        Place { pml, node, modex, crowded, string_min, between_jobs, mail, late }
    }

    fn mail(&self) -> MutexGuard<'_, Vec<Weak<dyn Polled>>> {
        // A panic while it was held leaves a valid list.
        self.mail.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The progress of the process polls this from now on, once ranks have left the node.
    pub(crate) fn register(&self, mail: &Arc<dyn Polled>) {
        // No rank leaves memory that is not the node's own.
        if self.between_jobs.is_none() {
            self.mail().push(Arc::downgrade(mail));
        }
    }

    /// Ends it, as soon as nothing is to come.
    pub(crate) fn end_when_over(&self, mail: Arc<dyn Polled>) {
        self.late().push(mail);
        self.end_late();
    }

    pub(crate) fn late(&self) -> MutexGuard<'_, Vec<Arc<dyn Polled>>> {
        // As above.
        self.late.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends what was late and is over: when ranks that are apart are polled, at the end of whatever
    /// else is at a board or a lane, and when a communicator is freed.
    pub(crate) fn end_late(&self) {
        // Without the lock: more may be left meanwhile.
        let all: Vec<_> = self.late().clone();
        for mail in all.into_iter().filter(|mail| mail.end()) {
            let is_it = |other: *const dyn Polled| std::ptr::addr_eq(other, Arc::as_ptr(&mail));
            self.late().retain(|other| !is_it(Arc::as_ptr(other)));
            self.mail().retain(|other| !is_it(other.as_ptr()));
        }
    }

    /// Polls all of them.
    pub(crate) fn poll_mail(&self) -> Served {
        let all: Vec<Arc<dyn Polled>> = self.mail().iter().filter_map(Weak::upgrade).collect();
        let (mut moved, mut busy) = (false, false);
        for mail in all {
            match mail.poll() {
                Served::Something => moved = true,
                Served::Contended => busy = true,
                Served::Nothing => {}
            }
        }
        self.end_late();
        match (moved, busy) {
            (true, _) => Served::Something,
            (false, true) => Served::Contended,
            (false, false) => Served::Nothing,
        }
    }

    /// The slot of a process in the segment; `None`: it is not in there.
    pub(crate) fn slot(&self, proc: ProcId) -> Option<u32> {
        match &self.between_jobs {
            None => self.modex.local_slot(proc),
            Some(hosts) => hosts.memory()?.slot(proc),
        }
    }

    /// The slot that a process has in the segment, also where it has moved to another node since or
    /// was left behind; `None`: it never was in there.
    pub(crate) fn home_slot(&self, proc: ProcId) -> Option<u32> {
        self.slot(proc).or_else(|| match &self.between_jobs {
            None => (0..self.node.nlocal()).find(|slot| self.node.slot(*slot).proc() == proc),
            Some(_) => None,
        })
    }

    /// The slot in the node's own segment of a process that has this slot here: the waiting engine
    /// knows those.
    pub(crate) fn own_slot(&self, slot: u32, proc: ProcId) -> Option<u32> {
        match &self.between_jobs {
            None => Some(slot),
            Some(_) => self.modex.local_slot(proc),
        }
    }

    /// The process has ended, as far as this one was told, or the kernel says. Between jobs that is
    /// a system call.
    pub(crate) fn is_lost(&self, proc: ProcId) -> bool {
        match &self.between_jobs {
            None => self.node.is_lost(proc),
            // No agent writes in this segment, and there need be no connection that ends.
            Some(_) => self.pml.liveness().why(proc).is_some() || self.has_no_process(proc),
        }
    }

    /// The process leaves nothing here any more: it is lost, or elsewhere, where it leaves in the
    /// memory that it has.
    fn is_gone(&self, proc: ProcId) -> bool {
        self.is_lost(proc) || self.slot(proc).is_none()
    }

    /// Whoever is in a segment of several jobs has written its process id, and all are in one
    /// namespace of those.
    fn has_no_process(&self, proc: ProcId) -> bool {
        let page = self.slot(proc).map(|slot| self.node.slot(slot));
        page.is_some_and(|page| page.pid() != 0 && cma::has_no_process(page))
    }

    /// One of these processes is lost; within a job that costs little where none is.
    pub(crate) fn has_lost(&self, group: &Group) -> bool {
        let may_have = self.between_jobs.is_some() || self.node.losses() != 0;
        may_have && group.iter().any(|proc| self.is_lost(proc))
    }
}

/// Those who leave a board or a lane with member `me`, whose last exchange is `last`, a bit each:
/// the member, and those of these processes that are gone; and the last exchange of them all.
pub(crate) fn leaving<const N: usize, const S: usize>(
    place: &Place,
    procs: impl Iterator<Item = ProcId>,
    (me, last): (u32, u64),
    seat: &Seat<N, S>,
) -> (u64, u64) {
    let (mut bits, mut all_last) = (0, 0);
    for (member, proc) in procs.enumerate() {
        let is_me = member == me as usize;
        if is_me || place.is_gone(proc) {
            bits |= 1u64 << member;
            all_last = all_last.max(if is_me { last } else { seat.last_of(member) });
        }
    }
    (bits, all_last)
}

/// The ranks of a communicator that share a board or a lane, as one of them sees them.
pub(crate) struct Party {
    pub(crate) place: Arc<Place>,
    /// That of `place`.
    pub(crate) node: NodeSegment,
    /// This rank in the communicator.
    pub(crate) me: u32,
    /// The ranks' places in the node segment, and in the job.
    pub(crate) members: Box<[(u32, i32)]>,
    /// Context id of the communicator's point-to-point space.
    pub(crate) context: u64,
    /// Those on whom the communicator's collective operations depend: see [`Comm::involved`].
    pub(crate) involved: Vec<Group>,
    /// Why an exchange was given up; then all later ones are.
    pub(crate) given_up: Option<Error>,
}

impl Party {
    /// `None` when they have not all begun on this node.
    pub(crate) fn of(place: &Arc<Place>, comm: &Comm) -> Option<Party> {
        let context = comm.context(Space::P2p);
        let involved = comm.involved().cloned().collect();
        Party::of_group(place, comm.group(), comm.rank(), context)
            .map(|party| Party { involved, ..party })
    }

    /// One that waits for nobody.
    pub(crate) fn of_group(
        place: &Arc<Place>,
        group: &Group,
        me: u32,
        context: u64,
    ) -> Option<Party> {
        let member = |proc| Some((place.home_slot(proc)?, proc as i32));
        let members = group.iter().map(member).collect::<Option<Box<[_]>>>()?;
        let (place, node) = (place.clone(), place.node);
        Some(Party { place, node, me, members, context, involved: Vec::new(), given_up: None })
    }

    /// Some members are on another node now.
    pub(crate) fn is_apart(&self) -> bool {
        let is_here = |&(_, proc): &(u32, i32)| self.place.slot(proc as ProcId).is_some();
        !self.members.iter().all(is_here)
    }

    /// This member, and those whose processes are gone: who leaves, when it does.
    pub(crate) fn leavers(&self) -> impl Iterator<Item = usize> + '_ {
        let leaves = |(member, &(_, proc)): (usize, &(u32, i32))| {
            let is_me = member == self.me as usize;
            (is_me || self.place.is_gone(proc as ProcId)).then_some(member)
        };
        self.members.iter().enumerate().filter_map(leaves)
    }

    /// This member, and its slot in the memory where the party began.
    pub(crate) fn place_of_me(&self) -> (u32, u32) {
        (self.me, self.members[self.me as usize].0)
    }

    /// What it is called as the owner of what it has.
    pub(crate) fn owner(&self) -> Owner {
        owner(self.context, self.members.first().map_or(0, |&(slot, _)| slot))
    }

    /// As [`leaving`], of this member.
    pub(crate) fn leaving<const N: usize, const S: usize>(&self, seat: &Seat<N, S>) -> (u64, u64) {
        let procs = self.members.iter().map(|&(_, proc)| proc as ProcId);
        leaving(&self.place, procs, (self.me, seat.number()), seat)
    }

    /// # Errors
    /// The loss for which an exchange was given up.
    pub(crate) fn check(&self) -> Result<()> {
        match &self.given_up {
            None => Ok(()),
            Some(error) => Err(error.clone()),
        }
    }

    /// Every later exchange ends with this error, which is given back.
    #[cold]
    pub(crate) fn give_up(&mut self, error: Error) -> Error {
        self.given_up.get_or_insert(error).clone()
    }

    /// Wakes the other members that sleep. Nobody in this process sleeps for its own post: who
    /// posts looks itself, and tells threads what has ended.
    pub(crate) fn wake(&self) {
        for (rank, &(slot, _)) in self.members.iter().enumerate() {
            if rank != self.me as usize {
                wake(self.node, self.node.slot(slot));
            }
        }
    }

    /// True when another member sleeps.
    pub(crate) fn is_asleep(&self) -> bool {
        let mut others =
            self.members.iter().enumerate().filter(|&(rank, _)| rank != self.me as usize);
        others.any(|(_, &(slot, _))| self.place.node.slot(slot).sleepers().are_there())
    }

    /// The places of these members in the node's own segment.
    pub(crate) fn own_slots(
        &self,
        members: impl Iterator<Item = usize>,
    ) -> impl Iterator<Item = u32> {
        members.filter_map(|member| {
            let (slot, proc) = self.members[member];
            self.place.own_slot(slot, proc as ProcId)
        })
    }

    /// What the status page says of a wait for a member's post.
    pub(crate) fn awaited(&self, member: usize) -> Awaited {
        Awaited {
            kind: WaitKind::Collective,
            proc: self.members[member].1,
            peer: member as i32,
            tag: -1,
            comm: self.context,
        }
    }

    /// Makes paths to these members: without one this process is not told that a member is lost.
    #[cold]
    pub(crate) fn meet(&self, members: impl Iterator<Item = usize>) {
        for member in members {
            let _ = self.place.pml.loss_of(self.proc(member));
        }
    }

    /// Gives exchanges up when somebody is lost on whom the operation depends: those who are
    /// awaited may have given it up, though they live.
    #[cold]
    pub(crate) fn give_up_if_lost(&mut self) {
        let liveness = self.place.pml.liveness();
        self.given_up = match liveness.is_revoked(self.context) {
            true => Some(liveness::revoked()),
            false => self.involved.iter().find_map(|group| liveness.given_up(group)),
        };
    }

    pub(crate) fn proc(&self, member: usize) -> ProcId {
        self.members[member].1 as ProcId
    }
}
