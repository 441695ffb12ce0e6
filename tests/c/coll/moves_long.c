// np: 3 4
// args: --mca coll_basic_bcast_algorithm scatter_ring --mca coll_basic_gather_algorithm linear --mca coll_basic_scatter_algorithm linear --mca coll_basic_allgather_algorithm ring --mca coll_basic_alltoall_algorithm pairwise --mca coll_basic_barrier_algorithm fan
/* The algorithms for long data, also on short data. */
#include "moves.c"
