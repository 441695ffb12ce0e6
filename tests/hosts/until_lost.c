/* Long broadcasts from each rank in turn until the first error, which is that of rank 2's end; each
   rank ends MPI when it has seen it, while others may be in the middle of a message of its. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    static char buf[100000];
    int rank, size, err = MPI_SUCCESS, class;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int i = 0; err == MPI_SUCCESS; i++) {
        if (rank == 2 && i == 50) raise(SIGKILL);
        err = MPI_Bcast(buf, sizeof buf, MPI_BYTE, i % size, MPI_COMM_WORLD);
    }
    MPI_Error_class(err, &class);
    printf("rank %d: %s\n", rank, class == MPI_ERR_PROC_ABORTED ? "lost" : "another error");
    MPI_Finalize();
    return 0;
}
