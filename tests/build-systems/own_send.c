/* A program with a MPI_Send of its own, linked statically: it counts and calls PMPI_Send. */
#include <mpi.h>
#include <stdio.h>

static int calls;

int MPI_Send(const void *buf, int n, MPI_Datatype t, int to, int tag, MPI_Comm comm)
{
    calls++;
    return PMPI_Send(buf, n, t, to, tag, comm);
}

int main(int argc, char **argv)
{
    int rank, size, v = 7, w = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    /* The library's own traffic does not go through the program's function. */
    MPI_Bcast(&w, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Request r;
    MPI_Irecv(&w, 1, MPI_INT, (rank + size - 1) % size, 0, MPI_COMM_WORLD, &r);
    MPI_Send(&v, 1, MPI_INT, (rank + 1) % size, 0, MPI_COMM_WORLD);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    MPI_Finalize();
    if (rank == 0)
        printf("own send: %d calls, %s\n", calls, w == 7 ? "right" : "wrong");
    return calls != 1 || w != 7;
}
