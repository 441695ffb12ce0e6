// np: 4
// nodes: 1
// args: --mca pml dr --mca btl udp,self
/* The same in datagrams, of which the peer must agree on the keys first. */
#include "first_message_tcp.c"
