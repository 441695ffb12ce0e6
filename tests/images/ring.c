// A chain of steps like chain.c, of messages between two processes only: ring STEPS MARK [PAUSE-US]
// Unmatched sends of all lengths that are received late, in other orders and from any source, long messages that are
// read or written in the memory of the other, synchronous ones, and ping-pong. MARK.R has the step of rank R. The result
// shows every message that was lost, doubled or changed. From the step on at which MARK.go is there, no rank pauses.
#include <fcntl.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LATE 7
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
    static const int lengths[LATE] = {0, 13, 100, 5000, 70000, 300000, 2000000};
    static char out[LATE][2000000], in[2000000];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int steps = argc > 1 ? atoi(argv[1]) : 10, pause = argc > 3 ? atoi(argv[3]) : 0;
    char name[4096], go[4096];
    snprintf(go, sizeof go, "%s.go", argc > 2 ? argv[2] : "mark");
    snprintf(name, sizeof name, "%s.%d", argc > 2 ? argv[2] : "mark", rank);
    int mark = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    state = 0xcbf29ce484222325u + rank;
    for (int step = 0; step < steps; step++) {
        // Another neighbour in each step: all pairs have to do with each other.
        int far = 1 + step % (size - 1), next = (rank + far) % size, before = (rank + size - far) % size;
        MPI_Request sends[LATE], any, early;
        int token = -1;
        if (pause > 0 && access(go, F_OK) == 0) pause = 0;
        MPI_Irecv(&token, 1, MPI_INT, MPI_ANY_SOURCE, 99, MPI_COMM_WORLD, &any);
        // Long and posted early: its sender may write it.
        MPI_Irecv(in, sizeof in, MPI_CHAR, before, LATE - 1, MPI_COMM_WORLD, &early);
        for (int i = 0; i < LATE; i++) {
            memset(out[i], (int)(state >> i), lengths[i]);
            MPI_Isend(out[i], lengths[i], MPI_CHAR, next, i, MPI_COMM_WORLD, &sends[i]);
        }
        if (pause > 0 && rank == step % size) usleep(pause);
        for (int i = 0; i < 20; i++) {
            int ping = i, pong = -1;
            MPI_Sendrecv(&ping, 1, MPI_INT, next, 50, &pong, 1, MPI_INT, before, 50, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            if (pong != i) wrong("pong", step);
        }
        MPI_Status status;
        int count;
        MPI_Wait(&early, &status);
        MPI_Get_count(&status, MPI_CHAR, &count);
        if (count != lengths[LATE - 1]) wrong("length", step);
        mix(in, count);
        MPI_Ssend(&rank, 1, MPI_INT, next, 99, MPI_COMM_WORLD);
        for (int i = LATE - 2; i >= 0; i--) {
            MPI_Recv(in, sizeof in, MPI_CHAR, before, i, MPI_COMM_WORLD, &status);
            MPI_Get_count(&status, MPI_CHAR, &count);
            if (count != lengths[i]) wrong("length", step);
            mix(in, count);
        }
        MPI_Wait(&any, MPI_STATUS_IGNORE);
        if (token != before) wrong("token", step);
        MPI_Waitall(LATE, sends, MPI_STATUSES_IGNORE);
        dprintf(mark, "%d\n", step);
    }
    uint64_t all = state, one;
    if (rank != 0) MPI_Send(&state, 1, MPI_UINT64_T, 0, 77, MPI_COMM_WORLD);
    for (int i = 1; rank == 0 && i < size; i++) {
        MPI_Recv(&one, 1, MPI_UINT64_T, i, 77, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        all ^= one;
    }
    if (rank == 0) printf("result %016llx\n", (unsigned long long)all);
    close(mark);
    MPI_Finalize();
    return 0;
}
