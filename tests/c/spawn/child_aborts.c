// np: 2
// exit: 7
/* The abort of a job ends those that are connected with it. */
#include "../core/check.h"

#include <unistd.h>

int main(int argc, char **argv)
{
    MPI_Comm parent, inter;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent != MPI_COMM_NULL) {
        if (rank == 1)
            MPI_Abort(MPI_COMM_WORLD, 7);
    } else {
        OK(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter,
                          MPI_ERRCODES_IGNORE));
    }
    for (;;)
        sleep(1);
}
