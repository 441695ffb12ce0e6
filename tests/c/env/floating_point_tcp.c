// np: 2 3
// args: --mca btl tcp,self
/* The same without shared memory. */
#include "floating_point.c"
