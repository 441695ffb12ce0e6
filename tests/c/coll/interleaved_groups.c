// np: 4 5
// args: --mca coll_smp_group 2
/* Groups that combine first. */
#include "interleaved.c"
