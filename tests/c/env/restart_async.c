// np: 1 2
// args: --mca mpi_async_progress 1
// The same with a thread of the library, which ends and begins with MPI.
#include "restart.c"
