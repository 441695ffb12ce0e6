// np: 2
// exit: 9
/* The abort of a parent ends its children, and theirs. */
#include "../core/check.h"

#include <unistd.h>

int main(int argc, char **argv)
{
    char *words[] = {"child", NULL}, *grand[] = {"grandchild", NULL};
    MPI_Comm parent, inter = MPI_COMM_NULL;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent == MPI_COMM_NULL || strcmp(argv[1], "child") == 0)
        OK(MPI_Comm_spawn(argv[0], parent == MPI_COMM_NULL ? words : grand, 1, MPI_INFO_NULL, 0,
                          MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE));
    if (parent != MPI_COMM_NULL)
        OK(MPI_Barrier(parent));
    if (inter != MPI_COMM_NULL)
        OK(MPI_Barrier(inter));
    if (parent == MPI_COMM_NULL && rank == 0)
        MPI_Abort(MPI_COMM_WORLD, 9);
    for (;;)
        sleep(1);
}
