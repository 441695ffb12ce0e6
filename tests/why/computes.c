// Rank 1 computes for ever, rank 0 waits for its message.
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank, value;
    volatile unsigned long n = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    while (rank == 1)
        n++;
    MPI_Recv(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Finalize();
    return 0;
}
