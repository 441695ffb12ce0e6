// np: 3
// args: --mca mpi_async_progress 1
#include "atomic.h"
