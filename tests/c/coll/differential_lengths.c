// np: 2 4 7
// args: --mca coll_base_table bcast::1k-8k=two_tree;allreduce::64-4k=ring;allgather::-100=bruck;gather::9-2k=binomial
/* A table that takes some lengths from boards and groups, and leaves the others to them. */
#include "differential.c"
