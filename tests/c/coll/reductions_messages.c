// np: 2 5
// args: --mca coll ^shm
/* What ranks of one node do with messages when they share no board. */
#include "reductions.c"
