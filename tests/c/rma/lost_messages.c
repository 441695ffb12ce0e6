// np: 3
// args: --enable-recovery --mca osc message
// nodes: 1
#include "lost.h"
