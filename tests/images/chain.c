// A chain of steps whose result shows every message that was lost, doubled or changed: chain STEPS MARK [PAUSE-US]
// Each step has unmatched sends of all lengths that are received late, a receive from any source, collectives that
// are in flight, a passive epoch, and calls in which ranks wait for each other at a board. MARK.R has the step of
// rank R. The result is the same bits with every number of restarts. No clock goes back. LEVEL, at compile time, is the
// support for threads that it asks for; where others may use the memory of a window there is none. From the step on at which
// MARK.go is there, no rank pauses.
#include <fcntl.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef LEVEL
#define LEVEL MPI_THREAD_SINGLE
#endif
#define ALONE (LEVEL == MPI_THREAD_SINGLE)
#define LATE 6
static int rank, size;
static uint64_t state;

static void mix(const void *bytes, size_t n) {
    const unsigned char *b = bytes;
    // Words, since a multiplication for each byte would be most of what a step costs.
    for (uint64_t word; n >= sizeof word; n -= sizeof word, b += sizeof word) {
        memcpy(&word, b, sizeof word);
        state = (state ^ word) * 0x100000001b3u;
        // A product carries upward only.
        state ^= state >> 32;
    }
    for (size_t i = 0; i < n; i++) state = (state ^ b[i]) * 0x100000001b3u;
}

static void wrong(const char *what, int step) {
    fprintf(stderr, "rank %d, step %d: wrong %s\n", rank, step, what);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

int main(int argc, char **argv) {
    static const int lengths[LATE] = {0, 13, 100, 5000, 70000, 300000};
    static char out[LATE][300000], in[300000];
    int provided;
    MPI_Init_thread(&argc, &argv, LEVEL, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int steps = argc > 1 ? atoi(argv[1]) : 10, pause = argc > 3 ? atoi(argv[3]) : 0;
    int next = (rank + 1) % size, before = (rank + size - 1) % size;
    char name[4096], go[4096];
    snprintf(go, sizeof go, "%s.go", argc > 2 ? argv[2] : "mark");
    snprintf(name, sizeof name, "%s.%d", argc > 2 ? argv[2] : "mark", rank);
    int mark = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    state = 0xcbf29ce484222325u + rank;
    long *window = NULL;
    MPI_Win win = MPI_WIN_NULL;
    if (ALONE) {
        MPI_Win_allocate(8 * sizeof(long), sizeof(long), MPI_INFO_NULL, MPI_COMM_WORLD, &window, &win);
        memset(window, 0, 8 * sizeof(long));
    }
    double values[4] = {1, 0.5, 0.25, rank}, sums[4], last = MPI_Wtime();
    MPI_Barrier(MPI_COMM_WORLD);
    for (int step = 0; step < steps; step++) {
        MPI_Request sends[LATE], reduce, any;
        uint64_t mine = state, xored;
        int token = -1;
        if (pause > 0 && access(go, F_OK) == 0) pause = 0;
        MPI_Irecv(&token, 1, MPI_INT, MPI_ANY_SOURCE, 99, MPI_COMM_WORLD, &any);
        for (int i = 0; i < LATE; i++) {
            memset(out[i], (int)(state >> i), lengths[i]);
            MPI_Isend(out[i], lengths[i], MPI_CHAR, next, i, MPI_COMM_WORLD, &sends[i]);
        }
        MPI_Iallreduce(&mine, &xored, 1, MPI_UINT64_T, MPI_BXOR, MPI_COMM_WORLD, &reduce);
        if (ALONE) MPI_Win_lock(MPI_LOCK_EXCLUSIVE, next, 0, win);
        long plus = step;
        if (ALONE) MPI_Accumulate(&plus, 1, MPI_LONG, next, step % 8, 1, MPI_LONG, MPI_SUM, win);
        if (pause > 0 && rank == 0) usleep(pause / 2);
        if (ALONE) MPI_Win_unlock(next, win);
        MPI_Allreduce(values, sums, 4, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        for (int i = 0; i < 4; i++) values[i] = sums[i] / size + 1.0 / (step + i + 1);
        if (pause > 0 && rank == size - 1) usleep(pause / 2);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Ssend(&rank, 1, MPI_INT, next, 99, MPI_COMM_WORLD);
        for (int i = LATE - 1; i >= 0; i--) {
            MPI_Status status;
            int count;
            MPI_Recv(in, sizeof in, MPI_CHAR, before, i, MPI_COMM_WORLD, &status);
            MPI_Get_count(&status, MPI_CHAR, &count);
            if (count != lengths[i]) wrong("length", step);
            mix(in, count);
        }
        MPI_Wait(&any, MPI_STATUS_IGNORE);
        if (token != before) wrong("token", step);
        MPI_Waitall(LATE, sends, MPI_STATUSES_IGNORE);
        MPI_Wait(&reduce, MPI_STATUS_IGNORE);
        mix(&xored, sizeof xored);
        mix(values, sizeof values);
        double now = MPI_Wtime();
        if (now < last) wrong("clock", step);
        last = now;
        dprintf(mark, "%d\n", step);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (ALONE) {
        MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
        mix(window, 8 * sizeof(long));
        MPI_Win_unlock(rank, win);
    }
    uint64_t whole;
    MPI_Reduce(&state, &whole, 1, MPI_UINT64_T, MPI_BXOR, 0, MPI_COMM_WORLD);
    if (rank == 0) printf("result %016llx\n", (unsigned long long)whole);
    close(mark);
    if (ALONE) MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
