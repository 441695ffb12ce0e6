/* What the programs of this directory share. */
#ifndef CORE_CHECK_H
#define CORE_CHECK_H

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;

/* Ends the job with a line that tells what was wrong. */
#define CHECK(what)                                                                                \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "%s:%d: rank %d: wrong: %s\n", __FILE__, __LINE__, rank, #what);       \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)

/* The call succeeds. */
#define OK(call) CHECK((call) == MPI_SUCCESS)

/* The call fails with this error class. */
#define FAILS(class_, call)                                                                        \
    do {                                                                                           \
        int code_ = (call), got_ = MPI_SUCCESS;                                                    \
        if (code_ != MPI_SUCCESS)                                                                  \
            MPI_Error_class(code_, &got_);                                                         \
        if (got_ != (class_)) {                                                                    \
            fprintf(stderr, "%s:%d: rank %d: %s: class %d instead of %s\n", __FILE__, __LINE__,    \
                    rank, #call, got_, #class_);                                                   \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)

static inline void settle(void)
{
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

static inline void begin(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    settle();
}

static inline int end(void)
{
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        puts("ok");
    MPI_Finalize();
    return 0;
}

/* The communicator works: everybody hears from everybody. */
static inline void talk(MPI_Comm comm)
{
    int me, n, inter, sum = -1;
    OK(MPI_Comm_test_inter(comm, &inter));
    OK(MPI_Comm_rank(comm, &me));
    if (inter)
        OK(MPI_Comm_remote_size(comm, &n));
    else
        OK(MPI_Comm_size(comm, &n));
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, comm));
    CHECK(sum == n * (n - 1) / 2);
}

#endif
