/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Overlap of transfer and computation, for 2 ranks. Rank 1 receives with MPI_Irecv, computes for
 * about twice the time of the transfer without calling MPI, and waits; rank 0 sends and waits.
 *
 *   overlap = 1 - (t_both - t_compute) / t_transfer, within 0 .. 1
 *
 * where t_transfer is the time of the same exchange without computation, and t_compute that of the
 * computation alone: 1 when the transfer costs the computing rank nothing. Where one core has to
 * both compute and copy, no library can reach 1; with mpi_async_progress the copy goes to a core
 * that is idle, if the rank may use it (--bind-to none). Prints "name bytes value unit" lines:
 *
 *   overlap           what the receiver hides
 *   overlap_transfer  t_transfer
 *   overlap_latency   latency of 8 bytes, the price of the progress thread
 *
 *   overlap [bytes [rounds]]
 */
#define _GNU_SOURCE
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WARM = 5, PINGS = 4000, BATCHES = 10, ROUNDS_MAX = 1001 };

static int rank;
static char *data;
static volatile double sink;

static void compute(long steps)
{
    double x = 1.0;
    for (long i = 0; i < steps; i++)
        x = x * 1.0000001 + 1e-9;
    sink = x;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *v, int n)
{
    qsort(v, (size_t)n, sizeof *v, by_value);
    return v[n / 2];
}

/* One exchange in which the receiver computes so many steps; the receiver's time. */
static double exchange(int bytes, long steps)
{
    MPI_Request r;
    char go = 0;
    double t = 0;
    if (rank == 0) {
        MPI_Recv(&go, 1, MPI_CHAR, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Isend(data, bytes, MPI_BYTE, 1, 2, MPI_COMM_WORLD, &r);
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    } else {
        t = MPI_Wtime();
        MPI_Irecv(data, bytes, MPI_BYTE, 0, 2, MPI_COMM_WORLD, &r);
        MPI_Send(&go, 1, MPI_CHAR, 0, 1, MPI_COMM_WORLD);
        if (steps > 0) compute(steps);
        MPI_Wait(&r, MPI_STATUS_IGNORE);
        t = MPI_Wtime() - t;
    }
    return t;
}

static double transfer(int bytes, long steps, int rounds)
{
    static double times[ROUNDS_MAX];
    for (int i = 0; i < WARM; i++)
        exchange(bytes, steps);
    for (int i = 0; i < rounds; i++)
        times[i] = exchange(bytes, steps);
    return median(times, rounds);
}

static double latency(void)
{
    double best = 1e9;
    for (int k = 0; k < BATCHES; k++) {
        MPI_Barrier(MPI_COMM_WORLD);
        double t = MPI_Wtime();
        for (int i = 0; i < PINGS; i++) {
            if (rank == 0) MPI_Send(data, 8, MPI_BYTE, 1, 3, MPI_COMM_WORLD);
            MPI_Recv(data, 8, MPI_BYTE, 1 - rank, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            if (rank == 1) MPI_Send(data, 8, MPI_BYTE, 0, 3, MPI_COMM_WORLD);
        }
        t = (MPI_Wtime() - t) / PINGS / 2;
        if (t < best) best = t;
    }
    return best;
}

int main(int argc, char **argv)
{
    int size, bytes = argc > 1 ? atoi(argv[1]) : 1 << 20, rounds = argc > 2 ? atoi(argv[2]) : 201;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size != 2 || bytes < 8 || rounds < 1 || rounds > ROUNDS_MAX) {
        if (rank == 0) fprintf(stderr, "overlap: needs 2 ranks\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    data = aligned_alloc(4096, ((size_t)bytes + 4095) / 4096 * 4096);
    memset(data, rank, (size_t)bytes);

    double ping = latency();
    double alone = transfer(bytes, 0, rounds);
    /* Steps of computation in twice that time. */
    long steps = 1000;
    double t = 0;
    for (;;) {
        t = MPI_Wtime();
        compute(steps);
        t = MPI_Wtime() - t;
        if (t > 0.02) break;
        steps *= 2;
    }
    long want = (long)((double)steps * 2 * alone / t) + 1;
    MPI_Bcast(&want, 1, MPI_LONG, 1, MPI_COMM_WORLD);
    static double times[ROUNDS_MAX];
    for (int i = 0; i < rounds; i++) {
        double s = MPI_Wtime();
        compute(want);
        times[i] = MPI_Wtime() - s;
    }
    double computing = median(times, rounds);
    double both = transfer(bytes, want, rounds);
    double overlap = 1 - (both - computing) / alone;
    if (rank == 1) {
        overlap = overlap < 0 ? 0 : overlap > 1 ? 1 : overlap;
        printf("overlap %d %.4g ratio\n", bytes, overlap);
        printf("overlap_transfer %d %.6g us\n", bytes, alone * 1e6);
        printf("overlap_latency 8 %.6g us\n", ping * 1e6);
    }
    free(data);
    MPI_Finalize();
    return 0;
}
