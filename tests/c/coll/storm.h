/* Random sequences of collective calls, the same at all ranks: blocking, nonblocking and
   persistent ones, of any length, in types with holes and negative lower bounds, on communicators
   of all and of some ranks that come and go. What is in flight each rank completes in an order of
   its own, by any function that completes, and between messages. Every byte of all buffers is
   checked. */
#ifndef COLL_STORM_H
#define COLL_STORM_H

#include "check.h"

#include <stddef.h>

typedef unsigned long long u64;

enum { MARGIN = 256, TYPES = 5, MAPS = 2 };
enum { COMMS = 6, PREPARED = 10, FLIGHTS = 40, ALL = PREPARED + FLIGHTS };

static u64 mixed(u64 x)
{
    x = (x ^ x >> 33) * 0xff51afd7ed558ccdull;
    x = (x ^ x >> 33) * 0xc4ceb9fe1a85ec53ull;
    return x ^ x >> 33;
}

static int draw(u64 *state, int below)
{
    *state = *state * 6364136223846793005ull + 1442695040888963407ull;
    return (int)((*state >> 33) % (unsigned)below);
}

/* Elements of some unsigned words. */
struct layout {
    MPI_Datatype type;
    int words, at[3];
    ptrdiff_t lb, extent;
};

static struct layout layouts[TYPES], maps[MAPS];
static MPI_Op after;

static struct layout layout(int words, int at0, int at1, int at2, ptrdiff_t lb, ptrdiff_t extent)
{
    struct layout l = {MPI_UNSIGNED, words, {at0, at1, at2}, lb, extent};
    MPI_Aint at[3] = {at0, at1, at2};
    MPI_Datatype dense;
    OK(MPI_Type_create_hindexed_block(words, 1, at, MPI_UNSIGNED, &dense));
    OK(MPI_Type_create_resized(dense, lb, extent, &l.type));
    OK(MPI_Type_commit(&l.type));
    OK(MPI_Type_free(&dense));
    return l;
}

/* Maps x -> a x + b, one after the other: does not commute. */
static void map_after(void *first, void *then, int *n, MPI_Datatype *type)
{
    MPI_Aint lb, extent;
    MPI_Type_get_extent(*type, &lb, &extent);
    const struct layout *l = &maps[extent == maps[1].extent];
    CHECK(lb == l->lb && extent == l->extent);
    for (int i = 0; i < *n; i++) {
        const unsigned *a = (void *)((char *)first + i * extent + l->at[0]);
        const unsigned *b = (void *)((char *)first + i * extent + l->at[1]);
        unsigned *c = (void *)((char *)then + i * extent + l->at[0]);
        unsigned *d = (void *)((char *)then + i * extent + l->at[1]);
        *d += *c * *b;
        *c *= *a;
    }
}

static void make_layouts(void)
{
    layouts[0] = (struct layout){MPI_UNSIGNED, 1, {0}, 0, 4};
    layouts[1] = layout(3, 0, 4, 8, 0, 12);
    layouts[2] = layout(2, 0, 8, 0, 0, 16);
    layouts[3] = layout(3, -12, 4, 8, -16, 32);
    layouts[4] = layout(2, 12, 0, 0, -4, 24);
    maps[0] = layout(2, 0, 4, 0, 0, 8);
    maps[1] = layout(2, -8, 4, 0, -12, 28);
    OK(MPI_Op_create(map_after, 0, &after));
}

static void free_layouts(void)
{
    for (int i = 1; i < TYPES; i++)
        OK(MPI_Type_free(&layouts[i].type));
    for (int i = 0; i < MAPS; i++)
        OK(MPI_Type_free(&maps[i].type));
    OK(MPI_Op_free(&after));
}

/* A buffer as it is, and as it has to be when the call has ended. */
struct image {
    unsigned char *is, *shall;
    size_t bytes;
    ptrdiff_t begin;
};

/* A communicator; `size` 1 where this rank does not belong to it. */
struct members {
    MPI_Comm comm;
    int size, rank, in;
};

enum op { BARRIER, BCAST, GATHER, GATHERV, SCATTER, SCATTERV, ALLGATHER, ALLGATHERV, ALLTOALL,
          ALLTOALLV, REDUCE, ALLREDUCE, REDUCE_SCATTER_BLOCK, REDUCE_SCATTER, SCAN, EXSCAN, OPS };

struct call {
    enum op op;
    int n, root, inplace, id, round, live, busy;
    struct members of;
    const struct layout *l;
    MPI_Op combine;
    struct image send, recv;
    int *counts, *displs, *scounts, *sdispls;
};

/* Word w of element i that rank `from` has for rank `to`. */
static unsigned word_of(const struct call *c, int from, int to, int i, int w)
{
    u64 x = (u64)c->id << 24 ^ (u64)c->round << 4 ^ (u64)from << 48 ^ (u64)to << 56;
    return (unsigned)mixed(x + ((u64)i * 4 + (u64)w) * 0x9e3779b97f4a7c15ull);
}

/* Elements between two ranks, or of one, where they differ. */
static int count_of(const struct call *c, int from, int to)
{
    return (int)(mixed((u64)c->id * 4099 + (u64)from * 67 + (u64)to) % (u64)(c->n + 1));
}

static unsigned *word_at(const struct call *c, const struct image *b, unsigned char *of, int e,
                         int w)
{
    return (unsigned *)(of + b->begin + e * c->l->extent + c->l->at[w]);
}

/* Element e shall be the one that rank `from` has for rank `to` as its i-th; `now`: it is. */
static void put(struct call *c, struct image *b, int now, int e, int from, int to, int i)
{
    for (int w = 0; w < c->l->words; w++) {
        *word_at(c, b, b->shall, e, w) = word_of(c, from, to, i, w);
        if (now)
            *word_at(c, b, b->is, e, w) = word_of(c, from, to, i, w);
    }
}

/* Element e of what is received shall be the combination of the i-th ones of ranks 0 to `ranks`. */
static void combined(struct call *c, int e, int ranks, int i)
{
    unsigned *x[2] = {word_at(c, &c->recv, c->recv.shall, e, 0), NULL};
    put(c, &c->recv, 0, e, 0, 0, i);
    if (c->l->words > 1)
        x[1] = word_at(c, &c->recv, c->recv.shall, e, 1);
    for (int r = 1; r < ranks; r++) {
        unsigned a = word_of(c, r, 0, i, 0), b = word_of(c, r, 0, i, 1);
        if (c->combine == MPI_SUM)
            *x[0] += a;
        else if (c->combine == MPI_MAX)
            *x[0] = *x[0] > a ? *x[0] : a;
        else if (c->combine == MPI_BXOR)
            *x[0] ^= a;
        else {
            *x[1] = a * *x[1] + b;
            *x[0] *= a;
        }
    }
}

static struct image memory(const struct layout *l, int elements)
{
    struct image b;
    b.bytes = 2 * MARGIN + (size_t)(elements + 1) * (size_t)l->extent;
    b.begin = MARGIN - l->lb;
    b.is = malloc(b.bytes);
    b.shall = malloc(b.bytes);
    return b;
}

/* A call without data yet. `state` is the same at all ranks, and of the communicator only its size
   may be used of it. */
static void make(struct call *c, const struct members *of, int op, int n, int id, u64 state)
{
    int size_of = of->size, reduces = op >= REDUCE, maps_it, predefined;
    memset(c, 0, sizeof *c);
    c->op = (enum op)op;
    c->n = n;
    c->id = id;
    c->of = *of;
    c->inplace = draw(&state, 3) == 0;
    maps_it = reduces && draw(&state, 2);
    predefined = draw(&state, 3);
    c->combine = maps_it ? after : predefined == 0 ? MPI_SUM : predefined == 1 ? MPI_MAX : MPI_BXOR;
    c->l = maps_it ? &maps[draw(&state, MAPS)] : &layouts[reduces ? 0 : draw(&state, TYPES)];
    c->root = draw(&state, size_of);
    if (!of->in)
        return;
    c->live = 1;
    c->send = memory(c->l, (n + 2) * (size_of + 1));
    c->recv = memory(c->l, (n + 2) * (size_of + 1));
    c->counts = calloc(4 * (size_t)size_of, sizeof(int));
    c->displs = c->counts + size_of;
    c->scounts = c->displs + size_of;
    c->sdispls = c->scounts + size_of;
}

static void drop(struct call *c)
{
    if (c->live) {
        free(c->send.is);
        free(c->send.shall);
        free(c->recv.is);
        free(c->recv.shall);
        free(c->counts);
    }
    c->live = 0;
}

/* The counts and displacements of the operations that have them. */
static void lay_out(struct call *c)
{
    int me = c->of.rank, at = 1, from = 2;
    for (int r = 0; r < c->of.size; r++) {
        if (c->op == ALLTOALLV && c->inplace) /* what two ranks exchange is as long */
            c->counts[r] = c->scounts[r] = count_of(c, r < me ? r : me, r < me ? me : r);
        else if (c->op == ALLTOALLV) {
            c->counts[r] = count_of(c, r, me);
            c->scounts[r] = count_of(c, me, r);
        } else
            c->counts[r] = count_of(c, r, 0);
        c->displs[r] = at;
        at += c->counts[r] + r % 2;
        c->sdispls[r] = from;
        from += c->scounts[r];
    }
}

/* Blocks of n elements each. */
static void fill_blocks(struct call *c)
{
    int me = c->of.rank, n = c->n, ranks = c->of.size, ip = c->inplace, root = c->root;
    for (int i = 0; i < n; i++)
        for (int r = 0; r < ranks; r++) {
            int e = r * n + i;
            switch (c->op) {
            case GATHER:
            case ALLGATHER:
                if (r == me)
                    put(c, &c->send, 1, i, me, 0, i);
                if (c->op == ALLGATHER || me == root)
                    put(c, &c->recv, ip && r == me, e, r, 0, i);
                break;
            case SCATTER:
                if (me == root)
                    put(c, &c->send, 1, e, root, r, i);
                if (r == me && !(ip && me == root))
                    put(c, &c->recv, 0, i, root, me, i);
                break;
            default: /* ALLTOALL */
                put(c, &c->send, 1, e, me, r, i);
                if (ip)
                    put(c, &c->recv, 1, e, me, r, i);
                put(c, &c->recv, 0, e, r, me, i);
            }
        }
}

/* Blocks of any length. */
static void fill_lists(struct call *c)
{
    int me = c->of.rank, ip = c->inplace, root = c->root;
    for (int r = 0; r < c->of.size; r++) {
        for (int i = 0; i < c->counts[r]; i++) {
            int e = c->displs[r] + i;
            if (c->op == SCATTERV) {
                if (me == root)
                    put(c, &c->send, 1, e, root, r, i);
                if (r == me && !(ip && me == root))
                    put(c, &c->recv, 0, i, root, me, i);
            } else if (c->op == ALLTOALLV) {
                if (ip)
                    put(c, &c->recv, 1, e, me, r, i);
                put(c, &c->recv, 0, e, r, me, i);
            } else {
                if (r == me)
                    put(c, &c->send, 1, i, me, 0, i);
                if (c->op == ALLGATHERV || me == root)
                    put(c, &c->recv, ip && r == me, e, r, 0, i);
            }
        }
        for (int i = 0; i < c->scounts[r]; i++)
            put(c, &c->send, 1, c->sdispls[r] + i, me, r, i);
    }
}

static void fill_vectors(struct call *c)
{
    int me = c->of.rank, n = c->n, ranks = c->of.size, mine = 0, first = 0, length = n;
    if (c->op == REDUCE_SCATTER_BLOCK) {
        length = n * ranks;
        first = n * me;
        mine = n;
    } else if (c->op == REDUCE_SCATTER) {
        length = 0;
        for (int r = 0; r < ranks; r++) {
            first += r < me ? c->counts[r] : 0;
            length += c->counts[r];
        }
        mine = c->counts[me];
    } else if (c->op != REDUCE || me == c->root)
        mine = n;
    for (int i = 0; i < length; i++) {
        put(c, &c->send, 1, i, me, 0, i);
        if (c->inplace && (c->op != REDUCE || me == c->root))
            put(c, &c->recv, 1, i, me, 0, i);
    }
    for (int i = 0; i < mine; i++)
        if (c->op != EXSCAN)
            combined(c, i, c->op == SCAN ? me + 1 : ranks, first + i);
        else if (me > 0)
            combined(c, i, me, i);
}

static void fill(struct call *c, int round)
{
    if (!c->live)
        return;
    c->round = round;
    memset(c->send.is, 0x5a, c->send.bytes);
    memset(c->send.shall, 0x5a, c->send.bytes);
    memset(c->recv.is, 0xa5, c->recv.bytes);
    memset(c->recv.shall, 0xa5, c->recv.bytes);
    lay_out(c);
    switch (c->op) {
    case BARRIER: break;
    case BCAST:
        for (int i = 0; i < c->n; i++)
            put(c, &c->recv, c->of.rank == c->root, i, c->root, 0, i);
        break;
    case GATHER: case SCATTER: case ALLGATHER: case ALLTOALL: fill_blocks(c); break;
    case GATHERV: case SCATTERV: case ALLGATHERV: case ALLTOALLV: fill_lists(c); break;
    default: fill_vectors(c);
    }
}

enum form { BLOCKING, NONBLOCKING, PERSISTENT };

static void issue(struct call *c, enum form form, MPI_Request *q)
{
    if (!c->live)
        return;
    void *s = c->send.is + c->send.begin, *r = c->recv.is + c->recv.begin, *const in = MPI_IN_PLACE;
    int me = c->of.rank, at_root = c->inplace && me == c->root, n = c->n, root = c->root;
    void *all = c->inplace ? in : s, *from = at_root ? in : s, *into = at_root ? in : r;
    MPI_Datatype t = c->l->type;
    MPI_Comm comm = c->of.comm;
#define CALL(low, High, ...)                                                                       \
    OK(form == BLOCKING      ? MPI_##High(__VA_ARGS__, comm)                                       \
       : form == NONBLOCKING ? MPI_I##low(__VA_ARGS__, comm, q)                                    \
                             : MPI_##High##_init(__VA_ARGS__, comm, MPI_INFO_NULL, q));            \
    break
    switch (c->op) {
    case BARRIER:
        OK(form == BLOCKING      ? MPI_Barrier(comm)
           : form == NONBLOCKING ? MPI_Ibarrier(comm, q)
                                 : MPI_Barrier_init(comm, MPI_INFO_NULL, q));
        break;
    case BCAST: CALL(bcast, Bcast, r, n, t, root);
    case GATHER: CALL(gather, Gather, from, n, t, r, n, t, root);
    case GATHERV:
        CALL(gatherv, Gatherv, from, c->counts[me], t, r, c->counts, c->displs, t, root);
    case SCATTER: CALL(scatter, Scatter, s, n, t, into, n, t, root);
    case SCATTERV:
        CALL(scatterv, Scatterv, s, c->counts, c->displs, t, into, c->counts[me], t, root);
    case ALLGATHER: CALL(allgather, Allgather, all, n, t, r, n, t);
    case ALLGATHERV:
        CALL(allgatherv, Allgatherv, all, c->counts[me], t, r, c->counts, c->displs, t);
    case ALLTOALL: CALL(alltoall, Alltoall, all, n, t, r, n, t);
    case ALLTOALLV:
        CALL(alltoallv, Alltoallv, all, c->scounts, c->sdispls, t, r, c->counts, c->displs, t);
    case REDUCE: CALL(reduce, Reduce, from, r, n, t, c->combine, root);
    case ALLREDUCE: CALL(allreduce, Allreduce, all, r, n, t, c->combine);
    case REDUCE_SCATTER_BLOCK:
        CALL(reduce_scatter_block, Reduce_scatter_block, all, r, n, t, c->combine);
    case REDUCE_SCATTER: CALL(reduce_scatter, Reduce_scatter, all, r, c->counts, t, c->combine);
    case SCAN: CALL(scan, Scan, all, r, n, t, c->combine);
    default: CALL(exscan, Exscan, all, r, n, t, c->combine);
    }
#undef CALL
}

static void verify(const struct call *c)
{
    if (!c->live)
        return;
    size_t known = c->recv.bytes;
    int scatters = c->op == REDUCE_SCATTER_BLOCK || c->op == REDUCE_SCATTER;
    /* What of the input is left in the place of a result is not said. */
    if (c->inplace && scatters) {
        int n = c->op == REDUCE_SCATTER ? c->counts[c->of.rank] : c->n;
        known = (size_t)(c->recv.begin + n * c->l->extent + c->l->lb);
    } else if (c->op == EXSCAN && c->of.rank == 0)
        known = (size_t)(c->recv.begin + c->l->lb);
    for (size_t i = 0; i < known; i++)
        if (c->recv.is[i] != c->recv.shall[i]) {
            fprintf(stderr, "call %d: operation %d, n %d, root %d, rank %d of %d: byte %ld\n",
                    c->id, c->op, c->n, c->root, c->of.rank, c->of.size,
                    (long)i - (long)c->recv.begin);
            CHECK(!"what was received");
        }
    CHECK(memcmp(c->send.is, c->send.shall, c->send.bytes) == 0);
}

/* A thread, or the process. */
struct storm {
    MPI_Comm base;
    int rank, size;
    /* The same at all ranks, and each rank's own. */
    u64 common, own;
    int calls, next;
    struct members comms[COMMS];
    struct call in_flight[ALL];
    MPI_Request requests[ALL];
};

static void make_comm(struct storm *x, struct members *m)
{
    int kind = draw(&x->common, 4), a = draw(&x->common, x->size), b = draw(&x->common, x->size);
    int stride = 1 + draw(&x->common, 3), range[1][3] = {{a < b ? a : b, a < b ? b : a, 1}};
    MPI_Group whole, part;
    MPI_Request q;
    m->comm = MPI_COMM_NULL;
    switch (kind) {
    case 0: OK(MPI_Comm_dup(x->base, &m->comm)); break;
    case 1:
        OK(MPI_Comm_idup(x->base, &m->comm, &q));
        OK(MPI_Wait(&q, MPI_STATUS_IGNORE));
        break;
    case 2:
        OK(MPI_Comm_split(x->base, x->rank % stride == 0 ? 0 : MPI_UNDEFINED,
                          (int)(mixed((u64)x->rank + x->common) % 97), &m->comm));
        break;
    default:
        OK(MPI_Comm_group(x->base, &whole));
        OK(MPI_Group_range_incl(whole, 1, range, &part));
        if (x->rank >= range[0][0] && x->rank <= range[0][1])
            OK(MPI_Comm_create_group(x->base, part, 5, &m->comm));
        OK(MPI_Group_free(&whole));
        OK(MPI_Group_free(&part));
    }
    m->in = m->comm != MPI_COMM_NULL;
    m->size = 1;
    if (m->in) {
        OK(MPI_Comm_size(m->comm, &m->size));
        OK(MPI_Comm_rank(m->comm, &m->rank));
        OK(MPI_Comm_set_errhandler(m->comm, MPI_ERRORS_RETURN));
    }
}

static void free_comm(struct members *m)
{
    if (m->in)
        OK(MPI_Comm_free(&m->comm));
}

static void ended(struct storm *x, int k)
{
    verify(&x->in_flight[k]);
    x->in_flight[k].busy = 0;
    if (k >= PREPARED)
        drop(&x->in_flight[k]);
}

/* Looks at some that are in flight. */
static void look(struct storm *x)
{
    int places[ALL], which[ALL], n = 0, found = 0;
    MPI_Request some[ALL];
    for (int k = 0; k < ALL; k++)
        if (x->in_flight[k].busy && draw(&x->own, 3) == 0) {
            places[n] = k;
            some[n++] = x->requests[k];
        }
    if (n == 0)
        return;
    switch (draw(&x->own, 4)) {
    case 0:
        OK(MPI_Testall(n, some, &found, MPI_STATUSES_IGNORE));
        found = found ? n : 0;
        for (int i = 0; i < n; i++)
            which[i] = i;
        break;
    case 1: OK(MPI_Testany(n, some, &which[0], &found, MPI_STATUS_IGNORE)); break;
    case 2: OK(MPI_Testsome(n, some, &found, which, MPI_STATUSES_IGNORE)); break;
    default:
        which[0] = 0;
        OK(MPI_Test(some, &found, MPI_STATUS_IGNORE));
    }
    for (int i = 0; i < n; i++)
        x->requests[places[i]] = some[i];
    for (int i = 0; i < found; i++)
        ended(x, places[which[i]]);
}

/* Ends all from `first` on. */
static void settle(struct storm *x, int first)
{
    int which[ALL], found, how = draw(&x->own, 3), n = ALL - first;
    MPI_Request *q = x->requests + first;
    if (how == 0) {
        OK(MPI_Waitall(n, q, MPI_STATUSES_IGNORE));
        for (int k = first; k < ALL; k++)
            if (x->in_flight[k].busy)
                ended(x, k);
    }
    for (;;) {
        if (how == 1) {
            OK(MPI_Waitany(n, q, which, MPI_STATUS_IGNORE));
            found = which[0] == MPI_UNDEFINED ? MPI_UNDEFINED : 1;
        } else
            OK(MPI_Waitsome(n, q, &found, which, MPI_STATUSES_IGNORE));
        if (found == MPI_UNDEFINED)
            break;
        for (int i = 0; i < found; i++)
            ended(x, first + which[i]);
        look(x);
    }
    for (int k = first; k < ALL; k++)
        CHECK(!x->in_flight[k].busy);
}

static struct call *begin_call(struct storm *x, struct call *c, int round)
{
    static const int lengths[] = {0, 1, 1, 1, 2, 3, 7, 30, 60, 134, 600, 5000};
    struct members *of = &x->comms[draw(&x->common, COMMS)];
    int op = draw(&x->common, OPS), n = lengths[draw(&x->common, 12)];
    make(c, of, op, n, x->calls++, x->common);
    draw(&x->common, 2);
    fill(c, round);
    return c;
}

static void prepare(struct storm *x, int k)
{
    x->requests[k] = MPI_REQUEST_NULL;
    issue(begin_call(x, &x->in_flight[k], 0), PERSISTENT, &x->requests[k]);
}

static void await(struct storm *x, int k)
{
    if (x->in_flight[k].busy) {
        OK(MPI_Wait(&x->requests[k], MPI_STATUS_IGNORE));
        ended(x, k);
    }
}

static void give_up(struct storm *x, int k)
{
    await(x, k);
    if (x->in_flight[k].live)
        OK(MPI_Request_free(&x->requests[k]));
    drop(&x->in_flight[k]);
}

/* Starts a run of the prepared calls, each rank in its order. */
static void start_prepared(struct storm *x, int round)
{
    int first = draw(&x->common, PREPARED), n = 1 + draw(&x->common, PREPARED - first);
    int order[PREPARED];
    for (int i = 0; i < n; i++) {
        await(x, first + i);
        fill(&x->in_flight[first + i], round);
        order[i] = first + i;
    }
    for (int i = n - 1; i > 0; i--) {
        int j = draw(&x->own, i + 1), k = order[i];
        order[i] = order[j];
        order[j] = k;
    }
    for (int i = 0; i < n; i++) {
        if (x->in_flight[order[i]].live) {
            OK(MPI_Start(&x->requests[order[i]]));
            x->in_flight[order[i]].busy = 1;
        }
        look(x);
    }
}

/* Each rank gets a message of the one before. */
static void ring(struct storm *x, int tag)
{
    int mine = x->rank + tag, got = -1, n = x->size;
    MPI_Request q[2];
    OK(MPI_Irecv(&got, 1, MPI_INT, (x->rank + n - 1) % n, tag, x->base, &q[0]));
    OK(MPI_Isend(&mine, 1, MPI_INT, (x->rank + 1) % n, tag, x->base, &q[1]));
    look(x);
    OK(MPI_Waitall(2, q, MPI_STATUSES_IGNORE));
    CHECK(got == (x->rank + n - 1) % n + tag);
}

static void step(struct storm *x, int round)
{
    int form = draw(&x->common, 10), flag;
    struct call c;
    switch (form) {
    case 0:
    case 1:
        issue(begin_call(x, &c, round), BLOCKING, NULL);
        verify(&c);
        drop(&c);
        break;
    case 2: start_prepared(x, round); break;
    case 3: {
        int k = draw(&x->common, 2 * PREPARED), m = draw(&x->common, COMMS);
        if (k < PREPARED) {
            give_up(x, k);
            prepare(x, k);
        } else if (k < PREPARED + 3) {
            free_comm(&x->comms[m]);
            make_comm(x, &x->comms[m]);
        } else
            OK(MPI_Iprobe(MPI_ANY_SOURCE, 30000, x->base, &flag, MPI_STATUS_IGNORE));
        break;
    }
    case 4: ring(x, round); break;
    default:
        if (x->next == ALL || draw(&x->common, 60) == 0) {
            settle(x, PREPARED);
            x->next = PREPARED;
        }
        issue(begin_call(x, &x->in_flight[x->next], round), NONBLOCKING, &x->requests[x->next]);
        x->in_flight[x->next].busy = x->in_flight[x->next].live;
        x->next++;
    }
    look(x);
}

/* So many steps of the storm with this number among the ranks of `base`. */
static void blow(MPI_Comm base, int number, int steps)
{
    struct storm *x = calloc(1, sizeof *x);
    x->base = base;
    x->next = PREPARED;
    OK(MPI_Comm_rank(base, &x->rank));
    OK(MPI_Comm_size(base, &x->size));
    x->common = (u64)number;
    x->own = mixed((u64)number * 1000 + (u64)x->rank);
    for (int i = 0; i < COMMS; i++)
        make_comm(x, &x->comms[i]);
    for (int k = 0; k < ALL; k++)
        x->requests[k] = MPI_REQUEST_NULL;
    for (int k = 0; k < PREPARED; k++)
        prepare(x, k);
    for (int i = 0; i < steps; i++)
        step(x, i);
    /* Communicators may be freed while calls on them are in flight or prepared. */
    for (int i = 0; i < COMMS && number % 2; i++)
        free_comm(&x->comms[i]);
    settle(x, 0);
    for (int i = 0; i < COMMS && number % 2 == 0; i++)
        free_comm(&x->comms[i]);
    for (int k = 0; k < PREPARED; k++)
        give_up(x, k);
    free(x);
}

#endif
