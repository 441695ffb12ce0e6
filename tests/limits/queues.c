/*
 * 100,000 receives outstanding at once; 10,000 messages that nobody waits for, received in the
 * reverse order; 20,000 sends outstanding at once. All are matched right.
 */
#include "check.h"

enum { POSTED = 100000, UNEXPECTED = 10000, SENDS = 20000 };

static int v[POSTED];
static MPI_Request r[POSTED];

static void posted(void)
{
    if (rank == 1) {
        for (int i = 0; i < POSTED; i++) {
            v[i] = -1;
            OK(MPI_Irecv(&v[i], 1, MPI_INT, i % 7 == 0 ? MPI_ANY_SOURCE : 0, i, MPI_COMM_WORLD,
                         &r[i]));
        }
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (rank == 0) {
        for (int i = 0; i < POSTED; i++) {
            int k = (int)((i * 7919L) % POSTED);
            OK(MPI_Send(&k, 1, MPI_INT, 1, k, MPI_COMM_WORLD));
        }
    } else if (rank == 1) {
        OK(MPI_Waitall(POSTED, r, MPI_STATUSES_IGNORE));
        for (int i = 0; i < POSTED; i++)
            CHECK(v[i] == i && r[i] == MPI_REQUEST_NULL);
    }
}

static void unexpected(void)
{
    if (rank == 0)
        for (int i = 0; i < UNEXPECTED; i++)
            OK(MPI_Send(&i, 1, MPI_INT, 1, i, MPI_COMM_WORLD));
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (rank == 1) {
        for (int i = UNEXPECTED - 1; i >= 0; i--) {
            int w = -1;
            MPI_Status s;
            OK(MPI_Recv(&w, 1, MPI_INT, i % 2 ? MPI_ANY_SOURCE : 0, i, MPI_COMM_WORLD, &s));
            CHECK(w == i && s.MPI_TAG == i && s.MPI_SOURCE == 0);
        }
    }
}

static void sends(void)
{
    for (int i = 0; i < SENDS; i++)
        v[i] = i;
    if (rank == 0) {
        for (int i = 0; i < SENDS; i++)
            OK(MPI_Issend(&v[i], 1, MPI_INT, 1, 5, MPI_COMM_WORLD, &r[i]));
        OK(MPI_Waitall(SENDS, r, MPI_STATUSES_IGNORE));
    } else if (rank == 1) {
        for (int i = 0; i < SENDS; i++) {
            int w = -1;
            OK(MPI_Recv(&w, 1, MPI_INT, 0, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            CHECK(w == i);
        }
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    posted();
    unexpected();
    sends();
    OK(MPI_Barrier(MPI_COMM_WORLD));
    return end();
}
