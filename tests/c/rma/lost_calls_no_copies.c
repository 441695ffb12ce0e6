// np: 3
// args: --enable-recovery --mca osc ^foreign
// nodes: 1
#define AT_THE_LOCK
#include "lost_calls.h"
