// Rank 0 waits for a message of rank 1 or rank 2, which wait for one of rank 0.
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank, index, in[2];
    MPI_Request requests[2];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0) {
        for (int i = 0; i < 2; i++)
            MPI_Irecv(&in[i], 1, MPI_INT, i + 1, 3, MPI_COMM_WORLD, &requests[i]);
        MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
    } else {
        MPI_Recv(&in[0], 1, MPI_INT, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    MPI_Finalize();
    return 0;
}
