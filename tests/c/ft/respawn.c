// np: 4
// args: --enable-recovery
/* Ranks that have died are replaced: the survivors spawn as many, in the slots that have become free, and all of
 * them go on as one communicator. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm parent, comm, left, inter;
    int n;
    begin(&argc, &argv);
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL) {
        MPI_Comm_set_errhandler(parent, MPI_ERRORS_RETURN);
        OK(MPI_Intercomm_merge(parent, 1, &comm));
        works(comm);
        MPI_Comm_size(comm, &n);
        CHECK(n == 4);
        meet(comm);
        /* One of the new ones dies, too: the old ones hear of it, of which no launcher of theirs tells. */
        if (rank == 1) die();
        while (MPI_Barrier(comm) == MPI_SUCCESS) {}
        OK(MPIX_Comm_shrink(comm, &left));
        works(left);
        return end();
    }
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    meet(comm);
    if (rank == 1 || rank == 2) die();
    while (MPI_Barrier(comm) == MPI_SUCCESS) {}
    OK(MPIX_Comm_revoke(comm));
    OK(MPIX_Comm_shrink(comm, &left));
    OK(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, left, &inter, MPI_ERRCODES_IGNORE));
    MPI_Comm_free(&comm);
    OK(MPI_Intercomm_merge(inter, 0, &comm));
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    works(comm);
    meet(comm);
    while (MPI_Barrier(comm) == MPI_SUCCESS) {}
    MPI_Comm_free(&left);
    OK(MPIX_Comm_shrink(comm, &left));
    MPI_Comm_size(left, &n);
    CHECK(n == 3);
    works(left);
    return end();
}
