//! MPICH's ABI (`libmpifort.so.12`): programs of `mpif.h` and `use mpi`, and of `use mpi_f08` as
//! gfortran compiles it (`f08`).

pub(crate) mod abi;
mod f08;
pub(crate) mod types;
