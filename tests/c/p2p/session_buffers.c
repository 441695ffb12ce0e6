// np: 1 2
/* A buffered send uses the buffer of its communicator, else that of the session that the
 * communicator was derived from, else that of the process (section 3.6). */
#include "check.h"

enum { SESSIONS = 6, LEN = 500000, ROOM = LEN + MPI_BSEND_OVERHEAD };

static MPI_Session session[SESSIONS];
static char data[LEN], got[LEN], space[SESSIONS][ROOM], own[ROOM], process[ROOM];

/* A communicator of the session that all processes are in, made in one of several ways. */
static MPI_Comm derived(MPI_Session from, int way)
{
    MPI_Group all, some;
    MPI_Comm comm, made;
    char tag[64];
    OK(MPI_Group_from_session_pset(from, "mpi://WORLD", &all));
    int ranks[1][3] = {{0, size - 1, 1}};
    OK(MPI_Group_range_incl(all, 1, ranks, &some));
    snprintf(tag, sizeof tag, "buffers.%d", way);
    OK(MPI_Comm_create_from_group(way % 2 ? some : all, tag, MPI_INFO_NULL, MPI_ERRORS_RETURN,
                                  &comm));
    OK(MPI_Group_free(&all));
    OK(MPI_Group_free(&some));
    if (way == 0)
        return comm;
    if (way == 1)
        OK(MPI_Comm_dup(comm, &made));
    else if (way == 2)
        OK(MPI_Comm_split(comm, 0, rank, &made));
    else if (way == 3) {
        OK(MPI_Comm_group(comm, &all));
        OK(MPI_Comm_create(comm, all, &made));
        OK(MPI_Group_free(&all));
    } else if (way == 4) {
        int dims[1] = {size}, periods[1] = {0};
        OK(MPI_Cart_create(comm, 1, dims, periods, 0, &made));
    } else {
        MPI_Request r;
        OK(MPI_Comm_idup(comm, &made, &r));
        OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    }
    OK(MPI_Comm_free(&comm));
    return made;
}

/* One message to oneself, after which all buffers are empty. */
static void one(MPI_Comm comm)
{
    MPI_Request r;
    OK(MPI_Irecv(got, LEN, MPI_BYTE, rank, 1, comm, &r));
    OK(MPI_Bsend(data, LEN, MPI_BYTE, rank, 1, comm));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Comm_flush_buffer(comm));
    OK(MPI_Buffer_flush());
    for (int i = 0; i < SESSIONS; i++)
        OK(MPI_Session_flush_buffer(session[i]));
}

int main(int argc, char **argv)
{
    MPI_Comm comm[SESSIONS];
    void *back;
    int n;
    begin(&argc, &argv);
    for (int i = 0; i < SESSIONS; i++) {
        OK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session[i]));
        comm[i] = derived(session[i], i);
    }
    /* A buffer of another session is none. */
    for (int i = 1; i < SESSIONS; i += 2)
        OK(MPI_Session_attach_buffer(session[i], space[i], ROOM));
    for (int i = 0; i < SESSIONS; i += 2)
        FAILS(MPI_ERR_BUFFER, MPI_Bsend(data, LEN, MPI_BYTE, rank, 1, comm[i]));
    FAILS(MPI_ERR_BUFFER, MPI_Bsend(data, LEN, MPI_BYTE, rank, 1, MPI_COMM_WORLD));
    for (int i = 1; i < SESSIONS; i += 2)
        one(comm[i]);
    /* The process's serves those whose session has none, and the world. */
    OK(MPI_Buffer_attach(process, ROOM));
    for (int i = 0; i < SESSIONS; i += 2)
        one(comm[i]);
    one(MPI_COMM_WORLD);
    /* The session's goes before it: it is as small as it is, though the process's is large. */
    OK(MPI_Buffer_detach(&back, &n));
    OK(MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0));
    OK(MPI_Session_detach_buffer(session[1], &back, &n));
    CHECK(back == space[1] && n == ROOM);
    OK(MPI_Session_attach_buffer(session[1], space[1], ROOM / 2));
    FAILS(MPI_ERR_BUFFER, MPI_Bsend(data, LEN, MPI_BYTE, rank, 1, comm[1]));
    /* And the communicator's before both. */
    OK(MPI_Comm_attach_buffer(comm[1], own, ROOM));
    one(comm[1]);
    OK(MPI_Comm_detach_buffer(comm[1], &back, &n));
    CHECK(back == own);
    OK(MPI_Session_detach_buffer(session[1], &back, &n));
    one(comm[1]);
    for (int i = 0; i < SESSIONS; i++) {
        OK(MPI_Comm_free(&comm[i]));
        OK(MPI_Session_finalize(&session[i]));
    }
    OK(MPI_Buffer_detach(&back, &n));
    /* A session that ends takes its buffer along, when what is in it has left. */
    for (int i = 0; i < 3; i++) {
        MPI_Request r;
        memset(got, 0, LEN);
        data[LEN - 1] = (char)(i + 1);
        OK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session[0]));
        comm[0] = derived(session[0], 0);
        OK(MPI_Session_attach_buffer(session[0], space[0], ROOM));
        OK(MPI_Irecv(got, LEN, MPI_BYTE, rank, 1, comm[0], &r));
        OK(MPI_Bsend(data, LEN, MPI_BYTE, rank, 1, comm[0]));
        OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
        OK(MPI_Comm_free(&comm[0]));
        OK(MPI_Session_finalize(&session[0]));
        CHECK(memcmp(got, data, LEN) == 0);
    }
    return end();
}
