/* Rank 2 dies; rank 0 gives the window up and has left MPI when rank 1 comes to that, which ends all the same:
 *   last_left FIFO [flush|file]
 * flush, file: rank 1 puts something at rank 0 before, or moves a shared pointer that lies there. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int rank, code, size;
    long *base;
    MPI_Win win;
    MPI_File file = MPI_FILE_NULL;
    const char *way = argc > 2 ? argv[2] : "";
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Win_allocate(rank == 0 ? 8 : 0, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
    if (!strcmp(way, "file")) {
        char name[64];
        long pid = (long)getpid();
        MPI_Bcast(&pid, 1, MPI_LONG, 0, MPI_COMM_WORLD);
        snprintf(name, sizeof name, "last_left.%ld", pid);
        MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file);
        /* The two have a connection. */
        MPI_File_write_shared(file, &size, 1, MPI_INT, MPI_STATUS_IGNORE);
        if (rank == 0) unlink(name);
    }
    if (rank == 1) {
        MPI_Put(&size, 4, MPI_BYTE, 0, 0, 4, MPI_BYTE, win);
        MPI_Win_flush(0, win);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == size - 1)
        raise(SIGKILL);
    do code = MPI_Barrier(MPI_COMM_WORLD);
    while (code == MPI_SUCCESS);
    if (rank == 1) {
        /* Rank 0 says that it has finalized. */
        FILE *in = fopen(argv[1], "r");
        if (!in || fgetc(in) == EOF) return 1;
        fclose(in);
        code = MPI_SUCCESS;
        if (!strcmp(way, "flush")) {
            MPI_Put(&size, 4, MPI_BYTE, 0, 0, 4, MPI_BYTE, win);
            code = MPI_Win_flush(0, win);
        }
        if (!strcmp(way, "file")) code = MPI_File_write_shared(file, &size, 1, MPI_INT, MPI_STATUS_IGNORE);
        if (*way && code == MPI_SUCCESS) printf("nobody has answered, and the call has succeeded\n");
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    MPI_Finalize();
    if (rank == 0) {
        FILE *out = fopen(argv[1], "w");
        if (!out) return 1;
        fputc('x', out);
        fclose(out);
    } else {
        printf("the last one has ended\n");
    }
    return 0;
}
