/* A rank or its host is lost while all others wait for it: they are told, and go on among
 * themselves. "survive": the last rank kills itself; "survive wait": somebody ends its host. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int rank;

static void expect_lost(int err, const char *what)
{
    int class = MPI_SUCCESS;
    MPI_Error_class(err, &class);
    if (class != MPI_ERR_PROC_ABORTED) {
        char text[MPI_MAX_ERROR_STRING];
        int len;
        MPI_Error_string(err, text, &len);
        printf("rank %d: %s gave class %d: %s\n", rank, what, class, text);
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
}

int main(int argc, char **argv)
{
    int size, x = 0, done = 0, sum = 0, n, err = MPI_SUCCESS;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    const int victim = size - 1;
    if (rank == victim) {
        /* Only rank 0 has a connection with it. */
        MPI_Recv(&x, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (argc > 1) {
            puts("ready");
            fflush(stdout);
            for (;;) pause();
        }
        raise(SIGKILL);
    }
    if (rank == 0) MPI_Send(&x, 1, MPI_INT, victim, 1, MPI_COMM_WORLD);
    if (rank % 2 == 0) {
        err = MPI_Recv(&x, 1, MPI_INT, victim, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        expect_lost(err, "MPI_Recv");
    } else {
        MPI_Request request;
        MPI_Irecv(&x, 1, MPI_INT, victim, 7, MPI_COMM_WORLD, &request);
        while (!done && err == MPI_SUCCESS) err = MPI_Test(&request, &done, MPI_STATUS_IGNORE);
        expect_lost(err, "MPI_Test");
    }
    expect_lost(MPI_Ssend(&x, 1, MPI_INT, victim, 8, MPI_COMM_WORLD), "MPI_Ssend");
    MPI_Status status;
    expect_lost(MPI_Probe(victim, MPI_ANY_TAG, MPI_COMM_WORLD, &status), "MPI_Probe");

    MPI_Group world, rest;
    MPI_Comm comm;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_excl(world, 1, &victim, &rest);
    MPI_Comm_create_group(MPI_COMM_WORLD, rest, 3, &comm);
    MPI_Comm_size(comm, &n);
    for (int i = 0; i < 100; i++) MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    if (rank == 0) printf("%d of %d go on: %d\n", n, size, sum);
    MPI_Comm_free(&comm);
    MPI_Group_free(&rest);
    MPI_Group_free(&world);
    MPI_Finalize();
    return 0;
}
