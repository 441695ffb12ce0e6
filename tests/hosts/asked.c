/* Ranks that ask in each step whether it is time to save, until it is. */
#include <mpi-ext.h>
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int rank, save = 0, stop = 0;
    double left;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPIX_Time_left(MPI_COMM_WORLD, &left, &save, &stop);
    if (rank == 0) puts("ready");
    fflush(stdout);
    while (!save) MPIX_Time_left(MPI_COMM_WORLD, &left, &save, &stop);
    printf("rank %d saves, %s\n", rank, stop ? "and stops" : "and goes on");
    MPI_Finalize();
    return 0;
}
