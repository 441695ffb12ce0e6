/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Rank 0 computes and calls nothing of MPI until its own memory has a flag that rank 2 sets when rank 1
 * says that it is done: what both do to rank 0's memory finishes without it. */
#define _GNU_SOURCE
#include "check.h"
#include <sys/uio.h>
#include <unistd.h>

enum { WORDS = 70000, FLAG = 0, DATA = 8, DONE = 5 };

static struct window w;
static int64_t data[WORDS], got[WORDS];

/* The kernel lets a process read this one's memory. */
static int may_copy(int *to_read, int pid)
{
    int value;
    struct iovec here = {&value, sizeof value}, there = {to_read, sizeof value};
    return process_vm_readv(pid, &here, 1, &there, 1, 0) == sizeof value;
}

/* Data with holes at both sides, of more runs than the kernel takes at a time. */
static void strided(MPI_Aint first, MPI_Aint disp, int round)
{
    enum { RUNS = 3000, RUN = 3, STRIDE = 7, EACH = 2 };
    static int64_t sparse[RUNS * RUN * EACH];
    MPI_Datatype there, here;
    int64_t old = data[RUN];
    OK(MPI_Type_vector(RUNS, RUN, STRIDE, MPI_INT64_T, &there));
    OK(MPI_Type_vector(RUNS * RUN, 1, EACH, MPI_INT64_T, &here));
    OK(MPI_Type_commit(&there));
    OK(MPI_Type_commit(&here));
    for (int i = 0; i < RUNS * RUN; i++) sparse[i * EACH] = -i - round, sparse[i * EACH + 1] = 77;
    OK(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, w.win));
    OK(MPI_Put(sparse, 1, here, 0, disp, 1, there, w.win));
    OK(MPI_Win_flush(0, w.win));
    for (int i = 0; i < RUNS * RUN; i++) sparse[i * EACH] = 1;
    OK(MPI_Get(sparse, 1, here, 0, disp, 1, there, w.win));
    OK(MPI_Get(got, (DATA - FLAG) + STRIDE, MPI_INT64_T, 0, first, (DATA - FLAG) + STRIDE, MPI_INT64_T,
               w.win));
    OK(MPI_Win_flush(0, w.win));
    for (int i = 0; i < RUNS * RUN; i++)
        CHECK(sparse[i * EACH] == -i - round && sparse[i * EACH + 1] == 77);
    CHECK(got[DATA + RUN] == old && got[DATA + RUN - 1] == -(RUN - 1) - round);
    OK(MPI_Put(data, WORDS - DATA, MPI_INT64_T, 0, disp, WORDS - DATA, MPI_INT64_T, w.win));
    OK(MPI_Win_unlock(0, w.win));
    MPI_Type_free(&there);
    MPI_Type_free(&here);
}

static void origin(int accumulates, int round)
{
    MPI_Aint disp = at(&w, 0, DATA, 8, 8), flag = at(&w, 0, FLAG, 8, 8);
    int64_t one = 1, old = -1, n = WORDS - DATA;
    if (rank == 1) {
        for (int64_t i = 0; i < n; i++) data[i] = i * 3 + round;
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, w.win));
        OK(MPI_Put(data, n, MPI_INT64_T, 0, disp, n, MPI_INT64_T, w.win));
        if (accumulates) OK(MPI_Accumulate(&one, 1, MPI_INT64_T, 0, disp, 1, MPI_INT64_T, MPI_SUM, w.win));
        OK(MPI_Win_flush(0, w.win));
        OK(MPI_Get(got, n, MPI_INT64_T, 0, disp, n, MPI_INT64_T, w.win));
        OK(MPI_Win_unlock(0, w.win));
        data[0] += accumulates;
        CHECK(!memcmp(got, data, n * 8));
        strided(flag, disp, round);
        OK(MPI_Win_lock_all(0, w.win));
        if (accumulates) {
            OK(MPI_Fetch_and_op(&one, &old, MPI_INT64_T, 0, disp, MPI_SUM, w.win));
            OK(MPI_Win_flush_all(w.win));
            CHECK(old == data[0]);
        }
        OK(MPI_Win_unlock_all(w.win));
        MPI_Send(&one, 1, MPI_INT64_T, 2, 7, MPI_COMM_WORLD);
    } else if (rank == 2) {
        MPI_Recv(&one, 1, MPI_INT64_T, 1, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        one = DONE + round;
        OK(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, w.win));
        OK(MPI_Put(&one, 1, MPI_INT64_T, 0, flag, 1, MPI_INT64_T, w.win));
        OK(MPI_Win_unlock(0, w.win));
    }
}

int main(int argc, char **argv)
{
    const int kinds[] = {PROGRESS_KINDS};
    begin(&argc, &argv);
    CHECK(size >= 3);
    int here = 0, pid = getpid(), all;
    MPI_Aint place;
    MPI_Get_address(&here, &place);
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Bcast(&place, 1, MPI_AINT, 0, MPI_COMM_WORLD);
    int ok = !NEEDS_COPIES || may_copy((int *)place, pid);
    MPI_Allreduce(&ok, &all, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    for (unsigned k = 0; all && k < sizeof kinds / sizeof *kinds; k++) {
        w = window_of(kinds[k], WORDS * 8, 8);
        for (int round = 0; round < 5; round++) {
            volatile int64_t *mine = w.base;
            MPI_Barrier(MPI_COMM_WORLD);
            if (rank == 0)
                while (mine[FLAG] != DONE + round) continue;
            else origin(!NEEDS_COPIES, round);
            MPI_Win_sync(w.win);
            MPI_Barrier(MPI_COMM_WORLD);
            if (rank == 0) CHECK(mine[DATA + 1] == 3 + round);
        }
        window_end(&w);
    }
    MPI_Finalize();
    return 0;
}
