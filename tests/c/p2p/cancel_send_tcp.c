// np: 2
// nodes: 1
// args: --mca btl tcp,self
/* The same over sockets. */
#include "cancel_send.c"
