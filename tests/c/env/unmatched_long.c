// np: 2 3
// exit: 16
// What an unmatched collective call has sent is not taken for a message of MPI_Finalize.
#include "check.h"

enum { COUNT = 100000 };

int main(void)
{
    static int data[COUNT], all[4 * COUNT];
    int rank;
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        MPI_Scatter(all, COUNT, MPI_INT, data, COUNT, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
