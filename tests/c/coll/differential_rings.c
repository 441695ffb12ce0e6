// np: 2 3 4 7
// args: --mca coll_basic_bcast_algorithm chain --mca coll_basic_gather_algorithm binomial --mca coll_basic_scatter_algorithm binomial --mca coll_basic_allgather_algorithm ring --mca coll_basic_alltoall_algorithm pairwise --mca coll_basic_reduce_algorithm halving_gather --mca coll_basic_allreduce_algorithm ring --mca coll_basic_reduce_scatter_algorithm whole --mca coll_basic_barrier_algorithm dissemination
/* Chains, rings, and halving with a gather. */
#include "differential.c"
