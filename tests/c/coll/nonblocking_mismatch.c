// np: 2 4
// nodes: 1
/* Short calls in flight that do not fit together: the ranks that would read something else than
   they ask for get an error, and the next calls are right again. */
#include "check.h"

int main(int argc, char **argv)
{
    int data[4] = {0}, sum[4], odd;
    MPI_Request q, prepared;
    begin(&argc, &argv);
    odd = rank == 1;
    OK(MPI_Allreduce_init(data, sum, odd ? 1 : 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD, MPI_INFO_NULL,
                          &prepared));
    for (int round = 0; round < 20; round++) {
        OK(MPI_Ibcast(data, odd ? 2 : 4, MPI_INT, 0, MPI_COMM_WORLD, &q));
        if (odd)
            FAILS(MPI_ERR_TRUNCATE, MPI_Wait(&q, MPI_STATUS_IGNORE));
        else
            OK(MPI_Wait(&q, MPI_STATUS_IGNORE));
        if (odd)
            OK(MPI_Iscan(data, sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &q));
        else
            OK(MPI_Iallreduce(data, sum, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD, &q));
        FAILS(MPI_ERR_TRUNCATE, MPI_Wait(&q, MPI_STATUS_IGNORE));
        for (int i = 0; i < 16; i++) {
            OK(MPI_Iallreduce(data, sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &q));
            OK(MPI_Wait(&q, MPI_STATUS_IGNORE));
        }
        if (odd) {
            OK(MPI_Ibarrier(MPI_COMM_WORLD, &q));
            OK(MPI_Wait(&q, MPI_STATUS_IGNORE));
        } else {
            OK(MPI_Iallreduce(data, sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &q));
            FAILS(MPI_ERR_TRUNCATE, MPI_Wait(&q, MPI_STATUS_IGNORE));
        }
        OK(MPI_Start(&prepared));
        FAILS(MPI_ERR_TRUNCATE, MPI_Wait(&prepared, MPI_STATUS_IGNORE));
        data[0] = rank == 0 ? round : -1;
        OK(MPI_Ibcast(data, 1, MPI_INT, 0, MPI_COMM_WORLD, &q));
        OK(MPI_Wait(&q, MPI_STATUS_IGNORE));
        CHECK(data[0] == round);
    }
    OK(MPI_Request_free(&prepared));
    return end();
}
