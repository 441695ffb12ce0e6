// np: 2 3 4
// nodes: 1
// exit: 16
// A rank that duplicates a communicator alone waits for the one that numbers it, which is in MPI_Finalize.
#include "check.h"

int main(void)
{
    MPI_Comm copy;
    int rank;
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 1)
        MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Finalize();
    return 0;
}
