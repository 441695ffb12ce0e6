/* One call of every collective with its data and the check of its result, for the nonblocking and
   persistent forms. */
#ifndef COLL_EVERY_H
#define COLL_EVERY_H

#include "check.h"

enum { OPS = 17 };

static MPI_Op composition;
static MPI_Datatype map_type;

static void make_types(void)
{
    OK(MPI_Op_create(compose_op, 0, &composition));
    OK(MPI_Type_contiguous(2, MPI_UNSIGNED, &map_type));
    OK(MPI_Type_commit(&map_type));
}

static void free_types(void)
{
    OK(MPI_Type_free(&map_type));
    OK(MPI_Op_free(&composition));
}

/* Memory of one call. */
struct call {
    int op, n, root, round;
    int *send, *recv;
    struct map *msend, *mrecv;
    int counts[64], displs[64], bytes[64];
    MPI_Datatype types[64];
};

static void make(struct call *c, int op, int n)
{
    memset(c, 0, sizeof *c);
    c->op = op;
    c->n = n;
    c->root = op % size;
    c->send = blank(n * size);
    c->recv = blank(n * size);
    c->msend = malloc(sizeof(struct map) * (size_t)(n * size + 1));
    c->mrecv = malloc(sizeof(struct map) * (size_t)(n * size + 1));
    for (int r = 0; r < size; r++) {
        c->counts[r] = n;
        c->displs[r] = r * n;
        c->bytes[r] = r * n * (int)sizeof(int);
        c->types[r] = MPI_INT;
    }
}

static void drop(struct call *c)
{
    free(c->send);
    free(c->recv);
    free(c->msend);
    free(c->mrecv);
}

/* Fresh input; `round` makes rounds of a persistent call differ. */
static void fill(struct call *c, int round)
{
    c->round = round;
    for (int i = 0; i < c->n * size; i++) {
        c->send[i] = value(rank, i / c->n, i % c->n) + round;
        c->recv[i] = -1;
        c->msend[i] = map_of(rank, i + round);
    }
    if (c->op == 1 && rank == c->root)
        for (int i = 0; i < c->n; i++)
            c->recv[i] = value(rank, 0, i) + round;
}

/* Makes call c with the function that F(lower, Upper) names and its last arguments. */
#define ISSUE(c, comm, F, ...)                                                                     \
    switch ((c)->op) {                                                                             \
    case 0: OK(F(barrier, Barrier)(comm, __VA_ARGS__)); break;                                             \
    case 1: OK(F(bcast, Bcast)((c)->recv, (c)->n, MPI_INT, (c)->root, comm, __VA_ARGS__)); break;          \
    case 2:                                                                                        \
        OK(F(gather, Gather)((c)->send, (c)->n, MPI_INT, (c)->recv, (c)->n, MPI_INT, (c)->root,    \
                             comm, __VA_ARGS__));                                                          \
        break;                                                                                     \
    case 3:                                                                                        \
        OK(F(gatherv, Gatherv)((c)->send, (c)->n, MPI_INT, (c)->recv, (c)->counts, (c)->displs,    \
                               MPI_INT, (c)->root, comm, __VA_ARGS__));                                    \
        break;                                                                                     \
    case 4:                                                                                        \
        OK(F(scatter, Scatter)((c)->send, (c)->n, MPI_INT, (c)->recv, (c)->n, MPI_INT, (c)->root,  \
                               comm, __VA_ARGS__));                                                        \
        break;                                                                                     \
    case 5:                                                                                        \
        OK(F(scatterv, Scatterv)((c)->send, (c)->counts, (c)->displs, MPI_INT, (c)->recv, (c)->n,  \
                                 MPI_INT, (c)->root, comm, __VA_ARGS__));                                  \
        break;                                                                                     \
    case 6:                                                                                        \
        OK(F(allgather, Allgather)((c)->send, (c)->n, MPI_INT, (c)->recv, (c)->n, MPI_INT,         \
                                   comm, __VA_ARGS__));                                                    \
        break;                                                                                     \
    case 7:                                                                                        \
        OK(F(allgatherv, Allgatherv)((c)->send, (c)->n, MPI_INT, (c)->recv, (c)->counts,           \
                                     (c)->displs, MPI_INT, comm, __VA_ARGS__));                            \
        break;                                                                                     \
    case 8:                                                                                        \
        OK(F(alltoall, Alltoall)((c)->send, (c)->n, MPI_INT, (c)->recv, (c)->n, MPI_INT,           \
                                 comm, __VA_ARGS__));                                                      \
        break;                                                                                     \
    case 9:                                                                                        \
        OK(F(alltoallv, Alltoallv)((c)->send, (c)->counts, (c)->displs, MPI_INT, (c)->recv,        \
                                   (c)->counts, (c)->displs, MPI_INT, comm, __VA_ARGS__));                 \
        break;                                                                                     \
    case 10:                                                                                       \
        OK(F(alltoallw, Alltoallw)((c)->send, (c)->counts, (c)->bytes, (c)->types, (c)->recv,      \
                                   (c)->counts, (c)->bytes, (c)->types, comm, __VA_ARGS__));               \
        break;                                                                                     \
    case 11:                                                                                       \
        OK(F(reduce, Reduce)((c)->msend, (c)->mrecv, (c)->n, map_type, composition, (c)->root,     \
                             comm, __VA_ARGS__));                                                          \
        break;                                                                                     \
    case 12:                                                                                       \
        OK(F(allreduce, Allreduce)((c)->msend, (c)->mrecv, (c)->n, map_type, composition,          \
                                   comm, __VA_ARGS__));                                                    \
        break;                                                                                     \
    case 13:                                                                                       \
        OK(F(reduce_scatter_block, Reduce_scatter_block)((c)->msend, (c)->mrecv, (c)->n, map_type, \
                                                         composition, comm, __VA_ARGS__));                 \
        break;                                                                                     \
    case 14:                                                                                       \
        OK(F(reduce_scatter, Reduce_scatter)((c)->msend, (c)->mrecv, (c)->counts, map_type,        \
                                             composition, comm, __VA_ARGS__));                             \
        break;                                                                                     \
    case 15:                                                                                       \
        OK(F(scan, Scan)((c)->msend, (c)->mrecv, (c)->n, map_type, composition, comm, __VA_ARGS__));       \
        break;                                                                                     \
    default:                                                                                       \
        OK(F(exscan, Exscan)((c)->msend, (c)->mrecv, (c)->n, map_type, composition, comm, __VA_ARGS__));   \
    }

static void combined_is(struct call *c, int n, int offset, int last)
{
    for (int i = 0; i < n; i++)
        CHECK(same(c->mrecv[i], composed(0, last, offset + i + c->round)));
}

static void verify(struct call *c)
{
    int n = c->n, k = c->round;
    switch (c->op) {
    case 0: break;
    case 1:
        for (int i = 0; i < n; i++)
            CHECK(c->recv[i] == value(c->root, 0, i) + k);
        break;
    case 2:
    case 3:
        for (int i = 0; i < n * size && rank == c->root; i++)
            CHECK(c->recv[i] == value(i / n, 0, i % n) + k);
        break;
    case 4:
    case 5:
        for (int i = 0; i < n; i++)
            CHECK(c->recv[i] == value(c->root, rank, i) + k);
        break;
    case 6:
    case 7:
        for (int i = 0; i < n * size; i++)
            CHECK(c->recv[i] == value(i / n, 0, i % n) + k);
        break;
    case 8:
    case 9:
    case 10:
        for (int i = 0; i < n * size; i++)
            CHECK(c->recv[i] == value(i / n, rank, i % n) + k);
        break;
    case 11:
        if (rank == c->root)
            combined_is(c, n, 0, size - 1);
        break;
    case 12: combined_is(c, n, 0, size - 1); break;
    case 13:
    case 14: combined_is(c, n, rank * n, size - 1); break;
    case 15: combined_is(c, n, 0, rank); break;
    default:
        if (rank > 0)
            combined_is(c, n, 0, rank - 1);
    }
}

#endif
