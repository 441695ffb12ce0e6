/* A component with a channel of its own: a pipe to a thread of the component, which answers when the
 * process is about to sleep. A barrier ends with such an answer, in odd rounds by the pipe, in even
 * ones by a word in memory and wake(). A nonblocking broadcast never ends, but by a loss, of which
 * the component is told. */
#define _GNU_SOURCE
#include <hawser/coll.h>

#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const hawser_coll_host_t *hawser;
static int answers[2];
static sem_t asleep;
static atomic_uint wanted, given;
static unsigned rounds, progressed, lost_ranks, released;

/* Answers when somebody waits and the process is about to sleep. */
static void *partner(void *arg)
{
    (void)arg;
    for (;;) {
        sem_wait(&asleep);
        unsigned round = atomic_load(&wanted);
        if (atomic_load(&given) == round) continue;
        if (round % 2) {
            char byte = 1;
            if (write(answers[1], &byte, 1) != 1) abort();
        } else {
            atomic_store(&given, round);
            hawser->wake();
        }
    }
    return NULL;
}

static int init(const hawser_coll_host_t *host)
{
    pthread_t thread;
    hawser = host;
    if (sem_init(&asleep, 0, 0) || pipe2(answers, O_NONBLOCK | O_CLOEXEC) ||
        pthread_create(&thread, NULL, partner, NULL))
        return HAWSER_FAILED;
    return HAWSER_OK;
}

static int enter(const hawser_place_t *at, void **module)
{
    *module = NULL;
    return at->ranks > 1 ? HAWSER_OK : HAWSER_PASS;
}

static int progress(void)
{
    char byte;
    progressed++;
    if (read(answers[0], &byte, 1) != 1) return 0;
    atomic_store(&given, atomic_load(&wanted));
    return 1;
}

static void sleep_on(const hawser_sleep_t *tell)
{
    tell->descriptor(tell->to, answers[0], 0);
    if (atomic_load(&given) != atomic_load(&wanted)) sem_post(&asleep);
}

static int is_given(void *arg)
{
    (void)arg;
    return atomic_load(&given) == atomic_load(&wanted);
}

static int barrier(void *module, hawser_call_t *call)
{
    (void)module;
    rounds++;
    atomic_fetch_add(&wanted, 1);
    int waited = hawser->wait(call, is_given, NULL, NULL, 0);
    if (waited != HAWSER_OK) return waited;
    /* And with the others. */
    return hawser->place(call)->room ? hawser->share(call, NULL, 0, NULL, NULL) : HAWSER_OK;
}

static int start(void *module, hawser_call_t *call, const hawser_args_t *args, void **request)
{
    (void)module;
    (void)call;
    *request = (void *)args;
    return HAWSER_OK;
}

static int poll_request(void *module, hawser_call_t *call, void *request)
{
    (void)module;
    (void)call;
    (void)request;
    return HAWSER_PENDING;
}

static void release(void *module, void *request)
{
    (void)module;
    released += request != NULL;
}

static void lost(void *module, uint32_t rank, uint32_t remote)
{
    (void)module;
    lost_ranks += rank == 1 && !remote;
}

static void finished(void)
{
    fprintf(stderr, "channel: rounds %u progress %s lost %s released %u\n", rounds,
            progressed ? "yes" : "no", lost_ranks ? "yes" : "no", released);
}

static const hawser_coll_t table = {
    .size = sizeof(hawser_coll_t),
    .abi = HAWSER_COMPONENT_ABI,
    .priority = 80,
    .init = init,
    .enter = enter,
    .barrier = barrier,
    .starts = { HAWSER_BIT(HAWSER_CALL_BCAST), 0 },
    .start = start,
    .poll = poll_request,
    .release = release,
    .progress = progress,
    .sleep = sleep_on,
    .lost = lost,
};

HAWSER_PUBLIC const hawser_component_t hawser_component = {
    .size = sizeof(hawser_component_t),
    .abi = HAWSER_COMPONENT_ABI,
    .framework = "coll",
    .name = "channel",
    .version = "1.0.0",
    .help = "A channel to itself.",
    .close = finished,
    .table = &table,
};
