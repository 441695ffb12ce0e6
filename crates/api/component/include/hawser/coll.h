/* The framework "coll": collective operations of a third-party component. */
#ifndef HAWSER_COLL_H
#define HAWSER_COLL_H

#include <hawser/component.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hawser_call_t hawser_call_t; /* a running call of this process */
typedef struct hawser_type_t hawser_type_t; /* a datatype */
typedef struct hawser_op_t hawser_op_t;     /* a reduction operation */
typedef struct hawser_part_t hawser_part_t; /* some ranks of a communicator */

/* `count` elements at `addr`, as the program passed them. */
typedef struct hawser_buf_t {
    void *addr;
    uint64_t count;
    const hawser_type_t *type;
} hawser_buf_t;

/* Block r: counts[r] elements that begin displs[r] extents behind `addr`. */
typedef struct hawser_blocks_t {
    void *addr;
    const hawser_type_t *type;
    const int64_t *counts;
    const int64_t *displs;
} hawser_blocks_t;

/* A communicator. */
typedef struct hawser_place_t {
    uint32_t size;      /* of this table */
    uint32_t rank;      /* of this process */
    uint32_t ranks;     /* how many there are */
    uint32_t one_node;  /* not 0: all are on one node */
    uint64_t room;      /* bytes that share() takes; 0: it is not available here */
    uint32_t parts;     /* how many parts `enter` may make here: 2 or 0 */
    uint32_t reserved;  /* 0 */
    /* Since 1.1. */
    uint32_t remote;    /* ranks of the other group of an intercommunicator; 0: it has one group */
    uint32_t exchange;  /* bytes that exchange() takes from a rank; 0: it is not available */
} hawser_place_t;

/* ---- Since 1.1: calls of all forms, members, topologies, kinds. ---- */

#define HAWSER_NOBODY UINT32_MAX  /* no rank: no root, or beyond an end of a grid */
#define HAWSER_ROOT (UINT32_MAX - 1)      /* intercommunicator: this process is the root */
#define HAWSER_BYSTANDER (UINT32_MAX - 2) /* intercommunicator: in the group of the root */
#define HAWSER_UNKNOWN UINT32_MAX

/* What functions return, beside HAWSER_OK, HAWSER_PASS and HAWSER_FAILED. */
enum {
    HAWSER_PENDING = 3 /* it has not ended */
};

/* The operations. */
enum {
    HAWSER_CALL_BARRIER = 0,
    HAWSER_CALL_BCAST,
    HAWSER_CALL_GATHER,
    HAWSER_CALL_GATHERV,
    HAWSER_CALL_SCATTER,
    HAWSER_CALL_SCATTERV,
    HAWSER_CALL_ALLGATHER,
    HAWSER_CALL_ALLGATHERV,
    HAWSER_CALL_ALLTOALL,
    HAWSER_CALL_ALLTOALLV,
    HAWSER_CALL_ALLTOALLW,
    HAWSER_CALL_REDUCE,
    HAWSER_CALL_ALLREDUCE,
    HAWSER_CALL_REDUCE_SCATTER_BLOCK,
    HAWSER_CALL_REDUCE_SCATTER,
    HAWSER_CALL_SCAN,
    HAWSER_CALL_EXSCAN,
    HAWSER_CALL_NEIGHBOR_ALLGATHER,
    HAWSER_CALL_NEIGHBOR_ALLGATHERV,
    HAWSER_CALL_NEIGHBOR_ALLTOALL,
    HAWSER_CALL_NEIGHBOR_ALLTOALLV,
    HAWSER_CALL_NEIGHBOR_ALLTOALLW
};
#define HAWSER_BIT(call) (UINT64_C(1) << (call))

/* The forms of a call. */
enum { HAWSER_BLOCKING = 0, HAWSER_NONBLOCKING = 1, HAWSER_PERSISTENT = 2 };

/* How a side of a call is given. */
enum {
    HAWSER_NONE = 0,   /* MPI_IN_PLACE, or without meaning at this rank */
    HAWSER_BUF = 1,    /* `buf`; where there is one block for each rank its count is that of one */
    HAWSER_BLOCKS = 2, /* `blocks` */
    HAWSER_EACH = 3    /* `each`: a buffer for each rank or neighbour, displaced and typed */
};

/* One side of a call. */
typedef struct hawser_side_t {
    uint32_t given; /* one of the above */
    uint32_t count; /* of BLOCKS and EACH: how many there are */
    hawser_buf_t buf;
    hawser_blocks_t blocks;
    const hawser_buf_t *each;
} hawser_side_t;

/* A call. A broadcast has its buffer in `recv`, at all ranks. In neighbourhood calls blocks are
 * numbered as the neighbours of topology() are, in all others as the ranks: of the remote group on
 * an intercommunicator. */
typedef struct hawser_args_t {
    uint32_t size;      /* of this table */
    uint32_t operation; /* HAWSER_CALL_... */
    uint32_t form;      /* HAWSER_BLOCKING, ... */
    uint32_t root;      /* a rank, HAWSER_ROOT or HAWSER_BYSTANDER; HAWSER_NOBODY: it has none */
    hawser_side_t send;
    hawser_side_t recv;
    const hawser_op_t *op;  /* of a reduction; else null */
    const int64_t *counts;  /* of reduce_scatter: counts[r] elements are for rank r; else null */
} hawser_args_t;

/* Where a rank is. */
typedef struct hawser_member_t {
    uint32_t process; /* its number in the job */
    uint32_t node;    /* the number of its node */
    uint32_t cache;   /* of ranks of one node: those with the same number share the last level of
                       * cache; HAWSER_UNKNOWN: it may run on CPUs of several */
    uint32_t reserved;
    const char *host; /* the name of its host, as long as the communicator is there */
} hawser_member_t;

/* Kinds of topologies. */
enum {
    HAWSER_TOPOLOGY_NONE = 0,
    HAWSER_TOPOLOGY_CART = 1,
    HAWSER_TOPOLOGY_GRAPH = 2,
    HAWSER_TOPOLOGY_DIST_GRAPH = 3
};

/* The topology of a communicator at this rank. Arrays stay as long as the communicator. */
typedef struct hawser_topology_t {
    uint32_t size; /* of this table, as the component knows it */
    uint32_t kind; /* HAWSER_TOPOLOGY_... */
    /* Neighbours, in the order of blocks; HAWSER_NOBODY beyond an end of a grid. */
    uint32_t sources;
    uint32_t destinations;
    const uint32_t *source;
    const uint32_t *destination;
    const int32_t *source_weight;      /* null: without weights */
    const int32_t *destination_weight; /* null: without weights */
    /* A grid. */
    uint32_t dims;
    uint32_t reserved;
    const int32_t *length;   /* ranks in each dimension */
    const int32_t *periodic; /* not 0: it wraps around */
} hawser_topology_t;

/* Kinds of operations. */
enum {
    HAWSER_OP_USER = 0,
    HAWSER_OP_SUM,
    HAWSER_OP_MIN,
    HAWSER_OP_MAX,
    HAWSER_OP_PROD,
    HAWSER_OP_BAND,
    HAWSER_OP_BOR,
    HAWSER_OP_BXOR,
    HAWSER_OP_LAND,
    HAWSER_OP_LOR,
    HAWSER_OP_LXOR,
    HAWSER_OP_MINLOC,
    HAWSER_OP_MAXLOC
};

/* Kinds of values. */
enum {
    HAWSER_VALUE_OTHER = 0, /* several kinds, or one that has no name here */
    HAWSER_VALUE_SIGNED,
    HAWSER_VALUE_UNSIGNED,
    HAWSER_VALUE_FLOAT,   /* IEEE binary16, 32, 64 or 128, by its length */
    HAWSER_VALUE_COMPLEX, /* two of these */
    HAWSER_VALUE_LOGICAL,
    HAWSER_VALUE_CHAR,
    HAWSER_VALUE_BYTE
};

/* What the elements of a type consist of. */
typedef struct hawser_kind_t {
    uint32_t size;   /* of this table, as the component knows it */
    uint32_t value;  /* HAWSER_VALUE_... */
    uint32_t bytes;  /* of a value */
    uint32_t dense;  /* not 0: n elements are n * count values without gaps */
    uint64_t count;  /* values of an element */
} hawser_kind_t;

/* What Hawser does for a component. `call` is the call that is running. Functions that return int
 * return HAWSER_OK or HAWSER_FAILED; a component then returns that, too, after it has played its
 * part as far as others would wait for it. */
typedef struct hawser_coll_host_t {
    uint32_t size;
    uint32_t abi;

    /* Where the call runs. */
    const hawser_place_t *(*place)(const hawser_call_t *call);

    /* Datatypes. A message or copy moves the data, not the holes. */
    uint64_t (*type_bytes)(const hawser_type_t *type);  /* data of an element */
    int64_t (*type_extent)(const hawser_type_t *type);  /* from element to element */
    const hawser_type_t *(*bytes)(void);                /* the type of a byte */

    /* Messages of this call; those from one rank to another match in the order of posting. The
     * memory of a pending one is left alone until wait_all, which every call ends with that has
     * posted some. */
    int (*send)(hawser_call_t *call, const hawser_buf_t *buf, uint32_t to);
    int (*recv)(hawser_call_t *call, const hawser_buf_t *buf, uint32_t from);
    int (*post_send)(hawser_call_t *call, const hawser_buf_t *buf, uint32_t to);
    int (*post_recv)(hawser_call_t *call, const hawser_buf_t *buf, uint32_t from);
    int (*wait_all)(hawser_call_t *call);

    /* Copies the data of `from` to `to`, whose types may differ. */
    int (*copy)(hawser_call_t *call, const hawser_buf_t *from, const hawser_buf_t *to);
    /* inout[i] = left[i] op inout[i], for all elements of inout; both have its type. */
    int (*reduce)(hawser_call_t *call, const hawser_op_t *op, const void *left,
                  const hawser_buf_t *inout);
    /* Not 0: operands may be exchanged. Otherwise results are those of the order of ranks. */
    int (*commutes)(const hawser_op_t *op);
    /* Memory for `count` elements until the call ends; null: there is none. */
    void *(*scratch)(hawser_call_t *call, uint64_t count, const hawser_type_t *type);

    /* Shared memory of the node: every rank posts `len` bytes, the same number on all, at most
     * `room`; when all have, `each` sees what each rank posted. All ranks of the communicator call
     * it, in the same order. */
    int (*share)(hawser_call_t *call, const void *mine, uint64_t len,
                 void (*each)(void *arg, uint32_t rank, const void *data), void *arg);

    /* Says why the call fails; returns HAWSER_FAILED. */
    int (*fail)(hawser_call_t *call, const char *why);

    /* Not 0: functions of the component may be called by several threads at once, for different
     * communicators. */
    uint32_t threads;
    uint32_t reserved; /* 0 */

    /* Makes a part of the communicator that `enter` was called for with this place: `which` is
     * below place->parts, `ranks` are some of its ranks in the order that they have in the part.
     * Each of them makes it with the same arguments, in `enter`; a rank belongs to one part of each
     * `which` at most, and makes none that it does not belong to. A part is a communicator: the
     * components, this one as well, enter it before the function returns, and may make parts of it,
     * three times over. It ends with its communicator. Null: it cannot be made, or this is not the
     * time. */
    const hawser_part_t *(*part)(const hawser_place_t *place, uint32_t which,
                                 const uint32_t *ranks, uint32_t count);
    /* Where this process is in a part. */
    const hawser_place_t *(*part_place)(const hawser_part_t *part);
    /* Calls over a part, by those that serve it; as a part of `call`, which its ranks run, too.
     * Arguments are those of the functions of hawser_coll_t, roots are ranks of the part. */
    int (*part_barrier)(hawser_call_t *call, const hawser_part_t *part);
    int (*part_bcast)(hawser_call_t *call, const hawser_part_t *part, const hawser_buf_t *buf,
                      uint32_t root);
    int (*part_gather)(hawser_call_t *call, const hawser_part_t *part, const hawser_buf_t *send,
                       const hawser_buf_t *recv, uint32_t root);
    int (*part_scatter)(hawser_call_t *call, const hawser_part_t *part, const hawser_buf_t *send,
                        const hawser_buf_t *recv, uint32_t root);
    int (*part_allgather)(hawser_call_t *call, const hawser_part_t *part, const hawser_buf_t *send,
                          const hawser_buf_t *recv);
    int (*part_alltoall)(hawser_call_t *call, const hawser_part_t *part, const hawser_buf_t *send,
                         const hawser_buf_t *recv);
    int (*part_reduce)(hawser_call_t *call, const hawser_part_t *part, const hawser_buf_t *send,
                       const hawser_buf_t *recv, const hawser_op_t *op, uint32_t root);
    int (*part_allreduce)(hawser_call_t *call, const hawser_part_t *part, const hawser_buf_t *send,
                          const hawser_buf_t *recv, const hawser_op_t *op);

    /* ---- Since 1.1 ---- */

    /* In `enter`, for its place: every rank gives `bytes` bytes, the same number on all and at most
     * place->exchange, and gets those of all ranks in `all`, by rank; on an intercommunicator those
     * of the remote group follow. All ranks call it equally often, 16 times at most. */
    int (*exchange)(const hawser_place_t *place, const void *mine, uint64_t bytes, void *all);
    /* In `enter`, for its place: where the ranks are, by rank, and those of the remote group after
     * them. Entries are `stride` bytes long: sizeof(hawser_member_t). All ranks call it or none:
     * it is one exchange. */
    int (*members)(const hawser_place_t *place, hawser_member_t *all, uint32_t stride);
    /* The topology of a communicator; topology->size is set. For the place of `enter`, there and in
     * calls; place(call) is the same. */
    int (*topology)(const hawser_place_t *place, hawser_topology_t *topology);

    /* What kind of operation it is: HAWSER_OP_... */
    uint32_t (*op_kind)(const hawser_op_t *op);
    /* What elements of a type consist of; kind->size is set. */
    int (*type_kind)(const hawser_type_t *type, hawser_kind_t *kind);

    /* In a call that does not block: HAWSER_OK when all messages that it has posted have ended,
     * else HAWSER_PENDING. HAWSER_FAILED: all have ended, one with an error. */
    int (*test_all)(hawser_call_t *call);
    /* In a blocking call: waits, with progress of everything, until `ready` says so with an answer
     * that is not 0; it is asked often, and calls nothing that waits. HAWSER_FAILED: a member is
     * lost, or the communicator is revoked. `ranks` are those without whom it cannot come, for
     * people who ask what a job waits for; null: all. */
    int (*wait)(hawser_call_t *call, int (*ready)(void *arg), void *arg, const uint32_t *ranks,
                uint32_t count);
    /* From any thread: something has come that calls of this process may wait for. */
    void (*wake)(void);
} hawser_coll_host_t;

/* Flags of a component. */
enum {
    /* Its functions must not be called by several threads at once: programs that ask for
     * MPI_THREAD_MULTIPLE go on without it. All processes of a job have the same components: where
     * some ask for that level and others do not, leave it out with --mca coll ^NAME. */
    HAWSER_COLL_ONE_THREAD = 1,
    /* It enters intercommunicators as well: place->remote is not 0 there. */
    HAWSER_COLL_INTER = 2
};

/* The component. Null functions are calls that other components serve. `barrier` to `exscan` are
 * blocking calls of communicators with one group; for all others there are `run`, `start` and
 * `prepare`, with masks that say which operations they take.
 *
 * "Not this call": a function that answers HAWSER_PASS leaves the call to the next component. All
 * ranks have to come to the same answer, without a word to each other. So it depends only on what
 * all ranks know: the communicator (its size, its kind of topology, what `enter` has agreed on), the
 * operation and its form, the reduction and whether it commutes, the root on one group, and the
 * length of data where MPI asks for the same everywhere: that of a broadcast or reduction, and of
 * a block of gather, scatter, allgather and alltoall. It does not depend on counts and displacements
 * of v and w calls and of neighbourhoods, types (ranks may describe the same data differently),
 * addresses, time, losses or the memory that is left; nor, between two groups, on the root, which
 * bystanders do not know, or on lengths of calls with a root. A component that passes after it has
 * sent or waited ends the call with an error.
 *
 * A send side of null is MPI_IN_PLACE, or an argument without meaning at this rank; arguments were
 * checked. Counts of gather, scatter, allgather and alltoall are those of one block. Functions may
 * be called by several threads at once, for different communicators. */
typedef struct hawser_coll_t {
    uint32_t size; /* sizeof(hawser_coll_t) */
    uint32_t abi;  /* HAWSER_COMPONENT_ABI */
    /* 0 to 100; the highest serves a call. smp has 50, shm 40, basic 10. A user changes it with
     * --mca coll_<name>_priority N. */
    int32_t priority;
    uint32_t flags; /* of HAWSER_COLL_... */

    /* Called once, before any other function of this table. The component looks here whether it can
     * serve a program with threads, and refuses by any answer but HAWSER_OK. */
    int (*init)(const hawser_coll_host_t *host);
    /* A communicator is made: *module is handed to every call on it. All its ranks call it, in the
     * same order, and must give the same answer; nothing can be sent, but parts can be made.
     * HAWSER_PASS: not here. Null: everywhere, without a module. */
    int (*enter)(const hawser_place_t *place, void **module);
    /* The communicator has ended. */
    void (*leave)(void *module);
    /* A step of a hold or a checkpoint, the same at all ranks. HAWSER_OK; anything else in answer to
     * HAWSER_INTERRUPT_PREPARE: no checkpoint is taken. Null: jobs with this component are not held.
     * A component that sends by the host's functions alone answers HAWSER_OK and has nothing to do.
     * This version of Hawser tells of holds only. */
    int (*interrupt)(void *module, int phase);

    int (*barrier)(void *module, hawser_call_t *call);
    int (*bcast)(void *module, hawser_call_t *call, const hawser_buf_t *buf, uint32_t root);
    int (*gather)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                  const hawser_buf_t *recv, uint32_t root);
    int (*gatherv)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                   const hawser_blocks_t *recv, uint32_t root);
    int (*scatter)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                   const hawser_buf_t *recv, uint32_t root);
    int (*scatterv)(void *module, hawser_call_t *call, const hawser_blocks_t *send,
                    const hawser_buf_t *recv, uint32_t root);
    int (*allgather)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                     const hawser_buf_t *recv);
    int (*allgatherv)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                      const hawser_blocks_t *recv);
    int (*alltoall)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                    const hawser_buf_t *recv);
    int (*alltoallv)(void *module, hawser_call_t *call, const hawser_blocks_t *send,
                     const hawser_blocks_t *recv);
    int (*reduce)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                  const hawser_buf_t *recv, const hawser_op_t *op, uint32_t root);
    int (*allreduce)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                     const hawser_buf_t *recv, const hawser_op_t *op);
    /* recv->count is the block of this rank. */
    int (*reduce_scatter_block)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                                const hawser_buf_t *recv, const hawser_op_t *op);
    /* counts[r] elements are for rank r. */
    int (*reduce_scatter)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                          const hawser_buf_t *recv, const int64_t *counts,
                          const hawser_op_t *op);
    int (*scan)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                const hawser_buf_t *recv, const hawser_op_t *op);
    int (*exscan)(void *module, hawser_call_t *call, const hawser_buf_t *send,
                  const hawser_buf_t *recv, const hawser_op_t *op);

    /* ---- Since 1.1 ---- */

    /* The operations of each form: HAWSER_BIT(HAWSER_CALL_...) | ..., first those of communicators
     * with one group, then those of intercommunicators. */
    uint64_t runs[2];     /* blocking calls that `run` takes */
    uint64_t starts[2];   /* nonblocking calls that `start` takes */
    uint64_t prepares[2]; /* persistent calls that `prepare` takes */

    /* A blocking call without a function above. HAWSER_OK, HAWSER_PASS or HAWSER_FAILED. */
    int (*run)(void *module, hawser_call_t *call, const hawser_args_t *args);

    /* Begins a call and does not wait: neither it nor `poll` may call what waits (send, recv,
     * wait_all, wait, share, part_...). `args`, with its arrays, and what scratch() gave stay until
     * `release`. HAWSER_OK: *request is handed to `poll`. HAWSER_PASS, HAWSER_FAILED: there is no
     * request. */
    int (*start)(void *module, hawser_call_t *call, const hawser_args_t *args, void **request);
    /* Goes on with a request; called by whatever call of MPI waits or tests, in any thread, one at
     * a time. HAWSER_OK: it has ended; messages that it has posted are still waited for.
     * HAWSER_PENDING. HAWSER_FAILED. */
    int (*poll)(void *module, hawser_call_t *call, void *request);
    /* The last word about a request, once: it has ended, a member was lost, the communicator was
     * revoked, or nobody asks for it any more. The component leaves its memory alone from then on. */
    void (*release)(void *module, void *request);

    /* A persistent call is made; all ranks make those of a communicator in the same order. `args`,
     * with its arrays, stays until `discard`. HAWSER_OK, HAWSER_PASS or HAWSER_FAILED. */
    int (*prepare)(void *module, const hawser_args_t *args, void **prepared);
    /* Begins a round of it, as `start`, without HAWSER_PASS. The one before has ended. Rounds of
     * one call begin in the same order everywhere; those of different ones need not. */
    int (*restart)(void *module, hawser_call_t *call, void *prepared, void **request);
    /* It is freed. */
    void (*discard)(void *module, void *prepared);

    /* Serves a channel of the component's own; called once per process by whatever waits or tests,
     * in any thread, one at a time, also inside of wait(). It neither waits nor calls functions of
     * Hawser. Not 0: something has happened. */
    int (*progress)(void);
    /* Before the process sleeps: names what ends the sleep. What `progress` has not served shows in
     * a descriptor, or ends it at once (a time of 0). Null: it sleeps 100 us at most, where there
     * is a `progress`. */
    void (*sleep)(const hawser_sleep_t *tell);
    /* A member is lost: `rank` of this process's group, or, `remote` not 0, of the other one. Once
     * for each, from where `progress` is called. Hawser ends requests of this communicator with an
     * error itself, and wait() fails; calls that begin later may come. */
    void (*lost)(void *module, uint32_t rank, uint32_t remote);
} hawser_coll_t;

#ifdef __cplusplus
}
#endif
#endif
