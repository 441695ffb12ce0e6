//! MPICH's ABI (`libmpi.so.12`).

pub(crate) mod abi;
pub(crate) mod cxx;
mod own;
