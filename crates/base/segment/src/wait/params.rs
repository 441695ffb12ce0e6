//! Parameters of the waiting engine.

use hawser_mca::{ParamKind, ParamSpec, Scope};

/// Parameters of the waiting engine.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "wait_mode",
        kind: ParamKind::Enum(&["auto", "spin", "yield"]),
        default: "auto",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "How a rank waits: auto looks at how many ranks share its CPUs, spin assumes that it \
               is alone, yield assumes that it is not.",
    },
    ParamSpec {
        name: "wait_polls",
        kind: ParamKind::Int { min: 1, max: 1_000_000 },
        default: "64",
        unit: "",
        level: 7,
        scope: Scope::Local,
        help: "Polls without a pause before a rank that is alone on its CPU begins to pause.",
    },
    ParamSpec {
        name: "wait_pause_us",
        kind: ParamKind::Int { min: 0, max: 1_000_000 },
        default: "50",
        unit: "us",
        level: 7,
        scope: Scope::Local,
        help: "Time for which a rank that is alone on its CPU polls with pauses before it yields.",
    },
    ParamSpec {
        name: "wait_yield_us",
        kind: ParamKind::Int { min: 0, max: 1_000_000_000 },
        default: "10000",
        unit: "us",
        level: 5,
        scope: Scope::Local,
        help: "Time after which a waiting rank sleeps while the awake ranks have a CPU each.",
    },
    ParamSpec {
        name: "wait_contended_us",
        kind: ParamKind::Int { min: 0, max: 1_000_000_000 },
        default: "100",
        unit: "us",
        level: 7,
        scope: Scope::Local,
        help: "Time after which a rank that has a CPU of its own and yields it must have it back: \
               if it has not, others run there, and for a while the rank sleeps instead. 0, or \
               with a wait_mode other than auto: it never does.",
    },
    ParamSpec {
        name: "wait_shared_polls",
        kind: ParamKind::Int { min: 1, max: 1_000_000 },
        default: "2",
        unit: "",
        level: 7,
        scope: Scope::Local,
        help: "Polls before a rank that shares its CPU yields.",
    },
    ParamSpec {
        name: "wait_shared_yield_us",
        kind: ParamKind::Int { min: 0, max: 1_000_000_000 },
        default: "1500",
        unit: "us",
        level: 5,
        scope: Scope::Local,
        help: "Time after which a waiting rank sleeps while more ranks are awake than CPUs.",
    },
    ParamSpec {
        name: "wait_shared_yields",
        kind: ParamKind::Int { min: 1, max: 1_000_000 },
        default: "100",
        unit: "",
        level: 7,
        scope: Scope::Local,
        help: "Yields after which a waiting rank sleeps while more ranks are awake than CPUs, if \
               that comes before wait_shared_yield_us.",
    },
    ParamSpec {
        name: "wait_shared_meet_ns",
        kind: ParamKind::Int { min: 0, max: 1_000_000 },
        default: "1000",
        unit: "ns",
        level: 7,
        scope: Scope::Local,
        help: "Time for which a rank that shares its CPU polls before it yields when the peer that \
               it waits for may soon be on another CPU.",
    },
    ParamSpec {
        name: "wait_shared_together_ns",
        kind: ParamKind::Int { min: 0, max: 1_000_000 },
        default: "30000",
        unit: "ns",
        level: 7,
        scope: Scope::Local,
        help: "Time for which a rank that shares its CPU polls before it yields while the peer \
               that it waits for is on another CPU.",
    },
];
