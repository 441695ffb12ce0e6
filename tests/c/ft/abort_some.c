// np: 5
// args: --enable-recovery
// exit: 5
/* MPI_Abort and MPI_ERRORS_ABORT end the ranks of their communicator, and no others. The job's exit code is that of the
 * first. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm part, left;
    int n;
    begin(&argc, &argv);
    /* 0 1 | 2 3 | 4 */
    OK(MPI_Comm_split(MPI_COMM_WORLD, rank / 2, rank, &part));
    meet(MPI_COMM_WORLD);
    if (rank == 2) MPI_Abort(part, 5);
    if (rank == 3) for (;;) pause();
    if (rank == 4) {
        await_failed(MPI_COMM_WORLD, 2);
        MPI_Comm_set_errhandler(part, MPI_ERRORS_ABORT);
        MPI_Send(&n, 1, MPI_INT, 77, 0, part);
        WRONG("it goes on");
    }
    await_failed(MPI_COMM_WORLD, 3);
    works(part);
    OK(MPIX_Comm_shrink(MPI_COMM_WORLD, &left));
    MPI_Comm_size(left, &n);
    CHECK(n == 2);
    return end();
}
