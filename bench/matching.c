/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What matching one message costs, in ns, beside the depth of the queue (the "bytes" column).
 *
 *   unexpected-order unexpected-reverse unexpected-any
 *   posted-order posted-reverse posted-any
 *
 * unexpected: `depth` messages of different tags have arrived; the receives come in the order of
 * sending, in reverse order, or scattered with every fourth from any source.
 * posted: `depth` receives of different tags are posted, in `-any` every fourth from any source;
 * the messages come in the order of posting, in reverse order, or scattered.
 * Only the first receives count, while the queue is about as deep as named; the rest is drained
 * in order.
 */
#include "bench.h"

enum { LIMIT = 100000, SYNC = 1 << 20 };
static MPI_Request *queue;
static int *picked;

enum order { IN_ORDER, REVERSE, SCATTERED };

/* The i-th tag to take, for i below depth. */
static int chosen(enum order order, int i, int depth)
{
    /* 7919 is prime and no divisor of a power of ten: every tag comes once. */
    return order == IN_ORDER ? i
           : order == REVERSE ? depth - 1 - i
                              : (int)(((long)i * 7919 + depth / 2) % depth);
}

static int from_any(enum order order, int i) { return order == SCATTERED && i % 4 == 0; }

static void token(int from)
{
    if (rank == from) MPI_Send(NULL, 0, MPI_BYTE, !from, SYNC, MPI_COMM_WORLD);
    else MPI_Recv(NULL, 0, MPI_BYTE, from, SYNC, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* How many messages of a queue are timed: few enough that it stays deep. */
static int timed(int depth) { return depth < 4 ? depth : depth < 4000 ? depth / 4 : 1000; }

static double unexpected(enum order order, int depth)
{
    long value = 0;
    int i, part = timed(depth);
    double t = 0;
    if (rank == 0) {
        for (i = 0; i < depth; i++)
            MPI_Isend(&value, sizeof value, MPI_BYTE, 1, i, MPI_COMM_WORLD, &queue[i]);
        token(0);
        MPI_Waitall(depth, queue, MPI_STATUSES_IGNORE);
    } else {
        token(0);
        memset(picked, 0, (size_t)depth * sizeof *picked);
        t = seconds();
        for (i = 0; i < part; i++) {
            int tag = chosen(order, i, depth);
            MPI_Recv(&value, sizeof value, MPI_BYTE, from_any(order, i) ? MPI_ANY_SOURCE : 0, tag,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            picked[tag] = 1;
        }
        t = seconds() - t;
        for (i = 0; i < depth; i++)
            if (!picked[i])
                MPI_Recv(&value, sizeof value, MPI_BYTE, 0, i, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    return t / part;
}

static double posted(enum order order, int depth)
{
    static long values[LIMIT];
    static MPI_Request wanted[LIMIT];
    int i, part = timed(depth);
    double t = 0;
    long value = 0;
    memset(picked, 0, (size_t)depth * sizeof *picked);
    for (i = 0; i < part; i++) picked[chosen(order, i, depth)] = 1;
    if (rank == 1) {
        for (i = 0; i < depth; i++)
            MPI_Irecv(&values[i], sizeof values[i], MPI_BYTE,
                      from_any(order, i) ? MPI_ANY_SOURCE : 0, i, MPI_COMM_WORLD, &queue[i]);
        for (i = 0; i < part; i++) wanted[i] = queue[chosen(order, i, depth)];
        token(1);
        t = seconds();
        MPI_Waitall(part, wanted, MPI_STATUSES_IGNORE);
        t = seconds() - t;
        for (i = 0; i < part; i++) queue[chosen(order, i, depth)] = MPI_REQUEST_NULL;
        token(1);
        MPI_Waitall(depth, queue, MPI_STATUSES_IGNORE);
    } else {
        token(1);
        for (i = 0; i < part; i++)
            MPI_Send(&value, sizeof value, MPI_BYTE, 1, chosen(order, i, depth), MPI_COMM_WORLD);
        token(1);
        for (i = 0; i < depth; i++)
            if (!picked[i]) MPI_Send(&value, sizeof value, MPI_BYTE, 1, i, MPI_COMM_WORLD);
    }
    return t / part;
}

/* The best of several tries; as many as fit into TOTAL_SECONDS. */
static void perform(const char *what, long bytes)
{
    int depth = (int)bytes, tries = 0, stop = 0;
    int is_posted = !strncmp(what, "posted-", 7);
    const char *name = strchr(what, '-');
    enum order order = !name ? IN_ORDER : !strcmp(name, "-reverse") ? REVERSE
                       : !strcmp(name, "-any") ? SCATTERED : IN_ORDER;
    double best = 1e9, begin = seconds();
    if (depth < 1 || depth > LIMIT || size != 2) return;
    if (!queue) {
        queue = malloc(LIMIT * sizeof *queue);
        picked = malloc(LIMIT * sizeof *picked);
        if (!queue || !picked) MPI_Abort(MPI_COMM_WORLD, 1);
    }
    while (!stop) {
        double t = is_posted ? posted(order, depth) : unexpected(order, depth);
        if (tries > 0 && t < best) best = t; /* the first try warms up */
        tries++;
        stop = tries >= 1000 || (tries >= 3 && seconds() - begin > TOTAL_SECONDS / 2);
        MPI_Bcast(&stop, 1, MPI_INT, 0, MPI_COMM_WORLD);
    }
    if (rank == 1) MPI_Send(&best, 1, MPI_DOUBLE, 0, SYNC, MPI_COMM_WORLD);
    else MPI_Recv(&best, 1, MPI_DOUBLE, 1, SYNC, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    report(what, bytes, best * 1e9, "ns");
}
