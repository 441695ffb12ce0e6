// np: 2 3 5 16 17
// nodes: 1
/* Scans of one and of several pieces of a slab, with an operation whose order counts, in place and
   with holes in the type, and ranks that are calls ahead of others. */
#include "check.h"

enum { MOST = 70000, ROUNDS = 24 };

/* Not commutative: a pair (a, b) is the function x -> a * x + b. */
static void chain(void *left, void *inout, int *n, MPI_Datatype *type)
{
    MPI_Aint low, extent;
    unsigned char *f = left, *g = inout;
    MPI_Type_get_extent(*type, &low, &extent);
    for (int i = 0; i < *n; i++, f += extent, g += extent) {
        unsigned *x = (unsigned *)f, *y = (unsigned *)g;
        y[1] = x[0] * y[1] + x[1];
        y[0] = x[0] * y[0];
    }
}

static unsigned of(int from, int round, int i)
{
    return (unsigned)value(from, round, i) | 1;
}

int main(int argc, char **argv)
{
    static const int lengths[] = {140, 300, 512, 4096, 8192, 8195, 20000, MOST / 2};
    MPI_Datatype pairs, apart;
    MPI_Op chained;
    begin(&argc, &argv);
    OK(MPI_Type_contiguous(2, MPI_UNSIGNED, &pairs));
    OK(MPI_Type_commit(&pairs));
    OK(MPI_Type_create_resized(pairs, 0, 3 * sizeof(unsigned), &apart));
    OK(MPI_Type_commit(&apart));
    OK(MPI_Op_create(chain, 0, &chained));
    unsigned *send = malloc(3 * MOST * sizeof *send), *recv = malloc(3 * MOST * sizeof *recv);
    for (int round = 0; round < ROUNDS; round++) {
        int n = lengths[round % 8], width = round % 5 == 4 ? 3 : 2;
        int in_place = round % 3 == 1, exclusive = round % 2;
        MPI_Datatype type = width == 3 ? apart : pairs;
        for (int i = 0; i < n * width; i++) {
            send[i] = i % width == 2 ? 5 : of(rank, round, i);
            recv[i] = in_place && i % width != 2 ? send[i] : 5;
        }
        void *from = in_place ? MPI_IN_PLACE : send;
        OK(exclusive ? MPI_Exscan(from, recv, n, type, chained, MPI_COMM_WORLD)
                     : MPI_Scan(from, recv, n, type, chained, MPI_COMM_WORLD));
        for (int i = 0; i < n; i++) {
            unsigned *got = recv + i * width;
            unsigned all[2] = {of(0, round, i * width), of(0, round, i * width + 1)};
            for (int r = 1; r < rank + !exclusive; r++) {
                unsigned next[2] = {of(r, round, i * width), of(r, round, i * width + 1)};
                all[1] = all[0] * next[1] + all[1];
                all[0] *= next[0];
            }
            if (rank > 0 || !exclusive)
                CHECK(got[0] == all[0] && got[1] == all[1]);
            if (width == 3)
                CHECK(got[2] == 5);
        }
    }
    /* An operation that the library knows, twice in a row without a wait between. */
    for (int round = 0; round < 40; round++) {
        int n = 300 * (1 + round % 7);
        for (int i = 0; i < n; i++)
            send[i] = rank + i + round;
        OK(MPI_Scan(send, recv, n, MPI_UNSIGNED, MPI_SUM, MPI_COMM_WORLD));
        for (int i = 0; i < n; i++)
            CHECK(recv[i] == (unsigned)(rank * (rank + 1) / 2 + (rank + 1) * (i + round)));
    }
    return end();
}
