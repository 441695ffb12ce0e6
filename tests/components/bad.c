/* Components that cannot be used, one per definition of BAD_*; with BTL, of the framework btl. */
#include <hawser/btl.h>
#include <hawser/coll.h>

#include <stddef.h>
#include <unistd.h>

#ifndef NAME
#define NAME "bad"
#endif
#ifndef VERSION
#define VERSION HAWSER_COMPONENT_ABI
#endif

static int broken_open(void)
{
#if defined BAD_CRASH
    *(volatile int *)NULL = 1;
#elif defined BAD_EXIT
    _exit(0);
#elif defined BAD_ANSWER
    return 7;
#endif
    return HAWSER_OK;
}

#ifdef BTL
#define FRAMEWORK "btl"
static int open_link(const hawser_btl_place_t *place, void **link, hawser_btl_limits_t *limits)
{
    (void)place;
    (void)link;
    limits->longest = 100;
#ifdef BAD_LINK
    *(volatile int *)NULL = 1;
#elif defined BAD_PLACE
    return HAWSER_PASS;
#endif
    return HAWSER_OK;
}

static int address(void *link, void *room, uint64_t *bytes)
{
    (void)link;
    (void)room;
    *bytes = 0;
    return HAWSER_OK;
}

static int connect_peer(void *link, const hawser_btl_peer_t *peer, uint32_t *number)
{
    (void)link;
    (void)peer;
    *number = 0;
    return HAWSER_OK;
}

#ifndef BAD_SEND
static int send_message(void *link, uint32_t number, const struct iovec *pieces, int count)
{
    (void)link;
    (void)number;
    (void)pieces;
    (void)count;
    return HAWSER_FULL;
}
#endif

static void progress(void *link, const hawser_btl_events_t *tell)
{
    (void)link;
    (void)tell;
}

static const hawser_btl_t table = {
    .size = sizeof(hawser_btl_t),
    .abi = HAWSER_COMPONENT_ABI,
    .priority = 90,
    .open = open_link,
    .address = address,
    .connect = connect_peer,
#ifndef BAD_SEND
    .send = send_message,
#endif
    .progress = progress,
};
#else
#define FRAMEWORK "coll"
static const hawser_coll_t table = {
    .size = sizeof(hawser_coll_t),
    .abi = HAWSER_COMPONENT_ABI,
    .priority = 90,
};
#endif

#ifdef BAD_UNDEFINED
int nobody_defines_this(void);
int asks_for_it(void) { return nobody_defines_this(); }
#endif

#ifndef BAD_SYMBOL
HAWSER_PUBLIC const hawser_component_t hawser_component = {
    .size = sizeof(hawser_component_t),
    .abi = VERSION,
    .framework = FRAMEWORK,
    .name = NAME,
    .version = "0.1",
    .help = "It cannot be used.",
    .open = broken_open,
#ifndef BAD_TABLE
    .table = &table,
#endif
};
#endif
