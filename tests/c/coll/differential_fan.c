// np: 2 3 4 7
// args: --mca coll ^shm --mca coll_basic_bcast_algorithm knomial --mca coll_basic_allgather_algorithm fan
/* The fan of the allgather. */
#include "differential.c"
