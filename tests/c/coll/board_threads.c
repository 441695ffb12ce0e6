// np: 2 3
/* Threads in short collectives of communicators of their own, at several paces. */
#include "check.h"

#include <pthread.h>

enum { THREADS = 3, ROUNDS = 300 };
static MPI_Comm comms[THREADS];

static void *work(void *arg)
{
    int number = (int)(size_t)arg;
    MPI_Comm comm = comms[number];
    for (int round = 0; round < ROUNDS; round++) {
        int mine = rank + round * (number + 1), sum = 0, all[64];
        /* Long enough for the others to fall asleep, at one rank after the other. */
        double begin = MPI_Wtime();
        while (round % 100 == 10 * number && round / 100 % size == rank && MPI_Wtime() - begin < 0.03) {
        }
        OK(MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, comm));
        CHECK(sum == size * (size - 1) / 2 + size * round * (number + 1));
        OK(MPI_Allgather(&mine, 1, MPI_INT, all, 1, MPI_INT, comm));
        for (int r = 0; r < size; r++)
            CHECK(all[r] == r + round * (number + 1));
        OK(MPI_Barrier(comm));
        /* Messages go on beside it. */
        if (number == 0) {
            int from = -1, right = (rank + 1) % size, left = (rank + size - 1) % size;
            OK(MPI_Sendrecv(&rank, 1, MPI_INT, right, 5, &from, 1, MPI_INT, left, 5, comm,
                            MPI_STATUS_IGNORE));
            CHECK(from == left);
        }
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int provided;
    pthread_t threads[THREADS];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(provided == MPI_THREAD_MULTIPLE);
    for (int i = 0; i < THREADS; i++)
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]));
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, work, (void *)(size_t)i) == 0);
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_join(threads[i], NULL) == 0);
    for (int i = 0; i < THREADS; i++)
        OK(MPI_Comm_free(&comms[i]));
    return end();
}
