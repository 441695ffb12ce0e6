/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Communicators that are made and freed 10,000 times, of which some ranks come late: no board and
 * no lane stays taken.
 *
 *   revoked  rank 0 hears nothing until all others have freed the communicator, which is revoked,
 *            and then is the first to need a board, or lanes.
 *   lost     the same of a rank that was killed.
 *   freed    rank 0 has freed the communicator before a late rank takes part in its broadcast. */
#include <fcntl.h>
#include <mpi.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { REVOKED = 160, LOST = 24, FREED = 10000 };

static int rank, size;
/* Counts freed communicators, for rank 0, which must make no call to be told. */
static atomic_int *freed;
static int rounds;

static void fail(const char *what, int err)
{
    char text[MPI_MAX_ERROR_STRING] = "";
    int len;
    if (err != MPI_SUCCESS) MPI_Error_string(err, text, &len);
    fprintf(stderr, "rank %d: %s: class %d: %s\n", rank, what, err, text);
    MPI_Abort(MPI_COMM_WORLD, 2);
}

static MPI_Comm duplicate(MPI_Comm c)
{
    MPI_Comm made;
    int err = MPI_Comm_dup(c, &made);
    if (err != MPI_SUCCESS) fail("MPI_Comm_dup", err);
    return made;
}

/* Waits at rank 0, without a call, until all `others` have freed so many communicators more. */
static void wait_for_others(int others, int each)
{
    static int seen;
    seen += others * each;
    while (atomic_load(freed) < seen) sched_yield();
}

static int call(MPI_Comm c, int lanes)
{
    MPI_Request req;
    if (!lanes) return MPI_Barrier(c);
    int err = MPI_Ibarrier(c, &req);
    return err == MPI_SUCCESS ? MPI_Wait(&req, MPI_STATUS_IGNORE) : err;
}

static void revoked(MPI_Comm all)
{
    for (int i = 0; i < REVOKED; i++) {
        MPI_Comm c = duplicate(all);
        if (rank == 0) {
            wait_for_others(size - 1, 1);
        } else if (rank == 1) {
            MPIX_Comm_revoke(c);
        }
        if (call(c, i % 2) == MPI_SUCCESS) fail("a call on what is revoked", MPI_SUCCESS);
        MPI_Comm_free(&c);
        if (rank != 0) atomic_fetch_add(freed, 1);
    }
}

/* The last rank is killed. */
static MPI_Comm lost(MPI_Comm all)
{
    MPI_Comm c[LOST], left;
    for (int i = 0; i < LOST; i++) {
        c[i] = duplicate(all);
        if (i % 3 == 0 && call(c[i], i % 2) != MPI_SUCCESS) fail("a call", MPI_SUCCESS);
    }
    /* All have made theirs when one of them leaves this, which others may leave with an error. */
    MPI_Barrier(all);
    if (rank == size - 1) raise(SIGKILL);
    if (rank == 0) wait_for_others(size - 2, LOST);
    for (int i = 0; i < LOST; i++) {
        if (call(c[i], i % 2) == MPI_SUCCESS) fail("a call with a lost rank", MPI_SUCCESS);
        MPI_Comm_free(&c[i]);
        if (rank != 0) atomic_fetch_add(freed, 1);
    }
    int err = MPIX_Comm_shrink(all, &left);
    if (err != MPI_SUCCESS) fail("MPIX_Comm_shrink", err);
    MPI_Comm_size(left, &size);
    return left;
}

static void late(MPI_Comm all)
{
    for (int i = 0; i < FREED; i++) {
        MPI_Comm c = duplicate(all);
        const int slow = 1 + i % (size - 1);
        int value = rank == 0 ? i : -1, token = 0, err;
        if (rank == slow) MPI_Recv(&token, 1, MPI_INT, 0, 1, all, MPI_STATUS_IGNORE);
        if (i % 4 < 3) {
            err = MPI_Bcast(&value, 1, MPI_INT, 0, c);
        } else {
            MPI_Request req;
            MPI_Ibcast(&value, 1, MPI_INT, 0, c, &req);
            err = MPI_Wait(&req, MPI_STATUS_IGNORE);
        }
        if (err != MPI_SUCCESS || value != i) fail("MPI_Bcast", err);
        MPI_Comm_free(&c);
        if (rank == 0) MPI_Send(&token, 1, MPI_INT, slow, 1, all);
        rounds++;
    }
}

int main(int argc, char **argv)
{
    int file;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    if (rank == 0 && ((file = open("late.freed", O_RDWR | O_CREAT | O_TRUNC, 0600)) < 0 ||
                      ftruncate(file, sizeof *freed) != 0)) {
        fail("late.freed", MPI_SUCCESS);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    file = open("late.freed", O_RDWR);
    freed = mmap(NULL, sizeof *freed, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (freed == MAP_FAILED) fail("late.freed", MPI_SUCCESS);
    MPI_Comm all = MPI_COMM_WORLD;
    revoked(all);
    for (int i = 0; i < 2; i++) all = lost(all);
    late(all);
    if (rank == 0) printf("%d ranks, %d communicators\n", size, rounds);
    MPI_Finalize();
    return 0;
}
