// np: 3
// args: --enable-recovery --mca btl tcp,self
// Loops of probes hear that the sender is lost, with which they have never talked.
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    if (rank == 1) die();
    for (int how = 0; how < 2; how++) {
        int code = MPI_SUCCESS, found = 0;
        double end = MPI_Wtime() + 20;
        MPI_Message message;
        while (code == MPI_SUCCESS && !found && MPI_Wtime() < end)
            code = how ? MPI_Iprobe(1, 0, MPI_COMM_WORLD, &found, MPI_STATUS_IGNORE)
                       : MPI_Improbe(1, 0, MPI_COMM_WORLD, &found, &message, MPI_STATUS_IGNORE);
        FAILS(MPI_ERR_PROC_ABORTED, code);
    }
    MPI_Finalize();
    return 0;
}
