/* More communicators at a time than a node has boards, and than it has lanes for. */
#include <mpi.h>

enum { MANY = 70 };

int main(int argc, char **argv)
{
    MPI_Comm comms[MANY];
    MPI_Request request;
    MPI_Init(&argc, &argv);
    for (int i = 0; i < MANY; i++) {
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
        MPI_Barrier(comms[i]);
        MPI_Ibarrier(comms[i], &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    for (int i = 0; i < MANY; i++) MPI_Comm_free(&comms[i]);
    MPI_Finalize();
    return 0;
}
