// A thread of rank 0 computes in an operation of the program until a file is there, while another one waits in MPI:
// operation FILE.
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static const char *file;

static void slow(void *in, void *inout, int *len, MPI_Datatype *type) {
    (void)in, (void)inout, (void)len, (void)type;
    while (access(file, F_OK) != 0) usleep(1000);
}

static void *computes(void *arg) {
    int one = 1, sum = 1;
    MPI_Op op;
    (void)arg;
    MPI_Op_create(slow, 1, &op);
    MPI_Reduce_local(&one, &sum, 1, MPI_INT, op);
    MPI_Op_free(&op);
    MPI_Ssend(&one, 1, MPI_INT, 0, 5, MPI_COMM_SELF);
    return NULL;
}

int main(int argc, char **argv) {
    int rank, provided, word = 0;
    pthread_t thread;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    file = argv[1];
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        if (pthread_create(&thread, NULL, computes, NULL) != 0) MPI_Abort(MPI_COMM_WORLD, 2);
        MPI_Recv(&word, 1, MPI_INT, 0, 5, MPI_COMM_SELF, MPI_STATUS_IGNORE);
        pthread_join(thread, NULL);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) printf("done\n");
    MPI_Finalize();
    return 0;
}
