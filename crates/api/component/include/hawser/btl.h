/* The framework "btl": a third-party network, which carries the messages of MPI. */
#ifndef HAWSER_BTL_H
#define HAWSER_BTL_H

#include <hawser/component.h>
#include <sys/uio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Properties of a network. Without one, messages between two processes arrive whole, once and in
 * order. With one it serves below the reliable layer only (mpirun --mca pml dr). */
enum {
    HAWSER_BTL_UNORDERED = 4, /* messages may change places */
    HAWSER_BTL_LOSSY = 8      /* messages may be lost, doubled or damaged */
};

#define HAWSER_BTL_ADDRESS_MAX 900 /* bytes of an address */
#define HAWSER_BTL_KEY 32          /* bytes of a key */

/* The process that a link is opened for. */
typedef struct hawser_btl_place_t {
    uint32_t size; /* of this table */
    uint32_t rank;
    uint32_t ranks;    /* of the job */
    uint32_t one_node; /* not 0: all are on one node */
} hawser_btl_place_t;

/* What a link can do. `open` gets it with zeros. */
typedef struct hawser_btl_limits_t {
    uint32_t size;          /* of this table */
    uint32_t flags;         /* HAWSER_BTL_... */
    uint64_t longest;       /* bytes of the longest message, 1 KB to 1 GB */
    uint64_t eager;         /* bytes up to which a message goes without being asked for; 0: longest */
    uint32_t latency_ns;    /* of a short message, about; 0: 10,000 */
    uint32_t bandwidth_mbs; /* 10^6 bytes in a second, about; 0: 1,000 */
    uint32_t exclusivity;   /* of the networks that reach a peer those with the highest are used;
                             * tcp has 100, shared memory 1024; 0: 100 */
    uint32_t reserved;
} hawser_btl_limits_t;

/* A peer that is to be known. */
typedef struct hawser_btl_peer_t {
    uint32_t size; /* of this table */
    uint32_t rank;
    uint64_t known_as;    /* how the peer knows this process: it gives this number with the messages
                           * of this process, so that they have to carry it, or imply it */
    const void *address;  /* what `address` gave there */
    uint64_t bytes;       /* of it */
    const uint8_t *key;   /* HAWSER_BTL_KEY bytes: a secret of the two, for codes of messages */
} hawser_btl_peer_t;

/* What happens, told to Hawser inside `progress`. */
typedef struct hawser_btl_events_t {
    uint32_t size;
    uint32_t abi;
    void *to; /* the first argument of both */
    /* A message has come, from the process that is known as `from`. */
    void (*message)(void *to, uint64_t from, const void *bytes, uint64_t len);
    /* The way to a peer (the number that `connect` gave) is down for good. */
    void (*lost)(void *to, uint32_t peer, const char *why);
} hawser_btl_events_t;

/* What ends a sleep, told to Hawser inside `sleep`. */
typedef hawser_sleep_t hawser_btl_sleep_t;

/* The component. Hawser opens a link in each process, and one more for each channel of threads; one
 * thread at a time uses a link. No function blocks. Processes meet through Hawser before the first
 * message: each gets the address of the other. */
typedef struct hawser_btl_t {
    uint32_t size; /* sizeof(hawser_btl_t) */
    uint32_t abi;  /* HAWSER_COMPONENT_ABI */
    /* 0 to 100; sm has 90, tcp 50. A user changes it with --mca btl_<name>_priority N. */
    int32_t priority;
    int32_t reserved; /* 0 */

    /* Opens a link. HAWSER_PASS: there is no such network here. */
    int (*open)(const hawser_btl_place_t *place, void **link, hawser_btl_limits_t *limits);
    /* What a peer needs to send to this link: writes it to `room`, which has *bytes bytes, and its
     * length to *bytes. */
    int (*address)(void *link, void *room, uint64_t *bytes);
    /* Makes a peer known, once; *number is what `send` gets. Its messages may come before. */
    int (*connect)(void *link, const hawser_btl_peer_t *peer, uint32_t *number);
    /* Sends one message, which lies in `count` pieces, three at most. HAWSER_OK: the pieces are free.
     * HAWSER_FULL: Hawser tries again after `progress`. HAWSER_FAILED: the peer is lost. */
    int (*send)(void *link, uint32_t number, const struct iovec *pieces, int count);
    /* Moves bytes, and tells what has happened. Called often. */
    void (*progress)(void *link, const hawser_btl_events_t *tell);
    /* Names what ends a sleep of the process. Null: it sleeps 100 us at most. */
    void (*sleep)(void *link, const hawser_btl_sleep_t *tell);
    /* Not 0: nothing waits here for being sent. Null: nothing ever does. */
    int (*drained)(void *link);
    /* Why the last function has failed; null, or null from it: nothing is known. */
    const char *(*why)(void *link);
    /* The link has ended. Null: there is nothing to do. */
    void (*close)(void *link);
    /* A step of a hold or a checkpoint, of HAWSER_INTERRUPT_.... Null: jobs with this component are
     * not held. In answer to HAWSER_INTERRUPT_PREPARE anything but HAWSER_OK: it may not be now. After
     * HAWSER_INTERRUPT_HOLD nothing is sent before HAWSER_INTERRUPT_CONTINUE, and what was sent arrives;
     * Hawser counts messages at both ends. */
    int (*interrupt)(void *link, int step);
} hawser_btl_t;

#ifdef __cplusplus
}
#endif
#endif
