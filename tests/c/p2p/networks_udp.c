// np: 2
// args: --mca pml dr --mca btl udp,self
/* The same in datagrams, through the reliable layer. */
#define NETWORK "udp"
#define OTHER "tcp"
#define RELIABLE
#include "networks_tcp.c"
