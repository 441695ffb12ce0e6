// np: 3
// args: --enable-recovery
/* Two ranks that never look in vain hear of a revocation, and of a rank that dies. */
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int round = 0; round < 5; round++) {
        MPI_Comm comm, pair;
        int x = 0;
        long n = 0;
        double began;
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
        OK(MPI_Comm_split(MPI_COMM_WORLD, rank == 2 ? MPI_UNDEFINED : 0, rank, &pair));
        OK(MPI_Barrier(MPI_COMM_WORLD));
        if (rank == 2) {
            usleep(30000);
            OK(MPIX_Comm_revoke(comm));
        } else {
            int flag = 0, code = MPI_SUCCESS;
            began = MPI_Wtime();
            /* In the communicator itself, and in another one that says nothing. */
            while (code == MPI_SUCCESS && MPI_Wtime() - began < 20) {
                MPI_Comm where = round % 2 ? pair : comm;
                if (rank == 0) {
                    code = MPI_Send(&x, 1, MPI_INT, 1, 0, where);
                    if (code == MPI_SUCCESS) code = MPI_Recv(&x, 1, MPI_INT, 1, 0, where, MPI_STATUS_IGNORE);
                } else {
                    code = MPI_Recv(&x, 1, MPI_INT, 0, 0, where, MPI_STATUS_IGNORE);
                    if (code == MPI_SUCCESS) code = MPI_Send(&x, 1, MPI_INT, 0, 0, where);
                }
                n++;
                if (round % 2 && n % 1000 == 0) {
                    int done;
                    OK(MPIX_Comm_is_revoked(comm, &flag));
                    OK(MPI_Allreduce(&flag, &done, 1, MPI_INT, MPI_MAX, pair));
                    if (done) break;
                }
            }
            if (round % 2 == 0) FAILS(MPIX_ERR_REVOKED, code);
            CHECK(MPI_Wtime() - began < 20);
            MPI_Comm_free(&pair);
        }
        OK(MPI_Barrier(MPI_COMM_WORLD));
        MPI_Comm_free(&comm);
    }
    return end();
}
