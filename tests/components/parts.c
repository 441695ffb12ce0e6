/* A component that makes parts while it initializes, and parts of these: ranks in pairs, by groups of
 * neighbours, down to parts that have none. Its calls go over its parts; where a communicator has
 * none, others serve it.
 *
 *   -DREFUSE_THREADS   not with several threads
 *   -DASK_THREADS      the same, found out by itself
 *   -DWRONG_PART       parts that cannot be */
#include <hawser/coll.h>

#include <stdlib.h>

static const hawser_coll_host_t *hawser;

/* Part 0 are the ranks of a group, part 1 the first ones of all groups. */
struct module {
    const hawser_part_t *group, *leaders;
};

static int init(const hawser_coll_host_t *host)
{
    hawser = host;
#ifdef ASK_THREADS
    if (host->threads) return HAWSER_PASS;
#endif
    return HAWSER_OK;
}

/* Half of the ranks, rounded up, are the first group. */
static uint32_t half(uint32_t ranks) { return (ranks + 1) / 2; }

static int enter(const hawser_place_t *at, void **module)
{
    uint32_t *ranks, n = 0, leads = at->rank == 0 || at->rank == half(at->ranks);
    struct module *m;
    if (at->parts < 2 || at->ranks < 3) return HAWSER_PASS;
    m = calloc(1, sizeof *m);
    ranks = calloc(at->ranks, sizeof *ranks);
    if (!m || !ranks) return HAWSER_FAILED;
    for (uint32_t r = 0; r < at->ranks; r++)
        if ((r < half(at->ranks)) == (at->rank < half(at->ranks))) ranks[n++] = r;
#ifdef WRONG_PART
    ranks[0] = at->ranks;
#endif
    m->group = hawser->part(at, 0, ranks, n);
    ranks[0] = 0;
    ranks[1] = half(at->ranks);
    if (leads) m->leaders = hawser->part(at, 1, ranks, 2);
    free(ranks);
    if (!m->group || (leads && !m->leaders)) {
        free(m);
        return HAWSER_FAILED;
    }
    *module = m;
    return HAWSER_OK;
}

static void leave(void *module) { free(module); }

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
    const hawser_place_t *at = hawser->place(call);
    uint32_t first = root < half(at->ranks) ? 0 : half(at->ranks), of_group = root - first;
    int same = (at->rank < half(at->ranks)) == (root < half(at->ranks)), failed = HAWSER_OK;
    /* The group of the root has the data first, then the leaders, then the other group. */
    if (same) failed |= hawser->part_bcast(call, m->group, buf, of_group);
    if (m->leaders) failed |= hawser->part_bcast(call, m->leaders, buf, first != 0);
    if (!same) failed |= hawser->part_bcast(call, m->group, buf, 0);
    return failed ? HAWSER_FAILED : HAWSER_OK;
}

/* Groups are of consecutive ranks: the order of ranks is kept. */
static int allreduce(void *module, hawser_call_t *call, const hawser_buf_t *send,
                     const hawser_buf_t *recv, const hawser_op_t *op)
{
    struct module *m = module;
    const hawser_place_t *in_group = hawser->part_place(m->group);
    int failed;
    if (in_group->rank == 0)
        failed = hawser->part_reduce(call, m->group, send, recv, op, 0);
    else
        failed = hawser->part_reduce(call, m->group, send ? send : recv, NULL, op, 0);
    if (m->leaders) failed |= hawser->part_allreduce(call, m->leaders, NULL, recv, op);
    failed |= hawser->part_bcast(call, m->group, recv, 0);
    return failed ? HAWSER_FAILED : HAWSER_OK;
}

static const hawser_coll_t table = {
    .size = sizeof(hawser_coll_t),
    .abi = HAWSER_COMPONENT_ABI,
    .priority = 70,
#ifdef REFUSE_THREADS
    .flags = HAWSER_COLL_ONE_THREAD,
#endif
    .init = init,
    .enter = enter,
    .leave = leave,
    .barrier = barrier,
    .bcast = bcast,
    .allreduce = allreduce,
};

HAWSER_PUBLIC const hawser_component_t hawser_component = {
    .size = sizeof(hawser_component_t),
    .abi = HAWSER_COMPONENT_ABI,
    .framework = "coll",
    .name = "parts",
    .version = "1.0.0",
    .help = "Halves of halves.",
    .table = &table,
};
