// np: 3 4 5
// args: --mca coll_smp_group 2 --mca coll_smp_block_max 1M
/* Ranks act in groups, groups of groups, and leaders. */
#include "nonblocking.c"
