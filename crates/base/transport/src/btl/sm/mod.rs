//! Component `sm` (alias `vader`): shared memory between the processes of one node.
//!
//! Per ordered pair of processes a ring of 64-byte lines in the node segment; a line carries its
//! own valid mark ([`hawser_lockfree::ring`]), so a short message is one line moved. Messages up to
//! about a kilobyte take several lines, longer ones a bulk slot of the sender, which a line refers
//! to. The receiver finds new rings by its doorbell bitmap and polls the busy ones first. Large
//! memory is read directly ([`Btl::get`](super::Btl::get), cross memory attach) where the kernel
//! lets the two real peers do so.
//!
//! There is nothing to connect: rings of processes that have not started yet are zeroed memory.

mod bulks;
pub mod calibrate;
mod cma;
mod distance;
mod joint;
mod module;
mod pipe;
mod segment;

use hawser_mca::{ParamKind, ParamSpec, Scope};

use super::OpenCtx;
/// Bytes of a message, header and all, that fit one line of a ring.
pub use hawser_lockfree::ring::LINE_DATA;
pub use module::Sm;

#[cfg(test)]
mod tests;

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
    ParamSpec {
        name: "btl_sm_string_min",
        kind: ParamKind::Size { min: 64, max: u64::MAX },
        default: "1G",
        unit: "bytes",
        level: 7,
        scope: Scope::Local,
        help: "Smallest fragment that is copied, on both sides, with the processor's instruction \
               for strings.",
    },
    ParamSpec {
        name: "btl_sm_far_string_min",
        kind: ParamKind::Size { min: 64, max: u64::MAX },
        default: "1G",
        unit: "bytes",
        level: 7,
        scope: Scope::Local,
        help: "The same for receivers whose processor is found not to share a cache with the \
               sender's; it goes before btl_sm_far_stream_min.",
    },
    ParamSpec {
        name: "btl_sm_stream_min",
        kind: ParamKind::Size { min: 64, max: u64::MAX },
        default: "1G",
        unit: "bytes",
        level: 7,
        scope: Scope::Local,
        help: "Smallest fragment that is written past the cache with streaming stores.",
    },
    ParamSpec {
        name: "btl_sm_far_stream_min",
        kind: ParamKind::Size { min: 64, max: u64::MAX },
        default: "4k",
        unit: "bytes",
        level: 7,
        scope: Scope::Local,
        help: "The same for receivers whose processor is found not to share a cache with the \
               sender's.",
    },
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
