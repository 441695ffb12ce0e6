// Two ranks enter the barriers of two communicators in opposite orders.
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank;
    MPI_Comm comms[2];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_dup(MPI_COMM_WORLD, &comms[0]);
    MPI_Comm_dup(MPI_COMM_WORLD, &comms[1]);
    MPI_Barrier(comms[rank % 2]);
    MPI_Barrier(comms[1 - rank % 2]);
    MPI_Finalize();
    return 0;
}
