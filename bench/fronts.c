/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What calls cost a program of one ABI, in nanoseconds: the best batch of each kind. Built by each
 * MPI's own mpicc and run in turns under one mpirun, the differences are the cost of a front:
 *
 *   mpirun -n 2 ./fronts
 */
#include <mpi.h>
#include <stdio.h>

enum { BATCHES = 200, CALLS = 500 };
static int rank, answer, bad;
static char from[8], to[8];

static void comm_rank(void) { bad |= MPI_Comm_rank(MPI_COMM_WORLD, &answer); }
static void type_size(void) { bad |= MPI_Type_size(MPI_LONG, &answer); }

/* A message to the rank itself: nobody else decides when it is complete. */
static void isend_wait(void)
{
    MPI_Request request;
    bad |= MPI_Isend(from, 8, MPI_BYTE, rank, 1, MPI_COMM_WORLD, &request);
    bad |= MPI_Recv(to, 8, MPI_BYTE, rank, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    bad |= MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void ping(void)
{
    if (rank == 0) bad |= MPI_Send(from, 8, MPI_BYTE, 1, 1, MPI_COMM_WORLD);
    bad |= MPI_Recv(to, 8, MPI_BYTE, !rank, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank == 1) bad |= MPI_Send(from, 8, MPI_BYTE, 0, 1, MPI_COMM_WORLD);
}

static void best(const char *name, void (*call)(void), double calls)
{
    double least = 1e9;
    for (int batch = 0; batch < BATCHES; batch++) {
        double start = MPI_Wtime();
        for (int i = 0; i < CALLS; i++) call();
        double took = (MPI_Wtime() - start) / CALLS / calls;
        if (took < least) least = took;
    }
    if (rank == 0) printf("%s %.1f\n", name, least * 1e9);
}

int main(int argc, char **argv)
{
    int size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size != 2) MPI_Abort(MPI_COMM_WORLD, 1);
    best("comm_rank", comm_rank, 1);
    best("type_size", type_size, 1);
    best("isend_recv_wait", isend_wait, 1);
    best("latency", ping, 2);
    if (bad) MPI_Abort(MPI_COMM_WORLD, 2);
    return MPI_Finalize();
}
