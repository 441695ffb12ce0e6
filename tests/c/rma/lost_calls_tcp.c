// np: 3
// args: --enable-recovery --mca btl tcp,self --mca osc message
// nodes: 1
#define AT_THE_LOCK
#include "lost_calls.h"
