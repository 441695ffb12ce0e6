// np: 2 3 4 7
// args: --mca coll ^shm --mca coll_base_table bcast::-2k=two_tree;bcast=knomial;alltoall:3-=radix_bruck;alltoall=bruck --mca coll_basic_reduce_algorithm knomial
/* Trees and exchanges with a radix, some of which the user's own table names. */
#include "differential.c"
