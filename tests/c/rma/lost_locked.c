// np: 3
// args: --enable-recovery
// nodes: 1
/* Memory of a lost rank that others map stays with them: their locks and flushes end with an error
 * soon after the loss, and those of ranks that are left go on. */
#include "check.h"
#include <signal.h>

enum { FIRST, SECOND, GONE };

/* Calls until the loss is told; the run-time needs a moment for that. */
enum { PATIENCE_S = 30 };

static int epoch(MPI_Win win, int target, int kind)
{
    int one = 1, err = MPI_Win_lock(kind, target, 0, win), end;
    if (err == MPI_SUCCESS) {
        err = MPI_Accumulate(&one, 1, MPI_INT, target, 0, 1, MPI_INT, MPI_SUM, win);
        end = MPI_Win_unlock(target, win);
        if (err == MPI_SUCCESS) err = end;
    }
    return err;
}

static int flushed(MPI_Win win)
{
    int one = 1, err = MPI_Win_lock_all(MPI_MODE_NOCHECK, win), end;
    OK(err);
    OK(MPI_Accumulate(&one, 1, MPI_INT, GONE, 0, 1, MPI_INT, MPI_SUM, win));
    err = MPI_Win_flush(GONE, win);
    OK(MPI_Win_flush(FIRST, win));
    end = MPI_Win_unlock_all(win);
    return err == MPI_SUCCESS ? end : err;
}

static void until_lost(MPI_Win win, int way)
{
    double end = MPI_Wtime() + PATIENCE_S;
    int err = MPI_SUCCESS;
    while (err == MPI_SUCCESS && MPI_Wtime() < end)
        err = way == 0 ? epoch(win, GONE, MPI_LOCK_SHARED) : way == 1 ? epoch(win, GONE, MPI_LOCK_EXCLUSIVE)
                                                                      : flushed(win);
    FAILS(MPI_ERR_PROC_ABORTED, err);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    struct window w = window_of(ALLOCATE, 64, sizeof(int)), shared = window_of(SHARED, 64, sizeof(int));
    if (rank == GONE) raise(SIGKILL);
    for (int way = 0; way < 3; way++) {
        until_lost(w.win, way);
        until_lost(shared.win, way);
    }
    /* Between those that are left nothing has changed. */
    for (int i = 0; i < 1000; i++) OK(epoch(w.win, 1 - rank, MPI_LOCK_SHARED));
    int token = 0, other = 1 - rank;
    OK(MPI_Sendrecv(&token, 1, MPI_INT, other, 0, &token, 1, MPI_INT, other, 0, MPI_COMM_WORLD,
                    MPI_STATUS_IGNORE));
    CHECK(*(int *)w.base == 1000);
    MPI_Win_free(&shared.win);
    MPI_Win_free(&w.win);
    MPI_Finalize();
    return 0;
}
