/* Every operation in every form, by messages between all who have to do with each other: blocking,
 * nonblocking and persistent calls, on one group and between two, with topologies. The contract
 * since 1.1, whole. With FORMS_REPORT in the environment each rank says what it has served.
 *
 *   -DPASS_SOME     leaves some calls to the next component, by what all ranks know
 *   -DBAD_ANSWER    answers a number that is no answer
 *   -DBAD_PASS      passes a call in which it has sent
 *   -DBAD_WAIT      waits in a call that does not block
 *   -DBAD_RANK      names a rank that there is not
 *   -DBAD_FAIL      fails with a reason
 *   -DBAD_SILENT    fails without one
 *   -DBAD_EXCHANGE  exchanges too much
 *   -DBAD_MASK      names calls, and has no function for them */
#include <hawser/coll.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const hawser_coll_host_t *hawser;
static struct {
    unsigned long run, start, restart, passed, entered, inter, topologies;
} served;

static int init(const hawser_coll_host_t *host)
{
    hawser = host;
    return HAWSER_HAS(host, wake) ? HAWSER_OK : HAWSER_PASS;
}

/* Members agree here: everybody sees what everybody has said, and where everybody is. */
static int enter(const hawser_place_t *at, void **module)
{
    uint32_t all = at->ranks + at->remote, wrong = 0, mine[2] = { at->rank * 3 + 1, at->ranks };
    uint32_t(*said)[2] = calloc(all, sizeof *said);
    hawser_member_t *members = calloc(all, sizeof *members);
    if (!said || !members) return HAWSER_FAILED;
#ifdef BAD_EXCHANGE
    char much[8192] = { 0 };
    if (hawser->exchange(at, much, sizeof much, much) != HAWSER_OK) return HAWSER_FAILED;
#endif
    if (hawser->exchange(at, mine, sizeof mine, said) != HAWSER_OK) return HAWSER_FAILED;
    for (uint32_t r = 0; r < all; r++) {
        uint32_t rank = r < at->ranks ? r : r - at->ranks;
        wrong += said[r][0] != rank * 3 + 1 ||
                 said[r][1] != (r < at->ranks ? at->ranks : at->remote);
    }
    if (hawser->members(at, members, sizeof *members) != HAWSER_OK) return HAWSER_FAILED;
    for (uint32_t r = 0; r < all; r++) {
        wrong += !members[r].host || !members[r].host[0];
        wrong += at->one_node && members[r].node != members[0].node;
    }
    if (wrong) {
        fprintf(stderr, "wrong: %u of what members have said\n", wrong);
        abort();
    }
    free(said);
    free(members);
    hawser_topology_t t = { .size = sizeof t };
    hawser->topology(at, &t);
    served.topologies += t.kind != HAWSER_TOPOLOGY_NONE;
    served.entered++;
    served.inter += at->remote != 0;
    *module = at->remote ? &served : NULL; /* between two groups it is not null */
    return HAWSER_OK;
}

/* ---- a call ---- */

struct request {
    const hawser_args_t *args;
    char **vector;  /* of a reduction: those of all ranks, in their order */
    uint64_t count; /* elements of one */
    uint32_t last;  /* those of ranks below it are combined */
};

static hawser_buf_t part_of(const hawser_side_t *side, uint32_t i)
{
    hawser_buf_t none = { NULL, 0, hawser->bytes() };
    if (side->given == HAWSER_BUF) {
        hawser_buf_t b = side->buf;
        b.addr = (char *)b.addr + (int64_t)i * (int64_t)b.count * hawser->type_extent(b.type);
        return b;
    }
    if (side->given == HAWSER_BLOCKS) {
        const hawser_blocks_t *v = &side->blocks;
        hawser_buf_t b = { (char *)v->addr + v->displs[i] * hawser->type_extent(v->type),
                           (uint64_t)v->counts[i], v->type };
        return b;
    }
    return side->given == HAWSER_EACH ? side->each[i] : none;
}

static int is_root(const hawser_args_t *a, const hawser_place_t *at)
{
    return at->remote ? a->root == HAWSER_ROOT : a->root == at->rank;
}

static int send_to(hawser_call_t *call, hawser_buf_t buf, uint32_t to)
{
    return hawser->post_send(call, &buf, to);
}

static int recv_from(hawser_call_t *call, hawser_buf_t buf, uint32_t from)
{
    return hawser->post_recv(call, &buf, from);
}

/* A copy of the data of `buf` as bytes. */
static int packed(hawser_call_t *call, hawser_buf_t buf, hawser_buf_t *copy)
{
    copy->type = hawser->bytes();
    copy->count = buf.count * hawser->type_bytes(buf.type);
    copy->addr = hawser->scratch(call, copy->count + 1, copy->type);
    return copy->addr ? hawser->copy(call, &buf, copy) : HAWSER_FAILED;
}

/* Gather and scatter, their v forms, and broadcast. */
static int rooted(hawser_call_t *call, const hawser_args_t *a, const hawser_place_t *at)
{
    uint32_t peers = at->remote ? at->remote : at->ranks;
    int gathers = a->operation == HAWSER_CALL_GATHER || a->operation == HAWSER_CALL_GATHERV;
    int bcasts = a->operation == HAWSER_CALL_BCAST, failed = 0;
    if (a->root == HAWSER_BYSTANDER) return 0;
    if (!is_root(a, at))
        return gathers ? send_to(call, a->send.buf, a->root)
                       : recv_from(call, a->recv.buf, a->root);
    for (uint32_t r = 0; r < peers; r++) {
        if (!at->remote && r == at->rank) {
            hawser_buf_t from = gathers ? a->send.buf : part_of(&a->send, r);
            hawser_buf_t to = gathers ? part_of(&a->recv, r) : a->recv.buf;
            if (!bcasts && a->send.given && a->recv.given)
                failed |= hawser->copy(call, &from, &to);
        } else if (gathers)
            failed |= recv_from(call, part_of(&a->recv, r), r);
        else
            failed |= send_to(call, bcasts ? a->recv.buf : part_of(&a->send, r), r);
    }
    return failed;
}

/* Barrier, allgather, alltoall, with their v and w forms. */
static int among_all(hawser_call_t *call, const hawser_args_t *a, const hawser_place_t *at)
{
    uint32_t peers = at->remote ? at->remote : at->ranks;
    int to_each = a->operation >= HAWSER_CALL_ALLTOALL, failed = 0;
    for (uint32_t r = 0; r < peers; r++) {
        hawser_buf_t from = a->send.buf, to = part_of(&a->recv, r);
        int self = !at->remote && r == at->rank;
        if (a->operation == HAWSER_CALL_BARRIER)
            from = to;
        else if (to_each && a->send.given)
            from = part_of(&a->send, r);
        else if (to_each && !self)
            failed |= packed(call, to, &from);
        else if (!a->send.given)
            from = part_of(&a->recv, at->rank);
        if (!self) {
            failed |= send_to(call, from, r);
            failed |= recv_from(call, to, r);
        } else if (a->send.given)
            failed |= hawser->copy(call, &from, &to);
    }
    return failed;
}

static int among_neighbors(hawser_call_t *call, const hawser_args_t *a, const hawser_place_t *at)
{
    hawser_topology_t t = { .size = sizeof t };
    int gathers = a->operation <= HAWSER_CALL_NEIGHBOR_ALLGATHERV;
    int failed = hawser->topology(at, &t);
    if (t.kind == HAWSER_TOPOLOGY_NONE) return hawser->fail(call, "there is no topology");
    for (uint32_t i = 0; i < t.destinations; i++)
        if (t.destination[i] != HAWSER_NOBODY)
            failed |= send_to(call, gathers ? a->send.buf : part_of(&a->send, i), t.destination[i]);
    for (uint32_t i = 0; i < t.sources; i++) {
        /* What goes down in a grid comes from above: it matters where both are one rank. */
        uint32_t j = t.kind == HAWSER_TOPOLOGY_CART ? i ^ 1 : i;
        if (t.source[j] != HAWSER_NOBODY)
            failed |= recv_from(call, part_of(&a->recv, j), t.source[j]);
    }
    return failed;
}

/* Everybody gives its vector to those who need it. */
static int reduction(hawser_call_t *call, struct request *q, const hawser_place_t *at)
{
    const hawser_args_t *a = q->args;
    uint32_t peers = at->remote ? at->remote : at->ranks;
    int rooted = a->operation == HAWSER_CALL_REDUCE, failed = 0;
    int scans = a->operation == HAWSER_CALL_SCAN || a->operation == HAWSER_CALL_EXSCAN;
    hawser_buf_t data = a->send.given ? a->send.buf : a->recv.buf;
    if (a->root == HAWSER_BYSTANDER) return 0;
    if (rooted && a->root == HAWSER_ROOT) data = a->recv.buf;
    if (a->operation == HAWSER_CALL_REDUCE_SCATTER_BLOCK)
        data.count = a->recv.buf.count * at->ranks;
    if (a->operation == HAWSER_CALL_REDUCE_SCATTER) {
        data.count = 0;
        for (uint32_t r = 0; r < at->ranks; r++) data.count += (uint64_t)a->counts[r];
    }
    int takes = !rooted || is_root(a, at), gives = !(rooted && at->remote && takes);
    q->last = scans ? at->rank + (a->operation == HAWSER_CALL_SCAN) : peers;
    if (!takes) q->last = 0;
    q->count = data.count;
    if (takes) {
        q->vector = hawser->scratch(call, peers * sizeof *q->vector, hawser->bytes());
        if (!q->vector) return HAWSER_FAILED;
    }
    for (uint32_t r = 0; r < peers; r++) {
        hawser_buf_t room = { NULL, data.count, data.type };
        if (takes) room.addr = q->vector[r] = hawser->scratch(call, data.count, data.type);
        if (takes && !room.addr) return HAWSER_FAILED;
        if (!at->remote && r == at->rank) {
            if (takes) failed |= hawser->copy(call, &data, &room);
            continue;
        }
        if (gives && (!rooted || a->root == r) && (!scans || r > at->rank))
            failed |= send_to(call, data, r);
        if (takes && (!scans || r < at->rank)) failed |= recv_from(call, room, r);
    }
    return failed;
}

static int begin(hawser_call_t *call, struct request *q)
{
    const hawser_place_t *at = hawser->place(call);
    switch (q->args->operation) {
    case HAWSER_CALL_BCAST:
    case HAWSER_CALL_GATHER:
    case HAWSER_CALL_GATHERV:
    case HAWSER_CALL_SCATTER:
    case HAWSER_CALL_SCATTERV: return rooted(call, q->args, at);
    case HAWSER_CALL_BARRIER:
    case HAWSER_CALL_ALLGATHER:
    case HAWSER_CALL_ALLGATHERV:
    case HAWSER_CALL_ALLTOALL:
    case HAWSER_CALL_ALLTOALLV:
    case HAWSER_CALL_ALLTOALLW: return among_all(call, q->args, at);
    case HAWSER_CALL_NEIGHBOR_ALLGATHER:
    case HAWSER_CALL_NEIGHBOR_ALLGATHERV:
    case HAWSER_CALL_NEIGHBOR_ALLTOALL:
    case HAWSER_CALL_NEIGHBOR_ALLTOALLV:
    case HAWSER_CALL_NEIGHBOR_ALLTOALLW: return among_neighbors(call, q->args, at);
    default: return reduction(call, q, at);
    }
}

/* All messages are here: combines vectors in the order of ranks. */
static int finish(hawser_call_t *call, struct request *q)
{
    const hawser_args_t *a = q->args;
    const hawser_place_t *at = hawser->place(call);
    if (!q->vector || q->last == 0 || q->count == 0) return HAWSER_OK;
    const hawser_type_t *type = a->recv.buf.type;
    hawser_buf_t sum = { q->vector[q->last - 1], q->count, type };
    int failed = 0;
    for (uint32_t r = q->last - 1; r-- > 0;)
        failed |= hawser->reduce(call, a->op, q->vector[r], &sum);
    uint64_t before = 0;
    if (a->operation == HAWSER_CALL_REDUCE_SCATTER_BLOCK) before = at->rank * a->recv.buf.count;
    if (a->operation == HAWSER_CALL_REDUCE_SCATTER)
        for (uint32_t r = 0; r < at->rank; r++) before += (uint64_t)a->counts[r];
    hawser_buf_t to = a->recv.buf;
    if (a->operation == HAWSER_CALL_REDUCE_SCATTER) to.count = (uint64_t)a->counts[at->rank];
    sum.addr = (char *)sum.addr + (int64_t)before * hawser->type_extent(type);
    sum.count = to.count;
    failed |= to.count ? hawser->copy(call, &sum, &to) : 0;
    return failed ? HAWSER_FAILED : HAWSER_OK;
}

/* ---- the forms ---- */

static int passes(int between, const hawser_args_t *a)
{
#ifdef PASS_SOME
    /* By the root, which between two groups not all know, or by a length that all know. */
    uint64_t bytes = 0;
    if (a->operation == HAWSER_CALL_ALLREDUCE || a->operation == HAWSER_CALL_SCAN)
        bytes = a->recv.buf.count * hawser->type_bytes(a->recv.buf.type);
    if ((!between && a->root == 1) || bytes > 40) {
        served.passed++;
        return 1;
    }
#else
    (void)between;
    (void)a;
#endif
    return 0;
}

/* What a component does wrong. */
static int misbehaves(hawser_call_t *call, const hawser_args_t *a)
{
    hawser_buf_t none = { NULL, 0, hawser->bytes() };
    (void)call;
    (void)none;
    if (a->operation != HAWSER_CALL_BCAST) return HAWSER_OK;
#if defined BAD_ANSWER
    return 9;
#elif defined BAD_PASS
    hawser->post_send(call, &none, 0);
    return HAWSER_PASS;
#elif defined BAD_WAIT
    if (a->form == HAWSER_NONBLOCKING) return hawser->wait_all(call);
#elif defined BAD_RANK
    return hawser->post_send(call, &none, 99);
#elif defined BAD_FAIL
    return hawser->fail(call, "the moon is full");
#elif defined BAD_SILENT
    return HAWSER_FAILED;
#endif
    return HAWSER_OK;
}

static int run(void *module, hawser_call_t *call, const hawser_args_t *args)
{
    struct request q = { .args = args };
    int bad = misbehaves(call, args);
    if (bad != HAWSER_OK) return bad;
    if (passes(module != NULL, args)) return HAWSER_PASS;
    served.run++;
    int failed = begin(call, &q);
    if (hawser->wait_all(call) != HAWSER_OK || failed) return HAWSER_FAILED;
    return finish(call, &q);
}

static int go(hawser_call_t *call, const hawser_args_t *args, void **request)
{
    struct request *q = calloc(1, sizeof *q);
    if (!q) return HAWSER_FAILED;
    q->args = args;
    if (begin(call, q) != 0) {
        free(q);
        return HAWSER_FAILED;
    }
    *request = q;
    return HAWSER_OK;
}

static int start(void *module, hawser_call_t *call, const hawser_args_t *args, void **request)
{
    int bad = misbehaves(call, args);
    if (bad != HAWSER_OK) return bad;
    if (passes(module != NULL, args)) return HAWSER_PASS;
    served.start++;
    return go(call, args, request);
}

static int poll_request(void *module, hawser_call_t *call, void *request)
{
    int landed = hawser->test_all(call);
    (void)module;
    return landed == HAWSER_OK ? finish(call, request) : landed;
}

static void release(void *module, void *request)
{
    (void)module;
    free(request);
}

static int prepare(void *module, const hawser_args_t *args, void **prepared)
{
    if (passes(module != NULL, args)) return HAWSER_PASS;
    *prepared = (void *)args;
    return HAWSER_OK;
}

static int restart(void *module, hawser_call_t *call, void *prepared, void **request)
{
    (void)module;
    served.restart++;
    return go(call, prepared, request);
}

static void finished(void)
{
    if (getenv("FORMS_REPORT"))
        fprintf(stderr, "forms: run %lu start %lu restart %lu passed %lu entered %lu inter %lu "
                "topologies %lu\n",
                served.run, served.start, served.restart, served.passed, served.entered,
                served.inter, served.topologies);
}

#define ALL (HAWSER_BIT(HAWSER_CALL_NEIGHBOR_ALLTOALLW + 1) - 1)
#define SCANS (HAWSER_BIT(HAWSER_CALL_SCAN) | HAWSER_BIT(HAWSER_CALL_EXSCAN))
#define INTER (HAWSER_BIT(HAWSER_CALL_EXSCAN + 1) - 1 - SCANS)

static const hawser_coll_t table = {
    .size = sizeof(hawser_coll_t),
    .abi = HAWSER_COMPONENT_ABI,
    .priority = 80,
    .flags = HAWSER_COLL_INTER,
    .init = init,
    .enter = enter,
    .runs = { ALL, INTER },
    .starts = { ALL, INTER },
    .prepares = { ALL, INTER },
#ifndef BAD_MASK
    .run = run,
#endif
    .start = start,
    .poll = poll_request,
    .release = release,
    .prepare = prepare,
    .restart = restart,
};

HAWSER_PUBLIC const hawser_component_t hawser_component = {
    .size = sizeof(hawser_component_t),
    .abi = HAWSER_COMPONENT_ABI,
    .framework = "coll",
    .name = "forms",
    .version = "1.0.0",
    .help = "Every operation in every form.",
    .close = finished,
    .table = &table,
};
