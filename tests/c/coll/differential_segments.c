// np: 2 3 7
// args: --mca coll ^shm --mca coll_basic_allreduce_algorithm segmented_ring --mca coll_basic_reduce_scatter_algorithm segmented_ring
/* Rings in segments among any number of ranks. */
#include "differential.c"
