/* Sums of floating point numbers, whose last bits tell in which order they were added. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

enum { LONGEST = 3000 };

static double mine[LONGEST], sum[LONGEST];

static unsigned long long bits(int n)
{
    unsigned long long hash = 1469598103934665603ull, word;
    for (int i = 0; i < n; i++) {
        memcpy(&word, &sum[i], sizeof word);
        hash = (hash ^ word) * 1099511628211ull;
    }
    return hash;
}

int main(int argc, char **argv)
{
    static const int lengths[] = { 1, 7, 256, 257, LONGEST };
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (unsigned k = 0; k < sizeof lengths / sizeof *lengths; k++) {
        int n = lengths[k];
        for (int i = 0; i < n; i++) mine[i] = 1.0 / (3 + rank * 7 + i) * (i % 2 ? 1e9 : 1e-9);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Allreduce(mine, sum, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        if (rank == 0) printf("allreduce %d: %llx\n", n, bits(n));
        for (int root = 0; root < size; root++) {
            memset(sum, 0, sizeof sum);
            MPI_Reduce(mine, sum, n, MPI_DOUBLE, MPI_SUM, root, MPI_COMM_WORLD);
            MPI_Bcast(sum, n, MPI_DOUBLE, root, MPI_COMM_WORLD);
            if (rank == 0) printf("reduce %d at %d: %llx\n", n, root, bits(n));
        }
    }
    MPI_Finalize();
    return 0;
}
