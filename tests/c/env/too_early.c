// np: 1
// exit: 16
// A call before MPI_Init is an error, and fatal: MPI_ERR_OTHER is 16.
#include <mpi.h>

int main(void)
{
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return 0;
}
