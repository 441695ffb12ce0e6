/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What all benchmark programs share: the command line, batches sized by time, and the probe that
 * tells how near the two CPUs are.
 *
 *   PROGRAM [-p] OPERATION [BYTES...] [OPERATION [BYTES...]]...
 *
 * `-p` pins rank r to the r-th allowed CPU. Rank 0 prints one line per figure:
 *
 *   operation bytes value unit handoff-before handoff-after
 *
 * The hand-off is the time in microseconds that a flag needs from one CPU to the other (0: not
 * measured, because there are not exactly two pinned ranks). Include this file once per program,
 * after defining nothing; then define `perform`.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "handoff.h"

#define BATCH_SECONDS 3e-3
#define TOTAL_SECONDS 0.6
enum { MAX_BATCHES = 12, MIN_BATCHES = 3, MAX_OPERATIONS = 64, MAX_SIZES = 32 };

static int rank, size, cores, pinned;
static double handoff_before;
static volatile char *flags;

/* The figure of one operation at one size; calls `report`. */
static void perform(const char *what, long bytes);

static void report(const char *what, long bytes, double value, const char *unit)
{
    double after = 0;
    if (flags) {
        MPI_Barrier(MPI_COMM_WORLD); /* nobody may still need the other's progress */
        after = handoff(flags, rank);
    }
    if (rank == 0)
        printf("%s %ld %.6g %s %.4f %.4f\n", what, bytes, value, unit, handoff_before, after);
    fflush(stdout);
    handoff_before = after;
}

static double once(void (*batch)(long bytes, int n), long bytes, int n)
{
    double t;
    MPI_Barrier(MPI_COMM_WORLD);
    t = seconds();
    batch(bytes, n);
    return seconds() - t;
}

static int ascending(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

/* Seconds of one repetition. `batch(bytes, n)` does n of them; n grows until a batch takes
 * BATCH_SECONDS. A batch takes as long as the rank that is done last: who only gives may be far
 * ahead of those that it gives to. With a CPU for every rank the best batch counts, because a preempted one says
 * nothing; otherwise the median, because there being preempted is the thing that is measured. */
__attribute__((unused)) static double per_repetition(void (*batch)(long bytes, int n), long bytes)
{
    double t[MAX_BATCHES];
    int plan[2] = {1, 0}, k; /* repetitions, batches */
    while (plan[1] == 0) {
        double d = once(batch, bytes, plan[0]);
        if (d > BATCH_SECONDS / 4 || plan[0] > 1 << 20) {
            double n = plan[0] * BATCH_SECONDS / d;
            plan[1] = (int)(TOTAL_SECONDS / (d > BATCH_SECONDS ? d : BATCH_SECONDS));
            if (plan[1] > MAX_BATCHES) plan[1] = MAX_BATCHES;
            if (plan[1] < MIN_BATCHES) plan[1] = MIN_BATCHES;
            plan[0] = n < 1 ? 1 : (int)n;
        } else {
            plan[0] *= 4;
        }
        MPI_Bcast(plan, 2, MPI_INT, 0, MPI_COMM_WORLD);
    }
    for (k = 0; k < plan[1]; k++) t[k] = once(batch, bytes, plan[0]) / plan[0];
    MPI_Allreduce(MPI_IN_PLACE, t, plan[1], MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    qsort(t, (size_t)plan[1], sizeof *t, ascending);
    return size <= cores ? t[0] : t[plan[1] / 2];
}

/* A page that ranks 0 and 1 share, for the probe. */
static void share_flags(void)
{
    char path[64];
    int fd = -1, ok, all;
    if (size != 2 || !pinned || cores < 2) return;
    snprintf(path, sizeof path, "/tmp/hawser-bench.%ld", (long)getpid());
    MPI_Bcast(path, sizeof path, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (rank == 0) {
        fd = open(path, O_RDWR | O_CREAT | O_EXCL, 0600);
        if (fd >= 0 && ftruncate(fd, 4096) != 0) fd = -1;
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 1) fd = open(path, O_RDWR);
    if (fd >= 0) flags = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (fd < 0 || flags == MAP_FAILED) flags = NULL;
    ok = flags != NULL;
    MPI_Allreduce(&ok, &all, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    if (!all) flags = NULL;
    if (fd >= 0) close(fd);
    if (rank == 0) unlink(path);
    if (flags) handoff_before = handoff(flags, rank);
}

int main(int argc, char **argv)
{
    int i, k;
    pinned = argc > 1 && (!strcmp(argv[1], "-p") || !strcmp(argv[argc - 1], "-p"));
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    cores = (int)sysconf(_SC_NPROCESSORS_ONLN);
    if (pinned) pin(rank);
    share_flags();
    for (i = 1; i < argc; i = k) {
        k = i + 1;
        if (argv[i][0] == '-') continue;
        if (k >= argc || argv[k][0] < '0' || argv[k][0] > '9') perform(argv[i], 0);
        while (k < argc && argv[k][0] >= '0' && argv[k][0] <= '9')
            perform(argv[i], atol(argv[k++]));
    }
    MPI_Finalize();
    return 0;
}
