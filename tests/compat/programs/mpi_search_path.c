/* An MPI program prints where its loader searches. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    char *path = getenv("LD_LIBRARY_PATH");
    puts(path ? path : "");
    return MPI_Finalize();
}
