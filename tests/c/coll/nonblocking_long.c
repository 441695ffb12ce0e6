// np: 2 3 5 16 17
// nodes: 1
/* Several long calls in flight on one communicator, which end in any order, beside blocking calls,
   and persistent ones that are started again: data that fits no short post, of one piece and of
   several. */
#include "check.h"

enum { CALLS = 11, ROUNDS = 12, MOST = 100000 };

/* Not commutative: a pair (a, b) is the function x -> a * x + b. */
static void chain(void *left, void *inout, int *n, MPI_Datatype *type)
{
    unsigned *f = left, *g = inout;
    (void)type;
    for (int i = 0; i < *n; i++) {
        g[2 * i + 1] = f[2 * i] * g[2 * i + 1] + f[2 * i + 1];
        g[2 * i] = f[2 * i] * g[2 * i];
    }
}

static unsigned pair_of(int from, int call, int i)
{
    return (unsigned)value(from, call, i) | 1;
}

static int length(int call, int round)
{
    static const int lengths[] = {280, 600, 1024, 4096, 8190, 16384, 16390, 40000, MOST};
    return lengths[(call * 5 + round) % 9];
}

struct call {
    int n, kind, root, in_place;
    unsigned *send, *recv;
    MPI_Request request;
};

static MPI_Datatype pairs, apart;
static MPI_Op chained;

static void fill(struct call *c, int call)
{
    for (int i = 0; i < 2 * c->n; i++) {
        unsigned own = pair_of(rank, call, i);
        c->send[i] = own;
        c->recv[i] = c->in_place || (c->kind == 0 && rank == c->root) ? own : 7;
    }
}

static void start(struct call *c, int persistent)
{
    void *send = c->in_place ? MPI_IN_PLACE : c->send;
    MPI_Comm comm = MPI_COMM_WORLD;
    int n = c->n;
    switch (c->kind) {
    case 0:
        OK(persistent ? MPI_Bcast_init(c->recv, n, pairs, c->root, comm, MPI_INFO_NULL, &c->request)
                      : MPI_Ibcast(c->recv, n, pairs, c->root, comm, &c->request));
        break;
    case 1:
        OK(persistent ? MPI_Allreduce_init(send, c->recv, n, pairs, chained, comm, MPI_INFO_NULL,
                                           &c->request)
                      : MPI_Iallreduce(send, c->recv, n, pairs, chained, comm, &c->request));
        break;
    case 2:
        OK(persistent ? MPI_Allreduce_init(send, c->recv, 2 * n, MPI_UNSIGNED, MPI_SUM, comm,
                                           MPI_INFO_NULL, &c->request)
                      : MPI_Iallreduce(send, c->recv, 2 * n, MPI_UNSIGNED, MPI_SUM, comm,
                                       &c->request));
        break;
    default:
        send = c->in_place && rank == c->root ? MPI_IN_PLACE : c->in_place ? c->recv : c->send;
        OK(persistent ? MPI_Reduce_init(send, rank == c->root ? c->recv : NULL, n, pairs, chained,
                                        c->root, comm, MPI_INFO_NULL, &c->request)
                      : MPI_Ireduce(send, rank == c->root ? c->recv : NULL, n, pairs, chained,
                                    c->root, comm, &c->request));
    }
}

static void check(struct call *c, int call)
{
    if (c->kind == 3 && rank != c->root)
        return;
    for (int i = 0; i < c->n; i++) {
        unsigned all[2] = {pair_of(0, call, 2 * i), pair_of(0, call, 2 * i + 1)};
        unsigned sum[2] = {all[0], all[1]};
        int one = 1;
        for (int r = 1; r < size; r++) {
            unsigned next[2] = {pair_of(r, call, 2 * i), pair_of(r, call, 2 * i + 1)};
            sum[0] += next[0];
            sum[1] += next[1];
            chain(all, next, &one, NULL);
            all[0] = next[0];
            all[1] = next[1];
        }
        unsigned a = c->recv[2 * i], b = c->recv[2 * i + 1];
        switch (c->kind) {
        case 0:
            CHECK(a == pair_of(c->root, call, 2 * i) && b == pair_of(c->root, call, 2 * i + 1));
            break;
        case 2: CHECK(a == sum[0] && b == sum[1]); break;
        default: CHECK(a == all[0] && b == all[1]);
        }
    }
}

/* Types with holes have their own way through a piece. */
static void holes(void)
{
    int n = 9000;
    unsigned *data = malloc(n * 3 * sizeof *data);
    MPI_Request request;
    for (int i = 0; i < 3 * n; i++)
        data[i] = rank == 0 && i % 3 != 2 ? pair_of(0, 1, i) : 7;
    OK(MPI_Ibcast(data, n, apart, 0, MPI_COMM_WORLD, &request));
    OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
    for (int i = 0; i < 3 * n; i++)
        CHECK(data[i] == (i % 3 != 2 ? pair_of(0, 1, i) : 7));
    free(data);
}

int main(int argc, char **argv)
{
    struct call calls[CALLS];
    MPI_Datatype both;
    begin(&argc, &argv);
    OK(MPI_Type_contiguous(2, MPI_UNSIGNED, &pairs));
    OK(MPI_Type_commit(&pairs));
    OK(MPI_Type_create_resized(pairs, 0, 3 * sizeof(unsigned), &both));
    OK(MPI_Type_dup(both, &apart));
    OK(MPI_Type_commit(&apart));
    OK(MPI_Op_create(chain, 0, &chained));
    for (int i = 0; i < CALLS; i++) {
        calls[i].send = malloc(2 * MOST * sizeof(unsigned));
        calls[i].recv = malloc(2 * MOST * sizeof(unsigned));
    }
    for (int round = 0; round < ROUNDS; round++) {
        int persistent = round % 3 == 2;
        for (int i = 0; i < CALLS; i++) {
            struct call *c = &calls[i];
            c->n = length(i, round) / 2;
            c->kind = (i + round) % 4;
            c->root = (i * 3 + round) % size;
            c->in_place = (i / 2 + round) % 3 == 0 && c->kind != 0;
            fill(c, i);
            start(c, persistent);
            if (i % 4 == 1) {
                int ranks = 1;
                OK(MPI_Allreduce(MPI_IN_PLACE, &ranks, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
                CHECK(ranks == size);
            }
        }
        for (int times = 0; times < (persistent ? 3 : 1); times++) {
            for (int i = 0; persistent && i < CALLS; i++) {
                /* In an order of each rank's own. */
                int k = (i * (1 + rank % 3) + rank) % CALLS;
                fill(&calls[k], k);
                OK(MPI_Start(&calls[k].request));
            }
            for (int i = 0; i < CALLS; i++) {
                int k = (i + rank * 2) % CALLS;
                OK(MPI_Wait(&calls[k].request, MPI_STATUS_IGNORE));
                check(&calls[k], k);
            }
        }
        for (int i = 0; persistent && i < CALLS; i++)
            OK(MPI_Request_free(&calls[i].request));
    }
    holes();
    return end();
}
