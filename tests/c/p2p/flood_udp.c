// np: 2
// args: --mca pml dr --mca btl udp,self
/* In datagrams, through the reliable layer. */
#include "flood.c"
