/* Components that cannot be used, one per definition of BAD_*. */
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

static const hawser_coll_t table = {
    .size = sizeof(hawser_coll_t),
    .abi = HAWSER_COMPONENT_ABI,
    .priority = 90,
};

#ifdef BAD_UNDEFINED
int nobody_defines_this(void);
int asks_for_it(void) { return nobody_defines_this(); }
#endif

#ifndef BAD_SYMBOL
HAWSER_PUBLIC const hawser_component_t hawser_component = {
    .size = sizeof(hawser_component_t),
    .abi = VERSION,
    .framework = "coll",
    .name = NAME,
    .version = "0.1",
    .help = "It cannot be used.",
    .open = broken_open,
#ifndef BAD_TABLE
    .table = &table,
#endif
};
#endif
