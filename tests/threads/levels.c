/*
 * Ranks of different thread levels in one job: even ranks have MPI_THREAD_MULTIPLE and threads, odd
 * ranks MPI_THREAD_FUNNELED and one. Every even rank talks to every odd one on several communicators
 * at once, in both directions, with all modes and with wildcards.
 */
#include "check.h"

enum { COMMS = 5, MESSAGES = 300, BIG = 30000 };

static MPI_Comm comms[COMMS];

static int length(int i) { return i % 60 == 59 ? BIG : i % 17 == 16 ? 2000 : 1 + i % 6; }

static void send_one(long *m, int i, int to, int c)
{
    MPI_Request r;
    fill(m, length(i), word(rank, c, i));
    switch (i % 3) {
    case 0: OK(MPI_Send(m, length(i), MPI_LONG, to, c, comms[c])); break;
    case 1: OK(MPI_Ssend(m, length(i), MPI_LONG, to, c, comms[c])); break;
    default:
        OK(MPI_Isend(m, length(i), MPI_LONG, to, c, comms[c], &r));
        OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    }
}

static void receive_one(long *m, int i, int from, int c)
{
    MPI_Status s;
    int n;
    OK(MPI_Recv(m, BIG, MPI_LONG, i % 4 ? from : MPI_ANY_SOURCE, i % 5 ? c : MPI_ANY_TAG, comms[c],
                &s));
    OK(MPI_Get_count(&s, MPI_LONG, &n));
    CHECK(s.MPI_SOURCE == from && s.MPI_TAG == c && n == length(i));
    CHECK(filled(m, n, word(from, c, i)));
}

/* Of a rank with threads: thread c exchanges with its partner on communicator c. */
static void with_partner(int c)
{
    long *m = malloc(BIG * sizeof *m);
    CHECK(m);
    for (int i = 0; i < MESSAGES; i++) {
        send_one(m, i, rank + 1, c);
        receive_one(m, i, rank + 1, c);
    }
    free(m);
}

/* Of a rank without: takes turns with all threads of its partner. */
static void with_all_threads(void)
{
    long *m = malloc(BIG * sizeof *m);
    CHECK(m);
    for (int i = 0; i < MESSAGES; i++)
        for (int c = 0; c < COMMS; c++) {
            receive_one(m, i, rank - 1, c);
            send_one(m, i, rank - 1, c);
        }
    free(m);
}

int main(int argc, char **argv)
{
    int provided = -1, wanted;
    const char *me = getenv("HAWSER_RANK");
    wanted = me && atoi(me) % 2 ? MPI_THREAD_FUNNELED : MPI_THREAD_MULTIPLE;
    OK(MPI_Init_thread(&argc, &argv, wanted, &provided));
    CHECK(provided == wanted);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < COMMS; i++)
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]));
    if (rank % 2)
        with_all_threads();
    else if (rank + 1 < size)
        threads(COMMS, with_partner);
    for (int i = 0; i < COMMS; i++) {
        int sum = 0;
        OK(MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comms[i]));
        CHECK(sum == size * (size - 1) / 2);
        OK(MPI_Comm_free(&comms[i]));
    }
    return end();
}
