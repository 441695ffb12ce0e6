// np: 2 4
// args: --mca btl tcp,self
// The same over sockets, whose buffers come and go with the connections.
#define MORE_KB 2048
#include "cycles.c"
