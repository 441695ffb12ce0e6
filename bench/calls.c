/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What the commonest calls cost between two ranks, with 8 bytes where they move any; the patterns
 * of floors.c. Time of one call on the slower rank, in us.
 *
 *   rank-of test send isend sendrecv barrier bcast reduce allreduce allgather alltoall
 *
 * send: MPI_Send and MPI_Recv, half a round trip. isend: MPI_Isend, MPI_Irecv and MPI_Waitall in
 * both directions. test: MPI_Test of a receive that nothing has come for. bcast, reduce: from and
 * to rank 0, which nobody waits for.
 */
#include "bench.h"

static void rank_of(long bytes, int n)
{
    int r;
    (void)bytes;
    while (n-- > 0) MPI_Comm_rank(MPI_COMM_WORLD, &r);
}

static void test(long bytes, int n)
{
    MPI_Request request;
    int done;
    double value;
    (void)bytes;
    MPI_Irecv(&value, 1, MPI_DOUBLE, !rank, 7, MPI_COMM_WORLD, &request);
    while (n-- > 0) MPI_Test(&request, &done, MPI_STATUS_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Send(&value, 1, MPI_DOUBLE, !rank, 7, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void send(long bytes, int n)
{
    double value = 0;
    int k;
    (void)bytes;
    while (n-- > 0)
        for (k = 0; k < 2; k++)
            if (k == rank) MPI_Send(&value, 1, MPI_DOUBLE, !rank, 1, MPI_COMM_WORLD);
            else MPI_Recv(&value, 1, MPI_DOUBLE, !rank, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void isend(long bytes, int n)
{
    double values[2] = {0};
    MPI_Request requests[2];
    (void)bytes;
    while (n-- > 0) {
        MPI_Irecv(&values[0], 1, MPI_DOUBLE, !rank, 1, MPI_COMM_WORLD, &requests[0]);
        MPI_Isend(&values[1], 1, MPI_DOUBLE, !rank, 1, MPI_COMM_WORLD, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    }
}

static void sendrecv(long bytes, int n)
{
    double values[2] = {0};
    (void)bytes;
    while (n-- > 0)
        MPI_Sendrecv(&values[0], 1, MPI_DOUBLE, !rank, 1, &values[1], 1, MPI_DOUBLE, !rank, 1,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void barrier(long bytes, int n)
{
    (void)bytes;
    while (n-- > 0) MPI_Barrier(MPI_COMM_WORLD);
}

static void bcast(long bytes, int n)
{
    double value = 0;
    (void)bytes;
    while (n-- > 0) MPI_Bcast(&value, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
}

static void reduce(long bytes, int n)
{
    double value = 0, sum;
    (void)bytes;
    while (n-- > 0) MPI_Reduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
}

static void allreduce(long bytes, int n)
{
    double value = 0, sum;
    (void)bytes;
    while (n-- > 0) MPI_Allreduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void allgather(long bytes, int n)
{
    double value = 0, all[2];
    (void)bytes;
    while (n-- > 0) MPI_Allgather(&value, 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, MPI_COMM_WORLD);
}

static void alltoall(long bytes, int n)
{
    double values[2] = {0}, all[2];
    (void)bytes;
    while (n-- > 0) MPI_Alltoall(values, 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, MPI_COMM_WORLD);
}

static const struct {
    const char *name;
    void (*batch)(long bytes, int n);
    double calls; /* of a repetition */
} all[] = {{"rank-of", rank_of, 1}, {"test", test, 1},           {"send", send, 2},
           {"isend", isend, 1},     {"sendrecv", sendrecv, 1},   {"barrier", barrier, 1},
           {"bcast", bcast, 1},     {"reduce", reduce, 1},       {"allreduce", allreduce, 1},
           {"allgather", allgather, 1}, {"alltoall", alltoall, 1}};

static void perform(const char *what, long bytes)
{
    size_t k;
    if (size != 2) return;
    for (k = 0; k < sizeof all / sizeof *all; k++)
        if (!strcmp(what, all[k].name))
            report(what, 8, per_repetition(all[k].batch, bytes) / all[k].calls * 1e6, "us");
}
