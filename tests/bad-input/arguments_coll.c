/* Every collective function, blocking, nonblocking and persistent, with one wrong argument at a
 * time: the error class of each. */
#include "check.h"

static int a[64], b[64], size;
static int ones[64], zeros[64], minus[64];
static MPI_Request r;
static MPI_Datatype raw;
static MPI_Datatype types[64], bad_types[64];

/* The three doors to one collective; the large-count forms are a fourth. */
#define THREE(class_, F, f, ...)                                                                   \
    FAILS(class_, MPI_##F(__VA_ARGS__));                                                           \
    FAILS(class_, MPI_I##f(__VA_ARGS__, &r));                                                      \
    FAILS(class_, MPI_##F##_init(__VA_ARGS__, MPI_INFO_NULL, &r))
#define EVERY(class_, F, f, ...)                                                                   \
    THREE(class_, F, f, __VA_ARGS__);                                                              \
    FAILS(class_, MPI_##F##_c(__VA_ARGS__));                                                       \
    FAILS(class_, MPI_I##f##_c(__VA_ARGS__, &r))

/* Wrong communicators for a function whose other arguments are good. */
#define COMMS(F, f, ...)                                                                           \
    THREE(MPI_ERR_COMM, F, f, __VA_ARGS__, MPI_COMM_NULL);                                         \
    THREE(MPI_ERR_COMM, F, f, __VA_ARGS__, GARBAGE(MPI_Comm, 0));                                  \
    THREE(MPI_ERR_COMM, F, f, __VA_ARGS__, GARBAGE(MPI_Comm, 1));                                  \
    FAILS(MPI_ERR_ARG, MPI_I##f(__VA_ARGS__, MPI_COMM_WORLD, NULL));                               \
    FAILS(MPI_ERR_INFO, MPI_##F##_init(__VA_ARGS__, MPI_COMM_WORLD, GARBAGE(MPI_Info, 1), &r))

/* Wrong roots for a function that ends in (root, communicator). */
#define ROOTS(F, f, ...)                                                                           \
    EVERY(MPI_ERR_ROOT, F, f, __VA_ARGS__, size, MPI_COMM_WORLD);                                  \
    EVERY(MPI_ERR_ROOT, F, f, __VA_ARGS__, -1, MPI_COMM_WORLD);                                    \
    EVERY(MPI_ERR_ROOT, F, f, __VA_ARGS__, -77, MPI_COMM_WORLD);                                   \
    EVERY(MPI_ERR_ROOT, F, f, __VA_ARGS__, MPI_PROC_NULL, MPI_COMM_WORLD);                         \
    EVERY(MPI_ERR_ROOT, F, f, __VA_ARGS__, MPI_ROOT, MPI_COMM_WORLD)

#define W MPI_COMM_WORLD

static void one_buffer(void)
{
    FAILS(MPI_ERR_COMM, MPI_Barrier(MPI_COMM_NULL));
    FAILS(MPI_ERR_COMM, MPI_Barrier(GARBAGE(MPI_Comm, 1)));
    FAILS(MPI_ERR_COMM, MPI_Ibarrier(MPI_COMM_NULL, &r));
    FAILS(MPI_ERR_ARG, MPI_Ibarrier(W, NULL));
    FAILS(MPI_ERR_COMM, MPI_Barrier_init(MPI_COMM_NULL, MPI_INFO_NULL, &r));
    COMMS(Bcast, bcast, a, 1, MPI_INT, 0);
    ROOTS(Bcast, bcast, a, 1, MPI_INT);
    EVERY(MPI_ERR_COUNT, Bcast, bcast, a, -1, MPI_INT, 0, W);
    EVERY(MPI_ERR_TYPE, Bcast, bcast, a, 1, MPI_DATATYPE_NULL, 0, W);
    EVERY(MPI_ERR_TYPE, Bcast, bcast, a, 1, raw, 0, W);
    EVERY(MPI_ERR_TYPE, Bcast, bcast, a, 1, GARBAGE(MPI_Datatype, 1), 0, W);
    EVERY(MPI_ERR_BUFFER, Bcast, bcast, NULL, 1, MPI_INT, 0, W);
    EVERY(MPI_ERR_BUFFER, Bcast, bcast, MPI_IN_PLACE, 1, MPI_INT, 0, W);
}

/* (send, count, type, receive, count, type) and what follows. Root is this process: its both
 * sides count. */
#define SIDES(F, f, ...)                                                                           \
    EVERY(MPI_ERR_COUNT, F, f, a, -1, MPI_INT, b, 1, MPI_INT, __VA_ARGS__);                        \
    EVERY(MPI_ERR_COUNT, F, f, a, 1, MPI_INT, b, -1, MPI_INT, __VA_ARGS__);                        \
    EVERY(MPI_ERR_TYPE, F, f, a, 1, MPI_DATATYPE_NULL, b, 1, MPI_INT, __VA_ARGS__);                \
    EVERY(MPI_ERR_TYPE, F, f, a, 1, raw, b, 1, MPI_INT, __VA_ARGS__);                              \
    EVERY(MPI_ERR_TYPE, F, f, a, 1, MPI_INT, b, 1, raw, __VA_ARGS__);                              \
    EVERY(MPI_ERR_TYPE, F, f, a, 1, MPI_INT, b, 1, GARBAGE(MPI_Datatype, 0), __VA_ARGS__);         \
    EVERY(MPI_ERR_BUFFER, F, f, NULL, 1, MPI_INT, b, 1, MPI_INT, __VA_ARGS__);                     \
    EVERY(MPI_ERR_BUFFER, F, f, a, 1, MPI_INT, NULL, 1, MPI_INT, __VA_ARGS__);                     \
    EVERY(MPI_ERR_BUFFER, F, f, a, 1, MPI_INT, a, 1, MPI_INT, __VA_ARGS__)

static void two_buffers(void)
{
    COMMS(Gather, gather, a, 1, MPI_INT, b, 1, MPI_INT, 0);
    ROOTS(Gather, gather, a, 1, MPI_INT, b, 1, MPI_INT);
    SIDES(Gather, gather, 0, MPI_COMM_SELF);
    COMMS(Scatter, scatter, a, 1, MPI_INT, b, 1, MPI_INT, 0);
    ROOTS(Scatter, scatter, a, 1, MPI_INT, b, 1, MPI_INT);
    SIDES(Scatter, scatter, 0, MPI_COMM_SELF);
    COMMS(Allgather, allgather, a, 1, MPI_INT, b, 1, MPI_INT);
    SIDES(Allgather, allgather, W);
    COMMS(Alltoall, alltoall, a, 1, MPI_INT, b, 1, MPI_INT);
    SIDES(Alltoall, alltoall, W);
}

static void vectors(void)
{
    COMMS(Gatherv, gatherv, a, 1, MPI_INT, b, ones, zeros, MPI_INT, 0);
    THREE(MPI_ERR_ROOT, Gatherv, gatherv, a, 1, MPI_INT, b, ones, zeros, MPI_INT, size, W);
    THREE(MPI_ERR_COUNT, Gatherv, gatherv, a, -1, MPI_INT, b, ones, zeros, MPI_INT, 0, W);
    THREE(MPI_ERR_COUNT, Gatherv, gatherv, a, 1, MPI_INT, b, minus, zeros, MPI_INT, 0,
          MPI_COMM_SELF);
    THREE(MPI_ERR_ARG, Gatherv, gatherv, a, 1, MPI_INT, b, NULL, zeros, MPI_INT, 0, MPI_COMM_SELF);
    THREE(MPI_ERR_ARG, Gatherv, gatherv, a, 1, MPI_INT, b, ones, NULL, MPI_INT, 0, MPI_COMM_SELF);
    THREE(MPI_ERR_TYPE, Gatherv, gatherv, a, 1, MPI_INT, b, ones, zeros, raw, 0, MPI_COMM_SELF);
    COMMS(Scatterv, scatterv, a, ones, zeros, MPI_INT, b, 1, MPI_INT, 0);
    THREE(MPI_ERR_ROOT, Scatterv, scatterv, a, ones, zeros, MPI_INT, b, 1, MPI_INT, -77, W);
    THREE(MPI_ERR_COUNT, Scatterv, scatterv, a, ones, zeros, MPI_INT, b, -1, MPI_INT, 0, W);
    THREE(MPI_ERR_COUNT, Scatterv, scatterv, a, minus, zeros, MPI_INT, b, 1, MPI_INT, 0,
          MPI_COMM_SELF);
    THREE(MPI_ERR_ARG, Scatterv, scatterv, a, NULL, zeros, MPI_INT, b, 1, MPI_INT, 0,
          MPI_COMM_SELF);
    COMMS(Allgatherv, allgatherv, a, 1, MPI_INT, b, ones, zeros, MPI_INT);
    THREE(MPI_ERR_COUNT, Allgatherv, allgatherv, a, -1, MPI_INT, b, ones, zeros, MPI_INT, W);
    THREE(MPI_ERR_COUNT, Allgatherv, allgatherv, a, 1, MPI_INT, b, minus, zeros, MPI_INT, W);
    THREE(MPI_ERR_ARG, Allgatherv, allgatherv, a, 1, MPI_INT, b, NULL, zeros, MPI_INT, W);
    THREE(MPI_ERR_TYPE, Allgatherv, allgatherv, a, 1, MPI_INT, b, ones, zeros, raw, W);
    COMMS(Alltoallv, alltoallv, a, ones, zeros, MPI_INT, b, ones, zeros, MPI_INT);
    THREE(MPI_ERR_COUNT, Alltoallv, alltoallv, a, minus, zeros, MPI_INT, b, ones, zeros, MPI_INT, W);
    THREE(MPI_ERR_COUNT, Alltoallv, alltoallv, a, ones, zeros, MPI_INT, b, minus, zeros, MPI_INT, W);
    THREE(MPI_ERR_ARG, Alltoallv, alltoallv, a, ones, NULL, MPI_INT, b, ones, zeros, MPI_INT, W);
    THREE(MPI_ERR_TYPE, Alltoallv, alltoallv, a, ones, zeros, raw, b, ones, zeros, MPI_INT, W);
    COMMS(Alltoallw, alltoallw, a, ones, zeros, types, b, ones, zeros, types);
    THREE(MPI_ERR_COUNT, Alltoallw, alltoallw, a, minus, zeros, types, b, ones, zeros, types, W);
    THREE(MPI_ERR_TYPE, Alltoallw, alltoallw, a, ones, zeros, bad_types, b, ones, zeros, types, W);
    THREE(MPI_ERR_TYPE, Alltoallw, alltoallw, a, ones, zeros, types, b, ones, zeros, bad_types, W);
    THREE(MPI_ERR_ARG, Alltoallw, alltoallw, a, ones, zeros, NULL, b, ones, zeros, types, W);
}

/* (send, receive, count, type, op) and what follows. */
#define REDUCES(F, f, ...)                                                                         \
    EVERY(MPI_ERR_COUNT, F, f, a, b, -1, MPI_INT, MPI_SUM, __VA_ARGS__);                           \
    EVERY(MPI_ERR_TYPE, F, f, a, b, 1, MPI_DATATYPE_NULL, MPI_SUM, __VA_ARGS__);                   \
    EVERY(MPI_ERR_TYPE, F, f, a, b, 1, raw, MPI_SUM, __VA_ARGS__);                                 \
    EVERY(MPI_ERR_OP, F, f, a, b, 1, MPI_INT, MPI_OP_NULL, __VA_ARGS__);                           \
    EVERY(MPI_ERR_OP, F, f, a, b, 1, MPI_INT, GARBAGE(MPI_Op, 0), __VA_ARGS__);                    \
    EVERY(MPI_ERR_OP, F, f, a, b, 1, MPI_INT, GARBAGE(MPI_Op, 1), __VA_ARGS__);                    \
    EVERY(MPI_ERR_OP, F, f, a, b, 1, MPI_INT, (MPI_Op)MPI_INT, __VA_ARGS__);                       \
    EVERY(MPI_ERR_OP, F, f, a, b, 1, MPI_DOUBLE, MPI_BAND, __VA_ARGS__);                           \
    EVERY(MPI_ERR_OP, F, f, a, b, 1, MPI_INT, MPI_MINLOC, __VA_ARGS__);                            \
    EVERY(MPI_ERR_OP, F, f, a, b, 1, MPI_INT, MPI_NO_OP, __VA_ARGS__);                             \
    EVERY(MPI_ERR_BUFFER, F, f, NULL, b, 1, MPI_INT, MPI_SUM, __VA_ARGS__);                        \
    EVERY(MPI_ERR_BUFFER, F, f, a, NULL, 1, MPI_INT, MPI_SUM, __VA_ARGS__);                        \
    EVERY(MPI_ERR_BUFFER, F, f, a, a, 1, MPI_INT, MPI_SUM, __VA_ARGS__);                           \
    EVERY(MPI_ERR_BUFFER, F, f, a, MPI_IN_PLACE, 1, MPI_INT, MPI_SUM, __VA_ARGS__)

static void reductions(void)
{
    COMMS(Reduce, reduce, a, b, 1, MPI_INT, MPI_SUM, 0);
    ROOTS(Reduce, reduce, a, b, 1, MPI_INT, MPI_SUM);
    REDUCES(Reduce, reduce, 0, MPI_COMM_SELF);
    COMMS(Allreduce, allreduce, a, b, 1, MPI_INT, MPI_SUM);
    REDUCES(Allreduce, allreduce, W);
    COMMS(Scan, scan, a, b, 1, MPI_INT, MPI_SUM);
    REDUCES(Scan, scan, W);
    COMMS(Exscan, exscan, a, b, 1, MPI_INT, MPI_SUM);
    EVERY(MPI_ERR_COUNT, Exscan, exscan, a, b, -1, MPI_INT, MPI_SUM, W);
    EVERY(MPI_ERR_TYPE, Exscan, exscan, a, b, 1, raw, MPI_SUM, W);
    EVERY(MPI_ERR_OP, Exscan, exscan, a, b, 1, MPI_INT, MPI_OP_NULL, W);
    EVERY(MPI_ERR_BUFFER, Exscan, exscan, NULL, b, 1, MPI_INT, MPI_SUM, W);
    COMMS(Reduce_scatter_block, reduce_scatter_block, a, b, 1, MPI_INT, MPI_SUM);
    REDUCES(Reduce_scatter_block, reduce_scatter_block, W);
    COMMS(Reduce_scatter, reduce_scatter, a, b, ones, MPI_INT, MPI_SUM);
    THREE(MPI_ERR_COUNT, Reduce_scatter, reduce_scatter, a, b, minus, MPI_INT, MPI_SUM, W);
    THREE(MPI_ERR_ARG, Reduce_scatter, reduce_scatter, a, b, NULL, MPI_INT, MPI_SUM, W);
    THREE(MPI_ERR_OP, Reduce_scatter, reduce_scatter, a, b, ones, MPI_INT, MPI_OP_NULL, W);
    FAILS(MPI_ERR_COUNT, MPI_Reduce_local(a, b, -1, MPI_INT, MPI_SUM));
    FAILS(MPI_ERR_OP, MPI_Reduce_local(a, b, 1, MPI_INT, MPI_OP_NULL));
    FAILS(MPI_ERR_OP, MPI_Reduce_local(a, b, 1, MPI_FLOAT, MPI_LXOR));
    FAILS(MPI_ERR_TYPE, MPI_Reduce_local(a, b, 1, MPI_DATATYPE_NULL, MPI_SUM));
    FAILS(MPI_ERR_BUFFER, MPI_Reduce_local(NULL, b, 1, MPI_INT, MPI_SUM));
}

/* MPI_IN_PLACE, and other addresses that are no memory, wherever they may not stand. */
static void in_place(void)
{
    MPI_Comm self = MPI_COMM_SELF, ring;
    void *here = MPI_IN_PLACE;
    int one[1] = {1}, no[1] = {0};
    MPI_Aint none[2] = {0, 0};
    EVERY(MPI_ERR_BUFFER, Gather, gather, a, 1, MPI_INT, here, 1, MPI_INT, 0, self);
    THREE(MPI_ERR_BUFFER, Gatherv, gatherv, a, 1, MPI_INT, here, one, no, MPI_INT, 0, self);
    EVERY(MPI_ERR_BUFFER, Scatter, scatter, here, 1, MPI_INT, b, 1, MPI_INT, 0, self);
    THREE(MPI_ERR_BUFFER, Scatterv, scatterv, here, one, no, MPI_INT, b, 1, MPI_INT, 0, self);
    EVERY(MPI_ERR_BUFFER, Allgather, allgather, a, 1, MPI_INT, here, 1, MPI_INT, self);
    THREE(MPI_ERR_BUFFER, Allgatherv, allgatherv, a, 1, MPI_INT, here, one, no, MPI_INT, self);
    EVERY(MPI_ERR_BUFFER, Alltoall, alltoall, a, 1, MPI_INT, here, 1, MPI_INT, self);
    EVERY(MPI_ERR_BUFFER, Alltoall, alltoall, here, 1, MPI_INT, here, 1, MPI_INT, self);
    THREE(MPI_ERR_BUFFER, Alltoallv, alltoallv, a, one, no, MPI_INT, here, one, no, MPI_INT, self);
    THREE(MPI_ERR_BUFFER, Alltoallw, alltoallw, a, one, no, types, here, one, no, types, self);
    EVERY(MPI_ERR_BUFFER, Exscan, exscan, a, here, 1, MPI_INT, MPI_SUM, self);
    THREE(MPI_ERR_BUFFER, Reduce_scatter, reduce_scatter, a, here, one, MPI_INT, MPI_SUM, self);
    EVERY(MPI_ERR_BUFFER, Allreduce, allreduce, here, here, 1, MPI_INT, MPI_SUM, self);
    FAILS(MPI_ERR_BUFFER, MPI_Reduce_local(a, here, 1, MPI_INT, MPI_SUM));
    FAILS(MPI_ERR_BUFFER, MPI_Reduce_local(here, b, 1, MPI_INT, MPI_SUM));
    FAILS(MPI_ERR_BUFFER, MPI_Reduce_local_c(a, here, 1, MPI_INT, MPI_SUM));
    OK(MPI_Cart_create(self, 1, one, no, 0, &ring));
    OK(MPI_Comm_set_errhandler(ring, MPI_ERRORS_RETURN));
#define BOTH(F, f, ...)                                                                            \
    EVERY(MPI_ERR_BUFFER, F, f, here, __VA_ARGS__, ring);                                          \
    EVERY(MPI_ERR_BUFFER, F, f, MPI_BUFFER_AUTOMATIC, __VA_ARGS__, ring)
    BOTH(Neighbor_allgather, neighbor_allgather, 1, MPI_INT, b, 1, MPI_INT);
    BOTH(Neighbor_alltoall, neighbor_alltoall, 1, MPI_INT, b, 1, MPI_INT);
    FAILS(MPI_ERR_BUFFER, MPI_Neighbor_allgather(a, 1, MPI_INT, here, 1, MPI_INT, ring));
    FAILS(MPI_ERR_BUFFER, MPI_Neighbor_allgatherv(here, 1, MPI_INT, b, ones, zeros, MPI_INT, ring));
    FAILS(MPI_ERR_BUFFER, MPI_Neighbor_allgatherv(a, 1, MPI_INT, here, ones, zeros, MPI_INT, ring));
    FAILS(MPI_ERR_BUFFER, MPI_Neighbor_alltoall(a, 1, MPI_INT, here, 1, MPI_INT, ring));
    FAILS(MPI_ERR_BUFFER,
          MPI_Neighbor_alltoallv(here, ones, zeros, MPI_INT, b, ones, zeros, MPI_INT, ring));
    FAILS(MPI_ERR_BUFFER,
          MPI_Neighbor_alltoallv(a, ones, zeros, MPI_INT, here, ones, zeros, MPI_INT, ring));
    FAILS(MPI_ERR_BUFFER,
          MPI_Neighbor_alltoallw(here, ones, none, types, b, ones, none, types, ring));
    FAILS(MPI_ERR_BUFFER,
          MPI_Neighbor_alltoallw(a, ones, none, types, here, ones, none, types, ring));
    OK(MPI_Comm_free(&ring));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    OK(MPI_Type_contiguous(2, MPI_INT, &raw));
    for (int i = 0; i < 64; i++) {
        ones[i] = 1;
        minus[i] = -1;
        types[i] = MPI_INT;
        bad_types[i] = raw;
    }
    one_buffer();
    two_buffers();
    vectors();
    reductions();
    in_place();
    /* The communicator still works, and nobody is out of step. */
    int mine = 1, all = 0;
    OK(MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_SUM, W));
    if (all != size)
        FAILS(-1, MPI_SUCCESS);
    OK(MPI_Type_free(&raw));
    return end();
}
