/* The parent disconnects from its children and ends; they end without a disconnect, as those of Rmpi do:
   a communicator that only one side has ended keeps nobody in MPI_Finalize for ever. */
#include "../c/core/check.h"

int main(int argc, char **argv)
{
    MPI_Comm parent, inter, comm;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent != MPI_COMM_NULL) {
        OK(MPI_Intercomm_merge(parent, 1, &comm));
        OK(MPI_Comm_disconnect(&parent));
        talk(comm);
        MPI_Finalize();
        return 0;
    }
    OK(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE));
    OK(MPI_Intercomm_merge(inter, 0, &comm));
    OK(MPI_Comm_disconnect(&inter));
    talk(comm);
    OK(MPI_Comm_disconnect(&comm));
    return end();
}
