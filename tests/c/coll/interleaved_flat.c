// np: 3 4 5
// args: --mca coll ^shm --mca coll_basic_reduce_algorithm flat --mca coll_basic_allreduce_algorithm fan --mca coll_basic_reduce_scatter_algorithm pairwise
/* Slots for all ranks. */
#include "interleaved.c"
