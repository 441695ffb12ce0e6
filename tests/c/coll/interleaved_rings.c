// np: 3 4 5
// args: --mca coll ^shm --mca coll_basic_reduce_algorithm bine --mca coll_basic_allreduce_algorithm ring
/* A ring, and a tree of a power of two. */
#include "interleaved.c"
