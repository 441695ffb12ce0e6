/* One message of 2.2 GB, more than an int counts, through the large-count functions. */
#include "check.h"

int main(int argc, char **argv)
{
    const MPI_Count n = 2200000000;
    begin(&argc, &argv);
    unsigned char *p = malloc((size_t)n);
    CHECK(p);
    if (rank == 0) {
        for (MPI_Count i = 0; i < n; i += 4096)
            p[i] = (unsigned char)(i / 4096 * 37);
        p[n - 1] = 99;
        OK(MPI_Send_c(p, n, MPI_BYTE, 1, 0, MPI_COMM_WORLD));
    } else if (rank == 1) {
        MPI_Status s;
        MPI_Count got;
        int small;
        OK(MPI_Recv_c(p, n, MPI_BYTE, 0, 0, MPI_COMM_WORLD, &s));
        OK(MPI_Get_count_c(&s, MPI_BYTE, &got));
        CHECK(got == n);
        OK(MPI_Get_count(&s, MPI_BYTE, &small));
        CHECK(small == MPI_UNDEFINED);
        for (MPI_Count i = 0; i < n; i += 4096)
            CHECK(p[i] == (unsigned char)(i / 4096 * 37));
        CHECK(p[n - 1] == 99);
    }
    free(p);
    return end();
}
