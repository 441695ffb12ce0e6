// np: 4 7
// args: --enable-recovery
/* Intercommunicators: values of an agreement are those of the other group, both groups get the same error, and
 * both are shrunk. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm half, inter, left, all;
    int n, remote, flag;
    begin(&argc, &argv);
    int side = rank % 2;
    OK(MPI_Comm_split(MPI_COMM_WORLD, side, rank, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - side, 3, &inter));
    MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN);
    flag = side ? 6 : 3;
    OK(MPIX_Comm_agree(inter, &flag));
    CHECK(flag == (side ? 3 : 6));
    if (rank == size - 1) die();
    flag = side ? 6 : 3;
    int code = class_of(MPIX_Comm_agree(inter, &flag));
    CHECK(code == MPIX_ERR_PROC_FAILED && flag == (side ? 3 : 6));
    CHECK(failed_of(inter) == 1);
    OK(MPIX_Comm_revoke(inter));
    FAILS(MPIX_ERR_REVOKED, MPI_Barrier(inter));
    OK(MPIX_Comm_shrink(inter, &left));
    MPI_Comm_size(left, &n);
    MPI_Comm_remote_size(left, &remote);
    CHECK(n + remote == size - 1);
    OK(MPI_Barrier(left));
    OK(MPI_Intercomm_merge(left, side, &all));
    works(all);
    return end();
}
