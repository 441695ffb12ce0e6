/* The framework "coll": collective operations of a component of another maker. */
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
} hawser_place_t;

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
} hawser_coll_host_t;

/* Flags of a component. */
enum {
    /* Its functions must not be called by several threads at once: programs that ask for
     * MPI_THREAD_MULTIPLE go on without it. All processes of a job have the same components: where
     * some ask for that level and others do not, leave it out with --mca coll ^NAME. */
    HAWSER_COLL_ONE_THREAD = 1
};

/* Steps of a checkpoint, see `interrupt`. */
enum {
    /* A checkpoint is to be taken. No call runs on the communicator, and none starts before one of
     * the other steps. Afterwards the module keeps nothing that a process with another number, on
     * another node, could not go on with. */
    HAWSER_INTERRUPT_PREPARE = 0,
    /* It was taken, or was not: the process goes on. */
    HAWSER_INTERRUPT_CONTINUE = 1,
    /* The process begins with what was kept: others may be elsewhere. */
    HAWSER_INTERRUPT_RESTART = 2
};

/* The component. Null functions are calls that other components serve; so are nonblocking and
 * persistent calls, those of intercommunicators, and neighbourhood collectives.
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
    /* A step of a checkpoint, the same at all ranks. HAWSER_OK; anything else in answer to
     * HAWSER_INTERRUPT_PREPARE: no checkpoint is taken. Null: nothing to do. This version of Hawser
     * takes no checkpoints yet. */
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
} hawser_coll_t;

#ifdef __cplusplus
}
#endif
#endif
