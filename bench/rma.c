/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * One-sided communication between two ranks: rank 0 works on the memory of rank 1, which waits in a
 * barrier meanwhile. Windows are made by MPI_Win_allocate, locked for all but where the lock or the
 * epoch is what is measured.
 *
 *   rma-put BYTES, rma-get BYTES    calls without synchronization in between; long puts print
 *                                   "rma-put-factor BYTES x" too, that over the time of memcpy
 *   rma-put-flush BYTES             each put with MPI_Win_flush; prints "rma-put-flush-factor
 *                                   BYTES x" too, that over a round trip of messages of this size
 *   rma-flush                       MPI_Win_flush with nothing to do
 *   rma-fop, rma-cas                MPI_Fetch_and_op (sum of MPI_LONG), MPI_Compare_and_swap, each
 *                                   with MPI_Win_flush
 *   rma-lock                        exclusive lock, put of 8 bytes, unlock
 *   rma-acc BYTES                   accumulate (sum of doubles) and flush under MPI_Win_lock_all
 *   rma-acc-mixed BYTES             the same, with four MPI_Fetch_and_op behind each
 *   rma-acc-alone BYTES             as rma-acc, under an exclusive lock
 *   rma-fence, rma-pscw             empty epochs of both ranks
 *   rma-window                      MPI_Win_allocate of 4096 bytes and MPI_Win_free
 */
#include "bench.h"

static MPI_Win win;
static char *base, *data, *spare;

static void put(long bytes, int n)
{
    if (rank == 0) {
        for (int i = 0; i < n; i++)
            MPI_Put(data, (int)bytes, MPI_BYTE, 1, 0, (int)bytes, MPI_BYTE, win);
        MPI_Win_flush(1, win);
    }
}

static void get(long bytes, int n)
{
    if (rank == 0) {
        for (int i = 0; i < n; i++)
            MPI_Get(data, (int)bytes, MPI_BYTE, 1, 0, (int)bytes, MPI_BYTE, win);
        MPI_Win_flush(1, win);
    }
}

static void put_flush(long bytes, int n)
{
    for (int i = 0; rank == 0 && i < n; i++) {
        MPI_Put(data, (int)bytes, MPI_BYTE, 1, 0, (int)bytes, MPI_BYTE, win);
        MPI_Win_flush(1, win);
    }
}

/* What a put is compared to: a copy within the process. */
static void copy(long bytes, int n)
{
    for (int i = 0; rank == 0 && i < n; i++) {
        memcpy(spare, data, bytes);
        __asm__ volatile("" ::: "memory");
    }
}

/* What a put that is known to be applied is compared to. */
static void round_trip(long bytes, int n)
{
    int peer = 1 - rank;
    for (int i = 0; i < n; i++) {
        if (rank == 0) MPI_Send(data, (int)bytes, MPI_BYTE, peer, 0, MPI_COMM_WORLD);
        MPI_Recv(data, (int)bytes, MPI_BYTE, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (rank == 1) MPI_Send(data, (int)bytes, MPI_BYTE, peer, 0, MPI_COMM_WORLD);
    }
}

static void flush(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; rank == 0 && i < n; i++) MPI_Win_flush(1, win);
}

static void fop(long bytes, int n)
{
    long one = 1, old;
    (void)bytes;
    for (int i = 0; rank == 0 && i < n; i++) {
        MPI_Fetch_and_op(&one, &old, MPI_LONG, 1, 0, MPI_SUM, win);
        MPI_Win_flush(1, win);
    }
}

static void cas(long bytes, int n)
{
    long new = 1, expected = 0, old;
    (void)bytes;
    for (int i = 0; rank == 0 && i < n; i++) {
        MPI_Compare_and_swap(&new, &expected, &old, MPI_LONG, 1, 0, win);
        MPI_Win_flush(1, win);
    }
}

static void accumulate(long bytes, int n)
{
    int count = (int)(bytes / 8);
    for (int i = 0; rank == 0 && i < n; i++) {
        MPI_Accumulate(data, count, MPI_DOUBLE, 1, 0, count, MPI_DOUBLE, MPI_SUM, win);
        MPI_Win_flush(1, win);
    }
}

static void mixed(long bytes, int n)
{
    for (int i = 0; rank == 0 && i < n; i++) {
        accumulate(bytes, 1);
        fop(bytes, 4);
    }
}

static void locked(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; rank == 0 && i < n; i++) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        MPI_Put(data, 8, MPI_BYTE, 1, 0, 8, MPI_BYTE, win);
        MPI_Win_unlock(1, win);
    }
}

static void fence(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; i < n; i++) MPI_Win_fence(0, win);
}

static void pscw(long bytes, int n)
{
    static MPI_Group other;
    (void)bytes;
    if (other == 0 || other == MPI_GROUP_NULL) {
        MPI_Group world;
        int peer = 1 - rank;
        MPI_Comm_group(MPI_COMM_WORLD, &world);
        MPI_Group_incl(world, 1, &peer, &other);
        MPI_Group_free(&world);
    }
    for (int i = 0; i < n; i++) {
        MPI_Win_post(other, 0, win);
        MPI_Win_start(other, 0, win);
        MPI_Win_complete(win);
        MPI_Win_wait(win);
    }
}

static void window(long bytes, int n)
{
    (void)bytes;
    for (int i = 0; i < n; i++) {
        MPI_Win other;
        void *at;
        MPI_Win_allocate(4096, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &at, &other);
        MPI_Win_free(&other);
    }
}

enum { ALL, NONE, ALONE };

/* Puts of so many bytes and more are compared to memcpy: shorter ones are all overhead. */
enum { LONG_PUT = 1 << 20 };

static void factor(const char *what, void (*other)(long bytes, int n), long bytes, double t)
{
    char name[64];
    double beside = per_repetition(other, bytes);
    snprintf(name, sizeof name, "%s-factor", what);
    report(name, bytes, t / beside, "x");
}

static void perform(const char *what, long bytes)
{
    static const struct {
        const char *name;
        void (*batch)(long bytes, int n);
        int lock;
    } every[] = {{"rma-put", put, ALL},           {"rma-get", get, ALL},
                 {"rma-put-flush", put_flush, ALL}, {"rma-flush", flush, ALL},
                 {"rma-fop", fop, ALL},           {"rma-cas", cas, ALL},
                 {"rma-acc", accumulate, ALL}, {"rma-acc-mixed", mixed, ALL},    {"rma-acc-alone", accumulate, ALONE},
                 {"rma-lock", locked, NONE},      {"rma-fence", fence, NONE},
                 {"rma-pscw", pscw, NONE},        {"rma-window", window, NONE}};
    long room = bytes < 4096 ? 4096 : bytes;
    for (size_t i = 0; i < sizeof every / sizeof *every; i++) {
        if (strcmp(what, every[i].name)) continue;
        data = calloc(1, room);
        spare = calloc(1, room);
        memset(spare, 1, room);
        MPI_Win_allocate(room, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
        memset(base, 0, room);
        MPI_Barrier(MPI_COMM_WORLD);
        if (every[i].lock == ALL) MPI_Win_lock_all(0, win);
        if (every[i].lock == ALONE && rank == 0) MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        double t = per_repetition(every[i].batch, bytes);
        report(what, bytes, t * 1e6, "us");
        if (every[i].batch == put && bytes >= LONG_PUT) factor(what, copy, bytes, t);
        if (every[i].batch == put_flush) factor(what, round_trip, bytes, t);
        if (every[i].lock == ALL) MPI_Win_unlock_all(win);
        if (every[i].lock == ALONE && rank == 0) MPI_Win_unlock(1, win);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_free(&win);
        free(data);
        free(spare);
    }
}
