/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Collective calls of four ranks in groups of two, for counting the instructions of rank 0, a leader,
 * or 1, which is none:
 *
 *   levels barrier|bcast|reduce|allreduce ROUNDS
 *
 * The counted rank calls when the others are about to: it is slow, and finds what it needs. Each call
 * is counted by itself, and the least of them is one that did not wait.
 */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static long value, sum;

__attribute__((noinline)) int counted_barrier(void)
{
    return MPI_Barrier(MPI_COMM_WORLD) | (value < 0);
}

__attribute__((noinline)) int counted_bcast(void)
{
    return MPI_Bcast(&value, 1, MPI_LONG, 0, MPI_COMM_WORLD) | (value < 0);
}

__attribute__((noinline)) int counted_reduce(void)
{
    return MPI_Reduce(&value, &sum, 1, MPI_LONG, MPI_SUM, 0, MPI_COMM_WORLD) | (value < 0);
}

__attribute__((noinline)) int counted_allreduce(void)
{
    return MPI_Allreduce(&value, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD) | (value < 0);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*call)(void);
    } calls[] = { { "barrier", counted_barrier },
                  { "bcast", counted_bcast },
                  { "reduce", counted_reduce },
                  { "allreduce", counted_allreduce } };
    int rank, size, bad = 0, counted = atoi(getenv("COUNTED_RANK"));
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size != 4 || argc != 3) MPI_Abort(MPI_COMM_WORLD, 1);
    for (unsigned i = 0; i < 4; i++)
        for (int k = 0; k < atoi(argv[2]) && !strcmp(argv[1], calls[i].name); k++) {
            for (int r = 0; r < size; r++) {
                char byte = 0;
                if (r == counted) continue;
                if (rank == r) MPI_Send(&byte, 1, MPI_CHAR, counted, 1, MPI_COMM_WORLD);
                if (rank == counted)
                    MPI_Recv(&byte, 1, MPI_CHAR, r, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            }
            value = k;
            bad |= calls[i].call();
        }
    if (bad) MPI_Abort(MPI_COMM_WORLD, 2);
    MPI_Finalize();
    return 0;
}
