/*
 * fatal WHAT: the default error handler must end the job with one text that names the rank, the
 * host, the call, the class and the cause. Only rank 1 makes the mistake; the others wait for it.
 */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int rank, v[2] = {0};
    MPI_Request r = (MPI_Request)(uintptr_t)0xdeadbeef;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 1) {
        if (!strcmp(what, "rank"))
            MPI_Send(v, 1, MPI_INT, 77, 0, MPI_COMM_WORLD);
        else if (!strcmp(what, "tag"))
            MPI_Recv(v, 1, MPI_INT, 0, -5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        else if (!strcmp(what, "type"))
            MPI_Allreduce(v, v + 1, 1, MPI_DATATYPE_NULL, MPI_SUM, MPI_COMM_WORLD);
        else if (!strcmp(what, "comm"))
            MPI_Barrier((MPI_Comm)(uintptr_t)0xdeadbeef);
        else if (!strcmp(what, "request"))
            MPI_Wait(&r, MPI_STATUS_IGNORE);
        else if (!strcmp(what, "truncate")) {
            MPI_Send(v, 2, MPI_INT, 1, 0, MPI_COMM_WORLD);
            MPI_Recv(v, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else if (!strcmp(what, "init"))
            MPI_Init(NULL, NULL);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (!strcmp(what, "finalized")) {
        MPI_Finalize();
        if (rank == 1)
            MPI_Send(v, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
        return 0;
    }
    fprintf(stderr, "the job went on\n");
    MPI_Finalize();
    return 0;
}
