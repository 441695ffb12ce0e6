/*
 * Requests of several communicators in the hands of one thread, and of other threads than those that
 * started them: Waitall, Waitany, Waitsome and Testall over all of them, nonblocking collectives
 * among them, cancelled receives, buffered sends that share one buffer, and messages that are still
 * under way when MPI_Finalize is called.
 */
#include "check.h"

enum { COMMS = 6, LONGS = 20000, ROUNDS = 40, THREADS = 4 };

static MPI_Comm comms[COMMS];
static MPI_Request handed[THREADS];
static long *handed_data[THREADS];
static int next, before;

static void start_all(MPI_Request *r, long *in, long *out, int round)
{
    for (int c = 0; c < COMMS; c++) {
        int n = c % 2 ? LONGS : 3;
        fill(out + c * LONGS, n, word(rank, c, round));
        OK(MPI_Irecv(in + c * LONGS, n, MPI_LONG, c % 3 ? before : MPI_ANY_SOURCE, 7, comms[c],
                     &r[c]));
        OK(MPI_Isend(out + c * LONGS, n, MPI_LONG, next, 7, comms[c], &r[COMMS + c]));
    }
}

static void checked(const long *in, int round)
{
    for (int c = 0; c < COMMS; c++)
        CHECK(filled(in + c * LONGS, c % 2 ? LONGS : 3, word(before, c, round)));
}

/* All requests of all communicators in one set, ended in four ways. */
static void one_set(void)
{
    enum { N = 2 * COMMS + 1 };
    long *in = malloc(COMMS * LONGS * sizeof *in), *out = malloc(COMMS * LONGS * sizeof *out);
    MPI_Request r[N];
    CHECK(in && out);
    for (int round = 0; round < ROUNDS; round++) {
        int done = 0, n, index[N], sum = 0;
        start_all(r, in, out, round);
        OK(MPI_Iallreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comms[round % COMMS], &r[N - 1]));
        switch (round % 4) {
        case 0: OK(MPI_Waitall(N, r, MPI_STATUSES_IGNORE)); break;
        case 1:
            for (int i = 0; i < N; i++) {
                OK(MPI_Waitany(N, r, &n, MPI_STATUS_IGNORE));
                CHECK(n >= 0 && n < N && r[n] == MPI_REQUEST_NULL);
            }
            break;
        case 2:
            while (done < N) {
                OK(MPI_Waitsome(N, r, &n, index, MPI_STATUSES_IGNORE));
                CHECK(n > 0);
                done += n;
            }
            break;
        default:
            while (!done)
                OK(MPI_Testall(N, r, &done, MPI_STATUSES_IGNORE));
        }
        CHECK(sum == size * (size - 1) / 2);
        checked(in, round);
    }
    free(in);
    free(out);
}

/* A receive that the main thread has started is ended by this one, and one of its own cancelled. */
static void finish(int t)
{
    MPI_Status s;
    MPI_Request r;
    int word_in, cancelled;
    if (t % 2) {
        OK(MPI_Wait(&handed[t], MPI_STATUS_IGNORE));
    } else {
        for (int done = 0; !done;)
            OK(MPI_Test(&handed[t], &done, MPI_STATUS_IGNORE));
    }
    CHECK(filled(handed_data[t], LONGS, word(before, t, 1)));
    OK(MPI_Irecv(&word_in, 1, MPI_INT, before, 99, comms[t], &r));
    OK(MPI_Cancel(&r));
    OK(MPI_Wait(&r, &s));
    OK(MPI_Test_cancelled(&s, &cancelled));
    CHECK(cancelled);
}

static void other_threads(void)
{
    long *out = malloc(LONGS * sizeof *out);
    MPI_Request sends[THREADS];
    CHECK(out);
    for (int t = 0; t < THREADS; t++) {
        handed_data[t] = malloc(LONGS * sizeof(long));
        CHECK(handed_data[t]);
        OK(MPI_Irecv(handed_data[t], LONGS, MPI_LONG, before, 8, comms[t], &handed[t]));
    }
    for (int t = 0; t < THREADS; t++) {
        fill(out, LONGS, word(rank, t, 1));
        OK(MPI_Isend(out, LONGS, MPI_LONG, next, 8, comms[t], &sends[t]));
        if (t == 0)
            threads(1, finish);
        else
            finish(t);
        OK(MPI_Wait(&sends[t], MPI_STATUS_IGNORE));
    }
    for (int t = 0; t < THREADS; t++)
        free(handed_data[t]);
    free(out);
}

/* One buffer serves buffered sends of all threads on all communicators. */
static void buffered(int t)
{
    long m[10], in[10];
    for (int i = 0; i < 200; i++) {
        fill(m, 10, word(rank, t, i));
        OK(MPI_Bsend(m, 10, MPI_LONG, next, 20 + t, comms[(t + i) % COMMS]));
        OK(MPI_Recv(in, 10, MPI_LONG, before, 20 + t, comms[(t + i) % COMMS], MPI_STATUS_IGNORE));
        CHECK(filled(in, 10, word(before, t, i)));
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    next = (rank + 1) % size;
    before = (rank + size - 1) % size;
    for (int i = 0; i < COMMS; i++)
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]));
    one_set();
    other_threads();
    int bytes = THREADS * 50 * (80 + MPI_BSEND_OVERHEAD), detached;
    void *room = malloc((size_t)bytes), *back;
    OK(MPI_Buffer_attach(room, bytes));
    threads(THREADS, buffered);
    OK(MPI_Buffer_detach(&back, &detached));
    CHECK(back == room && detached == bytes);
    free(room);
    /* What is under way at the end: buffered sends that the receiver takes late. */
    room = malloc((size_t)bytes);
    OK(MPI_Buffer_attach(room, bytes));
    long last = word(rank, 0, 0), in;
    for (int c = 0; c < COMMS; c++)
        OK(MPI_Bsend(&last, 1, MPI_LONG, next, 30, comms[c]));
    for (int c = COMMS - 1; c >= 0; c--) {
        OK(MPI_Recv(&in, 1, MPI_LONG, before, 30, comms[c], MPI_STATUS_IGNORE));
        CHECK(in == word(before, 0, 0));
    }
    return end();
}
