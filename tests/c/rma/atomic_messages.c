// np: 3
// args: --mca osc message
#include "atomic.h"
