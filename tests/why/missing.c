// One rank does not come to a barrier: it waits for a line of input that nobody types.
#include <mpi.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int rank, size, value = 7;
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Isend(&value, 1, MPI_INT, rank, 1, MPI_COMM_WORLD, &request);
    MPI_Recv(&value, 1, MPI_INT, rank, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    if (rank == size - 2)
        pause();
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
