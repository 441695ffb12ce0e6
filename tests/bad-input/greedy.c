/* The last rank takes memory until somebody stops it; the others wait for it. */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE = 1 << 20, MOST = 4096 };

int main(int argc, char **argv)
{
    int rank, size, i;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Barrier(MPI_COMM_WORLD);
    for (i = 0; rank == size - 1 && i < MOST; i++) {
        char *piece = malloc(PIECE);
        if (!piece) break;
        memset(piece, i + 1, PIECE);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
