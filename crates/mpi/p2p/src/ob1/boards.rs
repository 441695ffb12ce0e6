//! Boards of the node segment for collective operations, and the waiting at them.

use hawser_core::comm::Comm;
use hawser_core::contracts::board::{Board, Boards, Ticket};
use hawser_core::contracts::pml::Space;
use hawser_lockfree::board::{ROOM, Seat};
use hawser_transport::btl::rank_of;
use hawser_transport::node::{Awaited, BOARD_MEMBERS, WaitKind};
use hawser_transport::wait::{Next, Wait, Watch};

use super::pml::Ob1;

/// Looks at the board before a rank that has its CPU for itself looks after its messages.
const LOOKS: u32 = 64;
/// Such turns, or yields of a rank that shares its CPU, before it tells its page for whom it waits.
const TURNS: u32 = 32;
/// A rank that shares its CPU looks after its messages at each of so many of its turns: more memory
/// than the board's goes through its caches then.
const SERVE_STRIDE: u32 = 4;
/// Longest sleep, in microseconds, of a thread of several while another one attends.
const NAP_US: u64 = 1000;

/// A rank's access to a board.
struct Joined {
    ob1: &'static Ob1,
    seat: Seat,
    number: u32,
    /// The ranks' places in the node segment, and in the job.
    members: Box<[(u32, i32)]>,
    /// Context id of the communicator's point-to-point space.
    context: u64,
}

impl Boards for Ob1 {
    fn room(&self) -> usize {
        ROOM
    }

    fn most(&self) -> u32 {
        BOARD_MEMBERS
    }

    fn claim(&self, ranks: u32) -> Option<Ticket> {
        self.node.claim_board(ranks).map(|(number, base)| Ticket { number, base })
    }

    fn join(&'static self, comm: &Comm, ticket: Ticket) -> Option<Box<dyn Board>> {
        let member = |rank| {
            let proc = rank_of(comm.peer(rank));
            Some((self.modex.local_slot(proc)?, proc as i32))
        };
        let members = (0..comm.size()).map(member).collect::<Option<Box<[_]>>>()?;
        let seat = self.node.board_seat(ticket.number, comm.size(), comm.rank(), ticket.base)?;
        let (number, context) = (ticket.number, comm.context(Space::P2p));
        Some(Box::new(Joined { ob1: self, seat, number, members, context }))
    }
}

impl Board for Joined {
    fn exchange(&mut self, write: &mut dyn FnMut(&mut [u8]), read: &mut dyn FnMut(u32, &[u8])) {
        self.seat.post(|room| write(room));
        if !self.seat.arrived() {
            self.wait();
        }
        // The last one to post finds all posts, and whoever sleeps has marked itself before it
        // looked in vain: it is seen here by the last one at least.
        for &(slot, _) in &self.members {
            self.ob1.waiter.wake(slot);
        }
        for rank in (0..self.members.len()).rev() {
            self.seat.read(rank, |room| read(rank as u32, room));
        }
    }
}

impl Joined {
    /// Waits until all have posted, with progress for the process.
    #[inline(never)]
    fn wait(&mut self) {
        let ob1 = self.ob1;
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
            if turns == TURNS {
                told = true;
                self.tell();
            }
            let events = match !ob1.crowded || turns.is_multiple_of(SERVE_STRIDE) {
                true if wait.attends() => ob1.serve_all(),
                true => ob1.serve_once(),
                false => 0,
            };
            if ob1.poll_flights() || events != 0 {
                wait.productive();
                continue;
            }
            if ob1.crowded && !ob1.threaded {
                wait.expect_all(self.seat.awaited().map(|member| self.members[member].0));
            }
            if wait.idle() == Next::Sleep {
                told = true;
                self.tell();
                self.sleep(&mut wait);
            }
        }
    }

    fn sleep(&mut self, wait: &mut Wait<'_>) {
        if !self.ob1.threaded || wait.attend() {
            return self.ob1.sleep_unless(wait, &mut || self.seat.arrived(), &|| {});
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
        let Some(missing) = self.seat.missing() else { return };
        self.ob1.tell_page(&Awaited {
            kind: WaitKind::Collective,
            proc: self.members[missing].1,
            peer: missing as i32,
            tag: -1,
            comm: self.context,
        });
    }
}

impl Drop for Joined {
    fn drop(&mut self) {
        let members = self.members.len() as u32;
        self.ob1.node.leave_board(self.number, members, self.seat.number());
    }
}
