/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Random point-to-point traffic with verified payload.
 *
 *   soak SEED SECONDS THREADS
 *
 * Every thread of every rank draws the same plan of an epoch from (seed, epoch, thread): a list of
 * messages with sender, receiver, communicator, tag, size, datatypes on both sides, send mode and
 * how it is received. It then does its own part: receives that are posted early, sends, receives
 * that come late, completion in a random way. A plan cannot deadlock: a blocking send goes to an
 * early receive only, and wildcards compete with receives of their own kind only.
 *
 * Ends with the line "soak ok: ..." or, on the first fault, with a line that names the seed.
 */
#define _GNU_SOURCE
#include <malloc.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

#include "layout.h"

enum { MAX_THREADS = 8, MAX_MESSAGES = 48, COMMS = 4, TAGS = 4096, SYNC_EPOCHS = 8, BSEND_LIMIT = 8192 };
enum how_sent { SEND, SSEND, RSEND, BSEND, ISEND, ISSEND, IBSEND, IRSEND, SEND_INIT, SSEND_INIT,
                BSEND_INIT, EXCHANGE };
enum how_received { IRECV, RECV_INIT, RECV, PROBE, MPROBE, IMPROBE, IMRECV };
enum style { EXACT, ANY_SOURCE, ANY_TAG, ANY_BOTH };

struct message {
    int from, to, comm, tag, n, received;
    enum kind sent_kind, received_kind;
    enum how_sent sent;
    enum how_received how;
    uint32_t seed;
};

/* A receive that runs; `what` is the message or -1 for a wildcard. */
struct receive { int what, comm, n, how; enum kind kind; char *memory; struct layout layout; };
struct sent { char *memory; struct layout layout; };

struct worker {
    pthread_t thread;
    int index, count, ready, wild, epoch;
    MPI_Comm control, comms[COMMS]; /* own, own with reversed ranks, own halves, shared by threads */
    enum style style[COMMS];
    int late[COMMS];
    struct message plan[MAX_MESSAGES];
    struct receive receives[MAX_MESSAGES * 2];
    struct sent sends[MAX_MESSAGES * 2];
    MPI_Request requests[MAX_MESSAGES * 4];
    int owner[MAX_MESSAGES * 4]; /* index of the receive, -1 for a send */
    int persistent[MAX_MESSAGES * 4];
    int requests_used, receives_used, sends_used;
    uint64_t common, own; /* states of the generators: the same everywhere; this thread's */
    uint64_t messages, bytes;
};

static int rank, size, threads;
static unsigned long seed;
static double end_time;
static struct worker workers[MAX_THREADS];

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static uint32_t draw(uint64_t *state)
{
    uint64_t z = (*state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return (uint32_t)((z ^ (z >> 31)) >> 16);
}

static int below(uint64_t *state, int n) { return (int)(draw(state) % (uint32_t)n); }

static void fault(struct worker *w, const struct message *m, const char *what, long detail)
{
    printf("soak FAULT: %s (%ld): seed %lu, %d ranks, %d threads, rank %d thread %d epoch %d",
           what, detail, seed, size, threads, rank, w->index, w->epoch);
    if (m)
        printf(", message %d: %d -> %d comm %d tag %d elements %d kinds %d %d sent %d received %d",
               (int)(m - w->plan), m->from, m->to, m->comm, m->tag, m->n, (int)m->sent_kind,
               (int)m->received_kind, (int)m->sent, (int)m->how);
    printf("\n");
    fflush(stdout);
    MPI_Abort(MPI_COMM_WORLD, 3);
}

/* The rank that a world rank has in a communicator of the worker. */
static int local(int comm, int world)
{
    return comm == 1 ? size - 1 - world : comm == 2 ? world / 2 : world;
}

static int elements(uint64_t *g, int large)
{
    int bits = below(g, 20), n;
    if (bits < 2) return below(g, 3);
    n = below(g, 1 << (bits < 12 ? bits : 12 + (large ? below(g, 9) : below(g, 3))));
    if (below(g, 4) == 0) n = (1 << (4 + below(g, large ? 17 : 10))) - 2 + below(g, 5);
    return n;
}

static int any_tag_style(struct worker *w, int comm) { return w->style[comm] >= ANY_TAG; }

static void draw_message(struct worker *w, int i, int large)
{
    uint64_t *g = &w->common;
    struct message *m = &w->plan[i];
    int comm = below(g, COMMS), any_tag = any_tag_style(w, comm), late;
    memset(m, 0, sizeof *m);
    m->comm = comm;
    m->from = below(g, size);
    m->to = below(g, size);
    if (comm == 2) m->to = (m->from + 2 * below(g, size)) % (size + size % 2);
    if (m->to >= size) m->to = m->from;
    m->tag = i + (comm == 3 ? TAGS * w->index : 0);
    m->n = elements(g, large && !any_tag);
    m->seed = draw(g);
    m->sent_kind = below(g, INT_KINDS);
    m->received_kind = below(g, INT_KINDS);
    if (!any_tag && below(g, 4) == 0) m->sent_kind = m->received_kind = BYTES + below(g, 2);
    if (m->n > 1 << 16) {
        if (m->sent_kind == MIXED) m->n /= 4;
        else if (m->sent_kind == BYTES) m->n = m->n < 1 << 20 ? m->n * 4 : m->n;
        if (m->sent_kind == INDEXED) m->sent_kind = VECTOR;
        if (m->received_kind == INDEXED) m->received_kind = PLAIN;
    }
    late = any_tag ? w->late[comm] : below(g, 2);
    m->how = late ? RECV + below(g, 5) : below(g, 2);
    if (late) m->sent = ISEND + below(g, 7);
    else m->sent = below(g, EXCHANGE + (any_tag ? 0 : 1));
    if (late && m->sent == IRSEND) m->sent = ISSEND;
    if (!w->ready && (m->sent == RSEND || m->sent == IRSEND)) m->sent = ISEND;
    if (m->sent == EXCHANGE && m->from == m->to) m->sent = SEND;
    if (m->n > BSEND_LIMIT && (m->sent == BSEND || m->sent == IBSEND || m->sent == BSEND_INIT))
        m->sent = ISEND;
}

/* Messages that share sender, receiver, communicator and tag arrive in the order of sending. */
static void make_train(struct worker *w, int i)
{
    struct message *m = &w->plan[i], *first = &w->plan[i - 1];
    if (w->style[m->comm] != EXACT || first->comm != m->comm || first->sent == EXCHANGE) return;
    m->from = first->from;
    m->to = first->to;
    m->tag = first->tag;
    m->sent = first->sent;
    m->how = first->how;
    if (m->n > BSEND_LIMIT && (m->sent == BSEND || m->sent == IBSEND || m->sent == BSEND_INIT))
        m->n = BSEND_LIMIT;
}

static void draw_plan(struct worker *w)
{
    uint64_t *g = &w->common;
    int i, large = below(g, 6) == 0;
    *g = seed * 1000003ull + (uint64_t)w->epoch * 8191 + (uint64_t)w->index;
    draw(g);
    w->own = *g ^ ((uint64_t)rank << 40);
    large = below(g, 6) == 0;
    w->ready = below(g, 4) == 0;
    w->wild = below(g, 2);
    for (i = 0; i < COMMS; i++) {
        w->style[i] = !w->wild ? EXACT : below(g, i == 3 ? ANY_TAG : ANY_BOTH + 1);
        w->late[i] = below(g, 2);
    }
    w->count = large ? 6 : 12 + below(g, MAX_MESSAGES - 12);
    for (i = 0; i < w->count; i++) {
        draw_message(w, i, large);
        if (i > 0 && below(g, 3) == 0) make_train(w, i);
    }
}

static void *memory(size_t bytes)
{
    char *p = malloc(bytes + 1);
    if (!p) MPI_Abort(MPI_COMM_WORLD, 4);
    memset(p, HOLE, bytes);
    return p;
}

static void add_request(struct worker *w, MPI_Request q, int owner, int persistent)
{
    w->requests[w->requests_used] = q;
    w->owner[w->requests_used] = owner;
    w->persistent[w->requests_used++] = persistent;
}

/* Makes the buffer of a receive; a wildcard takes the longest message that it may meet. */
static struct receive *prepare_receive(struct worker *w, int i, int *source, int *tag)
{
    struct message *m = &w->plan[i];
    struct receive *r = &w->receives[w->receives_used++];
    enum style style = w->style[m->comm];
    int k;
    r->comm = m->comm;
    r->what = i;
    r->n = m->n;
    r->kind = m->received_kind;
    if (style >= ANY_TAG) {
        r->what = -1;
        r->kind = PLAIN;
        for (k = 0; k < w->count; k++)
            if (w->plan[k].comm == m->comm && w->plan[k].to == rank && w->plan[k].n > r->n)
                r->n = w->plan[k].n;
    }
    *source = style == ANY_SOURCE || style == ANY_BOTH ? MPI_ANY_SOURCE : local(m->comm, m->from);
    *tag = style >= ANY_TAG ? MPI_ANY_TAG : m->tag;
    r->memory = memory(room(r->kind, r->n));
    r->layout = make_layout(r->kind, r->n);
    return r;
}

static struct sent *prepare_send(struct worker *w, const struct message *m, uint32_t s)
{
    struct sent *x = &w->sends[w->sends_used++];
    x->memory = memory(room(m->sent_kind, m->n));
    fill(x->memory, m->sent_kind, m->n, s);
    x->layout = make_layout(m->sent_kind, m->n);
    return x;
}

static void verify(struct worker *w, struct receive *r, const MPI_Status *s, uint32_t flip)
{
    struct message *m;
    MPI_Count bytes, wanted;
    long wrong;
    int type_size;
    if (r->what >= 0) m = &w->plan[r->what];
    else if (s->MPI_TAG >= 0 && s->MPI_TAG < w->count) m = &w->plan[s->MPI_TAG];
    else { fault(w, NULL, "a tag that nobody sent", s->MPI_TAG); return; }
    if (m->comm != r->comm || (flip == 0 && m->to != rank)) fault(w, m, "not for this receive", 0);
    if (flip == 0 && s->MPI_SOURCE != local(m->comm, m->from)) fault(w, m, "source", s->MPI_SOURCE);
    if (s->MPI_TAG != m->tag) fault(w, m, "tag", s->MPI_TAG);
    if (flip == 0 && m->received++) fault(w, m, "received twice", 0);
    MPI_Get_elements_x(s, MPI_BYTE, &bytes);
    MPI_Type_size(r->layout.type, &type_size);
    wanted = m->sent_kind == BYTES ? m->n : m->sent_kind == MIXED ? 13ll * m->n : 4ll * m->n;
    if (bytes != wanted) fault(w, m, "length", (long)bytes);
    wrong = wrong_element(r->memory, r->what >= 0 ? r->kind : PLAIN, m->n, m->seed ^ flip);
    if (wrong >= 0) fault(w, m, "payload", wrong);
    w->messages++;
    w->bytes += (uint64_t)wanted;
}

static void release(struct receive *r)
{
    free_layout(&r->layout);
    free(r->memory);
    r->memory = NULL;
}

static void post_early(struct worker *w)
{
    int i, source, tag;
    for (i = 0; i < w->count; i++) {
        struct message *m = &w->plan[i];
        struct receive *r;
        MPI_Request q;
        if (m->to != rank || m->how > RECV_INIT || m->sent == EXCHANGE) continue;
        r = prepare_receive(w, i, &source, &tag);
        if (m->how == IRECV) {
            MPI_Irecv(r->memory, r->layout.count, r->layout.type, source, tag, w->comms[m->comm], &q);
        } else {
            MPI_Recv_init(r->memory, r->layout.count, r->layout.type, source, tag,
                          w->comms[m->comm], &q);
            MPI_Start(&q);
        }
        add_request(w, q, (int)(r - w->receives), m->how == RECV_INIT);
    }
}

/* Posts a receive that nobody sends to, and takes it back. */
static void cancel_one(struct worker *w)
{
    int value = 0, flag = 0;
    MPI_Request q;
    MPI_Status s;
    MPI_Irecv(&value, 1, MPI_INT, MPI_ANY_SOURCE, TAGS - 1, w->control, &q);
    MPI_Cancel(&q);
    MPI_Wait(&q, &s);
    MPI_Test_cancelled(&s, &flag);
    if (!flag) fault(w, NULL, "a receive could not be cancelled", 0);
}

static void start_send(struct worker *w, const struct message *m)
{
    struct sent *x = prepare_send(w, m, m->seed);
    void *p = x->memory;
    int n = x->layout.count, to = local(m->comm, m->to);
    MPI_Datatype t = x->layout.type;
    MPI_Comm c = w->comms[m->comm];
    MPI_Request q = MPI_REQUEST_NULL;
    switch (m->sent) {
    case SEND: MPI_Send(p, n, t, to, m->tag, c); break;
    case SSEND: MPI_Ssend(p, n, t, to, m->tag, c); break;
    case RSEND: MPI_Rsend(p, n, t, to, m->tag, c); break;
    case BSEND: MPI_Bsend(p, n, t, to, m->tag, c); break;
    case ISEND: MPI_Isend(p, n, t, to, m->tag, c, &q); break;
    case ISSEND: MPI_Issend(p, n, t, to, m->tag, c, &q); break;
    case IBSEND: MPI_Ibsend(p, n, t, to, m->tag, c, &q); break;
    case IRSEND: MPI_Irsend(p, n, t, to, m->tag, c, &q); break;
    case SEND_INIT: MPI_Send_init(p, n, t, to, m->tag, c, &q); break;
    case SSEND_INIT: MPI_Ssend_init(p, n, t, to, m->tag, c, &q); break;
    default: MPI_Bsend_init(p, n, t, to, m->tag, c, &q);
    }
    if (m->sent >= SEND_INIT) MPI_Start(&q);
    if (m->sent >= ISEND) add_request(w, q, -1, m->sent >= SEND_INIT);
}

/* First what does not block, then what does. */
static void send_all(struct worker *w)
{
    int i, blocking;
    for (blocking = 0; blocking < 2; blocking++)
        for (i = 0; i < w->count; i++) {
            const struct message *m = &w->plan[i];
            if (m->from == rank && m->sent != EXCHANGE && (m->sent < ISEND) == blocking)
                start_send(w, m);
        }
}

static void receive_late(struct worker *w, int i)
{
    int source, tag, flag = 0;
    struct message *m = &w->plan[i];
    struct receive *r = prepare_receive(w, i, &source, &tag);
    MPI_Comm c = w->comms[m->comm];
    MPI_Message handle;
    MPI_Status s;
    MPI_Request q;
    void *p = r->memory;
    int n = r->layout.count;
    MPI_Datatype t = r->layout.type;
    switch (m->how) {
    case PROBE:
        if (m->comm == 3) { MPI_Recv(p, n, t, source, tag, c, &s); break; }
        MPI_Probe(source, tag, c, &s);
        MPI_Recv(p, n, t, s.MPI_SOURCE, s.MPI_TAG, c, &s);
        break;
    case MPROBE:
        MPI_Mprobe(source, tag, c, &handle, &s);
        MPI_Mrecv(p, n, t, &handle, &s);
        break;
    case IMPROBE:
        while (!flag) MPI_Improbe(source, tag, c, &flag, &handle, &s);
        MPI_Mrecv(p, n, t, &handle, &s);
        break;
    case IMRECV:
        MPI_Mprobe(source, tag, c, &handle, &s);
        MPI_Imrecv(p, n, t, &handle, &q);
        MPI_Wait(&q, &s);
        break;
    default: MPI_Recv(p, n, t, source, tag, c, &s);
    }
    verify(w, r, &s, 0);
    release(r);
}

/* Both sides send and receive the same amount. */
static void exchange(struct worker *w, int i)
{
    struct message *m = &w->plan[i];
    int first = m->from == rank, peer = local(m->comm, first ? m->to : m->from);
    uint32_t flip = first ? 0x5555 : 0;
    struct sent *x = prepare_send(w, m, first ? m->seed : m->seed ^ 0x5555);
    struct receive r = {i, m->comm, m->n, 0, m->received_kind, NULL, {0}};
    MPI_Comm c = w->comms[m->comm];
    MPI_Status s;
    MPI_Request q;
    if (below(&w->own, 3) == 0) { /* in place: the sender's layout on both sides */
        r.kind = m->sent_kind;
        r.layout = make_layout(r.kind, m->n);
        r.memory = x->memory;
        x->memory = NULL;
        MPI_Sendrecv_replace(r.memory, r.layout.count, r.layout.type, peer, m->tag, peer, m->tag, c, &s);
    } else {
        r.layout = make_layout(r.kind, m->n);
        r.memory = memory(room(r.kind, r.n));
        if (below(&w->own, 2)) {
            MPI_Sendrecv(x->memory, x->layout.count, x->layout.type, peer, m->tag, r.memory,
                         r.layout.count, r.layout.type, peer, m->tag, c, &s);
        } else {
            MPI_Isendrecv(x->memory, x->layout.count, x->layout.type, peer, m->tag, r.memory,
                          r.layout.count, r.layout.type, peer, m->tag, c, &q);
            MPI_Wait(&q, &s);
        }
    }
    verify(w, &r, &s, flip);
    release(&r);
}

static void completed(struct worker *w, int i, const MPI_Status *s)
{
    struct receive *r = w->owner[i] >= 0 ? &w->receives[w->owner[i]] : NULL;
    if (r) {
        verify(w, r, s, 0);
        release(r);
    }
    if (w->persistent[i]) MPI_Request_free(&w->requests[i]);
}

/* Waits for one request after the other. */
static void finish_each(struct worker *w)
{
    MPI_Status s;
    int i, flag, poll = below(&w->own, 3);
    for (i = 0; i < w->requests_used; i++) {
        if (poll == 0) {
            for (flag = 0; !flag;) MPI_Test(&w->requests[i], &flag, &s);
        } else {
            for (flag = poll - 1; !flag;)
                MPI_Request_get_status(w->requests[i], &flag, MPI_STATUS_IGNORE);
            MPI_Wait(&w->requests[i], &s);
        }
        completed(w, i, &s);
    }
}

static void finish_any(struct worker *w)
{
    MPI_Status s;
    int left, i, flag, poll = below(&w->own, 2);
    for (left = w->requests_used; left > 0; left--) {
        for (flag = 0; poll && !flag;) MPI_Testany(w->requests_used, w->requests, &i, &flag, &s);
        if (!poll) MPI_Waitany(w->requests_used, w->requests, &i, &s);
        if (i == MPI_UNDEFINED) fault(w, NULL, "no active request", left);
        completed(w, i, &s);
    }
}

static void finish_some(struct worker *w)
{
    MPI_Status s[MAX_MESSAGES * 4];
    int at[MAX_MESSAGES * 4], left = w->requests_used, done, k, poll = below(&w->own, 2);
    while (left > 0) {
        if (poll) MPI_Testsome(w->requests_used, w->requests, &done, at, s);
        else MPI_Waitsome(w->requests_used, w->requests, &done, at, s);
        if (done == MPI_UNDEFINED) fault(w, NULL, "no active request", left);
        for (k = 0; k < done; k++) completed(w, at[k], &s[k]);
        left -= done;
    }
}

static void finish_all(struct worker *w)
{
    MPI_Status s[MAX_MESSAGES * 4];
    int flag = 0, i;
    if (below(&w->own, 2))
        while (!flag) MPI_Testall(w->requests_used, w->requests, &flag, s);
    else MPI_Waitall(w->requests_used, w->requests, s);
    for (i = 0; i < w->requests_used; i++) completed(w, i, &s[i]);
}

static void epoch(struct worker *w)
{
    int i, way;
    w->requests_used = w->receives_used = w->sends_used = 0;
    draw_plan(w);
    post_early(w);
    if (below(&w->own, 4) == 0) cancel_one(w);
    if (w->ready) MPI_Barrier(w->control);
    send_all(w);
    for (i = 0; i < w->count; i++) {
        const struct message *m = &w->plan[i];
        if (m->sent == EXCHANGE && (m->from == rank || m->to == rank)) exchange(w, i);
        else if (m->sent != EXCHANGE && m->to == rank && m->how >= RECV) receive_late(w, i);
    }
    way = below(&w->own, 4);
    if (way == 0) finish_each(w);
    else if (way == 1) finish_any(w);
    else if (way == 2) finish_some(w);
    else finish_all(w);
    for (i = 0; i < w->sends_used; i++) {
        free_layout(&w->sends[i].layout);
        free(w->sends[i].memory);
    }
    if (w->wild) MPI_Barrier(w->control); /* a wildcard must not meet the next epoch's messages */
}

static void *work(void *argument)
{
    struct worker *w = argument;
    int stop = 0;
    for (w->epoch = 0; !stop; w->epoch++) {
        epoch(w);
        if (w->epoch % SYNC_EPOCHS == SYNC_EPOCHS - 1) { /* bounds who may run ahead */
            stop = now() > end_time;
            MPI_Bcast(&stop, 1, MPI_INT, 0, w->control);
            MPI_Barrier(w->control);
        }
    }
    return NULL;
}

/* Anonymous memory of this process in KB. */
static long anonymous(void)
{
    char line[256];
    long kb = 0, shared = 0;
    FILE *f = fopen("/proc/self/status", "r");
    while (f && fgets(line, sizeof line, f)) {
        if (!strncmp(line, "RssAnon:", 8)) kb = atol(line + 8);
        if (!strncmp(line, "RssShmem:", 9)) shared = atol(line + 9);
    }
    if (f) fclose(f);
    return kb + shared;
}

static void run_until(double end)
{
    int i;
    end_time = end;
    for (i = 1; i < threads; i++) pthread_create(&workers[i].thread, NULL, work, &workers[i]);
    work(&workers[0]);
    for (i = 1; i < threads; i++) pthread_join(workers[i].thread, NULL);
    malloc_trim(0);
}

static void make_comms(void)
{
    static MPI_Comm shared;
    int i;
    MPI_Comm_dup(MPI_COMM_WORLD, &shared);
    for (i = 0; i < threads; i++) {
        struct worker *w = &workers[i];
        w->index = i;
        MPI_Comm_dup(MPI_COMM_WORLD, &w->control);
        MPI_Comm_dup(MPI_COMM_WORLD, &w->comms[0]);
        MPI_Comm_split(MPI_COMM_WORLD, 0, size - rank, &w->comms[1]);
        MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &w->comms[2]);
        w->comms[3] = shared;
    }
}

static void free_comms(void)
{
    int i, k;
    for (i = 0; i < threads; i++) {
        for (k = 0; k < COMMS - 1; k++) MPI_Comm_free(&workers[i].comms[k]);
        MPI_Comm_free(&workers[i].control);
    }
    MPI_Comm_free(&workers[0].comms[3]);
}

int main(int argc, char **argv)
{
    enum { ALLOWED_KB = 8192, BUFFER = 16 << 20 };
    double duration, begin;
    long grown, most, before[2], after;
    uint64_t counts[2] = {0, 0}, all[2];
    void *buffer;
    int got, i, buffer_size;
    if (argc != 4) { fprintf(stderr, "soak SEED SECONDS THREADS\n"); return 2; }
    seed = strtoul(argv[1], NULL, 0);
    duration = atof(argv[2]);
    threads = atoi(argv[3]);
    if (threads < 1 || threads > MAX_THREADS) return 2;
    mallopt(M_MMAP_THRESHOLD, 65536); /* so that freed payloads do not look like a leak */
    MPI_Init_thread(NULL, NULL, threads > 1 ? MPI_THREAD_MULTIPLE : MPI_THREAD_SINGLE, &got);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (threads > 1 && got != MPI_THREAD_MULTIPLE) { printf("soak: no threads\n"); threads = 1; }
    if (!(buffer = malloc(BUFFER))) return 1;
    MPI_Buffer_attach(buffer, BUFFER);
    make_comms();
    begin = now();
    /* After a third to warm up, pools may still grow to the most that was ever under way at once,
       which happens now and then; what leaks grows in both of the other thirds. */
    for (i = 0; i < 2; i++) {
        run_until(begin + duration * (i + 1) / 3);
        before[i] = anonymous();
        seed ^= 0x9E3779B9ul << i;
    }
    run_until(begin + duration);
    after = anonymous();
    seed ^= 0x9E3779B9ul ^ 0x9E3779B9ul << 1;
    grown = before[1] - before[0] < after - before[1] ? before[1] - before[0] : after - before[1];
    MPI_Allreduce(&grown, &most, 1, MPI_LONG, MPI_MAX, MPI_COMM_WORLD);
    for (i = 0; i < threads; i++) {
        counts[0] += workers[i].messages;
        counts[1] += workers[i].bytes;
    }
    MPI_Allreduce(counts, all, 2, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    free_comms();
    MPI_Buffer_detach(&buffer, &buffer_size);
    free(buffer);
    if (most > ALLOWED_KB && rank == 0)
        printf("soak FAULT: memory grew by %ld KB twice: seed %lu, %d ranks, %d threads\n", most,
               seed, size, threads);
    else if (rank == 0)
        printf("soak ok: seed %lu, %d ranks, %d threads, %llu messages, %.1f GB, %+ld KB\n", seed,
               size, threads, (unsigned long long)all[0], 1e-9 * (double)all[1], most);
    MPI_Finalize();
    return most > ALLOWED_KB;
}
