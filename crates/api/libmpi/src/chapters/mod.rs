//! The bodies of the MPI functions, one file per chapter.
//!
//! `cargo x codegen` looks here for `pub(crate) fn send(` or `pub(crate) unsafe fn send(` at the
//! left margin and makes the C symbols `MPI_Send` and `MPI_Send_c` from it; they check and convert
//! the arguments first. `cargo x codegen --signatures send` prints what a body looks like.

pub(crate) mod datatype;
pub(crate) mod status;

pub(crate) mod abi;
pub(crate) mod env;
pub(crate) mod init;
pub(crate) mod mpit;
pub(crate) mod ports;

pub(crate) mod spawn;

pub(crate) mod attr;
pub(crate) mod comm;
pub(crate) mod errhandler;
pub(crate) mod group;
pub(crate) mod info;
pub(crate) mod op;
pub(crate) mod topology;

pub(crate) mod coll;

pub(crate) mod buffer;
pub(crate) mod p2p;
pub(crate) mod partitioned;
pub(crate) mod request;

pub(crate) mod rma;

pub(crate) mod io;

pub(crate) mod ft;

pub(crate) mod removed;
