/* After MPI_Comm_disconnect the abort of one job is none of the other's: the parent goes on when its
   child has been ended by it. */
#include "../c/core/check.h"

#include <signal.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    MPI_Comm parent, inter;
    int pid = (int)getpid(), i;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent != MPI_COMM_NULL) {
        OK(MPI_Send(&pid, 1, MPI_INT, 0, 1, parent));
        OK(MPI_Comm_disconnect(&parent));
        MPI_Abort(MPI_COMM_WORLD, 6);
    }
    OK(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter,
                      MPI_ERRCODES_IGNORE));
    OK(MPI_Recv(&pid, 1, MPI_INT, 0, 1, inter, MPI_STATUS_IGNORE));
    OK(MPI_Comm_disconnect(&inter));
    for (i = 0; i < 1000 && kill(pid, 0) == 0; i++)
        usleep(10000);
    CHECK(i < 1000);
    return end();
}
