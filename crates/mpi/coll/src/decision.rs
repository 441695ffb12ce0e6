//! Which algorithm: a cost model and one table.
//!
//! Each row names an algorithm, when it may be used, and its cost as a function of the number of
//! ranks and bytes. The cheapest row that may be used wins; a parameter can name one instead.
//! Everything a decision depends on is the same on all ranks of a communicator, so that all choose
//! the same.

use hawser_core::contracts::coll::CollOp;

use crate::algorithms::alltoall::bruck::RADIX as DIGITS;
use crate::algorithms::bcast::knomial::RADIX;

pub use crate::model::{Link, Model, Models};

/// The question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Case {
    /// Number of ranks; at least 2.
    pub size: u32,
    /// Bytes: the whole vector in broadcast and reductions, a block in gather, scatter, allgather
    /// and alltoall.
    pub bytes: u64,
    /// The operation commutes. True where there is none.
    pub commutative: bool,
    /// What lies between the ranks.
    pub link: Link,
    /// CPUs, at least 1, that the ranks of a crowded node share.
    pub cpus: u32,
    /// What messages cost there.
    pub model: Model,
}

impl Case {
    fn p(&self) -> f64 {
        f64::from(self.size)
    }
    fn n(&self) -> f64 {
        self.bytes as f64
    }
    fn log(&self) -> f64 {
        f64::from(self.size.next_power_of_two().trailing_zeros())
    }
    /// Levels of a tree, and digits of a rank, to a base.
    fn levels_of(&self, radix: u32) -> f64 {
        (f64::from(self.size).log2() / f64::from(radix).log2()).ceil()
    }
    fn pow2(&self) -> bool {
        self.size.is_power_of_two()
    }
    /// 1 when ranks have to be folded onto a power of two.
    fn fold(&self) -> f64 {
        if self.pow2() { 0.0 } else { 1.0 }
    }
    /// Ranks that share a CPU.
    fn share(&self) -> f64 {
        let crowded = self.link == Link::Crowded;
        if crowded { (self.p() / f64::from(self.cpus.max(1))).max(1.0) } else { 1.0 }
    }
    /// Time for what every rank does, one after the other where they share a CPU.
    fn all(&self, each: f64) -> f64 {
        self.share() * each
    }
    /// Waits in a tree of so many levels: where ranks share a CPU, all have their turn at the last
    /// level, and one more at each level above.
    fn turns(&self, levels: f64) -> f64 {
        levels + self.share() - 1.0
    }
    /// Waits in a binomial tree.
    fn tree(&self) -> f64 {
        self.turns(self.log())
    }
    /// Messages of `n` bytes along a k-nomial tree, each with so much work at its receiver. Where
    /// ranks share CPUs, all CPUs work, and a node is done with its own half of each message.
    fn knomial(&self, m: &Model, n: f64, work: f64) -> f64 {
        let levels = self.levels_of(RADIX);
        let children = levels * f64::from(RADIX - 1);
        match self.link {
            Link::Crowded => {
                let all = (self.p() - 1.0) / f64::from(self.cpus.max(1)).min(self.p());
                let everybody = all * (m.overhead + n * m.beta + work);
                let top = children * (m.overhead + n * m.beta / 2.0 + work);
                self.turns(levels) * m.alpha + everybody.max(top)
            }
            _ => levels * m.alpha + children * (m.overhead + n * m.beta + work),
        }
    }
    /// A broadcast in segments where ranks share CPUs, with so many messages of each rank and
    /// segment: who has its turn takes several segments that lie there, and passes them on before
    /// they leave its caches, at half the cost of a byte.
    fn streamed(&self, m: &Model, depth: f64, segments: f64, messages: f64) -> f64 {
        let near = if segments > 1.0 { 0.5 } else { 1.0 };
        (self.turns(depth) + segments / 8.0) * m.alpha
            + self.all(segments * messages * m.overhead + self.n() * m.beta * near)
    }
    /// Waits in a ring of so many rounds: messages pile up before a rank that has no CPU, and it
    /// then goes several rounds at once.
    fn ring(&self, rounds: f64) -> f64 {
        if self.link == Link::Crowded { rounds / 1.5 } else { rounds }
    }
    /// Waits of everybody for one rank that works: where it shares its CPU, the others look in vain
    /// meanwhile.
    fn hub(&self) -> f64 {
        if self.link == Link::Crowded { 2.0 } else { 1.0 }
    }
    /// Time of a byte that is combined while the next ones arrive, if there is a CPU to do both.
    fn overlapped(&self, m: &Model) -> f64 {
        if self.link == Link::Crowded { m.beta + m.gamma } else { m.beta.max(m.gamma) }
    }
    /// Blocks that go through the root's end of a tree; or, where ranks share CPUs, half of them at
    /// each of its levels, through all CPUs.
    fn levels(&self) -> f64 {
        match self.link {
            Link::Crowded => self.all(self.log() / 2.0).max((self.p() - 1.0) / 2.0),
            _ => self.p() - 1.0,
        }
    }
    /// One rank has a message of `n` bytes with each other. Where ranks share CPUs, sides of a
    /// message do not work at the same time: it does a half for all, each of the others one.
    fn star(&self, m: &Model, n: f64) -> f64 {
        let others = self.p() - 1.0;
        match self.link {
            Link::Crowded => others * (m.overhead + n * m.beta / 2.0) + self.all(n * m.beta / 2.0),
            _ => others * (m.overhead + n * m.beta),
        }
    }
    /// Factor for data of which so many bytes per rank are under way: on a crowded node they wait
    /// until the receiver has its turn, and what is more than half a megabyte leaves the CPU's own
    /// caches meanwhile, later the shared one.
    fn cold(&self, under_way: f64) -> f64 {
        let most = f64::from(512 << 10);
        let cold = self.link == Link::Crowded && under_way > most;
        if cold { 1.0 + 0.1 * (under_way / most).log2() } else { 1.0 }
    }
}

/// The algorithms that decisions name. In place and v-forms take what serves them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Kind {
    BarrierDissemination,
    BarrierFan,
    BcastLinear,
    BcastKnomial,
    BcastBinomial,
    BcastChain,
    BcastScatterRing,
    BcastTwoTree,
    BcastCirculant,
    BcastBine,
    GatherLinear,
    GatherBinomial,
    GatherKnomial,
    GatherBine,
    ScatterLinear,
    ScatterBinomial,
    ScatterKnomial,
    ScatterBine,
    AllgatherRecursiveDoubling,
    AllgatherBruck,
    AllgatherRing,
    AllgatherDirect,
    AllgatherFan,
    AllgatherCirculant,
    AlltoallBruck,
    AlltoallRadixBruck,
    AlltoallPairwise,
    ReduceFlat,
    ReduceBinomial,
    ReduceKnomial,
    ReduceHalvingGather,
    ReduceTwoTree,
    ReduceBine,
    AllreduceFan,
    AllreduceRecursiveDoubling,
    AllreduceHalvingDoubling,
    AllreduceRing,
    AllreduceSegmentedRing,
    AllreduceCirculant,
    AllreduceBine,
    ReduceScatterHalving,
    ReduceScatterPairwise,
    ReduceScatterWhole,
    ReduceScatterSegmentedRing,
    ReduceScatterCirculant,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The algorithm.
    pub kind: Kind,
    /// Operation that it serves.
    pub op: CollOp,
    /// Name within the operation, as users type it.
    pub name: &'static str,
    /// Why it cannot be used in a case; `None` when it can.
    pub unfit: fn(&Case) -> Option<&'static str>,
    /// Cost in nanoseconds.
    pub cost: fn(&Case, &Model) -> f64,
}

fn fits(_: &Case) -> Option<&'static str> {
    None
}

fn few_ranks(c: &Case) -> Option<&'static str> {
    (c.size > 64).then_some("for at most 64 ranks")
}

fn short_and_few(c: &Case) -> Option<&'static str> {
    let long = u64::from(c.size) * c.bytes > 64 << 10;
    long.then_some("for at most 64 KiB over all ranks").or(few_ranks(c))
}

fn power_of_two(c: &Case) -> Option<&'static str> {
    (!c.pow2()).then_some("for powers of two")
}

fn pow2_commuting(c: &Case) -> Option<&'static str> {
    power_of_two(c).or(commuting(c))
}

fn commuting(c: &Case) -> Option<&'static str> {
    (!c.commutative).then_some("for operations that commute")
}

macro_rules! table {
    ($($kind:ident $op:ident $name:literal $unfit:ident |$c:ident, $m:ident| $cost:expr;)+) => {
        /// The table. Ties go to the row that stands first.
        pub static TABLE: &[Row] = &[$(Row {
            kind: Kind::$kind,
            op: CollOp::$op,
            name: $name,
            unfit: $unfit,
            cost: |$c, $m| $cost,
        }),+];
    };
}

table! {
    BarrierDissemination Barrier "dissemination" fits |c, m|
        c.all(c.log() * (m.alpha + 2.0 * m.overhead));
    BarrierFan Barrier "fan" few_ranks |c, m|
        2.0 * c.all(m.alpha) + 2.0 * (c.p() - 1.0) * m.overhead;

    BcastBinomial Bcast "binomial" fits |c, m|
        c.tree() * (m.alpha + m.overhead + c.n() * m.beta);
    BcastKnomial Bcast "knomial" fits |c, m|
        c.knomial(m, c.n(), 0.0);
    BcastLinear Bcast "linear" few_ranks |c, m|
        c.all(m.alpha) + c.star(m, c.n()) + (c.hub() - 1.0) * (c.p() - 1.0) * m.overhead;
    BcastChain Bcast "chain" few_ranks |c, m| {
        let segments = (c.n() / segment(c.bytes) as f64).ceil().max(1.0);
        match c.link {
            Link::Crowded => c.streamed(m, c.p() - 1.0, segments, 2.0),
            _ => {
                (c.p() - 2.0 + segments) * (m.alpha + m.overhead + c.n() / segments * m.beta)
                    + segments * m.overhead
            }
        }
    };
    BcastScatterRing Bcast "scatter_ring" fits |c, m|
        c.all((c.log() + c.p() - 1.0) * (m.alpha + m.overhead)
            + 2.0 * (c.p() - 1.0) / c.p() * c.n() * m.beta);

    BcastTwoTree Bcast "two_tree" fits |c, m| {
        let segments = (c.n() / 2.0 / segment(c.bytes) as f64).ceil().max(1.0);
        let steps = c.log() + segments;
        match c.link {
            Link::Crowded => c.streamed(m, c.log(), segments, 4.0),
            _ => steps * (m.alpha + 4.0 * m.overhead + c.n() / segments * m.beta),
        }
    };

    BcastCirculant Bcast "circulant" fits |c, m| {
        let segments = (c.n() / segment(c.bytes) as f64).ceil().max(1.0);
        let steps = c.log() + segments - 1.0;
        match c.link {
            Link::Crowded => c.streamed(m, c.log(), segments, 2.0),
            _ => steps * (m.alpha + 2.0 * m.overhead + c.n() / segments * m.beta),
        }
    };
    // The model knows no distances: what Bine trees save there is not in their cost.
    BcastBine Bcast "bine" power_of_two |c, m|
        c.tree() * (m.alpha + m.overhead + c.n() * m.beta);

    GatherBinomial Gather "binomial" fits |c, m|
        c.tree() * (m.alpha + m.overhead) + c.levels() * c.n() * (m.beta + m.copy);
    GatherLinear Gather "linear" fits |c, m|
        c.all(m.alpha) + c.star(m, c.n());

    GatherKnomial Gather "knomial" fits |c, m|
        c.turns(c.levels_of(RADIX)) * (m.alpha + f64::from(RADIX - 1) * m.overhead)
            + c.levels() * c.n() * (m.beta + m.copy);
    GatherBine Gather "bine" power_of_two |c, m|
        c.tree() * (m.alpha + m.overhead)
            + c.levels() * c.n() * (m.beta + m.copy) + c.p() * c.n() * m.copy;

    ScatterBinomial Scatter "binomial" fits |c, m|
        c.tree() * (m.alpha + m.overhead) + c.levels() * c.n() * (m.beta + m.copy);
    ScatterLinear Scatter "linear" fits |c, m|
        c.all(m.alpha) + c.star(m, c.n());

    ScatterKnomial Scatter "knomial" fits |c, m|
        c.turns(c.levels_of(RADIX)) * (m.alpha + f64::from(RADIX - 1) * m.overhead)
            + c.levels() * c.n() * (m.beta + m.copy);
    ScatterBine Scatter "bine" power_of_two |c, m|
        c.tree() * (m.alpha + m.overhead)
            + c.levels() * c.n() * (m.beta + m.copy) + c.p() * c.n() * m.copy;

    AllgatherRecursiveDoubling Allgather "recursive_doubling" power_of_two |c, m|
        c.all(c.log() * (m.alpha + 2.0 * m.overhead)
            + (c.p() - 1.0) * c.n() * m.beta * c.cold(c.p() / 2.0 * c.n()));
    AllgatherBruck Allgather "bruck" fits |c, m|
        c.all(c.log() * (m.alpha + 2.0 * m.overhead)
            + (c.p() - 1.0) * c.n() * m.beta * c.cold(c.p() / 2.0 * c.n())
            + 2.0 * c.p() * c.n() * m.copy);
    AllgatherRing Allgather "ring" fits |c, m|
        c.all(c.ring(c.p() - 1.0) * m.alpha
            + (c.p() - 1.0) * (2.0 * m.overhead + c.n() * m.beta * c.cold(c.n())));
    AllgatherDirect Allgather "direct" few_ranks |c, m|
        c.all(m.alpha + (c.p() - 1.0) * (2.0 * m.overhead
            + c.n() * m.beta * c.cold((c.p() - 1.0) * c.n())));
    AllgatherFan Allgather "fan" short_and_few |c, m|
        2.0 * c.hub() * c.all(m.alpha) + c.star(m, c.n()) + c.star(m, c.p() * c.n());

    AllgatherCirculant Allgather "circulant" fits |c, m|
        c.all(c.log() * (m.alpha + 4.0 * m.overhead)
            + (c.p() - 1.0) * c.n() * m.beta * c.cold(c.p() / 2.0 * c.n()));

    AlltoallBruck Alltoall "bruck" fits |c, m|
        c.all(c.log() * (m.alpha + 2.0 * m.overhead)
            + c.log() * c.p() / 2.0 * c.n() * (m.beta * c.cold(c.p() / 2.0 * c.n()) + 2.0 * m.copy)
            + c.p() * (20.0 + c.n() * m.copy));
    AlltoallRadixBruck Alltoall "radix_bruck" fits |c, m| {
        let digit = f64::from(DIGITS);
        let moved = (digit - 1.0) / digit * c.p() * c.n();
        c.all(c.levels_of(DIGITS) * (m.alpha + 2.0 * (digit - 1.0) * m.overhead
                + moved * (m.beta * c.cold(moved) + 2.0 * m.copy))
            + c.p() * (20.0 + c.n() * m.copy))
    };
    AlltoallPairwise Alltoall "pairwise" fits |c, m|
        c.all(((c.p() - 1.0) / f64::from(window(c.bytes, c.link))).ceil() * m.alpha
            + (c.p() - 1.0) * (2.0 * m.overhead + c.n() * m.beta));

    ReduceBinomial Reduce "binomial" fits |c, m|
        c.tree() * (m.alpha + m.overhead + c.n() * (m.beta + m.gamma));
    ReduceFlat Reduce "flat" short_and_few |c, m|
        c.all(m.alpha) + c.star(m, c.n()) + (c.p() - 1.0) * c.n() * m.gamma;
    ReduceKnomial Reduce "knomial" fits |c, m|
        c.knomial(m, c.n(), c.n() * m.gamma);
    ReduceHalvingGather Reduce "halving_gather" fits |c, m|
        c.all(2.0 * c.log() * (m.alpha + 2.0 * m.overhead) + c.n() * (2.0 * m.beta + m.gamma)
            + c.fold() * (m.alpha + m.overhead + c.n() * (m.beta + m.gamma)));

    ReduceTwoTree Reduce "two_tree" commuting |c, m| {
        let segments = (c.n() / 2.0 / segment(c.bytes) as f64).ceil().max(1.0);
        let steps = c.log() + segments;
        match c.link {
            Link::Crowded => {
                c.all(steps * (m.alpha + 4.0 * m.overhead) + c.n() * (m.beta + m.gamma))
            }
            _ => {
                steps * (m.alpha + 4.0 * m.overhead + c.n() / segments * (m.beta + m.gamma))
            }
        }
    };
    ReduceBine Reduce "bine" pow2_commuting |c, m|
        c.tree() * (m.alpha + m.overhead + c.n() * (m.beta + m.gamma));

    AllreduceRecursiveDoubling Allreduce "recursive_doubling" fits |c, m|
        c.all((c.log() + 2.0 * c.fold()) * (m.alpha + 2.0 * m.overhead)
            + c.log() * c.n() * (m.beta + m.gamma) + c.fold() * 2.0 * c.n() * m.beta);
    AllreduceFan Allreduce "fan" short_and_few |c, m|
        2.0 * c.all(m.alpha) + 2.0 * c.star(m, c.n()) + (c.p() - 1.0) * c.n() * m.gamma;
    AllreduceHalvingDoubling Allreduce "halving_doubling" fits |c, m|
        c.all((2.0 * c.log() + 2.0 * c.fold()) * (m.alpha + 2.0 * m.overhead)
            + c.n() * (2.0 * m.beta + m.gamma) * (c.p() - 1.0) / c.p()
            + c.fold() * c.n() * (2.0 * m.beta + m.gamma));
    AllreduceRing Allreduce "ring" commuting |c, m|
        c.all(c.ring(2.0 * (c.p() - 1.0)) * m.alpha + 4.0 * (c.p() - 1.0) * m.overhead
            + c.n() * (2.0 * m.beta + m.gamma) * (c.p() - 1.0) / c.p());

    AllreduceSegmentedRing Allreduce "segmented_ring" commuting |c, m| {
        let segments = f64::from(ring_segments(c.bytes, c.size));
        let overlapped = c.overlapped(m);
        c.all(c.ring((c.p() - 1.0) * (segments + 1.0)) * m.alpha
            + (c.p() - 1.0) * (segments + 1.0) * 2.0 * m.overhead
            + c.n() * (m.beta + overlapped) * (c.p() - 1.0) / c.p())
    };
    AllreduceCirculant Allreduce "circulant" commuting |c, m|
        c.all(2.0 * c.log() * (m.alpha + 4.0 * m.overhead) + c.n() * m.copy
            + c.n() * (2.0 * m.beta + m.gamma) * (c.p() - 1.0) / c.p());
    AllreduceBine Allreduce "bine" pow2_commuting |c, m|
        c.all(c.log() * (m.alpha + 2.0 * m.overhead) + c.log() * c.n() * (m.beta + m.gamma));

    ReduceScatterHalving ReduceScatter "halving" commuting |c, m|
        c.all((c.log() + 2.0 * c.fold()) * (m.alpha + 2.0 * m.overhead)
            + (1.0 + c.fold()) * c.n() * (m.beta * c.cold(c.n() / 2.0) + m.gamma));
    ReduceScatterPairwise ReduceScatter "pairwise" commuting |c, m| {
        let block = c.bytes / u64::from(c.size);
        c.all(((c.p() - 1.0) / f64::from(reduce_window(block, c.link))).ceil() * m.alpha
            + (c.p() - 1.0) * 2.0 * m.overhead
            + (c.p() - 1.0) / c.p() * c.n() * (m.beta + m.gamma))
    };
    ReduceScatterWhole ReduceScatter "whole" fits |c, m|
        c.all((c.log() + 2.0 * c.fold()) * (m.alpha + 2.0 * m.overhead)
            + (c.log() + c.fold()) * c.n() * (m.beta + m.gamma) + c.n() * m.copy);
    ReduceScatterSegmentedRing ReduceScatter "segmented_ring" commuting |c, m| {
        let segments = f64::from(ring_segments(c.bytes, c.size));
        let overlapped = c.overlapped(m);
        c.all(c.ring((c.p() - 1.0) * segments) * m.alpha
            + (c.p() - 1.0) * segments * 2.0 * m.overhead
            + c.n() * overlapped * (c.p() - 1.0) / c.p())
    };
    ReduceScatterCirculant ReduceScatter "circulant" commuting |c, m|
        c.all(c.log() * (m.alpha + 4.0 * m.overhead) + c.n() * 1.5 * m.copy
            + c.n() * (m.beta * c.cold(c.n() / 2.0) + m.gamma) * (c.p() - 1.0) / c.p());
}

/// Segments, at least 2, of the piece of a rank around a ring, where all pieces are `bytes`.
pub fn ring_segments(bytes: u64, size: u32) -> u32 {
    let piece = bytes / u64::from(size.max(1));
    piece.div_ceil(segment(piece)).clamp(2, 1 << 16) as u32
}

/// Bytes of a segment of trees and chains.
pub fn segment(bytes: u64) -> u64 {
    if bytes > 4 << 20 { 128 << 10 } else { 32 << 10 }
}

/// Bytes that a rank of a crowded node has under way with several others, so that few schedulings
/// move all and slots that are written stay in the caches until they are read.
const UNDER_WAY: u64 = 256 << 10;

/// Rounds that the pairwise alltoall has under way, for blocks of this length.
pub fn window(bytes: u64, link: Link) -> u32 {
    match link {
        Link::Crowded => UNDER_WAY.checked_div(bytes).map_or(16, |n| n.clamp(4, 16) as u32),
        _ if bytes <= 32 << 10 => 16,
        _ => 2,
    }
}

/// Rounds that the pairwise reduce-scatter has under way, for blocks of this length.
pub fn reduce_window(bytes: u64, link: Link) -> u32 {
    match link {
        Link::Crowded => UNDER_WAY.checked_div(bytes).map_or(16, |n| n.clamp(1, 16) as u32),
        _ => 1,
    }
}

/// The operation whose rows serve `op`.
pub fn family(op: CollOp) -> CollOp {
    match op {
        CollOp::ReduceScatterBlock => CollOp::ReduceScatter,
        CollOp::Allgatherv => CollOp::Allgather,
        other => other,
    }
}

/// An answer.
#[derive(Clone, Copy, Debug)]
pub struct Decision {
    /// The row.
    pub row: &'static Row,
    /// A parameter asked for it.
    pub asked: bool,
    /// Estimated time in nanoseconds.
    pub cost: f64,
}

/// Decides. `wanted` is the name that a parameter gives, or empty. `None` when the table has no
/// rows for the operation: there is one algorithm only.
pub fn decide(op: CollOp, case: &Case, wanted: &str) -> Option<Decision> {
    let model = case.model;
    let mut best: Option<Decision> = None;
    for row in TABLE.iter().filter(|r| r.op == family(op)) {
        if (row.unfit)(case).is_some() {
            continue;
        }
        let cost = (row.cost)(case, &model);
        if row.name == wanted {
            return Some(Decision { row, asked: true, cost });
        }
        if best.is_none_or(|b| cost < b.cost) {
            best = Some(Decision { row, asked: false, cost });
        }
    }
    best
}

/// The reason of a decision, one line per candidate, for people.
pub fn explain(op: CollOp, case: &Case, wanted: &str) -> Vec<String> {
    let model = case.model;
    let Some(chosen) = decide(op, case, wanted) else {
        return vec![format!("{op:?}: one algorithm only")];
    };
    let why = if chosen.asked { "asked for" } else { "lowest estimate" };
    let mut lines = vec![format!(
        "{op:?}, {} ranks, {} bytes, {}: {} ({why}, {:.1} us)",
        case.size,
        case.bytes,
        case.link.name(),
        chosen.row.name,
        chosen.cost / 1000.0
    )];
    for row in TABLE.iter().filter(|r| r.op == family(op)) {
        lines.push(match (row.unfit)(case) {
            Some(why) => format!("  {}: not used, {why}", row.name),
            None => format!("  {}: {:.1} us", row.name, (row.cost)(case, &model) / 1000.0),
        });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pick(op: CollOp, size: u32, bytes: u64, link: Link) -> &'static str {
        let model = Models::BUILT_IN.of(link);
        let case = Case { size, bytes, commutative: true, link, cpus: 2, model };
        decide(op, &case, "").map_or("", |d| d.row.name)
    }

    #[test]
    fn short_is_logarithmic_and_long_saves_bandwidth() {
        assert_eq!(pick(CollOp::Allreduce, 64, 8, Link::Network), "recursive_doubling");
        assert_eq!(pick(CollOp::Allreduce, 64, 64 << 20, Link::Network), "halving_doubling");
        assert_eq!(pick(CollOp::Allreduce, 3, 64 << 20, Link::Node), "segmented_ring");
        assert_eq!(pick(CollOp::Barrier, 1000, 0, Link::Network), "dissemination");
        assert_eq!(pick(CollOp::Allgather, 16, 1 << 20, Link::Node), "recursive_doubling");
        assert_eq!(pick(CollOp::Alltoall, 1000, 8, Link::Network), "radix_bruck");
        assert_eq!(pick(CollOp::Alltoall, 100, 1 << 16, Link::Network), "pairwise");
        assert_eq!(pick(CollOp::Bcast, 49_152, 8, Link::Network), "knomial");
        assert_eq!(pick(CollOp::Bcast, 64, 64 << 20, Link::Network), "two_tree");
        assert_eq!(pick(CollOp::Reduce, 49_152, 8, Link::Network), "knomial");
    }

    #[test]
    fn crowded_nodes_get_few_schedulings() {
        for op in [CollOp::Barrier, CollOp::Allreduce] {
            assert_eq!(pick(op, 16, 8, Link::Crowded), "fan", "{op:?}");
        }
        assert_eq!(pick(CollOp::Allgather, 16, 8, Link::Crowded), "direct");
        assert_eq!(pick(CollOp::Bcast, 16, 8, Link::Crowded), "knomial");
    }

    /// Where ranks share CPUs every copy costs time, whoever makes it: long data goes the way on
    /// which all ranks together move least.
    #[test]
    fn crowded_nodes_move_long_data_once() {
        for bytes in [16 << 10, 64 << 10, 1 << 20] {
            assert_eq!(pick(CollOp::Alltoall, 16, bytes, Link::Crowded), "pairwise", "{bytes}");
            assert_eq!(pick(CollOp::Alltoall, 4, bytes, Link::Crowded), "pairwise", "{bytes}");
            assert_ne!(pick(CollOp::Allgather, 16, bytes, Link::Crowded), "bruck", "{bytes}");
            assert_ne!(pick(CollOp::Allgather, 16, bytes, Link::Crowded), "fan", "{bytes}");
            assert_eq!(pick(CollOp::Scatter, 16, bytes, Link::Crowded), "linear", "{bytes}");
            assert_eq!(pick(CollOp::Gather, 16, bytes, Link::Crowded), "linear", "{bytes}");
        }
        assert_eq!(pick(CollOp::Bcast, 16, 1 << 20, Link::Crowded), "two_tree");
        assert_eq!(pick(CollOp::Allgather, 16, 1 << 20, Link::Crowded), "ring");
        assert_eq!(pick(CollOp::ReduceScatterBlock, 16, 4 << 20, Link::Crowded), "pairwise");
        assert_eq!(pick(CollOp::Allreduce, 16, 1 << 20, Link::Crowded), "halving_doubling");
    }

    /// Where messages cost little, many of them may be sent.
    #[test]
    fn the_model_decides() {
        let pick = |alpha| {
            let (link, size, bytes) = (Link::Network, 64, 1 << 20);
            let model = Model { alpha, ..Models::BUILT_IN.of(link) };
            let case = Case { size, bytes, commutative: true, link, cpus: 2, model };
            decide(CollOp::Allreduce, &case, "").map_or("", |d| d.row.name)
        };
        assert_ne!(pick(10.0), pick(1e7));
        assert_eq!(pick(1e7), "recursive_doubling");
    }

    #[test]
    fn every_case_has_an_answer_that_fits() {
        for op in CollOp::ALL {
            for link in [Link::Node, Link::Crowded, Link::Network] {
                for size in [2, 3, 7, 8, 64, 65, 49_152] {
                    for bytes in [0, 1, 4096, 1 << 30] {
                        for commutative in [false, true] {
                            let (cpus, model) = (2, Models::BUILT_IN.of(link));
                            let case = Case { size, bytes, commutative, link, cpus, model };
                            let rows = TABLE.iter().any(|r| r.op == family(op));
                            let decision = decide(op, &case, "ring");
                            assert_eq!(decision.is_some(), rows, "{op:?} {case:?}");
                            if let Some(d) = decision {
                                assert!((d.row.unfit)(&case).is_none() && d.cost.is_finite());
                            }
                            assert!(!explain(op, &case, "").is_empty());
                        }
                    }
                }
            }
        }
    }
}
