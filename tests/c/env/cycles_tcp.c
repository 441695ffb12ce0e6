// np: 2 4
// args: --mca btl tcp,self
// The same over sockets, whose buffers come and go with the connections.
#define MORE_KB 2048
#define MORE_MAPPED_KB 4096
// A connection has 256 KB to read into, and one more or less may be there all the time.
#define LEFT (384 << 10)
#include "cycles.c"
