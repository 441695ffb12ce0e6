// np: 3 4 5
// args: --mca coll ^shm --mca coll_basic_reduce_scatter_algorithm circulant
/* The same in circulant graphs. */
#include "shared_sends.c"
