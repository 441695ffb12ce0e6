// np: 2 4
/* Random sequences of collective calls in several threads at once: see storm.h. */
#include "storm.h"

#include <pthread.h>

enum { THREADS = 3 };

static int first;
static MPI_Comm bases[THREADS];

static void *blows(void *arg)
{
    int thread = (int)((MPI_Comm *)arg - bases);
    blow(bases[thread], first + thread, 250);
    return NULL;
}

int main(int argc, char **argv)
{
    int provided;
    pthread_t threads[THREADS];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    CHECK(provided == MPI_THREAD_MULTIPLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    first = argc > 1 ? atoi(argv[1]) : 1;
    make_layouts();
    for (int i = 0; i < THREADS; i++) {
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &bases[i]));
        OK(MPI_Comm_set_errhandler(bases[i], MPI_ERRORS_RETURN));
    }
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, blows, &bases[i]) == 0);
    for (int i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
        OK(MPI_Comm_free(&bases[i]));
    }
    free_layouts();
    return end();
}
