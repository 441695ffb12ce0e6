//! The cold part: parameters, and whether the component can be used here.

use hawser_mca::{ParamKind, ParamSpec, Scope};

use super::Sm;
use super::ways::{FAR_STREAM_MIN, FAR_STRING_MIN, STREAM_MIN, STRING_MIN};
use crate::OpenCtx;

/// Parameters of the component.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "btl_sm_eager_limit",
        kind: ParamKind::Size { min: 256, max: 1 << 20 },
        default: "64k",
        unit: "bytes",
        level: 4,
        scope: Scope::Local,
        help: "Largest message that is sent without asking the receiver first.",
    },
    ParamSpec {
        name: "btl_sm_max_send",
        kind: ParamKind::Size { min: 1 << 10, max: 1 << 20 },
        default: "64k",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Largest fragment of a long message; cut to the size of a bulk slot, which shrinks \
               with the number of processes on the node.",
    },
    ParamSpec {
        name: "btl_sm_line_limit",
        kind: ParamKind::Size { min: 56, max: 4096 },
        default: "256",
        unit: "bytes",
        level: 7,
        scope: Scope::Local,
        help: "Largest message that travels in the lines of the ring; longer ones take a \
               bulk slot.",
    },
    ParamSpec {
        name: "btl_sm_cma",
        kind: ParamKind::Bool,
        default: "true",
        unit: "",
        level: 4,
        scope: Scope::Local,
        help: "Read large messages directly from the sender's memory where the kernel allows it.",
    },
    ParamSpec {
        name: "btl_sm_cma_min",
        kind: ParamKind::Size { min: 4096, max: u64::MAX },
        default: "16M",
        unit: "bytes",
        level: 4,
        scope: Scope::Local,
        help: "Smallest message that is read directly; shorter ones are copied through shared \
               memory.",
    },
    STRING_MIN,
    FAR_STRING_MIN,
    STREAM_MIN,
    FAR_STREAM_MIN,
];

/// Opens the one module of the component.
///
/// # Errors
/// When this process is alone on its node.
pub fn open(ctx: &OpenCtx<'_>) -> Result<Sm, String> {
    if ctx.node.nlocal() < 2 {
        return Err("there is no other process on this node".into());
    }
    Ok(Sm::new(ctx.node, ctx.slot, ctx.channel, ctx.params))
}
