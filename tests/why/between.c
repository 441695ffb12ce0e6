// A job and the one that it spawns wait for each other; with an argument the child computes.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    MPI_Comm parent, inter;
    int value = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_get_parent(&parent);
    if (parent == MPI_COMM_NULL) {
        MPI_Comm_spawn(argv[0], argc > 1 ? argv + 1 : MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter,
                       MPI_ERRCODES_IGNORE);
        MPI_Recv(&value, 1, MPI_INT, 1, 4, inter, MPI_STATUS_IGNORE);
    } else if (argc > 1) {
        pause();
    } else {
        MPI_Recv(&value, 1, MPI_INT, 0, 4, parent, MPI_STATUS_IGNORE);
    }
    MPI_Finalize();
    return 0;
}
