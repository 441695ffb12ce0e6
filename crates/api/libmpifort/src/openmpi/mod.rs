//! Open MPI's ABI (`libmpi_mpifh.so.40`): programs of `mpif.h` and `use mpi`.

pub(crate) mod abi;
mod sizeof;
pub(crate) mod types;
