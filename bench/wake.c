/*
 * wake [ROUNDS]: the answer of a rank that has waited one second. Rank 0 computes nothing for a
 * second, sends 8 bytes, and takes the time until the answer is there; all other ranks wait in
 * MPI_Recv. Prints "name 0 value unit" lines: the median and the longest round trip in microseconds,
 * and the share of a CPU that the busiest waiting rank has used.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum { MOST = 100 };

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double cpu_seconds(void)
{
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
           1e-6 * (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec);
}

int main(int argc, char **argv)
{
    int rank, size, rounds = argc > 1 ? atoi(argv[1]) : 5;
    double trips[MOST], share = 0, most = 0;
    long word = 1;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (rounds < 1 || rounds > MOST || size < 2)
        MPI_Abort(MPI_COMM_WORLD, 2);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < rounds; i++) {
        int peer = 1 + i % (size - 1);
        if (rank == 0) {
            struct timespec t = {1, 0};
            nanosleep(&t, NULL);
            double begin = MPI_Wtime();
            MPI_Send(&word, 1, MPI_LONG, peer, 0, MPI_COMM_WORLD);
            MPI_Recv(&word, 1, MPI_LONG, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            trips[i] = (MPI_Wtime() - begin) * 1e6;
        } else if (rank == peer) {
            double cpu = cpu_seconds(), begin = MPI_Wtime();
            MPI_Recv(&word, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Send(&word, 1, MPI_LONG, 0, 0, MPI_COMM_WORLD);
            share = 100 * (cpu_seconds() - cpu) / (MPI_Wtime() - begin);
            most = share > most ? share : most;
        }
    }
    MPI_Reduce(&most, &share, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    if (rank == 0) {
        qsort(trips, (size_t)rounds, sizeof *trips, ascending);
        printf("wake 0 %.1f us\n", trips[rounds / 2]);
        printf("wake_longest 0 %.1f us\n", trips[rounds - 1]);
        printf("wake_waiting 0 %.2f %%cpu\n", share);
    }
    MPI_Finalize();
    return 0;
}
