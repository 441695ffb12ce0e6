//! The Fortran routines of Open MPI's ABI (`libmpi_mpifh.so.40`) over its C functions.
//!
//! The sources of `libmpifort_abi` with other handles, statuses and commons: `abi.rs`. Programs of
//! `mpif.h` and `use mpi`.
#![allow(missing_docs, unreachable_pub)]

mod abi;
#[path = "../../libmpifort/src/byhand.rs"]
mod byhand;
#[path = "../../libmpifort/src/callbacks.rs"]
mod callbacks;
mod constants;
#[path = "../../libmpifort/src/generated/mod.rs"]
mod generated;
#[path = "../../libmpifort/src/handles.rs"]
mod handles;
#[path = "../../libmpifort/src/kept.rs"]
mod kept;
#[path = "../../libmpifort/src/prelude.rs"]
mod prelude;
#[path = "../../libmpifort/src/section.rs"]
mod section;
#[path = "../../libmpifort/src/sentinel.rs"]
mod sentinel;
mod sizeof;
#[path = "../../libmpifort/src/text.rs"]
mod text;
mod types;
