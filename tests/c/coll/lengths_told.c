// np: 2 3 5 9
// args: --mca coll ^shm
/* Ranks that expect more of a broadcast by messages than its root gives are told, also those that get
   it from one of them; the next calls are right again. */
#include "check.h"

static void ends(int is_told, int code)
{
    if (is_told)
        FAILS(MPI_ERR_TRUNCATE, code);
    else
        OK(code);
}

int main(int argc, char **argv)
{
    static const int counts[] = {1, 8, 100};
    static int data[101];
    MPI_Request q;
    begin(&argc, &argv);
    for (int round = 0; round < 30; round++) {
        int root = round % size, n = counts[round % 3], mine = n + (rank != root);
        ends(rank != root, MPI_Bcast(data, mine, MPI_INT, root, MPI_COMM_WORLD));
        OK(MPI_Ibcast(data, mine, MPI_INT, root, MPI_COMM_WORLD, &q));
        ends(rank != root, MPI_Wait(&q, MPI_STATUS_IGNORE));
        OK(MPI_Bcast_init(data, mine, MPI_INT, root, MPI_COMM_WORLD, MPI_INFO_NULL, &q));
        for (int again = 0; again < 2; again++) {
            OK(MPI_Start(&q));
            ends(rank != root, MPI_Wait(&q, MPI_STATUS_IGNORE));
        }
        OK(MPI_Request_free(&q));
        for (int i = 0; i < n; i++)
            data[i] = rank == root ? value(root, round, i) : -1;
        OK(MPI_Bcast(data, n, MPI_INT, root, MPI_COMM_WORLD));
        for (int i = 0; i < n; i++)
            CHECK(data[i] == value(root, round, i));
    }
    return end();
}
