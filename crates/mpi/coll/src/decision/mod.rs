//! Which algorithm: a cost model and one table.
//!
//! Each row names an algorithm, when it may be used, and its cost as a function of the number of
//! ranks and bytes. The cheapest row that may be used wins; a parameter can name one instead.
//! Everything a decision depends on is the same on all ranks of a communicator, so that all choose
//! the same.

mod case;
mod table;

use hawser_core::contracts::coll::CollOp;
use hawser_mca::suggest;

pub use self::case::Case;
pub use self::table::{Kind, Row, TABLE};
pub use crate::model::{Link, Model, Models};

/// The radix of algorithms that have one, unless a parameter names another.
pub const RADIX: u32 = 4;
/// The largest radix: a rank has as many messages under way, but one.
pub const RADIX_MAX: u32 = 16;

/// The operation with this name: `allreduce`, `reduce_scatter_block`.
///
/// # Errors
/// There is none; a sentence with a suggestion.
pub fn operation(typed: &str) -> Result<CollOp, String> {
    let plain = |name: &str| name.to_lowercase().replace(['_', '-'], "");
    let names = CollOp::ALL.map(|op| (op, plain(&format!("{op:?}"))));
    match names.iter().find(|(_, name)| *name == plain(typed)) {
        Some((op, _)) => Ok(*op),
        None => {
            let hint = suggest::hint(&plain(typed), names.iter().map(|(_, name)| name.as_str()));
            Err(format!("there is no collective operation \"{typed}\"{hint}"))
        }
    }
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
/// move all and what one reads of the others' memory stays in the caches.
const UNDER_WAY: u64 = 1 << 20;
/// The same in a reduction, which holds as much memory of its own.
const REDUCED: u64 = 256 << 10;

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
        Link::Crowded => REDUCED.checked_div(bytes).map_or(16, |n| n.clamp(1, 16) as u32),
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
    // The radix where it is not the usual one.
    let name = |row: &Row| match row.has_radix() && case.radix != RADIX {
        true => format!("{}/{}", row.name, case.radix),
        false => row.name.to_owned(),
    };
    let why = if chosen.asked { "asked for" } else { "lowest estimate" };
    let mut lines = vec![format!(
        "{op:?}, {} ranks, {} bytes, {}: {} ({why}, {:.1} us)",
        case.size,
        case.bytes,
        case.link.name(),
        name(chosen.row),
        chosen.cost / 1000.0
    )];
    for row in TABLE.iter().filter(|r| r.op == family(op)) {
        lines.push(match (row.unfit)(case) {
            Some(why) => format!("  {}: not used, {why}", name(row)),
            None => format!("  {}: {:.1} us", name(row), (row.cost)(case, &model) / 1000.0),
        });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pick(op: CollOp, size: u32, bytes: u64, link: Link) -> &'static str {
        let model = Models::BUILT_IN.of(link);
        let case = Case { size, bytes, commutative: true, link, cpus: 2, radix: RADIX, model };
        decide(op, &case, "").map_or("", |d| d.row.name)
    }

    #[test]
    fn short_is_logarithmic_and_long_saves_bandwidth() {
        assert_eq!(pick(CollOp::Allreduce, 64, 8, Link::Network), "recursive_doubling");
        assert_eq!(pick(CollOp::Allreduce, 64, 64 << 20, Link::Network), "halving_doubling");
        assert_eq!(pick(CollOp::Allreduce, 3, 64 << 20, Link::Network), "segmented_ring");
        assert_eq!(pick(CollOp::Allreduce, 3, 64 << 20, Link::Node), "ring");
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
            let case = Case { size, bytes, commutative: true, link, cpus: 2, radix: RADIX, model };
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
                            let case =
                                Case { size, bytes, commutative, link, cpus, radix: RADIX, model };
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

    #[test]
    fn operations_have_the_names_of_the_standard() {
        assert_eq!(operation("reduce_scatter_block"), Ok(CollOp::ReduceScatterBlock));
        assert_eq!(operation("AllToAllV"), Ok(CollOp::Alltoallv));
        let why = operation("allredcue").expect_err("there is none");
        assert!(why.contains("did you mean \"allreduce\""), "{why}");
    }
}
