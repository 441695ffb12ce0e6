//! The table of decisions: each algorithm, when it may be used, and what it costs.

use hawser_core::contracts::coll::CollOp;

use super::case::Case;
use super::{reduce_window, ring_segments, segment, window};
use crate::model::{Link, Model};

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

impl Row {
    /// The algorithm has a radix.
    pub fn has_radix(&self) -> bool {
        matches!(
            self.kind,
            Kind::BcastKnomial
                | Kind::GatherKnomial
                | Kind::ScatterKnomial
                | Kind::ReduceKnomial
                | Kind::AlltoallRadixBruck
        )
    }
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
        c.turns(c.levels_of(c.radix)) * (m.alpha + f64::from(c.radix - 1) * m.overhead)
            + c.levels() * c.n() * (m.beta + m.copy);
    GatherBine Gather "bine" power_of_two |c, m|
        c.tree() * (m.alpha + m.overhead)
            + c.levels() * c.n() * (m.beta + m.copy) + c.p() * c.n() * m.copy;

    ScatterBinomial Scatter "binomial" fits |c, m|
        c.tree() * (m.alpha + m.overhead) + c.levels() * c.n() * (m.beta + m.copy);
    ScatterLinear Scatter "linear" fits |c, m|
        c.all(m.alpha) + c.star(m, c.n());

    ScatterKnomial Scatter "knomial" fits |c, m|
        c.turns(c.levels_of(c.radix)) * (m.alpha + f64::from(c.radix - 1) * m.overhead)
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
        let digit = f64::from(c.radix);
        let moved = (digit - 1.0) / digit * c.p() * c.n();
        c.all(c.levels_of(c.radix) * (m.alpha + 2.0 * (digit - 1.0) * m.overhead
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
