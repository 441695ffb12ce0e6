/* A profiling library for LD_PRELOAD: counts MPI_Send and reports in MPI_Finalize. */
#include <mpi.h>
#include <stdio.h>

static int sends;

int MPI_Send(const void *buf, int n, MPI_Datatype t, int to, int tag, MPI_Comm comm)
{
    sends++;
    return PMPI_Send(buf, n, t, to, tag, comm);
}

int MPI_Finalize(void)
{
    int rank, all = 0;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Reduce(&sends, &all, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0)
        printf("counted %d sends\n", all);
    return PMPI_Finalize();
}
