// np: 4
// nodes: 1
// args: --tls --mca btl tcp,self
/* The same over connections whose ends must agree on keys first. */
#include "first_message_tcp.c"
