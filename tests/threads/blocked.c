/*
 * Two threads of each rank wait for messages that come only after a third has exchanged many: a
 * waiter must neither stop the others nor miss its own end. One waits in MPI_Recv, one in
 * MPI_Waitall; the end of a request is seen by whichever thread waits for it.
 */
#include "check.h"

enum { ROUNDS = 20, STEPS = 300 };

static int to, from;

static void waits_in_recv(int round)
{
    long v = 0;
    OK(MPI_Recv(&v, 1, MPI_LONG, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    CHECK(v == word(from, 1, round));
}

static void waits_in_waitall(int round)
{
    static long v[2][70000];
    MPI_Request r[2];
    OK(MPI_Irecv(v[0], 70000, MPI_LONG, from, 2, MPI_COMM_WORLD, &r[0]));
    OK(MPI_Irecv(v[1], 1, MPI_LONG, from, 3, MPI_COMM_WORLD, &r[1]));
    OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
    CHECK(filled(v[0], 70000, word(from, 2, round)) && v[1][0] == word(from, 3, round));
}

static void moves(int round)
{
    static long big[70000];
    for (int i = 0; i < STEPS; i++) {
        long out = word(rank, 4, i), in = 0;
        OK(MPI_Sendrecv(&out, 1, MPI_LONG, to, 4, &in, 1, MPI_LONG, from, 4, MPI_COMM_WORLD,
                        MPI_STATUS_IGNORE));
        CHECK(in == word(from, 4, i));
    }
    long one = word(rank, 1, round), three = word(rank, 3, round);
    fill(big, 70000, word(rank, 2, round));
    MPI_Request r[3];
    OK(MPI_Isend(&three, 1, MPI_LONG, to, 3, MPI_COMM_WORLD, &r[0]));
    OK(MPI_Isend(&one, 1, MPI_LONG, to, 1, MPI_COMM_WORLD, &r[1]));
    OK(MPI_Isend(big, 70000, MPI_LONG, to, 2, MPI_COMM_WORLD, &r[2]));
    OK(MPI_Waitall(3, r, MPI_STATUSES_IGNORE));
}

static int round_now;

static void part(int thread)
{
    static void (*const parts[])(int) = {waits_in_recv, waits_in_waitall, moves};
    parts[thread](round_now);
}

/* One thread starts requests, another ends them. */
static MPI_Request handed[2];
static long sent, received;

static void hand_over(int thread)
{
    if (thread == 0)
        OK(MPI_Wait(&handed[0], MPI_STATUS_IGNORE));
    else
        OK(MPI_Wait(&handed[1], MPI_STATUS_IGNORE));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    to = (rank + 1) % size;
    from = (rank + size - 1) % size;
    for (round_now = 0; round_now < ROUNDS; round_now++)
        threads(3, part);
    for (int i = 0; i < 100; i++) {
        sent = word(rank, 5, i);
        OK(MPI_Irecv(&received, 1, MPI_LONG, from, 5, MPI_COMM_WORLD, &handed[0]));
        OK(MPI_Issend(&sent, 1, MPI_LONG, to, 5, MPI_COMM_WORLD, &handed[1]));
        threads(2, hand_over);
        CHECK(received == word(from, 5, i));
    }
    return end();
}
