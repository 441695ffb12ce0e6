/* A profiling library: Fortran programs call the functions of C below it. */
#include <mpi.h>
#include <stdio.h>

static int finalized;

int MPI_Finalize(void)
{
    int rank, e;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    e = PMPI_Finalize();
    if (++finalized == 1 && rank == 0) printf("finalized once\n");
    return e;
}

int MPI_Allreduce(const void *in, void *out, int n, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    /* In place is what C says it is; any other buffer can be read. */
    if (in != MPI_IN_PLACE && n > 0) {
        volatile char byte = *(const volatile char *)in;
        (void)byte;
    }
    return PMPI_Allreduce(in, out, n, type, op, comm);
}
