// A window, and perhaps a thread that stores to its memory without a call of MPI, all the time:
// stranger SECONDS [thread | called [FILE]]. With "called" it has called MPI before, and may again. With FILE it ends
// once that is there. What it has stored is there in the end.
#include <mpi.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static atomic_int over;
static atomic_long *window;

static void *stores(void *arg) {
    long count = 0;
    int rank;
    if (arg) MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    while (!over) {
        atomic_fetch_add(window, 1);
        count++;
    }
    return (void *)count;
}

int main(int argc, char **argv) {
    int rank, provided, called = argc > 2 && strcmp(argv[2], "called") == 0;
    pthread_t thread;
    void *count = NULL;
    MPI_Win win;
    MPI_Init_thread(&argc, &argv, called ? MPI_THREAD_MULTIPLE : MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate(sizeof *window, sizeof *window, MPI_INFO_NULL, MPI_COMM_WORLD, &window, &win);
    *window = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    if (argc > 2 && pthread_create(&thread, NULL, stores, called ? &thread : NULL) != 0) MPI_Abort(MPI_COMM_WORLD, 2);
    double end = MPI_Wtime() + (argc > 1 ? atof(argv[1]) : 1);
    for (int go = 1; go;) {
        int again = MPI_Wtime() < end && (argc <= 3 || access(argv[3], F_OK) != 0);
        MPI_Allreduce(&again, &go, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    }
    over = 1;
    if (argc > 2) pthread_join(thread, &count);
    if (*window != (long)count) {
        fprintf(stderr, "rank %d: %ld in the window, and %ld were stored\n", rank, (long)*window, (long)count);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_free(&win);
    MPI_Finalize();
    if (rank == 0) printf("done\n");
    return 0;
}
