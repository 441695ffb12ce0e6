// np: 1 3 100
/* Every collective operation once among many ranks, each with a block of two integers, blocking and
 * nonblocking: far more ranks than CPUs, and than boards have seats. */
#include "check.h"

enum { BLOCK = 2 };

/* What `from` sends to `to`, and the first of two, what it gives to all. */
static int word(int from, int to, int i) { return 7 * from + 3 * to + i; }

static int *ints(int n) { return calloc(n > 0 ? n : 1, sizeof(int)); }

int main(int argc, char **argv)
{
    MPI_Request r;
    begin(&argc, &argv);
    int *one = ints(BLOCK), *all = ints(BLOCK * size), *got = ints(BLOCK * size);
    int *counts = ints(size), *places = ints(size);
    long sum = 7L * size * (size - 1) / 2;
    for (int p = 0; p < size; p++) {
        counts[p] = BLOCK;
        places[p] = BLOCK * (size - 1 - p);
    }
    for (int round = 0; round < 2; round++) {
#define BOTH(Name, name, ...)                                                                      \
    do {                                                                                           \
        if (round == 0)                                                                            \
            OK(MPI_##Name(__VA_ARGS__));                                                           \
        else {                                                                                     \
            OK(MPI_I##name(__VA_ARGS__, &r));                                                      \
            OK(MPI_Wait(&r, MPI_STATUS_IGNORE));                                                   \
        }                                                                                          \
    } while (0)
#define FILL()                                                                                     \
    for (int i = 0; i < BLOCK; i++) {                                                              \
        one[i] = word(rank, 0, i);                                                                 \
        for (int p = 0; p < size; p++) {                                                           \
            all[BLOCK * p + i] = word(rank, p, i);                                                 \
            got[BLOCK * p + i] = -1;                                                               \
        }                                                                                          \
    }
/* Block `p` of what was received lies at `at`. */
#define BLOCKS(at, from, to)                                                                       \
    for (int p = 0; p < size; p++)                                                                 \
        for (int i = 0; i < BLOCK; i++)                                                            \
            CHECK(got[(at) + i] == word(from, to, i))
        int last = size - 1;
        FILL();
        BOTH(Barrier, barrier, MPI_COMM_WORLD);
        BOTH(Bcast, bcast, one, BLOCK, MPI_INT, last, MPI_COMM_WORLD);
        CHECK(one[0] == word(last, 0, 0) && one[1] == word(last, 0, 1));
        FILL();
        BOTH(Reduce, reduce, one, got, BLOCK, MPI_INT, MPI_SUM, last, MPI_COMM_WORLD);
        CHECK(rank != last || (got[0] == sum && got[1] == sum + size));
        BOTH(Allreduce, allreduce, one, got, BLOCK, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        CHECK(got[0] == sum && got[1] == sum + size);
        BOTH(Scan, scan, one, got, BLOCK, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        CHECK(got[1] == 7 * rank * (rank + 1) / 2 + rank + 1);
        BOTH(Exscan, exscan, one, got, BLOCK, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        CHECK(rank == 0 || got[1] == 7 * rank * (rank - 1) / 2 + rank);
        FILL();
        BOTH(Gather, gather, one, BLOCK, MPI_INT, got, BLOCK, MPI_INT, last, MPI_COMM_WORLD);
        if (rank == last)
            BLOCKS(BLOCK * p, p, 0);
        FILL();
        BOTH(Gatherv, gatherv, one, BLOCK, MPI_INT, got, counts, places, MPI_INT, 0, MPI_COMM_WORLD);
        if (rank == 0)
            BLOCKS(places[p], p, 0);
        FILL();
        BOTH(Scatter, scatter, all, BLOCK, MPI_INT, one, BLOCK, MPI_INT, last, MPI_COMM_WORLD);
        CHECK(one[0] == word(last, rank, 0) && one[1] == word(last, rank, 1));
        BOTH(Scatterv, scatterv, all, counts, places, MPI_INT, one, BLOCK, MPI_INT, 0, MPI_COMM_WORLD);
        CHECK(one[0] == word(0, size - 1 - rank, 0) && one[1] == word(0, size - 1 - rank, 1));
        FILL();
        BOTH(Allgather, allgather, one, BLOCK, MPI_INT, got, BLOCK, MPI_INT, MPI_COMM_WORLD);
        BLOCKS(BLOCK * p, p, 0);
        FILL();
        BOTH(Allgatherv, allgatherv, one, BLOCK, MPI_INT, got, counts, places, MPI_INT, MPI_COMM_WORLD);
        BLOCKS(places[p], p, 0);
        FILL();
        BOTH(Alltoall, alltoall, all, BLOCK, MPI_INT, got, BLOCK, MPI_INT, MPI_COMM_WORLD);
        BLOCKS(BLOCK * p, p, rank);
        FILL();
        BOTH(Alltoallv, alltoallv, all, counts, places, MPI_INT, got, counts, places, MPI_INT, MPI_COMM_WORLD);
        BLOCKS(places[p], p, size - 1 - rank);
        FILL();
        BOTH(Reduce_scatter_block, reduce_scatter_block, all, got, BLOCK, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        CHECK(got[0] == sum + 3L * size * rank && got[1] == sum + (3L * rank + 1) * size);
        BOTH(Reduce_scatter, reduce_scatter, all, got, counts, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        CHECK(got[0] == sum + 3L * size * rank && got[1] == sum + (3L * rank + 1) * size);
    }
    free(one);
    free(all);
    free(got);
    free(counts);
    free(places);
    return end();
}
