//! Boards of the node segment for collective operations, and the waiting at them.

use std::ops::Range;

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Condition;
use hawser_core::contracts::pml::{Needed, Pml, Space};
use hawser_core::error::Result;
use hawser_core::exposed::Shared;
use hawser_core::group::Group;
use hawser_lockfree::board::{ROOM, Seat};
use hawser_mca::Params;
use hawser_segment::ProcId;
use hawser_segment::node::{BOARD_MEMBERS, NodeSegment};
use hawser_segment::wait::Wait;
use hawser_wireup::Modex;

use crate::contract::{Board, Boards, Exchange, Lane, Ticket, long_room};
use crate::lanes::AtLane;
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

/// The boards of the node segment.
pub struct NodeBoards {
    pub(crate) place: Place,
    threaded: bool,
}

/// A rank's access to a board.
struct Joined {
    party: Party,
    seat: Seat,
    number: u32,
}

/// A rank that was not told of the board or the lanes of its communicator. It looks for them when
/// the communicator is freed, and leaves: the one that tells may be behind, or lost.
struct Unannounced(Party);

/// What a communicator is called as the owner of a board; not 0.
pub(crate) fn owner(context: u64) -> u64 {
    context + 1
}

impl NodeBoards {
    /// The boards of the node of a process, for as long as it lives.
    pub fn new(config: BoardConfig<'_>) -> &'static NodeBoards {
        let BoardConfig { pml, node, modex, params, threaded } = config;
        let (crowded, string_min) = (pml.shared_cpus().is_some(), string_min(params));
        let place = Place { pml, node, modex, crowded, string_min };
        Box::leak(Box::new(NodeBoards { place, threaded }))
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
        BOARD_MEMBERS
    }

    fn claim(&self, comm: &Comm) -> Option<Ticket> {
        let owner = owner(comm.context(Space::P2p));
        self.place
            .node
            .claim_board(comm.size(), owner)
            .map(|(number, base)| Ticket { number, base })
    }

    fn unannounced(&'static self, comm: &Comm) -> Option<Box<dyn Send>> {
        Some(Box::new(Unannounced(Party::of(&self.place, comm)?)))
    }

    fn join(&'static self, comm: &Comm, ticket: Ticket) -> Option<Box<dyn Board>> {
        let party = Party::of(&self.place, comm)?;
        let seat =
            self.place.node.board_seat(ticket.number, comm.size(), comm.rank(), ticket.base)?;
        Some(Box::new(Joined { party, seat, number: ticket.number }))
    }

    fn claim_lane(&self, comm: &Comm, long: bool) -> Option<Ticket> {
        let owner = owner(comm.context(Space::P2p));
        let claimed = self.place.node.claim_lane(comm.size(), owner, long);
        claimed.map(|(number, base)| Ticket { number, base })
    }

    fn return_lane(&self, ticket: Ticket) {
        self.place.node.leave_lane(ticket.number, 1, 1, ticket.base);
    }

    fn join_lane(&'static self, comm: &Comm, ticket: Ticket) -> Option<Box<dyn Lane>> {
        let party = Party::of(&self.place, comm)?;
        let seat =
            self.place.node.lane_seat(ticket.number, comm.size(), comm.rank(), ticket.base)?;
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
        self.party.place.node.slab_part(self.number) as u64
    }

    fn exchange_long(
        &mut self,
        of: Range<u32>,
        write: &mut dyn FnMut(&mut [u8], &Shared),
        read: &mut dyn FnMut(u32, &[u8], &Shared),
    ) -> Result<()> {
        self.begin()?;
        let (place, board, number) = (self.party.place, self.number, self.seat.number() + 1);
        let long = |rank| Shared::new(place.node.slab(board, rank, number), place.string_min);
        let own = long(self.party.me);
        self.end(of.clone(), &mut |room| write(room, &own))?;
        for rank in of.rev() {
            self.seat.read(rank as usize, |room| read(rank, room, &long(rank)));
        }
        Ok(())
    }
}

impl Joined {
    /// Waits until this rank may post.
    fn begin(&mut self) -> Result<()> {
        self.party.check()?;
        if self.seat.ready() { Ok(()) } else { self.wait() }
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
            self.wait()?;
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
    fn wait(&mut self) -> Result<()> {
        let end = self.party.place.pml.wait_or_lost(self);
        self.party.given_up = end.as_ref().err().cloned();
        end
    }
}

impl Condition for Joined {
    fn is_met(&mut self) -> bool {
        let looks = if self.party.place.crowded { 1 } else { LOOKS };
        for _ in 0..looks {
            if self.seat.arrived() {
                return true;
            }
            std::hint::spin_loop();
        }
        false
    }

    fn peers(&self) -> &[Group] {
        &self.party.involved
    }

    fn context(&self) -> Option<u64> {
        Some(self.party.context)
    }

    fn needed(&self, name: &mut dyn FnMut(Needed)) {
        if let Some(missing) = self.seat.missing() {
            name(Needed::Post(self.party.awaited(missing)));
        }
    }

    fn missing(&self, name: &mut dyn FnMut(ProcId)) {
        self.seat.awaited().for_each(|member| name(self.party.proc(member)));
    }

    fn is_in_memory(&self) -> bool {
        true
    }

    fn expect(&self, wait: &mut Wait<'_>) {
        wait.expect_all(self.seat.awaited().map(|member| self.party.members[member].0));
    }
}

impl Drop for Joined {
    fn drop(&mut self) {
        let (members, node) = (self.party.members.len() as u32, self.party.place.node);
        let (leaving, last) = self.party.leaving(&self.seat);
        node.leave_board(self.number, members, leaving, last);
    }
}

impl Drop for Unannounced {
    fn drop(&mut self) {
        let Unannounced(party) = self;
        let (members, node) = (party.members.len() as u32, party.place.node);
        let (name, me) = (owner(party.context), party.me);
        for (number, base) in node.boards_of(name, me) {
            if let Some(seat) = node.board_seat(number, members, me, base) {
                let (leaving, last) = party.leaving(&seat);
                node.leave_board(number, members, leaving, last);
            }
        }
        for (number, base) in node.lanes_of(name, me) {
            if let Some(seat) = node.lane_seat(number, members, me, base) {
                let (leaving, last) = party.leaving(&seat);
                node.leave_lane(number, members, leaving, last);
            }
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

    /// Who waits for a rank that is lost gets an error that names it, at each exchange thereafter.
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
        let node = ranks[0].0.place.node;
        let mut lost =
            ranks[2].0.join(&ranks[2].1, ranks[0].0.claim(&ranks[0].1).expect("a board")).unwrap();
        net.cut(0, 2);
        net.cut(1, 2);
        lost.exchange(0..3, &mut |_| {}, &mut |_, _| {}).expect_err("it is alone");
        // It has posted, and does not leave.
        std::mem::forget(lost);
        let first = Ticket { number: 0, base: 0 };
        let survivors = |ticket| {
            let join = |(boards, comm): &(&'static NodeBoards, Comm)| {
                boards.join(comm, ticket).expect("a seat")
            };
            ranks[..2].iter().map(join).collect::<Vec<_>>()
        };
        let boards = survivors(first);
        node.mark_lost([2].into_iter());
        drop(boards);
        let again = ranks[0].0.claim(&ranks[0].1).expect("a board");
        assert!(again.number == first.number && again.base >= 1, "{again:?}");
        drop(survivors(again));
        for _ in 0..2000 {
            let ticket = ranks[0].0.claim_lane(&ranks[0].1, false).expect("a lane");
            let join =
                |(boards, comm): &(&'static NodeBoards, Comm)| boards.join_lane(comm, ticket);
            assert_eq!(ranks[..2].iter().filter_map(join).count(), 2);
        }
    }

    /// Whoever was not told of a board leaves it nevertheless, after the others or before.
    #[test]
    fn boards_that_a_member_was_not_told_of_are_lent_again() {
        for first in [true, false] {
            let net = SimNet::new(1, SimFaults::default());
            let ranks = ranks(&net);
            let claim = || ranks[0].0.claim(&ranks[0].1).expect("a board");
            let ticket = claim();
            let join = |(boards, comm): &(&'static NodeBoards, Comm)| {
                boards.join(comm, ticket).expect("a seat")
            };
            let told: Vec<_> = ranks[..2].iter().map(join).collect();
            let late = ranks[2].0.unannounced(&ranks[2].1).expect("they are on one node");
            let (now, last): (Box<dyn Any>, Box<dyn Any>) = match first {
                true => (Box::new(late), Box::new(told)),
                false => (Box::new(told), Box::new(late)),
            };
            drop(now);
            let (boards, comm) = &ranks[1];
            let other = boards.claim(comm).expect("another board");
            assert_ne!(other.number, ticket.number, "it is not free yet");
            drop(last);
            let again = claim();
            assert_eq!(again.number, ticket.number);
            for ticket in [other, again] {
                let seats = ranks.iter().map(|(boards, comm)| boards.join(comm, ticket));
                assert_eq!(seats.flatten().count(), 3, "they leave it");
            }
        }
        // Without a board there is nothing to leave.
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let late = ranks[2].0.unannounced(&ranks[2].1).expect("they are on one node");
        drop(late);
    }

    /// As with boards; a rank leaves only those lanes that it has not left, whoever has them now.
    #[test]
    fn lanes_that_a_member_was_not_told_of_are_lent_again() {
        let net = SimNet::new(1, SimFaults::default());
        let ranks = ranks(&net);
        let free = || {
            let node = ranks[0].0.place.node;
            let claim = || node.claim_lane(1, u64::MAX, false);
            let claimed: Vec<_> = std::iter::from_fn(claim).collect();
            claimed.iter().for_each(|&(number, base)| node.leave_lane(number, 1, 1, base));
            claimed.len()
        };
        let all = free();
        for first in [true, false] {
            let claim = |_| ranks[0].0.claim_lane(&ranks[0].1, false).expect("a lane");
            let tickets: Vec<_> = (0..9).map(claim).collect();
            let join = |(boards, comm): &(&'static NodeBoards, Comm), ticket: &Ticket| {
                boards.join_lane(comm, *ticket).expect("a seat")
            };
            let told: Vec<_> =
                ranks[..2].iter().flat_map(|r| tickets.iter().map(|t| join(r, t))).collect();
            // Of one of them rank 2 was told.
            let (boards, comm) = &ranks[2];
            drop(join(&ranks[2], &tickets[0]));
            let late = boards.unannounced(comm).expect("they are on one node");
            if first {
                drop(late);
                assert_eq!(free(), all - 9, "others have them");
                drop(told);
            } else {
                drop(told);
                assert_eq!(free(), all - 8, "rank 2 has left one");
                // It has the name of the same communicator, and nobody has left it.
                let other = ranks[0].0.place.node.claim_lane(1, 7, false).expect("a lane");
                drop(late);
                assert_eq!(free(), all - 1);
                ranks[0].0.place.node.leave_lane(other.0, 1, 1, other.1);
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
        last.exchange(0..3, &mut |_| {}, &mut |_, _| {}).expect_err("it is alone");
        let error = board.exchange(0..3, &mut |_| {}, &mut |_, _| {}).expect_err("rank 2 is lost");
        assert!(error.to_string().contains("rank 2 "), "{error}");
        assert!(boards.place.pml.liveness().why(1).is_none());
    }
}
