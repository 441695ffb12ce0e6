// np: 2 3 4 7
// args: --mca coll_basic_bcast_algorithm linear --mca coll_basic_gather_algorithm linear --mca coll_basic_scatter_algorithm linear --mca coll_basic_allgather_algorithm bruck --mca coll_basic_alltoall_algorithm bruck --mca coll_basic_reduce_algorithm flat --mca coll_basic_allreduce_algorithm fan --mca coll_basic_reduce_scatter_algorithm pairwise --mca coll_basic_barrier_algorithm fan
/* Algorithms with a hub, and those in which blocks go around in a rotated order. */
#include "differential.c"
