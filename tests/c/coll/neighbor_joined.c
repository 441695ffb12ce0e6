// np: 1 4 6
// args: --mca coll_basic_neighbor_algorithm joined
/* As neighbor.c, with one message from one node to another. */
#include "neighbor.c"
