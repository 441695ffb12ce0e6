// np: 1 2 3 5 8
/* Random sequences of collective calls of all forms: see storm.h. */
#include "storm.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    int first = argc > 1 ? atoi(argv[1]) : 1, storms = argc > 2 ? atoi(argv[2]) : 4;
    make_layouts();
    for (int i = first; i < first + storms; i++) {
        if (rank == 0)
            printf("storm %d\n", i);
        blow(MPI_COMM_WORLD, i, 300);
    }
    free_layouts();
    return end();
}
