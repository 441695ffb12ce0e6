/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * All operations in all epochs on windows of all kinds; what each rank has must be what the calls
 * say. Included by programs that differ in how targets are reached. */
#include "check.h"
#ifndef KINDS
#define KINDS FLAVORS
#endif

enum { N = 5000, UNIT = 4 };

/* Opens and closes an access epoch to all targets, by `sync`. */
enum { FENCE, PSCW, LOCK, LOCKALL, SYNCS };

static void open_epoch(struct window *w, int sync, int target)
{
    MPI_Group all;
    switch (sync) {
    case FENCE: OK(MPI_Win_fence(0, w->win)); break;
    case PSCW:
        MPI_Win_get_group(w->win, &all);
        OK(MPI_Win_post(all, 0, w->win));
        OK(MPI_Win_start(all, 0, w->win));
        MPI_Group_free(&all);
        break;
    case LOCK: OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, w->win)); break;
    default: OK(MPI_Win_lock_all(0, w->win));
    }
}

static void close_epoch(struct window *w, int sync, int target)
{
    switch (sync) {
    case FENCE: OK(MPI_Win_fence(MPI_MODE_NOSUCCEED, w->win)); break;
    case PSCW:
        OK(MPI_Win_complete(w->win));
        OK(MPI_Win_wait(w->win));
        break;
    case LOCK: OK(MPI_Win_unlock(target, w->win)); break;
    default: OK(MPI_Win_unlock_all(w->win));
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

static void put_get(struct window *w, int sync, int n)
{
    int *mine = malloc(n * sizeof(int)), *got = malloc(n * sizeof(int));
    int right = (rank + 1) % size, left = (rank + size - 1) % size;
    for (int i = 0; i < n; i++) mine[i] = 1000000 * sync + 10 * i + rank;
    open_epoch(w, sync, right);
    OK(MPI_Put(mine, n, MPI_INT, right, at(w, right, 0, UNIT, 4), n, MPI_INT, w->win));
    close_epoch(w, sync, right);
    for (int i = 0; i < n; i++) CHECK(((int *)w->base)[i] == 1000000 * sync + 10 * i + left);
    memset(got, 0, n * sizeof(int));
    open_epoch(w, sync, right);
    OK(MPI_Get(got, n, MPI_INT, right, at(w, right, 0, UNIT, 4), n, MPI_INT, w->win));
    close_epoch(w, sync, right);
    for (int i = 0; i < n; i++) CHECK(got[i] == mine[i]);
    free(mine);
    free(got);
}

/* Every second element at the target, every third at the origin. */
static void strided(struct window *w, int sync, int n)
{
    MPI_Datatype two, three;
    MPI_Type_vector(n, 1, 2, MPI_INT, &two);
    MPI_Type_vector(n, 1, 3, MPI_INT, &three);
    MPI_Type_commit(&two);
    MPI_Type_commit(&three);
    int *mine = malloc(3 * n * sizeof(int)), *got = calloc(3 * n, sizeof(int));
    int right = (rank + 1) % size, left = (rank + size - 1) % size;
    for (int i = 0; i < 3 * n; i++) mine[i] = 7 * i + rank + sync;
    memset(w->base, 0, 4 * N);
    MPI_Barrier(MPI_COMM_WORLD);
    open_epoch(w, sync, right);
    OK(MPI_Put(mine, 1, three, right, at(w, right, 0, UNIT, 4), 1, two, w->win));
    /* The types are not needed any more. */
    MPI_Type_free(&three);
    close_epoch(w, sync, right);
    for (int i = 0; i < n; i++) {
        CHECK(((int *)w->base)[2 * i] == 7 * 3 * i + left + sync);
        if (i < n - 1) CHECK(((int *)w->base)[2 * i + 1] == 0);
    }
    open_epoch(w, sync, right);
    OK(MPI_Get(got, n, MPI_INT, right, at(w, right, 0, UNIT, 4), 1, two, w->win));
    close_epoch(w, sync, right);
    for (int i = 0; i < n; i++) CHECK(got[i] == 7 * 3 * i + rank + sync);
    MPI_Type_free(&two);
    free(mine);
    free(got);
}

/* All ranks add to rank 0, elements of several sizes. */
static void sums(struct window *w, int sync, int n)
{
    long *add = malloc(n * sizeof(long)), *old = malloc(n * sizeof(long));
    for (int i = 0; i < n; i++) add[i] = i + rank;
    memset(w->base, 0, 8 * n);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int round = 0; round < 3; round++) {
        open_epoch(w, sync, 0);
        OK(MPI_Accumulate(add, n, MPI_LONG, 0, at(w, 0, 0, UNIT, 8), n, MPI_LONG, MPI_SUM, w->win));
        OK(MPI_Get_accumulate(add, n, MPI_LONG, old, n, MPI_LONG, 0, at(w, 0, 0, UNIT, 8), n,
                              MPI_LONG, MPI_SUM, w->win));
        close_epoch(w, sync, 0);
        for (int i = 0; i < n; i++) CHECK(old[i] >= (long)i + rank);
    }
    if (rank == 0) {
        for (int i = 0; i < n; i++)
            CHECK(((long *)w->base)[i] == 6 * ((long)i * size + size * (size - 1) / 2));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    free(add);
    free(old);
}

struct pair {
    double value;
    int index;
};

/* Elements that only a lock makes atomic. */
static void pairs(struct window *w, int sync)
{
    struct pair *there = w->base;
    *there = (struct pair){-1.0, -1};
    MPI_Barrier(MPI_COMM_WORLD);
    struct pair mine = {rank / 2, 100 - rank};
    open_epoch(w, sync, 0);
    OK(MPI_Accumulate(&mine, 1, MPI_DOUBLE_INT, 0, at(w, 0, 0, UNIT, 16), 1, MPI_DOUBLE_INT,
                      MPI_MAXLOC, w->win));
    close_epoch(w, sync, 0);
    if (rank == 0) CHECK(there->value == (size - 1) / 2 && there->index == 101 - size);
    MPI_Barrier(MPI_COMM_WORLD);
    long double *wide = w->base;
    *wide = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    long double one = 1, old;
    for (int i = 0; i < 20; i++) {
        open_epoch(w, sync, 0);
        OK(MPI_Fetch_and_op(&one, &old, MPI_LONG_DOUBLE, 0, at(w, 0, 0, UNIT, 16), MPI_SUM, w->win));
        close_epoch(w, sync, 0);
    }
    if (rank == 0) CHECK(*wide == 20 * size);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Tickets: each value is given once. */
static void tickets(struct window *w, int n)
{
    int *seen = calloc(n * size, sizeof(int));
    memset(w->base, 0, 64);
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_Win_lock_all(0, w->win));
    for (int i = 0; i < n; i++) {
        int32_t one = 1, old = -1;
        OK(MPI_Fetch_and_op(&one, &old, MPI_INT32_T, 0, at(w, 0, 0, UNIT, 4), MPI_SUM, w->win));
        OK(MPI_Win_flush(0, w->win));
        CHECK(old >= 0 && old < n * size);
        seen[old]++;
        /* A counter that is advanced by comparing. */
        int64_t expect = 0, next, found;
        for (;;) {
            next = expect + 1;
            OK(MPI_Compare_and_swap(&next, &expect, &found, MPI_INT64_T, 0, at(w, 0, 1, UNIT, 8),
                                    w->win));
            OK(MPI_Win_flush(0, w->win));
            if (found == expect) break;
            expect = found;
        }
    }
    OK(MPI_Win_unlock_all(w->win));
    MPI_Allreduce(MPI_IN_PLACE, seen, n * size, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < n * size; i++) CHECK(seen[i] == 1);
    if (rank == 0) CHECK(((int64_t *)w->base)[1] == n * size);
    MPI_Barrier(MPI_COMM_WORLD);
    free(seen);
}

/* Operations with requests, and flushes. */
static void requests(struct window *w, int n)
{
    double *mine = malloc(n * sizeof(double)), *got = malloc(n * sizeof(double));
    double *old = malloc(n * sizeof(double));
    MPI_Request reqs[2];
    MPI_Aint slot = (MPI_Aint)n * 8;
    for (int i = 0; i < n; i++) mine[i] = i + 0.5 * rank;
    (void)slot;
    for (int target = 0; target < size; target++) {
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, w->win));
        OK(MPI_Rput(mine, n, MPI_DOUBLE, target, at(w, target, 0, UNIT, 8), n, MPI_DOUBLE, w->win,
                    &reqs[0]));
        OK(MPI_Wait(&reqs[0], MPI_STATUS_IGNORE));
        OK(MPI_Win_flush_local(target, w->win));
        OK(MPI_Rget_accumulate(mine, n, MPI_DOUBLE, old, n, MPI_DOUBLE, target,
                               at(w, target, 0, UNIT, 8), n, MPI_DOUBLE, MPI_SUM, w->win, &reqs[0]));
        OK(MPI_Rget(got, n, MPI_DOUBLE, target, at(w, target, 0, UNIT, 8), n, MPI_DOUBLE, w->win,
                    &reqs[1]));
        OK(MPI_Waitall(2, reqs, MPI_STATUSES_IGNORE));
        for (int i = 0; i < n; i++) CHECK(old[i] == mine[i] && got[i] == 2 * mine[i]);
        OK(MPI_Raccumulate(mine, n, MPI_DOUBLE, target, at(w, target, 0, UNIT, 8), n, MPI_DOUBLE,
                           MPI_PROD, w->win, &reqs[0]));
        OK(MPI_Wait(&reqs[0], MPI_STATUS_IGNORE));
        OK(MPI_Win_flush(target, w->win));
        OK(MPI_Get(got, n, MPI_DOUBLE, target, at(w, target, 0, UNIT, 8), n, MPI_DOUBLE, w->win));
        OK(MPI_Win_flush_local_all(w->win));
        for (int i = 0; i < n; i++) CHECK(got[i] == 2 * mine[i] * mine[i]);
        OK(MPI_Win_unlock(target, w->win));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    free(mine);
    free(got);
    free(old);
}

/* A lock excludes: a counter that is read and written in two calls. */
static void excluded(struct window *w, int n)
{
    memset(w->base, 0, 64);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < n; i++) {
        long value = -1;
        int target = i % size;
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, w->win));
        OK(MPI_Get(&value, 1, MPI_LONG, target, at(w, target, 0, UNIT, 8), 1, MPI_LONG, w->win));
        OK(MPI_Win_flush(target, w->win));
        value++;
        OK(MPI_Put(&value, 1, MPI_LONG, target, at(w, target, 0, UNIT, 8), 1, MPI_LONG, w->win));
        OK(MPI_Win_unlock(target, w->win));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    long mine = *(long *)w->base, all = 0;
    MPI_Allreduce(&mine, &all, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    CHECK(all == (long)n * size);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int flavor = 0; flavor < KINDS; flavor++) {
        struct window w = window_of(flavor, 8 * N + 64, UNIT);
        for (int sync = 0; sync < SYNCS; sync++) {
            put_get(&w, sync, 1);
            put_get(&w, sync, N);
            strided(&w, sync, 50);
            strided(&w, sync, N / 2);
            sums(&w, sync, 1);
            sums(&w, sync, N);
            pairs(&w, sync);
        }
        tickets(&w, 100);
        requests(&w, 1);
        requests(&w, N);
        excluded(&w, 60);
        window_end(&w);
    }
    MPI_Finalize();
    return 0;
}
