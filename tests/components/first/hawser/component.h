/* A component of another maker: a shared object <framework>_<name>.so in a component directory,
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
    /* It went wrong. Functions of Hawser keep the reason; a component may give one of its own. */
    HAWSER_FAILED = -1
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
