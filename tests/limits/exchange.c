/* MPI_Alltoall, MPI_Allgather and MPI_Reduce_scatter_block of long blocks, five times each; prints
 * the bytes that have to cross: a block from every rank to every other. */
#include "check.h"

enum { TIMES = 5, COUNT = 8192 };

static long at(int from, int to, int i) { return from * 1000000L + to * 10000L + i; }

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    size_t all = sizeof(long) * COUNT * (size_t)size;
    long *out = malloc(all), *in = malloc(all), sum;
    CHECK(out && in);
    for (int k = 0; k < TIMES; k++) {
        for (int to = 0; to < size; to++)
            for (int i = 0; i < COUNT; i++)
                out[to * COUNT + i] = at(rank, to, i) + k;
        OK(MPI_Alltoall(out, COUNT, MPI_LONG, in, COUNT, MPI_LONG, MPI_COMM_WORLD));
        for (int from = 0; from < size; from++)
            for (int i = 0; i < COUNT; i++)
                CHECK(in[from * COUNT + i] == at(from, rank, i) + k);
        OK(MPI_Allgather(out, COUNT, MPI_LONG, in, COUNT, MPI_LONG, MPI_COMM_WORLD));
        for (int from = 0; from < size; from++)
            for (int i = 0; i < COUNT; i++)
                CHECK(in[from * COUNT + i] == at(from, 0, i) + k);
        OK(MPI_Reduce_scatter_block(out, in, COUNT, MPI_LONG, MPI_SUM, MPI_COMM_WORLD));
        for (int i = 0; i < COUNT; i++) {
            sum = (long)size * k;
            for (int from = 0; from < size; from++)
                sum += at(from, rank, i);
            CHECK(in[i] == sum);
        }
    }
    if (rank == 0)
        printf("least %ld\n", 3L * TIMES * size * (size - 1) * COUNT * (long)sizeof(long));
    return end();
}
