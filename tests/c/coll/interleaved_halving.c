// np: 3 4 5
// args: --mca coll ^shm --mca coll_basic_reduce_algorithm halving_gather --mca coll_basic_allreduce_algorithm halving_doubling --mca coll_basic_reduce_scatter_algorithm halving
/* Pieces of vectors that are halved. */
#include "interleaved.c"
