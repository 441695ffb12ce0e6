// Threads that share nothing but the library: each has its communicator and its buffers, and hands its
// result to the first by joining it.
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { THREADS = 3, ROUNDS = 200, LONG = 40000 };

struct part {
    MPI_Comm comm;
    int rank, size;
    long sum;
};

static void *talk(void *argument)
{
    struct part *part = argument;
    int right = (part->rank + 1) % part->size, left = (part->rank + part->size - 1) % part->size;
    long *out = calloc(LONG, sizeof *out), *in = calloc(LONG, sizeof *in);
    for (int i = 0; i < ROUNDS; i++) {
        int n = i % 50 == 0 ? LONG : i + 1;
        out[n - 1] = i;
        MPI_Sendrecv(out, n, MPI_LONG, right, i, in, n, MPI_LONG, left, i, part->comm, MPI_STATUS_IGNORE);
        part->sum += in[n - 1];
        long one = 1, all;
        MPI_Allreduce(&one, &all, 1, MPI_LONG, MPI_SUM, part->comm);
        part->sum += all;
    }
    free(in);
    free(out);
    return NULL;
}

int main(int argc, char **argv)
{
    int level, wrong = 0;
    struct part parts[THREADS];
    pthread_t threads[THREADS];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    if (level < MPI_THREAD_MULTIPLE) return 4;
    for (int t = 0; t < THREADS; t++) {
        MPI_Comm_dup(MPI_COMM_WORLD, &parts[t].comm);
        MPI_Comm_rank(parts[t].comm, &parts[t].rank);
        MPI_Comm_size(parts[t].comm, &parts[t].size);
        parts[t].sum = 0;
    }
    for (int t = 0; t < THREADS; t++) pthread_create(&threads[t], NULL, talk, &parts[t]);
    for (int t = 0; t < THREADS; t++) {
        pthread_join(threads[t], NULL);
        long right = ROUNDS * (ROUNDS - 1) / 2 + (long)ROUNDS * parts[t].size;
        if (parts[t].sum != right) wrong = printf("thread %d: %ld instead of %ld\n", t, parts[t].sum, right);
        MPI_Comm_free(&parts[t].comm);
    }
    MPI_Finalize();
    return wrong != 0;
}
