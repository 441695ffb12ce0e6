//! From a row of the table of decisions to its algorithm, for communication and for simulation.
//! Where no row is named, or one that does not fit, the algorithm that fits always is made.

use crate::algorithms::{
    Algorithm, allgather, allreduce, alltoall, barrier as barriers, bcast as bcasts,
    gather as gathers, reduce as reduces, reduce_scatter as scattered, scatter as scatters,
};
use crate::decision::{Kind, Link, Row, reduce_window, ring_segments, segment, window};
use crate::schedule::{Buf, Cuts, Layout, Part, Place};

/// An algorithm, and the radix of those that have one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pick {
    /// `None`: the one that fits always.
    pub(crate) kind: Option<Kind>,
    /// At least 2.
    pub(crate) radix: u32,
}

pub(crate) fn barrier(kind: Option<Kind>, at: Place) -> Algorithm {
    match kind {
        Some(Kind::BarrierFan) => barriers::fan::Fan::new(at).into(),
        _ => barriers::dissemination::Dissemination::new(at).into(),
    }
}

pub(crate) fn bcast(pick: Pick, at: Place, root: u32, len: u64) -> Algorithm {
    match pick.kind {
        Some(Kind::BcastLinear) => bcasts::linear::Linear::new(at, root, len).into(),
        Some(Kind::BcastKnomial) => bcasts::knomial::Knomial::new(at, root, len, pick.radix).into(),
        Some(Kind::BcastChain) => bcasts::chain::Chain::new(at, root, len, segment(len)).into(),
        Some(Kind::BcastScatterRing) => {
            bcasts::scatter_ring::ScatterRing::new(at, root, len).into()
        }
        Some(Kind::BcastTwoTree) => {
            bcasts::two_tree::TwoTree::new(at, root, len, segment(len)).into()
        }
        Some(Kind::BcastCirculant) => {
            bcasts::circulant::Circulant::new(at, root, len, segment(len)).into()
        }
        Some(Kind::BcastBine) => bcasts::binomial::Binomial::bine(at, root, len).into(),
        _ => bcasts::binomial::Binomial::new(at, root, len).into(),
    }
}

/// `own` is the root's block, or what a rank sends; `None`: in place.
pub(crate) fn gather(pick: Pick, at: Place, root: u32, block: u64, own: Option<Part>) -> Algorithm {
    match pick.kind {
        Some(Kind::GatherBinomial) => {
            gathers::knomial::Knomial::new(at, root, block, own, 2).into()
        }
        Some(Kind::GatherKnomial) => {
            gathers::knomial::Knomial::new(at, root, block, own, pick.radix).into()
        }
        Some(Kind::GatherBine) => gathers::knomial::Knomial::bine(at, root, block, own).into(),
        _ => gathers::linear::Linear::new(at, root, Layout::Even(block), own).into(),
    }
}

pub(crate) fn scatter(
    pick: Pick,
    at: Place,
    root: u32,
    block: u64,
    own: Option<Part>,
) -> Algorithm {
    match pick.kind {
        Some(Kind::ScatterBinomial) => {
            scatters::knomial::Knomial::new(at, root, block, own, 2).into()
        }
        Some(Kind::ScatterKnomial) => {
            scatters::knomial::Knomial::new(at, root, block, own, pick.radix).into()
        }
        Some(Kind::ScatterBine) => scatters::knomial::Knomial::bine(at, root, block, own).into(),
        _ => scatters::linear::Linear::new(at, root, Layout::Even(block), own).into(),
    }
}

pub(crate) fn allgather(kind: Option<Kind>, at: Place, block: u64, own: Option<Part>) -> Algorithm {
    let even = Layout::Even(block);
    match kind {
        Some(Kind::AllgatherRecursiveDoubling) => {
            allgather::recursive_doubling::RecursiveDoubling::new(at, block, own).into()
        }
        Some(Kind::AllgatherBruck) => allgather::bruck::Bruck::new(at, block, own).into(),
        Some(Kind::AllgatherDirect) => allgather::direct::Direct::new(at, even, own).into(),
        Some(Kind::AllgatherFan) => allgather::fan::Fan::new(at, block, own).into(),
        Some(Kind::AllgatherCirculant) => {
            allgather::circulant::Circulant::even(at, block, own).into()
        }
        _ => allgather::ring::Ring::new(at, even, own).into(),
    }
}

/// With `window` rounds under way.
pub(crate) fn alltoall(pick: Pick, at: Place, block: u64, input: Buf, window: u32) -> Algorithm {
    let even = Layout::Even(block);
    match (pick.kind, input) {
        (Some(Kind::AlltoallBruck), _) => alltoall::bruck::Bruck::new(at, block, input, 2).into(),
        (Some(Kind::AlltoallRadixBruck), _) => {
            alltoall::bruck::Bruck::new(at, block, input, pick.radix).into()
        }
        (_, Buf::Recv) => alltoall::in_place::InPlace::new(at, even, block).into(),
        _ => alltoall::pairwise::Pairwise::new(at, even, even, window).into(),
    }
}

/// What a reduction combines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vector {
    /// Elements.
    pub(crate) len: u64,
    /// Bytes of all of them.
    pub(crate) bytes: u64,
    /// Where they lie.
    pub(crate) input: Buf,
    /// The operation commutes.
    pub(crate) commutes: bool,
}

impl Vector {
    /// Elements of a segment, at least 1.
    fn segment(&self) -> u64 {
        let element = self.bytes / self.len.max(1);
        segment(self.bytes).checked_div(element).map_or(self.len, |n| n).max(1)
    }
}

pub(crate) fn reduce(pick: Pick, at: Place, root: u32, vector: Vector) -> Algorithm {
    let Vector { len, input, commutes, .. } = vector;
    match pick.kind {
        Some(Kind::ReduceFlat) => reduces::flat::Flat::new(at, root, len, input).into(),
        Some(Kind::ReduceKnomial) => {
            reduces::knomial::Knomial::new(at, root, len, input, commutes, pick.radix).into()
        }
        Some(Kind::ReduceHalvingGather) if at.size > 1 => {
            reduces::halving_gather::HalvingGather::new(at, root, len, input, commutes).into()
        }
        Some(Kind::ReduceTwoTree) => {
            reduces::two_tree::TwoTree::new(at, root, len, vector.segment(), input).into()
        }
        Some(Kind::ReduceBine) => reduces::binomial::Binomial::bine(at, root, len, input).into(),
        _ => reduces::binomial::Binomial::new(at, root, len, input, commutes).into(),
    }
}

pub(crate) fn allreduce(kind: Option<Kind>, at: Place, vector: Vector) -> Algorithm {
    let Vector { len, bytes, input, commutes } = vector;
    match kind {
        Some(Kind::AllreduceFan) => allreduce::fan::Fan::new(at, len, input).into(),
        Some(Kind::AllreduceHalvingDoubling) => {
            allreduce::halving_doubling::HalvingDoubling::new(at, len, input, commutes).into()
        }
        Some(Kind::AllreduceRing) => allreduce::ring::Ring::new(at, len, input, 1).into(),
        Some(Kind::AllreduceSegmentedRing) => {
            let segments = ring_segments(bytes, at.size);
            allreduce::ring::Ring::new(at, len, input, segments).into()
        }
        Some(Kind::AllreduceCirculant) => {
            allreduce::circulant::Circulant::new(at, len, input).into()
        }
        Some(Kind::AllreduceBine) => {
            allreduce::recursive_doubling::RecursiveDoubling::bine(at, len, input).into()
        }
        _ => allreduce::recursive_doubling::RecursiveDoubling::new(at, len, input).into(),
    }
}

/// Of vectors of so many bytes, with `window` rounds under way.
pub(crate) fn reduce_scatter(
    kind: Option<Kind>,
    at: Place,
    cuts: Cuts,
    (input, bytes): (Buf, u64),
    window: u32,
) -> Algorithm {
    match kind {
        Some(Kind::ReduceScatterSegmentedRing) => {
            scattered::ring::Ring::new(at, cuts, input, ring_segments(bytes, at.size)).into()
        }
        Some(Kind::ReduceScatterCirculant) => {
            scattered::circulant::Circulant::new(at, cuts, input).into()
        }
        Some(Kind::ReduceScatterHalving) => {
            scattered::halving::Halving::new(at, cuts, input).into()
        }
        Some(Kind::ReduceScatterPairwise) => {
            scattered::pairwise::Pairwise::new(at, cuts, input, window).into()
        }
        _ => {
            let (wanted, total) = (cuts.span(at.rank, at.rank + 1), cuts.start(at.size));
            allreduce::recursive_doubling::RecursiveDoubling::cut(at, total, input, wanted).into()
        }
    }
}

/// A row with `bytes`, as its case counts them, one byte a unit: root 0, not in place, with an
/// operation that commutes.
pub(crate) fn row(row: &Row, radix: u32, at: Place, bytes: u64, link: Link) -> Algorithm {
    use hawser_core::contracts::coll::CollOp;
    let (kind, root) = (Some(row.kind), 0);
    let pick = Pick { kind, radix };
    let vector = Vector { len: bytes, bytes, input: Buf::Send, commutes: true };
    let send = |len| Some(Part::range(Buf::Send, 0, len));
    match row.op {
        CollOp::Barrier => barrier(kind, at),
        CollOp::Bcast => bcast(pick, at, root, bytes),
        CollOp::Gather => gather(pick, at, root, bytes, send(bytes)),
        CollOp::Scatter => scatter(pick, at, root, bytes, Some(Part::range(Buf::Recv, 0, bytes))),
        CollOp::Allgather => allgather(kind, at, bytes, send(bytes)),
        CollOp::Alltoall => alltoall(pick, at, bytes, Buf::Send, window(bytes, link)),
        CollOp::Reduce => reduce(pick, at, root, vector),
        CollOp::Allreduce => allreduce(kind, at, vector),
        _ => {
            let block = bytes / u64::from(at.size);
            let window = reduce_window(block, link);
            reduce_scatter(kind, at, Cuts::Even(block), (Buf::Send, bytes), window)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::decision::TABLE;

    /// No row falls to what is taken where nothing is chosen: what a user asks for by name runs.
    #[test]
    fn each_row_of_the_table_has_an_algorithm_of_its_own() {
        let mut seen = HashMap::new();
        for row in TABLE {
            let at = Place { rank: 3, size: 16 };
            let algorithm = format!("{:?}", super::row(row, 4, at, 1 << 20, Link::Network));
            if let Some(other) = seen.insert((row.op as u32, algorithm), row.name) {
                panic!("{:?}: {} is what {other} is", row.op, row.name);
            }
        }
    }
}
