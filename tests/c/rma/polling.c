// np: 2 3
// args: --mca osc message
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A rank that does nothing but look at its own memory in epochs of its own, or for a message, still serves
 * the others: what it waits for comes by messages that only it can apply. */
#include "check.h"

static MPI_Win win;
static long memory;

/* Ways to look, by their epochs. */
static void look(int how, long *value)
{
    if (how == 0 || how == 3) {
        OK(MPI_Win_lock(how ? MPI_LOCK_EXCLUSIVE : MPI_LOCK_SHARED, 0, 0, win));
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
    for (int how = 0; how < 4; how++) {
        long value = 0, one = 1, goal = (how + 1) * 10 * (size - 1);
        if (rank == 0) {
            int all = how == 1 || how == 2;
            if (all) OK(MPI_Win_lock_all(0, win));
            while (value < goal) look(how, &value);
            CHECK(value == goal);
            if (all) OK(MPI_Win_unlock_all(win));
        } else {
            for (int i = 0; i < 10; i++) {
                OK(MPI_Win_lock(how < 3 ? MPI_LOCK_SHARED : MPI_LOCK_EXCLUSIVE, 0, 0, win));
                OK(MPI_Accumulate(&one, 1, MPI_LONG, 0, 0, 1, MPI_LONG, MPI_SUM, win));
                OK(MPI_Win_unlock(0, win));
            }
        }
        MPI_Barrier(MPI_COMM_WORLD);
    }
    /* One that only asks whether a message has come. */
    if (rank == 0) {
        for (int from = 1, came = 0; from < size; from += came)
            OK(MPI_Iprobe(from, 0, MPI_COMM_WORLD, &came, MPI_STATUS_IGNORE));
        for (int from = 1; from < size; from++)
            MPI_Recv(NULL, 0, MPI_INT, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else {
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win));
        OK(MPI_Put(&(long){1}, 1, MPI_LONG, 0, 0, 1, MPI_LONG, win));
        OK(MPI_Win_unlock(0, win));
        MPI_Send(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD);
    }
    OK(MPI_Win_free(&win));
    MPI_Finalize();
    return 0;
}
