// np: 3 4 5
// args: --mca coll ^shm --mca coll_basic_reduce_algorithm two_tree --mca coll_basic_allreduce_algorithm circulant --mca coll_basic_reduce_scatter_algorithm circulant
/* Segments of trees, and blocks of circulant graphs. */
#include "interleaved.c"
