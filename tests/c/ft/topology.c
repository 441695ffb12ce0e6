// np: 4
// args: --enable-recovery
/* Topologies, windows and files are revoked as communicators are. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm ring, left;
    MPI_Win win;
    MPI_File file;
    int dims = size, period = 1, out = rank, in[2], flag, *base;
    char name[] = "/tmp/hawser-ft-XXXXXX";
    begin(&argc, &argv);
    dims = size;
    out = rank;
    OK(MPI_Cart_create(MPI_COMM_WORLD, 1, &dims, &period, 0, &ring));
    MPI_Comm_set_errhandler(ring, MPI_ERRORS_RETURN);
    OK(MPI_Neighbor_allgather(&out, 1, MPI_INT, in, 1, MPI_INT, ring));
    OK(MPI_Win_allocate(sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win));
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    *base = 0;
    OK(MPI_Win_fence(0, win));
    OK(MPI_Put(&out, 1, MPI_INT, (rank + 1) % size, 0, 1, MPI_INT, win));
    OK(MPI_Win_fence(0, win));
    if (rank == 0) close(mkstemp(name));
    OK(MPI_Bcast(name, sizeof name, MPI_CHAR, 0, MPI_COMM_WORLD));
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file));
    OK(MPIX_Win_is_revoked(win, &flag));
    CHECK(!flag);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (rank == 1) {
        OK(MPIX_Comm_revoke(ring));
        OK(MPIX_Win_revoke(win));
        OK(MPIX_File_revoke(file));
    } else {
        while (MPI_Neighbor_allgather(&out, 1, MPI_INT, in, 1, MPI_INT, ring) == MPI_SUCCESS) {}
    }
    FAILS(MPIX_ERR_REVOKED, MPI_Neighbor_allgather(&out, 1, MPI_INT, in, 1, MPI_INT, ring));
    if (rank != 1) {
        int code = MPI_SUCCESS;
        while (code == MPI_SUCCESS) code = MPI_Win_fence(0, win);
        FAILS(MPIX_ERR_REVOKED, code);
    }
    do OK(MPIX_Win_is_revoked(win, &flag));
    while (!flag);
    FAILS(MPIX_ERR_REVOKED, MPI_Win_fence(0, win));
    FAILS(MPIX_ERR_REVOKED, MPI_Put(&out, 1, MPI_INT, 0, 0, 1, MPI_INT, win));
    FAILS(MPIX_ERR_REVOKED, MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win));
    do OK(MPIX_File_is_revoked(file, &flag));
    while (!flag);
    FAILS(MPIX_ERR_REVOKED, MPI_File_write_at(file, 0, &out, 1, MPI_INT, MPI_STATUS_IGNORE));
    FAILS(MPIX_ERR_REVOKED, MPI_File_read_at_all(file, 0, &out, 1, MPI_INT, MPI_STATUS_IGNORE));
    MPI_Group group;
    OK(MPIX_Win_get_failed(win, &group));
    OK(MPIX_File_get_failed(file, &group));
    OK(MPIX_Comm_shrink(ring, &left));
    works(left);
    /* They are freed, whoever has revoked them. */
    MPI_File_close(&file);
    MPI_Win_free(&win);
    MPI_Comm_free(&ring);
    works(MPI_COMM_WORLD);
    if (rank == 0) unlink(name);
    return end();
}
