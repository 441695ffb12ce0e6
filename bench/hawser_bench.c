/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * One program for all point-to-point and collective figures; compiled with every implementation's
 * mpicc. Prints "name bytes value unit" lines from rank 0: the best of several batches, so that a
 * preempted batch does not count.
 *
 *   hawser_bench latency|bandwidth|rate|barrier|allreduce|bcast|alltoall|pairwise|init|waiting [bytes...]
 *   hawser_bench ... -p    pin rank r to the r-th allowed CPU
 */
#define _GNU_SOURCE
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { BATCHES = 12, WINDOW = 64 };
static int rank, size;
static char *a, *b;

static void report(const char *what, long bytes, double value, const char *unit)
{
    if (rank == 0) printf("%s %ld %.6g %s\n", what, bytes, value, unit);
    fflush(stdout);
}

/* Enough repetitions that a batch takes a few milliseconds. */
static int repetitions(long bytes)
{
    int n = bytes <= 1024 ? 4000 : bytes <= 65536 ? 400 : bytes <= 1048576 ? 40 : 12;
    return size > 2 ? n / 25 + 2 : n; /* steps of milliseconds where peers wait for the scheduler */
}

static void latency(long bytes)
{
    int i, k, n = repetitions(bytes);
    double best = 1e9;
    for (k = 0; k < BATCHES; k++) {
        double t;
        MPI_Barrier(MPI_COMM_WORLD);
        t = MPI_Wtime();
        for (i = 0; i < n && rank < 2; i++) {
            if (rank == 0) {
                MPI_Send(a, (int)bytes, MPI_BYTE, 1, 1, MPI_COMM_WORLD);
                MPI_Recv(b, (int)bytes, MPI_BYTE, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            } else {
                MPI_Recv(b, (int)bytes, MPI_BYTE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
                MPI_Send(a, (int)bytes, MPI_BYTE, 0, 1, MPI_COMM_WORLD);
            }
        }
        t = (MPI_Wtime() - t) / n / 2;
        if (t < best) best = t;
    }
    report("latency", bytes, best * 1e6, "us");
}

/* Every rank exchanges with its neighbour at distance size/2. */
static void pairwise(long bytes)
{
    int i, k, n = repetitions(bytes) / 8 + 2, peer = (rank + size / 2) % size;
    double best = 1e9;
    for (k = 0; k < BATCHES; k++) {
        double t;
        MPI_Barrier(MPI_COMM_WORLD);
        t = MPI_Wtime();
        for (i = 0; i < n; i++)
            MPI_Sendrecv(a, (int)bytes, MPI_BYTE, peer, 1, b, (int)bytes, MPI_BYTE, peer, 1,
                         MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        t = (MPI_Wtime() - t) / n;
        if (t < best) best = t;
    }
    report("pairwise", bytes, best * 1e6, "us");
}

static double windows(long bytes, int n)
{
    static MPI_Request q[WINDOW];
    int i, j;
    double t;
    MPI_Barrier(MPI_COMM_WORLD);
    t = MPI_Wtime();
    for (i = 0; i < n && rank < 2; i++) {
        for (j = 0; j < WINDOW; j++)
            if (rank == 0) MPI_Isend(a, (int)bytes, MPI_BYTE, 1, 2, MPI_COMM_WORLD, &q[j]);
            else MPI_Irecv(b, (int)bytes, MPI_BYTE, 0, 2, MPI_COMM_WORLD, &q[j]);
        MPI_Waitall(WINDOW, q, MPI_STATUSES_IGNORE);
        if (rank == 0) MPI_Recv(b, 1, MPI_BYTE, 1, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        else MPI_Send(a, 1, MPI_BYTE, 0, 3, MPI_COMM_WORLD);
    }
    return (MPI_Wtime() - t) / n;
}

static void bandwidth(long bytes, int as_rate)
{
    int k, n = repetitions(bytes) / 16 + 2;
    double best = 1e9, t;
    for (k = 0; k < BATCHES; k++)
        if ((t = windows(bytes, n)) < best) best = t;
    if (as_rate) report("rate", bytes, WINDOW / best / 1e6, "M/s");
    else report("bandwidth", bytes, (double)bytes * WINDOW / best / 1e9, "GB/s");
}

static void collective(const char *what, long bytes)
{
    int i, k, n = repetitions(bytes) / 4 + 2, count = (int)(bytes / 8);
    double best = 1e9;
    for (k = 0; k < BATCHES; k++) {
        double t;
        MPI_Barrier(MPI_COMM_WORLD);
        t = MPI_Wtime();
        for (i = 0; i < n; i++) {
            if (!strcmp(what, "barrier")) MPI_Barrier(MPI_COMM_WORLD);
            else if (!strcmp(what, "allreduce"))
                MPI_Allreduce(a, b, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
            else if (!strcmp(what, "bcast")) MPI_Bcast(a, count, MPI_DOUBLE, 0, MPI_COMM_WORLD);
            else MPI_Alltoall(a, count, MPI_DOUBLE, b, count, MPI_DOUBLE, MPI_COMM_WORLD);
        }
        t = (MPI_Wtime() - t) / n;
        if (t < best) best = t;
    }
    report(what, bytes, best * 1e6, "us");
}

static double cpu_seconds(void)
{
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
           1e-6 * (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec);
}

/* Rank 0 computes nothing for two seconds; the others wait. CPU share of the second second. */
static void waiting(void)
{
    double share = 0, most;
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        struct timespec t = {3, 0};
        nanosleep(&t, NULL);
        MPI_Send(a, 1, MPI_BYTE, 1, 4, MPI_COMM_WORLD);
    } else if (rank == 1) {
        double before = cpu_seconds(), t = MPI_Wtime();
        MPI_Recv(b, 1, MPI_BYTE, 0, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        share = 100 * (cpu_seconds() - before) / (MPI_Wtime() - t);
    }
    MPI_Reduce(&share, &most, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    report("waiting", 0, most, "%cpu");
}

static void pin(void)
{
    cpu_set_t allowed, one;
    int i, k = 0, n;
    sched_getaffinity(0, sizeof allowed, &allowed);
    n = CPU_COUNT(&allowed);
    for (i = 0; i < CPU_SETSIZE; i++)
        if (CPU_ISSET(i, &allowed) && k++ == rank % n) {
            CPU_ZERO(&one);
            CPU_SET(i, &one);
            sched_setaffinity(0, sizeof one, &one);
        }
}

int main(int argc, char **argv)
{
    static const long default_sizes[] = {8, 1024, 4096, 16384, 65536, 1048576, 4194304, 0};
    const char *what = argc > 1 ? argv[1] : "latency";
    int i, last = argc;
    MPI_Init(&argc, &argv);
    if (!strcmp(what, "init")) return MPI_Finalize();
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (!strcmp(argv[argc - 1], "-p")) { pin(); last--; }
    a = malloc(8u << 20);
    b = malloc(8u << 20);
    memset(a, 1, 8u << 20);
    memset(b, 2, 8u << 20);
    for (i = 2; last > 2 ? i < last : default_sizes[i - 2] != 0; i++) {
        long bytes = last > 2 ? atol(argv[i]) : default_sizes[i - 2];
        if (!strcmp(what, "latency")) latency(bytes);
        else if (!strcmp(what, "pairwise")) pairwise(bytes);
        else if (!strcmp(what, "bandwidth")) bandwidth(bytes, 0);
        else if (!strcmp(what, "rate")) bandwidth(bytes, 1);
        else if (!strcmp(what, "waiting")) { waiting(); break; }
        else { collective(what, bytes); if (!strcmp(what, "barrier")) break; }
    }
    free(a);
    free(b);
    MPI_Finalize();
    return 0;
}
