/* Two ranks exchange long messages whose every byte is checked, and short ones, and say now and
 * then how far they are, until they have done as many as asked for (0: until a file exists). */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LONG = 1 << 18, SHORT = 200, SHORTS = 20, STEP = 10 };

static unsigned char out[LONG], in[LONG];

static void fill(unsigned char *to, long n, long seed)
{
    long i;
    for (i = 0; i < n; i++) to[i] = (unsigned char)(seed * 31 + i * 7 + (i >> 8));
}

static void expect(const unsigned char *got, long n, long seed, const char *what)
{
    static unsigned char right[LONG];
    fill(right, n, seed);
    if (memcmp(got, right, (size_t)n) != 0) {
        printf("round %ld: %s is damaged\n", seed, what);
        fflush(stdout);
        MPI_Abort(MPI_COMM_WORLD, 3);
    }
}

int main(int argc, char **argv)
{
    int rank, i, more = 1;
    long round, rounds = argc > 1 ? atol(argv[1]) : 50;
    const char *until = argc > 2 ? argv[2] : "";
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (round = 0; more; round++) {
        fill(out, LONG, round + rank);
        MPI_Sendrecv(out, LONG, MPI_BYTE, !rank, 1, in, LONG, MPI_BYTE, !rank, 1, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
        expect(in, LONG, round + !rank, "a long message");
        for (i = 0; i < SHORTS; i++) {
            fill(out, SHORT, round + rank + i);
            MPI_Sendrecv(out, SHORT, MPI_BYTE, !rank, 2, in, SHORT, MPI_BYTE, !rank, 2,
                         MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            expect(in, SHORT, round + !rank + i, "a short message");
        }
        if (rank == 0 && round % STEP == 0) {
            printf("at %ld\n", round);
            fflush(stdout);
        }
        more = rounds > 0 ? round + 1 < rounds : access(until, F_OK) != 0;
        MPI_Bcast(&more, 1, MPI_INT, 0, MPI_COMM_WORLD);
    }
    if (rank == 0) printf("done\n");
    MPI_Finalize();
    return 0;
}
