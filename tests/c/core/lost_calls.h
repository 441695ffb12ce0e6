/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Blocking calls of a communicator, for the table of losses. */
#include "lost_table.h"

static int to_both(MPI_Comm comm, int count)
{
    for (int to = 0; to < VICTIM; to++) DO(MPI_Send(data, count, MPI_INT, to, 0, comm));
    return MPI_SUCCESS;
}

static int from_both(MPI_Comm comm, int count)
{
    for (int by = 0; by < VICTIM; by++) DO(MPI_Recv(data, count, MPI_INT, by, 0, comm, MPI_STATUS_IGNORE));
    return MPI_SUCCESS;
}

static int recv_short(MPI_Comm comm, int me)
{
    return me == VICTIM ? to_both(comm, 1) : MPI_Recv(data, 1, MPI_INT, VICTIM, 0, comm, MPI_STATUS_IGNORE);
}

static int recv_long(MPI_Comm comm, int me)
{
    return me == VICTIM ? to_both(comm, LONG) : MPI_Recv(data, LONG, MPI_INT, VICTIM, 0, comm, MPI_STATUS_IGNORE);
}

static int recv_any(MPI_Comm comm, int me)
{
    if (me == VICTIM) return to_both(comm, 1);
    return MPI_Recv(data, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, MPI_STATUS_IGNORE);
}

static int send_long(MPI_Comm comm, int me)
{
    return me == VICTIM ? from_both(comm, LONG) : MPI_Send(data, LONG, MPI_INT, VICTIM, 0, comm);
}

static int ssend(MPI_Comm comm, int me)
{
    return me == VICTIM ? from_both(comm, 1) : MPI_Ssend(data, 1, MPI_INT, VICTIM, 0, comm);
}

static int sendrecv(MPI_Comm comm, int me)
{
    return MPI_Sendrecv(data, 1, MPI_INT, (me + 1) % 3, 0, more, 1, MPI_INT, (me + 2) % 3, 0, comm, MPI_STATUS_IGNORE);
}

static int probe(MPI_Comm comm, int me)
{
    if (me == VICTIM) return to_both(comm, 1);
    DO(MPI_Probe(VICTIM, 0, comm, MPI_STATUS_IGNORE));
    return MPI_Recv(data, 1, MPI_INT, VICTIM, 0, comm, MPI_STATUS_IGNORE);
}

static int mprobe(MPI_Comm comm, int me)
{
    MPI_Message message;
    if (me == VICTIM) return to_both(comm, 1);
    DO(MPI_Mprobe(VICTIM, 0, comm, &message, MPI_STATUS_IGNORE));
    return MPI_Mrecv(data, 1, MPI_INT, &message, MPI_STATUS_IGNORE);
}

static int wait_one(MPI_Comm comm, int me)
{
    MPI_Request request;
    if (me == VICTIM) return to_both(comm, 1);
    DO(MPI_Irecv(data, 1, MPI_INT, VICTIM, 0, comm, &request));
    return MPI_Wait(&request, MPI_STATUS_IGNORE);
}

/* Waits for a message of the victim, and for one of the other survivor that does not come. */
static int wait_any(MPI_Comm comm, int me)
{
    MPI_Request requests[2];
    int index;
    if (me == VICTIM) return to_both(comm, 1);
    DO(MPI_Irecv(data, 1, MPI_INT, VICTIM, 0, comm, &requests[0]));
    DO(MPI_Irecv(more, 1, MPI_INT, 1 - me, 0, comm, &requests[1]));
    int code = MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
    DO(MPI_Cancel(&requests[1]));
    DO(MPI_Wait(&requests[1], MPI_STATUS_IGNORE));
    return code;
}

static int wait_all(MPI_Comm comm, int me)
{
    MPI_Request requests[2];
    MPI_Status statuses[2];
    if (me == VICTIM) {
        DO(to_both(comm, 1));
        return from_both(comm, 1);
    }
    DO(MPI_Irecv(data, 1, MPI_INT, VICTIM, 0, comm, &requests[0]));
    DO(MPI_Isend(more, 1, MPI_INT, VICTIM, 0, comm, &requests[1]));
    int code = MPI_Waitall(2, requests, statuses), class;
    MPI_Error_class(code, &class);
    return class == MPI_ERR_IN_STATUS ? statuses[0].MPI_ERROR : code;
}

static int partitioned(MPI_Comm comm, int me)
{
    MPI_Request requests[2];
    int code = MPI_SUCCESS;
    if (me == VICTIM) {
        for (int to = 0; to < VICTIM; to++) {
            DO(MPI_Psend_init(data, 1, 1, MPI_INT, to, 0, comm, MPI_INFO_NULL, &requests[to]));
            DO(MPI_Start(&requests[to]));
            DO(MPI_Pready(0, requests[to]));
        }
        for (int to = 0; to < VICTIM; to++) {
            DO(MPI_Wait(&requests[to], MPI_STATUS_IGNORE));
            DO(MPI_Request_free(&requests[to]));
        }
        return MPI_SUCCESS;
    }
    DO(MPI_Precv_init(data, 1, 1, MPI_INT, VICTIM, 0, comm, MPI_INFO_NULL, &requests[0]));
    code = MPI_Start(&requests[0]);
    if (code == MPI_SUCCESS) code = MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    if (requests[0] != MPI_REQUEST_NULL) MPI_Request_free(&requests[0]);
    return code;
}

static int barrier(MPI_Comm comm, int me) { (void)me; return MPI_Barrier(comm); }
static int bcast(MPI_Comm comm, int me) { (void)me; return MPI_Bcast(data, 1, MPI_INT, VICTIM, comm); }
static int bcast_long(MPI_Comm comm, int me) { (void)me; return MPI_Bcast(data, LONG, MPI_INT, VICTIM, comm); }
static int reduce(MPI_Comm comm, int me) { (void)me; return MPI_Reduce(data, more, 1, MPI_INT, MPI_SUM, 0, comm); }
static int allreduce(MPI_Comm comm, int me) { (void)me; return MPI_Allreduce(data, more, 1, MPI_INT, MPI_SUM, comm); }
static int allreduce_long(MPI_Comm comm, int me) { (void)me; return MPI_Allreduce(data, more, LONG, MPI_INT, MPI_SUM, comm); }
static int allgather(MPI_Comm comm, int me) { (void)me; return MPI_Allgather(data, 1, MPI_INT, more, 1, MPI_INT, comm); }
static int alltoall(MPI_Comm comm, int me) { (void)me; return MPI_Alltoall(data, 1, MPI_INT, more, 1, MPI_INT, comm); }
static int gather(MPI_Comm comm, int me) { (void)me; return MPI_Gather(data, 1, MPI_INT, more, 1, MPI_INT, 0, comm); }
static int scatter(MPI_Comm comm, int me) { (void)me; return MPI_Scatter(data, 1, MPI_INT, more, 1, MPI_INT, VICTIM, comm); }
static int reduce_scatter(MPI_Comm comm, int me) { (void)me; return MPI_Reduce_scatter_block(data, more, 1, MPI_INT, MPI_SUM, comm); }

static int ibarrier(MPI_Comm comm, int me)
{
    MPI_Request request;
    (void)me;
    DO(MPI_Ibarrier(comm, &request));
    return MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static int dup(MPI_Comm comm, int me)
{
    MPI_Comm new = MPI_COMM_NULL;
    (void)me;
    DO(MPI_Comm_dup(comm, &new));
    return MPI_Comm_free(&new);
}

static int split(MPI_Comm comm, int me)
{
    MPI_Comm new = MPI_COMM_NULL;
    DO(MPI_Comm_split(comm, 0, me, &new));
    return MPI_Comm_free(&new);
}

static int create_group(MPI_Comm comm, int me)
{
    MPI_Comm new = MPI_COMM_NULL;
    MPI_Group group;
    (void)me;
    DO(MPI_Comm_group(comm, &group));
    int code = MPI_Comm_create_group(comm, group, 0, &new);
    MPI_Group_free(&group);
    if (new != MPI_COMM_NULL) MPI_Comm_free(&new);
    return code;
}

static int window(MPI_Comm comm, int me)
{
    MPI_Win win = MPI_WIN_NULL;
    int *base;
    (void)me;
    DO(MPI_Win_allocate(sizeof(int), sizeof(int), MPI_INFO_NULL, comm, &base, &win));
    DO(MPI_Win_fence(0, win));
    return MPI_Win_free(&win);
}

static int wait_some(MPI_Comm comm, int me)
{
    MPI_Request request;
    MPI_Status status;
    int done, index;
    if (me == VICTIM) return to_both(comm, 1);
    DO(MPI_Irecv(data, 1, MPI_INT, VICTIM, 0, comm, &request));
    int code = MPI_Waitsome(1, &request, &done, &index, &status), class;
    MPI_Error_class(code, &class);
    return class == MPI_ERR_IN_STATUS ? status.MPI_ERROR : code;
}

static int test(MPI_Comm comm, int me)
{
    MPI_Request request;
    int done = 0;
    if (me == VICTIM) return to_both(comm, 1);
    DO(MPI_Irecv(data, 1, MPI_INT, VICTIM, 0, comm, &request));
    while (!done) DO(MPI_Test(&request, &done, MPI_STATUS_IGNORE));
    return MPI_SUCCESS;
}

static int replace(MPI_Comm comm, int me)
{
    return MPI_Sendrecv_replace(data, 1, MPI_INT, (me + 1) % 3, 0, (me + 2) % 3, 0, comm, MPI_STATUS_IGNORE);
}

static const int ones[] = {1, 1, 1}, places[] = {0, 1, 2};

static int allgatherv(MPI_Comm comm, int me) { (void)me; return MPI_Allgatherv(data, 1, MPI_INT, more, ones, places, MPI_INT, comm); }
static int alltoallv(MPI_Comm comm, int me) { (void)me; return MPI_Alltoallv(data, ones, places, MPI_INT, more, ones, places, MPI_INT, comm); }
static int gatherv(MPI_Comm comm, int me) { (void)me; return MPI_Gatherv(data, 1, MPI_INT, more, ones, places, MPI_INT, 0, comm); }
static int scatterv(MPI_Comm comm, int me) { (void)me; return MPI_Scatterv(data, ones, places, MPI_INT, more, 1, MPI_INT, VICTIM, comm); }
static int reduce_scatter_v(MPI_Comm comm, int me) { (void)me; return MPI_Reduce_scatter(data, more, ones, MPI_INT, MPI_SUM, comm); }

static int alltoallw(MPI_Comm comm, int me)
{
    static const int bytes[] = {0, 4, 8};
    MPI_Datatype types[] = {MPI_INT, MPI_INT, MPI_INT};
    (void)me;
    return MPI_Alltoallw(data, ones, bytes, types, more, ones, bytes, types, comm);
}

static int create(MPI_Comm comm, int me)
{
    MPI_Comm new = MPI_COMM_NULL;
    MPI_Group group;
    (void)me;
    DO(MPI_Comm_group(comm, &group));
    int code = MPI_Comm_create(comm, group, &new);
    MPI_Group_free(&group);
    if (new != MPI_COMM_NULL) MPI_Comm_free(&new);
    return code;
}

static const struct row calls[] = {
    {"MPI_Recv", recv_short},
    {"MPI_Recv of a long message", recv_long},
    {"MPI_Recv from any source", recv_any},
    {"MPI_Send of a long message", send_long},
    {"MPI_Ssend", ssend},
    {"MPI_Sendrecv", sendrecv},
    {"MPI_Sendrecv_replace", replace},
    {"MPI_Probe", probe},
    {"MPI_Mprobe", mprobe},
    {"MPI_Wait", wait_one},
    {"MPI_Waitany", wait_any},
    {"MPI_Waitall", wait_all},
    {"MPI_Waitsome", wait_some},
    {"MPI_Test", test},
    {"MPI_Wait of a partitioned receive", partitioned},
    {"MPI_Barrier", barrier},
    {"MPI_Bcast", bcast},
    {"MPI_Bcast of a long message", bcast_long},
    {"MPI_Reduce", reduce},
    {"MPI_Allreduce", allreduce},
    {"MPI_Allreduce of a long message", allreduce_long},
    {"MPI_Allgather", allgather},
    {"MPI_Allgatherv", allgatherv},
    {"MPI_Alltoall", alltoall},
    {"MPI_Alltoallv", alltoallv},
    {"MPI_Alltoallw", alltoallw},
    {"MPI_Gather", gather},
    {"MPI_Gatherv", gatherv},
    {"MPI_Scatter", scatter},
    {"MPI_Scatterv", scatterv},
    {"MPI_Reduce_scatter_block", reduce_scatter},
    {"MPI_Reduce_scatter", reduce_scatter_v},
    {"MPI_Wait of MPI_Ibarrier", ibarrier},
    {"MPI_Comm_dup", dup},
    {"MPI_Comm_split", split},
    {"MPI_Comm_create", create},
    {"MPI_Comm_create_group", create_group},
    {"MPI_Win_allocate", window},
};
