// np: 2 3 5
// nodes: 1
/* Who has started a short call does not have to call MPI again for others to complete theirs: a
   rank starts, and then looks at memory until the others have ended their waits. */
#include "check.h"

enum { KINDS = 13, N = 3, PATIENCE = 30 };

static int send[64 * N], recv[64 * N], counts[64], displs[64];
static volatile int *told;

static int prepare(int kind, int root, MPI_Comm comm, int persistent, MPI_Request *q)
{
#define EITHER(low, High, ...)                                                                     \
    (persistent ? MPI_##High##_init(__VA_ARGS__, comm, MPI_INFO_NULL, q)                           \
                : MPI_I##low(__VA_ARGS__, comm, q))
    switch (kind) {
    case 0: return persistent ? MPI_Barrier_init(comm, MPI_INFO_NULL, q) : MPI_Ibarrier(comm, q);
    case 1: return EITHER(bcast, Bcast, recv, N, MPI_INT, root);
    case 2: return EITHER(gather, Gather, send, N, MPI_INT, recv, N, MPI_INT, root);
    case 3: return EITHER(scatter, Scatter, send, N, MPI_INT, recv, N, MPI_INT, root);
    case 4: return EITHER(allgather, Allgather, send, N, MPI_INT, recv, N, MPI_INT);
    case 5:
        return EITHER(allgatherv, Allgatherv, send, N, MPI_INT, recv, counts, displs, MPI_INT);
    case 6: return EITHER(alltoall, Alltoall, send, N, MPI_INT, recv, N, MPI_INT);
    case 7: return EITHER(reduce, Reduce, send, recv, N, MPI_INT, MPI_SUM, root);
    case 8: return EITHER(allreduce, Allreduce, send, recv, N, MPI_INT, MPI_SUM);
    case 9:
        return EITHER(reduce_scatter_block, Reduce_scatter_block, send, recv, N, MPI_INT, MPI_SUM);
    case 10: return EITHER(reduce_scatter, Reduce_scatter, send, recv, counts, MPI_INT, MPI_SUM);
    case 11: return EITHER(scan, Scan, send, recv, N, MPI_INT, MPI_SUM);
    default: return EITHER(exscan, Exscan, send, recv, N, MPI_INT, MPI_SUM);
    }
}

/* The others wait for the call; `still` starts it and calls nothing of MPI until they have. */
static void others_end(int still, int round, int persistent, MPI_Request *q)
{
    if (persistent)
        OK(MPI_Start(q));
    if (rank == still) {
        double begin = MPI_Wtime();
        for (int r = 0; r < size; r++)
            while (r != still && told[r] != round)
                CHECK(MPI_Wtime() - begin < PATIENCE);
    } else {
        OK(MPI_Wait(q, MPI_STATUS_IGNORE));
        told[rank] = round;
    }
    OK(MPI_Wait(q, MPI_STATUS_IGNORE));
    OK(MPI_Barrier(MPI_COMM_WORLD));
}

int main(int argc, char **argv)
{
    MPI_Win window;
    MPI_Request warm, prepared[KINDS];
    MPI_Aint bytes;
    void *base;
    int unit, round = 0;
    begin(&argc, &argv);
    OK(MPI_Win_allocate_shared(rank == 0 ? 64 * sizeof(int) : 0, sizeof(int), MPI_INFO_NULL,
                               MPI_COMM_WORLD, &base, &window));
    OK(MPI_Win_shared_query(window, 0, &bytes, &unit, &base));
    told = base;
    for (int r = 0; r < size; r++) {
        counts[r] = N;
        displs[r] = r * N;
    }
    /* What the first call of a communicator needs of others the next ones do not. */
    OK(MPI_Ibarrier(MPI_COMM_WORLD, &warm));
    OK(MPI_Wait(&warm, MPI_STATUS_IGNORE));
    for (int kind = 0; kind < KINDS; kind++)
        OK(prepare(kind, size - 1, MPI_COMM_WORLD, 1, &prepared[kind]));
    for (int times = 0; times < 4; times++)
        for (int kind = 0; kind < KINDS; kind++)
            for (int still = 0; still < size; still++) {
                MPI_Request q;
                OK(MPI_Barrier(MPI_COMM_WORLD));
                OK(prepare(kind, (still + times) % size, MPI_COMM_WORLD, 0, &q));
                others_end(still, ++round, 0, &q);
                others_end(still, ++round, 1, &prepared[kind]);
            }
    for (int kind = 0; kind < KINDS; kind++)
        OK(MPI_Request_free(&prepared[kind]));
    OK(MPI_Win_free(&window));
    return end();
}
