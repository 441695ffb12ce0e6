// np: 3
// args: --enable-recovery
// nodes: 1
#include "lost.h"
