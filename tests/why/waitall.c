// A ring of nonblocking receives that nobody sends to, on a communicator with other ranks.
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank, size, in = 0, me;
    MPI_Comm turned;
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_split(MPI_COMM_WORLD, 0, size - rank, &turned);
    MPI_Comm_rank(turned, &me);
    MPI_Irecv(&in, 1, MPI_INT, (me + 1) % size, 3, turned, &request);
    MPI_Waitall(1, &request, MPI_STATUSES_IGNORE);
    MPI_Finalize();
    return 0;
}
