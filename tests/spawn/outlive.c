/* A child that is disconnected outlives its parent; mpirun waits for it. */
#include "../c/core/check.h"

#include <signal.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    MPI_Comm parent, inter;
    int pid = (int)getpid();
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent == MPI_COMM_NULL) {
        OK(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter,
                          MPI_ERRCODES_IGNORE));
        OK(MPI_Bcast(&pid, 1, MPI_INT, rank == 0 ? MPI_ROOT : MPI_PROC_NULL, inter));
        OK(MPI_Comm_disconnect(&inter));
        MPI_Finalize();
        return 0;
    }
    OK(MPI_Bcast(&pid, 1, MPI_INT, 0, parent));
    OK(MPI_Comm_disconnect(&parent));
    while (kill(pid, 0) == 0)
        usleep(10000);
    talk(MPI_COMM_WORLD);
    printf("child %d has outlived its parent\n", rank);
    MPI_Finalize();
    return 0;
}
