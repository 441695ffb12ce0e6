// np: 2 3 4 7 16
/* Collectives with blocks of unlike lengths, of which a rank knows its own only, in a random order:
   none, short ones, those around the longest that fit a room, long ones, and all of them in one call.
   Roots and leaves may run ahead. */
#include "check.h"

enum { ROUNDS = 500, ROOM = 268, LONG = 200000, GAP = 3, RANKS = 64 };

static MPI_Datatype spaced; /* an integer and one that is not its own */
static int counts[RANKS], places[RANKS], other_counts[RANKS], other_places[RANKS];
static int *out, *in;
static unsigned long long state = 4711;

static unsigned mixed(unsigned long long seed)
{
    seed = (seed ^ seed >> 31) * 0x9e3779b97f4a7c15ull;
    return (unsigned)((seed ^ seed >> 29) >> 8);
}

/* The same number at every rank. */
static int below(int n)
{
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (int)((state >> 33) % (unsigned)n);
}

/* Integers that `from` has for `to` in a round of this kind. */
static int length(int kind, int round, int from, int to)
{
    unsigned r = mixed(((unsigned long long)round * 64 + (unsigned)from) * 64 + (unsigned)to);
    switch (kind) {
    case 0: return (int)(r % 3);
    case 1: return ROOM / size - 2 + (int)(r % 5); /* all of them fill a room, or do not */
    case 2: return ROOM - 4 - size / 2 + (int)(r % 8);
    case 3: return r % 3 ? (int)(r % 7) : LONG / 10 / size + (int)(r % 11);
    case 4: return r % 16 ? 0 : 1;
    case 5: return r % 3 ? LONG / size : (int)(r % 5);
    case 6: return from == round % size && r % 2 ? LONG - (int)(r % 9) : (int)(r % 3);
    default: return 2000 / size + (int)(r % 3);
    }
}

/* Blocks from the last rank's to the first's, with gaps before them; how much room they take. */
static int lay_out(int at_counts[], int at_places[])
{
    int at = 0;
    for (int r = size - 1; r >= 0; r--) {
        at_places[r] = at + GAP;
        at = at_places[r] + at_counts[r];
    }
    return at;
}

static int step; /* integers from one element of the receiving side to the next */

/* Nothing has been received. */
static void clear(int n)
{
    for (int i = 0; i < (n + GAP) * step; i++) in[i] = -1;
}

/* Takes what was received at place `at`: afterwards nothing of it is there. */
static void expect(int at, int n, int from, int to, int round)
{
    for (int i = 0; i < n; i++) {
        int *got = &in[(at + i) * step];
        CHECK(*got == value(from, to, i) + round);
        *got = -1;
    }
}

/* Nobody has written anything else. */
static void untouched(int n)
{
    for (int i = 0; i < (n + GAP) * step; i++) CHECK(in[i] == -1);
}

static void give(int at, int n, int to, int round)
{
    for (int i = 0; i < n; i++) out[at + i] = value(rank, to, i) + round;
}

static void gatherv(int kind, int round, int root, int in_place, MPI_Datatype type)
{
    int own = length(kind, round, rank, root), all = 0;
    give(0, own, root, round);
    for (int r = 0; r < size; r++) counts[r] = length(kind, round, r, root);
    if (rank == root) {
        all = lay_out(counts, places);
        clear(all);
        for (int i = 0; in_place && i < own; i++) in[(places[rank] + i) * step] = out[i];
    }
    if (in_place && rank == root)
        OK(MPI_Gatherv(MPI_IN_PLACE, 0, MPI_INT, in, counts, places, type, root, MPI_COMM_WORLD));
    else
        OK(MPI_Gatherv(out, own, MPI_INT, in, counts, places, type, root, MPI_COMM_WORLD));
    for (int r = 0; rank == root && r < size; r++) expect(places[r], counts[r], r, root, round);
    if (rank == root) untouched(all);
}

static void scatterv(int kind, int round, int root, int in_place, MPI_Datatype type)
{
    int own = length(kind, round, root, rank);
    for (int r = 0; r < size; r++) counts[r] = length(kind, round, root, r);
    lay_out(counts, places);
    for (int r = 0; rank == root && r < size; r++) give(places[r], counts[r], r, round);
    clear(own);
    if (in_place && rank == root) {
        OK(MPI_Scatterv(out, counts, places, MPI_INT, MPI_IN_PLACE, 0, type, root, MPI_COMM_WORLD));
        own = 0;
    } else {
        OK(MPI_Scatterv(out, counts, places, MPI_INT, in, own, type, root, MPI_COMM_WORLD));
    }
    expect(0, own, root, rank, round);
    untouched(own);
}

static void alltoallv(int kind, int round, int in_place, MPI_Datatype type)
{
    int all, sym = in_place;
    for (int r = 0; r < size; r++) {
        int low = sym && r < rank ? r : rank, high = sym && r < rank ? rank : r;
        counts[r] = length(kind, round, low, high);
        other_counts[r] = sym ? counts[r] : length(kind, round, r, rank);
    }
    lay_out(counts, places);
    for (int r = 0; r < size; r++) give(places[r], counts[r], r, round);
    all = lay_out(other_counts, other_places);
    clear(all);
    if (in_place) {
        for (int r = 0; r < size; r++)
            for (int i = 0; i < counts[r]; i++) in[(places[r] + i) * step] = out[places[r] + i];
        OK(MPI_Alltoallv(MPI_IN_PLACE, NULL, NULL, MPI_INT, in, other_counts, other_places, type,
                         MPI_COMM_WORLD));
    } else {
        OK(MPI_Alltoallv(out, counts, places, MPI_INT, in, other_counts, other_places, type,
                         MPI_COMM_WORLD));
    }
    for (int r = 0; r < size; r++) expect(other_places[r], other_counts[r], r, rank, round);
    untouched(all);
}

static void allgatherv(int kind, int round, int in_place, MPI_Datatype type)
{
    int all, own = length(kind, round, rank, 0);
    for (int r = 0; r < size; r++) counts[r] = length(kind, round, r, 0);
    all = lay_out(counts, places);
    give(0, own, 0, round);
    clear(all);
    if (in_place) {
        for (int i = 0; i < own; i++) in[(places[rank] + i) * step] = out[i];
        OK(MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_INT, in, counts, places, type, MPI_COMM_WORLD));
    } else {
        OK(MPI_Allgatherv(out, own, MPI_INT, in, counts, places, type, MPI_COMM_WORLD));
    }
    for (int r = 0; r < size; r++) expect(places[r], counts[r], r, 0, round);
    untouched(all);
}

/* One that sends more than is expected is told at the receiver, and the job goes on. */
static void too_long(void)
{
    const int lengths[] = {4, 200, 10000, LONG};
    int few[RANKS], own_places[RANKS], given[RANKS];
    for (int i = 0; i < 4; i++) {
        for (int r = 0; r < size; r++) given[r] = few[r] = 1, own_places[r] = r;
        int own = rank == size - 1 ? lengths[i] : 1;
        given[0] = own;
        if (rank == 0) {
            FAILS(MPI_ERR_TRUNCATE, MPI_Gatherv(MPI_IN_PLACE, 0, MPI_INT, in, few, own_places, MPI_INT, 0,
                                                MPI_COMM_WORLD));
            FAILS(MPI_ERR_TRUNCATE, MPI_Alltoallv(out, given, own_places, MPI_INT, in, few, own_places, MPI_INT,
                                                  MPI_COMM_WORLD));
        } else {
            OK(MPI_Gatherv(out, own, MPI_INT, in, few, own_places, MPI_INT, 0, MPI_COMM_WORLD));
            OK(MPI_Alltoallv(out, given, own_places, MPI_INT, in, few, own_places, MPI_INT, MPI_COMM_WORLD));
        }
    }
    /* Also what a rank gives itself. */
    if (rank == 0)
        FAILS(MPI_ERR_TRUNCATE,
              MPI_Gatherv(out, 2, MPI_INT, in, few, own_places, MPI_INT, 0, MPI_COMM_WORLD));
    else
        OK(MPI_Gatherv(out, 1, MPI_INT, in, few, own_places, MPI_INT, 0, MPI_COMM_WORLD));
    for (int i = 0; i < 4; i++) allgatherv(0, i, 0, MPI_INT);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Type_create_resized(MPI_INT, 0, 2 * sizeof(int), &spaced);
    MPI_Type_commit(&spaced);
    size_t most = (size_t)size * (LONG + 2 * GAP);
    out = calloc(most, sizeof *out);
    in = calloc(2 * most, sizeof *in);
    CHECK(out && in);
    for (int round = 0; round < ROUNDS; round++) {
        int what = below(4), kind = below(9) % 8, root = below(size), in_place = below(4) == 0;
        MPI_Datatype type = below(3) ? MPI_INT : spaced;
        step = type == spaced ? 2 : 1;
        switch (what) {
        case 0: gatherv(kind, round, root, in_place, type); break;
        case 1: scatterv(kind, round, root, in_place, type); break;
        case 2: alltoallv(kind, round, in_place, type); break;
        default: allgatherv(kind, round, in_place, type);
        }
        if (below(40) == 0) OK(MPI_Barrier(MPI_COMM_WORLD));
    }
    step = 1;
    too_long();
    free(out);
    free(in);
    MPI_Type_free(&spaced);
    return end();
}
