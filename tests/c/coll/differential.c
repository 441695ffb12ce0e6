// np: 1 2 3 4 7
/* Random collectives against plain arithmetic: all operations, in place and not, blocking, pending
   and persistent, user's operations that commute and that do not, ragged blocks in any order, and
   datatypes with gaps, with data below the lower bound and with fields in reverse order, different
   ones at each rank where data is moved. Every byte of both sides is compared with what the call
   had to leave there. */
#include "check.h"

enum { ROUNDS = 400, KINDS = 4, MARGIN = 64, FORMS = 3 };

/* Where the two fields of an element lie, and the lower bound and extent of its type. */
static const struct {
    int a, b, lb, extent;
} kinds[KINDS] = {{0, 4, 0, 8}, {8, 12, 0, 24}, {-8, 4, -4, 40}, {12, 4, 0, 20}};

static MPI_Datatype types[KINDS];
static MPI_Op ops[2]; /* the second one commutes */
static int reduced;   /* the kind of elements that the operations get */
static unsigned long long state = 20260;

/* The same number at every rank. */
static int below(int n)
{
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (int)((state >> 33) % (unsigned)n);
}

struct side {
    int kind, n;
    size_t bytes;
    unsigned char *mem, *want;
};

static unsigned char *element(unsigned char *mem, int kind, long i)
{
    return mem + MARGIN + i * kinds[kind].extent;
}

static void put(unsigned char *mem, int kind, long i, struct map m)
{
    memcpy(element(mem, kind, i) + kinds[kind].a, &m.a, 4);
    memcpy(element(mem, kind, i) + kinds[kind].b, &m.b, 4);
}

static struct map get(unsigned char *mem, int kind, long i)
{
    struct map m;
    memcpy(&m.a, element(mem, kind, i) + kinds[kind].a, 4);
    memcpy(&m.b, element(mem, kind, i) + kinds[kind].b, 4);
    return m;
}

/* Room for n elements that nobody has written. */
static struct side make(int kind, int n)
{
    struct side s = {kind, n, 2 * MARGIN + (size_t)n * (size_t)kinds[kind].extent, NULL, NULL};
    s.mem = malloc(s.bytes);
    s.want = malloc(s.bytes);
    CHECK(s.mem && s.want);
    memset(s.mem, 0xa5, s.bytes);
    memset(s.want, 0xa5, s.bytes);
    return s;
}

/* Data that is there before the call, and that stays unless `becomes` says otherwise. */
static void has(struct side *s, long i, struct map m)
{
    put(s->mem, s->kind, i, m);
    put(s->want, s->kind, i, m);
}

static void becomes(struct side *s, long i, struct map m) { put(s->want, s->kind, i, m); }

/* What is there after the call does not matter. */
static void any(struct side *s, long i) { put(s->want, s->kind, i, get(s->mem, s->kind, i)); }

static void *at(struct side *s) { return s->mem + MARGIN; }

static void combine(void *in, void *inout, int len, int commutes)
{
    unsigned char *l = (unsigned char *)in - MARGIN, *r = (unsigned char *)inout - MARGIN;
    for (int i = 0; i < len; i++) {
        struct map x = get(l, reduced, i), y = get(r, reduced, i);
        struct map sum = {x.a + y.a, x.b + y.b};
        put(r, reduced, i, commutes ? sum : compose(x, y));
    }
}

static void ordered(void *in, void *inout, int *len, MPI_Datatype *t)
{
    (void)t;
    combine(in, inout, *len, 0);
}

static void commuting(void *in, void *inout, int *len, MPI_Datatype *t)
{
    (void)t;
    combine(in, inout, *len, 1);
}

/* Element i of what `from` has for `to`. */
static struct map datum(int round, int from, int to, int i)
{
    return map_of(from * 64 + to, i + 131 * round);
}

/* The combination of element i of the ranks 0 .. last. */
static struct map result(int round, int commutes, int last, int i)
{
    struct map m = datum(round, 0, 0, i);
    for (int r = 1; r <= last; r++) {
        struct map x = datum(round, r, 0, i), sum = {m.a + x.a, m.b + x.b};
        m = commutes ? sum : compose(m, x);
    }
    return m;
}

/* Runs a call in one of its forms. */
#define CALL(form, f, ...)                                                                         \
    do {                                                                                           \
        MPI_Request q_ = MPI_REQUEST_NULL;                                                         \
        if ((form) == 0) OK(MPI_##f(__VA_ARGS__, MPI_COMM_WORLD));                                 \
        else if ((form) == 1) OK(MPI_I##f(__VA_ARGS__, MPI_COMM_WORLD, &q_));                      \
        else OK(START_##f(__VA_ARGS__, MPI_COMM_WORLD, MPI_INFO_NULL, &q_));                       \
        if ((form) == 2) OK(MPI_Start(&q_));                                                       \
        OK(MPI_Wait(&q_, MPI_STATUS_IGNORE));                                                      \
        if ((form) == 2) OK(MPI_Request_free(&q_));                                                \
    } while (0)
/* The names of the nonblocking functions have a small letter there. */
#define MPI_IBcast MPI_Ibcast
#define MPI_IGather MPI_Igather
#define MPI_IGatherv MPI_Igatherv
#define MPI_IScatter MPI_Iscatter
#define MPI_IScatterv MPI_Iscatterv
#define MPI_IAllgather MPI_Iallgather
#define MPI_IAllgatherv MPI_Iallgatherv
#define MPI_IAlltoall MPI_Ialltoall
#define MPI_IAlltoallv MPI_Ialltoallv
#define MPI_IAlltoallw MPI_Ialltoallw
#define MPI_IReduce MPI_Ireduce
#define MPI_IAllreduce MPI_Iallreduce
#define MPI_IReduce_scatter MPI_Ireduce_scatter
#define MPI_IReduce_scatter_block MPI_Ireduce_scatter_block
#define MPI_IScan MPI_Iscan
#define MPI_IExscan MPI_Iexscan
#define START_Bcast MPI_Bcast_init
#define START_Gather MPI_Gather_init
#define START_Gatherv MPI_Gatherv_init
#define START_Scatter MPI_Scatter_init
#define START_Scatterv MPI_Scatterv_init
#define START_Allgather MPI_Allgather_init
#define START_Allgatherv MPI_Allgatherv_init
#define START_Alltoall MPI_Alltoall_init
#define START_Alltoallv MPI_Alltoallv_init
#define START_Alltoallw MPI_Alltoallw_init
#define START_Reduce MPI_Reduce_init
#define START_Allreduce MPI_Allreduce_init
#define START_Reduce_scatter MPI_Reduce_scatter_init
#define START_Reduce_scatter_block MPI_Reduce_scatter_block_init
#define START_Scan MPI_Scan_init
#define START_Exscan MPI_Exscan_init

/* One round: what is called, and with what. */
struct round {
    int k, what, form, n, root, in_place, commutes, v;
    int counts[64], displs[64], total;
    struct side send, recv;
};

/* Blocks of a v-form: of any length, in any order, with room between them. Else equal ones. */
static void blocks(struct round *c)
{
    int order[64], put_at = 0;
    for (int r = 0; r < size; r++) {
        order[r] = r;
        c->counts[r] = c->v ? below(c->n + 1) * below(2) : c->n;
    }
    for (int r = size - 1; r > 0 && c->v; r--) {
        int other = below(r + 1), swap = order[r];
        order[r] = order[other];
        order[other] = swap;
    }
    for (int i = 0; i < size; i++) {
        int gap = c->v ? below(3) : 0;
        c->displs[order[i]] = put_at + gap;
        put_at += gap + c->counts[order[i]];
    }
    c->total = put_at;
}

static void broadcast(struct round *c)
{
    int here = rank == c->root;
    c->recv = make(c->recv.kind, c->n);
    for (int i = 0; i < c->n; i++) {
        if (here) has(&c->recv, i, datum(c->k, c->root, 0, i));
        becomes(&c->recv, i, datum(c->k, c->root, 0, i));
    }
    CALL(c->form, Bcast, at(&c->recv), c->n, types[c->recv.kind], c->root);
}

/* Gather, allgather: everybody's block to the root, or to all. */
static void gathers(struct round *c, int all)
{
    int here = all || rank == c->root, placed = c->in_place && here, mine = c->counts[rank];
    struct side *s = &c->send, *r = &c->recv;
    *s = make(s->kind, mine);
    *r = make(r->kind, here ? c->total : 0);
    for (int i = 0; i < mine; i++) has(s, i, datum(c->k, rank, 0, i));
    for (int p = 0; p < size && here; p++)
        for (int i = 0; i < c->counts[p]; i++) {
            if (placed && p == rank) has(r, c->displs[p] + i, datum(c->k, p, 0, i));
            becomes(r, c->displs[p] + i, datum(c->k, p, 0, i));
        }
    void *from = placed ? MPI_IN_PLACE : at(s), *to = here ? at(r) : NULL;
    MPI_Datatype st = types[s->kind], rt = types[r->kind];
    if (all && c->v) CALL(c->form, Allgatherv, from, mine, st, to, c->counts, c->displs, rt);
    else if (all) CALL(c->form, Allgather, from, mine, st, to, c->n, rt);
    else if (c->v) CALL(c->form, Gatherv, from, mine, st, to, c->counts, c->displs, rt, c->root);
    else CALL(c->form, Gather, from, mine, st, to, c->n, rt, c->root);
}

static void scatters(struct round *c)
{
    int here = rank == c->root, placed = c->in_place && here, mine = c->counts[rank];
    struct side *s = &c->send, *r = &c->recv;
    *s = make(s->kind, here ? c->total : 0);
    *r = make(r->kind, mine);
    for (int p = 0; p < size && here; p++)
        for (int i = 0; i < c->counts[p]; i++) has(s, c->displs[p] + i, datum(c->k, rank, p, i));
    for (int i = 0; i < mine && !placed; i++) becomes(r, i, datum(c->k, c->root, rank, i));
    void *from = here ? at(s) : NULL, *to = placed ? MPI_IN_PLACE : at(r);
    MPI_Datatype st = types[s->kind], rt = types[r->kind];
    if (c->v) CALL(c->form, Scatterv, from, c->counts, c->displs, st, to, mine, rt, c->root);
    else CALL(c->form, Scatter, from, c->n, st, to, mine, rt, c->root);
}

/* Block of p to q: as long as that of q to p, so that it can be in place. */
static int between(struct round *c, int p, int q)
{
    return c->v ? (p + q + c->k) % 4 * (c->n / 3) : c->n;
}

static void exchanges(struct round *c, int w)
{
    struct side *s = &c->send, *r = &c->recv;
    int sbytes[64], rbytes[64];
    MPI_Datatype stypes[64], rtypes[64];
    c->total = 0;
    for (int p = 0; p < size; p++) {
        c->counts[p] = between(c, rank, p);
        c->displs[p] = c->total + c->v;
        c->total += c->counts[p] + c->v;
    }
    *s = make(s->kind, c->total);
    *r = make(r->kind, c->total);
    for (int p = 0; p < size; p++) {
        sbytes[p] = c->displs[p] * kinds[s->kind].extent;
        rbytes[p] = c->displs[p] * kinds[r->kind].extent;
        stypes[p] = types[s->kind];
        rtypes[p] = types[r->kind];
        for (int i = 0; i < c->counts[p]; i++) {
            has(c->in_place ? r : s, c->displs[p] + i, datum(c->k, rank, p, i));
            becomes(r, c->displs[p] + i, datum(c->k, p, rank, i));
        }
    }
    void *from = c->in_place ? MPI_IN_PLACE : at(s);
    MPI_Datatype st = types[s->kind], rt = types[r->kind];
    if (w) CALL(c->form, Alltoallw, from, c->counts, sbytes, stypes, at(r), c->counts, rbytes, rtypes);
    else if (c->v)
        CALL(c->form, Alltoallv, from, c->counts, c->displs, st, at(r), c->counts, c->displs, rt);
    else CALL(c->form, Alltoall, from, c->n, st, at(r), c->n, rt);
}

/* Reduce, allreduce, scans: `last` is the rank up to which the result counts, -1 for none. */
static void combines(struct round *c, int last)
{
    int placed = c->in_place && (c->what != 10 || rank == c->root);
    int here = c->what != 10 || rank == c->root;
    struct side *s = &c->send, *r = &c->recv;
    reduced = s->kind = r->kind = below(KINDS);
    *s = make(s->kind, c->n);
    *r = make(r->kind, here ? c->n : 0);
    for (int i = 0; i < c->n; i++) {
        has(placed ? r : s, i, datum(c->k, rank, 0, i));
        if (here && last >= 0) becomes(r, i, result(c->k, c->commutes, last, i));
    }
    void *from = placed ? MPI_IN_PLACE : at(s), *to = here ? at(r) : NULL;
    MPI_Datatype t = types[reduced];
    MPI_Op op = ops[c->commutes];
    switch (c->what) {
    case 10: CALL(c->form, Reduce, from, to, c->n, t, op, c->root); break;
    case 11: CALL(c->form, Allreduce, from, to, c->n, t, op); break;
    case 12: CALL(c->form, Scan, from, to, c->n, t, op); break;
    default: CALL(c->form, Exscan, from, to, c->n, t, op);
    }
    for (int i = 0; i < c->n && here && last < 0; i++) any(r, i);
}

static void cuts(struct round *c)
{
    struct side *s = &c->send, *r = &c->recv;
    int first = 0, total = 0;
    for (int p = 0; p < size; p++) {
        if (p < rank) first += c->counts[p];
        total += c->counts[p];
    }
    reduced = s->kind = r->kind = below(KINDS);
    *s = make(s->kind, total);
    *r = make(r->kind, c->in_place ? total : c->counts[rank]);
    for (int i = 0; i < total; i++) has(c->in_place ? r : s, i, datum(c->k, rank, 0, i));
    void *from = c->in_place ? MPI_IN_PLACE : at(s);
    MPI_Datatype t = types[reduced];
    MPI_Op op = ops[c->commutes];
    if (c->v) CALL(c->form, Reduce_scatter, from, at(r), c->counts, t, op);
    else CALL(c->form, Reduce_scatter_block, from, at(r), c->n, t, op);
    for (int i = 0; i < r->n; i++)
        if (i < c->counts[rank]) becomes(r, i, result(c->k, c->commutes, size - 1, first + i));
        else any(r, i);
}

static void one(int k)
{
    static const int lengths[] = {0, 1, 2, 5, 33, 700, 9000};
    struct round c = {.k = k, .what = below(15), .form = below(FORMS)};
    c.n = lengths[below(7)];
    c.root = below(size);
    c.in_place = below(2);
    c.commutes = below(2);
    c.v = below(2);
    int seed = below(1 << 30);
    /* In place there is one type; else each rank describes its sides as it likes. */
    c.send.kind = (seed + rank * 7) % KINDS;
    c.recv.kind = (seed / KINDS + rank * 5) % KINDS;
    blocks(&c);
    switch (c.what) {
    case 0: broadcast(&c); break;
    case 1: case 2: gathers(&c, 0); break;
    case 3: case 4: scatters(&c); break;
    case 5: case 6: gathers(&c, 1); break;
    case 7: case 8: exchanges(&c, 0); break;
    case 9: c.v = 1; exchanges(&c, 1); break;
    case 10: case 11: combines(&c, size - 1); break;
    case 12: combines(&c, rank); break;
    case 13: combines(&c, rank - 1); break;
    default: cuts(&c);
    }
    struct side *sides[] = {&c.send, &c.recv};
    for (int i = 0; i < 2; i++) {
        if (sides[i]->mem && memcmp(sides[i]->mem, sides[i]->want, sides[i]->bytes) != 0) {
            fprintf(stderr, "round %d: rank %d of %d: operation %d, form %d, n %d, root %d, in place "
                    "%d, commutes %d, v %d, kinds %d %d: the %s side is wrong\n", k, rank, size,
                    c.what, c.form, c.n, c.root, c.in_place, c.commutes, c.v, c.send.kind,
                    c.recv.kind, i ? "receive" : "send");
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
        free(sides[i]->mem);
        free(sides[i]->want);
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int k = 0; k < KINDS; k++) {
        int lengths[2] = {1, 1};
        MPI_Aint places[2] = {kinds[k].a, kinds[k].b};
        MPI_Datatype t;
        OK(MPI_Type_create_hindexed(2, lengths, places, MPI_UNSIGNED, &t));
        OK(MPI_Type_create_resized(t, kinds[k].lb, kinds[k].extent, &types[k]));
        OK(MPI_Type_commit(&types[k]));
        OK(MPI_Type_free(&t));
    }
    OK(MPI_Op_create(ordered, 0, &ops[0]));
    OK(MPI_Op_create(commuting, 1, &ops[1]));
    for (int k = 0; k < ROUNDS; k++) one(k);
    for (int k = 0; k < KINDS; k++) OK(MPI_Type_free(&types[k]));
    OK(MPI_Op_free(&ops[0]));
    OK(MPI_Op_free(&ops[1]));
    return end();
}
