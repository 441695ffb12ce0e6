/* Each call that needs a rank, once that is known to be lost: it ends with MPI_ERR_PROC_ABORTED, at the
 * latest where its epoch is closed, and never waits. What needs only ranks that are left goes on. */
#include "check.h"
#include <signal.h>

enum { FIRST, SECOND, GONE };

/* The run-time needs a moment to tell of a loss. */
enum { PATIENCE_S = 30 };

static MPI_Win win;
static MPI_Group gone;
static int one = 1, got;

static int after(int err, int end) { return err == MPI_SUCCESS ? end : err; }

static int lock_of(int kind)
{
    int err = MPI_Win_lock(kind, GONE, 0, win);
    return err == MPI_SUCCESS ? MPI_Win_unlock(GONE, win) : err;
}
static int shared(void) { return lock_of(MPI_LOCK_SHARED); }
static int exclusive(void) { return lock_of(MPI_LOCK_EXCLUSIVE); }

static int unchecked(int (*operation)(void))
{
    int err = MPI_Win_lock(MPI_LOCK_SHARED, GONE, MPI_MODE_NOCHECK, win);
    if (err != MPI_SUCCESS) return err;
    err = operation();
    return after(err, MPI_Win_unlock(GONE, win));
}
static int put(void) { return MPI_Put(&one, 1, MPI_INT, GONE, 0, 1, MPI_INT, win); }
static int get(void) { return MPI_Get(&got, 1, MPI_INT, GONE, 0, 1, MPI_INT, win); }
static int accumulate(void) { return MPI_Accumulate(&one, 1, MPI_INT, GONE, 0, 1, MPI_INT, MPI_SUM, win); }
static int fetch(void) { return MPI_Fetch_and_op(&one, &got, MPI_INT, GONE, 0, MPI_SUM, win); }
static int swap(void) { return MPI_Compare_and_swap(&one, &one, &got, MPI_INT, GONE, 0, win); }
static int put_unchecked(void) { return unchecked(put); }
static int get_unchecked(void) { return unchecked(get); }
static int accumulate_unchecked(void) { return unchecked(accumulate); }
static int fetch_unchecked(void) { return unchecked(fetch); }
static int swap_unchecked(void) { return unchecked(swap); }

static int all(int (*call)(void))
{
    int err = MPI_Win_lock_all(0, win);
    if (err != MPI_SUCCESS) return err;
    err = after(put(), call ? call() : MPI_SUCCESS);
    return after(err, MPI_Win_unlock_all(win));
}
static int flush_gone(void) { return MPI_Win_flush(GONE, win); }
static int flush_all(void) { return MPI_Win_flush_all(win); }
static int unlock_all(void) { return all(NULL); }
static int all_flush(void) { return all(flush_gone); }
static int all_flush_all(void) { return all(flush_all); }

static int requested(void)
{
    MPI_Request req = MPI_REQUEST_NULL;
    int err = MPI_Win_lock_all(0, win);
    if (err != MPI_SUCCESS) return err;
    err = MPI_Rput(&one, 1, MPI_INT, GONE, 0, 1, MPI_INT, win, &req);
    if (err == MPI_SUCCESS) err = MPI_Wait(&req, MPI_STATUS_IGNORE);
    return after(err, MPI_Win_unlock_all(win));
}

static int start(void)
{
    int err = MPI_Win_start(gone, 0, win);
    return err == MPI_SUCCESS ? MPI_Win_complete(win) : err;
}
static int start_unchecked(void)
{
    int err = MPI_Win_start(gone, MPI_MODE_NOCHECK, win);
    if (err != MPI_SUCCESS) return err;
    err = put();
    return after(err, MPI_Win_complete(win));
}
static int post_wait(void)
{
    int err = MPI_Win_post(gone, 0, win);
    return err == MPI_SUCCESS ? MPI_Win_wait(win) : err;
}
static int post_test(void)
{
    int done = 0, err = MPI_Win_post(gone, 0, win);
    while (err == MPI_SUCCESS && !done) err = MPI_Win_test(win, &done);
    return err;
}
static int post_unchecked(void)
{
    int err = MPI_Win_post(gone, MPI_MODE_NOCHECK, win);
    return err == MPI_SUCCESS ? MPI_Win_wait(win) : err;
}
static int fence(void) { return MPI_Win_fence(0, win); }

static const struct {
    const char *name;
    int (*call)(void);
} calls[] = {
    {"lock shared", shared},
    {"lock exclusive", exclusive},
    {"put, unlock", put_unchecked},
    {"get, unlock", get_unchecked},
    {"accumulate, unlock", accumulate_unchecked},
    {"fetch-and-op, unlock", fetch_unchecked},
    {"compare-and-swap, unlock", swap_unchecked},
    {"lock_all, put, unlock_all", unlock_all},
    {"lock_all, put, flush", all_flush},
    {"lock_all, put, flush_all", all_flush_all},
    {"lock_all, rput, wait, unlock_all", requested},
    {"start", start},
    {"start unchecked, put, complete", start_unchecked},
    {"post, wait", post_wait},
    {"post, test", post_test},
    {"post unchecked, wait", post_unchecked},
    {"fence", fence},
};

static void fails(const char *name, int err)
{
    int class_ = MPI_SUCCESS;
    if (err != MPI_SUCCESS) MPI_Error_class(err, &class_);
    if (class_ == MPI_ERR_PROC_ABORTED) return;
    fprintf(stderr, "rank %d: %s: class %d\n", rank, name, class_);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

/* Nothing of the failed calls stands in the way of ranks that are left. */
static void goes_on(void)
{
    int other = 1 - rank, sum = 0;
    OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, other, 0, win));
    OK(MPI_Accumulate(&one, 1, MPI_INT, other, 1, 1, MPI_INT, MPI_SUM, win));
    OK(MPI_Win_unlock(other, win));
    OK(MPI_Win_lock(MPI_LOCK_SHARED, other, 0, win));
    OK(MPI_Get(&sum, 1, MPI_INT, other, 1, 1, MPI_INT, win));
    OK(MPI_Win_unlock(other, win));
    CHECK(sum > 0);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    struct window w = window_of(ALLOCATE, 2 * sizeof(int), sizeof(int));
    win = w.win;
    MPI_Group world;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, 1, (int[]){GONE}, &gone);
    if (rank == GONE) raise(SIGKILL);
    double end = MPI_Wtime() + PATIENCE_S;
    int err = MPI_SUCCESS;
    while (err == MPI_SUCCESS && MPI_Wtime() < end) err = shared();
    fails("the loss is told", err);
#ifdef AT_THE_LOCK
    fails("lock", MPI_Win_lock(MPI_LOCK_SHARED, GONE, 0, win));
    fails("lock", MPI_Win_lock(MPI_LOCK_EXCLUSIVE, GONE, 0, win));
#endif
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        fails(calls[i].name, calls[i].call());
        goes_on();
    }
    /* A window that is freed serves nobody. */
    OK(MPI_Sendrecv(&one, 1, MPI_INT, 1 - rank, 0, &got, 1, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD,
                    MPI_STATUS_IGNORE));
    MPI_Group_free(&gone);
    MPI_Group_free(&world);
    MPI_Win_free(&w.win);
    MPI_Finalize();
    return 0;
}
