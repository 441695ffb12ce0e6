/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * General active target synchronization after the loss of a rank: the others wait for what is still
 * to come, and for nothing that will not come. */
#include "check.h"
#include <signal.h>

enum { TARGET, ORIGIN, GONE };

static MPI_Win win;
static int *base, token;

static MPI_Group group_of(int count, const int *ranks)
{
    MPI_Group all, some;
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, count, ranks, &some);
    MPI_Group_free(&all);
    return some;
}

static void tell(int to) { OK(MPI_Send(&token, 1, MPI_INT, to, 0, MPI_COMM_WORLD)); }
static void told(int by) { OK(MPI_Recv(&token, 1, MPI_INT, by, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)); }

/* Until the exposure ends, by calls that do not wait. */
static void test_until_done(void)
{
    int done = 0;
    while (!done) OK(MPI_Win_test(win, &done));
}

static void target(void)
{
    int both[2] = {ORIGIN, GONE}, done;
    MPI_Group origins = group_of(2, both), origin = group_of(1, both), backwards;
    OK(MPI_Win_post(origins, 0, win));
    tell(GONE);
    FAILS(MPI_ERR_PROC_ABORTED, MPI_Win_wait(win));
    /* The origin's access of that exposure goes on, and does not end the next one. */
    OK(MPI_Win_post(origin, 0, win));
    tell(ORIGIN);
    told(ORIGIN);
    OK(MPI_Win_test(win, &done));
    CHECK(!done);
    tell(ORIGIN);
    OK(MPI_Win_wait(win));
    CHECK(base[0] == 2);
    /* The origin's start fails, which ends this exposure. */
    OK(MPI_Win_post(origin, 0, win));
    OK(MPI_Win_wait(win));
    /* It fails before this one begins. */
    told(ORIGIN);
    OK(MPI_Win_post(origin, 0, win));
    test_until_done();
    /* A lost rank among those to whom an exposure is posted is told by the call that waits, and the
     * others have been told of the exposure. */
    int turned[2] = {GONE, ORIGIN};
    backwards = group_of(2, turned);
    OK(MPI_Win_post(backwards, 0, win));
    FAILS(MPI_ERR_PROC_ABORTED, MPI_Win_wait(win));
    tell(ORIGIN);
    OK(MPI_Win_post(origin, 0, win));
    OK(MPI_Win_wait(win));
    CHECK(base[0] == 4);
    MPI_Group_free(&backwards);
    MPI_Group_free(&origins);
    MPI_Group_free(&origin);
}

static void put(MPI_Group targets, int value)
{
    OK(MPI_Win_start(targets, 0, win));
    OK(MPI_Put(&value, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win));
    OK(MPI_Win_complete(win));
}

static void origin(void)
{
    int both[2] = {TARGET, GONE}, turned[2] = {GONE, TARGET}, value = 1;
    MPI_Group targets = group_of(2, both), target = group_of(1, both), backwards = group_of(2, turned);
    OK(MPI_Win_start(target, 0, win));
    told(TARGET);
    OK(MPI_Put(&value, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win));
    OK(MPI_Win_complete(win));
    OK(MPI_Win_start(target, 0, win));
    tell(TARGET);
    told(TARGET);
    value = 2;
    OK(MPI_Put(&value, 1, MPI_INT, TARGET, 0, 1, MPI_INT, win));
    OK(MPI_Win_complete(win));
    FAILS(MPI_ERR_PROC_ABORTED, MPI_Win_start(targets, 0, win));
    FAILS(MPI_ERR_PROC_ABORTED, MPI_Win_start(backwards, 0, win));
    tell(TARGET);
    told(TARGET);
    put(target, 3);
    put(target, 4);
    MPI_Group_free(&backwards);
    MPI_Group_free(&targets);
    MPI_Group_free(&target);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    struct window w = window_of(ALLOCATE, sizeof(int), sizeof(int));
    win = w.win;
    base = w.base;
    switch (rank) {
    case TARGET: target(); break;
    case ORIGIN: origin(); break;
    default:
        told(TARGET);
        raise(SIGKILL);
    }
    /* The window ends with an error, as does what waits for the lost rank. */
    MPI_Win_free(&w.win);
    MPI_Finalize();
    return 0;
}
