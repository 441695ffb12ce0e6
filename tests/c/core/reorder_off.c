// np: 4 6 8
// args: --mca mpi_reorder false
/* As reorder.c, where the user permits no other order of ranks. */
#define OFF 1
#include "reorder.c"
