/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * A table of calls, with a rank that is killed before the call, while others are in it, or after it.
 * Ranks 0 and 1 survive; rank 2 + i is the victim of row i. Each row has a communicator of its three
 * ranks, in which the victim is rank 2. No call may wait for ever, and rank 0, which needs the victim
 * in each of them, must be told of its loss. */
#include "check.h"
#include <signal.h>

enum { BEFORE, DURING, AFTER };
enum { VICTIM = 2, LONG = 1 << 20 };
/* For so many seconds a call that the victim takes no part in is repeated until the loss shows. */
enum { PATIENCE_S = 30 };

static int *data, *more;

/* Each call: rank `me` of the three in `comm`; the first error of its part. */
#define DO(call)                                                                                   \
    do {                                                                                           \
        int code_ = (call);                                                                        \
        if (code_ != MPI_SUCCESS)                                                                  \
            return code_;                                                                          \
    } while (0)

/* What a row has made before anybody is killed. */
static struct object {
    MPI_Comm comm;
    MPI_File file;
    MPI_Win win;
    MPI_Group group;
    MPI_Request request;
} *object;

/* NEEDED: rank 0 waits for it. ALONE: it takes no part, and the survivors find that it is gone. UNASKED:
 * it gets something and says nothing, so that the others may end as if it were there. */
struct row {
    const char *name;
    int (*run)(MPI_Comm comm, int me);
    /* Makes the object; all three call it. NULL: the call needs none. */
    void (*make)(MPI_Comm comm, int me);
    /* What the victim is to the call; NEEDED where nothing is said. */
    enum { NEEDED, ALONE, UNASKED } victim;
};

/* Frees the object of a row: with an error or without, but in the end. */
static void drop(struct object *o)
{
    if (o->request != MPI_REQUEST_NULL) MPI_Request_free(&o->request);
    if (o->file != MPI_FILE_NULL) MPI_File_close(&o->file);
    if (o->win != MPI_WIN_NULL) MPI_Win_free(&o->win);
    if (o->group != MPI_GROUP_NULL) MPI_Group_free(&o->group);
    if (o->comm != MPI_COMM_NULL) MPI_Comm_free(&o->comm);
}

/* The communicator of these ranks of the world. */
static MPI_Comm of_ranks(int count, const int *ranks)
{
    MPI_Group all, some;
    MPI_Comm comm;
    OK(MPI_Comm_group(MPI_COMM_WORLD, &all));
    OK(MPI_Group_incl(all, count, ranks, &some));
    OK(MPI_Comm_create_group(MPI_COMM_WORLD, some, ranks[count - 1], &comm));
    OK(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
    MPI_Group_free(&all);
    MPI_Group_free(&some);
    return comm;
}

static void survive(const struct row *row, MPI_Comm comm, int victim, int moment)
{
    int token = 0, got = MPI_SUCCESS;
    int may_succeed = row->victim == UNASKED || (row->victim == NEEDED && rank == 1);
    if (moment == AFTER) OK(row->run(comm, rank));
    OK(MPI_Send(&token, 1, MPI_INT, victim, 1, MPI_COMM_WORLD));
    if (moment == BEFORE)
        FAILS(MPI_ERR_PROC_ABORTED, MPI_Recv(&token, 1, MPI_INT, victim, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    double end = MPI_Wtime() + PATIENCE_S;
    int code = row->run(comm, rank);
    while (row->victim == ALONE && code == MPI_SUCCESS && MPI_Wtime() < end) code = row->run(comm, rank);
    if (code != MPI_SUCCESS) MPI_Error_class(code, &got);
    if (got != MPI_ERR_PROC_ABORTED && !(got == MPI_SUCCESS && may_succeed)) {
        fprintf(stderr, "rank %d: %s: class %d instead of MPI_ERR_PROC_ABORTED\n", rank, row->name, got);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
}

static int table(int count, const struct row rows[count], int moment)
{
    MPI_Comm comms[count], pair = MPI_COMM_NULL;
    struct object objects[count];
    int token;
    CHECK(size == VICTIM + count);
    data = calloc(LONG, sizeof *data);
    more = calloc(LONG, sizeof *more);
    if (rank < VICTIM) pair = of_ranks(2, (int[]){0, 1});
    for (int i = 0; i < count; i++) {
        comms[i] = MPI_COMM_NULL;
        objects[i] = (struct object){MPI_COMM_NULL, MPI_FILE_NULL, MPI_WIN_NULL, MPI_GROUP_NULL, MPI_REQUEST_NULL};
        if (rank >= VICTIM && rank != VICTIM + i) continue;
        comms[i] = of_ranks(3, (int[]){0, 1, VICTIM + i});
        object = &objects[i];
        if (rows[i].make) rows[i].make(comms[i], rank < VICTIM ? rank : VICTIM);
    }
    if (rank >= VICTIM) {
        object = &objects[rank - VICTIM];
        if (moment == AFTER) OK(rows[rank - VICTIM].run(comms[rank - VICTIM], VICTIM));
        for (int by = 0; by < VICTIM; by++)
            OK(MPI_Recv(&token, 1, MPI_INT, by, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        raise(SIGKILL);
    }
    for (int i = 0; i < count; i++) {
        object = &objects[i];
        survive(&rows[i], comms[i], VICTIM + i, moment);
        drop(object);
        /* The next victim is killed when both have dealt with this one. */
        OK(MPI_Barrier(pair));
    }
    MPI_Finalize();
    return 0;
}

#define TABLE(rows, moment) table(sizeof(rows) / sizeof *(rows), rows, moment)
