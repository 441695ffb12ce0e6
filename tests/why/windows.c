/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Epochs that do not end; the argument says which. Windows are called "grid".
 *
 *   lock     rank 1 keeps the lock of rank 2 and computes, rank 0 wants it
 *   share    the same with a share
 *   circle   each of two ranks keeps its own lock and wants that of the other
 *   fence    the last rank does not come
 *   start    rank 1 does not post
 *   wait     rank 0 does not complete
 *   flush    rank 1 computes; for targets that are asked by messages
 */
#include <mpi.h>
#include <string.h>

static void compute(void)
{
    volatile int on = 1;
    while (on) {}
}

int main(int argc, char **argv)
{
    int rank, size, peer;
    long *base, one = 1;
    const char *what = argc > 1 ? argv[1] : "";
    MPI_Win win;
    MPI_Group world, other;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Win_allocate(sizeof *base, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_set_name(win, "grid");
    peer = 1 - rank;
    if (!strcmp(what, "lock") || !strcmp(what, "share")) {
        int kind = what[0] == 'l' ? MPI_LOCK_EXCLUSIVE : MPI_LOCK_SHARED;
        if (rank == 1) {
            MPI_Win_lock(kind, 2, 0, win);
            MPI_Put(&one, 1, MPI_LONG, 2, 0, 1, MPI_LONG, win);
            MPI_Win_flush(2, win);
        }
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank == 1) compute();
        if (rank == 0) {
            MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 2, 0, win);
            MPI_Put(&one, 1, MPI_LONG, 2, 0, 1, MPI_LONG, win);
            MPI_Win_unlock(2, win);
        }
    } else if (!strcmp(what, "circle")) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, win);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, peer, 0, win);
        MPI_Put(&one, 1, MPI_LONG, peer, 0, 1, MPI_LONG, win);
        MPI_Win_unlock(peer, win);
        MPI_Win_unlock(rank, win);
    } else if (!strcmp(what, "fence")) {
        if (rank == size - 1) compute();
        MPI_Win_fence(0, win);
    } else if (!strcmp(what, "flush")) {
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank == 1) compute();
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        MPI_Put(&one, 1, MPI_LONG, 1, 0, 1, MPI_LONG, win);
        MPI_Win_flush(1, win);
        MPI_Win_unlock(1, win);
    } else {
        MPI_Comm_group(MPI_COMM_WORLD, &world);
        MPI_Group_incl(world, 1, &peer, &other);
        if (rank == 0) {
            MPI_Win_start(other, 0, win);
            if (!strcmp(what, "wait")) compute();
            MPI_Win_complete(win);
        } else {
            if (!strcmp(what, "start")) compute();
            MPI_Win_post(other, 0, win);
            MPI_Win_wait(win);
        }
    }
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
