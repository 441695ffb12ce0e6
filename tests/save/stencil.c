/* A heat stencil whose sum does not depend on the number of ranks: cells are dealt out in blocks,
 * and sums are made cell by cell on rank 0. It saves by MPIX_Checkpoint; killed and started again
 * with another number of ranks it prints the same bits.
 *
 *   stencil CELLS STEPS [MODE]
 *   kill=S    ranks die at step S, unless they were started from a snapshot
 *   slow=MS   a step takes so long
 *   mark=FILE rank 0 makes this file before the first step
 *   exit      MPIX_EXIT_SAVED where the job is to stop */
#include <mpi-ext.h>
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static long cells, first, count, step;
static double *now, *next;
static int rank, size, saves;

static void deal(int of, int ranks, long *begin, long *number)
{
    *begin = cells * of / ranks;
    *number = cells * (of + 1) / ranks - *begin;
}

static int save(const char *dir, int ranks, void *state)
{
    char path[4096];
    (void)ranks;
    if (state != &cells) return 9;
    snprintf(path, sizeof path, "%s/block", dir);
    FILE *f = fopen(path, "wb");
    if (!f) return 1;
    size_t n = fwrite(&step, sizeof step, 1, f);
    n += fwrite(now + 1, sizeof(double), count, f);
    if (fclose(f) != 0) return 2;
    saves++;
    return n == (size_t)count + 1 ? 0 : 3;
}

/* Reads those blocks of the ranks that have saved which belong to this rank now. */
static int restart(const char *dir, int ranks, void *state)
{
    (void)state;
    for (int old = 0; old < ranks; old++) {
        long begin, number;
        char path[4096];
        deal(old, ranks, &begin, &number);
        if (begin + number <= first || begin >= first + count) continue;
        snprintf(path, sizeof path, "%s/%d/block", dir, old);
        FILE *f = fopen(path, "rb");
        if (!f) return 1;
        double *block = malloc(number * sizeof(double) + 1);
        size_t n = fread(&step, sizeof step, 1, f);
        n += fread(block, sizeof(double), number, f);
        fclose(f);
        if (n != (size_t)number + 1) return 2;
        for (long i = 0; i < number; i++)
            if (begin + i >= first && begin + i < first + count) now[1 + begin + i - first] = block[i];
        free(block);
    }
    return 0;
}

static void print_sum(void)
{
    int *counts = malloc(size * sizeof(int)), *at = malloc(size * sizeof(int));
    double *all = malloc((cells + 1) * sizeof(double)), sum = 0;
    for (int r = 0; r < size; r++) {
        long b, n;
        deal(r, size, &b, &n);
        at[r] = (int)b;
        counts[r] = (int)n;
    }
    MPI_Gatherv(now + 1, (int)count, MPI_DOUBLE, all, counts, at, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    for (long i = 0; i < cells; i++) sum += all[i] * (double)(i % 7 + 1);
    if (rank == 0) printf("sum %a after %ld steps\n", sum, step);
    free(counts), free(at), free(all);
}

int main(int argc, char **argv)
{
    long steps, killed = -1, slow = 0;
    int restarted, out, stop = 0, leaves = 0;
    const char *mark = NULL;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (argc < 3) MPI_Abort(MPI_COMM_WORLD, 2);
    cells = atol(argv[1]), steps = atol(argv[2]);
    for (int i = 3; i < argc; i++) {
        if (!strncmp(argv[i], "kill=", 5)) killed = atol(argv[i] + 5);
        if (!strncmp(argv[i], "slow=", 5)) slow = atol(argv[i] + 5);
        if (!strncmp(argv[i], "mark=", 5)) mark = argv[i] + 5;
        if (!strcmp(argv[i], "exit")) leaves = 1;
    }
    deal(rank, size, &first, &count);
    now = calloc(count + 2, sizeof(double)), next = calloc(count + 2, sizeof(double));
    for (long i = 0; i < count; i++) now[1 + i] = (double)((first + i) * 37 % 101);
    MPIX_Checkpoint_register(save, NULL, restart, &cells);
    MPIX_Checkpoint_restart(MPI_COMM_WORLD, &restarted);
    if (restarted && rank == 0) printf("restarted at step %ld\n", step), fflush(stdout);
    MPIX_Checkpoint(MPI_COMM_WORLD, MPIX_CHECKPOINT_IF_DUE, &out, &stop);
    if (mark && rank == 0) fclose(fopen(mark, "w"));
    while (step < steps && !stop) {
        int left = rank > 0 ? rank - 1 : MPI_PROC_NULL;
        int right = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
        now[0] = now[count + 1] = 0;
        MPI_Sendrecv(now + 1, 1, MPI_DOUBLE, left, 1, now + count + 1, 1, MPI_DOUBLE, right, 1,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Sendrecv(now + count, 1, MPI_DOUBLE, right, 2, now, 1, MPI_DOUBLE, left, 2, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
        for (long i = 1; i <= count; i++) next[i] = now[i] * 0.5 + (now[i - 1] + now[i + 1]) * 0.25;
        double *t = now;
        now = next, next = t;
        step++;
        if (slow) {
            struct timespec nap = {slow / 1000, slow % 1000 * 1000000};
            nanosleep(&nap, NULL);
        }
        if (step == killed && !restarted) raise(SIGKILL);
        MPIX_Checkpoint(MPI_COMM_WORLD,
                        killed > 0 && step % 10 == 0 ? MPIX_CHECKPOINT_NOW : MPIX_CHECKPOINT_IF_DUE,
                        &out, &stop);
        if (out == MPIX_CHECKPOINT_FAILED && rank == 0) printf("not saved\n"), fflush(stdout);
        if (out == MPIX_CHECKPOINT_TAKEN && rank == 0) printf("saved at step %ld\n", step), fflush(stdout);
    }
    print_sum();
    int exits = stop && leaves ? MPIX_EXIT_SAVED : 0;
    MPI_Finalize();
    return exits;
}
