// np: 2 3
/* Threads that start calls and others that wait for them, on communicators of their own and beside
   blocking calls. */
#include "check.h"

#include <pthread.h>

enum { PAIRS = 2, ROUNDS = 200, DEPTH = 24 };

struct pair {
    MPI_Comm comm;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int started, ended;
    MPI_Request requests[DEPTH];
    int mine[DEPTH], sums[DEPTH];
};

static struct pair pairs[PAIRS];

static void *starts(void *arg)
{
    struct pair *p = arg;
    for (int i = 0; i < ROUNDS; i++) {
        int at = i % DEPTH, all = 0;
        pthread_mutex_lock(&p->lock);
        while (p->started - p->ended == DEPTH)
            pthread_cond_wait(&p->changed, &p->lock);
        pthread_mutex_unlock(&p->lock);
        p->mine[at] = rank + i;
        OK(MPI_Iallreduce(&p->mine[at], &p->sums[at], 1, MPI_INT, MPI_SUM, p->comm,
                          &p->requests[at]));
        pthread_mutex_lock(&p->lock);
        p->started++;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
        if (i % 16 == 5) {
            OK(MPI_Allreduce(&rank, &all, 1, MPI_INT, MPI_MAX, p->comm));
            CHECK(all == size - 1);
        }
    }
    return NULL;
}

static void *waits(void *arg)
{
    struct pair *p = arg;
    for (int i = 0; i < ROUNDS; i++) {
        int at = i % DEPTH;
        pthread_mutex_lock(&p->lock);
        while (p->started <= i)
            pthread_cond_wait(&p->changed, &p->lock);
        pthread_mutex_unlock(&p->lock);
        OK(MPI_Wait(&p->requests[at], MPI_STATUS_IGNORE));
        CHECK(p->sums[at] == size * (size - 1) / 2 + size * i);
        pthread_mutex_lock(&p->lock);
        p->ended++;
        pthread_cond_broadcast(&p->changed);
        pthread_mutex_unlock(&p->lock);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int provided;
    pthread_t threads[2 * PAIRS];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(provided == MPI_THREAD_MULTIPLE);
    for (int i = 0; i < PAIRS; i++) {
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &pairs[i].comm));
        pthread_mutex_init(&pairs[i].lock, NULL);
        pthread_cond_init(&pairs[i].changed, NULL);
    }
    for (int i = 0; i < PAIRS; i++) {
        CHECK(pthread_create(&threads[2 * i], NULL, starts, &pairs[i]) == 0);
        CHECK(pthread_create(&threads[2 * i + 1], NULL, waits, &pairs[i]) == 0);
    }
    for (int i = 0; i < 2 * PAIRS; i++)
        CHECK(pthread_join(threads[i], NULL) == 0);
    for (int i = 0; i < PAIRS; i++)
        OK(MPI_Comm_free(&pairs[i].comm));
    return end();
}
