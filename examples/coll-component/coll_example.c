/* A component of the framework "coll": a broadcast and a gather over messages, a barrier and a
 * short allreduce in shared memory. All other operations come from the components below it. */
#include <hawser/coll.h>

#include <stdlib.h>
#include <string.h>

static const hawser_coll_host_t *hawser;

/* What the component keeps of a communicator. */
struct module {
    unsigned long calls;
};

static int init(const hawser_coll_host_t *host)
{
    hawser = host;
    return HAWSER_OK;
}

static int enter(const hawser_place_t *place, void **module)
{
    if (place->ranks < 2)
        return HAWSER_PASS;
    *module = calloc(1, sizeof(struct module));
    return *module ? HAWSER_OK : HAWSER_PASS;
}

static void leave(void *module)
{
    free(module);
}

/* Binomial tree: in round k each rank that has the data passes it on over a distance of 2^k. */
static int bcast(void *module, hawser_call_t *call, const hawser_buf_t *buf, uint32_t root)
{
    const hawser_place_t *at = hawser->place(call);
    uint32_t ranks = at->ranks, distance = 1, me = (at->rank + ranks - root) % ranks;

    ((struct module *)module)->calls++;
    if (buf->count == 0 || hawser->type_bytes(buf->type) == 0)
        return HAWSER_OK;
    while (distance < ranks && !(me & distance))
        distance *= 2;
    int failed = HAWSER_OK;
    if (me != 0)
        failed = hawser->recv(call, buf, (me - distance + root) % ranks);
    /* Those below wait for the data, whatever has happened above. */
    for (distance /= 2; distance > 0; distance /= 2)
        if (me + distance < ranks &&
            hawser->post_send(call, buf, (me + distance + root) % ranks) != HAWSER_OK)
            failed = HAWSER_FAILED;
    return hawser->wait_all(call) == HAWSER_OK ? failed : HAWSER_FAILED;
}

/* Everybody sends to the root, which receives into place. */
static int gather(void *module, hawser_call_t *call, const hawser_buf_t *send,
                  const hawser_buf_t *recv, uint32_t root)
{
    const hawser_place_t *at = hawser->place(call);

    ((struct module *)module)->calls++;
    if (at->rank != root) {
        if (send->count == 0 || hawser->type_bytes(send->type) == 0)
            return HAWSER_OK;
        return hawser->send(call, send, root);
    }
    if (recv->count == 0 || hawser->type_bytes(recv->type) == 0)
        return HAWSER_OK;
    int failed = HAWSER_OK;
    int64_t step = (int64_t)recv->count * hawser->type_extent(recv->type);
    for (uint32_t r = 0; r < at->ranks; r++) {
        hawser_buf_t block = { (char *)recv->addr + (int64_t)r * step, recv->count, recv->type };
        if (r != root)
            failed |= hawser->post_recv(call, &block, r);
        else if (send) /* else: MPI_IN_PLACE */
            failed |= hawser->copy(call, send, &block);
    }
    failed |= hawser->wait_all(call);
    return failed ? HAWSER_FAILED : HAWSER_OK;
}

static int barrier(void *module, hawser_call_t *call)
{
    ((struct module *)module)->calls++;
    if (hawser->place(call)->room == 0)
        return HAWSER_PASS;
    return hawser->share(call, NULL, 0, NULL, NULL);
}

/* Where the posts of all ranks go. */
struct posts {
    char *all;
    uint64_t bytes;
};

static void keep(void *arg, uint32_t rank, const void *data)
{
    struct posts *posts = arg;
    memcpy(posts->all + rank * posts->bytes, data, posts->bytes);
}

/* Every rank posts its vector and combines those of all, in rank order. What is posted is packed:
 * ranks may describe the same data by different types. */
static int allreduce(void *module, hawser_call_t *call, const hawser_buf_t *send,
                     const hawser_buf_t *recv, const hawser_op_t *op)
{
    const hawser_place_t *at = hawser->place(call);
    uint64_t bytes = recv->count * hawser->type_bytes(recv->type);

    ((struct module *)module)->calls++;
    /* Short ones; all ranks come to the same answer. */
    if (bytes == 0 || bytes > at->room)
        return HAWSER_PASS;
    const hawser_type_t *byte = hawser->bytes();
    struct posts posts = { hawser->scratch(call, bytes * at->ranks, byte), bytes };
    hawser_buf_t own = { hawser->scratch(call, bytes, byte), bytes, byte };
    hawser_buf_t left = { hawser->scratch(call, recv->count, recv->type), recv->count, recv->type };
    if (!posts.all || !own.addr || !left.addr)
        return HAWSER_FAILED;
    int failed = hawser->copy(call, send ? send : recv, &own);
    failed |= hawser->share(call, own.addr, bytes, keep, &posts);
    for (uint32_t r = at->ranks; r-- > 0 && !failed;) {
        hawser_buf_t post = { posts.all + r * bytes, bytes, byte };
        failed |= hawser->copy(call, &post, r + 1 == at->ranks ? recv : &left);
        if (r + 1 < at->ranks)
            failed |= hawser->reduce(call, op, left.addr, recv);
    }
    return failed ? HAWSER_FAILED : HAWSER_OK;
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
    .gather = gather,
    .allreduce = allreduce,
};

HAWSER_PUBLIC const hawser_component_t hawser_component = {
    .size = sizeof(hawser_component_t),
    .abi = HAWSER_COMPONENT_ABI,
    .framework = "coll",
    .name = "example",
    .version = "1.0.0",
    .help = "A broadcast, a gather, a barrier and an allreduce as an example.",
    .table = &table,
};
