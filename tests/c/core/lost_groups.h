/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Blocking calls of intercommunicators and neighbors, and nonblocking and persistent collectives, for the
 * table of losses. */
#include "lost_table.h"

/* Both survivors are one group, the victim is the other one. */
static void make_local(MPI_Comm comm, int me)
{
    OK(MPI_Comm_split(comm, me == VICTIM, me, &object->comm));
    OK(MPI_Comm_set_errhandler(object->comm, MPI_ERRORS_RETURN));
}

static int joined(MPI_Comm comm, int me, MPI_Comm *inter)
{
    return MPI_Intercomm_create(object->comm, 0, comm, me == VICTIM ? 0 : VICTIM, 3, inter);
}

static void make_inter(MPI_Comm comm, int me)
{
    MPI_Comm inter;
    make_local(comm, me);
    OK(joined(comm, me, &inter));
    OK(MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN));
    MPI_Comm_free(&object->comm);
    object->comm = inter;
}

/* In a ring of three everybody is everybody's neighbor. */
static void make_ring(MPI_Comm comm, int me)
{
    (void)me;
    OK(MPI_Cart_create(comm, 1, (int[]){3}, (int[]){1}, 0, &object->comm));
    OK(MPI_Comm_set_errhandler(object->comm, MPI_ERRORS_RETURN));
}

static int between_recv(MPI_Comm comm, int me)
{
    (void)comm;
    if (me != VICTIM) return MPI_Recv(data, 1, MPI_INT, 0, 0, object->comm, MPI_STATUS_IGNORE);
    for (int to = 0; to < VICTIM; to++) DO(MPI_Send(data, 1, MPI_INT, to, 0, object->comm));
    return MPI_SUCCESS;
}

static int between_ssend(MPI_Comm comm, int me)
{
    (void)comm;
    if (me != VICTIM) return MPI_Ssend(data, 1, MPI_INT, 0, 0, object->comm);
    for (int by = 0; by < VICTIM; by++) DO(MPI_Recv(data, 1, MPI_INT, by, 0, object->comm, MPI_STATUS_IGNORE));
    return MPI_SUCCESS;
}

/* Runs on the communicator of the row's object. */
#define THERE(name, call)                                                                          \
    static int name(MPI_Comm comm, int me)                                                         \
    {                                                                                              \
        (void)comm, (void)me;                                                                      \
        return call;                                                                               \
    }
THERE(inter_barrier, MPI_Barrier(object->comm))
THERE(inter_bcast, MPI_Bcast(data, 1, MPI_INT, me == VICTIM ? MPI_ROOT : 0, object->comm))
THERE(inter_gather, MPI_Gather(data, 1, MPI_INT, more, 1, MPI_INT, me == VICTIM ? 0 : me == 0 ? MPI_ROOT : MPI_PROC_NULL, object->comm))
THERE(inter_reduce, MPI_Reduce(data, more, 1, MPI_INT, MPI_SUM, me == VICTIM ? 0 : me == 0 ? MPI_ROOT : MPI_PROC_NULL, object->comm))
THERE(inter_scatter, MPI_Scatter(data, 1, MPI_INT, more, 1, MPI_INT, me == VICTIM ? MPI_ROOT : 0, object->comm))
THERE(inter_allreduce, MPI_Allreduce(data, more, 1, MPI_INT, MPI_SUM, object->comm))
THERE(inter_allgather, MPI_Allgather(data, 1, MPI_INT, more, 1, MPI_INT, object->comm))
THERE(inter_alltoall, MPI_Alltoall(data, 1, MPI_INT, more, 1, MPI_INT, object->comm))
THERE(neighbor_allgather, MPI_Neighbor_allgather(data, 1, MPI_INT, more, 1, MPI_INT, object->comm))
THERE(neighbor_alltoall, MPI_Neighbor_alltoall(data, 1, MPI_INT, more, 1, MPI_INT, object->comm))

static int freed(int code, MPI_Comm *new)
{
    if (code == MPI_SUCCESS && *new != MPI_COMM_NULL) return MPI_Comm_free(new);
    return code;
}

#define NEW_COMM(name, call)                                                                       \
    static int name(MPI_Comm comm, int me)                                                         \
    {                                                                                              \
        MPI_Comm new = MPI_COMM_NULL;                                                              \
        (void)comm, (void)me;                                                                      \
        int code = call;                                                                           \
        return freed(code, &new);                                                                  \
    }
NEW_COMM(intercomm_create, joined(comm, me, &new))
NEW_COMM(intercomm_merge, MPI_Intercomm_merge(object->comm, me == VICTIM, &new))
NEW_COMM(inter_dup, MPI_Comm_dup(object->comm, &new))
NEW_COMM(inter_split, MPI_Comm_split(object->comm, 0, me, &new))
NEW_COMM(cart_create, MPI_Cart_create(comm, 1, (int[]){3}, (int[]){1}, 0, &new))
NEW_COMM(graph_create, MPI_Dist_graph_create_adjacent(comm, 2, (int[]){(me + 1) % 3, (me + 2) % 3}, MPI_UNWEIGHTED, 2,
                                                      (int[]){(me + 1) % 3, (me + 2) % 3}, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &new))

/* Starts the nonblocking call, and waits for it. */
#define NONBLOCKING(name, call)                                                                    \
    static int name(MPI_Comm comm, int me)                                                         \
    {                                                                                              \
        MPI_Request request;                                                                       \
        (void)comm, (void)me;                                                                      \
        DO(call);                                                                                  \
        return MPI_Wait(&request, MPI_STATUS_IGNORE);                                              \
    }
NONBLOCKING(ibcast, MPI_Ibcast(data, 1, MPI_INT, VICTIM, comm, &request))
NONBLOCKING(ireduce, MPI_Ireduce(data, more, 1, MPI_INT, MPI_SUM, 0, comm, &request))
NONBLOCKING(iallreduce, MPI_Iallreduce(data, more, 1, MPI_INT, MPI_SUM, comm, &request))
NONBLOCKING(iallreduce_long, MPI_Iallreduce(data, more, LONG, MPI_INT, MPI_SUM, comm, &request))
NONBLOCKING(iallgather, MPI_Iallgather(data, 1, MPI_INT, more, 1, MPI_INT, comm, &request))
NONBLOCKING(ialltoall, MPI_Ialltoall(data, 1, MPI_INT, more, 1, MPI_INT, comm, &request))
NONBLOCKING(igather, MPI_Igather(data, 1, MPI_INT, more, 1, MPI_INT, 0, comm, &request))
NONBLOCKING(iscatter, MPI_Iscatter(data, 1, MPI_INT, more, 1, MPI_INT, VICTIM, comm, &request))
NONBLOCKING(ireduce_scatter, MPI_Ireduce_scatter_block(data, more, 1, MPI_INT, MPI_SUM, comm, &request))
NONBLOCKING(ineighbor_allgather, MPI_Ineighbor_allgather(data, 1, MPI_INT, more, 1, MPI_INT, object->comm, &request))
NONBLOCKING(inter_ibarrier, MPI_Ibarrier(object->comm, &request))

/* The victim is the first rank, which tells the others what the new communicator is called. */
static void make_first(MPI_Comm comm, int me)
{
    OK(MPI_Comm_split(comm, 0, (me + 1) % 3, &object->comm));
    OK(MPI_Comm_set_errhandler(object->comm, MPI_ERRORS_RETURN));
}

static int idup(MPI_Comm comm, int me)
{
    MPI_Comm new = MPI_COMM_NULL;
    MPI_Request request;
    (void)comm, (void)me;
    DO(MPI_Comm_idup(object->comm, &new, &request));
    int code = MPI_Wait(&request, MPI_STATUS_IGNORE);
    return freed(code, &new);
}

/* Starts the persistent request of the row, and waits for it. */
static int persistent(MPI_Comm comm, int me)
{
    (void)comm, (void)me;
    DO(MPI_Start(&object->request));
    return MPI_Wait(&object->request, MPI_STATUS_IGNORE);
}

static int persistent_recv(MPI_Comm comm, int me)
{
    if (me != VICTIM) return persistent(comm, me);
    for (int to = 0; to < VICTIM; to++) DO(MPI_Send(data, 1, MPI_INT, to, 0, comm));
    return MPI_SUCCESS;
}

static int persistent_ssend(MPI_Comm comm, int me)
{
    if (me != VICTIM) return persistent(comm, me);
    for (int by = 0; by < VICTIM; by++) DO(MPI_Recv(data, 1, MPI_INT, by, 0, comm, MPI_STATUS_IGNORE));
    return MPI_SUCCESS;
}

#define PERSISTENT(name, call)                                                                     \
    static void name(MPI_Comm comm, int me)                                                        \
    {                                                                                              \
        (void)comm, (void)me;                                                                      \
        OK(call);                                                                                  \
    }
PERSISTENT(make_barrier, MPI_Barrier_init(comm, MPI_INFO_NULL, &object->request))
PERSISTENT(make_bcast, MPI_Bcast_init(data, 1, MPI_INT, VICTIM, comm, MPI_INFO_NULL, &object->request))
PERSISTENT(make_allreduce, MPI_Allreduce_init(data, more, 1, MPI_INT, MPI_SUM, comm, MPI_INFO_NULL, &object->request))
PERSISTENT(make_alltoall, MPI_Alltoall_init(data, 1, MPI_INT, more, 1, MPI_INT, comm, MPI_INFO_NULL, &object->request))
PERSISTENT(make_recv, me == VICTIM ? MPI_SUCCESS : MPI_Recv_init(data, 1, MPI_INT, VICTIM, 0, comm, &object->request))
PERSISTENT(make_ssend, me == VICTIM ? MPI_SUCCESS : MPI_Ssend_init(data, 1, MPI_INT, VICTIM, 0, comm, &object->request))

static void make_neighbor(MPI_Comm comm, int me)
{
    make_ring(comm, me);
    OK(MPI_Neighbor_alltoall_init(data, 1, MPI_INT, more, 1, MPI_INT, object->comm, MPI_INFO_NULL, &object->request));
}

static const struct row between[] = {
    {"MPI_Intercomm_create", intercomm_create, make_local},
    {"MPI_Intercomm_merge", intercomm_merge, make_inter},
    {"MPI_Comm_dup between groups", inter_dup, make_inter, UNASKED},
    {"MPI_Comm_split between groups", inter_split, make_inter},
    {"MPI_Recv between groups", between_recv, make_inter},
    {"MPI_Ssend between groups", between_ssend, make_inter},
    {"MPI_Barrier between groups", inter_barrier, make_inter},
    {"MPI_Bcast between groups", inter_bcast, make_inter},
    {"MPI_Gather between groups", inter_gather, make_inter},
    {"MPI_Reduce between groups", inter_reduce, make_inter},
    {"MPI_Scatter between groups", inter_scatter, make_inter},
    {"MPI_Allreduce between groups", inter_allreduce, make_inter},
    {"MPI_Allgather between groups", inter_allgather, make_inter},
    {"MPI_Alltoall between groups", inter_alltoall, make_inter},
    {"MPI_Wait of MPI_Ibarrier between groups", inter_ibarrier, make_inter},
    {"MPI_Cart_create", cart_create},
    {"MPI_Dist_graph_create_adjacent", graph_create},
    {"MPI_Neighbor_allgather", neighbor_allgather, make_ring},
    {"MPI_Neighbor_alltoall", neighbor_alltoall, make_ring},
};

static const struct row later[] = {
    {"MPI_Wait of MPI_Ibcast", ibcast},
    {"MPI_Wait of MPI_Ireduce", ireduce},
    {"MPI_Wait of MPI_Iallreduce", iallreduce},
    {"MPI_Wait of MPI_Iallreduce of a long message", iallreduce_long},
    {"MPI_Wait of MPI_Iallgather", iallgather},
    {"MPI_Wait of MPI_Ialltoall", ialltoall},
    {"MPI_Wait of MPI_Igather", igather},
    {"MPI_Wait of MPI_Iscatter", iscatter},
    {"MPI_Wait of MPI_Ireduce_scatter_block", ireduce_scatter},
    {"MPI_Wait of MPI_Ineighbor_allgather", ineighbor_allgather, make_ring},
    {"MPI_Wait of MPI_Comm_idup", idup, make_first},
    {"MPI_Wait of a persistent barrier", persistent, make_barrier},
    {"MPI_Wait of a persistent broadcast", persistent, make_bcast},
    {"MPI_Wait of a persistent allreduce", persistent, make_allreduce},
    {"MPI_Wait of a persistent alltoall", persistent, make_alltoall},
    {"MPI_Wait of a persistent neighbor alltoall", persistent, make_neighbor},
    {"MPI_Wait of a persistent receive", persistent_recv, make_recv},
    {"MPI_Wait of a persistent synchronous send", persistent_ssend, make_ssend},
};
