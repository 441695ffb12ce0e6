/* crossing OPERATION COUNT: as many barriers, or broadcasts or sums of 4 KiB, by all ranks, whose results
 * are checked. Between two of them nothing else is sent. With "send" the first rank sends to the last. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 1024 };

int main(int argc, char **argv)
{
    int rank, size, data[WORDS];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const char *operation = argc > 2 ? argv[1] : "";
    int count = argc > 2 ? atoi(argv[2]) : 0;
    for (int round = 0; round < count; round++) {
        for (int i = 0; i < WORDS; i++)
            data[i] = !strcmp(operation, "bcast") ? (rank == 0 ? round + i : -1) : rank + i;
        if (!strcmp(operation, "barrier")) {
            MPI_Barrier(MPI_COMM_WORLD);
            continue;
        }
        if (!strcmp(operation, "send")) {
            if (rank == 0)
                MPI_Ssend(data, WORDS, MPI_INT, size - 1, 1, MPI_COMM_WORLD);
            if (rank == size - 1)
                MPI_Recv(data, WORDS, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            continue;
        }
        int sum = 0;
        if (!strcmp(operation, "bcast"))
            MPI_Bcast(data, WORDS, MPI_INT, 0, MPI_COMM_WORLD);
        else {
            MPI_Allreduce(MPI_IN_PLACE, data, WORDS, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
            sum = size * (size - 1) / 2;
        }
        for (int i = 0; i < WORDS; i++)
            if (data[i] != (sum ? sum + size * i : round + i)) {
                printf("rank %d: round %d, word %d: %d\n", rank, round, i, data[i]);
                MPI_Abort(MPI_COMM_WORLD, 3);
            }
    }
    MPI_Finalize();
    return 0;
}
