//! Parameters of the component.

use hawser_mca::{ParamKind, ParamSpec, Params, Scope};

/// Parameters named `coll_smp_*`.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "coll_smp_group",
        kind: ParamKind::Int { min: 0, max: 1 << 20 },
        default: "0",
        unit: "",
        level: 5,
        scope: Scope::AllEqual,
        help: "Ranks per group where a communicator lies on one node: they act as one towards the \
               other groups, as the ranks of a node do towards other nodes; 0: no groups there.",
    },
    ParamSpec {
        name: "coll_smp_block_max",
        kind: ParamKind::Size { min: 0, max: 1 << 30 },
        default: "16k",
        unit: "bytes",
        level: 5,
        scope: Scope::AllEqual,
        help: "Largest block of a rank that gather, scatter and allgather bring through the leader \
               of its node; longer ones go straight to where they belong.",
    },
];

/// What the parameters say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Ranks per group on one node; 0: none.
    pub group: u32,
    /// Bytes of a block.
    pub block: u64,
}

impl Limits {
    /// Reads the parameters.
    pub fn new(params: &Params) -> Limits {
        Limits {
            group: u32::try_from(params.int("coll_smp_group")).unwrap_or(0),
            block: params.size("coll_smp_block_max"),
        }
    }
}
