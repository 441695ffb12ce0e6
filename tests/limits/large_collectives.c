/* Collectives of more bytes than an int counts: a broadcast and a reduction of 2.2 GB of each rank. */
#include "check.h"

static unsigned char datum(MPI_Count i, int who) { return (unsigned char)(i / 4096 * 37 + who); }

int main(int argc, char **argv)
{
    const MPI_Count n = 2200000001;
    begin(&argc, &argv);
    unsigned char *p = calloc((size_t)n, 1), sum;
    CHECK(p);
    for (MPI_Count i = 0; i < n && rank == 1; i += 4096)
        p[i] = datum(i, 9);
    if (rank == 1) p[n - 1] = 99;
    OK(MPI_Bcast_c(p, n, MPI_BYTE, 1, MPI_COMM_WORLD));
    for (MPI_Count i = 0; i < n - 1; i += 4096)
        CHECK(p[i] == datum(i, 9));
    CHECK(p[n - 1] == 99);
    for (MPI_Count i = 0; i < n; i += 4096)
        p[i] = datum(i, rank);
    p[n - 1] = (unsigned char)(rank + 1);
    OK(MPI_Allreduce_c(MPI_IN_PLACE, p, n, MPI_UINT8_T, MPI_SUM, MPI_COMM_WORLD));
    for (MPI_Count i = 0; i < n - 1; i += 4096) {
        sum = 0;
        for (int r = 0; r < size; r++)
            sum = (unsigned char)(sum + datum(i, r));
        CHECK(p[i] == sum);
    }
    CHECK(p[n - 1] == (unsigned char)(size * (size + 1) / 2) && p[1] == 0);
    free(p);
    return end();
}
