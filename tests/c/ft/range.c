// np: 4
// args: --enable-recovery
/* With mpi_error_range = group a failure ends all operations of the communicator, also of those that do not
 * need the failed process. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm local, group;
    MPI_Info info;
    int x = 0;
    begin(&argc, &argv);
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "mpi_error_range", "group"));
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &local));
    OK(MPI_Comm_dup_with_info(MPI_COMM_WORLD, info, &group));
    meet(MPI_COMM_WORLD);
    if (rank == 3) die();
    await_failed(group, 1);
    if (rank == 0) {
        OK(MPI_Send(&x, 1, MPI_INT, 1, 0, local));
        FAILS(MPIX_ERR_PROC_FAILED, MPI_Send(&x, 1, MPI_INT, 1, 0, group));
    } else if (rank == 1) {
        OK(MPI_Recv(&x, 1, MPI_INT, 0, 0, local, MPI_STATUS_IGNORE));
        FAILS(MPIX_ERR_PROC_FAILED, MPI_Recv(&x, 1, MPI_INT, 0, 0, group, MPI_STATUS_IGNORE));
    }
    FAILS(MPIX_ERR_PROC_FAILED, MPI_Barrier(group));
    return end();
}
