// np: 2 3 4 7
// args: --mca coll ^shm --mca coll_basic_bcast_algorithm scatter_ring --mca coll_basic_allgather_algorithm direct --mca coll_basic_reduce_algorithm binomial --mca coll_basic_allreduce_algorithm halving_doubling --mca coll_basic_reduce_scatter_algorithm halving
/* Halving and doubling for long data, also on short data. */
#include "differential.c"
