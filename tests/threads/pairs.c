/*
 * Pairs of threads in a ring of ranks exchange messages of many sizes: first each pair on a
 * communicator of its own, then all on one communicator with a tag per pair, in every mode of
 * sending. With an argument they do it again and again, for so many seconds at least.
 */
#include "check.h"

enum { PAIRS = 4, ROUNDS = 400, BIG = 40000 };

static MPI_Comm comms[PAIRS];
static const int lengths[] = {1, 5, 600, 3000, 1, 2, BIG};

static void exchange(MPI_Comm comm, int thread, int tag)
{
    int to = (rank + 1) % size, from = (rank + size - 1) % size;
    long *out = malloc(BIG * sizeof *out), *in = malloc(BIG * sizeof *in);
    CHECK(out && in);
    for (int i = 0; i < ROUNDS; i++) {
        int n = lengths[(i + thread) % 7], got;
        MPI_Request r[2];
        MPI_Status s;
        if (n == BIG && i % 5 != 0)
            n = 9;
        fill(out, n, word(rank, thread, i));
        memset(in, 0xee, (size_t)n * sizeof *in);
        switch (i % 4) {
        case 0:
            OK(MPI_Sendrecv(out, n, MPI_LONG, to, tag, in, BIG, MPI_LONG, from, tag, comm, &s));
            break;
        case 1:
            OK(MPI_Irecv(in, BIG, MPI_LONG, from, tag, comm, &r[0]));
            OK(MPI_Send(out, n, MPI_LONG, to, tag, comm));
            OK(MPI_Wait(&r[0], &s));
            break;
        case 2:
            OK(MPI_Issend(out, n, MPI_LONG, to, tag, comm, &r[0]));
            OK(MPI_Recv(in, BIG, MPI_LONG, from, tag, comm, &s));
            OK(MPI_Wait(&r[0], MPI_STATUS_IGNORE));
            break;
        default: {
            MPI_Message m;
            OK(MPI_Isend(out, n, MPI_LONG, to, tag, comm, &r[0]));
            OK(MPI_Mprobe(from, tag, comm, &m, &s));
            OK(MPI_Get_count(&s, MPI_LONG, &got));
            CHECK(got == n);
            OK(MPI_Mrecv(in, n, MPI_LONG, &m, &s));
            for (int done = 0; !done;)
                OK(MPI_Test(&r[0], &done, MPI_STATUS_IGNORE));
        }
        }
        OK(MPI_Get_count(&s, MPI_LONG, &got));
        CHECK(got == n && s.MPI_SOURCE == from && s.MPI_TAG == tag);
        CHECK(filled(in, n, word(from, thread, i)));
    }
    free(out);
    free(in);
}

static void own(int thread) { exchange(comms[thread], thread, 5); }
static void shared(int thread) { exchange(MPI_COMM_WORLD, thread, 100 + thread); }

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int i = 0; i < PAIRS; i++)
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]));
    double end_at = MPI_Wtime() + (argc > 1 ? atof(argv[1]) : 0);
    for (int again = 1; again;) {
        threads(PAIRS, own);
        threads(PAIRS, shared);
        again = MPI_Wtime() < end_at;
        OK(MPI_Bcast(&again, 1, MPI_INT, 0, MPI_COMM_WORLD));
    }
    for (int i = 0; i < PAIRS; i++)
        OK(MPI_Comm_free(&comms[i]));
    return end();
}
