//! What an algorithm is: rounds of steps over numbered buffers, without memory, messages or time.
//!
//! An algorithm is a value that knows its place (size, rank), block lengths, root and input side,
//! and yields [`Step`]s. It holds O(log P) state. Executors in [`crate::exec`] give the steps a
//! meaning: blocking messages, an operation polled by progress, or a simulated machine.
//!
//! # Rules for algorithms
//!
//! 1. Between two [`Step::Wait`] at most [`WINDOW`] messages are posted, except to the O(log P)
//!    children of a tree node and to neighbours that the user listed. Messages posted since the
//!    last `Wait` may complete in any order; their memory is not touched before it.
//! 2. Messages from one rank to another are matched in the order in which both sides post them.
//! 3. Both sides of a message know its length, and it is the same. A message of no units is not
//!    sent, except with [`Part::Nothing`].
//! 4. Positions and lengths are in *units*: bytes of packed data in collectives that move data,
//!    elements in those that reduce.

use std::sync::Arc;

/// Most messages that a linear algorithm posts before it waits.
pub const WINDOW: u32 = 32;

/// The buffers of one call at one rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Buf {
    /// The user's send side. Never written.
    Send,
    /// The user's receive side; also the input when `MPI_IN_PLACE` was given.
    Recv,
    /// Scratch memory as [`Rounds::temps`] asks for it.
    Temp0,
    /// As `Temp0`.
    Temp1,
}

/// A piece of a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// No data: a message that only synchronises.
    Nothing,
    /// `len` units beginning at unit `at`.
    Range {
        /// Which buffer.
        buf: Buf,
        /// First unit.
        at: u64,
        /// Number of units.
        len: u64,
    },
    /// The block of one rank, as the user's count and displacement arrays place it in `Send` or
    /// `Recv`. In a scratch buffer: a piece from its start, as long as that block in `Recv`.
    Block {
        /// Which buffer.
        buf: Buf,
        /// Whose block.
        rank: u32,
    },
}

impl Part {
    /// A range.
    pub const fn range(buf: Buf, at: u64, len: u64) -> Part {
        Part::Range { buf, at, len }
    }

    /// A range, or [`Part::Nothing`] when it has no units: for messages that synchronise even then.
    pub const fn range_or_nothing(buf: Buf, at: u64, len: u64) -> Part {
        if len == 0 { Part::Nothing } else { Part::range(buf, at, len) }
    }
}

/// One step of a schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Posts a message.
    Send {
        /// Destination rank.
        to: u32,
        /// Data.
        what: Part,
    },
    /// Posts a receive.
    Recv {
        /// Source rank.
        from: u32,
        /// Destination memory.
        into: Part,
    },
    /// Copies locally, at once.
    Copy {
        /// Source.
        from: Part,
        /// Destination, of the same packed length.
        into: Part,
    },
    /// `inout[i] = left[i] op inout[i]`, at once.
    Reduce {
        /// Left operand.
        left: Part,
        /// Right operand and result.
        inout: Part,
    },
    /// All messages posted so far have completed before the next step.
    Wait,
}

/// Capacity of [`Round`].
const ROUND: usize = 8;

/// Up to eight steps that an algorithm yields at a time.
#[derive(Clone, Debug)]
pub struct Round {
    steps: [Step; ROUND],
    len: usize,
}

impl Round {
    const fn new() -> Round {
        Round { steps: [Step::Wait; ROUND], len: 0 }
    }

    fn push(&mut self, step: Step) {
        self.steps[self.len] = step;
        self.len += 1;
    }

    /// Adds any step.
    pub fn step(&mut self, step: Step) {
        self.push(step);
    }

    /// Adds a send.
    pub fn send(&mut self, to: u32, what: Part) {
        self.push(Step::Send { to, what });
    }

    /// Adds a receive.
    pub fn recv(&mut self, from: u32, into: Part) {
        self.push(Step::Recv { from, into });
    }

    /// Adds a copy.
    pub fn copy(&mut self, from: Part, into: Part) {
        self.push(Step::Copy { from, into });
    }

    /// Adds a reduction `inout = left op inout`.
    pub fn reduce(&mut self, left: Part, inout: Part) {
        self.push(Step::Reduce { left, inout });
    }

    /// Adds a wait for everything posted.
    pub fn wait(&mut self) {
        self.push(Step::Wait);
    }
}

/// An algorithm at one rank.
pub trait Rounds {
    /// Adds the next few steps (at most eight, possibly none) to `out`, which is empty. False when
    /// there were no more: then nothing was added.
    fn round(&mut self, out: &mut Round) -> bool;

    /// Scratch memory `[Temp0, Temp1]`.
    fn temps(&self) -> [Scratch; 2] {
        [Scratch::NONE; 2]
    }
}

/// What an algorithm asks for as a scratch buffer: slots of `len` units, in which slot `i` begins
/// at unit `i * len`.
///
/// Elements that are received or combined lie apart from each other only as far as the user's own
/// ones do. The columns of a matrix interleave: element `i` of one vector of them lies amid those
/// of the next vector, if that begins where an array of elements would go on. So vectors that hold
/// data at the same time lie in different slots, and a [`Part::Range`] lies in one slot. Where the
/// user's elements share bytes, as they may in a send buffer, those of a slot lie apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scratch {
    /// Number of slots.
    pub slots: u64,
    /// Units of each.
    pub len: u64,
}

impl Scratch {
    /// No memory.
    pub const NONE: Scratch = Scratch::one(0);

    /// One slot.
    pub const fn one(len: u64) -> Scratch {
        Scratch { slots: 1, len }
    }

    /// Units of all slots.
    pub const fn units(self) -> u64 {
        self.slots * self.len
    }
}

/// A running schedule: an algorithm and the steps it has yielded but nobody has taken.
#[derive(Clone, Debug)]
pub struct Schedule<A> {
    algorithm: A,
    round: Round,
    at: usize,
}

impl<A: Rounds> Schedule<A> {
    /// Starts an algorithm.
    pub fn new(algorithm: A) -> Schedule<A> {
        Schedule { algorithm, round: Round::new(), at: 0 }
    }

    /// The algorithm.
    pub fn algorithm(&self) -> &A {
        &self.algorithm
    }

    /// The next step, not taken.
    #[inline]
    pub fn peek(&mut self) -> Option<Step> {
        while self.at == self.round.len {
            self.at = 0;
            self.round.len = 0;
            if !self.algorithm.round(&mut self.round) {
                return None;
            }
        }
        Some(self.round.steps[self.at])
    }

    /// Takes the next step.
    #[inline]
    #[allow(clippy::should_implement_trait)] // `peek` needs the same lookahead; no adaptor is used.
    pub fn next(&mut self) -> Option<Step> {
        let step = self.peek()?;
        self.at += 1;
        Some(step)
    }
}

/// Size and rank, and arithmetic on the circle of ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Number of ranks; at least 1.
    pub size: u32,
    /// This rank.
    pub rank: u32,
}

impl Place {
    /// The rank `k` to the right (upwards, around the circle).
    pub fn right(self, k: u32) -> u32 {
        ((u64::from(self.rank) + u64::from(k)) % u64::from(self.size)) as u32
    }

    /// The rank `k` to the left; `k <= size`.
    pub fn left(self, k: u32) -> u32 {
        self.right(self.size - k)
    }

    /// Position on a circle that begins at `root`.
    pub fn relative(self, root: u32) -> u32 {
        if self.rank >= root { self.rank - root } else { self.rank + (self.size - root) }
    }

    /// The rank at a position of a circle that begins at `root`.
    pub fn absolute(self, relative: u32, root: u32) -> u32 {
        ((u64::from(relative) + u64::from(root)) % u64::from(self.size)) as u32
    }
}

/// Cuts `len` units into `parts` almost equal ranges and gives range `i` as (at, len).
pub fn cut(len: u64, parts: u32, i: u32) -> (u64, u64) {
    let (q, r) = (len / u64::from(parts), len % u64::from(parts));
    let i = u64::from(i);
    (i * q + i.min(r), q + u64::from(i < r))
}

/// Where the blocks of the ranks begin in the vector that is reduced, in units.
#[derive(Clone, Debug)]
pub enum Cuts {
    /// Equal blocks of this length.
    Even(u64),
    /// `len` units in as many almost equal blocks as there are ranks.
    Pieces {
        /// Units of all blocks.
        len: u64,
        /// Number of ranks.
        size: u32,
    },
    /// Element r is the begin of block r, the last element the total.
    Listed(Arc<[u64]>),
}

impl Cuts {
    /// Begin of the block of `rank`; for `rank == size` the total length.
    pub fn start(&self, rank: u32) -> u64 {
        match self {
            Cuts::Even(len) => u64::from(rank) * len,
            Cuts::Pieces { len, size } if rank < *size => cut(*len, *size, rank).0,
            Cuts::Pieces { len, .. } => *len,
            Cuts::Listed(starts) => starts[rank as usize],
        }
    }

    /// Begin and length of the blocks `first .. end`.
    pub fn span(&self, first: u32, end: u32) -> (u64, u64) {
        let at = self.start(first);
        (at, self.start(end) - at)
    }
}

/// Where blocks of ranks lie in a buffer of one rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Block `r` is `len` units at `r * len`.
    Even(u64),
    /// The user's arrays say ([`Part::Block`]).
    Listed,
}

impl Layout {
    /// The block of `rank`.
    pub fn part(self, buf: Buf, rank: u32) -> Part {
        match self {
            Layout::Even(len) => Part::range(buf, u64::from(rank) * len, len),
            Layout::Listed => Part::Block { buf, rank },
        }
    }

    /// A piece of `Temp0` as long as the block of `rank`.
    pub fn scratch(self, rank: u32) -> Part {
        match self {
            Layout::Even(len) => Part::range(Buf::Temp0, 0, len),
            Layout::Listed => Part::Block { buf: Buf::Temp0, rank },
        }
    }
}

/// The largest power of two that is at most `n`; `n >= 1`.
pub fn floor_pow2(n: u32) -> u32 {
    1 << (31 - n.leading_zeros())
}

/// How a number of ranks that is not a power of two is folded onto one that is: of the first
/// `2 * extra` ranks, each even one gives its part to the odd one behind it. Order is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fold {
    /// Power of two that takes part.
    pub core: u32,
    /// Pairs that are folded.
    pub extra: u32,
}

/// A rank's part in a [`Fold`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Gives its data to this rank first and gets the result from it at the end.
    Giver(u32),
    /// Takes part under this number, after taking the data of that rank.
    Taker(u32, u32),
    /// Takes part under this number.
    Plain(u32),
}

impl Fold {
    /// The fold of `size` ranks.
    pub fn new(size: u32) -> Fold {
        let core = floor_pow2(size);
        Fold { core, extra: size - core }
    }

    /// The role of a rank.
    pub fn role(self, rank: u32) -> Role {
        if rank >= 2 * self.extra {
            Role::Plain(rank - self.extra)
        } else if rank.is_multiple_of(2) {
            Role::Giver(rank + 1)
        } else {
            Role::Taker(rank / 2, rank - 1)
        }
    }

    /// The rank that takes part under `number`.
    pub fn rank(self, number: u32) -> u32 {
        if number < self.extra { 2 * number + 1 } else { number + self.extra }
    }

    /// The first rank whose data `number` stands for; also valid for `number == core`.
    pub fn first_rank(self, number: u32) -> u32 {
        if number < self.extra { 2 * number } else { number + self.extra }
    }
}
