/* A short program that uses a little of everything, for checkers of memory: what it leaves behind is
 * ours. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { LONG = 1 << 18 };

int main(int argc, char **argv)
{
    int rank, size, sum = 0, value = 7;
    char *bytes = calloc(LONG, 1);
    MPI_Comm half;
    MPI_Datatype column;
    MPI_Request request;
    MPI_Win win;
    int *memory;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, half);
    MPI_Type_vector(100, 1, 100, MPI_BYTE, &column);
    MPI_Type_commit(&column);
    MPI_Irecv(bytes, LONG / 2, MPI_BYTE, MPI_ANY_SOURCE, 3, MPI_COMM_WORLD, &request);
    MPI_Send(bytes + LONG / 2, LONG / 2, MPI_BYTE, (rank + 1) % size, 3, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Sendrecv(bytes, 1, column, (rank + 1) % size, 4, bytes + LONG / 2, 100, MPI_BYTE, MPI_ANY_SOURCE, 4,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Win_allocate(sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win);
    MPI_Win_fence(0, win);
    MPI_Put(&value, 1, MPI_INT, (rank + 1) % size, 0, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    value = *memory;
    MPI_Win_free(&win);
    MPI_Type_free(&column);
    MPI_Comm_free(&half);
    MPI_Finalize();
    free(bytes);
    if (value == 7) puts("well");
    return value != 7;
}
