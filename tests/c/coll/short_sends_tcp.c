// np: 3 4 8
// args: --mca coll ^shm,smp --mca btl tcp,self
#include "short_sends.c"
