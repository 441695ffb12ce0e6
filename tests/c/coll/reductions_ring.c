// np: 3 4 5
// args: --mca coll_basic_reduce_algorithm flat --mca coll_basic_allreduce_algorithm ring --mca coll_basic_reduce_scatter_algorithm halving
/* Where the operation does not commute, another algorithm steps in. */
#include "reductions.c"
