// np: 3 4 5
// args: --mca coll ^shm --mca coll_basic_allreduce_algorithm bine --mca coll_basic_reduce_algorithm binomial
/* Bine trees. */
#include "interleaved.c"
