// np: 1 2 4
// nodes: 1
#include "atomic.h"
