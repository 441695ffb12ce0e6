// np: 1 2
// exit: 8
// The default error handler ends the job with the error code: MPI_ERR_ROOT is 8.
#include <mpi.h>

int main(int argc, char **argv)
{
    int v = 0;
    MPI_Init(&argc, &argv);
    MPI_Bcast(&v, 1, MPI_INT, 99, MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
