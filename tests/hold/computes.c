// Rank 0 computes outside of MPI until a file is there, the others wait for its message: computes FILE.
#include <mpi.h>
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int rank, word = 7;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        while (access(argv[1], F_OK) != 0) usleep(1000);
    MPI_Bcast(&word, 1, MPI_INT, 0, MPI_COMM_WORLD);
    if (rank == 0) printf("done\n");
    MPI_Finalize();
    return 0;
}
