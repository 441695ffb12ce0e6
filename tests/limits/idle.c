/*
 * Ranks that have waited a second use no processor time: rank 0 sleeps outside MPI, the others
 * wait in MPI_Recv, in a barrier, or in MPI_Waitany.
 */
#define _GNU_SOURCE
#include <sys/resource.h>
#include <time.h>
#include "check.h"

enum { SLEEP_MS = 1800, ALLOWED_PERCENT = 5 };

static double cpu_ms(void)
{
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) * 1e3 +
           (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e3;
}

int main(int argc, char **argv)
{
    int v = 0, which;
    MPI_Request r[2];
    begin(&argc, &argv);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    double before = cpu_ms();
    if (rank == 0) {
        struct timespec t = {SLEEP_MS / 1000, SLEEP_MS % 1000 * 1000000L};
        nanosleep(&t, NULL);
        for (int i = 1; i < size; i++)
            if (i % 3 != 2)
                OK(MPI_Send(&v, 1, MPI_INT, i, 0, MPI_COMM_WORLD));
    } else if (rank % 3 == 0) {
        OK(MPI_Irecv(&v, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, &r[0]));
        OK(MPI_Irecv(&v, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, &r[1]));
        OK(MPI_Waitany(2, r, &which, MPI_STATUS_IGNORE));
        OK(MPI_Cancel(&r[1]));
        OK(MPI_Wait(&r[1], MPI_STATUS_IGNORE));
    } else if (rank % 3 == 1) {
        OK(MPI_Recv(&v, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    double used = cpu_ms() - before;
    fprintf(stderr, "rank %d: %.1f ms of processor time in %d ms\n", rank, used, SLEEP_MS);
    CHECK(used <= SLEEP_MS * ALLOWED_PERCENT / 100.0);
    return end();
}
