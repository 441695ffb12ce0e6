// np: 2 4
/* More communicators with calls in flight, and more persistent calls, than a node has lanes for;
   what is freed serves again. */
#include "check.h"

enum { COMMS = 90, PREPARED = 600 };

int main(int argc, char **argv)
{
    static MPI_Comm comms[COMMS];
    static MPI_Request flights[COMMS], prepared[PREPARED];
    static int sums[COMMS], all[PREPARED], mine[PREPARED];
    begin(&argc, &argv);
    for (int times = 0; times < 3; times++) {
        for (int i = 0; i < COMMS; i++)
            OK(MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]));
        for (int i = 0; i < COMMS; i++)
            OK(MPI_Iallreduce(&rank, &sums[i], 1, MPI_INT, MPI_SUM, comms[i], &flights[i]));
        for (int i = COMMS - 1; i >= 0; i--) {
            OK(MPI_Wait(&flights[i], MPI_STATUS_IGNORE));
            CHECK(sums[i] == size * (size - 1) / 2);
        }
        for (int i = 0; i < COMMS; i++)
            OK(MPI_Comm_free(&comms[i]));
        for (int i = 0; i < PREPARED; i++)
            OK(MPI_Allreduce_init(&mine[i], &all[i], 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD,
                                  MPI_INFO_NULL, &prepared[i]));
        for (int round = 0; round < 3; round++) {
            /* One of two stays as it is. */
            for (int i = round % 2; i < PREPARED; i += 2) {
                mine[i] = rank + 10 * i + round;
                OK(MPI_Start(&prepared[i]));
            }
            OK(MPI_Waitall(PREPARED, prepared, MPI_STATUSES_IGNORE));
            for (int i = round % 2; i < PREPARED; i += 2)
                CHECK(all[i] == size - 1 + 10 * i + round);
        }
        for (int i = 0; i < PREPARED; i++)
            OK(MPI_Request_free(&prepared[(i * 7) % PREPARED]));
    }
    return end();
}
