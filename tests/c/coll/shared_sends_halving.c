// np: 3 4 5
// args: --mca coll ^shm --mca coll_basic_reduce_scatter_algorithm halving
/* The same, halved. */
#include "shared_sends.c"
