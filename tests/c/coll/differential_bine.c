// np: 2 4 8
// args: --mca coll ^shm --mca coll_basic_bcast_algorithm bine --mca coll_basic_gather_algorithm bine --mca coll_basic_scatter_algorithm bine --mca coll_basic_reduce_algorithm bine --mca coll_basic_allreduce_algorithm bine --mca coll_basic_reduce_scatter_algorithm segmented_ring
/* Bine trees, and a ring in segments. */
#include "differential.c"
