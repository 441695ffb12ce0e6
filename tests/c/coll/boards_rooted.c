// np: 2 3 7 16 33
/* Short collectives of ranks on one node, in a random order, many of which let nobody wait for all:
   who runs ahead must not overwrite what others have not read. */
#include "check.h"

#ifndef LONGEST /* most elements of a vector, or of all blocks of one */
enum { ROUNDS = 600, LONGEST = 64 * 160 };
/* Mostly short ones; around the longest that fit; and ones that go another way. */
#define LENGTH (below(4) ? below(5) : 129 + below(9))
#define BLOCK (below(4) ? 1 : 134 / size + below(2))
#endif

static struct map out[LONGEST + 64], in[LONGEST + 64];
static MPI_Op composing, spaced;
static MPI_Datatype pair;
static unsigned long long state = 7919;

/* The same number at every rank. */
static int below(int n)
{
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (int)((state >> 33) % (unsigned)n);
}

/* compose_op for elements with two others behind each. */
static void compose_spaced(void *left, void *inout, int *n, MPI_Datatype *type)
{
    struct map *l = left, *r = inout;
    (void)type;
    for (int i = 0; i < *n; i++)
        r[3 * i] = compose(l[3 * i], r[3 * i]);
}

/* The combination of the vectors of the ranks below `end`, at i. */
static struct map combined(int end, int i, int round)
{
    struct map all = map_of(end - 1, i + round);
    for (int r = end - 2; r >= 0; r--)
        all = compose(map_of(r, i + round), all);
    return all;
}

static void fill(int n, int round)
{
    memset(in, 0xee, sizeof in);
    for (int i = 0; i < n; i++)
        out[i] = map_of(rank, i + round);
}

static void bcast(int n, int root, int round)
{
    fill(n, round);
    OK(MPI_Bcast(rank == root ? out : in, n, pair, root, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(same((rank == root ? out : in)[i], map_of(root, i + round)));
}

static void gather(int n, int root, int round, int in_place)
{
    fill(n, round);
    if (in_place && rank == root) {
        memcpy(in + root * n, out, sizeof *out * (size_t)n);
        OK(MPI_Gather(MPI_IN_PLACE, 0, pair, in, n, pair, root, MPI_COMM_WORLD));
    } else {
        OK(MPI_Gather(out, n, pair, in, n, pair, root, MPI_COMM_WORLD));
    }
    for (int i = 0; rank == root && i < size * n; i++)
        CHECK(same(in[i], map_of(i / n, i % n + round)));
}

static void scatter(int n, int root, int round, int in_place)
{
    fill(size * n, round);
    if (in_place && rank == root) {
        OK(MPI_Scatter(out, n, pair, MPI_IN_PLACE, 0, pair, root, MPI_COMM_WORLD));
        return;
    }
    OK(MPI_Scatter(out, n, pair, in, n, pair, root, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(same(in[i], map_of(root, rank * n + i + round)));
}

static void reduce(int n, int root, int round, int in_place)
{
    fill(n, round);
    if (in_place && rank == root) {
        memcpy(in, out, sizeof *out * (size_t)n);
        OK(MPI_Reduce(MPI_IN_PLACE, in, n, pair, composing, root, MPI_COMM_WORLD));
    } else {
        OK(MPI_Reduce(out, in, n, pair, composing, root, MPI_COMM_WORLD));
    }
    for (int i = 0; rank == root && i < n; i++)
        CHECK(same(in[i], combined(size, i, round)));
}

static void scan(int n, int round, int in_place, int exclusive)
{
    void *from = in_place ? MPI_IN_PLACE : out;
    fill(n, round);
    if (in_place)
        memcpy(in, out, sizeof *out * (size_t)n);
    if (exclusive)
        OK(MPI_Exscan(from, in, n, pair, composing, MPI_COMM_WORLD));
    else
        OK(MPI_Scan(from, in, n, pair, composing, MPI_COMM_WORLD));
    for (int i = 0; i < n && rank + !exclusive > 0; i++)
        CHECK(same(in[i], combined(rank + !exclusive, i, round)));
}

/* Blocks of one length, or of lengths that differ, some of them none. */
static void reduce_scatter(int n, int round, int in_place, int ragged)
{
    int counts[64], before = 0, total = 0;
    for (int r = 0; r < size; r++) {
        counts[r] = ragged ? (r + round) % (n + 1) : n;
        before += r < rank ? counts[r] : 0;
        total += counts[r];
    }
    fill(total, round);
    if (in_place)
        memcpy(in, out, sizeof *out * (size_t)total);
    void *from = in_place ? MPI_IN_PLACE : out;
    if (ragged)
        OK(MPI_Reduce_scatter(from, in, counts, pair, composing, MPI_COMM_WORLD));
    else
        OK(MPI_Reduce_scatter_block(from, in, n, pair, composing, MPI_COMM_WORLD));
    for (int i = 0; i < counts[rank]; i++)
        CHECK(same(in[i], combined(size, before + i, round)));
}

/* Blocks of different lengths in reverse order, with gaps of one element. */
static void allgatherv(int n, int round, int in_place)
{
    int counts[64], displs[64], at = 0;
    for (int r = size - 1; r >= 0; r--) {
        counts[r] = (r + round) % (n + 1);
        displs[r] = at;
        at += counts[r] + 1;
    }
    fill(n, round);
    if (in_place)
        memcpy(in + displs[rank], out, sizeof *out * (size_t)counts[rank]);
    OK(MPI_Allgatherv(in_place ? MPI_IN_PLACE : out, counts[rank], pair, in, counts, displs, pair,
                      MPI_COMM_WORLD));
    for (int r = 0; r < size; r++) {
        for (int i = 0; i < counts[r]; i++)
            CHECK(same(in[displs[r] + i], map_of(r, i + round)));
        CHECK(in[displs[r] + counts[r]].a == 0xeeeeeeee);
    }
}

static void allreduce(int n, int round, int in_place)
{
    fill(n, round);
    if (in_place)
        memcpy(in, out, sizeof *out * (size_t)n);
    OK(MPI_Allreduce(in_place ? MPI_IN_PLACE : out, in, n, pair, composing, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(same(in[i], combined(size, i, round)));
}

static void allgather(int n, int round, int in_place)
{
    fill(n, round);
    if (in_place)
        memcpy(in + rank * n, out, sizeof *out * (size_t)n);
    OK(MPI_Allgather(in_place ? MPI_IN_PLACE : out, n, pair, in, n, pair, MPI_COMM_WORLD));
    for (int i = 0; i < size * n; i++)
        CHECK(same(in[i], map_of(i / n, i % n + round)));
}

static void alltoall(int n, int round, int in_place)
{
    fill(size * n, round);
    if (in_place)
        memcpy(in, out, sizeof *out * (size_t)(size * n));
    OK(MPI_Alltoall(in_place ? MPI_IN_PLACE : out, n, pair, in, n, pair, MPI_COMM_WORLD));
    for (int i = 0; i < size * n; i++)
        CHECK(same(in[i], map_of(i / n, rank * n + i % n + round)));
}

/* Every second element at the root, all elements in a row at the others; and reductions of pairs
   of elements with a gap between them. */
static void with_gaps(int n, int root, int round)
{
    MPI_Datatype gaps, wide;
    OK(MPI_Type_vector(n, 1, 2, pair, &gaps));
    OK(MPI_Type_commit(&gaps));
    OK(MPI_Type_create_resized(pair, 0, 3 * sizeof(struct map), &wide));
    OK(MPI_Type_commit(&wide));
    memset(in, 0xee, sizeof in);
    for (int i = 0; rank == root && i < n; i++)
        in[2 * i] = map_of(root, i + round);
    OK(MPI_Bcast(in, rank == root ? 1 : n, rank == root ? gaps : pair, root, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(same(in[rank == root ? 2 * i : i], map_of(root, i + round)));
    n = n / 2;
    for (int i = 0; i < n; i++)
        out[3 * i] = map_of(rank, i + round);
    memset(in, 0xee, sizeof in);
    OK(MPI_Allreduce(out, in, n, wide, spaced, MPI_COMM_WORLD));
    for (int i = 0; i < n; i++)
        CHECK(same(in[3 * i], combined(size, i, round)) && in[3 * i + 1].a == 0xeeeeeeee);
    OK(MPI_Type_free(&gaps));
    OK(MPI_Type_free(&wide));
}

/* The root of many broadcasts runs ahead of ranks that come late to them. */
static void one_runs_ahead(void)
{
    for (int root = 0; root < size && root < 4; root++) {
        long value = -1, sum = 0;
        for (long i = 0; i < 100; i++) {
            value = rank == root ? i : -1;
            OK(MPI_Bcast(&value, 1, MPI_LONG, root, MPI_COMM_WORLD));
            CHECK(value == i);
            if (i % 40 == 39)
                OK(MPI_Barrier(MPI_COMM_WORLD));
            value = i * rank;
            OK(MPI_Reduce(&value, &sum, 1, MPI_LONG, MPI_SUM, root, MPI_COMM_WORLD));
            CHECK(rank != root || sum == i * size * (size - 1) / 2);
        }
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    OK(MPI_Op_create(compose_op, 0, &composing));
    OK(MPI_Op_create(compose_spaced, 0, &spaced));
    OK(MPI_Type_contiguous(2, MPI_UNSIGNED, &pair));
    OK(MPI_Type_commit(&pair));
    CHECK(size <= 64);
    for (int round = 0; round < ROUNDS; round++) {
        int root = below(size), in_place = below(2);
        int n = LENGTH, few = BLOCK;
        switch (below(13)) {
        case 0: bcast(n, root, round); break;
        case 1: gather(few, root, round, in_place); break;
        case 2: scatter(few, root, round, in_place); break;
        case 3: reduce(n, root, round, in_place); break;
        case 4: scan(n, round, in_place, 0); break;
        case 5: scan(n, round, in_place, 1); break;
        case 6: reduce_scatter(few, round, in_place, below(2)); break;
        case 7: allgatherv(few, round, in_place); break;
        case 8: allreduce(n, round, in_place); break;
        case 9: allgather(few, round, in_place); break;
        case 10: alltoall(few, round, in_place); break;
        case 11: with_gaps(n / 3 + 1, root, round); break;
        default: OK(MPI_Barrier(MPI_COMM_WORLD));
        }
    }
    one_runs_ahead();
    OK(MPI_Type_free(&pair));
    OK(MPI_Op_free(&composing));
    OK(MPI_Op_free(&spaced));
    return end();
}
