/* What the extension of the fault-tolerance proposal gives through a front, in a program built by the MPI of that
 * ABI: its values of the error classes, and a group that goes on without a rank. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#ifndef FAILED
#define FAILED 75
#define PENDING 76
#define REVOKED 77
#endif

/* The MPI that builds it may be too old to have them. */
static void *found(const char *name)
{
    void *at = dlsym(RTLD_DEFAULT, name);
    if (at == NULL) fprintf(stderr, "%s is missing\n", name);
    return at;
}
#define agree(...) ((int (*)(MPI_Comm, int *))found("MPIX_Comm_agree"))(__VA_ARGS__)
#define revoke(...) ((int (*)(MPI_Comm))found("MPIX_Comm_revoke"))(__VA_ARGS__)
#define shrink(...) ((int (*)(MPI_Comm, MPI_Comm *))found("MPIX_Comm_shrink"))(__VA_ARGS__)
#define ishrink(...)                                                                               \
    ((int (*)(MPI_Comm, MPI_Comm *, MPI_Request *))found("MPIX_Comm_ishrink"))(__VA_ARGS__)
#define failure_ack(...) ((int (*)(MPI_Comm))found("MPIX_Comm_failure_ack"))(__VA_ARGS__)
#define get_failed(...)                                                                            \
    ((int (*)(MPI_Comm, MPI_Group *))found("PMPIX_Comm_get_failed"))(__VA_ARGS__)

#define IS(call, wanted)                                                                           \
    do {                                                                                           \
        int got_ = (call);                                                                         \
        if (got_ != (wanted)) {                                                                    \
            fprintf(stderr, "%d: %s: %d instead of %d\n", rank, #call, got_, wanted);              \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)

int main(int argc, char **argv)
{
    int rank, size, x = 0, n = 0, flag = 5;
    MPI_Comm comm, left, later;
    MPI_Group group;
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    IS(agree(comm, &flag), MPI_SUCCESS);
    if (rank == size - 1) {
        kill(getpid(), SIGKILL);
        pause();
    }
    flag = 5;
    IS(agree(comm, &flag), FAILED);
    IS(MPI_Recv(&x, 1, MPI_INT, size - 1, 0, comm, MPI_STATUS_IGNORE), FAILED);
    IS(MPI_Irecv(&x, 1, MPI_INT, MPI_ANY_SOURCE, 0, comm, &request), MPI_SUCCESS);
    IS(MPI_Wait(&request, MPI_STATUS_IGNORE), PENDING);
    IS(failure_ack(comm), MPI_SUCCESS);
    IS(agree(comm, &flag), MPI_SUCCESS);
    IS(get_failed(comm, &group), MPI_SUCCESS);
    MPI_Group_size(group, &n);
    IS(n, 1);
    IS(revoke(comm), MPI_SUCCESS);
    IS(MPI_Wait(&request, MPI_STATUS_IGNORE), REVOKED);
    IS(MPI_Barrier(comm), REVOKED);
    IS(shrink(comm, &left), MPI_SUCCESS);
    IS(ishrink(left, &later, &request), MPI_SUCCESS);
    IS(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    MPI_Comm_size(later, &n);
    IS(n, size - 1);
    IS(MPI_Barrier(later), MPI_SUCCESS);
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
