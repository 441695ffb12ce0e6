/*
 * meet: messages between jobs on one host against those within one. Rank 0 exchanges messages with
 * rank 1, and then with a process that it has spawned, in turns; ranks that are not needed sleep.
 * Prints "name bytes value unit" lines: half a round trip within the job and between two, and how
 * many times as long the second one takes.
 */
#define _GNU_SOURCE
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST = 1 << 20, TURNS = 7 };
static const struct { int bytes, times; } sizes[] = {{8, 4000}, {4096, 2000}, {MOST, 40}};
static char *in, *out;

/* Rank r of the job runs on the r-th CPU that it may use, and the spawned process on the second. */
static void pin(int at)
{
    cpu_set_t all, one;
    if (sched_getaffinity(0, sizeof all, &all) != 0 || CPU_COUNT(&all) < 2)
        return;
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, &all) && at-- == 0) {
            CPU_ZERO(&one);
            CPU_SET(cpu, &one);
            sched_setaffinity(0, sizeof one, &one);
            return;
        }
}

/* Microseconds of half a round trip. */
static double exchange(MPI_Comm comm, int first, int peer, int bytes, int times)
{
    double begin = 0;
    for (int i = -times / 10; i < times; i++) {
        if (i == 0)
            begin = MPI_Wtime();
        if (first)
            MPI_Send(out, bytes, MPI_BYTE, peer, 1, comm);
        MPI_Recv(in, bytes, MPI_BYTE, peer, 1, comm, MPI_STATUS_IGNORE);
        if (!first)
            MPI_Send(out, bytes, MPI_BYTE, peer, 1, comm);
    }
    return (MPI_Wtime() - begin) * 1e6 / times / 2;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* All turns of one side; rank 0 measures both ways. A message says whose turn it is. */
static void turns(MPI_Comm other, int child)
{
    int rank, go = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        double within[TURNS], between[TURNS], factor[TURNS];
        for (int t = 0; t < TURNS; t++) {
            MPI_Comm mine = child ? other : MPI_COMM_WORLD;
            if (child || rank == 1) {
                MPI_Recv(&go, 1, MPI_INT, 0, 2, mine, MPI_STATUS_IGNORE);
                exchange(mine, 0, 0, sizes[s].bytes, sizes[s].times);
                continue;
            }
            MPI_Send(&go, 1, MPI_INT, 1, 2, MPI_COMM_WORLD);
            within[t] = exchange(MPI_COMM_WORLD, 1, 1, sizes[s].bytes, sizes[s].times);
            MPI_Send(&go, 1, MPI_INT, 0, 2, other);
            between[t] = exchange(other, 1, 0, sizes[s].bytes, sizes[s].times);
            factor[t] = between[t] / within[t];
        }
        if (child || rank != 0)
            continue;
        qsort(within, TURNS, sizeof *within, ascending);
        qsort(between, TURNS, sizeof *between, ascending);
        qsort(factor, TURNS, sizeof *factor, ascending);
        printf("meet-within %d %.3f us\n", sizes[s].bytes, within[TURNS / 2]);
        printf("meet-between %d %.3f us\n", sizes[s].bytes, between[TURNS / 2]);
        printf("meet-factor %d %.3f x\n", sizes[s].bytes, factor[TURNS / 2]);
        fflush(stdout);
    }
}

int main(int argc, char **argv)
{
    MPI_Comm parent, other = MPI_COMM_NULL;
    int rank;
    char self[4096];
    ssize_t len = readlink("/proc/self/exe", self, sizeof self - 1);
    MPI_Init(&argc, &argv);
    in = calloc(1, MOST);
    out = calloc(1, MOST);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_get_parent(&parent);
    pin(parent != MPI_COMM_NULL || rank == 1);
    if (!in || !out || len < 0)
        MPI_Abort(MPI_COMM_WORLD, 2);
    self[len] = 0;
    if (parent != MPI_COMM_NULL)
        other = parent;
    else if (rank == 0)
        MPI_Comm_spawn(self, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &other,
                       MPI_ERRCODES_IGNORE);
    if (parent != MPI_COMM_NULL || rank < 2)
        turns(other, parent != MPI_COMM_NULL);
    if (other != MPI_COMM_NULL)
        MPI_Comm_disconnect(&other);
    MPI_Finalize();
    return 0;
}
