/* Barriers, and then the end of rank 1, or communicators that it revokes: calls that others wait for it in end with
 * errors. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int revokes(int rank)
{
    MPI_Comm comm;
    MPI_Request q;
    for (int way = 0; way < 2; way++) {
        int class_, code;
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        if (rank == 1) {
            /* Most often the others wait by now; else they find it revoked before. */
            usleep(50000);
            code = MPIX_Comm_revoke(comm);
        } else if (way == 0) {
            code = MPI_Ibcast(&rank, 0, MPI_INT, 0, comm, &q);
            if (code == MPI_SUCCESS) code = MPI_Wait(&q, MPI_STATUS_IGNORE);
        } else {
            code = MPI_Barrier(comm);
        }
        MPI_Error_class(code, &class_);
        if (class_ != (rank == 1 ? MPI_SUCCESS : MPIX_ERR_REVOKED)) {
            printf("wrong: way %d ends with %d\n", way, class_);
            return 1;
        }
        MPI_Comm_free(&comm);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    if (rank == 0) puts("all right");
    MPI_Finalize();
    return 0;
}

int main(int argc, char **argv)
{
    int rank, class_, dies = argc > 1 && strcmp(argv[1], "dies") == 0;
    MPI_Request q;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 0; i < 20; i++) MPI_Barrier(MPI_COMM_WORLD);
    if (argc > 1 && !dies) return revokes(rank);
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
