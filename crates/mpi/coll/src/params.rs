//! Parameters of the framework itself.

use hawser_mca::{ParamKind, ParamSpec, Scope};

/// Parameters named `coll_base_*`.
pub(crate) static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "coll_base_reproducible",
        kind: ParamKind::Enum(&["run", "layout"]),
        default: "run",
        unit: "",
        level: 3,
        scope: Scope::AllEqual,
        help: "When reductions give the same bits: run, in every run with one layout of ranks; \
               layout, also on other nodes and with more ranks than CPUs: reductions then go by \
               messages, with algorithms chosen by size alone.",
    },
    ParamSpec {
        name: "coll_base_table",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 4,
        scope: Scope::AllEqual,
        help: "Algorithms of the component basic by operation, ranks and bytes: \
               OPERATION[:RANKS[:BYTES]]=ALGORITHM[/RADIX], separated by semicolons, as in \
               bcast:16-:64k-=two_tree; the first that fits decides, and where none does, the \
               cost model. The same on all ranks.",
    },
    ParamSpec {
        name: "coll_base_check",
        kind: ParamKind::Bool,
        default: "false",
        unit: "",
        level: 3,
        scope: Scope::AllEqual,
        help: "Whether ranks compare, before each collective call on an intracommunicator, which \
               one they call, with which root, operation, length and types; what differs is an \
               error that names the ranks. Costs an allgather per call.",
    },
];
