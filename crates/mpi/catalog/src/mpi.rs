//! Parameters of the MPI interface itself.

use hawser_mca::{ParamKind, ParamSpec};

/// Parameters named `mpi_*`.
pub(crate) static PARAMS: &[ParamSpec] = &[ParamSpec {
    name: "mpi_param_check",
    kind: ParamKind::Bool,
    default: "true",
    unit: "",
    level: 3,
    help: "Check the arguments of every MPI call; without the check a wrong argument has \
           undefined effects.",
}];
