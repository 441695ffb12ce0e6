/* Sums whose bits depend on the order of their operands, on all forms of reductions: prints one
   line with the bits of all results. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 3000 };
static double in[MOST], out[MOST];
static unsigned long long seen = 1469598103934665603ull;

static void mix(int n)
{
    for (int i = 0; i < n; i++) {
        unsigned long long bits;
        memcpy(&bits, &out[i], sizeof bits);
        seen = (seen ^ bits) * 1099511628211ull;
    }
}

int main(int argc, char **argv)
{
    static const int lengths[] = {1, 5, 100, 400, MOST};
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < MOST; i++) in[i] = 1.0 / (1 + rank * 7 + i) * (i % 3 ? 1e-9 : 1e9);
    for (unsigned k = 0; k < sizeof lengths / sizeof *lengths; k++) {
        int n = lengths[k];
        MPI_Request req;
        MPI_Allreduce(in, out, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        mix(n);
        MPI_Iallreduce(in, out, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &req);
        MPI_Wait(&req, MPI_STATUS_IGNORE);
        mix(n);
        MPI_Reduce(in, out, n, MPI_DOUBLE, MPI_SUM, size / 2, MPI_COMM_WORLD);
        MPI_Bcast(out, n, MPI_DOUBLE, size / 2, MPI_COMM_WORLD);
        mix(n);
        MPI_Reduce_scatter_block(in, out, n / size, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        mix(n / size);
        MPI_Scan(in, out, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        mix(n);
    }
    if (rank == 0) printf("bits %016llx\n", seen);
    MPI_Finalize();
    return 0;
}
