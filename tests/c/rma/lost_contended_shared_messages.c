// np: 4
// args: --enable-recovery --mca osc message
// nodes: 1
#define HOLDS MPI_LOCK_SHARED
#include "lost_contended.h"
