/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Elements are changed one at a time whatever else the calls have in common: long accumulates and
 * single ones, with and without results, compare-and-swap, of all ranks, under shared locks. Each
 * call adds a known number to each of its elements, so that the sums say whether one was undone. */
#include "check.h"

enum { N = 3000, ROUNDS = 400, BYTES = N * 8 };

static unsigned long long state;
static double ones_d[N], old_d[N];
static long long ones_l[N], old_l[N];

static int draw(int below)
{
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (int)((state >> 33) % below);
}

/* Where a call begins, and how many elements it has: long and short ones, many of one. */
static int extent(int *first)
{
    static const int most[] = {1, 1, 1, 2, 7, 40, 600, N};
    int n = 1 + draw(most[draw(8)]);
    *first = draw(N - n + 1);
    return n;
}

/* Adds 1 to an element by the compare-and-swap of others' values. */
static void swap(MPI_Win win, int target, int i)
{
    long long seen = 0, want, next;
    do {
        want = seen;
        next = want + 1;
        OK(MPI_Compare_and_swap(&next, &want, &seen, MPI_LONG_LONG, target, i, win));
        OK(MPI_Win_flush(target, win));
    } while (seen != want);
}

static void add(MPI_Win win, int target, int longs, int i, int n)
{
    MPI_Datatype type = longs ? MPI_LONG_LONG : MPI_DOUBLE;
    void *ones = longs ? (void *)ones_l : (void *)ones_d, *old = longs ? (void *)old_l : (void *)old_d;
    switch (draw(4)) {
    case 0: OK(MPI_Get_accumulate(ones, n, type, old, n, type, target, i, n, type, MPI_SUM, win)); break;
    case 1:
        if (n == 1) {
            OK(MPI_Fetch_and_op(ones, old, type, target, i, MPI_SUM, win));
            break;
        } /* fall through */
    default: OK(MPI_Accumulate(ones, n, type, target, i, n, type, MPI_SUM, win));
    }
}

static void check(const struct window *w, int longs, const long long *mine)
{
    long long all[N];
    MPI_Reduce_scatter_block(mine, all, N, MPI_LONG_LONG, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < N; i++) {
        long long have = longs ? ((long long *)w->base)[i] : (long long)((double *)w->base)[i];
        if (have == all[i]) continue;
        fprintf(stderr, "rank %d: element %d is %lld instead of %lld\n", rank, i, have, all[i]);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
}

static void rounds(struct window *w, int longs)
{
    /* How often this rank has added to each element of each rank. */
    long long *mine = calloc((size_t)size * N, sizeof *mine);
    MPI_Win win = w->win;
    OK(MPI_Win_lock_all(0, win));
    for (int round = 0; round < ROUNDS; round++) {
        int first, target = draw(2) ? 0 : draw(size), n = extent(&first);
        if (longs && n == 1 && draw(2)) swap(win, target, first);
        else add(win, target, longs, first, n);
        for (int i = first; i < first + n; i++) mine[(size_t)target * N + i]++;
        if (draw(8) == 0) OK(MPI_Win_flush(target, win));
        /* Only single ones for a while: the long ones of others come between. */
        if (round % 100 == 50) {
            for (int i = 0; i < 3000; i++) {
                OK(MPI_Accumulate(longs ? (void *)ones_l : (void *)ones_d, 1, longs ? MPI_LONG_LONG : MPI_DOUBLE, 0,
                                  i % 5, 1, longs ? MPI_LONG_LONG : MPI_DOUBLE, MPI_SUM, win));
                mine[i % 5]++;
            }
            OK(MPI_Win_flush(0, win));
        }
    }
    OK(MPI_Win_unlock_all(win));
    MPI_Barrier(MPI_COMM_WORLD);
    check(w, longs, mine);
    free(mine);
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    static const int flavors[] = {CREATE, ALLOCATE};
    begin(&argc, &argv);
    state = rank + 1;
    for (int i = 0; i < N; i++) ones_d[i] = ones_l[i] = 1;
    for (int f = 0; f < 2; f++) {
        for (int longs = 0; longs < 2; longs++) {
            struct window w = window_of(flavors[f], BYTES, 8);
            rounds(&w, longs);
            window_end(&w);
        }
    }
    MPI_Finalize();
    return 0;
}
