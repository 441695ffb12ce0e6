//! Parameters of the MPI interface itself.

use hawser_mca::{ParamKind, ParamSpec, Scope};

/// Parameters named `mpi_*`.
pub(crate) static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "mpi_param_check",
        kind: ParamKind::Bool,
        default: "true",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Check the arguments of every MPI call; without the check a wrong argument has \
               undefined effects.",
    },
    ParamSpec {
        name: "mpi_async_progress",
        kind: ParamKind::Bool,
        default: "false",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Run a thread that moves messages while the program computes. It sleeps when there \
               is nothing to do. Operations of the user in nonblocking collectives may run in it.",
    },
    ParamSpec {
        name: "mpi_reorder",
        kind: ParamKind::Bool,
        default: "true",
        unit: "",
        level: 3,
        scope: Scope::AllEqual,
        help: "Whether communicators with a topology that are made with reorder, and MPI_Cart_map \
               and MPI_Graph_map, give neighbours to processes of one node and one shared cache; \
               otherwise processes keep their ranks. The same on all ranks.",
    },
    ParamSpec {
        name: "mpi_connect_timeout",
        kind: ParamKind::Float { min: 0.0, max: 1e9 },
        default: "0",
        unit: "s",
        level: 3,
        scope: Scope::Local,
        help: "How long MPI_Comm_connect waits to be accepted when its info object has no key \
               timeout; then it fails with MPI_ERR_PORT. 0: for ever.",
    },
    ParamSpec {
        name: "mpi_name_server",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "The key file of the server that keeps published names for jobs of several hosts \
               (mpirun --server); \"hawser serve\" writes it. Empty: jobs of one host find names \
               without a server.",
    },
    ParamSpec {
        name: "mpi_show_counters",
        kind: ParamKind::Bool,
        default: "false",
        unit: "",
        level: 2,
        scope: Scope::Local,
        help: "Print at MPI_Finalize what each rank has sent and received, by message size and by \
               peer.",
    },
    ParamSpec {
        name: "mpi_counters_file",
        kind: ParamKind::Text,
        default: "",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "Beginning of the names of the files to which the ranks write these numbers as JSON; \
               a dot, the rank and .json follow.",
    },
];
