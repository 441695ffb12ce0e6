//! The Fortran routines of MPICH's ABI (`libmpifort.so.12`) over its C functions.
//!
//! The sources of `libmpifort_abi` with other handles, statuses and commons: `abi.rs`. Programs of
//! `mpif.h` and `use mpi`, and of `use mpi_f08` as gfortran compiles it: `f08.rs`.
#![allow(missing_docs, unreachable_pub)]
// Entries are written for descriptors behind pointers, which is what they are elsewhere.
#![allow(clippy::explicit_auto_deref, clippy::borrow_deref_ref)]

mod abi;
#[path = "../../libmpifort/src/byhand.rs"]
mod byhand;
#[path = "../../libmpifort/src/callbacks.rs"]
mod callbacks;
mod constants;
mod f08;
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
#[path = "../../libmpifort/src/text.rs"]
mod text;
mod types;
