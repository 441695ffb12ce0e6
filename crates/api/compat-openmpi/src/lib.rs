//! The C functions of Open MPI's ABI (`libmpi.so.40`) over those of the standard ABI.
//!
//! Each function converts its arguments and calls the function of its name in `libmpi_abi`, which
//! is loaded beside this library and whose symbols nobody else in the process sees. State lives
//! there only: several fronts in one process are one MPI.
#![allow(missing_docs, unreachable_pub)]

mod abi;
#[path = "../../compat/byhand.rs"]
mod byhand;
#[path = "../../compat/callbacks.rs"]
mod callbacks;
mod cxx;
mod generated;
#[path = "../../compat/load.rs"]
mod load;
mod own;
#[path = "../../compat/prelude.rs"]
mod prelude;
#[path = "../../compat/structs.rs"]
mod structs;
