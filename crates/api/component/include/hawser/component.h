/* A third-party component: a shared object <framework>_<name>.so in a component directory,
 * which defines one symbol, `hawser_component`.
 *
 * Directories: PREFIX/lib/hawser/components, and before it those of the parameter
 * mca_base_component_path. Programs are not relinked. docs/guide/components.md tells more.
 *
 * Every table begins with its size and the version of its layout. A newer Hawser reads what an
 * older table has; fields are only ever added at the end. */
#ifndef HAWSER_COMPONENT_H
#define HAWSER_COMPONENT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Version of the layouts in this header and in those of the frameworks. */
#define HAWSER_COMPONENT_ABI 1u

/* What functions of components return, and functions of Hawser that components call. */
enum {
    HAWSER_OK = 0,
    /* "Not here": the next component runs the call, or serves the communicator. Of a call, every
     * rank must say so, and before it has sent or received anything for it. */
    HAWSER_PASS = 1,
    /* Of `send` of a network: there is no room now, nothing was taken. In answer to
     * HAWSER_INTERRUPT_HOLD: something is under way. */
    HAWSER_FULL = 2,
    /* It went wrong. Functions of Hawser keep the reason; a component may give one of its own. */
    HAWSER_FAILED = -1
};

/* Steps of a hold or a checkpoint, see `interrupt` of the tables. */
enum {
    /* A checkpoint is to be taken. No call runs on the communicator, and none starts before one of
     * the other steps. Afterwards the module keeps nothing that a process with another number, on
     * another node, could not go on with. */
    HAWSER_INTERRUPT_PREPARE = 0,
    /* It was taken, or was not: the process goes on. */
    HAWSER_INTERRUPT_CONTINUE = 1,
    /* The process begins with what was kept: others may be elsewhere. */
    HAWSER_INTERRUPT_RESTART = 2,
    /* The process is held: transports take nothing new until HAWSER_INTERRUPT_CONTINUE. Calls may run,
     * and wait. Told to components with `progress` only: from now on they send nothing new over
     * channels of their own. HAWSER_OK: nothing is under way there; HAWSER_FULL: something is, and it
     * is asked again; anything else: the hold is given up. */
    HAWSER_INTERRUPT_HOLD = 3
};

typedef struct hawser_component_t {
    uint32_t size;           /* sizeof(hawser_component_t) */
    uint32_t abi;            /* HAWSER_COMPONENT_ABI */
    const char *framework;   /* "coll" or "btl" */
    const char *name;        /* lower case letters and digits; that of the file */
    const char *version;     /* "1.0.0" */
    const char *help;        /* one sentence */
    /* Called once in a process before anything else, with no communication possible; null for
     * nothing to do. HAWSER_OK; anything else: the component is not used here. */
    int (*open)(void);
    /* Called once when the process ends; null for nothing to do. */
    void (*close)(void);
    /* The table of the framework: for "coll" a hawser_coll_t of hawser/coll.h, for "btl" a
     * hawser_btl_t of hawser/btl.h. */
    const void *table;
} hawser_component_t;

/* What ends a sleep of the process, told to Hawser inside a component's `sleep`. */
typedef struct hawser_sleep_t {
    uint32_t size;
    uint32_t abi;
    void *to; /* the first argument of both */
    /* A descriptor that becomes readable; `writable` not 0: or can be written. */
    void (*descriptor)(void *to, int fd, int writable);
    /* A time, in microseconds; 0: no sleep. */
    void (*within)(void *to, uint64_t us);
} hawser_sleep_t;

/* Not 0: a table that begins with its size is long enough to have this field. A component that also
 * runs under an older Hawser asks so for functions that were added later. */
#define HAWSER_HAS(table, field) \
    ((const char *)(&(table)->field + 1) <= (const char *)(table) + (table)->size)

#if defined(__GNUC__)
#define HAWSER_PUBLIC __attribute__((visibility("default")))
#else
#define HAWSER_PUBLIC
#endif

/* The component defines it. */
extern HAWSER_PUBLIC const hawser_component_t hawser_component;

#ifdef __cplusplus
}
#endif
#endif
