//! Boards of the node segment for collective operations, and the waiting at them.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Condition;
use hawser_core::contracts::pml::{Needed, Pml, Space};
use hawser_core::error::Result;
use hawser_core::exposed::Shared;
use hawser_core::group::Group;
use hawser_core::progress::{self, Served, Service};
use hawser_lockfree::board::{Length, MEDIUM_ROOM, ROOM, SHORT_ROOM, SHORT_SLOTS, SLOTS};
use hawser_lockfree::lease::{Lease, Owner};
use hawser_mca::Params;
use hawser_segment::ProcId;
use hawser_segment::node::{GROUP_MEMBERS, NodeSegment, Places};
use hawser_segment::wait::Wait;
use hawser_wireup::Modex;

use crate::apart::{Attached, Long, Told};
use crate::contract::{
    Board, Boards, Exchange, Lane, Membership, Ticket, WriteInTurn, WriteLongInTurn, long_room,
};
use crate::lanes::AtLane;
use crate::leases::{self, claim_board, claim_lane, has_departed, owner};
use crate::party::{Party, Place};

/// Looks at the board before a rank that has its CPU for itself looks after its messages.
pub(crate) const LOOKS: u32 = 64;

/// What the boards of a node need.
pub struct BoardConfig<'a> {
    /// The layer through which waits go.
    pub pml: &'static dyn Pml,
    /// The segment of the node.
    pub node: NodeSegment,
    /// Where the processes of communicators are.
    pub modex: &'static dyn Modex,
    /// Parameters.
    pub params: &'a Params,
    /// Threads of this process may be at boards at the same time.
    pub threaded: bool,
}

/// The boards of a node segment, or of one of several jobs.
#[derive(Clone)]
pub struct NodeBoards {
    pub(crate) place: Arc<Place>,
    /// Of several jobs: those of the node's own segment.
    own: Option<Arc<Place>>,
    threaded: bool,
}

/// A rank's access to a board.
pub(crate) struct Joined {
    pub(crate) at: Attached<SLOTS, SHORT_SLOTS>,
}

/// A rank of a communicator. One that may not have been told of what the communicator has looks for
/// it when the communicator is freed, and leaves: the one that tells may be behind, or lost. What
/// is claimed later is given back by the claimer, which sees that this rank has departed.
struct Member {
    place: Arc<Place>,
    group: Group,
    me: u32,
    context: u64,
    /// What had been reported of others when the communicator began.
    epoch: u32,
    /// This rank may not have been told of something, or may make no call that tells it.
    noted: AtomicBool,
    /// Another one of the same rank and communicator leaves.
    made: AtomicBool,
}

impl NodeBoards {
    /// The boards of the node of a process, for as long as it lives.
    pub fn new(config: BoardConfig<'_>) -> &'static NodeBoards {
        let BoardConfig { pml, node, modex, params, threaded } = config;
        let (crowded, string_min) = (pml.shared_cpus().is_some(), string_min(params));
        let place = Arc::new(Place::new((pml, node, modex), crowded, string_min, None));
        let boards: &'static NodeBoards =
            Box::leak(Box::new(NodeBoards { place, own: None, threaded }));
        progress::serve_split_node(boards);
        boards
    }

    /// The same, for what keeps them as boards of any kind.
    pub fn shared(&self) -> Arc<dyn Boards> {
        Arc::new(self.clone())
    }

    /// This rank as a member of a communicator, or of a part of it with this context id and group.
    fn member(
        &self,
        place: &Arc<Place>,
        comm: &Comm,
        context: u64,
        (group, me): (Group, u32),
    ) -> Member {
        let liveness = place.pml.liveness();
        let epoch = liveness.epoch();
        // A part is made at the first call, which may be given up before this rank needs the part.
        let is_given_up =
            liveness.is_revoked(context) || comm.involved().any(|of| liveness.lost(of).is_some());
        let (noted, made) = (AtomicBool::new(is_given_up), AtomicBool::new(false));
        Member { place: place.clone(), group, me, context, epoch, noted, made }
    }

    /// What is claimed for a communicator by its rank 0 is lent to this owner; `None`: some of its
    /// ranks have left the node. Then it is said of a lease which processes have it.
    fn claim_for<T>(
        &self,
        comm: &Comm,
        leases: &[Lease],
        claim: impl FnOnce(Owner) -> Option<(u32, T)>,
    ) -> Option<(u32, T)> {
        if self.is_apart(comm) {
            return None;
        }
        let slots = || comm.group().iter().filter_map(|proc| self.place.slot(proc));
        let owner = owner(comm.context(Space::P2p), self.place.slot(comm.peer(0))?);
        claim(owner).inspect(|(number, _)| leases::note_slots(leases, *number, slots()))
    }
}

/// The instruction for strings is worth its start from two kilobytes on where it is fast at all: at
/// the lengths of fragments.
fn string_min(params: &Params) -> usize {
    // Nothing tells here whether two members share a cache.
    let names = ["btl_sm_string_min", "btl_sm_far_string_min"];
    let fast = names.iter().all(|name| params.size(name) <= 64 << 10);
    if fast { 2 << 10 } else { usize::MAX }
}

impl Boards for NodeBoards {
    fn are_threaded(&self) -> bool {
        self.threaded
    }

    fn room(&self) -> usize {
        ROOM
    }

    fn long_room(&self) -> u64 {
        long_room(self.place.node.nlocal())
    }

    fn most(&self) -> u32 {
        GROUP_MEMBERS
    }

    fn is_apart(&self, comm: &Comm) -> bool {
        !comm.group().iter().all(|proc| self.place.slot(proc).is_some())
    }

    fn claim(&self, comm: &Comm) -> Option<Ticket> {
        let (node, leases) = (self.place.node, self.place.node.boards().leases());
        let claim = |owner| claim_board(node, comm.size(), owner);
        self.claim_for(comm, leases, claim).map(|(number, base)| Ticket { number, base })
    }

    fn return_board(&self, Ticket { number, base }: Ticket) {
        let leases = self.place.node.boards().leases();
        leases::leave(leases, number, GROUP_MEMBERS, u64::MAX, (base, base));
    }

    fn is_left(&self, comm: &Comm) -> bool {
        let place = &self.place;
        let context = comm.context(Space::P2p);
        let has_left = |proc| {
            let departed = |slot| has_departed(place.node, slot, context);
            place.is_lost(proc) || place.slot(proc).is_some_and(departed)
        };
        comm.group().iter().any(has_left)
    }

    fn between_jobs(&self, comm: &Comm) -> Option<Arc<dyn Boards>> {
        let hosts = comm.hosts()?.clone();
        let memory = hosts.memory()?;
        let Place { pml, modex, string_min, .. } = *self.place;
        let (node, crowded) = (memory.node(), memory.shared_cpus().is_some());
        let place = Place::new((pml, node, modex), crowded, string_min, Some(hosts));
        let place = Arc::new(place);
        let own = Some(self.place.clone());
        Some(Arc::new(NodeBoards { place, own, threaded: self.threaded }))
    }

    fn membership(&self, comm: &Comm) -> Box<dyn Membership> {
        let context = comm.context(Space::P2p);
        let here = (comm.group().clone(), comm.rank());
        Box::new(self.member(&self.place, comm, context, here))
    }

    fn membership_of_part(
        &self,
        comm: &Comm,
        path: &[u32],
        ranks: &[u32],
    ) -> Option<Box<dyn Membership>> {
        let context = comm.part_context(path)?;
        let me = ranks.iter().position(|rank| *rank == comm.rank())?;
        let procs: Vec<ProcId> = ranks.iter().map(|rank| comm.peer(*rank)).collect();
        // A part whose ranks are of one job has what that job has.
        let is_of_job = |proc: &ProcId| comm.is_of_own_job(*proc);
        let own = self.own.as_ref().filter(|_| procs.iter().all(is_of_job));
        let place = own.unwrap_or(&self.place);
        let is_here = |proc: &ProcId| place.slot(*proc).is_some();
        let may_have = (2..=self.most() as usize).contains(&procs.len());
        (may_have && procs.iter().all(is_here)).then(|| {
            let here = (Group::from_list(procs), me as u32);
            let member = self.member(place, comm, context, here);
            Box::new(member) as Box<dyn Membership>
        })
    }

    fn join(&self, comm: &Comm, ticket: Ticket) -> Option<Box<dyn Board>> {
        let at = Attached::new(&self.place, comm, self.place.node.boards(), ticket)?;
        Some(Box::new(Joined { at }))
    }

    fn claim_lane(&self, comm: &Comm, long: bool) -> Option<Ticket> {
        let (node, leases) = (self.place.node, self.place.node.lanes().leases());
        let claim = |owner| claim_lane(node, comm.size(), owner, long);
        self.claim_for(comm, leases, claim).map(|(number, base)| Ticket { number, base })
    }

    fn return_lane(&self, Ticket { number, base }: Ticket) {
        let leases = self.place.node.lanes().leases();
        leases::leave(leases, number, GROUP_MEMBERS, u64::MAX, (base, base));
    }

    fn join_lane(&self, comm: &Comm, ticket: Ticket) -> Option<Box<dyn Lane>> {
        let at = Attached::new(&self.place, comm, self.place.node.lanes(), ticket)?;
        Some(Box::new(AtLane::new(at)))
    }
}

impl Service for NodeBoards {
    fn poll(&self) -> Served {
        self.place.poll_mail()
    }
}

impl Board for Joined {}

impl Exchange for Joined {
    fn exchange(
        &mut self,
        of: Range<u32>,
        bytes: usize,
        write: &mut dyn FnMut(&mut [u8]),
        read: &mut dyn FnMut(u32, &[u8]),
    ) -> Result<()> {
        let length = self.length(bytes);
        self.begin(length)?;
        self.end(of.clone(), (length, false), |room| {
            write(room);
            Long::EMPTY
        })?;
        for rank in of.rev() {
            self.at.seat.read(rank as usize, |room| read(rank, room));
        }
        Ok(())
    }

    fn gift_room(&self) -> usize {
        if self.at.party.place.crowded { MEDIUM_ROOM } else { SHORT_ROOM }
    }

    fn give(
        &mut self,
        giver: u32,
        bytes: usize,
        write: &mut dyn FnMut(u32, &mut [u8]),
        read: &mut dyn FnMut(&[u8]),
    ) -> Result<()> {
        let length = self.length(bytes);
        self.begin(length)?;
        if giver == self.at.party.me {
            self.at.seat.give(length, |member, room| write(member as u32, room));
            return self.posted(Told::Gifts, Long::EMPTY);
        }
        self.at.seat.receive(giver as usize, length);
        // The giver may wait for this rank to have come so far.
        self.posted(Told::Nothing, Long::EMPTY)?;
        if !self.at.seat.arrived() {
            self.wait()?;
        }
        self.at.seat.read(self.at.party.me as usize, |room| read(room));
        Ok(())
    }

    fn takes_turns(&self) -> bool {
        self.at.party.place.crowded && self.at.party.members.len() > 2
    }

    fn in_turn(&mut self, bytes: usize, write: &mut WriteInTurn<'_>) -> Result<()> {
        let length = self.length(bytes);
        self.begin(length)?;
        match (self.at.party.me as usize).checked_sub(1) {
            None => self.at.seat.post(0..0, length, |own| write(None, own)),
            Some(before) => {
                self.at.seat.await_turn(before, length);
                if !self.at.seat.arrived() {
                    self.wait()?;
                }
                self.at.seat.post_in_turn(|before, own| write(Some(before), own));
            }
        }
        self.posted(Told::Post, Long::EMPTY)
    }

    fn posts_by_messages(&self) -> bool {
        self.at.is_apart()
    }

    fn long_room(&self) -> u64 {
        self.at.party.node.boards().slab_part(self.at.ticket.number) as u64
    }

    fn exchange_long(
        &mut self,
        of: Range<u32>,
        parts: u64,
        write: &mut dyn FnMut(&mut [u8], &Shared) -> u64,
        read: &mut dyn FnMut(u32, &[u8], &Shared),
    ) -> Result<()> {
        self.at.seat.join_slots(parts);
        self.begin(Length::Long)?;
        let number = self.at.seat.number() + 1;
        let own = self.at.long(self.at.party.me, number, parts);
        let posted = |room: &mut [u8]| Long { parts, bytes: write(room, &own) as usize };
        self.end(of.clone(), (Length::Long, false), posted)?;
        self.read_long(of, (number, parts), read);
        Ok(())
    }

    fn exchange_mixed(
        &mut self,
        of: Range<u32>,
        bytes: Option<usize>,
        write: &mut dyn FnMut(&mut [u8], &Shared) -> u64,
        read: &mut dyn FnMut(u32, &[u8], &Shared),
    ) -> Result<()> {
        if !self.at.party.place.crowded {
            return self.exchange_long(of, 1, write, read);
        }
        let is_medium = bytes.is_some_and(|bytes| bytes <= MEDIUM_ROOM);
        let length = if is_medium { Length::Medium } else { Length::Long };
        self.begin(length)?;
        let number = self.at.seat.number() + 1;
        let own = match length {
            Length::Long => self.at.long(self.at.party.me, number, 1),
            _ => Shared::EMPTY,
        };
        let posted = |room: &mut [u8]| Long { parts: 1, bytes: write(room, &own) as usize };
        self.end(of.clone(), (length, true), posted)?;
        self.read_long(of, (number, 1), read);
        Ok(())
    }

    fn long_in_turn(&mut self, parts: u64, write: &mut WriteLongInTurn<'_>) -> Result<()> {
        self.at.seat.join_slots(parts);
        self.begin(Length::Long)?;
        let (me, number) = (self.at.party.me, self.at.seat.number() + 1);
        let bytes = match me.checked_sub(1) {
            None => {
                let own = self.at.long(me, number, parts);
                self.at.seat.post(0..0, Length::Long, |room| write(None, room, &own))
            }
            Some(before) => {
                self.at.seat.await_turn(before as usize, Length::Long);
                if !self.at.seat.arrived() {
                    self.wait()?;
                }
                // After the wait, in which rooms may have become others: ranks may have left.
                let own = self.at.long(me, number, parts);
                let theirs = self.at.long(before, number, parts);
                self.at.seat.post_in_turn(|found, room| write(Some((found, &theirs)), room, &own))
            }
        };
        self.posted(Told::Post, Long { parts, bytes: bytes as usize })
    }
}

impl Joined {
    /// Gives `read` what the ranks `of` have posted in an exchange that has ended.
    fn read_long(
        &self,
        of: Range<u32>,
        (number, parts): (u64, u64),
        read: &mut dyn FnMut(u32, &[u8], &Shared),
    ) {
        for rank in of.rev() {
            let long = self.at.long(rank, number, parts);
            self.at.seat.read(rank as usize, |room| read(rank, room, &long));
        }
    }

    /// That of posts with so many bytes, the same at all ranks: those that share CPUs run far ahead
    /// of each other.
    #[inline]
    fn length(&self, bytes: usize) -> Length {
        match Length::of(bytes) {
            Length::Long if self.at.party.place.crowded && bytes <= MEDIUM_ROOM => Length::Medium,
            length => length,
        }
    }

    /// Waits until this rank may post.
    fn begin(&mut self, length: Length) -> Result<()> {
        self.at.party.check()?;
        if self.at.is_behind() {
            self.at.follow()?;
        }
        if self.at.seat.ready(length) { Ok(()) } else { self.wait() }
    }

    /// Posts, and waits until the ranks `of` have posted. `write` says what is in the long room.
    #[inline(always)]
    fn end(
        &mut self,
        of: Range<u32>,
        (length, mixed): (Length, bool),
        write: impl FnOnce(&mut [u8]) -> Long,
    ) -> Result<()> {
        let all = of == (0..self.at.party.members.len() as u32);
        let needs = of.start as usize..of.end as usize;
        let long = match mixed {
            false => self.at.seat.post(needs, length, write),
            true => self.at.seat.post_mixed(needs, length, write),
        };
        if self.at.is_apart() {
            self.at.tell(Told::Post, long)?;
            return if self.at.seat.arrived() { Ok(()) } else { self.wait() };
        }
        // A member that waits for a part of the posts may wait for this one.
        if !all {
            self.at.party.wake();
        }
        if !self.at.seat.arrived() {
            self.wait()?;
        }
        // The last one to post finds all posts, and whoever sleeps has marked itself before it
        // looked in vain: it is seen here by the last one at least.
        if all {
            self.at.party.wake();
        }
        Ok(())
    }

    /// This rank has done its part of an exchange: whoever waits for it hears.
    #[inline]
    fn posted(&mut self, what: Told, long: Long) -> Result<()> {
        if self.at.is_apart() {
            return self.at.tell(what, long);
        }
        self.at.party.wake();
        Ok(())
    }

    /// Waits until all that are awaited have posted, or somebody on whom the operation depends is
    /// lost, with progress for the process.
    #[inline(never)]
    fn wait(&mut self) -> Result<()> {
        let end = self.at.party.place.pml.wait_or_lost(self);
        end.and_then(|()| self.at.party.check()).map_err(|error| self.at.party.give_up(error))
    }
}

impl Condition for Joined {
    fn is_met(&mut self) -> bool {
        // First: what this rank posts when it has waited goes to where the others are then. An
        // error is kept, and ends the exchange.
        if self.at.is_behind() {
            let _ = self.at.follow();
        }
        if self.at.is_apart() {
            let _ = self.at.take();
        }
        let looks = if self.at.party.place.crowded { 1 } else { LOOKS };
        for _ in 0..looks {
            if self.at.party.given_up.is_some() || self.at.seat.arrived() {
                return true;
            }
            std::hint::spin_loop();
        }
        self.at.seat.pass_unlike()
    }

    fn peers(&self) -> &[Group] {
        &self.at.party.involved
    }

    fn context(&self) -> Option<u64> {
        Some(self.at.party.context)
    }

    fn needed(&self, name: &mut dyn FnMut(Needed)) {
        if let Some(missing) = self.at.seat.missing() {
            name(Needed::Post(self.at.party.awaited(missing)));
        }
    }

    fn missing(&self, name: &mut dyn FnMut(ProcId)) {
        self.at.seat.awaited().for_each(|member| name(self.at.party.proc(member)));
    }

    fn is_in_memory(&self) -> bool {
        !self.at.is_apart()
    }

    fn expect(&self, wait: &mut Wait<'_>) {
        if !self.at.is_apart() {
            wait.expect_all(self.at.party.own_slots(self.at.seat.awaited()));
        }
    }
}

impl Membership for Member {
    fn note(&self) {
        self.noted.store(true, Ordering::Relaxed);
    }

    fn note_made(&self) {
        self.made.store(true, Ordering::Relaxed);
    }
}

impl Member {
    /// Something may have been, or be, claimed for the communicator that this rank is not told of:
    /// a call has ended with an error, or the rank has heard of something for which it has made no
    /// further call.
    fn may_miss_something(&self) -> bool {
        self.noted.load(Ordering::Relaxed)
            || self.place.pml.liveness().epoch() != self.epoch
            || self.place.has_lost(&self.group)
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        // What is late of a communicator is over with it.
        self.place.end_late();
        if !*self.made.get_mut() && self.may_miss_something() {
            let party = Party::of_group(&self.place, &self.group, self.me, self.context);
            party.iter().for_each(depart);
        }
    }
}

/// This rank has freed the communicator: leaves what it has not left.
#[cold]
fn depart(party: &Party) {
    // In this order: see `leases::depart`.
    leases::depart(party.node, party.members[party.me as usize].0, party.context);
    leave_held(party, party.node.boards());
    leave_held(party, party.node.lanes());
}

/// Leaves the places that the communicator has and this rank was not told of.
fn leave_held<const N: usize, const S: usize>(party: &Party, places: Places<N, S>) {
    let (members, me, leases) = (party.members.len() as u32, party.me, places.leases());
    for (number, base) in leases::held_by(leases, party.owner(), me) {
        if let Some(seat) = places.seat(number, members, me, base) {
            let (leaving, last) = party.leaving(&seat);
            leases::forget_slot(leases, number, party.place_of_me(), base);
            leases::leave(leases, number, members, leaving, (base, last));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::any::Any;

    use hawser_btl::OpenModule;
    use hawser_btl::sim::{SimFaults, SimNet};
    use hawser_core::contracts::pml::Pml;
    use hawser_core::env::CONTEXT_SHIFT;
    use hawser_core::error::ErrClass;
    use hawser_p2p::{Ob1, P2pConfig};

    use super::*;

    /// Three ranks of a node in one thread; messages go through `net`.
    fn ranks(net: &SimNet) -> Vec<(&'static NodeBoards, Comm)> {
        let node = hawser_fixture::node(3, 1);
        let mut specs = hawser_p2p::params();
        specs.extend(hawser_btl::params());
        let settings = [("wait_pause_us", "5"), ("wait_yield_us", "50")];
        let params = hawser_fixture::params(&specs, &settings);
        let rank = |me| {
            let modex = hawser_fixture::modex(node, me);
            let (threaded, attended) = (false, false);
            let cfg = P2pConfig {
                me,
                node,
                slot: me,
                modex,
                params: &params,
                threaded,
                attended,
                networks: &[],
            };
            let modules = vec![vec![OpenModule::Other(net.btl(me))]];
            let pml: &'static Ob1 = Box::leak(Box::new(Ob1::over(modules, &cfg)));
            let comm = Comm::new(1 << CONTEXT_SHIFT, me, Group::range(0, 3), None, pml);
            pml.add_comm(&comm);
            let params = &params;
            let boards = NodeBoards::new(BoardConfig { pml, node, modex, params, threaded });
            (boards, comm)
        };
        (0..3).map(rank).collect()
    }

    /// A member that waits for a lost rank gets an error that names it, at each exchange
    /// thereafter.
    #[test]
    fn an_exchange_with_a_lost_rank_ends() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let ticket = ranks[0].0.claim(&ranks[0].1).expect("a board");
        let join = |(boards, comm): &(&'static NodeBoards, Comm)| {
            boards.join(comm, ticket).expect("a seat")
        };
        let mut boards: Vec<_> = ranks.iter().map(join).collect();
        net.cut(0, 2);
        for _ in 0..2 {
            let mut reads = 0;
            let end = boards[0].exchange(0..3, 0, &mut |_| {}, &mut |_, _| reads += 1);
            let error = end.expect_err("rank 2 is lost");
            assert_eq!((error.class(), reads), (ErrClass::ProcAborted, 0));
            assert!(error.to_string().contains("rank 2 "), "{error}");
        }
    }

    type Rank = (&'static NodeBoards, Comm);

    fn claim((boards, comm): &Rank) -> Ticket {
        boards.claim(comm).expect("a board")
    }

    fn join((boards, comm): &Rank, ticket: Ticket) -> Box<dyn Board> {
        boards.join(comm, ticket).expect("a seat")
    }

    /// Boards and lanes that are free now.
    fn free(node: NodeSegment) -> (usize, usize) {
        let owner = owner(1 << 60, 0);
        let boards: Vec<_> = std::iter::from_fn(|| claim_board(node, 1, owner)).collect();
        let lanes: Vec<_> = std::iter::from_fn(|| claim_lane(node, 1, owner, false)).collect();
        let leave = |leases, all: &[(u32, u64)]| {
            all.iter()
                .for_each(|&(number, base)| leases::leave(leases, number, 1, 1, (base, base)));
        };
        leave(node.boards().leases(), &boards);
        leave(node.lanes().leases(), &lanes);
        (boards.len(), lanes.len())
    }

    /// Those who are left give a board and a lane back for the one that has ended, whose posts are
    /// none of the next group.
    #[test]
    fn boards_of_lost_members_are_lent_again() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let node = ranks[0].0.place.node;
        let first = claim(&ranks[0]);
        let mut lost = join(&ranks[2], first);
        net.cut(0, 2);
        net.cut(1, 2);
        lost.exchange(0..3, 0, &mut |_| {}, &mut |_, _| {}).expect_err("it is alone");
        // It has posted, and does not leave.
        std::mem::forget(lost);
        let survivors = |ticket| ranks[..2].iter().map(|r| join(r, ticket)).collect::<Vec<_>>();
        let boards = survivors(first);
        node.mark_lost([2].into_iter());
        drop(boards);
        let again = claim(&ranks[0]);
        assert!(again.number == first.number && again.base > first.base + 1, "{again:?}");
        drop(survivors(again));
        for _ in 0..2000 {
            let ticket = ranks[0].0.claim_lane(&ranks[0].1, false).expect("a lane");
            let join = |(boards, comm): &Rank| boards.join_lane(comm, ticket);
            assert_eq!(ranks[..2].iter().filter_map(join).count(), 2);
        }
    }

    /// Whoever was not told of a board leaves it nevertheless, after the others or before.
    #[test]
    fn boards_that_a_member_was_not_told_of_are_lent_again() {
        for first in [true, false] {
            let net = SimNet::new(1, SimFaults::default());
            let ranks = ranks(&net);
            let ticket = claim(&ranks[0]);
            let told: Vec<_> = ranks[..2].iter().map(|rank| join(rank, ticket)).collect();
            let late = ranks[2].0.membership(&ranks[2].1);
            late.note();
            let (now, last): (Box<dyn Any>, Box<dyn Any>) = match first {
                true => (Box::new(late), Box::new(told)),
                false => (Box::new(told), Box::new(late)),
            };
            drop(now);
            let other = claim(&ranks[1]);
            assert_ne!(other.number, ticket.number, "it is not free yet");
            drop(last);
            let again = claim(&ranks[0]);
            assert_eq!(again.number, ticket.number);
        }
        // Without a board there is nothing to leave.
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let late = ranks[2].0.membership(&ranks[2].1);
        late.note();
        drop(late);
    }

    /// Rank 2 dies, or the communicator is revoked, while rank 0, which does not know it yet, is
    /// about to claim what rank 1 has given up already: its call has ended with an error, or it has
    /// made none.
    #[test]
    fn what_is_claimed_after_others_have_freed_the_communicator_is_given_back() {
        for (is_lost, made_a_call) in [(true, true), (true, false), (false, true), (false, false)] {
            let net = SimNet::new(1, SimFaults::default());
            let ranks = ranks(&net);
            let node = ranks[0].0.place.node;
            let all = free(node);
            let (boards, comm) = &ranks[1];
            let (own, other) = (ranks[0].0.membership(&ranks[0].1), boards.membership(comm));
            match is_lost {
                true => node.mark_lost([2].into_iter()),
                false => _ = boards.place.pml.liveness().revoke(comm.context(Space::P2p)),
            }
            if made_a_call {
                other.note();
            }
            drop(other);
            let (boards, comm) = &ranks[0];
            let ticket = claim(&ranks[0]);
            let lane = boards.claim_lane(comm, false).expect("a lane");
            assert!(boards.is_left(comm));
            boards.return_board(ticket);
            boards.return_lane(lane);
            drop(own);
            assert_eq!(free(node), all, "lost: {is_lost}, made a call: {made_a_call}");
        }
    }

    /// A rank that has made no call leaves, too, what others have claimed, when somebody is lost.
    #[test]
    fn boards_of_lost_members_are_lent_again_though_a_rank_has_made_no_call() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let idle = ranks[1].0.membership(&ranks[1].1);
        let first = claim(&ranks[0]);
        let seat = join(&ranks[0], first);
        ranks[0].0.place.node.mark_lost([2].into_iter());
        drop((seat, idle));
        assert_eq!(claim(&ranks[0]).number, first.number);
    }

    /// The parts of a communicator have one context id.
    #[test]
    fn a_rank_leaves_nothing_of_another_part() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let node = ranks[0].0.place.node;
        let part = |me: usize, members: &[u32], rank| {
            let (boards, comm) = &ranks[me];
            let group = Group::from_list(members.to_vec());
            (*boards, Comm::new(comm.context(Space::P2p) + 8, rank, group, None, comm.pml()))
        };
        let (one, other) = (part(0, &[0], 0), part(2, &[1, 2], 1));
        let all = free(node);
        let ticket = claim(&one);
        let seat = join(&one, ticket);
        let member = other.0.membership(&other.1);
        member.note();
        drop(member);
        // Rank 0 of the part is the member that is looked for; the other part's is another one.
        let twin = part(1, &[1, 2], 0);
        let member = twin.0.membership(&twin.1);
        member.note();
        drop(member);
        assert_eq!(free(node).0, all.0 - 1, "its part has it still");
        drop(seat);
        assert_eq!(free(node), all);
    }

    /// As with boards; a rank leaves only those lanes that it has not left, whoever has them now.
    #[test]
    fn lanes_that_a_member_was_not_told_of_are_lent_again() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let node = ranks[0].0.place.node;
        let free = || free(node).1;
        let all = free();
        for first in [true, false] {
            let claim = |_| ranks[0].0.claim_lane(&ranks[0].1, false).expect("a lane");
            let tickets: Vec<_> = (0..9).map(claim).collect();
            let join = |(boards, comm): &Rank, ticket: &Ticket| {
                boards.join_lane(comm, *ticket).expect("a seat")
            };
            let told: Vec<_> =
                ranks[..2].iter().flat_map(|r| tickets.iter().map(|t| join(r, t))).collect();
            // Of one of them rank 2 was told.
            let (boards, comm) = &ranks[2];
            drop(join(&ranks[2], &tickets[0]));
            let late = boards.membership(comm);
            late.note();
            if first {
                drop(late);
                assert_eq!(free(), all - 9, "others have them");
                drop(told);
            } else {
                drop(told);
                assert_eq!(free(), all - 8, "rank 2 has left one");
                // It has the name of another communicator, and nobody has left it.
                let (number, base) = claim_lane(node, 1, owner(7, 0), false).expect("a lane");
                drop(late);
                assert_eq!(free(), all - 1);
                leases::leave(node.lanes().leases(), number, 1, 1, (base, base));
            }
            assert_eq!(free(), all);
        }
    }

    /// Others may have given an exchange up of which somebody is lost, whoever that is.
    #[test]
    fn an_exchange_ends_though_those_who_are_missing_live() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let (boards, comm) = &ranks[0];
        let ticket = boards.claim(comm).expect("a board");
        let mut board = boards.join(comm, ticket).expect("a seat");
        let mut last = ranks[2].0.join(&ranks[2].1, ticket).expect("a seat");
        net.cut(0, 2);
        net.cut(1, 2);
        // Rank 2 has posted, and is lost; rank 1 has not.
        last.exchange(0..3, 0, &mut |_| {}, &mut |_, _| {}).expect_err("it is alone");
        let error =
            board.exchange(0..3, 0, &mut |_| {}, &mut |_, _| {}).expect_err("rank 2 is lost");
        assert!(error.to_string().contains("rank 2 "), "{error}");
        assert!(boards.place.pml.liveness().why(1).is_none());
    }
}
