// np: 2 3
// args: --mca coll ^shm,smp
/* The same without shared memory. */
#include "floating_point.c"
