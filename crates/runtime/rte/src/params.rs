//! The parameters and frameworks of the launcher: declared here, so that ranks and tools know them
//! without the launcher itself.

use hawser_mca::{ComponentInfo, Framework, ParamKind, ParamSpec, Scope};

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Framework `ras`: which hosts and slots the job may use.
pub static RAS: Framework = Framework {
    name: "ras",
    help: "Resource allocation: which hosts and slots a job may use.",
    scope: Scope::Local,
    components: &[
        ComponentInfo {
            name: "hostfile",
            alias: "",
            version: VERSION,
            help: "The hosts named with -H or in host files.",
        },
        ComponentInfo {
            name: "slurm",
            alias: "",
            version: VERSION,
            help: "The allocation of Slurm that mpirun runs in.",
        },
        ComponentInfo {
            name: "tm",
            alias: "pbs",
            version: VERSION,
            help: "The allocation of PBS or Torque that mpirun runs in.",
        },
        ComponentInfo {
            name: "lsf",
            alias: "",
            version: VERSION,
            help: "The allocation of LSF that mpirun runs in.",
        },
        ComponentInfo {
            name: "gridengine",
            alias: "sge",
            version: VERSION,
            help: "The allocation of Grid Engine that mpirun runs in.",
        },
        ComponentInfo {
            name: "local",
            alias: "",
            version: VERSION,
            help: "This machine: one slot per core that the process may use.",
        },
    ],
};

/// Framework `rmaps`: which rank goes where.
pub static RMAPS: Framework = Framework {
    name: "rmaps",
    help: "Resource mapping: which rank goes to which node and to which CPUs.",
    scope: Scope::Local,
    components: &[
        ComponentInfo {
            name: "ppr",
            alias: "",
            version: VERSION,
            help: "So many ranks per object, as --map-by ppr:N:OBJECT says.",
        },
        ComponentInfo {
            name: "seq",
            alias: "",
            version: VERSION,
            help: "One host after the other, as --map-by seq lists them.",
        },
        ComponentInfo {
            name: "rank_file",
            alias: "",
            version: VERSION,
            help: "As --rankfile says of each rank.",
        },
        ComponentInfo {
            name: "round_robin",
            alias: "",
            version: VERSION,
            help: "One object after the other, as --map-by OBJECT says.",
        },
        ComponentInfo {
            name: "even",
            alias: "",
            version: VERSION,
            help: "Neighbouring ranks side by side, NUMA nodes filled evenly.",
        },
    ],
};

/// Framework `plm`: how processes are started.
pub static PLM: Framework = Framework {
    name: "plm",
    help: "Process launch: how the processes of a job are started.",
    scope: Scope::Local,
    components: &[
        ComponentInfo {
            name: "fork",
            alias: "",
            version: VERSION,
            help: "As children of mpirun, on this machine; for jobs that need no other host.",
        },
        ComponentInfo {
            name: "slurm",
            alias: "",
            version: VERSION,
            help: "A daemon on each host, all started by one srun inside an allocation of Slurm.",
        },
        ComponentInfo {
            name: "lsf",
            alias: "",
            version: VERSION,
            help: "A daemon on each host, started by blaunch inside an allocation of LSF.",
        },
        ComponentInfo {
            name: "gridengine",
            alias: "sge",
            version: VERSION,
            help: "A daemon on each host, started by qrsh -inherit inside a job of Grid Engine.",
        },
        ComponentInfo {
            name: "tm",
            alias: "pbs",
            version: VERSION,
            help: "A daemon on each host, started by pbs_tmrsh or pbsdsh inside a job of PBS or \
                   Torque.",
        },
        ComponentInfo {
            name: "flux",
            alias: "",
            version: VERSION,
            help: "A daemon on each host of a cell, started by flux exec in an instance of Flux.",
        },
        ComponentInfo {
            name: "ssh",
            alias: "rsh",
            version: VERSION,
            help: "A daemon on each host, started by a remote shell or what plm_ssh_agent names.",
        },
        ComponentInfo {
            name: "manual",
            alias: "",
            version: VERSION,
            help: "A daemon on each host, started by the user: mpirun tells the commands.",
        },
    ],
};

/// Framework `oob`: what the agents of a job's nodes talk over. It has one component.
pub static OOB: Framework = Framework {
    name: "oob",
    help: "The out-of-band network between mpirun and the daemons on other hosts.",
    scope: Scope::Local,
    components: &[ComponentInfo {
        name: "tcp",
        alias: "",
        version: VERSION,
        help: "TCP connections along a tree.",
    }],
};

/// All frameworks of the launcher.
pub static FRAMEWORKS: &[&Framework] = &[&RAS, &RMAPS, &PLM, &OOB];

/// The frameworks whose third-party components are executables.
pub static PROGRAMS: &[&Framework] = &[&RAS, &RMAPS, &PLM];

/// Whether programs of another ABI run with our library: read by who starts them.
pub const COMPAT: &str = "plm_base_compat";

/// All parameters of the launcher that do not follow from its frameworks.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "rmaps_base_mapping_policy",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Default of --map-by.",
    },
    ParamSpec {
        name: "rmaps_base_binding_policy",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Default of --bind-to.",
    },
    ParamSpec {
        name: "rmaps_base_oversubscribe",
        kind: ParamKind::Bool,
        default: "false",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "More ranks than slots are fine: no warning, no refusal.",
    },
    ParamSpec {
        name: "plm_base_kill_grace",
        kind: ParamKind::Float { min: 0.0, max: 1e6 },
        default: "2",
        unit: "s",
        level: 3,
        scope: Scope::Local,
        help: "Time between a forwarded Ctrl-C or SIGTERM and SIGKILL (default of --kill-grace).",
    },
    ParamSpec {
        name: "plm_ssh_agent",
        kind: ParamKind::Text,
        default: "ssh : rsh",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "The command that starts daemons on other hosts (--launch-agent): it gets the name \
               of the host and the command there. Of several, with colons between, the first \
               that is found.",
    },
    ParamSpec {
        name: "plm_ssh_keep",
        kind: ParamKind::Int { min: 0, max: 604_800 },
        default: "0",
        unit: "s",
        level: 3,
        scope: Scope::Local,
        help: "For how long logins on other hosts are kept after a job, so that the daemons of the \
               next one start without a login; 0: not at all.",
    },
    ParamSpec {
        name: "plm_ssh_num_concurrent",
        kind: ParamKind::Int { min: 1, max: 4096 },
        default: "32",
        unit: "",
        level: 5,
        scope: Scope::Local,
        help: "Most remote shells that one daemon, or mpirun, starts at the same time.",
    },
    ParamSpec {
        name: "plm_ssh_resolve_time",
        kind: ParamKind::Float { min: 0.0, max: 86_400.0 },
        default: "10",
        unit: "s",
        level: 5,
        scope: Scope::Local,
        help: "For how long a host is tried whose name does not resolve.",
    },
    ParamSpec {
        name: "plm_slurm_args",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 5,
        scope: Scope::Local,
        help: "More arguments for srun.",
    },
    ParamSpec {
        name: "plm_base_prefix",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Where Hawser is installed on other hosts (--prefix); empty: where it is here.",
    },
    ParamSpec {
        name: COMPAT,
        kind: ParamKind::Bool,
        default: "true",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Programs that are linked to MPICH's or Open MPI's library find ours in its place; \
               with false they keep theirs, and MPICH's join the job by PMI.",
    },
    ParamSpec {
        name: "plm_base_step_time",
        kind: ParamKind::Float { min: 0.1, max: 86_400.0 },
        default: "30",
        unit: "s",
        level: 5,
        scope: Scope::Local,
        help: "How long each step of the start of a daemon may take.",
    },
    ParamSpec {
        name: "plm_tree_arity",
        kind: ParamKind::Int { min: 0, max: 4096 },
        default: "32",
        unit: "",
        level: 5,
        scope: Scope::Local,
        help: "Most hosts directly below one daemon, or mpirun, in the tree; 0: all are below \
               mpirun.",
    },
    ParamSpec {
        name: "oob_base_lost_after",
        kind: ParamKind::Float { min: 0.1, max: 86_400.0 },
        default: "10",
        unit: "s",
        level: 5,
        scope: Scope::Local,
        help: "A host is lost when it has not acknowledged for so long, over any network, what it \
               was sent.",
    },
    ParamSpec {
        name: "oob_base_failover_after",
        kind: ParamKind::Float { min: 0.05, max: 86_400.0 },
        default: "1",
        unit: "s",
        level: 5,
        scope: Scope::Local,
        help: "When a host has not acknowledged for so long what it was sent, its daemon is called \
               over all networks.",
    },
    ParamSpec {
        name: "oob_base_reconnect",
        kind: ParamKind::Float { min: 0.0, max: 86_400.0 },
        default: "1",
        unit: "s",
        level: 5,
        scope: Scope::Local,
        help: "For how long a connection between daemons that broke may be made again.",
    },
    ParamSpec {
        name: "oob_base_silence",
        kind: ParamKind::Float { min: 1.0, max: 1e6 },
        default: "30",
        unit: "s",
        level: 5,
        scope: Scope::Local,
        help: "A daemon hangs that has said nothing for so long.",
    },
    ParamSpec {
        name: "errmgr_base_report_hang",
        kind: ParamKind::Float { min: 0.0, max: 1e9 },
        default: "0",
        unit: "s",
        level: 3,
        scope: Scope::Local,
        help: "Standstill after which mpirun tells once who waits for whom (default of \
               --report-hang); 0: never.",
    },
    ParamSpec {
        name: "errmgr_base_on_failure",
        kind: ParamKind::Enum(&["abort", "notify", "restart"]),
        default: "abort",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "When a rank or a host is lost: abort, the job ends; notify, the other ranks go on, \
               and what they have to do with it raises MPI_ERR_PROC_ABORTED; restart, the job \
               ends and mpirun starts it again from the last snapshot of crs_base_dir.",
    },
    ParamSpec {
        name: "errmgr_base_on_notice",
        kind: ParamKind::Enum(&["auto", "save", "move", "shrink"]),
        default: "auto",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "When a daemon gets SIGTERM, because its host may go: auto, all ranks are asked to \
               end, or with --enable-recovery to save; save, a snapshot is taken and the job goes \
               on; move, the ranks of the host go on on a spare host of the allocation, and \
               without one it is as with auto; shrink, with --enable-recovery, they are ended and \
               the others go on.",
    },
    ParamSpec {
        name: "iof_base_max_line",
        kind: ParamKind::Size { min: 256, max: 8 << 20 },
        default: "256k",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Longest line of output that is kept in one piece; bound of what is held per stream.",
    },
    ParamSpec {
        name: "iof_base_buffer",
        kind: ParamKind::Size { min: 64 << 10, max: 1 << 30 },
        default: "1M",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Output that waits for a slow reader of mpirun; above it the ranks wait.",
    },
];
