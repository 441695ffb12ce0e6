/*
 * Threads run collectives at the same time, each on a communicator of its own, blocking and
 * nonblocking; then each duplicates and frees communicators, and splits them.
 */
#include "check.h"

enum { THREADS = 4, ROUNDS = 150, LONG_ROUND = 2000 };

static MPI_Comm comms[THREADS];

static void one_round(MPI_Comm c, int thread, int i)
{
    long n = i % 25 == 24 ? LONG_ROUND : 1 + i % 5, in[LONG_ROUND], out[LONG_ROUND];
    long mine = word(rank, thread, i), sum = 0, root = i % size;
    MPI_Request r;
    for (int k = 0; k < size; k++)
        sum += word(k, thread, i);
    for (long k = 0; k < n; k++)
        in[k] = mine + k;
    OK(MPI_Allreduce(in, out, (int)n, MPI_LONG, MPI_SUM, c));
    for (long k = 0; k < n; k++)
        CHECK(out[k] == sum + k * size);
    OK(MPI_Iallreduce(in, out, (int)n, MPI_LONG, MPI_MAX, c, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    CHECK(out[n - 1] == word(size - 1, thread, i) + n - 1);
    for (long k = 0; k < n; k++)
        out[k] = rank == root ? mine - k : -1;
    OK(MPI_Bcast(out, (int)n, MPI_LONG, (int)root, c));
    for (long k = 0; k < n; k++)
        CHECK(out[k] == word((int)root, thread, i) - k);
    long *all = malloc(sizeof(long) * (size_t)size), *turned = malloc(sizeof(long) * (size_t)size);
    CHECK(all && turned);
    OK(MPI_Allgather(&mine, 1, MPI_LONG, all, 1, MPI_LONG, c));
    for (int k = 0; k < size; k++)
        CHECK(all[k] == word(k, thread, i));
    for (int k = 0; k < size; k++)
        all[k] = mine * 64 + k;
    OK(MPI_Ialltoall(all, 1, MPI_LONG, turned, 1, MPI_LONG, c, &r));
    for (int done = 0; !done;)
        OK(MPI_Test(&r, &done, MPI_STATUS_IGNORE));
    for (int k = 0; k < size; k++)
        CHECK(turned[k] == word(k, thread, i) * 64 + rank);
    free(all);
    free(turned);
    OK(MPI_Barrier(c));
}

static void rounds(int thread)
{
    for (int i = 0; i < ROUNDS; i++)
        one_round(comms[thread], thread, i);
}

static void families(int thread)
{
    for (int i = 0; i < 40; i++) {
        MPI_Comm twin, half;
        MPI_Request r;
        int n, result;
        if (i % 3 == 0) {
            OK(MPI_Comm_idup(comms[thread], &twin, &r));
            OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
        } else {
            OK(MPI_Comm_dup(comms[thread], &twin));
        }
        OK(MPI_Comm_compare(twin, comms[thread], &result));
        CHECK(result == MPI_CONGRUENT);
        OK(MPI_Comm_split(twin, rank % 2, -rank, &half));
        OK(MPI_Comm_size(half, &n));
        CHECK(n == (size + 1 - rank % 2) / 2);
        long mine = word(rank, thread, i), sum, wanted = 0;
        for (int k = rank % 2; k < size; k += 2)
            wanted += word(k, thread, i);
        OK(MPI_Allreduce(&mine, &sum, 1, MPI_LONG, MPI_SUM, half));
        CHECK(sum == wanted);
        OK(MPI_Comm_free(&half));
        one_round(twin, thread, i);
        OK(MPI_Comm_free(&twin));
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int i = 0; i < THREADS; i++)
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]));
    threads(THREADS, rounds);
    threads(THREADS, families);
    for (int i = 0; i < THREADS; i++)
        OK(MPI_Comm_free(&comms[i]));
    return end();
}
