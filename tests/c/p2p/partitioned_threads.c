// np: 2
/* Many threads make partitions ready and look for others at once (MPI_THREAD_MULTIPLE). */
#include "check.h"

#include <pthread.h>
#include <stdatomic.h>

enum { THREADS = 4, EACH = 32, ROUNDS = 150 };

static MPI_Request request[2];
static int words, round_now;
static int *out, *in;
static pthread_barrier_t gate;

static void *work(void *arg)
{
    int me = *(int *)arg, n = THREADS * EACH;
    for (int r = 0; r < ROUNDS; r++) {
        pthread_barrier_wait(&gate);
        /* Interleaved, so that neighbours are made ready by different threads. */
        for (int p = me; p < n; p += THREADS) {
            for (int i = 0; i < words; i++)
                out[p * words + i] = rank + round_now * 31 + p * words + i;
            OK(MPI_Pready(p, request[0]));
        }
        for (int p = n - 1 - me; p >= 0; p -= THREADS) {
            int there = 0;
            while (!there)
                OK(MPI_Parrived(request[1], p, &there));
            for (int i = 0; i < words; i++)
                CHECK(in[p * words + i] == 1 - rank + round_now * 31 + p * words + i);
        }
        pthread_barrier_wait(&gate);
    }
    return NULL;
}

static void run(int w)
{
    int n = THREADS * EACH, id[THREADS];
    pthread_t t[THREADS];
    words = w;
    out = calloc((size_t)(n * w), sizeof(int));
    in = malloc(sizeof(int) * (size_t)(n * w));
    OK(MPI_Psend_init(out, n, w, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request[0]));
    OK(MPI_Precv_init(in, n, w, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request[1]));
    pthread_barrier_init(&gate, NULL, THREADS + 1);
    for (int i = 0; i < THREADS; i++) {
        id[i] = i;
        pthread_create(&t[i], NULL, work, &id[i]);
    }
    for (int r = 0; r < ROUNDS; r++) {
        round_now = r;
        memset(in, 0xff, sizeof(int) * (size_t)(n * w));
        OK(MPI_Startall(2, request));
        pthread_barrier_wait(&gate);
        /* Half of the rounds: this thread waits while the others work. */
        if (r % 2)
            OK(MPI_Wait(&request[0], MPI_STATUS_IGNORE));
        pthread_barrier_wait(&gate);
        OK(MPI_Waitall(2, request, MPI_STATUSES_IGNORE));
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    pthread_barrier_destroy(&gate);
    OK(MPI_Request_free(&request[0]));
    OK(MPI_Request_free(&request[1]));
    free(out);
    free(in);
}

int main(int argc, char **argv)
{
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(provided == MPI_THREAD_MULTIPLE);
    run(1);
    run(25);
    run(1024);
    return end();
}
