//! Parameters of ob1.

use hawser_mca::lifecycle::Part;
use hawser_mca::{ComponentInfo, Framework, ParamKind, ParamSpec, Params, Scope};

use crate::bml::schedule::Policy;

/// The framework `pml`; the parameters `pml`, `pml_base_verbose` and `pml_ob1_priority` follow
/// from it.
pub static FRAMEWORK: Framework = Framework {
    name: "pml",
    help: "Point-to-point messaging: matching, protocols, ordering.",
    scope: Scope::AllEqual,
    components: &[
        ComponentInfo {
            name: "ob1",
            alias: "",
            version: "1.0.0",
            help: "Matching, eager and rendezvous messages over all byte transfer layers.",
        },
        ComponentInfo {
            name: DR,
            alias: "",
            version: "1.0.0",
            help: "The same, over networks that may lose, double, damage and reorder messages, and \
                   over several as one.",
        },
    ],
};

/// What a component's modules do in a hold; `None` for a third-party one.
pub fn part(component: &str) -> Option<Part> {
    match component {
        "ob1" | DR => Some(Part::Depends("as far as the transports can")),
        _ => None,
    }
}

/// The component that uses networks through the reliable layer of the transports.
pub(super) const DR: &str = "dr";

/// The parameters of point-to-point messaging, beside those that follow from [`FRAMEWORK`].
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "pml_ob1_unexpected_limit",
        kind: ParamKind::Size { min: 1 << 16, max: 1 << 40 },
        default: "64M",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Bound on the eager data that peers may send to one process before it receives \
               them; it is shared out evenly, and past its share a sender waits for the receive. \
               Messages for which a sender waits cost an entry of some 200 bytes each, with room \
               for 30 bytes of data.",
    },
    ParamSpec {
        name: "pml_ob1_window_max",
        kind: ParamKind::Size { min: 1 << 12, max: 1 << 34 },
        default: "8M",
        unit: "bytes",
        level: 7,
        scope: Scope::Local,
        help: "Largest share of pml_ob1_unexpected_limit that one sender gets.",
    },
    ParamSpec {
        name: "pml_ob1_use_get",
        kind: ParamKind::Bool,
        default: "true",
        unit: "",
        level: 5,
        scope: Scope::Local,
        help: "Let processes read and write large messages in each other's memory where a \
               network can.",
    },
    ParamSpec {
        name: "pml_ob1_get_chunk",
        kind: ParamKind::Size { min: 1 << 12, max: 1 << 34 },
        default: "256M",
        unit: "bytes",
        level: 7,
        scope: Scope::Local,
        help: "Largest piece of a message that is read in one step.",
    },
    ParamSpec {
        name: "pml_ob1_absent_min",
        kind: ParamKind::Size { min: 4096, max: u64::MAX },
        default: "64k",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Smallest message that one side moves alone while the other computes, where it can \
               read or write the other's memory; see pml_ob1_use_get.",
    },
    ParamSpec {
        name: "pml_ob1_stream_min",
        kind: ParamKind::Size { min: 1 << 16, max: u64::MAX },
        default: "4M",
        unit: "bytes",
        level: 7,
        scope: Scope::Local,
        help: "Smallest message that is written to the memory of its receive past the caches, \
               which then keep what they have, in exchange for such a message that was sent \
               before; for what comes in fragments through shared memory.",
    },
    ParamSpec {
        name: "pml_ob1_send_depth",
        kind: ParamKind::Int { min: 1, max: 1024 },
        default: "4",
        unit: "fragments",
        level: 7,
        scope: Scope::Local,
        help: "Fragments of zero-copy sends in flight on one network of one process.",
    },
    ParamSpec {
        name: "pml_ob1_schedule",
        kind: ParamKind::Enum(Policy::WORDS),
        default: "adaptive",
        unit: "",
        level: 5,
        scope: Scope::Local,
        help: "How a long message is dealt out to several networks. adaptive: by what is measured, \
               so that all finish together and none delays it; weighted: each fragment to the \
               network that would finish it first; round_robin: to one after the other.",
    },
    ParamSpec {
        name: "pml_ob1_early_max",
        kind: ParamKind::Int { min: 16, max: 1 << 24 },
        default: "4194304",
        unit: "messages",
        level: 8,
        scope: Scope::Local,
        help: "Messages of one peer whose sender waits for their match that may arrive before \
               their turn, as they do over several networks of which one is away. What is sent \
               within pml_ob1_window_max comes on top.",
    },
];

/// Resolved parameters.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// Cost of eager messages that one sender may have unconsumed at one receiver.
    pub window: u64,
    /// Whether `get` is used.
    pub use_get: bool,
    /// Bytes of one `get`.
    pub get_chunk: u64,
    /// Smallest message that one side moves alone while the other computes.
    pub absent_min: u64,
    /// Smallest message that goes past the caches.
    pub past_caches_min: u64,
    /// Zero-copy fragments in flight per module.
    pub send_depth: u64,
    /// How messages are dealt out to several rails.
    pub(crate) schedule: Policy,
    /// Bound of a peer's store of early messages.
    pub early_max: usize,
}

/// Every sender may have this much unconsumed, however many there are: two messages of 4 KiB.
const WINDOW_MIN: u64 = 8 << 10;

impl Tuning {
    /// From parameters, for a job of `nprocs` processes.
    pub fn resolve(params: &Params, nprocs: u32) -> Tuning {
        let share = params.size("pml_ob1_unexpected_limit") / u64::from(nprocs.max(1));
        Tuning {
            window: share.clamp(WINDOW_MIN, params.size("pml_ob1_window_max").max(WINDOW_MIN)),
            use_get: params.bool("pml_ob1_use_get"),
            get_chunk: params.size("pml_ob1_get_chunk").max(1),
            absent_min: params.size("pml_ob1_absent_min"),
            past_caches_min: params.size("pml_ob1_stream_min"),
            send_depth: params.int("pml_ob1_send_depth").max(1) as u64,
            schedule: Policy::of(params.text("pml_ob1_schedule")),
            early_max: params.int("pml_ob1_early_max").max(1) as usize,
        }
    }
}
