// np: 2
// args: --mca pml dr --mca btl tcp,self
/* Through the reliable layer. */
#include "persistent.c"
