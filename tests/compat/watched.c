/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Rank 0 sends SENDS messages to rank 1, which looks at each.
 */
#include <mpi.h>

enum { SENDS = 17 };

int main(int argc, char **argv)
{
    int rank, i, value = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (i = 0; i < SENDS; i++) {
        if (rank == 0) MPI_Send(&i, 1, MPI_INT, 1, 4, MPI_COMM_WORLD);
        if (rank != 1) continue;
        MPI_Recv(&value, 1, MPI_INT, 0, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (value != i) MPI_Abort(MPI_COMM_WORLD, 2);
    }
    return MPI_Finalize();
}
