// np: 2 3 4
// A collective call that waits for a process in MPI_Finalize ends with an error, which the program
// takes: all processes meet in MPI_Finalize nevertheless.
#include "check.h"

int main(void)
{
    static int data[4], all[64];
    int rank;
    MPI_Init(NULL, NULL);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 1) {
        CHECK_CLASS(MPI_ERR_OTHER, MPI_Allreduce(data, all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    }
    CHECK(MPI_Finalize() == MPI_SUCCESS);
    return CHECK_END();
}
