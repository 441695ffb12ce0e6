// np: 1 3
// exit: 42
// MPI_Abort of one rank ends all; the launcher ends with its code.
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (rank == size - 1) MPI_Abort(MPI_COMM_WORLD, 42);
    MPI_Barrier(MPI_COMM_WORLD);
    for (;;) { /* Only the launcher ends this. */
    }
}
