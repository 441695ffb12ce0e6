//! The Fortran binding of MPI-5.0 (section 19.1) over the C binding of the standard ABI.
//!
//! Nothing here knows the library below: each entry converts its arguments and calls the C
//! function of its name, so that tools that interpose `MPI_*` see Fortran programs, too. Entries
//! serve every compiler; only the modules are made per compiler.
#![allow(missing_docs, unreachable_pub)]

mod abi;
mod byhand;
mod callbacks;
#[path = "generated/constants.rs"]
mod constants;
mod generated;
mod handles;
mod kept;
mod prelude;
mod section;
#[cfg(test)]
mod section_tests;
mod sentinel;
mod text;
mod types;
