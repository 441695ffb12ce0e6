// Long collective calls in which each rank reads a share of what others give, among the ranks of each host as they are at the start:
// shares STEPS MARK [PAUSE-US]. All that comes is looked at. MARK.R has the step of rank R; the result is the same bits
// wherever ranks are.
#include <fcntl.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define RANKS 8
#define MOST 9000
static int rank, size, out[RANKS * MOST], in[RANKS * MOST];

static int value(int from, int to, int i, int step) { return from * 1000003 + to * 10007 + i * 13 + step; }

static void look(int right, const char *what, int step) {
    if (right) return;
    fprintf(stderr, "rank %d of %d, step %d: wrong %s\n", rank, size, step, what);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void alltoall(MPI_Comm comm, int n, int step) {
    for (int to = 0; to < size; to++)
        for (int i = 0; i < n; i++) out[to * n + i] = value(rank, to, i, step);
    MPI_Alltoall(out, n, MPI_INT, in, n, MPI_INT, comm);
    for (int from = 0; from < size; from++)
        for (int i = 0; i < n; i++) look(in[from * n + i] == value(from, rank, i, step), "alltoall", step);
}

static void alltoallv(MPI_Comm comm, int n, int step) {
    int give[RANKS], take[RANKS], lies[RANKS];
    for (int other = 0; other < size; other++) {
        lies[other] = other * MOST;
        give[other] = n + (rank + 2 * other + step) % 50;
        take[other] = n + (other + 2 * rank + step) % 50;
        for (int i = 0; i < give[other]; i++) out[lies[other] + i] = value(rank, other, i, step);
    }
    MPI_Alltoallv(out, give, lies, MPI_INT, in, take, lies, MPI_INT, comm);
    for (int from = 0; from < size; from++)
        for (int i = 0; i < take[from]; i++) look(in[lies[from] + i] == value(from, rank, i, step), "alltoallv", step);
}

static void reduce_scatter(MPI_Comm comm, int n, int step) {
    int counts[RANKS], begin = 0, all = 0;
    for (int to = 0; to < size; to++) {
        counts[to] = n + to;
        if (to < rank) begin += counts[to];
        all += counts[to];
    }
    for (int i = 0; i < all; i++) out[i] = value(rank, 0, i, step);
    if (step % 2) MPI_Reduce_scatter(out, in, counts, MPI_INT, MPI_SUM, comm);
    else MPI_Reduce_scatter_block(out, in, n, MPI_INT, MPI_SUM, comm);
    for (int i = 0; i < n; i++) {
        int sum = 0, at = (step % 2 ? begin : rank * n) + i;
        for (int from = 0; from < size; from++) sum += value(from, 0, at, step);
        look(in[i] == sum, "reduce_scatter", step);
    }
}

int main(int argc, char **argv) {
    static const int lengths[] = {8000, 500, 4000, 8900};
    int world, steps = argc > 1 ? atoi(argv[1]) : 10, pause_us = argc > 3 ? atoi(argv[3]) : 0;
    char name[4096];
    MPI_Comm comm;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &world);
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &comm);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    if (size > RANKS) MPI_Abort(MPI_COMM_WORLD, 2);
    snprintf(name, sizeof name, "%s.%d", argc > 2 ? argv[2] : "mark", world);
    int mark = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    uint64_t state = 0xcbf29ce484222325u + world, all;
    for (int step = 0; step < steps; step++) {
        int n = lengths[step % 4];
        alltoall(comm, n, step);
        alltoallv(comm, n, step);
        reduce_scatter(comm, n, step);
        state = (state ^ (uint64_t)in[n - 1]) * 0x100000001b3u;
        if (pause_us > 0 && step % size == rank) usleep(pause_us);
        dprintf(mark, "%d\n", step);
    }
    MPI_Reduce(&state, &all, 1, MPI_UINT64_T, MPI_BXOR, 0, MPI_COMM_WORLD);
    if (world == 0) printf("result %016llx\n", (unsigned long long)all);
    MPI_Comm_free(&comm);
    MPI_Finalize();
    return 0;
}
