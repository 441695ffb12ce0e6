/* A lock for which ranks wait while another rank of the window is lost: who waits for one that is left
 * gets it, and who waits for a lost one is told. */
#include "check.h"
#include <signal.h>

enum { FIRST, SECOND, THIRD, GONE };

static MPI_Win win;

/* Long enough for the others to be found waiting; nothing fails where it is not. */
static void hold_on(void)
{
    double end = MPI_Wtime() + 0.02;
    while (MPI_Wtime() < end) continue;
}

static void survivors_meet(void)
{
    for (int peer = FIRST; peer < GONE; peer++)
        if (peer != rank)
            OK(MPI_Sendrecv(NULL, 0, MPI_INT, peer, 0, NULL, 0, MPI_INT, peer, 0, MPI_COMM_WORLD,
                            MPI_STATUS_IGNORE));
}

static void goes_round(int kind, int waiting)
{
    for (int round = 0; round < 5; round++) {
        if (rank == FIRST) {
            OK(MPI_Win_lock(kind, SECOND, 0, win));
            survivors_meet();
            hold_on();
        } else {
            survivors_meet();
            OK(MPI_Win_lock(waiting, SECOND, 0, win));
        }
        OK(MPI_Win_unlock(SECOND, win));
        survivors_meet();
    }
}

/* `kind`: how the lost rank holds the lock of SECOND's memory. */
static void one_is_lost(int kind)
{
    if (rank == GONE) {
        int got;
        OK(MPI_Win_lock(kind, SECOND, 0, win));
        /* Now the lock is held, also where it is asked for by messages. */
        OK(MPI_Get(&got, 1, MPI_INT, SECOND, 0, 1, MPI_INT, win));
        OK(MPI_Win_flush(SECOND, win));
        MPI_Send(NULL, 0, MPI_INT, FIRST, 0, MPI_COMM_WORLD);
        MPI_Send(NULL, 0, MPI_INT, SECOND, 0, MPI_COMM_WORLD);
        MPI_Ssend(NULL, 0, MPI_INT, THIRD, 0, MPI_COMM_WORLD);
        raise(SIGKILL);
    }
    MPI_Recv(NULL, 0, MPI_INT, GONE, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    /* By messages the refusal may be told with the end of the epoch. */
    int err = MPI_Win_lock(MPI_LOCK_EXCLUSIVE, SECOND, 0, win);
    if (err == MPI_SUCCESS) err = MPI_Win_unlock(SECOND, win);
    FAILS(MPI_ERR_PROC_ABORTED, err);
    survivors_meet();
    /* The lock of another rank's memory, which nobody lost holds. */
    for (int round = 0; round < 5; round++) {
        int err = MPI_SUCCESS;
        if (rank == FIRST) err = MPI_Win_lock(MPI_LOCK_EXCLUSIVE, FIRST, 0, win);
        OK(err);
        survivors_meet();
        if (rank == FIRST) hold_on();
        else OK(MPI_Win_lock(round % 2 ? MPI_LOCK_SHARED : MPI_LOCK_EXCLUSIVE, FIRST, 0, win));
        OK(MPI_Win_unlock(FIRST, win));
        survivors_meet();
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    struct window w = window_of(ALLOCATE, sizeof(int), sizeof(int));
    win = w.win;
    if (rank != GONE) {
        goes_round(MPI_LOCK_EXCLUSIVE, MPI_LOCK_EXCLUSIVE);
        goes_round(MPI_LOCK_EXCLUSIVE, MPI_LOCK_SHARED);
        goes_round(MPI_LOCK_SHARED, MPI_LOCK_EXCLUSIVE);
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    one_is_lost(HOLDS);
    MPI_Win_free(&w.win);
    MPI_Finalize();
    return 0;
}
