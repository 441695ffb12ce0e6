// np: 3
// args: --enable-recovery
// nodes: 1
#define AT_THE_LOCK
#include "lost_calls.h"
