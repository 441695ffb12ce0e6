// np: 10
/* All ranks spawn at the same time, each for itself; and their children do so again. */
#include "../core/check.h"

int main(int argc, char **argv)
{
    char *words[] = {"child", NULL}, *grand[] = {"grandchild", NULL};
    MPI_Comm parent, inter, all;
    int n;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent == MPI_COMM_NULL || strcmp(argv[1], "child") == 0) {
        OK(MPI_Comm_spawn(argv[0], parent == MPI_COMM_NULL ? words : grand, 1, MPI_INFO_NULL, 0,
                          MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE));
        OK(MPI_Intercomm_merge(inter, 0, &all));
        OK(MPI_Comm_size(all, &n));
        CHECK(n == 2);
        talk(all);
        OK(MPI_Comm_disconnect(&all));
        OK(MPI_Comm_disconnect(&inter));
    }
    if (parent != MPI_COMM_NULL) {
        OK(MPI_Intercomm_merge(parent, 1, &all));
        talk(all);
        OK(MPI_Comm_disconnect(&all));
        OK(MPI_Comm_disconnect(&parent));
        MPI_Finalize();
        return 0;
    }
    return end();
}
