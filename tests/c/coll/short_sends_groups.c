// np: 3 4 8
// args: --mca coll_smp_group 2
#include "short_sends.c"
