// np: 2 3 4 5
/* Reductions by operations of the program, of elements that lie amid each other (columns), have
   gaps, begin below their address or go downwards: blocking, nonblocking and persistent, within and
   between communicators, commutative or not, against a loop over all ranks. */
#include "check.h"
#include <stddef.h>

enum { MAX = 300, ROOM = 64 * MAX };

/* An element: two numbers at these places, counted in numbers, and the next one so far away. */
static struct shape { int first, second, step; } shape;

/* x -> first * x + second, composed: does not commute unless all factors are 1. */
static void affine(unsigned *left, unsigned *inout, int i)
{
    unsigned *a = &inout[i * shape.step + shape.first], *b = &inout[i * shape.step + shape.second];
    const unsigned la = left[i * shape.step + shape.first], lb = left[i * shape.step + shape.second];
    *b = la * *b + lb;
    *a = la * *a;
}

static void apply(void *left, void *inout, int *n, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *n; i++)
        affine(left, inout, i);
}

static unsigned memory[3][ROOM];

static unsigned *at(unsigned *of, int i, int second)
{
    return of + ROOM / 2 + i * shape.step + (second ? shape.second : shape.first);
}

static unsigned given(int commutes, int r, int i, int second)
{
    if (second) return 1000u * r + 7u * i + 3;
    return commutes ? 1 : 2u * r + 3 + i;
}

/* The combination of element i of the ranks first, first + step .. before end. */
static void expect(unsigned out[2], int commutes, int first, int end, int step, int i)
{
    out[0] = 1, out[1] = 0;
    for (int r = first; r < end; r += step) {
        const unsigned a = given(commutes, r, i, 0), b = given(commutes, r, i, 1);
        out[1] = out[0] * b + out[1];
        out[0] *= a;
    }
}

enum { REDUCE, ALLREDUCE, BLOCK, SCATTER, SCAN, EXSCAN, OPS };

static void call(int what, int form, const void *send, void *recv, int n, const int *counts,
                 MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm)
{
    MPI_Request q = MPI_REQUEST_NULL;
    const MPI_Info no = MPI_INFO_NULL;
#define FORMS(name, ...)                                                                           \
    if (form == 0) MPI_##name(__VA_ARGS__, comm);                                                  \
    else if (form == 1) MPI_I##name##_(__VA_ARGS__, comm, &q);                                     \
    else MPI_##name##_init(__VA_ARGS__, comm, no, &q);
#define MPI_IReduce_ MPI_Ireduce
#define MPI_IAllreduce_ MPI_Iallreduce
#define MPI_IReduce_scatter_block_ MPI_Ireduce_scatter_block
#define MPI_IReduce_scatter_ MPI_Ireduce_scatter
#define MPI_IScan_ MPI_Iscan
#define MPI_IExscan_ MPI_Iexscan
    switch (what) {
    case REDUCE: FORMS(Reduce, send, recv, n, type, op, root) break;
    case ALLREDUCE: FORMS(Allreduce, send, recv, n, type, op) break;
    case BLOCK: FORMS(Reduce_scatter_block, send, recv, n, type, op) break;
    case SCATTER: FORMS(Reduce_scatter, send, recv, counts, type, op) break;
    case SCAN: FORMS(Scan, send, recv, n, type, op) break;
    default: FORMS(Exscan, send, recv, n, type, op)
    }
    if (form == 2) MPI_Start(&q);
    MPI_Wait(&q, MPI_STATUS_IGNORE);
}

/* Element `from + i` of the result of those ranks has to be element i of the receive buffer. */
static void compare(int commutes, int from, int n, int first, int end, int step)
{
    for (int i = 0; i < n; i++) {
        unsigned want[2];
        expect(want, commutes, first, end, step, from + i);
        CHECK(*at(memory[1], i, 0) == want[0]);
        CHECK(*at(memory[1], i, 1) == want[1]);
    }
}

static void one(int what, int form, int n, int commutes, int in_place, MPI_Comm comm, int inter)
{
    int me, local, counts[64], total = n, from = 0, own = n;
    MPI_Comm_rank(comm, &me);
    MPI_Comm_size(comm, &local);
    if (what == BLOCK || what == SCATTER) {
        own = n / local;
        for (int r = 0; r < local; r++) counts[r] = own;
        if (what == SCATTER) counts[local - 1] += n % local;
        total = what == SCATTER ? n : own * local;
        from = me * own;
        own = counts[me];
        if (what == BLOCK && inter) return; /* the totals of both sides would differ */
    }
    MPI_Datatype both, type;
    const int places[2] = { shape.first, shape.second };
    MPI_Type_create_indexed_block(2, 1, places, MPI_UNSIGNED, &both);
    MPI_Type_create_resized(both, 0, shape.step * (MPI_Aint)sizeof(unsigned), &type);
    MPI_Type_commit(&type);
    MPI_Op op;
    MPI_Op_create(apply, commutes, &op);
    for (int b = 0; b < 3; b++)
        for (int i = 0; i < ROOM; i++) memory[b][i] = 0xdeadbeef;
    for (int i = 0; i < total; i++)
        for (int s = 0; s < 2; s++)
            *at(memory[in_place ? 1 : 0], i, s) = given(commutes, rank, i, s);
    const void *send = in_place ? MPI_IN_PLACE : memory[0] + ROOM / 2;
    const int block = what == BLOCK ? own : n;
    int root = local - 1;
    if (inter) root = rank % 2 ? 0 : rank ? MPI_PROC_NULL : MPI_ROOT;
    else if (what == REDUCE && in_place && me != root)
        send = memory[1] + ROOM / 2;
    call(what, form, send, memory[1] + ROOM / 2, block, counts, type, op, root, comm);
    const int first = inter ? 1 - rank % 2 : 0, step = inter ? 2 : 1;
    if (what == SCAN) compare(commutes, 0, n, 0, me + 1, 1);
    else if (what == EXSCAN) { if (me > 0) compare(commutes, 0, n, 0, me, 1); }
    else if (what != REDUCE || root == MPI_ROOT || (!inter && me == root))
        compare(commutes, from, own, first, size, step);
    MPI_Op_free(&op);
    MPI_Type_free(&type);
    MPI_Type_free(&both);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm half, inter = MPI_COMM_NULL;
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    if (size > 1)
        MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 3, &inter);
    const int lengths[] = { 1, 2, 5, 130, MAX };
    for (int l = 0; l < 5; l++) {
        const int n = lengths[l];
        const struct shape shapes[] = {
            { 0, n, 1 }, { -n, 0, 1 }, { 0, n, -1 }, { 0, 3, 2 }, { 2, 5, 7 }, { -4, -1, 9 },
        };
        for (int s = 0; s < 6; s++)
            for (int what = 0; what < OPS; what++)
                for (int form = 0; form < 3; form++)
                    for (int commutes = 0; commutes < 2; commutes++) {
                        shape = shapes[s];
                        one(what, form, n, commutes, 0, MPI_COMM_WORLD, 0);
                        one(what, form, n, commutes, 1, MPI_COMM_WORLD, 0);
                        if (inter != MPI_COMM_NULL && what < SCAN)
                            one(what, form, n, commutes, 0, inter, 1);
                    }
    }
    MPI_Comm_free(&half);
    if (inter != MPI_COMM_NULL) MPI_Comm_free(&inter);
    MPI_Finalize();
    return 0;
}
