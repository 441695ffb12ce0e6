// np: 2 3 4 5
// args: --mca coll ^shm
/* The same by messages. */
#include "shared_sends.c"
