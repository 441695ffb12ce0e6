// np: 34
// nodes: 1
/* The first call in flight of a communicator, whose rank 0 needs nobody and whose messages to rank
   1 wait, since that one looks at memory only: the other ranks end the call though rank 0 is in
   another one. */
#include "check.h"

enum { MOST = 100000, PATIENCE = 30 };

int main(int argc, char **argv)
{
    static char block[1024];
    static MPI_Request unread[MOST];
    MPI_Comm comm;
    MPI_Request q;
    MPI_Win window;
    MPI_Aint bytes;
    void *base;
    volatile int *ended;
    int *blocks, n = 0, left = 1, data = -1, last, unit;
    begin(&argc, &argv);
    blocks = malloc(sizeof(int) * (size_t)size);
    for (int r = 0; r < size; r++)
        blocks[r] = 7 + r;
    last = size - 1;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    OK(MPI_Win_allocate_shared(rank == 0 ? sizeof(int) : 0, sizeof(int), MPI_INFO_NULL,
                               MPI_COMM_WORLD, &base, &window));
    OK(MPI_Win_shared_query(window, 0, &bytes, &unit, &base));
    ended = base;
    *ended = 0;
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (rank == 0) {
        /* Until one does not leave: the way to rank 1 is full. */
        for (; left && n < MOST; n++) {
            OK(MPI_Isend(block, sizeof block, MPI_BYTE, 1, 1, MPI_COMM_WORLD, &unread[n]));
            OK(MPI_Test(&unread[n], &left, MPI_STATUS_IGNORE));
        }
    }
    for (double start = MPI_Wtime(); rank == 1 && !*ended;)
        CHECK(MPI_Wtime() - start < PATIENCE);
    OK(MPI_Iscatter(blocks, 1, MPI_INT, &data, 1, MPI_INT, 0, comm, &q));
    if (rank != 1)
        OK(MPI_Wait(&q, MPI_STATUS_IGNORE));
    if (rank == last)
        *ended = 1;
    if (rank == 0)
        OK(MPI_Send(&n, 1, MPI_INT, 1, 3, MPI_COMM_WORLD));
    if (rank == 1) {
        OK(MPI_Wait(&q, MPI_STATUS_IGNORE));
        OK(MPI_Recv(&n, 1, MPI_INT, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = 0; i < n; i++)
            OK(MPI_Recv(block, sizeof block, MPI_BYTE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    }
    if (rank == 0)
        OK(MPI_Waitall(n, unread, MPI_STATUSES_IGNORE));
    CHECK(data == 7 + rank);
    OK(MPI_Win_free(&window));
    OK(MPI_Comm_free(&comm));
    free(blocks);
    return end();
}
