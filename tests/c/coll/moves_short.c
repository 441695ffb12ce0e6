// np: 3 4
// args: --mca coll_basic_bcast_algorithm chain --mca coll_basic_gather_algorithm binomial --mca coll_basic_scatter_algorithm binomial --mca coll_basic_allgather_algorithm bruck --mca coll_basic_alltoall_algorithm bruck --mca coll_basic_barrier_algorithm dissemination
/* The algorithms for short data, also on long data. */
#include "moves.c"
