/* Rank 2 dies; rank 0 gives the window up and has left MPI when rank 1 comes to that, which ends all the same. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rank, code, size;
    long *base;
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Win_allocate(rank == 0 ? 8 : 0, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == size - 1)
        raise(SIGKILL);
    do code = MPI_Barrier(MPI_COMM_WORLD);
    while (code == MPI_SUCCESS);
    if (rank == 1) {
        /* Rank 0 says that it has finalized. */
        FILE *file = fopen(argv[1], "r");
        if (!file || fgetc(file) == EOF) return 1;
        fclose(file);
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Finalize();
    if (rank == 0) {
        FILE *file = fopen(argv[1], "w");
        if (!file) return 1;
        fputc('x', file);
        fclose(file);
    } else {
        printf("the last one has ended\n");
    }
    return 0;
}
