// np: 2 4
// args: --mca btl tcp,self
// The same over sockets.
#include "restart.c"
