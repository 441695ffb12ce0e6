// np: 2 3 4 7
// args: --mca coll ^shm --mca coll_basic_bcast_algorithm binomial --mca coll_basic_allgather_algorithm recursive_doubling --mca coll_basic_allreduce_algorithm recursive_doubling
/* Doubling for short data, also on long data. */
#include "differential.c"
