// Pairs of ranks that exchange messages without a pause, all of them checked: pingpong SECONDS [BYTES].
// Prints how many there were. LEVEL, at compile time, is the support for threads that it asks for.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef LEVEL
#define LEVEL MPI_THREAD_SINGLE
#endif

int main(int argc, char **argv) {
    int rank, size, provided;
    MPI_Init_thread(&argc, &argv, LEVEL, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double seconds = argc > 1 ? atof(argv[1]) : 1;
    int bytes = argc > 2 ? atoi(argv[2]) : 8;
    int n = bytes / 4, peer = rank ^ 1;
    int *out = calloc(n, 4), *in = calloc(n, 4);
    long rounds = 0;
    if (peer < size) {
        double end = MPI_Wtime() + seconds;
        for (int go = 1; go; rounds++) {
            if (rank % 2 == 0) {
                go = MPI_Wtime() < end;
                for (int i = 1; i < n; i++) out[i] = (int)rounds + i;
                out[0] = go;
                MPI_Send(out, n, MPI_INT, peer, 1, MPI_COMM_WORLD);
                MPI_Recv(in, n, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            } else {
                MPI_Recv(in, n, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
                go = in[0];
                memcpy(out, in, bytes);
                MPI_Send(out, n, MPI_INT, peer, 1, MPI_COMM_WORLD);
            }
            for (int i = 1; i < n; i++) {
                if (in[i] != (int)rounds + i) {
                    fprintf(stderr, "rank %d, round %ld: %d at %d\n", rank, rounds, in[i], i);
                    MPI_Abort(MPI_COMM_WORLD, 1);
                }
            }
        }
    }
    if (rank == 0) printf("%ld rounds\n", rounds);
    MPI_Finalize();
    return 0;
}
