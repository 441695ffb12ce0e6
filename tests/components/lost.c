/* Barriers, and then the end of rank 1: calls that others wait for it in end with errors. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rank, class_, dies = argc > 1 && strcmp(argv[1], "dies") == 0;
    MPI_Request q;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; i < 20; i++) MPI_Barrier(MPI_COMM_WORLD);
    if (!dies) {
        if (rank == 0) puts("all right");
        MPI_Finalize();
        return 0;
    }
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    if (rank == 1) raise(SIGKILL);
    MPI_Ibcast(&rank, 0, MPI_INT, 0, MPI_COMM_WORLD, &q);
    int failed = MPI_Wait(&q, MPI_STATUS_IGNORE);
    MPI_Error_class(failed, &class_);
    if (class_ != MPI_ERR_PROC_ABORTED) {
        printf("wrong: a nonblocking call ends with %d\n", class_);
        return 1;
    }
    failed = MPI_Barrier(MPI_COMM_WORLD);
    MPI_Error_class(failed, &class_);
    if (class_ != MPI_ERR_PROC_ABORTED) {
        printf("wrong: a blocking call ends with %d\n", class_);
        return 1;
    }
    printf("rank %d goes on\n", rank);
    MPI_Finalize();
    return 0;
}
