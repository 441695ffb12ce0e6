// np: 2 4
// nodes: 1
/* One rank is in a barrier where the others sum, as all of them have done before: these get an
   error, and nothing of the sums before, and the next calls are right again. */
#include "check.h"

int main(int argc, char **argv)
{
    const MPI_Comm comm = MPI_COMM_WORLD;
    int sum;
    begin(&argc, &argv);
    for (int round = 0; round < 20; round++) {
        for (int i = 0; i < 8; i++) {
            OK(MPI_Allreduce(&round, &sum, 1, MPI_INT, MPI_SUM, comm));
            CHECK(sum == size * round);
        }
        if (rank == 1)
            OK(MPI_Barrier(comm));
        else
            FAILS(MPI_ERR_TRUNCATE, MPI_Allreduce(&round, &sum, 1, MPI_INT, MPI_SUM, comm));
    }
    return end();
}
