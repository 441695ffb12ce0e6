/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Message rate of threads (MPI_THREAD_MULTIPLE), for 2 ranks. Pair i is thread i of both ranks, on
 * CPU i, so that one pair has one core to itself and two pairs have two. One sends windows of 8-byte
 * messages, the other receives them and answers each window. Prints "name bytes value unit" lines:
 *
 *   threads_1         one pair alone (mean over the pairs' cores)
 *   threads_2         two pairs, each on its own communicator
 *   threads_2_shared  two pairs on one communicator, with tags of their own
 *   threads_gain      threads_2 / threads_1: the median of interleaved rounds
 *   threads_gain_shared
 *
 *   threads [rounds [windows]]
 *
 * Without a number of windows as many as take SECONDS: implementations whose threads never give up
 * the CPU that both ends share take a time slice for each.
 */
#define _GNU_SOURCE
#include <mpi.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>

enum { PAIRS = 2, WINDOW = 64, BYTES = 8, ROUNDS_MAX = 101 };
static const double SECONDS = 0.3;

static int rank, windows = 10;
static MPI_Comm comms[PAIRS], together;

struct pair {
    int index;
    MPI_Comm comm;
    int tag;
    double seconds;
};

/* Pins the calling thread to the index-th CPU of the process's own set, if it has as many. */
static void pin(int index, const cpu_set_t *all)
{
    cpu_set_t one;
    for (int cpu = 0, n = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, all) && n++ == index) {
            CPU_ZERO(&one);
            CPU_SET(cpu, &one);
            pthread_setaffinity_np(pthread_self(), sizeof one, &one);
        }
}

static cpu_set_t allowed;

static void window(const struct pair *p, char data[][BYTES])
{
    MPI_Request r[WINDOW];
    for (int i = 0; i < WINDOW; i++)
        if (rank == 0)
            MPI_Isend(data[i], BYTES, MPI_BYTE, 1, p->tag, p->comm, &r[i]);
        else
            MPI_Irecv(data[i], BYTES, MPI_BYTE, 0, p->tag, p->comm, &r[i]);
    MPI_Waitall(WINDOW, r, MPI_STATUSES_IGNORE);
    if (rank == 0)
        MPI_Recv(data[0], BYTES, MPI_BYTE, 1, p->tag, p->comm, MPI_STATUS_IGNORE);
    else
        MPI_Send(data[0], BYTES, MPI_BYTE, 0, p->tag, p->comm);
}

static void *run(void *arg)
{
    struct pair *p = arg;
    char(*data)[BYTES] = aligned_alloc(4096, (WINDOW * BYTES + 4095) / 4096 * 4096);
    pin(p->index, &allowed);
    for (int i = 0; i < windows / 20 + 2; i++)
        window(p, data);
    double t = MPI_Wtime();
    for (int i = 0; i < windows; i++)
        window(p, data);
    p->seconds = MPI_Wtime() - t;
    free(data);
    return NULL;
}

/* Messages per second of the pairs first .. first + n - 1 at the same time. */
static double rate(int first, int n, int shared)
{
    pthread_t threads[PAIRS];
    struct pair pairs[PAIRS];
    double sum = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < n; i++) {
        int index = first + i;
        pairs[i] = (struct pair){index, shared ? together : comms[index], 10 + index, 0};
        if (pthread_create(&threads[i], NULL, run, &pairs[i]) != 0) {
            fprintf(stderr, "threads: no thread\n");
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
    }
    for (int i = 0; i < n; i++) {
        pthread_join(threads[i], NULL);
        sum += (double)windows * WINDOW / pairs[i].seconds;
    }
    return sum;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *v, int n)
{
    qsort(v, (size_t)n, sizeof *v, by_value);
    return n % 2 ? v[n / 2] : (v[n / 2 - 1] + v[n / 2]) / 2;
}

int main(int argc, char **argv)
{
    int provided, size, rounds = argc > 1 ? atoi(argv[1]) : 9;
    static double one[ROUNDS_MAX], two[ROUNDS_MAX], same[ROUNDS_MAX], gain[ROUNDS_MAX],
        gain_same[ROUNDS_MAX];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    sched_getaffinity(0, sizeof allowed, &allowed);
    if (argc > 2) windows = atoi(argv[2]);
    if (size != 2 || provided != MPI_THREAD_MULTIPLE || rounds < 1 || rounds > ROUNDS_MAX ||
        windows < 1) {
        if (rank == 0) fprintf(stderr, "threads: needs 2 ranks and MPI_THREAD_MULTIPLE\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    if (CPU_COUNT(&allowed) < PAIRS && rank == 0)
        fprintf(stderr, "threads: a rank is bound to one CPU; start with --bind-to none\n");
    for (int i = 0; i < PAIRS; i++)
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
    MPI_Comm_dup(MPI_COMM_WORLD, &together);
    if (argc <= 2) {
        double wanted = rate(0, 1, 0) * SECONDS / WINDOW;
        windows = wanted < 5 ? 5 : wanted > 20000 ? 20000 : (int)wanted;
        MPI_Bcast(&windows, 1, MPI_INT, 0, MPI_COMM_WORLD);
    }
    for (int k = 0; k < rounds; k++) {
        double first = rate(0, 1, 0);
        two[k] = rate(0, 2, 0);
        double second = rate(1, 1, 0);
        same[k] = rate(0, 2, 1);
        one[k] = (first + second) / 2;
        gain[k] = two[k] / one[k];
        gain_same[k] = same[k] / one[k];
    }
    if (rank == 0) {
        printf("threads_1 %d %.6g msg/s\n", BYTES, median(one, rounds));
        printf("threads_2 %d %.6g msg/s\n", BYTES, median(two, rounds));
        printf("threads_2_shared %d %.6g msg/s\n", BYTES, median(same, rounds));
        printf("threads_gain %d %.4g ratio\n", BYTES, median(gain, rounds));
        printf("threads_gain_shared %d %.4g ratio\n", BYTES, median(gain_same, rounds));
    }
    for (int i = 0; i < PAIRS; i++)
        MPI_Comm_free(&comms[i]);
    MPI_Comm_free(&together);
    MPI_Finalize();
    return 0;
}
