// As wrong_tag_eager, with a message that needs a rendezvous.
#include <mpi.h>

static char data[1 << 20];

int main(int argc, char **argv)
{
    int rank;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        MPI_Send(data, sizeof data, MPI_CHAR, 1, 8, MPI_COMM_WORLD);
    if (rank == 1)
        MPI_Recv(data, sizeof data, MPI_CHAR, 0, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Finalize();
    return 0;
}
