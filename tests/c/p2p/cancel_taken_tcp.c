// np: 2
// args: --mca btl tcp,self
/* The same over sockets. */
#include "cancel_taken.c"
