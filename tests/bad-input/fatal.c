/*
 * fatal WHAT: the default error handler must end the job with one text that names the rank, the
 * host, the call, the class and the cause. Only rank 1 makes the mistake; the others wait for it.
 * "abort" and "locked" end with MPI_Abort, the second while a thread holds a stream for ever.
 */
#include <mpi.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static pthread_barrier_t held;

/* Holds a stream for ever. */
static void *holder(void *stream)
{
    flockfile(stream);
    pthread_barrier_wait(&held);
    for (;;)
        pause();
    return NULL;
}

/* Something is left to flush. */
static void end_job(int locked)
{
    pthread_t thread;
    printf("the last words");
    if (locked) {
        pthread_barrier_init(&held, NULL, 2);
        pthread_create(&thread, NULL, holder, stdin);
        pthread_barrier_wait(&held);
    }
    MPI_Abort(MPI_COMM_WORLD, 42);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    int rank, size, v[2] = {0};
    MPI_Request r = (MPI_Request)(uintptr_t)0xdeadbeef;
    if (!strcmp(what, "session")) {
        MPI_Session session;
        MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
        MPI_Barrier(MPI_COMM_WORLD);
        return 0;
    }
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (rank == 1) {
        if (!strcmp(what, "rank"))
            MPI_Send(v, 1, MPI_INT, 77, 0, MPI_COMM_WORLD);
        else if (!strcmp(what, "nameless")) {
            MPI_Comm own;
            MPI_Comm_dup(MPI_COMM_SELF, &own);
            MPI_Send(v, 1, MPI_INT, 77, 0, own);
        } else if (!strcmp(what, "tag"))
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
    if (rank == size - 1 && (!strcmp(what, "abort") || !strcmp(what, "locked")))
        end_job(what[0] == 'l');
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
