// np: 2
/* A flood of messages that nobody receives stays bounded in memory on both sides. */
#include "check.h"

#include <unistd.h>

static long resident_kb(void)
{
    long pages = 0, unused;
    FILE *f = fopen("/proc/self/statm", "r");
    CHECK(f && fscanf(f, "%ld %ld", &unused, &pages) == 2);
    fclose(f);
    return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

int main(int argc, char **argv)
{
    enum { LEN = 4000, N = 100000, WINDOW = 1000 };
    static unsigned char data[LEN];
    static MPI_Request r[WINDOW];
    begin(&argc, &argv);
    long before = resident_kb();
    if (rank == 0) {
        fill(data, LEN, 2);
        for (int i = 0; i < N; i += WINDOW) {
            for (int k = 0; k < WINDOW; k++)
                OK(MPI_Isend(data, LEN, MPI_BYTE, 1, 1, MPI_COMM_WORLD, &r[k]));
            if (i == 0)
                OK(MPI_Send(NULL, 0, MPI_BYTE, 1, 2, MPI_COMM_WORLD));
            OK(MPI_Waitall(WINDOW, r, MPI_STATUSES_IGNORE));
        }
    } else {
        OK(MPI_Recv(NULL, 0, MPI_BYTE, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = 0; i < N; i++) {
            memset(data, 0, LEN);
            OK(MPI_Recv(data, LEN, MPI_BYTE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            CHECK(filled(data, LEN, 2));
        }
    }
    long grown = resident_kb() - before;
    if (grown > 96 * 1024) {
        fprintf(stderr, "rank %d grew by %ld KiB\n", rank, grown);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    return end();
}
