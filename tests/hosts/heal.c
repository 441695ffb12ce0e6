/* heal LOST: ranks that go on in agreements and reductions until so many of them are lost, and for a while then. Each
 * writes a line per round, of which none may be missing: they take the way that agreements take. */
#include <mpi-ext.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int rank, size, n, sum, flag, rounds = 0, after = 0, lost = argc > 1 ? atoi(argv[1]) : 1;
    MPI_Comm comm, left;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    while (after < 100) {
        printf("rank %d round %d\n", rank, rounds++);
        fflush(stdout);
        flag = MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm) == MPI_SUCCESS;
        if (!flag) MPIX_Comm_revoke(comm);
        if (MPIX_Comm_agree(comm, &flag) == MPI_SUCCESS && flag) {
            MPI_Comm_size(comm, &n);
            after += n == size - lost;
            /* Not faster than those who watch can see. */
            usleep(2000);
            continue;
        }
        MPIX_Comm_shrink(comm, &left);
        MPI_Comm_set_errhandler(left, MPI_ERRORS_RETURN);
        MPI_Comm_free(&comm);
        comm = left;
    }
    printf("rank %d of %d goes on after %d rounds\n", rank, size, rounds);
    MPI_Comm_free(&comm);
    MPI_Finalize();
    return 0;
}
