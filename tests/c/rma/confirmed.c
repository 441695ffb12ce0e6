// np: 2
// args: --mca osc message
/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Puts that are each followed by a flush take one request each, and tell their errors all the same;
 * so do those that several puts, gets and epochs come between. */
#include "counted.h"

enum { N = 100 };
static long *base, one, got;
static MPI_Win win;

static void class_is(int code, int wanted, const char *what)
{
    int class = MPI_SUCCESS;
    if (code != MPI_SUCCESS) MPI_Error_class(code, &class);
    if (class == wanted) return;
    printf("%s gave class %d instead of %d\n", what, class, wanted);
    failures++;
}

static void put(MPI_Aint at, long value)
{
    one = value;
    class_is(MPI_Put(&one, 1, MPI_LONG, 1, at, 1, MPI_LONG, win), MPI_SUCCESS, "MPI_Put");
}

static void flush(int wanted)
{
    class_is(MPI_Win_flush(1, win), wanted, "MPI_Win_flush");
}

/* What is there, by a get. */
static void is(MPI_Aint at, long value)
{
    MPI_Get(&got, 1, MPI_LONG, 1, at, 1, MPI_LONG, win);
    flush(MPI_SUCCESS);
    if (got == value) return;
    printf("%ld instead of %ld\n", got, value);
    failures++;
}

static void operate(MPI_Aint at, MPI_Aint bad)
{
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < N; i++) {
        put(at, i);
        flush(MPI_SUCCESS);
    }
    MPI_Win_unlock_all(win);
    MPI_Barrier(MPI_COMM_WORLD);
    /* The error is that of this put, and nobody else's. */
    MPI_Win_lock_all(0, win);
    for (int i = 0; i < 4; i++) {
        put(at, i);
        flush(MPI_SUCCESS);
    }
    put(bad, 5);
    flush(MPI_ERR_RMA_RANGE);
    for (int i = 0; i < 4; i++) {
        put(at, 10 + i);
        flush(MPI_SUCCESS);
    }
    put(bad, 5);
    put(at, 20);
    flush(MPI_ERR_RMA_RANGE);
    is(at, 20);
    /* What is expected to be single is not. */
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k < 4; k++) {
            put(at, k);
            flush(MPI_SUCCESS);
        }
        for (int k = 0; k < i; k++) put(at, 30 + k);
        is(at, i ? 30 + i - 1 : 3);
    }
    put(at, 6);
    flush(MPI_SUCCESS);
    put(at, 7);
    flush(MPI_SUCCESS);
    put(at, 8);
    class_is(MPI_Win_unlock_all(win), MPI_SUCCESS, "MPI_Win_unlock_all");
    for (int i = 0; i < N; i++) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        put(at, 40 + i);
        if (i % 3) flush(MPI_SUCCESS);
        class_is(MPI_Win_unlock(1, win), MPI_SUCCESS, "MPI_Win_unlock");
    }
    MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, win);
    is(at, 40 + N - 1);
    MPI_Win_unlock(1, win);
}

int main(int argc, char **argv)
{
    int rank, provided;
    MPI_Aint at = 0;
    MPI_Init(&argc, &argv);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_pvar_session_create(&session);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Alloc_mem(4096, MPI_INFO_NULL, &base);
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Win_attach(win, base, 4096);
    MPI_Get_address(base, &at);
    MPI_Bcast(&at, 1, MPI_AINT, 1, MPI_COMM_WORLD);
    MPI_T_pvar_handle served = counter("osc_served");
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        operate(at, at + 8192);
    } else {
        MPI_Barrier(MPI_COMM_WORLD);
        /* The lock, the puts, the flushes of the first two, and the unlock. */
        expect("osc_served", served, 1 + N + 2 + 1);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_detach(win, base);
    MPI_Win_free(&win);
    MPI_Free_mem(base);
    MPI_T_pvar_session_free(&session);
    MPI_T_finalize();
    MPI_Finalize();
    return failures != 0;
}
