/* A component of the framework "coll": what Hawser's own component `smp` does, in two levels. The ranks
 * of a node act through one of them, its leader; leaders speak with each other. Calls go over parts,
 * by whatever serves those: shared memory on a node, messages between leaders.
 *
 * On one node groups are those that share a cache, or, with COLL_TWOLEVEL_GROUP=N, N ranks each. */
#include <hawser/coll.h>

#include <stdlib.h>

/* Vectors up to this many bytes are combined at all ranks of a group. */
enum { SHORT = 2048 };

static const hawser_coll_host_t *hawser;
static uint32_t group_size;
/* The leaders become a communicator: each is the only one of its group there. */
static _Thread_local int among_leaders;

struct module {
    const hawser_part_t *group, *leaders; /* the leaders at a leader only */
    uint32_t rank, groups;
    int consecutive; /* ranks of each group follow one another */
    uint32_t *group_of, *inside, *leader; /* of each rank, of each rank, of each group */
};

static void leave(void *module)
{
    struct module *m = module;
    if (m) {
        free(m->group_of);
        free(m->inside);
        free(m->leader);
    }
    free(m);
}

/* Which group each rank belongs to; HAWSER_PASS: there is nobody to act for another. */
static int find_groups(struct module *m, const hawser_place_t *at, const uint32_t *key)
{
    m->consecutive = 1;
    for (uint32_t r = 0; r < at->ranks; r++) {
        uint32_t g = 0;
        while (g < m->groups && key[m->leader[g]] != key[r]) g++;
        if (g == m->groups) m->leader[m->groups++] = r;
        m->consecutive &= g + 1 == m->groups;
        m->group_of[r] = g;
        for (uint32_t other = 0; other < r; other++) m->inside[r] += m->group_of[other] == g;
    }
    return m->groups < 2 || m->groups == at->ranks ? HAWSER_PASS : HAWSER_OK;
}

static int make_parts(struct module *m, const hawser_place_t *at, uint32_t *ranks)
{
    uint32_t n = 0;
    for (uint32_t r = 0; r < at->ranks; r++)
        if (m->group_of[r] == m->group_of[at->rank]) ranks[n++] = r;
    m->group = hawser->part(at, 0, ranks, n);
    among_leaders = 1;
    if (m->inside[at->rank] == 0) m->leaders = hawser->part(at, 1, m->leader, m->groups);
    among_leaders = 0;
    return m->group && (m->leaders || m->inside[at->rank]) ? HAWSER_OK : HAWSER_FAILED;
}

static int enter(const hawser_place_t *at, void **module)
{
    if (at->parts < 2 || at->ranks < 3 || among_leaders) return HAWSER_PASS;
    struct module *m = calloc(1, sizeof *m);
    hawser_member_t *members = calloc(at->ranks, sizeof *members);
    uint32_t *key = calloc(at->ranks, sizeof *key);
    if (m) {
        m->rank = at->rank;
        m->group_of = calloc(at->ranks, sizeof *m->group_of);
        m->inside = calloc(at->ranks, sizeof *m->inside);
        m->leader = calloc(at->ranks, sizeof *m->leader);
    }
    int fine = m && members && key && m->group_of && m->inside && m->leader;
    int done = fine ? hawser->members(at, members, sizeof *members) : HAWSER_FAILED;
    for (uint32_t r = 0; r < at->ranks && done == HAWSER_OK; r++)
        key[r] = !at->one_node ? members[r].node : group_size ? r / group_size : members[r].cache;
    if (done == HAWSER_OK) done = find_groups(m, at, key);
    if (done == HAWSER_OK) done = make_parts(m, at, key);
    free(members);
    free(key);
    if (done != HAWSER_OK) {
        leave(m);
        return done;
    }
    *module = m;
    return HAWSER_OK;
}

static int barrier(void *module, hawser_call_t *call)
{
    struct module *m = module;
    int failed = hawser->part_barrier(call, m->group);
    if (m->leaders) failed |= hawser->part_barrier(call, m->leaders);
    failed |= hawser->part_barrier(call, m->group);
    return failed ? HAWSER_FAILED : HAWSER_OK;
}

static int bcast(void *module, hawser_call_t *call, const hawser_buf_t *buf, uint32_t root)
{
    struct module *m = module;
    int here = m->group_of[root] == m->group_of[m->rank], failed = HAWSER_OK;
    /* A root that does not lead gives its group everything first, and so its leader. */
    int first = here && m->inside[root] > 0;
    if (first) failed |= hawser->part_bcast(call, m->group, buf, m->inside[root]);
    if (m->leaders) failed |= hawser->part_bcast(call, m->leaders, buf, m->group_of[root]);
    if (!first) failed |= hawser->part_bcast(call, m->group, buf, 0);
    return failed ? HAWSER_FAILED : HAWSER_OK;
}

/* Vectors may be combined group by group: all ranks know this. */
static int in_order(const struct module *m, const hawser_op_t *op)
{
    return m->consecutive || hawser->commutes(op);
}

static int reduce(void *module, hawser_call_t *call, const hawser_buf_t *send,
                  const hawser_buf_t *recv, const hawser_op_t *op, uint32_t root)
{
    struct module *m = module;
    uint32_t at = m->group_of[root], inside = m->inside[root];
    int here = at == m->group_of[m->rank], failed = HAWSER_OK;
    hawser_buf_t sum;
    /* The vector of a leader would come before those of its group. */
    if (!in_order(m, op) || (inside > 0 && !hawser->commutes(op))) return HAWSER_PASS;
    if (!m->leaders) {
        uint32_t to = here ? inside : 0;
        return hawser->part_reduce(call, m->group, send, recv, op, to);
    }
    if (here && inside == 0) {
        failed |= hawser->part_reduce(call, m->group, send, recv, op, 0);
        failed |= hawser->part_reduce(call, m->leaders, NULL, recv, op, at);
        return failed ? HAWSER_FAILED : HAWSER_OK;
    }
    sum = *send;
    sum.addr = hawser->scratch(call, send->count, send->type);
    if (!sum.addr) return HAWSER_FAILED;
    if (here) {
        /* The root's group comes last: its leader brings what all others have. */
        failed |= hawser->part_reduce(call, m->leaders, send, &sum, op, at);
        failed |= hawser->part_reduce(call, m->group, &sum, NULL, op, inside);
    } else {
        failed |= hawser->part_reduce(call, m->group, send, &sum, op, 0);
        failed |= hawser->part_reduce(call, m->leaders, &sum, NULL, op, at);
    }
    return failed ? HAWSER_FAILED : HAWSER_OK;
}

static int allreduce(void *module, hawser_call_t *call, const hawser_buf_t *send,
                     const hawser_buf_t *recv, const hawser_op_t *op)
{
    struct module *m = module;
    int failed;
    if (!in_order(m, op)) return HAWSER_PASS;
    if (recv->count * hawser->type_bytes(recv->type) <= SHORT)
        failed = hawser->part_allreduce(call, m->group, send, recv, op);
    else if (m->leaders)
        failed = hawser->part_reduce(call, m->group, send, recv, op, 0);
    else
        failed = hawser->part_reduce(call, m->group, send ? send : recv, NULL, op, 0);
    if (m->leaders) failed |= hawser->part_allreduce(call, m->leaders, NULL, recv, op);
    failed |= hawser->part_bcast(call, m->group, recv, 0);
    return failed ? HAWSER_FAILED : HAWSER_OK;
}

static int init(const hawser_coll_host_t *host)
{
    const char *size = getenv("COLL_TWOLEVEL_GROUP");
    hawser = host;
    group_size = size ? (uint32_t)strtoul(size, NULL, 10) : 0;
    return HAWSER_HAS(host, members) ? HAWSER_OK : HAWSER_PASS;
}

static const hawser_coll_t table = {
    .size = sizeof(hawser_coll_t),
    .abi = HAWSER_COMPONENT_ABI,
    .priority = 60,
    .init = init,
    .enter = enter,
    .leave = leave,
    .barrier = barrier,
    .bcast = bcast,
    .reduce = reduce,
    .allreduce = allreduce,
};

HAWSER_PUBLIC const hawser_component_t hawser_component = {
    .size = sizeof(hawser_component_t),
    .abi = HAWSER_COMPONENT_ABI,
    .framework = "coll",
    .name = "twolevel",
    .version = "1.0.0",
    .help = "Collectives among the ranks of each node and among one leader of each, as an example.",
    .table = &table,
};
