//! The Fortran binding of MPI-5.0 (section 19.1) over the C binding of the standard ABI.
//!
//! Nothing here knows the library below: each entry converts its arguments and calls the C
//! function of its name, so that tools that interpose `MPI_*` see Fortran programs, too. Entries
//! serve every compiler; only the modules are made per compiler.
//!
//! This source is compiled once for each ABI: the packages `hawser-libmpifort`,
//! `hawser-compat-mpich-fort` and `hawser-compat-openmpi-fort` are this crate, each with the
//! feature that is called like its ABI. What differs between ABIs lies in the folder of that name
//! (handles, commons, statuses) and in a table of constants (`generated/constants_*`).
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `generated` | every entry: its arguments converted, the C function called |
//! | `byhand` | entries without a counterpart in C, or that remember a procedure |
//! | `prelude, handles, text` | what entries are made of; handles; strings |
//! | `sentinel` | constants that are variables, known by their addresses |
//! | `section, walked, kept` | array sections: as datatypes, and as copies that outlive the call |
//! | `callbacks` | the user's procedures as C callbacks |
//! | `checkpoint` | time to save and snapshots, for `mpi_f08_ext` |
//! | `standard, mpich, openmpi` | what differs between the ABIs |
#![allow(missing_docs, unreachable_pub)]
#![allow(unexpected_cfgs, reason = "each package has the feature of its ABI and no other one")]
#![cfg_attr(
    feature = "mpich",
    allow(
        clippy::explicit_auto_deref,
        clippy::borrow_deref_ref,
        reason = "entries are written for descriptors behind pointers, as elsewhere"
    )
)]

mod byhand;
mod callbacks;
#[cfg(feature = "standard")]
mod checkpoint;
mod generated;
mod handles;
mod kept;
#[cfg(feature = "mpich")]
mod mpich;
#[cfg(feature = "openmpi")]
mod openmpi;
mod prelude;
mod section;
#[cfg(all(test, feature = "standard"))]
mod section_tests;
mod sentinel;
#[cfg(feature = "standard")]
mod standard;
mod text;
mod walked;

#[cfg(feature = "mpich")]
use mpich::{abi, types};
#[cfg(feature = "openmpi")]
use openmpi::{abi, types};
#[cfg(feature = "standard")]
use standard::{abi, types};
