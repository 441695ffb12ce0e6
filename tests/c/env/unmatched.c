// np: 2 3 4
// nodes: 1
// exit: 16
// A collective call that waits for a process in MPI_Finalize ends with an error.
#include "check.h"

int main(void)
{
    static int data[4], all[64];
    int rank;
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 1)
        MPI_Gather(data, 1, MPI_INT, all, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
