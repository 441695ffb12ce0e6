//! Boards of the node segment for collective operations, and the waiting at them.

use std::ops::Range;

use hawser_core::comm::Comm;
use hawser_core::contracts::board::{Board, Boards, Exchange, Lane, Ticket, long_room};
use hawser_core::contracts::pml::Space;
use hawser_core::error::{Error, Result};
use hawser_core::exposed::Shared;
use hawser_core::group::Group;
use hawser_lockfree::board::{ROOM, Seat};
use hawser_segment::ProcId;
use hawser_segment::node::{Awaited, BOARD_MEMBERS, WaitKind};
use hawser_segment::wait::{Next, Wait, Watch};

use super::component::Ob1;
use super::failure::{Loss, waits_for_finalizing};
use super::lanes::AtLane;

/// Looks at the board before a rank that has its CPU for itself looks after its messages.
const LOOKS: u32 = 64;
/// Such turns, or yields of a rank that shares its CPU, before it tells its page for whom it waits.
const TURNS: u32 = 32;
/// A rank that shares its CPU looks after its messages at each of so many of its turns: more memory
/// than the board's goes through its caches then.
const SERVE_STRIDE: u32 = 4;
/// Longest sleep, in microseconds, of a thread of several while another one attends.
const NAP_US: u64 = 1000;

/// The ranks of a communicator that share a board or a lane, as one of them sees them.
pub(super) struct Party {
    pub(super) ob1: &'static Ob1,
    /// This rank in the communicator.
    pub(super) me: u32,
    /// The ranks' places in the node segment, and in the job.
    pub(super) members: Box<[(u32, i32)]>,
    /// Context id of the communicator's point-to-point space.
    context: u64,
    /// Those on whom the communicator's collective operations depend: see [`Comm::involved`].
    involved: Vec<Group>,
    /// One of them without whom an exchange was given up, by its rank in the job, and why.
    pub(super) lost: Option<(u32, GivenUp)>,
}

/// Why an exchange was given up.
pub(super) enum GivenUp {
    Lost(Loss),
    /// A rank in `MPI_Finalize` is missing.
    Finalizing,
}

/// A rank's access to a board.
struct Joined {
    party: Party,
    seat: Seat,
    number: u32,
}

/// A rank that was not told of the board of its communicator. It looks for it when the communicator
/// is freed, and leaves: the one that tells may be behind, or lost.
struct Forgone(Party);

/// What a communicator is called as the owner of a board; not 0.
fn owner(context: u64) -> u64 {
    context + 1
}

impl Boards for Ob1 {
    fn are_threaded(&self) -> bool {
        self.threaded
    }

    fn room(&self) -> usize {
        ROOM
    }

    fn long_room(&self) -> u64 {
        long_room(self.node.nlocal())
    }

    fn most(&self) -> u32 {
        BOARD_MEMBERS
    }

    fn claim(&self, comm: &Comm) -> Option<Ticket> {
        let owner = owner(comm.context(Space::P2p));
        self.node.claim_board(comm.size(), owner).map(|(number, base)| Ticket { number, base })
    }

    fn forgo(&'static self, comm: &Comm) -> Option<Box<dyn Send>> {
        Some(Box::new(Forgone(Party::of(self, comm)?)))
    }

    fn join(&'static self, comm: &Comm, ticket: Ticket) -> Option<Box<dyn Board>> {
        let party = Party::of(self, comm)?;
        let seat = self.node.board_seat(ticket.number, comm.size(), comm.rank(), ticket.base)?;
        Some(Box::new(Joined { party, seat, number: ticket.number }))
    }

    fn claim_lane(&self, ranks: u32, long: bool) -> Option<Ticket> {
        self.node.claim_lane(ranks, long).map(|(number, base)| Ticket { number, base })
    }

    fn return_lane(&self, ticket: Ticket) {
        self.node.leave_lane(ticket.number, 1, 1, ticket.base);
    }

    fn join_lane(&'static self, comm: &Comm, ticket: Ticket) -> Option<Box<dyn Lane>> {
        let party = Party::of(self, comm)?;
        let seat = self.node.lane_seat(ticket.number, comm.size(), comm.rank(), ticket.base)?;
        Some(Box::new(AtLane::new(party, seat, ticket.number)))
    }
}

impl Board for Joined {}

impl Exchange for Joined {
    fn exchange(
        &mut self,
        of: Range<u32>,
        write: &mut dyn FnMut(&mut [u8]),
        read: &mut dyn FnMut(u32, &[u8]),
    ) -> Result<()> {
        self.begin()?;
        self.end(of.clone(), write)?;
        for rank in of.rev() {
            self.seat.read(rank as usize, |room| read(rank, room));
        }
        Ok(())
    }

    fn long_room(&self) -> u64 {
        self.party.ob1.node.slab_part(self.number) as u64
    }

    fn exchange_long(
        &mut self,
        of: Range<u32>,
        write: &mut dyn FnMut(&mut [u8], &Shared),
        read: &mut dyn FnMut(u32, &[u8], &Shared),
    ) -> Result<()> {
        self.begin()?;
        let (ob1, board, number) = (self.party.ob1, self.number, self.seat.number() + 1);
        let long = |rank| Shared::new(ob1.node.slab(board, rank, number), ob1.string_min);
        let own = long(self.party.me);
        self.end(of.clone(), &mut |room| write(room, &own))?;
        for rank in of.rev() {
            self.seat.read(rank as usize, |room| read(rank, room, &long(rank)));
        }
        Ok(())
    }
}

impl Ob1 {
    /// The loss of a process, if it is known. Who has no path to a process is not told that it is
    /// lost: `connect` makes one.
    #[cold]
    pub(super) fn find_loss(&self, proc: ProcId, connect: bool) -> Option<Error> {
        self.hears_of_losses();
        for index in 0..self.channels() {
            let mut engine = self.channel(index).engine.lock();
            if let Some(why) = engine.state.lost.get(&proc) {
                return Some(why.of(proc));
            }
            if index == 0 && connect {
                let peer = engine.state.peers.id(proc.into());
                // Who cannot be reached is not judged.
                let _ = engine.connect(peer);
            }
        }
        None
    }
}

impl Party {
    /// `None` when they are not all on this node.
    fn of(ob1: &'static Ob1, comm: &Comm) -> Option<Party> {
        let member = |rank| {
            let proc = comm.peer(rank);
            Some((ob1.modex.local_slot(proc)?, proc as i32))
        };
        let members = (0..comm.size()).map(member).collect::<Option<Box<[_]>>>()?;
        let (me, context) = (comm.rank(), comm.context(Space::P2p));
        let involved = comm.involved().cloned().collect();
        Some(Party { ob1, me, members, context, involved, lost: None })
    }

    /// Who leaves a board with this member, a bit for each: the member, and those whose processes
    /// have ended; and the last exchange of them all.
    pub(super) fn leaving<const N: usize>(&self, seat: &Seat<N>) -> (u64, u64) {
        let (node, mut all) = (self.ob1.node, (1 << self.me, seat.number()));
        for (member, &(_, proc)) in self.members.iter().enumerate() {
            if node.is_lost(proc as ProcId) {
                all = (all.0 | 1 << member, all.1.max(seat.last_of(member)));
            }
        }
        all
    }

    /// # Errors
    /// The loss for which an exchange was given up.
    pub(super) fn check(&self) -> Result<()> {
        match &self.lost {
            Some((rank, GivenUp::Lost(why))) => Err(why.of(*rank)),
            Some((rank, GivenUp::Finalizing)) => Err(waits_for_finalizing(*rank)),
            None => Ok(()),
        }
    }

    /// Wakes the other members that sleep. Nobody in this process sleeps for its own post: who
    /// posts looks itself, and tells threads what has ended.
    pub(super) fn wake(&self) {
        for (rank, &(slot, _)) in self.members.iter().enumerate() {
            if rank != self.me as usize {
                self.ob1.waiter.wake(slot);
            }
        }
    }

    /// What the status page says of a wait for a member's post.
    pub(super) fn awaited(&self, member: usize) -> Awaited {
        Awaited {
            kind: WaitKind::Collective,
            proc: self.members[member].1,
            peer: member as i32,
            tag: -1,
            comm: self.context,
        }
    }

    /// Who has no path to a process is not told that it is lost: makes paths to these members.
    #[cold]
    pub(super) fn meet(&self, members: impl Iterator<Item = usize>) {
        let mut engine = self.ob1.channel(0).engine.lock();
        for member in members {
            let peer = engine.state.peers.id((self.members[member].1 as ProcId).into());
            // Who cannot be reached is not judged.
            let _ = engine.connect(peer);
        }
    }

    /// True when somebody on whom the operation depends is lost: those who are awaited may have
    /// given it up, though they live.
    #[cold]
    pub(super) fn gives_up(&mut self) -> bool {
        self.ob1.hears_of_losses();
        for index in 0..self.ob1.channels() {
            let engine = self.ob1.channel(index).engine.lock();
            let state = &engine.state;
            if state.lost.is_empty() && state.finalizing.is_empty() {
                continue;
            }
            let involved = |proc: ProcId| self.involved.iter().any(|g| g.contains(proc));
            if let Some(proc) = state.finalizing.iter().find(|proc| involved(**proc)) {
                self.lost = Some((*proc, GivenUp::Finalizing));
                return true;
            }
            let mut losses = engine.state.lost.iter().filter(|(proc, _)| involved(**proc));
            self.lost = losses.next().map(|(proc, why)| (*proc, GivenUp::Lost(why.clone())));
            if self.lost.is_some() {
                return true;
            }
        }
        false
    }
}

impl Joined {
    /// Waits until this rank may post.
    fn begin(&mut self) -> Result<()> {
        if self.party.lost.is_none() && !self.seat.ready() {
            self.wait();
        }
        self.party.check()
    }

    /// Posts, and waits until the ranks `of` have posted.
    fn end(&mut self, of: Range<u32>, write: &mut dyn FnMut(&mut [u8])) -> Result<()> {
        let all = of == (0..self.party.members.len() as u32);
        self.seat.post(of.start as usize..of.end as usize, |room| write(room));
        // Who waits for a part of the posts may wait for this one.
        if !all {
            self.party.wake();
        }
        if !self.seat.arrived() {
            self.wait();
            self.party.check()?;
        }
        // The last one to post finds all posts, and whoever sleeps has marked itself before it
        // looked in vain: it is seen here by the last one at least.
        if all {
            self.party.wake();
        }
        Ok(())
    }

    /// Waits until all that are awaited have posted, or somebody on whom the operation depends is
    /// lost, with progress for the process.
    #[inline(never)]
    fn wait(&mut self) {
        let ob1 = self.party.ob1;
        let mut wait = ob1.waiter.begin();
        wait.has_polled();
        let mut turns = 0u32;
        let mut told = false;
        loop {
            let looks = if ob1.crowded { 1 } else { LOOKS };
            for _ in 0..looks {
                if self.seat.arrived() {
                    if told {
                        ob1.waited();
                    }
                    return;
                }
                std::hint::spin_loop();
            }
            turns = turns.wrapping_add(1);
            if turns.is_multiple_of(TURNS) && self.party.gives_up() {
                break;
            }
            if turns == TURNS {
                told = true;
                self.tell();
            }
            let events = match !ob1.crowded || turns.is_multiple_of(SERVE_STRIDE) {
                true if wait.attends() => ob1.serve_all(),
                true => ob1.serve_once(),
                false => 0,
            };
            if ob1.poll_operations() || events != 0 {
                wait.productive();
                continue;
            }
            if ob1.crowded && !ob1.threaded {
                let slots = self.seat.awaited().map(|member| self.party.members[member].0);
                wait.expect_all(slots);
            }
            if wait.idle() == Next::Sleep {
                told = true;
                self.tell();
                self.party.meet(self.seat.awaited());
                if self.party.gives_up() {
                    break;
                }
                self.sleep(&mut wait);
            }
        }
        if told {
            ob1.waited();
        }
    }

    fn sleep(&mut self, wait: &mut Wait<'_>) {
        if !self.party.ob1.threaded || wait.attend() {
            return self.party.ob1.sleep_unless(wait, &mut || self.seat.arrived(), &|| {});
        }
        // Another thread attends. It does not look at this board: so this one sleeps where peers
        // wake the process too, and for so short that it can take over when the other has left.
        wait.prepare_sleep();
        match self.seat.arrived() {
            true => wait.cancel_sleep(),
            false => {
                let mut watch = Watch::new();
                watch.within(NAP_US);
                wait.sleep(watch);
            }
        }
    }

    /// Says on the status page for whom this rank waits.
    #[cold]
    fn tell(&self) {
        if let Some(missing) = self.seat.missing() {
            self.party.ob1.tell_page(&self.party.awaited(missing));
        }
    }
}

impl Drop for Joined {
    fn drop(&mut self) {
        let (members, node) = (self.party.members.len() as u32, self.party.ob1.node);
        let (leaving, last) = self.party.leaving(&self.seat);
        node.leave_board(self.number, members, leaving, last);
    }
}

impl Drop for Forgone {
    fn drop(&mut self) {
        let Forgone(party) = self;
        let (members, node) = (party.members.len() as u32, party.ob1.node);
        let Some((number, base)) = node.board_of(owner(party.context)) else { return };
        if let Some(seat) = node.board_seat(number, members, party.me, base) {
            let (leaving, last) = party.leaving(&seat);
            node.leave_board(number, members, leaving, last);
        }
    }
}

#[cfg(test)]
mod tests {
    use hawser_btl::OpenModule;
    use hawser_btl::sim::{SimFaults, SimNet};
    use hawser_core::contracts::pml::{Pml, Source, Tag};
    use hawser_core::env::CONTEXT_SHIFT;
    use hawser_core::error::ErrClass;
    use hawser_core::group::Group;
    use hawser_core::request::{Plan, Request};
    use hawser_core::temp::TempBuf;
    use hawser_datatype::{Datatype, Scalar};

    use super::*;
    use crate::ob1::P2pConfig;

    /// Three ranks of a node in one thread; messages go through `net`.
    fn ranks(net: &SimNet) -> Vec<(&'static Ob1, Comm)> {
        let node = hawser_fixture::node(3, 1);
        let mut specs = crate::params();
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
            (pml, comm)
        };
        (0..3).map(rank).collect()
    }

    /// Who waits for a rank that is lost gets an error that names it, at each exchange thereafter.
    #[test]
    fn an_exchange_with_a_lost_rank_ends() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let ticket = ranks[0].0.claim(&ranks[0].1).expect("a board");
        let join = |(pml, comm): &(&'static Ob1, Comm)| pml.join(comm, ticket).expect("a seat");
        let mut boards: Vec<_> = ranks.iter().map(join).collect();
        net.cut(0, 2);
        for _ in 0..2 {
            let mut reads = 0;
            let end = boards[0].exchange(0..3, &mut |_| {}, &mut |_, _| reads += 1);
            let error = end.expect_err("rank 2 is lost");
            assert_eq!((error.class(), reads), (ErrClass::ProcAborted, 0));
            assert!(error.to_string().contains("rank 2 "), "{error}");
        }
    }

    /// Those who are left give a board and a lane back for the one that has ended, whose posts are
    /// none of the next group.
    #[test]
    fn boards_of_lost_members_are_lent_again() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let node = ranks[0].0.node;
        let mut lost =
            ranks[2].0.join(&ranks[2].1, ranks[0].0.claim(&ranks[0].1).expect("a board")).unwrap();
        net.cut(0, 2);
        net.cut(1, 2);
        lost.exchange(0..3, &mut |_| {}, &mut |_, _| {}).expect_err("it is alone");
        // It has posted, and does not leave.
        std::mem::forget(lost);
        let first = Ticket { number: 0, base: 0 };
        let survivors = |ticket| {
            let join = |(pml, comm): &(&'static Ob1, Comm)| pml.join(comm, ticket).expect("a seat");
            ranks[..2].iter().map(join).collect::<Vec<_>>()
        };
        let boards = survivors(first);
        node.mark_lost([2].into_iter());
        drop(boards);
        let again = ranks[0].0.claim(&ranks[0].1).expect("a board");
        assert!(again.number == first.number && again.base >= 1, "{again:?}");
        drop(survivors(again));
        for _ in 0..2000 {
            let ticket = ranks[0].0.claim_lane(3, false).expect("a lane");
            let join = |(pml, comm): &(&'static Ob1, Comm)| pml.join_lane(comm, ticket);
            assert_eq!(ranks[..2].iter().filter_map(join).count(), 2);
        }
    }

    /// Whoever was not told of a board leaves it nevertheless, after the others or before.
    #[test]
    fn boards_that_a_member_was_not_told_of_are_lent_again() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        for first in [true, false] {
            let claim = || ranks[0].0.claim(&ranks[0].1).expect("a board");
            let ticket = claim();
            let join = |(pml, comm): &(&'static Ob1, Comm)| pml.join(comm, ticket).expect("a seat");
            let told: Vec<_> = ranks[..2].iter().map(join).collect();
            let untold = ranks[2].0.forgo(&ranks[2].1).expect("they are on one node");
            let last: Box<dyn Send> = match first {
                true => {
                    drop(untold);
                    Box::new(told)
                }
                false => {
                    drop(told);
                    untold
                }
            };
            let (pml, comm) = &ranks[1];
            let other = pml.claim(comm).expect("another board");
            assert_ne!(other.number, ticket.number, "it is not free yet");
            drop(last);
            let again = claim();
            assert_eq!(again.number, ticket.number);
            for ticket in [other, again] {
                let seats = ranks.iter().map(|(pml, comm)| pml.join(comm, ticket));
                assert_eq!(seats.flatten().count(), 3, "they leave it");
            }
        }
        // Without a board there is nothing to leave.
        drop(ranks[2].0.forgo(&ranks[2].1));
    }

    /// Others may have given an exchange up of which somebody is lost, whoever that is.
    #[test]
    fn an_exchange_ends_though_those_who_are_missing_live() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let (pml, comm) = &ranks[0];
        let ticket = pml.claim(comm).expect("a board");
        let mut board = pml.join(comm, ticket).expect("a seat");
        let mut last = ranks[2].0.join(&ranks[2].1, ticket).expect("a seat");
        net.cut(0, 2);
        net.cut(1, 2);
        // Rank 2 has posted, and is lost; rank 1 has not.
        last.exchange(0..3, &mut |_| {}, &mut |_, _| {}).expect_err("it is alone");
        let error = board.exchange(0..3, &mut |_| {}, &mut |_, _| {}).expect_err("rank 2 is lost");
        assert!(error.to_string().contains("rank 2 "), "{error}");
        assert!(pml.known_loss(1).is_none());
    }

    /// A persistent receive from a lost rank ends with an error each time that it is started, and
    /// can be freed; one from another rank goes on.
    #[test]
    fn a_persistent_receive_from_a_lost_rank_ends_each_time() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let (pml, comm) = &ranks[0];
        let room = TempBuf::new(8, &Datatype::scalar(Scalar::Byte)).expect("memory");
        let receive = |from| {
            let (buf, from) = (room.typed().message(), Source::Rank(from));
            Request::persistent(Plan::Recv { comm: comm.clone(), buf, from, tag: Tag::Is(1) })
        };
        let (lost, other) = (receive(2), receive(1));
        lost.start(*pml).expect("started before the loss");
        other.start(*pml).expect("started");
        net.cut(0, 2);
        for _ in 0..3 {
            let error = lost.wait(*pml).error.expect("rank 2 is lost");
            assert_eq!(error.class(), ErrClass::ProcAborted);
            assert!(error.to_string().contains("rank 2 "), "{error}");
            assert!(!lost.is_active());
            lost.start(*pml).expect("it can be started again");
        }
        assert!(lost.free(*pml).is_ok() && !other.is_complete(*pml));
        let message = room.typed().message();
        let mode = hawser_core::contracts::pml::SendMode::Standard;
        ranks[1].0.send(&ranks[1].1, Space::P2p, &message, 0, 1, mode).expect("sent");
        assert!(other.wait(*pml).error.is_none());
    }
}
