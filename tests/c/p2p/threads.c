// np: 2
/* Several threads send and receive at once (MPI_THREAD_MULTIPLE). */
#include "check.h"

#include <pthread.h>

enum { THREADS = 4, ROUNDS = 2000, BIG = 100000 };

static void *work(void *arg)
{
    int me = *(int *)arg, peer = 1 - rank;
    int *big = malloc(sizeof(int) * BIG);
    for (int i = 0; i < ROUNDS; i++) {
        int v = me * 100000 + i, w = -1, n = i % 100 == 0 ? BIG : 1;
        MPI_Request r[2];
        if (n == BIG) {
            big[0] = big[BIG - 1] = v;
            OK(MPI_Sendrecv_replace(big, BIG, MPI_INT, peer, me, peer, me, MPI_COMM_WORLD,
                                    MPI_STATUS_IGNORE));
            CHECK(big[0] == v && big[BIG - 1] == v);
        } else if (i % 3 == 0) {
            OK(MPI_Irecv(&w, 1, MPI_INT, peer, me, MPI_COMM_WORLD, &r[0]));
            OK(MPI_Isend(&v, 1, MPI_INT, peer, me, MPI_COMM_WORLD, &r[1]));
            OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
            CHECK(w == v);
        } else if (rank == 0) {
            OK(MPI_Send(&v, 1, MPI_INT, peer, me, MPI_COMM_WORLD));
            OK(MPI_Recv(&w, 1, MPI_INT, peer, me, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            CHECK(w == v);
        } else {
            OK(MPI_Recv(&w, 1, MPI_INT, peer, me, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            OK(MPI_Ssend(&w, 1, MPI_INT, peer, me, MPI_COMM_WORLD));
            CHECK(w == v);
        }
    }
    free(big);
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t[THREADS];
    int id[THREADS], provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    CHECK(provided == MPI_THREAD_MULTIPLE);
    for (int i = 0; i < THREADS; i++) {
        id[i] = i;
        CHECK(pthread_create(&t[i], NULL, work, &id[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_join(t[i], NULL) == 0);
    return end();
}
