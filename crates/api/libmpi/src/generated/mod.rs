// Made by `cargo x codegen`; do not edit.
//! Made from `standard/`: the C symbols, constants and call ids.
// Every unsafe call here passes a caller's arguments on to the body, whose contract is
// the standard's text for that function.
#![allow(missing_docs, unreachable_pub, non_snake_case, dead_code)]
#![allow(clippy::undocumented_unsafe_blocks, clippy::missing_safety_doc)]
#![allow(clippy::unnecessary_cast, clippy::redundant_closure_call)]

pub(crate) mod constants;
pub(crate) mod ids;
pub(crate) mod types;

mod bindings_abi;
mod bindings_binding;
mod bindings_coll;
mod bindings_comm;
mod bindings_datatype;
mod bindings_deprecated;
mod bindings_env;
mod bindings_external;
mod bindings_ft;
mod bindings_info;
mod bindings_init;
mod bindings_io;
mod bindings_mpit;
mod bindings_p2p;
mod bindings_partitioned;
mod bindings_profiling;
mod bindings_removed;
mod bindings_rma;
mod bindings_topology;

/// What the bindings use.
#[allow(unused_imports)]
mod prelude {
    pub(super) use super::constants::{MPI_FILE_NULL, MPI_NO_OP};
    pub(super) use super::{ids, types::*};
    pub(super) use crate::entry::{Blame, Call, Word, peek};
    pub(super) use crate::ints::{IntArr, IntOut, Poly};
    pub(super) use crate::types::*;
    pub(super) use crate::{checks, errors};
    pub(super) use hawser_core::error::Result;
}
