//! Simulated memory with data, and the harness.

use crate::algorithms::Algorithm;
use crate::exec::sim::{Fault, Machine, Order, Outcome, Sim, World};
use crate::schedule::{Buf, Part, Rounds, Schedule, Scratch, WINDOW};

/// Numbers of ranks: 1 to 40.
pub(super) const SIZES: std::ops::RangeInclusive<u32> = 1..=40;

/// Lengths: none, one, fewer and more than ranks.
pub(super) fn lengths(size: u32) -> &'static [u64] {
    if size <= 9 { &[0, 1, 3, 50] } else { &[3, 50] }
}

/// A root for every position that matters: all of them for few ranks.
pub(super) fn roots(size: u32) -> Vec<u32> {
    if size <= 9 { (0..size).collect() } else { vec![0, size / 2, size - 1] }
}

/// (begin, length) of each block.
pub(super) type Blocks = Vec<(u64, u64)>;

/// Memory of one rank.
#[derive(Clone, Default)]
pub(super) struct Memory {
    pub(super) send: Vec<u64>,
    pub(super) recv: Vec<u64>,
    pub(super) send_blocks: Blocks,
    pub(super) recv_blocks: Blocks,
    pub(super) temps: [Vec<u64>; 2],
    pub(super) scratch: Option<[Scratch; 2]>,
}

/// What memory holds that nobody has written.
pub(super) const BLANK: u64 = 0xdead_beef_dead_beef;

/// Composition of the affine maps x → a·x + b over 32 bits: associative, not commutative.
pub(super) fn compose(left: u64, right: u64) -> u64 {
    let (a1, b1) = ((left >> 32) as u32, left as u32);
    let (a2, b2) = ((right >> 32) as u32, right as u32);
    let a = a1.wrapping_mul(a2);
    let b = a1.wrapping_mul(b2).wrapping_add(b1);
    u64::from(a) << 32 | u64::from(b)
}

/// Sum: associative and commutative.
pub(super) fn sum(left: u64, right: u64) -> u64 {
    left.wrapping_add(right)
}

/// Element `i` of the data of `rank`; the factor is odd, so that nothing is lost.
pub(super) fn value(rank: u32, i: u64) -> u64 {
    let x = (u64::from(rank) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(i * 0x1234_5679);
    x | 1 << 32
}

pub(super) struct Memories {
    pub(super) ranks: Vec<Memory>,
    pub(super) op: fn(u64, u64) -> u64,
}

impl Memories {
    fn place(&self, rank: u32, part: Part) -> (Buf, std::ops::Range<usize>) {
        let m = &self.ranks[rank as usize];
        let (buf, at, len) = match part {
            Part::Nothing => (Buf::Temp0, 0, 0),
            Part::Range { buf, at, len } => {
                let scratch = match buf {
                    Buf::Send | Buf::Recv => None,
                    Buf::Temp0 => m.scratch.map(|s| s[0]),
                    Buf::Temp1 => m.scratch.map(|s| s[1]),
                };
                if let Some(slot) = scratch.map(|s| s.len).filter(|_| len > 0) {
                    assert!(at % slot + len <= slot, "{part:?} lies in several slots of {slot}");
                }
                (buf, at, len)
            }
            Part::Block { buf: Buf::Send, rank } => {
                let (at, len) = m.send_blocks[rank as usize];
                (Buf::Send, at, len)
            }
            Part::Block { buf: Buf::Recv, rank } => {
                let (at, len) = m.recv_blocks[rank as usize];
                (Buf::Recv, at, len)
            }
            Part::Block { buf, rank } => (buf, 0, m.recv_blocks[rank as usize].1),
        };
        (buf, at as usize..(at + len) as usize)
    }

    fn buffer(&mut self, rank: u32, buf: Buf) -> &mut Vec<u64> {
        let m = &mut self.ranks[rank as usize];
        match buf {
            Buf::Send => &mut m.send,
            Buf::Recv => &mut m.recv,
            Buf::Temp0 => &mut m.temps[0],
            Buf::Temp1 => &mut m.temps[1],
        }
    }
}

impl World for Memories {
    fn units(&self, rank: u32, part: Part) -> u64 {
        self.place(rank, part).1.len() as u64
    }

    fn read(&self, rank: u32, part: Part) -> Vec<u64> {
        let (buf, range) = self.place(rank, part);
        if range.is_empty() {
            return Vec::new();
        }
        let m = &self.ranks[rank as usize];
        match buf {
            Buf::Send => m.send[range].to_vec(),
            Buf::Recv => m.recv[range].to_vec(),
            Buf::Temp0 => m.temps[0][range].to_vec(),
            Buf::Temp1 => m.temps[1][range].to_vec(),
        }
    }

    fn write(&mut self, rank: u32, part: Part, data: &[u64]) {
        let (buf, range) = self.place(rank, part);
        if !range.is_empty() {
            self.buffer(rank, buf)[range].copy_from_slice(data);
        }
    }

    fn reduce(&mut self, rank: u32, left: Part, inout: Part) {
        let lefts = self.read(rank, left);
        let rights = self.read(rank, inout);
        let op = self.op;
        let both: Vec<u64> = lefts.iter().zip(&rights).map(|(&l, &r)| op(l, r)).collect();
        self.write(rank, inout, &both);
    }
}

/// Runs one call under every combination of message protocol and event order; `check` sees the
/// memories afterwards.
pub(super) fn run_all(
    what: &str,
    first_group: u32,
    memories: &[Memory],
    op: fn(u64, u64) -> u64,
    algorithm: impl Fn(u32) -> Algorithm,
    check: impl Fn(&[Memory]),
) {
    for rendezvous in [0, u64::MAX] {
        for order in [Order::Fair, Order::Greedy] {
            let machine = Machine { rendezvous, ..Machine::CLUSTER };
            let mut ranks = memories.to_vec();
            let mut schedules = Vec::new();
            for (rank, memory) in ranks.iter_mut().enumerate() {
                let algorithm = algorithm(rank as u32);
                memory.scratch = Some(algorithm.temps());
                memory.temps = algorithm.temps().map(|n| vec![BLANK; n.units() as usize]);
                schedules.push(Schedule::new(algorithm));
            }
            let mut world = Memories { ranks, op };
            let sim = Sim::new(machine, order, first_group, schedules, &mut world);
            match sim.run() {
                Ok(outcome) => assert!(outcome.posted_max <= WINDOW + 1, "{what}: {outcome:?}"),
                Err(fault) => panic!("{what}: {fault:?} ({order:?}, rendezvous {rendezvous})"),
            }
            for (before, after) in memories.iter().zip(&world.ranks) {
                assert_eq!(before.send, after.send, "{what}: input changed");
            }
            check(&world.ranks);
        }
    }
}

/// The time of schedules without data.
pub(super) fn time(
    machine: Machine,
    size: u32,
    algorithm: impl Fn(u32) -> Algorithm,
) -> Result<Outcome, Fault> {
    let schedules = (0..size).map(|r| Schedule::new(algorithm(r))).collect();
    Sim::new(machine, Order::Fair, 0, schedules, &mut crate::exec::sim::Lengths).run()
}
