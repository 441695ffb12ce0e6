// Four threads of each rank use MPI all the time, and no message of theirs may be lost, doubled or changed:
// team STEPS MARK [PAUSE-US]. Each has a communicator of its own, with messages in a ring, a collective call and a wait
// for a message that comes later; they put into a window that all ranks share. MARK.R has the step of thread 0 of rank R.
// From the step on at which MARK.go is there a thread does not pause. The result is the same bits with every number of
// restarts. WINDOW 0, at compile time: there is none.
#include <fcntl.h>
#include <mpi.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef WINDOW
#define WINDOW 1
#endif
#define THREADS 4
#define LONGEST 100000
static int rank, size, steps, pause_us, mark;
static char go[4096];
static MPI_Comm comms[THREADS];
static MPI_Win win = MPI_WIN_NULL;
static uint64_t states[THREADS];
static pthread_barrier_t here;

static void wrong(const char *what, int thread, int step) {
    fprintf(stderr, "rank %d, thread %d, step %d: wrong %s\n", rank, thread, step, what);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void *run(void *arg) {
    static const int lengths[] = {4, 1000, LONGEST, 64, 20000};
    int thread = *(int *)arg, next = (rank + 1) % size, before = (rank + size - 1) % size;
    MPI_Comm comm = comms[thread];
    unsigned char *out = malloc(LONGEST), *in = malloc(LONGEST);
    uint64_t state = 0xcbf29ce484222325u + rank * THREADS + thread;
    int ended, pause = pause_us, at;
    if (thread != 0) {
        // A thread that has never called MPI would stand against an interrupt where there is a window.
        MPI_Comm_rank(comm, &at);
        pthread_barrier_wait(&here);
        pthread_barrier_wait(&here);
    }
    for (int step = 0; step < steps; step++) {
        if (pause > 0 && access(go, F_OK) == 0) pause = 0;
        int n = lengths[(step + thread) % 5], count;
        MPI_Request send, receive;
        MPI_Status status;
        uint64_t mine = state, xored;
        memset(out, (int)(state >> 8), n);
        MPI_Irecv(in, LONGEST, MPI_CHAR, before, step % 7, comm, &receive);
        if (pause > 0 && (step + rank) % THREADS == thread) usleep(pause);
        MPI_Isend(out, n, MPI_CHAR, next, step % 7, comm, &send);
        MPI_Wait(&receive, &status);
        MPI_Get_count(&status, MPI_CHAR, &count);
        if (count != n) wrong("length", thread, step);
        for (int i = 0; i < n; i++) {
            if (in[i] != in[0]) wrong("byte", thread, step);
            state = (state ^ in[i]) * 0x100000001b3u;
        }
        for (int done = 0; !done;) MPI_Test(&send, &done, MPI_STATUS_IGNORE);
        MPI_Allreduce(&mine, &xored, 1, MPI_UINT64_T, MPI_BXOR, comm);
        state = (state ^ xored) * 0x100000001b3u;
        if (WINDOW) {
            uint64_t plus = step + thread;
            MPI_Accumulate(&plus, 1, MPI_UINT64_T, next, thread, 1, MPI_UINT64_T, MPI_SUM, win);
            MPI_Win_flush(next, win);
        }
        if (thread == 0) dprintf(mark, "%d\n", step);
    }
    states[thread] = state;
    free(out);
    free(in);
    // While threads wait for messages the others are in MPI, too: one outside might use the memory of the window.
    if (thread > 0) MPI_Send(&thread, 1, MPI_INT, 0, thread, MPI_COMM_SELF);
    for (int i = 1; i < THREADS && thread == 0; i++) MPI_Recv(&ended, 1, MPI_INT, 0, i, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    return NULL;
}

int main(int argc, char **argv) {
    int provided, numbers[THREADS];
    pthread_t all[THREADS];
    char name[4096];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    if (provided != MPI_THREAD_MULTIPLE) MPI_Abort(MPI_COMM_WORLD, 2);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    steps = argc > 1 ? atoi(argv[1]) : 10;
    pause_us = argc > 3 ? atoi(argv[3]) : 0;
    snprintf(go, sizeof go, "%s.go", argc > 2 ? argv[2] : "mark");
    snprintf(name, sizeof name, "%s.%d", argc > 2 ? argv[2] : "mark", rank);
    mark = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (int i = 0; i < THREADS; i++) MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
    uint64_t *window = NULL, whole, mine = 0;
    if (pthread_barrier_init(&here, NULL, THREADS) != 0) MPI_Abort(MPI_COMM_WORLD, 3);
    for (int i = 1; i < THREADS; i++) {
        numbers[i] = i;
        if (pthread_create(&all[i], NULL, run, &numbers[i]) != 0) MPI_Abort(MPI_COMM_WORLD, 3);
    }
    pthread_barrier_wait(&here);
    if (WINDOW) {
        MPI_Win_allocate(THREADS * sizeof *window, sizeof *window, MPI_INFO_NULL, MPI_COMM_WORLD, &window, &win);
        memset(window, 0, THREADS * sizeof *window);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_lock_all(0, win);
    }
    pthread_barrier_wait(&here);
    numbers[0] = 0;
    run(&numbers[0]);
    for (int i = 1; i < THREADS; i++) pthread_join(all[i], NULL);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < THREADS; i++) {
        if (WINDOW && window[i] != (uint64_t)steps * (steps - 1) / 2 + (uint64_t)steps * i) wrong("window", i, steps);
        mine ^= states[i] * (2 * i + 1);
    }
    MPI_Reduce(&mine, &whole, 1, MPI_UINT64_T, MPI_BXOR, 0, MPI_COMM_WORLD);
    if (rank == 0) printf("result %016llx\n", (unsigned long long)whole);
    if (WINDOW) {
        MPI_Win_unlock_all(win);
        MPI_Win_free(&win);
    }
    for (int i = 0; i < THREADS; i++) MPI_Comm_free(&comms[i]);
    close(mark);
    MPI_Finalize();
    return 0;
}
