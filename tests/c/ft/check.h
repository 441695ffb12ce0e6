/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What the programs of this directory share. Their ranks die on purpose; the others go on. A rank that is
 * wrong says so and ends the job by a signal of its own choice: mpirun would go on without it. */
#ifndef FT_CHECK_H
#define FT_CHECK_H

#include <mpi-ext.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int rank, size;

#define WRONG(...)                                                                                 \
    do {                                                                                           \
        fprintf(stderr, "%s:%d: rank %d: ", __FILE__, __LINE__, rank);                             \
        fprintf(stderr, __VA_ARGS__);                                                              \
        fputc('\n', stderr);                                                                       \
        MPI_Abort(MPI_COMM_WORLD, 1);                                                              \
    } while (0)

#define CHECK(what)                                                                                \
    do {                                                                                           \
        if (!(what)) WRONG("wrong: %s", #what);                                                    \
    } while (0)

static inline int class_of(int code)
{
    int class_ = MPI_SUCCESS;
    if (code != MPI_SUCCESS) MPI_Error_class(code, &class_);
    return class_;
}

#define FAILS(wanted, call)                                                                        \
    do {                                                                                           \
        int got_ = class_of(call);                                                                 \
        if (got_ != (wanted)) WRONG("%s: class %d instead of %s", #call, got_, #wanted);           \
    } while (0)

#define OK(call) FAILS(MPI_SUCCESS, call)

static inline void begin(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

static inline void die(void)
{
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static inline int failed_of(MPI_Comm comm)
{
    MPI_Group group;
    int n;
    OK(MPIX_Comm_get_failed(comm, &group));
    MPI_Group_size(group, &n);
    if (group != MPI_GROUP_EMPTY) MPI_Group_free(&group);
    return n;
}

/* Until so many processes are known to have failed. */
static inline void await_failed(MPI_Comm comm, int n)
{
    double until = MPI_Wtime() + 30;
    while (failed_of(comm) < n)
        if (MPI_Wtime() > until) WRONG("only %d of %d failures are known", failed_of(comm), n);
}

/* The communicator works. */
static inline void works(MPI_Comm comm)
{
    int me, n, sum = 0;
    MPI_Comm_rank(comm, &me);
    MPI_Comm_size(comm, &n);
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, comm));
    CHECK(sum == n * (n - 1) / 2);
}

/* All have come here, and none is in a call before: whoever dies now ends none of those. */
static inline void meet(MPI_Comm comm)
{
    int flag = 1;
    OK(MPIX_Comm_agree(comm, &flag));
}

static inline int end(void)
{
    MPI_Finalize();
    return 0;
}

#endif
