// np: 3
// args: --mca pml dr --mca btl tcp,self
/* Through the reliable layer. */
#include "order.c"
