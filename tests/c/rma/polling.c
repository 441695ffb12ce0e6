// np: 2 3
// args: --mca osc message
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A rank that does nothing but look at its own memory in epochs of its own still serves the others: what
 * it waits for comes by messages that only it can apply. */
#include "check.h"

static MPI_Win win;
static long memory;

/* Ways to look, by their epochs. */
static void look(int how, long *value)
{
    if (how == 0) {
        OK(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win));
        OK(MPI_Fetch_and_op(NULL, value, MPI_LONG, 0, 0, MPI_NO_OP, win));
        OK(MPI_Win_unlock(0, win));
    } else if (how == 1) {
        OK(MPI_Fetch_and_op(NULL, value, MPI_LONG, 0, 0, MPI_NO_OP, win));
        OK(MPI_Win_flush(0, win));
    } else {
        OK(MPI_Win_sync(win));
        *value = *(volatile long *)&memory;
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    OK(MPI_Win_create(&memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win));
    for (int how = 0; how < 3; how++) {
        long value = 0, one = 1, goal = (how + 1) * 10 * (size - 1);
        if (rank == 0) {
            if (how) OK(MPI_Win_lock_all(0, win));
            while (value < goal) look(how, &value);
            CHECK(value == goal);
            if (how) OK(MPI_Win_unlock_all(win));
        } else {
            for (int i = 0; i < 10; i++) {
                OK(MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win));
                OK(MPI_Accumulate(&one, 1, MPI_LONG, 0, 0, 1, MPI_LONG, MPI_SUM, win));
                OK(MPI_Win_unlock(0, win));
            }
        }
        MPI_Barrier(MPI_COMM_WORLD);
    }
    OK(MPI_Win_free(&win));
    MPI_Finalize();
    return 0;
}
