// np: 4
// args: --enable-recovery
// nodes: 1
#define HOLDS MPI_LOCK_EXCLUSIVE
#include "lost_contended.h"
