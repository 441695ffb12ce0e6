// np: 1 2 3 5 8
/* Random sequences of blocking, nonblocking and persistent calls on several communicators, the same
   at all ranks; each rank completes what is in flight in an order of its own, and starts persistent
   calls that are started together in an order of its own. */
#include "every.h"

#define I(low, High) MPI_I##low
#define INIT(low, High) MPI_##High##_init

enum { COMMS = 3, PREPARED = 12, FLIGHTS = 40, STEPS = 400 };

static unsigned long long common, own;

static int draw(unsigned long long *state, int below)
{
    *state = *state * 6364136223846793005ull + 1442695040888963407ull;
    return (int)((*state >> 33) % (unsigned)below);
}

static struct call calls[FLIGHTS + PREPARED];
static MPI_Request requests[FLIGHTS + PREPARED];
static int busy[FLIGHTS + PREPARED];
static MPI_Comm comms[COMMS];

/* A blocking call of all kinds. */
static void blocking(struct call *c, MPI_Comm comm)
{
    switch (c->op) {
    case 0: OK(MPI_Barrier(comm)); break;
    case 1: OK(MPI_Bcast(c->recv, c->n, MPI_INT, c->root, comm)); break;
    case 2:
        OK(MPI_Gather(c->send, c->n, MPI_INT, c->recv, c->n, MPI_INT, c->root, comm));
        break;
    case 4:
        OK(MPI_Scatter(c->send, c->n, MPI_INT, c->recv, c->n, MPI_INT, c->root, comm));
        break;
    case 6: OK(MPI_Allgather(c->send, c->n, MPI_INT, c->recv, c->n, MPI_INT, comm)); break;
    case 8: OK(MPI_Alltoall(c->send, c->n, MPI_INT, c->recv, c->n, MPI_INT, comm)); break;
    case 11:
        OK(MPI_Reduce(c->msend, c->mrecv, c->n, map_type, composition, c->root, comm));
        break;
    case 12: OK(MPI_Allreduce(c->msend, c->mrecv, c->n, map_type, composition, comm)); break;
    case 15: OK(MPI_Scan(c->msend, c->mrecv, c->n, map_type, composition, comm)); break;
    default:
        OK(MPI_Exscan(c->msend, c->mrecv, c->n, map_type, composition, comm));
        c->op = 16;
    }
}

static int length(void)
{
    static const int lengths[] = {1, 1, 2, 7, 60, 130, 600, 9000};
    return lengths[draw(&common, sizeof lengths / sizeof *lengths)];
}

static void ended(int k)
{
    verify(&calls[k]);
    busy[k] = 0;
    if (k >= PREPARED)
        drop(&calls[k]);
}

/* Looks at some that are in flight. */
static void look(void)
{
    for (int tries = draw(&own, 6); tries > 0; tries--) {
        int flag, k = draw(&own, FLIGHTS + PREPARED);
        if (!busy[k])
            continue;
        OK(MPI_Test(&requests[k], &flag, MPI_STATUS_IGNORE));
        if (flag)
            ended(k);
    }
}

/* Ends all from `first` on, in any order. */
static void settle(int first)
{
    int n = FLIGHTS + PREPARED - first, index;
    for (;;) {
        if (draw(&own, 3) == 0)
            look();
        OK(MPI_Waitany(n, requests + first, &index, MPI_STATUS_IGNORE));
        if (index == MPI_UNDEFINED)
            break;
        ended(first + index);
    }
    for (int k = first; k < FLIGHTS + PREPARED; k++)
        CHECK(!busy[k]);
}

static void prepare(int k)
{
    make(&calls[k], draw(&common, OPS), length());
    ISSUE(&calls[k], comms[draw(&common, COMMS)], INIT, MPI_INFO_NULL, &requests[k])
}

/* Starts a run of the prepared calls, each rank in its order. */
static void start_prepared(int round)
{
    int first = draw(&common, PREPARED), n = 1 + draw(&common, PREPARED - first), order[PREPARED];
    for (int k = first; k < first + n; k++) {
        if (busy[k]) {
            OK(MPI_Wait(&requests[k], MPI_STATUS_IGNORE));
            ended(k);
        }
        fill(&calls[k], round);
        order[k - first] = k;
    }
    for (int i = n - 1; i > 0; i--) {
        int j = draw(&own, i + 1), k = order[i];
        order[i] = order[j];
        order[j] = k;
    }
    for (int i = 0; i < n; i++) {
        OK(MPI_Start(&requests[order[i]]));
        busy[order[i]] = 1;
        look();
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    make_types();
    for (int seed = 1; seed <= 4; seed++) {
        int next = PREPARED;
        common = (unsigned long long)seed;
        own = (unsigned long long)(seed * 1000 + rank);
        if (rank == 0)
            printf("seed %d\n", seed);
        for (int i = 0; i < COMMS; i++) {
            OK(MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]));
            OK(MPI_Comm_set_errhandler(comms[i], MPI_ERRORS_RETURN));
        }
        for (int k = 0; k < FLIGHTS + PREPARED; k++)
            requests[k] = MPI_REQUEST_NULL;
        for (int k = 0; k < PREPARED; k++)
            prepare(k);
        for (int step = 0; step < STEPS; step++) {
            MPI_Comm comm = comms[draw(&common, COMMS)];
            int form = draw(&common, 8);
            if (form == 0) {
                struct call c;
                make(&c, draw(&common, OPS), length());
                fill(&c, step);
                blocking(&c, comm);
                verify(&c);
                drop(&c);
            } else if (form == 1) {
                start_prepared(step);
            } else if (form == 2 && draw(&common, 4) == 0) {
                int k = draw(&common, PREPARED);
                if (busy[k]) {
                    OK(MPI_Wait(&requests[k], MPI_STATUS_IGNORE));
                    ended(k);
                }
                OK(MPI_Request_free(&requests[k]));
                drop(&calls[k]);
                prepare(k);
            } else {
                if (next == FLIGHTS + PREPARED) {
                    settle(PREPARED);
                    next = PREPARED;
                }
                make(&calls[next], draw(&common, OPS), length());
                fill(&calls[next], step);
                ISSUE(&calls[next], comm, I, &requests[next])
                busy[next++] = 1;
            }
            look();
        }
        /* Communicators may be freed while calls on them are in flight or prepared. */
        for (int i = 0; i < COMMS; i++)
            OK(MPI_Comm_free(&comms[i]));
        settle(0);
        for (int k = 0; k < PREPARED; k++) {
            OK(MPI_Request_free(&requests[k]));
            drop(&calls[k]);
        }
    }
    free_types();
    return end();
}
