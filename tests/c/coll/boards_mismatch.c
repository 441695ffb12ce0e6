// np: 2 4 9
// nodes: 1
/* Short collectives of one node that do not fit together: the ranks that would read something else
   than they ask for get an error, and the next calls are right again. */
#include "check.h"

enum { MANY = 100000 };
static int many[MANY];

int main(int argc, char **argv)
{
    int data[4] = {0}, sum[4];
    double blocks[9] = {0}, block[1];
    begin(&argc, &argv);
    for (int round = 0; round < 20; round++) {
        /* One receiver asks for less than the root sends. */
        if (rank == 1)
            FAILS(MPI_ERR_TRUNCATE, MPI_Bcast(data, 2, MPI_INT, 0, MPI_COMM_WORLD));
        else
            OK(MPI_Bcast(data, 4, MPI_INT, 0, MPI_COMM_WORLD));
        /* One rank sums where the others look for a maximum of another length. */
        if (rank == 1)
            FAILS(MPI_ERR_TRUNCATE, MPI_Allreduce(data, sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
        else
            FAILS(MPI_ERR_TRUNCATE, MPI_Allreduce(data, sum, 4, MPI_INT, MPI_MAX, MPI_COMM_WORLD));
        /* The same with so many pieces of a slab: they go on to the end. */
        if (rank == 1)
            FAILS(MPI_ERR_TRUNCATE, MPI_Bcast(many, MANY - 1, MPI_INT, 0, MPI_COMM_WORLD));
        else
            OK(MPI_Bcast(many, MANY, MPI_INT, 0, MPI_COMM_WORLD));
        /* Blocks that the root puts where each rank reads, from eight ranks on. */
        if (rank == 1)
            FAILS(MPI_ERR_TRUNCATE, MPI_Bcast(block, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD));
        else
            OK(MPI_Scatter(blocks, 1, MPI_DOUBLE, block, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD));
        if (rank == 0)
            OK(MPI_Bcast(block, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD));
        else
            FAILS(MPI_ERR_TRUNCATE,
                  MPI_Scatter(blocks, 1, MPI_DOUBLE, block, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD));
        /* Ranks that post in turn read the one before only. */
        int end = rank == 1 ? MPI_Exscan(data, sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD)
                            : MPI_Scan(data, sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        if (rank < 3)
            FAILS(rank == 0 ? MPI_SUCCESS : MPI_ERR_TRUNCATE, end);
        data[0] = rank == 0 ? round : -1;
        OK(MPI_Bcast(data, 1, MPI_INT, 0, MPI_COMM_WORLD));
        CHECK(data[0] == round);
    }
    return end();
}
