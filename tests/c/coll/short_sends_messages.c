// np: 3 4 8
// args: --mca coll ^shm,smp
#include "short_sends.c"
