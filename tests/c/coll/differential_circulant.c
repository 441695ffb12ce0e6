// np: 2 3 5 8
// args: --mca coll ^shm --mca coll_basic_bcast_algorithm circulant --mca coll_basic_gather_algorithm knomial --mca coll_basic_scatter_algorithm knomial --mca coll_basic_allgather_algorithm circulant --mca coll_basic_reduce_algorithm two_tree --mca coll_basic_allreduce_algorithm circulant --mca coll_basic_reduce_scatter_algorithm circulant
/* Circulant graphs, two trees, and flat trees of blocks. */
#include "differential.c"
