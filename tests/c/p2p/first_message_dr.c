// np: 4
// nodes: 1
// args: --mca pml dr --mca btl tcp,self
/* The same over the reliable layer. */
#include "first_message_tcp.c"
