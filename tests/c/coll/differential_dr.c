// np: 3 4
// args: --mca pml dr --mca btl tcp,self
/* Through the reliable layer. */
#include "differential.c"
