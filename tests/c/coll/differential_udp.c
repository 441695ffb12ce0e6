// np: 3 4
// args: --mca pml dr --mca btl udp,self
/* In datagrams, through the reliable layer. */
#include "differential.c"
