/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Point-to-point and collective figures of one implementation; see bench.h for the command line.
 *
 *   latency bandwidth rate barrier allreduce bcast alltoall allgather reduce_scatter scatter
 *   gather reduce scan alltoallv allgatherv gatherv scatterv pairwise waiting compute memory init
 *   ibarrier iallreduce ibcast pallreduce poll_test poll_iprobe poll_iallreduce
 *
 * Those with v have blocks of unlike lengths, whose mean is what is named; the root is rank 0.
 * Those with poll look for what comes with MPI_Test or MPI_Iprobe: a token goes round, and a hop of
 * it counts.
 *
 * Those with i are started and waited for at once, `pallreduce` is a persistent allreduce.
 *
 * `compute` prints `compute-wall` too.
 */
#include "bench.h"

enum { WINDOW = 64 };
static const long BUFFER = 8l << 20;
static char *a, *b;
static long room; /* bytes of each */

static void ping_pong(long bytes, int n)
{
    int i;
    for (i = 0; i < n && rank < 2; i++)
        if (rank == 0) {
            MPI_Send(a, (int)bytes, MPI_BYTE, 1, 1, MPI_COMM_WORLD);
            MPI_Recv(b, (int)bytes, MPI_BYTE, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else {
            MPI_Recv(b, (int)bytes, MPI_BYTE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Send(a, (int)bytes, MPI_BYTE, 0, 1, MPI_COMM_WORLD);
        }
}

/* Every rank exchanges with its neighbour at distance size / 2. */
static void exchange(long bytes, int n)
{
    int i, peer = (rank + size / 2) % size;
    for (i = 0; i < n; i++)
        MPI_Sendrecv(a, (int)bytes, MPI_BYTE, peer, 1, b, (int)bytes, MPI_BYTE, peer, 1,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* WINDOW messages at once, then one byte back. */
static void windows(long bytes, int n)
{
    static MPI_Request q[WINDOW];
    int i, j;
    for (i = 0; i < n && rank < 2; i++) {
        for (j = 0; j < WINDOW; j++)
            if (rank == 0) MPI_Isend(a, (int)bytes, MPI_BYTE, 1, 2, MPI_COMM_WORLD, &q[j]);
            else MPI_Irecv(b, (int)bytes, MPI_BYTE, 0, 2, MPI_COMM_WORLD, &q[j]);
        MPI_Waitall(WINDOW, q, MPI_STATUSES_IGNORE);
        if (rank == 0) MPI_Recv(b, 1, MPI_BYTE, 1, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        else MPI_Send(a, 1, MPI_BYTE, 0, 3, MPI_COMM_WORLD);
    }
}

static void barrier(long bytes, int n)
{
    (void)bytes;
    while (n-- > 0) MPI_Barrier(MPI_COMM_WORLD);
}

static void allreduce(long bytes, int n)
{
    while (n-- > 0)
        MPI_Allreduce(a, b, (int)(bytes / 8), MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void bcast(long bytes, int n)
{
    while (n-- > 0) MPI_Bcast(a, (int)(bytes / 8), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

static void alltoall(long bytes, int n)
{
    int count = (int)(bytes / 8);
    while (n-- > 0) MPI_Alltoall(a, count, MPI_DOUBLE, b, count, MPI_DOUBLE, MPI_COMM_WORLD);
}

static void allgather(long bytes, int n)
{
    int count = (int)(bytes / 8);
    while (n-- > 0) MPI_Allgather(a, count, MPI_DOUBLE, b, count, MPI_DOUBLE, MPI_COMM_WORLD);
}

static void reduce_scatter(long bytes, int n)
{
    int count = (int)(bytes / 8);
    while (n-- > 0)
        MPI_Reduce_scatter_block(a, b, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void scatter(long bytes, int n)
{
    int count = (int)(bytes / 8);
    while (n-- > 0) MPI_Scatter(a, count, MPI_DOUBLE, b, count, MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

static void gather(long bytes, int n)
{
    int count = (int)(bytes / 8);
    while (n-- > 0) MPI_Gather(a, count, MPI_DOUBLE, b, count, MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

/* Elements of the block between two ranks: half as many again, and half as many, in turn. */
static int unlike(long bytes, int from, int to)
{
    int count = (int)(bytes / 8), half = count / 2;
    return (from + to) % 2 ? count + half : count - half;
}

/* Counts and places of the blocks between `peer` = 0, 1, ... and what `other` tells. */
static void lay_out(long bytes, int other, int counts[], int places[])
{
    for (int peer = 0, at = 0; peer < size; at += counts[peer++]) {
        counts[peer] = unlike(bytes, peer, other);
        places[peer] = at;
    }
}

enum { RANKS_MAX = 4096 };
static int counts[RANKS_MAX], places[RANKS_MAX];

static void alltoallv(long bytes, int n)
{
    lay_out(bytes, rank, counts, places);
    while (n-- > 0)
        MPI_Alltoallv(a, counts, places, MPI_DOUBLE, b, counts, places, MPI_DOUBLE, MPI_COMM_WORLD);
}

static void allgatherv(long bytes, int n)
{
    lay_out(bytes, 0, counts, places);
    while (n-- > 0)
        MPI_Allgatherv(a, counts[rank], MPI_DOUBLE, b, counts, places, MPI_DOUBLE, MPI_COMM_WORLD);
}

static void gatherv(long bytes, int n)
{
    lay_out(bytes, 0, counts, places);
    while (n-- > 0)
        MPI_Gatherv(a, counts[rank], MPI_DOUBLE, b, counts, places, MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

static void scatterv(long bytes, int n)
{
    lay_out(bytes, 0, counts, places);
    while (n-- > 0)
        MPI_Scatterv(a, counts, places, MPI_DOUBLE, b, counts[rank], MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

/* Each rank is the root in turn: otherwise only the root would wait. */
static void reduce(long bytes, int n)
{
    while (n-- > 0)
        MPI_Reduce(a, b, (int)(bytes / 8), MPI_DOUBLE, MPI_SUM, n % size, MPI_COMM_WORLD);
}

static void scan(long bytes, int n)
{
    while (n-- > 0)
        MPI_Scan(a, b, (int)(bytes / 8), MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void ibarrier(long bytes, int n)
{
    MPI_Request q;
    (void)bytes;
    while (n-- > 0) {
        MPI_Ibarrier(MPI_COMM_WORLD, &q);
        MPI_Wait(&q, MPI_STATUS_IGNORE);
    }
}

/* Hops of a token round all ranks, which look for it with MPI_Test or MPI_Iprobe. */
static void hops(long bytes, int n, int probing)
{
    int i, from = (rank + size - 1) % size, to = (rank + 1) % size;
    MPI_Barrier(MPI_COMM_WORLD);
    for (i = rank; i < n; i += size) {
        MPI_Request q;
        int there = i == 0;
        while (probing && !there)
            MPI_Iprobe(from, 4, MPI_COMM_WORLD, &there, MPI_STATUS_IGNORE);
        if (i > 0) {
            MPI_Irecv(b, (int)bytes, MPI_BYTE, from, 4, MPI_COMM_WORLD, &q);
            for (there = 0; !there;) MPI_Test(&q, &there, MPI_STATUS_IGNORE);
        }
        if (i + 1 < n) MPI_Send(a, (int)bytes, MPI_BYTE, to, 4, MPI_COMM_WORLD);
    }
}

static void poll_test(long bytes, int n)
{
    hops(bytes, n, 0);
}

static void poll_iprobe(long bytes, int n)
{
    hops(bytes, n, 1);
}

static void poll_iallreduce(long bytes, int n)
{
    while (n-- > 0) {
        MPI_Request q;
        int done = 0;
        MPI_Iallreduce(a, b, (int)(bytes / 8), MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &q);
        while (!done) MPI_Test(&q, &done, MPI_STATUS_IGNORE);
    }
}

static void iallreduce(long bytes, int n)
{
    MPI_Request q;
    while (n-- > 0) {
        MPI_Iallreduce(a, b, (int)(bytes / 8), MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &q);
        MPI_Wait(&q, MPI_STATUS_IGNORE);
    }
}

static void ibcast(long bytes, int n)
{
    MPI_Request q;
    while (n-- > 0) {
        MPI_Ibcast(a, (int)(bytes / 8), MPI_DOUBLE, 0, MPI_COMM_WORLD, &q);
        MPI_Wait(&q, MPI_STATUS_IGNORE);
    }
}

/* The initialization is part of it, once for a batch. */
static void pallreduce(long bytes, int n)
{
    MPI_Request q;
    MPI_Allreduce_init(a, b, (int)(bytes / 8), MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, MPI_INFO_NULL,
                       &q);
    while (n-- > 0) {
        MPI_Start(&q);
        MPI_Wait(&q, MPI_STATUS_IGNORE);
    }
    MPI_Request_free(&q);
}

static void doze(double t)
{
    struct timespec s = {(time_t)t, (long)((t - (double)(time_t)t) * 1e9)};
    nanosleep(&s, NULL);
}

static double cpu_of(long pid)
{
    clockid_t clock;
    struct timespec t;
    if (clock_getcpuclockid((pid_t)pid, &clock) != 0 || clock_gettime(clock, &t) != 0) return 0;
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* CPU use of rank 1 in the second second of a wait in MPI_Recv, observed by rank 0. */
static void waiting(void)
{
    long pid = getpid();
    double share = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 1) {
        MPI_Send(&pid, 1, MPI_LONG, 0, 4, MPI_COMM_WORLD);
        MPI_Recv(b, 1, MPI_BYTE, 0, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else if (rank == 0) {
        double used, t;
        MPI_Recv(&pid, 1, MPI_LONG, 1, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        doze(1);
        used = cpu_of(pid);
        t = seconds();
        doze(1);
        share = 100 * (cpu_of(pid) - used) / (seconds() - t);
        MPI_Send(a, 1, MPI_BYTE, 1, 4, MPI_COMM_WORLD);
    }
    report("waiting", 0, share, "%cpu");
}

/* The compiler may not know where it begins: from a known value it finds the result itself. */
static double work(long steps)
{
    volatile double begin = 0.5, sink;
    double t = seconds(), x = begin;
    for (; steps > 0; steps--) x = x * 0.999999 + 1e-6;
    sink = x;
    (void)sink;
    return seconds() - t;
}

/* The scheduler's accounts of this process in seconds. */
struct accounts {
    double run;     /* the calling thread ran */
    double delayed; /* it could have run, but the CPU had another task of this machine */
    double others;  /* other threads of the process ran */
};

static double clock_of(clockid_t clock)
{
    struct timespec t = {0, 0};
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* False where the kernel keeps no accounts. */
static int accounts(struct accounts *now)
{
    unsigned long long run = 0, delayed = 0;
    FILE *f = fopen("/proc/self/schedstat", "r");
    if (f && fscanf(f, "%llu %llu", &run, &delayed) != 2) run = 0;
    if (f) fclose(f);
    now->run = clock_of(CLOCK_THREAD_CPUTIME_ID);
    now->delayed = 1e-9 * (double)delayed;
    now->others = clock_of(CLOCK_PROCESS_CPUTIME_ID) - now->run;
    return run > 0;
}

/* What ranks without a CPU of their own that wait in MPI_Recv take from a computation; as many
 * ranks compute as there are CPUs. The figure is the time in which the slowest of them ran or
 * could have run, over that in which it ran. Of the time in which it could have run no more counts
 * than all ranks have used for anything else than computing: the rest went to other programs.
 *
 * Wall time would say less: the host of a virtual machine takes the CPU away unseen, and more from
 * one computation than from the next. That time is in both terms of the figure or in neither. What
 * waiting does to caches and memory is not in it either; `compute-wall` has that, with the noise:
 * the wall time over that while the others sleep outside of MPI. */
static void compute(void)
{
    enum { PAIRS = 9 };
    double stretch[PAIRS], wall[PAIRS];
    int k, known = 1, busy = cores < size ? cores : size - 1;
    long steps = 20000000;
    for (k = 0; k < PAIRS; k++) {
        struct accounts before, after;
        double alone = 1, ratio = 0, used, ran = 1, delayed = 0;
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank < busy) { doze(0.03); alone = work(steps); } else { doze(0.2); }
        MPI_Barrier(MPI_COMM_WORLD);
        known = accounts(&before) && known;
        if (rank < busy) {
            ratio = work(steps) / alone;
            known = accounts(&after) && known;
            ran = after.run - before.run;
            delayed = after.delayed - before.delayed;
            used = after.others - before.others;
            if (rank == 0) for (int i = busy; i < size; i++)
                MPI_Send(a, 1, MPI_BYTE, i, 5, MPI_COMM_WORLD);
        } else {
            MPI_Recv(b, 1, MPI_BYTE, 0, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            known = accounts(&after) && known;
            used = after.run - before.run + after.others - before.others;
        }
        MPI_Allreduce(MPI_IN_PLACE, &used, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        stretch[k] = 1 + (delayed < used ? delayed : used) / ran;
        MPI_Allreduce(MPI_IN_PLACE, &stretch[k], 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        MPI_Allreduce(&ratio, &wall[k], 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    }
    qsort(stretch, PAIRS, sizeof *stretch, ascending);
    qsort(wall, PAIRS, sizeof *wall, ascending);
    MPI_Allreduce(MPI_IN_PLACE, &known, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    if (known) report("compute", 0, stretch[PAIRS / 2], "x");
    else if (rank == 0) printf("without compute: there is no /proc/self/schedstat\n");
    report("compute-wall", 0, wall[PAIRS / 2], "x");
}

/* Private memory of a rank in MB, the mean of all ranks. */
static void memory(void)
{
    char line[256];
    long kb = 0, one;
    double mine, all = 0;
    FILE *f;
    if (size > 2) {
        double *all_to = calloc(2 * (size_t)size, sizeof *all_to);
        MPI_Alltoall(all_to, 1, MPI_DOUBLE, all_to + size, 1, MPI_DOUBLE, MPI_COMM_WORLD);
        free(all_to);
    }
    /* Pages of the libraries are private to one that is alone. */
    MPI_Barrier(MPI_COMM_WORLD);
    f = fopen("/proc/self/smaps_rollup", "r");
    while (f && fgets(line, sizeof line, f))
        if (sscanf(line, "Private_Clean: %ld", &one) == 1 ||
            sscanf(line, "Private_Dirty: %ld", &one) == 1)
            kb += one;
    if (f) fclose(f);
    MPI_Barrier(MPI_COMM_WORLD);
    mine = (double)kb / 1024;
    MPI_Reduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    report("memory", 0, all / size, "MB");
}

/* Memory for an operation whose arrays have this many bytes. */
static void make_room(long bytes)
{
    if (bytes < BUFFER) bytes = BUFFER;
    if (bytes <= room) return;
    free(a);
    room = bytes;
    a = malloc((size_t)room * 2);
    b = a ? a + room : NULL;
    if (!a) MPI_Abort(MPI_COMM_WORLD, 1);
    memset(a, 1, (size_t)room * 2);
}

static void perform(const char *what, long bytes)
{
    static const struct {
        const char *name;
        void (*batch)(long bytes, int n);
        int per_rank; /* bytes are of each rank's block */
    } collective[] = {
        {"barrier", barrier, 0},   {"allreduce", allreduce, 0},
        {"bcast", bcast, 0},       {"alltoall", alltoall, 1},
        {"allgather", allgather, 1}, {"reduce_scatter", reduce_scatter, 1},
        {"scatter", scatter, 1},   {"gather", gather, 1},
        {"alltoallv", alltoallv, 1}, {"allgatherv", allgatherv, 1},
        {"gatherv", gatherv, 1},   {"scatterv", scatterv, 1},
        {"reduce", reduce, 0},
        {"scan", scan, 0},         {"pairwise", exchange, 0},
        {"ibarrier", ibarrier, 0}, {"iallreduce", iallreduce, 0},
        {"ibcast", ibcast, 0},     {"pallreduce", pallreduce, 0},
        {"poll_test", poll_test, 0}, {"poll_iprobe", poll_iprobe, 0},
        {"poll_iallreduce", poll_iallreduce, 0},
    };
    size_t i;
    if (!strcmp(what, "init")) return;
    if (!strcmp(what, "memory")) { memory(); return; } /* before any buffer of our own */
    make_room(bytes);
    for (i = 0; i < sizeof collective / sizeof *collective; i++)
        if (!strcmp(what, collective[i].name)) {
            if (size > RANKS_MAX) break;
            /* Unlike blocks may be longer than their mean. */
            make_room(collective[i].per_rank ? bytes * 2 * size : bytes);
            report(what, bytes, per_repetition(collective[i].batch, bytes) * 1e6, "us");
            return;
        }
    if (!strcmp(what, "latency"))
        report(what, bytes, per_repetition(ping_pong, bytes) * 0.5e6, "us");
    else if (!strcmp(what, "bandwidth"))
        report(what, bytes, (double)bytes * WINDOW / per_repetition(windows, bytes) / 1e9, "GB/s");
    else if (!strcmp(what, "rate"))
        report(what, bytes, WINDOW / per_repetition(windows, bytes) / 1e6, "M/s");
    else if (!strcmp(what, "waiting")) waiting();
    else if (!strcmp(what, "compute")) compute();
    else if (rank == 0) fprintf(stderr, "no operation \"%s\"\n", what);
}
