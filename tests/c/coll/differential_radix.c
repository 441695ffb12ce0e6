// np: 2 5 16
// args: --mca coll basic --mca coll_base_table bcast::-2k=knomial/2;bcast=knomial/16;alltoall:3-=radix_bruck/3;scatter=knomial/7 --mca coll_basic_gather_algorithm knomial --mca coll_basic_gather_radix 5 --mca coll_basic_reduce_algorithm knomial --mca coll_basic_reduce_radix 16
/* Trees and exchanges of other radices than the usual one. */
#include "differential.c"
