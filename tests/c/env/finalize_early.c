// np: 2 3 4
// A process may be in MPI_Finalize for long while others take what it has sent, and end collective
// calls of which its part is done.
#include "check.h"

enum { SHORT = 3, LONG = 1 << 20 };

static int data[LONG], more[SHORT], sum[SHORT];

/* Longer than a process in MPI_Finalize waits before it tells others that it makes no call. */
static void compute(void)
{
    double end = MPI_Wtime() + 1.5;
    while (MPI_Wtime() < end)
        ;
}

int main(void)
{
    MPI_Request requests[2], send;
    int i, rank, size;
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        for (i = 0; i < LONG; i++)
            data[i] = i;
        for (i = 0; i < SHORT; i++)
            more[i] = 7 + i;
        for (i = 1; i < size; i++) {
            MPI_Send(more, SHORT, MPI_INT, i, 1, MPI_COMM_WORLD);
            MPI_Isend(data, LONG, MPI_INT, i, 2, MPI_COMM_WORLD, &send);
            MPI_Request_free(&send);
        }
        MPI_Bcast(more, SHORT, MPI_INT, 0, MPI_COMM_WORLD);
        MPI_Ibcast(more, SHORT, MPI_INT, 0, MPI_COMM_WORLD, &requests[0]);
        MPI_Ireduce(more, NULL, SHORT, MPI_INT, MPI_SUM, size - 1, MPI_COMM_WORLD, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        MPI_Finalize();
        return CHECK_END();
    }
    /* The last one comes late to everything: those in between wait for it, not for the root. */
    if (rank == size - 1)
        compute();
    MPI_Bcast(more, SHORT, MPI_INT, 0, MPI_COMM_WORLD);
    CHECK(more[0] == 7 && more[2] == 9);
    memset(more, 0, sizeof more);
    MPI_Ibcast(more, SHORT, MPI_INT, 0, MPI_COMM_WORLD, &requests[0]);
    compute();
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    CHECK(more[0] == 7 && more[2] == 9);
    MPI_Ireduce(more, sum, SHORT, MPI_INT, MPI_SUM, size - 1, MPI_COMM_WORLD, &requests[1]);
    MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
    CHECK(rank != size - 1 || sum[1] == 8 * size);
    MPI_Recv(more, SHORT, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK(more[1] == 8);
    MPI_Recv(data, LONG, MPI_INT, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    CHECK(data[1] == 1 && data[LONG - 1] == LONG - 1);
    MPI_Finalize();
    return CHECK_END();
}
