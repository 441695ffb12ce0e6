//! Reductions in real memory, of elements of types with all kinds of shapes: what the schedules do
//! with slots of scratch memory has to fit elements that lie amid each other.

use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

use super::world::{Memory, run_all};
use crate::algorithms::Algorithm;
use crate::arena::{Arena, Plan, Side};
use crate::exec::sim::{Machine, Order, Sim, World};
use crate::schedule::{Part, Schedule};

/// An element: the halves of a value, at these offsets.
#[derive(Clone, Copy, Debug)]
struct Shape {
    low: i64,
    high: i64,
    extent: i64,
}

impl Shape {
    /// Shapes for vectors of `len` elements; no two of the elements share a byte.
    fn all(len: u64) -> Vec<Shape> {
        let len = len.max(1) as i64;
        let shape = |low, high, extent| Shape { low, high, extent };
        vec![
            shape(0, 4, 8),
            // Gaps, in ascending and in descending order, and a begin below the address.
            shape(0, 12, 24),
            shape(12, 0, 24),
            shape(-20, -4, 24),
            shape(8, 16, -40),
            // Resized such that neighbours interleave.
            shape(0, 12, 8),
            shape(-12, 0, -8),
            // Columns, and columns in descending order.
            shape(0, 4 * len, 4),
            shape(-4 * len, 0, 4),
            shape(0, 4 * len, -4),
            // Resized upwards.
            shape(0, 4 * len, 8 * len),
        ]
    }

    /// Shapes of which elements of a vector share bytes, but none of so many neighbours.
    fn sharing(neighbours: u64) -> &'static [Shape] {
        const SHAPES: [Shape; 7] = [
            Shape { low: 0, high: 8, extent: 4 },
            Shape { low: 8, high: 0, extent: -4 },
            Shape { low: 0, high: 4, extent: 4 },
            Shape { low: -4, high: 0, extent: -4 },
            Shape { low: 0, high: 6, extent: 4 },
            Shape { low: 0, high: 4, extent: 1 },
            Shape { low: 4, high: 12, extent: 0 },
        ];
        match neighbours {
            0 | 1 => &SHAPES,
            2 => &SHAPES[..2],
            _ => &[],
        }
    }

    fn dtype(self) -> Datatype {
        let half = Datatype::scalar(Scalar::Uint32);
        let both = Datatype::hindexed_block(1, &[self.low, self.high], &half).expect("two halves");
        let dtype = Datatype::resized(0, self.extent, &both).expect("an extent");
        dtype.commit();
        dtype
    }
}

/// The memories of the ranks, where elements lie as programs have them.
struct Shaped {
    ranks: Vec<(Arena<'static>, TempBuf, TempBuf)>,
    op: fn(u64, u64) -> u64,
}

fn bytes(values: &[u64]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

fn values(bytes: &[u8]) -> Vec<u64> {
    let one = |chunk: &[u8]| u64::from_le_bytes(chunk.try_into().expect("eight bytes"));
    bytes.chunks_exact(8).map(one).collect()
}

impl World for Shaped {
    fn units(&self, rank: u32, part: Part) -> u64 {
        self.ranks[rank as usize].0.message(part).len() as u64 / 8
    }

    fn read(&self, rank: u32, part: Part) -> Vec<u64> {
        let message = self.ranks[rank as usize].0.message(part);
        let mut packed = vec![0; message.len()];
        message.drain(&mut packed);
        values(&packed)
    }

    fn write(&mut self, rank: u32, part: Part, data: &[u64]) {
        self.ranks[rank as usize].0.message(part).fill(&bytes(data));
    }

    fn reduce(&mut self, rank: u32, left: Part, inout: Part) {
        let arena = &self.ranks[rank as usize].0;
        if let (Some(left), Some(inout)) = (arena.elements(left), arena.elements(inout)) {
            let (lefts, rights) = (values(&left.pack_all()), values(&inout.pack_all()));
            let both = lefts.iter().zip(&rights).map(|(&l, &r)| (self.op)(l, r));
            inout.unpack_from(&bytes(&both.collect::<Vec<_>>()));
        }
    }
}

/// As [`run_all`], and once with elements of each shape.
pub(super) fn run_combining(
    what: &str,
    first_group: u32,
    memories: &[Memory],
    op: fn(u64, u64) -> u64,
    algorithm: impl Fn(u32) -> Algorithm,
    check: impl Fn(&[Memory]),
) {
    run_all(what, first_group, memories, op, &algorithm, &check);
    if memories.len() > 9 {
        return;
    }
    let longest = memories.iter().map(|m| m.send.len().max(m.recv.len())).max();
    for shape in Shape::all(longest.unwrap_or(0) as u64) {
        let (_, after) = run_shaped(what, first_group, memories, op, &algorithm, shape);
        check(&after);
    }
}

/// A reduce-scatter of elements that share bytes where they are sent, but not in the result:
/// `longest` is the longest block. `check` sees the memories before and after.
pub(super) fn run_sharing(
    what: &str,
    first_group: u32,
    (memories, longest): (&[Memory], u64),
    op: fn(u64, u64) -> u64,
    algorithm: impl Fn(u32) -> Algorithm,
    check: impl Fn(&[Memory], &[Memory]),
) {
    if memories.len() > 9 {
        return;
    }
    for &shape in Shape::sharing(longest) {
        let (before, after) = run_shaped(what, first_group, memories, op, &algorithm, shape);
        check(&before, &after);
    }
}

/// Runs one call on elements of this shape. Gives what was in memory before, which differs from
/// `memories` where elements share bytes, and what is there afterwards.
fn run_shaped(
    what: &str,
    first_group: u32,
    memories: &[Memory],
    op: fn(u64, u64) -> u64,
    algorithm: impl Fn(u32) -> Algorithm,
    shape: Shape,
) -> (Vec<Memory>, Vec<Memory>) {
    let dtype = shape.dtype();
    let room = |data: &[u64]| {
        let room = TempBuf::new(data.len() as u64, &dtype).expect("memory");
        room.typed().unpack_from(&bytes(data));
        room
    };
    let content = |room: &TempBuf| values(&room.typed().pack_all());
    let mut before = memories.to_vec();
    let mut ranks = Vec::new();
    let mut schedules = Vec::new();
    for (rank, memory) in before.iter_mut().enumerate() {
        let (send, recv) = (room(&memory.send), room(&memory.recv));
        (memory.send, memory.recv) = (content(&send), content(&recv));
        let side = |room: &TempBuf| Side::Flat(room.typed().clone());
        let sides = (side(&send), side(&recv));
        let mut plan = Plan::new(algorithm(rank as u32), sides, dtype.clone(), None);
        plan.begin().expect("memory");
        let Plan { algorithm, arena, .. } = plan;
        schedules.push(Schedule::new(algorithm));
        ranks.push((arena, send, recv));
    }
    let mut world = Shaped { ranks, op };
    let sim = Sim::new(Machine::CLUSTER, Order::Fair, first_group, schedules, &mut world);
    sim.run().unwrap_or_else(|fault| panic!("{what}, {shape:?}: {fault:?}"));
    let mut after = before.clone();
    for (memory, (_, send, recv)) in after.iter_mut().zip(&world.ranks) {
        assert_eq!(content(send), memory.send, "{what}, {shape:?}: input");
        memory.recv = content(recv);
    }
    (before, after)
}
