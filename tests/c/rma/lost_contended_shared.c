// np: 4
// args: --enable-recovery
// nodes: 1
#define HOLDS MPI_LOCK_SHARED
#include "lost_contended.h"
