// np: 4
// args: --enable-recovery
/* What is freed, left and ended waits for no rank that has failed: communicators, disconnections, windows, files,
 * and MPI itself. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm comm, other, half, inter;
    MPI_Win win;
    MPI_File file;
    MPI_Request request;
    int *base, x = 0;
    char name[] = "/tmp/hawser-ft-XXXXXX";
    begin(&argc, &argv);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &other));
    OK(MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 3, &inter));
    OK(MPI_Win_allocate(64, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win));
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    if (rank == 0) close(mkstemp(name));
    OK(MPI_Bcast(name, sizeof name, MPI_CHAR, 0, MPI_COMM_WORLD));
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR, MPI_INFO_NULL, &file));
    meet(MPI_COMM_WORLD);
    if (rank == 0) unlink(name);
    if (rank == 3) {
        /* In the middle of a call and of an epoch. */
        MPI_Ibarrier(comm, &request);
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
        die();
    }
    MPI_Ibarrier(comm, &request);
    MPI_Isend(&x, 1, MPI_INT, 3, 0, other, &request);
    await_failed(MPI_COMM_WORLD, 1);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    if (rank == 1) MPI_Comm_free(&comm);
    else MPI_Comm_disconnect(&comm);
    MPI_Comm_disconnect(&other);
    MPI_Comm_free(&half);
    MPI_Comm_disconnect(&inter);
    MPI_File_close(&file);
    MPI_Win_free(&win);
    return end();
}
