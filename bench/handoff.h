/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The probe of placement: how long a flag needs from one CPU to the other.
 */
#ifndef HAWSER_BENCH_HANDOFF_H
#define HAWSER_BENCH_HANDOFF_H

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Binds the calling process to the index-th allowed CPU. */
static void pin(int index)
{
    cpu_set_t allowed, one;
    int i, k = 0, n;
    sched_getaffinity(0, sizeof allowed, &allowed);
    n = CPU_COUNT(&allowed);
    if (n < 2) return; /* bound already */
    for (i = 0; i < CPU_SETSIZE; i++)
        if (CPU_ISSET(i, &allowed) && k++ == index % n) {
            CPU_ZERO(&one);
            CPU_SET(i, &one);
            sched_setaffinity(0, sizeof one, &one);
        }
}

/* Both sides (me = 0 and 1) call it with the same zeroed or formerly used page; microseconds. */
static double handoff(volatile char *page, int me)
{
    volatile unsigned *mine = (volatile unsigned *)(page + 128 * me);
    volatile unsigned *theirs = (volatile unsigned *)(page + 128 * !me);
    unsigned value = *mine;
    double best = 1e9;
    int batch, i;
    for (batch = 0; batch < 5; batch++) {
        double t = seconds();
        for (i = 0; i < 200; i++) {
            value++;
            if (me == 0) __atomic_store_n(mine, value, __ATOMIC_RELEASE);
            while (__atomic_load_n(theirs, __ATOMIC_ACQUIRE) != value) {}
            if (me == 1) __atomic_store_n(mine, value, __ATOMIC_RELEASE);
        }
        t = (seconds() - t) / 400;
        if (t < best) best = t;
    }
    return best * 1e6;
}

#endif
