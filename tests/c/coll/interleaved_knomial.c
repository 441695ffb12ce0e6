// np: 3 4 5
// args: --mca coll ^shm --mca coll_basic_reduce_algorithm knomial --mca coll_basic_allreduce_algorithm segmented_ring --mca coll_basic_reduce_scatter_algorithm segmented_ring
/* Slots for the children of a node, and for segments of a ring. */
#include "interleaved.c"
