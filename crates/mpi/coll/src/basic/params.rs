//! Parameters of the component.

use hawser_core::contracts::coll::CollOp;
use hawser_mca::{ParamKind, ParamSpec, Params, Scope};

use super::table::{Listed, Table};
use crate::Tell;
use crate::decision::{Link, Model, Models, RADIX, RADIX_MAX, family};

macro_rules! algorithms {
    (
        $($op:ident $name:literal $word:literal [$($algorithm:literal),+];)+
        ; $($of:ident $radix:literal $what:literal;)+
    ) => {
        /// Parameters named `coll_basic_*`.
        pub static PARAMS: &[ParamSpec] = &[$(ParamSpec {
            name: $name,
            kind: ParamKind::Enum(&["auto", $($algorithm),+]),
            default: "auto",
            unit: "",
            level: 5,
            scope: Scope::AllEqual,
            help: concat!(
                "Algorithm of ", $word, " in the component basic; auto chooses by a cost model, \
                 also where the named one cannot be used. The same on all ranks."
            ),
        },)+ $(ParamSpec {
            name: $radix,
            kind: ParamKind::Int { min: 2, max: RADIX_MAX as i64 },
            default: "4",
            unit: "",
            level: 6,
            scope: Scope::AllEqual,
            help: concat!(
                "Radix of ", $what, ": the larger it is, the fewer rounds there are, and the more \
                 messages in each. The same on all ranks."
            ),
        }),+];

        /// Operation and parameter of each family.
        const NAMES: &[(CollOp, &str)] = &[$((CollOp::$op, $name)),+];
        /// Operation and parameter of each radix.
        const RADICES: &[(CollOp, &str)] = &[$((CollOp::$of, $radix)),+];
    };
}

algorithms! {
    Barrier "coll_basic_barrier_algorithm" "barrier" ["dissemination", "fan"];
    Bcast "coll_basic_bcast_algorithm" "broadcast"
        ["binomial", "knomial", "linear", "chain", "scatter_ring", "two_tree", "circulant", "bine"];
    Gather "coll_basic_gather_algorithm" "gather" ["binomial", "linear", "knomial", "bine"];
    Scatter "coll_basic_scatter_algorithm" "scatter" ["binomial", "linear", "knomial", "bine"];
    Allgather "coll_basic_allgather_algorithm" "allgather"
        ["recursive_doubling", "bruck", "ring", "direct", "fan", "circulant"];
    Alltoall "coll_basic_alltoall_algorithm" "alltoall" ["bruck", "radix_bruck", "pairwise"];
    Reduce "coll_basic_reduce_algorithm" "reduce"
        ["binomial", "flat", "knomial", "halving_gather", "two_tree", "bine"];
    Allreduce "coll_basic_allreduce_algorithm" "allreduce"
        ["recursive_doubling", "fan", "halving_doubling", "ring",
         "segmented_ring", "circulant", "bine"];
    ReduceScatter "coll_basic_reduce_scatter_algorithm" "reduce-scatter"
        ["halving", "pairwise", "whole", "segmented_ring", "circulant"];
    ;
    Bcast "coll_basic_bcast_radix" "the broadcast knomial";
    Gather "coll_basic_gather_radix" "the gather knomial";
    Scatter "coll_basic_scatter_radix" "the scatter knomial";
    Alltoall "coll_basic_alltoall_radix" "the alltoall radix_bruck";
    Reduce "coll_basic_reduce_radix" "the reduce knomial";
}

/// Parameters of neighbourhood collectives.
pub static NEIGHBOR_PARAMS: &[ParamSpec] = &[ParamSpec {
    name: "coll_basic_neighbor_algorithm",
    kind: ParamKind::Enum(&["auto", "direct", "joined"]),
    default: "auto",
    unit: "",
    level: 5,
    scope: Scope::AllEqual,
    help: "Algorithm of neighbourhood collectives: direct, a message for each edge; joined, one \
           message for all edges from one node to another; auto chooses by a cost model, for each \
           two nodes. The same on all ranks.",
}];

/// What the parameter says of joining the messages from one node to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Joining {
    /// Where the model says that it pays.
    Auto,
    Never,
    Always,
}

impl Joining {
    fn new(params: &Params) -> Joining {
        match params.text(NEIGHBOR_PARAMS[0].name) {
            "direct" => Joining::Never,
            "joined" => Joining::Always,
            _ => Joining::Auto,
        }
    }
}

/// What parameters say of algorithms.
#[derive(Clone, Debug)]
pub struct Forced {
    names: Vec<(CollOp, String)>,
    radices: Vec<(CollOp, u32)>,
    neighbor: Joining,
    /// Reductions do not depend on where ranks are.
    anywhere: bool,
    models: Models,
    table: Table,
    /// Where the choice of algorithms is told.
    tell: Option<Tell>,
}

impl Forced {
    /// Reads the parameters.
    ///
    /// # Errors
    /// A sentence that names the line of the user's table that is wrong.
    pub fn new(params: &Params) -> Result<Forced, String> {
        let named = NAMES.iter().map(|&(op, name)| (op, params.text(name).to_owned()));
        let names = named.filter(|(_, name)| name != "auto").collect();
        let radix = |&(op, name): &(CollOp, &str)| (op, params.int(name) as u32);
        let radices = RADICES.iter().map(radix).collect();
        let anywhere = params.text("coll_base_reproducible") == "layout";
        let table = Table::parse(params.text("coll_base_table"))?;
        let neighbor = Joining::new(params);
        Ok(Forced {
            names,
            radices,
            neighbor,
            anywhere,
            models: Models::new(params),
            table,
            tell: None,
        })
    }

    /// The same, whose choices are told there.
    pub(crate) fn telling(self, tell: Option<Tell>) -> Forced {
        Forced { tell, ..self }
    }

    /// Where the choice of algorithms is told.
    pub(super) fn tell(&self) -> Option<Tell> {
        self.tell
    }

    /// The algorithm of neighbourhood collectives.
    pub(super) fn neighbor(&self) -> Joining {
        self.neighbor
    }

    /// What messages cost where this lies between ranks.
    pub fn model(&self, link: Link) -> Model {
        self.models.of(link)
    }

    /// The name for an operation, or the empty string.
    pub fn get(&self, op: CollOp) -> &str {
        let found = self.names.iter().find(|(o, _)| *o == family(op));
        found.map_or("", |(_, name)| name.as_str())
    }

    /// The radix for an operation that parameters give; at least 2.
    pub fn radix(&self, op: CollOp) -> u32 {
        let found = self.radices.iter().find(|(o, _)| *o == family(op));
        found.map_or(RADIX, |(_, radix)| *radix)
    }

    /// The user's table has lines for an operation among so many ranks, and no parameter names an
    /// algorithm.
    pub fn lists(&self, op: CollOp, ranks: u32) -> bool {
        self.get(op).is_empty() && self.table.has(op, ranks)
    }

    /// What the user's table has for a call, unless a parameter names an algorithm.
    pub fn listed(&self, op: CollOp, ranks: u32, bytes: u64) -> Option<Listed> {
        self.get(op).is_empty().then(|| self.table.get(op, ranks, bytes))?
    }

    /// The name for a call, of a parameter or the user's table, or the empty string; and its radix.
    pub fn wanted(&self, op: CollOp, ranks: u32, bytes: u64) -> (&str, u32) {
        let listed = self.listed(op, ranks, bytes);
        let radix = listed.and_then(|listed| listed.radix).unwrap_or_else(|| self.radix(op));
        (listed.map_or_else(|| self.get(op), |listed| listed.algorithm), radix)
    }

    /// The bits of its result must not depend on where ranks are: the component `basic` runs it,
    /// with an algorithm that is chosen without looking at that.
    pub fn anywhere(&self, op: CollOp) -> bool {
        use CollOp::{Allreduce, Exscan, Reduce, ReduceScatter, ReduceScatterBlock, Scan};
        let reduces =
            matches!(op, Allreduce | Exscan | Reduce | ReduceScatter | ReduceScatterBlock | Scan);
        self.anywhere && reduces
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision::TABLE;

    #[test]
    fn parameters_name_the_rows_of_the_table() {
        for (&(op, name), spec) in NAMES.iter().zip(PARAMS) {
            assert_eq!(name, spec.name);
            let ParamKind::Enum(words) = spec.kind else { panic!("{name} is no enum") };
            let rows: Vec<_> = TABLE.iter().filter(|r| r.op == op).map(|r| r.name).collect();
            assert_eq!(words[1..], rows, "{name}");
        }
        assert!(TABLE.iter().all(|r| NAMES.iter().any(|n| n.0 == r.op)));
        for row in TABLE {
            assert!(!row.has_radix() || RADICES.iter().any(|r| r.0 == row.op), "{row:?}");
        }
        let specs: Vec<_> = PARAMS.iter().collect();
        let defaults = Params::defaults(&specs);
        assert!(RADICES.iter().all(|r| defaults.int(r.1) == i64::from(RADIX)));
    }
}
