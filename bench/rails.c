/* Between ranks 0 and 1, over whatever networks there are.
 *
 *   rails MOST         time of one message of 1 B to MOST, as half of what it takes there and back:
 *                      for each length the median of some rounds, in microseconds
 *   rails follow SECONDS BYTES
 *                      a stream of messages of BYTES; when each has come, in seconds of the
 *                      monotonic clock */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 201, LEAST = 3, WINDOW = 32 };
/* Seconds for one length. */
static const double BUDGET = 0.6;

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double there_and_back(char *data, int len, int rank)
{
    double begin = MPI_Wtime();
    if (rank == 0) MPI_Send(data, len, MPI_BYTE, 1, 0, MPI_COMM_WORLD);
    MPI_Recv(data, len, MPI_BYTE, !rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank == 1) MPI_Send(data, len, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
    return MPI_Wtime() - begin;
}

static void times(char *data, long most, int rank)
{
    for (long len = 1; len <= most; len *= 4) {
        double all[ROUNDS];
        double first = there_and_back(data, (int)len, rank);
        double again = there_and_back(data, (int)len, rank);
        int rounds = (int)(BUDGET / (again < first ? again : first));
        rounds = rounds < LEAST ? LEAST : rounds > ROUNDS ? ROUNDS : rounds;
        MPI_Bcast(&rounds, 1, MPI_INT, 0, MPI_COMM_WORLD);
        for (int i = -(rounds / 4); i < rounds; i++) {
            double took = there_and_back(data, (int)len, rank);
            if (i >= 0) all[i] = took * 5e5;
        }
        qsort(all, (size_t)rounds, sizeof all[0], ascending);
        if (rank == 0) printf("%ld %.2f\n", len, all[rounds / 2]);
    }
}

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
}

/* Rank 0 ends the stream with a message of another tag on each place. */
static void follow(char *data, int len, double seconds, int rank)
{
    MPI_Request requests[WINDOW];
    double begin = now();
    int at, open = WINDOW;
    for (int i = 0; i < WINDOW; i++) {
        char *place = data + (size_t)i * (size_t)len;
        if (rank == 0) MPI_Isend(place, len, MPI_BYTE, 1, 0, MPI_COMM_WORLD, &requests[i]);
        else MPI_Irecv(place, len, MPI_BYTE, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &requests[i]);
    }
    while (open > 0) {
        MPI_Status status;
        char *place;
        MPI_Waitany(WINDOW, requests, &at, &status);
        place = data + (size_t)at * (size_t)len;
        if (rank == 0) {
            int last = now() - begin > seconds;
            MPI_Isend(place, last ? 0 : len, MPI_BYTE, 1, last, MPI_COMM_WORLD, &requests[at]);
            if (last) MPI_Wait(&requests[at], MPI_STATUS_IGNORE);
            open -= last;
        } else if (status.MPI_TAG == 1) {
            open--;
        } else {
            printf("%.6f\n", now());
            fflush(stdout);
            MPI_Irecv(place, len, MPI_BYTE, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &requests[at]);
        }
    }
}

int main(int argc, char **argv)
{
    int follows = argc > 3 && !strcmp(argv[1], "follow"), rank;
    long most = follows ? atol(argv[3]) : argc > 1 ? atol(argv[1]) : 64L << 20;
    size_t bytes = (size_t)most * (follows ? WINDOW : 1);
    char *data = malloc(bytes);
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    memset(data, rank, bytes);
    if (follows) follow(data, (int)most, atof(argv[2]), rank);
    else times(data, most, rank);
    MPI_Finalize();
    free(data);
    return 0;
}
