// np: 1 2
// nodes: 1
/* Communicators that are made and freed for ever, each with a message in either message space, and
 * one that is received by a matched probe: what is kept of them goes with them. */
#include "check.h"

enum { WARM = 5000, ROUNDS = 60000, MOST = 48 };

/* Pages that are resident. */
static long pages(void)
{
    long all, resident = -1;
    FILE *f = fopen("/proc/self/statm", "r");
    CHECK(f && fscanf(f, "%ld %ld", &all, &resident) == 2);
    fclose(f);
    return resident;
}

static void round_(int i)
{
    MPI_Comm dup;
    MPI_Request r;
    MPI_Message m;
    int sent = i, got = -1, peer = (rank + 1) % size, from = (rank + size - 1) % size;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &dup));
    OK(MPI_Isend(&sent, 1, MPI_INT, peer, 1, dup, &r));
    if (i % 3 == 0) {
        OK(MPI_Mprobe(from, 1, dup, &m, MPI_STATUS_IGNORE));
        OK(MPI_Mrecv(&got, 1, MPI_INT, &m, MPI_STATUS_IGNORE));
    } else
        OK(MPI_Recv(&got, 1, MPI_INT, i % 2 ? from : MPI_ANY_SOURCE, 1, dup, MPI_STATUS_IGNORE));
    CHECK(got == i);
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    if (i % 5 == 0)
        OK(MPI_Bcast(&sent, 1, MPI_INT, i % size, dup));
    OK(MPI_Comm_free(&dup));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int i = 0; i < WARM; i++)
        round_(i);
    pages();
    long before = pages();
    for (int i = 0; i < ROUNDS; i++)
        round_(i);
    long grown = pages() - before;
    /* A word per communicator would be 117 pages. */
    if (grown > MOST)
        fprintf(stderr, "rank %d: %ld pages more after %d communicators\n", rank, grown, ROUNDS);
    CHECK(grown <= MOST);
    return end();
}
