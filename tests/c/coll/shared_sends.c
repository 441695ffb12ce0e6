// np: 2 3 4 5
/* Reduce-scatter by operations of the program, of elements that share bytes where they are sent:
   windows of a row of numbers that overlap. Each rank gets one element, which overlaps nothing, or
   two where neighbours do not meet. Blocking, nonblocking and persistent, within and between
   communicators, commutative or not, against a loop over all ranks. */
#include "check.h"

enum { ROOM = 512 };

/* An element: two numbers at these places, counted in numbers, and the next one so far away. */
static struct shape { int first, second, step, most; } shape;
static MPI_Datatype type;

/* x -> first * x + second, composed: does not commute unless all factors are 1. */
static void apply(void *left, void *inout, int *n, MPI_Datatype *of)
{
    CHECK(*of == type);
    for (int i = 0; i < *n; i++) {
        const unsigned *l = (unsigned *)left + i * shape.step;
        unsigned *r = (unsigned *)inout + i * shape.step;
        r[shape.second] = l[shape.first] * r[shape.second] + l[shape.second];
        r[shape.first] *= l[shape.first];
    }
}

static void add(void *left, void *inout, int *n, MPI_Datatype *of)
{
    CHECK(*of == type);
    for (int i = 0; i < *n; i++) {
        const unsigned *l = (unsigned *)left + i * shape.step;
        unsigned *r = (unsigned *)inout + i * shape.step;
        r[shape.second] += l[shape.second];
        r[shape.first] += l[shape.first];
    }
}

static unsigned number(int of, int place)
{
    return 1000u * of + 7u * (place + ROOM) + 3;
}

/* Number `which` of element i, combined from the ranks first, first + step .. before end. */
static unsigned expect(int commutes, int first, int end, int step, int i, int which)
{
    unsigned a = commutes ? 0 : 1, b = 0;
    for (int r = first; r < end; r += step) {
        const unsigned ra = number(r, i * shape.step + shape.first);
        const unsigned rb = number(r, i * shape.step + shape.second);
        b = commutes ? b + rb : a * rb + b;
        a = commutes ? a + ra : a * ra;
    }
    return which ? b : a;
}

static void call(int what, int form, const void *send, void *recv, int n, const int *counts,
                 MPI_Op op, MPI_Comm comm)
{
    MPI_Request q = MPI_REQUEST_NULL;
    switch (what * 3 + form) {
    case 0: MPI_Reduce_scatter_block(send, recv, n, type, op, comm); break;
    case 1: MPI_Ireduce_scatter_block(send, recv, n, type, op, comm, &q); break;
    case 2: MPI_Reduce_scatter_block_init(send, recv, n, type, op, comm, MPI_INFO_NULL, &q); break;
    case 3: MPI_Reduce_scatter(send, recv, counts, type, op, comm); break;
    case 4: MPI_Ireduce_scatter(send, recv, counts, type, op, comm, &q); break;
    default: MPI_Reduce_scatter_init(send, recv, counts, type, op, comm, MPI_INFO_NULL, &q);
    }
    if (form == 2) MPI_Start(&q);
    MPI_Wait(&q, MPI_STATUS_IGNORE);
}

/* Blocks of `own` elements; with `gaps` ranks other than the last one have none in turn. */
static void one(int what, int form, int own, int gaps, int commutes, MPI_Comm comm, int inter)
{
    static unsigned given[2 * ROOM], got[2 * ROOM];
    int me, local, counts[64], from = 0;
    MPI_Comm_rank(comm, &me);
    MPI_Comm_size(comm, &local);
    for (int r = 0; r < local; r++) {
        counts[r] = gaps && r + 1 < local && r % 2 ? 0 : own;
        if (r < me) from += counts[r];
    }
    MPI_Op op;
    MPI_Op_create(commutes ? add : apply, commutes, &op);
    for (int i = 0; i < 2 * ROOM; i++) given[i] = number(rank, i - ROOM), got[i] = 0xdeadbeef;
    call(what, form, given + ROOM, got + ROOM, own, counts, op, comm);
    const int first = inter ? 1 - rank % 2 : 0, step = inter ? 2 : 1;
    for (int i = 0; i < counts[me]; i++)
        for (int s = 0; s < 2; s++) {
            const int at = i * shape.step + (s ? shape.second : shape.first);
            CHECK(got[ROOM + at] == expect(commutes, first, size, step, from + i, s));
        }
    MPI_Op_free(&op);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm half, inter = MPI_COMM_NULL;
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    if (size % 2 == 0) /* as many elements on both sides */
        MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 3, &inter);
    const struct shape shapes[] = {
        { 0, 1, 1, 1 }, { -1, 0, -1, 1 }, { 0, 2, 1, 2 }, { 2, 0, -1, 2 }, { 3, 8, 0, 1 },
    };
    for (int s = 0; s < 5; s++) {
        shape = shapes[s];
        MPI_Datatype both;
        const int places[2] = { shape.first, shape.second };
        MPI_Type_create_indexed_block(2, 1, places, MPI_UNSIGNED, &both);
        MPI_Type_create_resized(both, 0, shape.step * (MPI_Aint)sizeof(unsigned), &type);
        MPI_Type_commit(&type);
        for (int what = 0; what < 2; what++)
            for (int form = 0; form < 3; form++)
                for (int commutes = 0; commutes < 2; commutes++)
                    for (int own = 1; own <= shape.most; own++) {
                        one(what, form, own, 0, commutes, MPI_COMM_WORLD, 0);
                        if (what) one(what, form, own, 1, commutes, MPI_COMM_WORLD, 0);
                        if (inter != MPI_COMM_NULL) one(what, form, own, 0, commutes, inter, 1);
                    }
        MPI_Type_free(&type);
        MPI_Type_free(&both);
    }
    MPI_Comm_free(&half);
    if (inter != MPI_COMM_NULL) MPI_Comm_free(&inter);
    MPI_Finalize();
    return 0;
}
