/* A component of the framework "coll" with a channel of its own: broadcasts and reductions whose data
 * goes once to all ranks of a node, by UDP multicast on the loopback interface.
 *
 * Datagrams may be lost. A root sends until every rank has acknowledged every piece; a rank that
 * contributes to a reduction sends until it has the result. What is lost for good is a rank, and of
 * that Hawser tells. COLL_MULTICAST_DROP=N drops each Nth datagram that arrives, to try that.
 *
 * Blocking and nonblocking calls are the same requests here. `progress` serves the sockets, whatever
 * the process waits for; `sleep` names them, so that ranks may sleep. */
#include <hawser/coll.h>

#include <arpa/inet.h>
#include <limits.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    PIECE = 8192,        /* bytes of data in a datagram */
    LONGEST = 64 * 1024, /* bytes of a call; longer ones are for the next component */
    PIECES = LONGEST / PIECE,
    RANKS = 256,
    AGAIN_US = 2000 /* until it is sent again */
};

enum { DATA = 1, ACK = 2, PART = 3 };

/* What a datagram begins with. */
struct head {
    uint64_t comm;   /* the communicator, as its rank 0 has named it */
    uint32_t call;   /* number of the call there */
    uint16_t kind;   /* DATA from the root, ACK of a piece of it, PART of a reduction */
    uint16_t piece;
    uint32_t from;   /* rank */
    uint32_t bytes;  /* of data in all pieces */
};

struct module {
    uint64_t comm;
    uint32_t rank, ranks, calls;
    uint16_t *port; /* of each rank's own socket */
    struct request *requests;
    struct module *next;
};

struct request {
    struct module *of;
    struct request *next;
    uint32_t call, root, bytes, pieces;
    const hawser_args_t *args; /* what `finish` does, and where the data goes */
    hawser_buf_t recv;
    const hawser_op_t *op;
    char *data;   /* at the root what it sends, elsewhere what it gets; packed */
    char *parts;  /* of a reduction: those of all ranks, at the root; the own one elsewhere */
    uint64_t got; /* pieces that are here */
    uint64_t *acked; /* at the root: pieces that each rank has, and of its part those that are here */
    uint64_t *parts_of;
    uint32_t unacked, missing;
    int sends;       /* the data is there to be sent */
    uint64_t at_us;  /* when it was sent last */
};

static const hawser_coll_host_t *hawser;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct module *modules;
static int own = -1, group = -1; /* sockets: the own one, and that of the multicast group */
static struct sockaddr_in everybody;
static uint64_t *left; /* communicators that have ended */
static size_t left_count;
static unsigned long arrived, drop_each, resent;

static uint64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

static uint64_t all_pieces(const struct request *q)
{
    return q->pieces == 64 ? UINT64_MAX : (UINT64_C(1) << q->pieces) - 1;
}

/* ---- datagrams ---- */

static void send_piece(const struct request *q, uint16_t kind, uint32_t piece, const char *data,
                       const struct sockaddr_in *to)
{
    struct head head = { q->of->comm, q->call, kind, (uint16_t)piece, q->of->rank, q->bytes };
    uint32_t at = piece * PIECE, len = q->bytes - at < PIECE ? q->bytes - at : PIECE;
    struct iovec iov[2] = { { &head, sizeof head }, { (void *)(data + at), data ? len : 0 } };
    struct msghdr msg = { .msg_name = (void *)to, .msg_namelen = sizeof *to, .msg_iov = iov,
                          .msg_iovlen = 2 };
    /* A full socket is a loss as any other: it is sent again. */
    if (sendmsg(own, &msg, MSG_DONTWAIT) < 0) return;
}

/* What is due: the data at a root, the own part elsewhere. */
static void send_again(struct request *q, uint64_t now)
{
    struct sockaddr_in to = everybody;
    if (now - q->at_us < AGAIN_US) return;
    resent += q->at_us != 0;
    q->at_us = now;
    if (q->sends && q->unacked) {
        uint64_t have = UINT64_MAX;
        for (uint32_t r = 0; r < q->of->ranks; r++)
            if (r != q->of->rank) have &= q->acked[r];
        for (uint32_t p = 0; p < q->pieces; p++)
            if (!(have >> p & 1)) send_piece(q, DATA, p, q->data, &to);
    } else if (q->parts && q->of->rank != q->root && q->got == 0) {
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        to.sin_port = q->of->port[q->root];
        for (uint32_t p = 0; p < q->pieces; p++) send_piece(q, PART, p, q->parts, &to);
    }
}

static void acknowledge(const struct head *head, uint32_t rank, const struct sockaddr_in *to)
{
    struct head ack = *head;
    ack.kind = ACK;
    ack.from = rank;
    if (sendto(own, &ack, sizeof ack, MSG_DONTWAIT, (const struct sockaddr *)to, sizeof *to) < 0)
        return;
}

/* A datagram for a request that is there. */
static void take(struct request *q, const struct head *head, const char *data, uint32_t len,
                 const struct sockaddr_in *from)
{
    uint64_t bit = UINT64_C(1) << head->piece;
    uint32_t at = head->piece * PIECE;
    if (head->piece >= q->pieces || head->bytes != q->bytes || head->from >= q->of->ranks) return;
    if (head->kind == ACK) {
        if (!q->sends || q->acked[head->from] & bit) return;
        q->acked[head->from] |= bit;
        q->unacked -= q->acked[head->from] == all_pieces(q);
        return;
    }
    if (len != (q->bytes - at < PIECE ? q->bytes - at : PIECE)) return;
    if (head->kind == DATA && q->of->rank != q->root) {
        memcpy(q->data + at, data, len);
        q->got |= bit;
        acknowledge(head, q->of->rank, from);
    } else if (head->kind == PART && q->parts_of && !(q->parts_of[head->from] & bit)) {
        memcpy(q->parts + (size_t)head->from * q->bytes + at, data, len);
        q->parts_of[head->from] |= bit;
        q->missing -= q->parts_of[head->from] == all_pieces(q);
    }
}

static void deliver(const struct head *head, const char *data, uint32_t len,
                    const struct sockaddr_in *from)
{
    struct module *m = modules;
    struct request *q;
    if (head->piece >= PIECES) return;
    while (m && m->comm != head->comm) m = m->next;
    for (q = m ? m->requests : NULL; q && q->call != head->call;) q = q->next;
    if (q) return take(q, head, data, len, from);
    if (head->kind != DATA) return;
    /* A call that has ended here, of which the root does not know yet. */
    if (m && head->call < m->calls && head->from != m->rank)
        acknowledge(head, m->rank, from);
    for (size_t i = 0; i < left_count && !m; i++)
        if (left[2 * i] == head->comm) return acknowledge(head, (uint32_t)left[2 * i + 1], from);
}

/* Everything that has arrived at a socket; not 0: there was something. */
static int receive(int fd)
{
    struct {
        struct head head;
        char data[PIECE];
    } in;
    int any = 0;
    for (;;) {
        struct sockaddr_in from;
        socklen_t size = sizeof from;
        ssize_t n = recvfrom(fd, &in, sizeof in, MSG_DONTWAIT, (struct sockaddr *)&from, &size);
        if (n < (ssize_t)sizeof in.head) return any;
        any = 1;
        if (++arrived % drop_each == 0) continue;
        deliver(&in.head, in.data, (uint32_t)((size_t)n - sizeof in.head), &from);
    }
}

static int progress(void)
{
    int any = 0;
    pthread_mutex_lock(&lock);
    if (modules) {
        uint64_t now = now_us();
        any |= receive(group) | receive(own);
        for (struct module *m = modules; m; m = m->next)
            for (struct request *q = m->requests; q; q = q->next) send_again(q, now);
    }
    pthread_mutex_unlock(&lock);
    return any;
}

static void sleep_on(const hawser_sleep_t *tell)
{
    int waits = 0;
    pthread_mutex_lock(&lock);
    for (struct module *m = modules; m; m = m->next) waits |= m->requests != NULL;
    if (modules) {
        tell->descriptor(tell->to, group, 0);
        tell->descriptor(tell->to, own, 0);
    }
    pthread_mutex_unlock(&lock);
    if (waits) tell->within(tell->to, AGAIN_US);
}

/* ---- communicators ---- */

/* A socket on the loopback interface; -1: there is none. */
static int udp(uint32_t addr, uint16_t port)
{
    int fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0), yes = 1, room = 1 << 20;
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_port = port,
                              .sin_addr.s_addr = htonl(addr) };
    struct in_addr lo = { htonl(INADDR_LOOPBACK) };
    if (fd < 0) return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
    if (bind(fd, (struct sockaddr *)&at, sizeof at) == 0 &&
        setsockopt(fd, IPPROTO_IP, IP_MULTICAST_IF, &lo, sizeof lo) == 0)
        return fd;
    close(fd);
    return -1;
}

static uint16_t port_of(int fd)
{
    struct sockaddr_in at = { .sin_port = 0 };
    socklen_t size = sizeof at;
    return fd >= 0 && getsockname(fd, (struct sockaddr *)&at, &size) == 0 ? at.sin_port : 0;
}

/* Joins the multicast group that belongs to a port. */
static int join(uint16_t port)
{
    struct ip_mreq to = { .imr_multiaddr.s_addr = htonl(0xefff0000u | ntohs(port)),
                          .imr_interface.s_addr = htonl(INADDR_LOOPBACK) };
    everybody = (struct sockaddr_in){ .sin_family = AF_INET, .sin_port = port,
                                      .sin_addr = to.imr_multiaddr };
    return group >= 0 && setsockopt(group, IPPROTO_IP, IP_ADD_MEMBERSHIP, &to, sizeof to) == 0;
}

/* What a rank says while a communicator is entered. */
struct hello {
    uint64_t comm;
    uint16_t own, group; /* ports; 0: it has no socket */
    uint32_t fine;
};

/* True at all ranks, or at none. */
static int all_are_fine(const hawser_place_t *at, struct hello *mine, struct hello *all)
{
    if (hawser->exchange(at, mine, sizeof *mine, all) != HAWSER_OK) return 0;
    for (uint32_t r = 0; r < at->ranks; r++)
        if (!all[r].fine) return 0;
    return 1;
}

static int enter(const hawser_place_t *at, void **module)
{
    static uint64_t names;
    static int opened;
    if (!at->one_node || at->ranks < 2 || at->ranks > RANKS) return HAWSER_PASS;
    struct hello mine = { .comm = (uint64_t)getpid() << 32 | ++names }, *all;
    struct module *m = calloc(1, sizeof *m);
    all = calloc(at->ranks, sizeof *all);
    if (m) m->port = calloc(at->ranks, sizeof *m->port);
    if (!opened) own = udp(INADDR_LOOPBACK, 0);
    if (!opened && at->rank == 0) group = udp(INADDR_ANY, 0);
    mine.own = port_of(own);
    mine.group = port_of(group);
    mine.fine = m && m->port && all && mine.own && (opened || at->rank != 0 || mine.group);
    /* The first communicator is the world: its rank 0 names the group. */
    int fine = all_are_fine(at, &mine, all ? all : &mine);
    if (fine && !opened) {
        if (group < 0) group = udp(INADDR_ANY, all[0].group);
        mine.fine = (uint32_t)join(all[0].group);
        fine = all_are_fine(at, &mine, all);
    }
    opened |= fine;
    if (!fine) {
        if (m) free(m->port);
        free(m);
        free(all);
        return HAWSER_PASS;
    }
    for (uint32_t r = 0; r < at->ranks; r++) m->port[r] = all[r].own;
    m->comm = all[0].comm;
    m->rank = at->rank;
    m->ranks = at->ranks;
    free(all);
    pthread_mutex_lock(&lock);
    m->next = modules;
    modules = m;
    pthread_mutex_unlock(&lock);
    *module = m;
    return HAWSER_OK;
}

static void leave(void *module)
{
    struct module *m = module, **at = &modules;
    pthread_mutex_lock(&lock);
    while (*at != m) at = &(*at)->next;
    *at = m->next;
    uint64_t *more = realloc(left, (left_count + 1) * 2 * sizeof *left);
    if (more) {
        left = more;
        left[2 * left_count] = m->comm;
        left[2 * left_count++ + 1] = m->rank;
    }
    pthread_mutex_unlock(&lock);
    free(m->port);
    free(m);
}

/* ---- calls ---- */

/* All ranks know the length of a broadcast and of a reduction, and so whether it is for us. */
static int is_ours(const hawser_args_t *a)
{
    uint64_t bytes = a->recv.buf.count * hawser->type_bytes(a->recv.buf.type);
    return bytes > 0 && bytes <= LONGEST;
}

static void release(void *module, void *request)
{
    struct request *q = request, **at = &((struct module *)module)->requests;
    pthread_mutex_lock(&lock);
    while (*at != q) at = &(*at)->next;
    *at = q->next;
    pthread_mutex_unlock(&lock);
    free(q->acked);
    free(q->parts_of);
    free(q);
}

/* A buffer of packed bytes. */
static hawser_buf_t packed(void *addr, uint64_t bytes)
{
    return (hawser_buf_t){ addr, bytes, hawser->bytes() };
}

/* Gives the root's data to be sent. */
static void publish(struct request *q)
{
    q->unacked = q->of->ranks - 1;
    q->sends = 1;
    q->at_us = 0;
}

static int begin(struct module *m, hawser_call_t *call, const hawser_args_t *a, void **request)
{
    struct request *q = calloc(1, sizeof *q);
    int reduces = a->operation == HAWSER_CALL_ALLREDUCE;
    if (!q) return HAWSER_FAILED;
    *q = (struct request){ .of = m, .args = a, .recv = a->recv.buf, .op = a->op };
    q->bytes = (uint32_t)(a->recv.buf.count * hawser->type_bytes(a->recv.buf.type));
    q->pieces = (q->bytes + PIECE - 1) / PIECE;
    q->root = reduces ? 0 : a->root;
    q->missing = reduces && m->rank == q->root ? m->ranks - 1 : 0;
    q->acked = calloc(m->ranks, sizeof *q->acked);
    q->parts_of = q->missing ? calloc(m->ranks, sizeof *q->parts_of) : NULL;
    q->data = hawser->scratch(call, q->bytes, hawser->bytes());
    uint64_t parts = reduces ? (uint64_t)q->bytes * (m->rank == q->root ? m->ranks : 1) : 0;
    if (parts) q->parts = hawser->scratch(call, parts, hawser->bytes());
    int fine = q->acked && q->data && (!q->missing || q->parts_of) && (!parts || q->parts);
    if (fine && reduces) {
        hawser_buf_t from = a->send.given ? a->send.buf : a->recv.buf;
        char *at = q->parts + (m->rank == q->root ? (size_t)m->rank * q->bytes : 0);
        hawser_buf_t to = packed(at, q->bytes);
        fine = hawser->copy(call, &from, &to) == HAWSER_OK;
    } else if (fine && m->rank == q->root) {
        hawser_buf_t to = packed(q->data, q->bytes);
        fine = hawser->copy(call, &a->recv.buf, &to) == HAWSER_OK;
    }
    if (fine && !reduces && m->rank == q->root) publish(q);
    /* A rank without memory ends its call with an error; the others wait for it until it is lost. */
    pthread_mutex_lock(&lock);
    q->call = m->calls++;
    q->next = m->requests;
    m->requests = q;
    if (fine) send_again(q, now_us());
    pthread_mutex_unlock(&lock);
    *request = q;
    if (fine) return HAWSER_OK;
    release(m, q);
    return HAWSER_FAILED;
}

/* Combines the parts in the order of ranks; the result is in the receive buffer and in `data`. */
static int combine(hawser_call_t *call, struct request *q)
{
    hawser_buf_t left = q->recv, part, data = packed(q->data, q->bytes);
    int failed = 0;
    left.addr = hawser->scratch(call, q->recv.count, q->recv.type);
    if (!left.addr) return HAWSER_FAILED;
    for (uint32_t r = q->of->ranks; r-- > 0;) {
        part = packed(q->parts + (size_t)r * q->bytes, q->bytes);
        failed |= hawser->copy(call, &part, r + 1 == q->of->ranks ? &q->recv : &left);
        if (r + 1 < q->of->ranks) failed |= hawser->reduce(call, q->op, left.addr, &q->recv);
    }
    failed |= hawser->copy(call, &q->recv, &data);
    return failed ? HAWSER_FAILED : HAWSER_OK;
}

static int poll_request(void *module, hawser_call_t *call, void *request)
{
    struct request *q = request;
    struct module *m = module;
    int reduces = q->args->operation == HAWSER_CALL_ALLREDUCE, done;
    pthread_mutex_lock(&lock);
    int ready = m->rank == q->root && reduces && !q->sends && q->missing == 0;
    pthread_mutex_unlock(&lock);
    if (ready) {
        if (combine(call, q) != HAWSER_OK) return HAWSER_FAILED;
        pthread_mutex_lock(&lock);
        publish(q);
        send_again(q, now_us());
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_lock(&lock);
    done = m->rank == q->root ? q->sends && q->unacked == 0 : q->got == all_pieces(q);
    pthread_mutex_unlock(&lock);
    if (!done) return HAWSER_PENDING;
    if (m->rank == q->root) return HAWSER_OK;
    hawser_buf_t from = packed(q->data, q->bytes);
    return hawser->copy(call, &from, &q->recv);
}

static int start(void *module, hawser_call_t *call, const hawser_args_t *args, void **request)
{
    return is_ours(args) ? begin(module, call, args, request) : HAWSER_PASS;
}

/* A blocking call is a request that is waited for. */
struct waited {
    struct module *m;
    hawser_call_t *call;
    struct request *q;
    int answer;
};

static int ready(void *arg)
{
    struct waited *w = arg;
    w->answer = poll_request(w->m, w->call, w->q);
    return w->answer != HAWSER_PENDING;
}

static int run(void *module, hawser_call_t *call, const hawser_args_t *args)
{
    struct waited w = { .m = module, .call = call };
    void *request;
    if (!is_ours(args)) return HAWSER_PASS;
    int begun = begin(module, call, args, &request);
    if (begun != HAWSER_OK) return begun;
    w.q = request;
    int waited = hawser->wait(call, ready, &w, NULL, 0);
    release(module, request);
    return waited == HAWSER_OK ? w.answer : waited;
}

static int init(const hawser_coll_host_t *host)
{
    const char *drop = getenv("COLL_MULTICAST_DROP");
    hawser = host;
    drop_each = drop ? strtoul(drop, NULL, 10) : 0;
    if (drop_each == 0) drop_each = ULONG_MAX;
    return HAWSER_HAS(host, wake) ? HAWSER_OK : HAWSER_PASS;
}

static void finished(void)
{
    if (getenv("COLL_MULTICAST_REPORT"))
        fprintf(stderr, "multicast: %lu datagrams, %lu sent again\n", arrived, resent);
}

#define OURS (HAWSER_BIT(HAWSER_CALL_BCAST) | HAWSER_BIT(HAWSER_CALL_ALLREDUCE))

static const hawser_coll_t table = {
    .size = sizeof(hawser_coll_t),
    .abi = HAWSER_COMPONENT_ABI,
    .priority = 60,
    .init = init,
    .enter = enter,
    .leave = leave,
    .runs = { OURS, 0 },
    .starts = { OURS, 0 },
    .run = run,
    .start = start,
    .poll = poll_request,
    .release = release,
    .progress = progress,
    .sleep = sleep_on,
};

HAWSER_PUBLIC const hawser_component_t hawser_component = {
    .size = sizeof(hawser_component_t),
    .abi = HAWSER_COMPONENT_ABI,
    .framework = "coll",
    .name = "multicast",
    .version = "1.0.0",
    .help = "Broadcasts and reductions of a node by UDP multicast, as an example.",
    .close = finished,
    .table = &table,
};
