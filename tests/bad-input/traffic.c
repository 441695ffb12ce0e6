/*
 * traffic [ROUNDS [FILE]]: ranks in a ring exchange messages of 1 byte to 4 MB, ROUNDS times, and
 * check every byte. Prints "traffic ok" at rank 0. ROUNDS 0: no end (the test kills the job), or
 * until rank 0 sees the file.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BIGGEST = 4 << 20 };

int main(int argc, char **argv)
{
    static const int sizes[] = {1, 100, 4096, 5000, 70000, 1 << 20, BIGGEST};
    unsigned char *out = malloc(BIGGEST), *in = malloc(BIGGEST);
    long rounds = argc > 1 ? atol(argv[1]) : 3;
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (!out || !in) {
        fprintf(stderr, "rank %d: no memory for the program\n", rank);
        MPI_Abort(MPI_COMM_WORLD, 5);
    }
    int to = (rank + 1) % size, from = (rank + size - 1) % size;
    for (int i = 0; i < BIGGEST; i++)
        out[i] = (unsigned char)(i * 31 + i / 257 + rank);
    for (long round = 0; rounds == 0 || round < rounds; round++) {
        if (argc > 2) {
            int seen = rank == 0 && access(argv[2], F_OK) == 0;
            MPI_Bcast(&seen, 1, MPI_INT, 0, MPI_COMM_WORLD);
            if (seen)
                break;
        }
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            int n = sizes[k], got;
            MPI_Status s;
            memset(in, 0, (size_t)n);
            MPI_Sendrecv(out, n, MPI_BYTE, to, (int)k, in, BIGGEST, MPI_BYTE, from, (int)k,
                         MPI_COMM_WORLD, &s);
            MPI_Get_count(&s, MPI_BYTE, &got);
            for (int i = 0; i < n; i++)
                if (got != n || in[i] != (unsigned char)(i * 31 + i / 257 + from)) {
                    fprintf(stderr, "rank %d: wrong byte %d of %d (%d arrived)\n", rank, i, n, got);
                    MPI_Abort(MPI_COMM_WORLD, 3);
                }
        }
        MPI_Barrier(MPI_COMM_WORLD);
    }
    MPI_Finalize();
    if (rank == 0)
        puts("traffic ok");
    return 0;
}
