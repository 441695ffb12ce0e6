/* Time of one message from rank 0 to rank 1, as half of what it takes there and back: for each
 * length the median of some rounds, in microseconds, after others that are not counted. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    long len, most = argc > 1 ? atol(argv[1]) : 64L << 20;
    int rank;
    char *data = malloc((size_t)most);
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    memset(data, rank, (size_t)most);
    for (len = 1; len <= most; len *= 4) {
        double times[201];
        int i, rounds = len <= 65536 ? 201 : len <= 1 << 20 ? 31 : 7;
        for (i = -2 - rounds / 4; i < rounds; i++) {
            double begin = MPI_Wtime();
            if (rank == 0) MPI_Send(data, (int)len, MPI_BYTE, 1, 0, MPI_COMM_WORLD);
            MPI_Recv(data, (int)len, MPI_BYTE, !rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            if (rank == 1) MPI_Send(data, (int)len, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
            if (i >= 0) times[i] = (MPI_Wtime() - begin) * 5e5;
        }
        qsort(times, (size_t)rounds, sizeof times[0], ascending);
        if (rank == 0) printf("%ld %.2f\n", len, times[rounds / 2]);
    }
    MPI_Finalize();
    free(data);
    return 0;
}
