//! Open MPI's ABI (`libmpi.so.40`).

pub(crate) mod abi;
pub(crate) mod cxx;
mod own;
