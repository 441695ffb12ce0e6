/* Ranks on a host that has been lost are replaced on others: replace READY. The last rank writes READY
   when all have met; then its host is switched off. */
#include "../c/core/check.h"
#include <mpi-ext.h>
#include <unistd.h>

static void where(char *host)
{
    gethostname(host, 64);
    host[63] = 0;
}

int main(int argc, char **argv)
{
    char mine[64], lost[64], theirs[64];
    int i, failed, n;
    FILE *file;
    MPI_Comm parent, left, inter, comm;
    begin(&argc, &argv);
    MPI_Comm_get_parent(&parent);
    where(mine);
    if (parent != MPI_COMM_NULL) {
        OK(MPI_Send(mine, 64, MPI_CHAR, 0, 0, parent));
        OK(MPI_Intercomm_merge(parent, 1, &comm));
        talk(comm);
        OK(MPI_Comm_disconnect(&comm));
        OK(MPI_Comm_disconnect(&parent));
        return end();
    }
    CHECK(argc == 2 && size >= 3);
    memcpy(lost, mine, sizeof lost);
    OK(MPI_Bcast(lost, 64, MPI_CHAR, size - 1, MPI_COMM_WORLD));
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (rank == size - 1) {
        file = fopen(argv[1], "w");
        CHECK(file && fclose(file) == 0);
        pause();
    }
    while (MPI_Barrier(MPI_COMM_WORLD) == MPI_SUCCESS) {}
    OK(MPIX_Comm_revoke(MPI_COMM_WORLD));
    OK(MPIX_Comm_shrink(MPI_COMM_WORLD, &left));
    MPI_Comm_size(left, &n);
    failed = size - n;
    CHECK(failed >= 1);
    MPI_Comm_set_errhandler(left, MPI_ERRORS_RETURN);
    OK(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, failed, MPI_INFO_NULL, 0, left, &inter, MPI_ERRCODES_IGNORE));
    MPI_Comm_rank(left, &i);
    if (i == 0)
        for (i = 0; i < failed; i++) {
            OK(MPI_Recv(theirs, 64, MPI_CHAR, i, 0, inter, MPI_STATUS_IGNORE));
            CHECK(strcmp(theirs, lost) != 0);
        }
    OK(MPI_Intercomm_merge(inter, 0, &comm));
    MPI_Comm_size(comm, &n);
    CHECK(n == size);
    talk(comm);
    OK(MPI_Comm_disconnect(&comm));
    OK(MPI_Comm_disconnect(&inter));
    MPI_Comm_rank(left, &i);
    if (i == 0)
        printf("replaced %d\n", failed);
    MPI_Finalize();
    return 0;
}
