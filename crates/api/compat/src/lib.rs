//! The C functions of another MPI's ABI over those of the standard ABI.
//!
//! Each function converts its arguments and calls the function of its name in `libmpi_abi`, which
//! is loaded beside this library and whose symbols nobody else in the process sees. State lives
//! there only: several fronts in one process are one MPI.
//!
//! This source is compiled once for each ABI, since symbols of one name cannot be in one library
//! twice: the packages `hawser-compat-mpich` (`libmpi.so.12`) and `hawser-compat-openmpi`
//! (`libmpi.so.40`) are this crate, each with the feature that is called like its ABI. What differs
//! between ABIs lies in a table made from `standard/abi-*.toml`, of constants and predefined
//! handles (`generated/tables_*`), and in the folder of its name:
//!
//! - `abi`: how handles, statuses and addresses with a meaning look.
//! - `cxx`: what its C++ bindings ask of the library.
//! - `own`: functions and variables that the standard does not have.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `generated` | every function: its arguments converted, the function below called |
//! | `byhand` | functions whose conversion does not follow from the kinds of their arguments |
//! | `prelude, structs` | conversion of values; of structures of datatypes |
//! | `callbacks` | functions of the program that the library calls |
//! | `load` | finds the library below |
//! | `mpich, openmpi` | what differs between the ABIs |
#![allow(missing_docs, unreachable_pub)]
#![allow(unexpected_cfgs, reason = "each package has the feature of its ABI and not the other one")]

mod byhand;
mod callbacks;
mod generated;
mod load;
#[cfg(feature = "mpich")]
mod mpich;
#[cfg(feature = "openmpi")]
mod openmpi;
mod prelude;
mod structs;

#[cfg(feature = "mpich")]
use mpich::{abi, cxx};
#[cfg(feature = "openmpi")]
use openmpi::{abi, cxx};
