/* Says so where its world has three processes. */
#include <mpi.h>
#include <stdio.h>
int main(int argc, char **argv)
{
    int size;
    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size == 3) puts("three");
    return MPI_Finalize();
}
