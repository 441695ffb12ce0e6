/* Every point-to-point function with one wrong argument at a time: the error class of each. */
#include "check.h"

static int v = 1, size, rank;
static MPI_Request r;
static MPI_Status s;
static MPI_Datatype raw, freed;
static MPI_Comm gone;

/* Functions of the shape (buffer, count, type, rank, tag, communicator), with more behind. */
#define PLAIN(F, b, n, t, p, g, c) MPI_##F(b, n, t, p, g, c)
#define WITH_REQUEST(F, b, n, t, p, g, c) MPI_##F(b, n, t, p, g, c, &r)
#define WITH_STATUS(F, b, n, t, p, g, c) MPI_##F(b, n, t, p, g, c, &s)

#define COMMON(F, CALL)                                                                            \
    FAILS(MPI_ERR_COMM, CALL(F, &v, 1, MPI_INT, 0, 0, MPI_COMM_NULL));                             \
    FAILS(MPI_ERR_COMM, CALL(F, &v, 1, MPI_INT, 0, 0, GARBAGE(MPI_Comm, 0)));                      \
    FAILS(MPI_ERR_COMM, CALL(F, &v, 1, MPI_INT, 0, 0, GARBAGE(MPI_Comm, 1)));                      \
    FAILS(MPI_ERR_COMM, CALL(F, &v, 1, MPI_INT, 0, 0, (MPI_Comm)MPI_INT));                         \
    FAILS(MPI_ERR_COMM, CALL(F, &v, 1, MPI_INT, 0, 0, gone));                                      \
    FAILS(MPI_ERR_TYPE, CALL(F, &v, 1, MPI_DATATYPE_NULL, 0, 0, MPI_COMM_WORLD));                  \
    FAILS(MPI_ERR_TYPE, CALL(F, &v, 1, GARBAGE(MPI_Datatype, 0), 0, 0, MPI_COMM_WORLD));           \
    FAILS(MPI_ERR_TYPE, CALL(F, &v, 1, GARBAGE(MPI_Datatype, 1), 0, 0, MPI_COMM_WORLD));           \
    FAILS(MPI_ERR_TYPE, CALL(F, &v, 1, (MPI_Datatype)MPI_SUM, 0, 0, MPI_COMM_WORLD));              \
    FAILS(MPI_ERR_TYPE, CALL(F, &v, 1, raw, 0, 0, MPI_COMM_WORLD));                                \
    FAILS(MPI_ERR_TYPE, CALL(F, &v, 1, freed, 0, 0, MPI_COMM_WORLD));                              \
    FAILS(MPI_ERR_COUNT, CALL(F, &v, -1, MPI_INT, 0, 0, MPI_COMM_WORLD));                          \
    FAILS(MPI_ERR_BUFFER, CALL(F, NULL, 1, MPI_INT, 0, 0, MPI_COMM_WORLD));                        \
    FAILS(MPI_ERR_RANK, CALL(F, &v, 1, MPI_INT, size, 0, MPI_COMM_WORLD));                         \
    FAILS(MPI_ERR_RANK, CALL(F, &v, 1, MPI_INT, 1000000, 0, MPI_COMM_WORLD));                      \
    FAILS(MPI_ERR_RANK, CALL(F, &v, 1, MPI_INT, -77, 0, MPI_COMM_WORLD));                          \
    FAILS(MPI_ERR_TAG, CALL(F, &v, 1, MPI_INT, 0, -77, MPI_COMM_WORLD))

#define SENDS(F, CALL)                                                                             \
    COMMON(F, CALL);                                                                               \
    FAILS(MPI_ERR_RANK, CALL(F, &v, 1, MPI_INT, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD));               \
    FAILS(MPI_ERR_TAG, CALL(F, &v, 1, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD))

#define NO_REQUEST(F) FAILS(MPI_ERR_ARG, MPI_##F(&v, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, NULL))

static void sends(void)
{
    SENDS(Send, PLAIN); SENDS(Send_c, PLAIN); SENDS(Ssend, PLAIN); SENDS(Ssend_c, PLAIN);
    SENDS(Bsend, PLAIN); SENDS(Bsend_c, PLAIN); SENDS(Rsend, PLAIN); SENDS(Rsend_c, PLAIN);
    SENDS(Isend, WITH_REQUEST); SENDS(Isend_c, WITH_REQUEST); SENDS(Issend, WITH_REQUEST);
    SENDS(Issend_c, WITH_REQUEST); SENDS(Ibsend, WITH_REQUEST); SENDS(Ibsend_c, WITH_REQUEST);
    SENDS(Irsend, WITH_REQUEST); SENDS(Irsend_c, WITH_REQUEST); SENDS(Send_init, WITH_REQUEST);
    SENDS(Send_init_c, WITH_REQUEST); SENDS(Ssend_init, WITH_REQUEST);
    SENDS(Ssend_init_c, WITH_REQUEST); SENDS(Bsend_init, WITH_REQUEST);
    SENDS(Bsend_init_c, WITH_REQUEST); SENDS(Rsend_init, WITH_REQUEST);
    SENDS(Rsend_init_c, WITH_REQUEST);
    NO_REQUEST(Isend); NO_REQUEST(Issend); NO_REQUEST(Ibsend); NO_REQUEST(Irsend);
    NO_REQUEST(Isend_c); NO_REQUEST(Send_init); NO_REQUEST(Ssend_init); NO_REQUEST(Bsend_init);
    NO_REQUEST(Rsend_init); NO_REQUEST(Recv_init); NO_REQUEST(Irecv); NO_REQUEST(Irecv_c);
    /* No buffer is attached, and the message is too long to leave at once. */
    static char big[4 << 20];
    FAILS(MPI_ERR_BUFFER, MPI_Bsend(big, sizeof big, MPI_BYTE, 0, 0, MPI_COMM_WORLD));
    FAILS(MPI_ERR_BUFFER, MPI_Ibsend(big, sizeof big, MPI_BYTE, 0, 0, MPI_COMM_WORLD, &r));
}

static void receives(void)
{
    COMMON(Recv, WITH_STATUS); COMMON(Recv_c, WITH_STATUS);
    COMMON(Irecv, WITH_REQUEST); COMMON(Irecv_c, WITH_REQUEST);
    COMMON(Recv_init, WITH_REQUEST); COMMON(Recv_init_c, WITH_REQUEST);
}

#define PROBE(F, ...)                                                                              \
    FAILS(MPI_ERR_COMM, MPI_##F(0, 0, MPI_COMM_NULL, __VA_ARGS__));                                \
    FAILS(MPI_ERR_COMM, MPI_##F(0, 0, GARBAGE(MPI_Comm, 1), __VA_ARGS__));                         \
    FAILS(MPI_ERR_RANK, MPI_##F(size, 0, MPI_COMM_WORLD, __VA_ARGS__));                            \
    FAILS(MPI_ERR_RANK, MPI_##F(-77, 0, MPI_COMM_WORLD, __VA_ARGS__));                             \
    FAILS(MPI_ERR_TAG, MPI_##F(0, -77, MPI_COMM_WORLD, __VA_ARGS__))

static void probes(void)
{
    int flag;
    MPI_Message m = MPI_MESSAGE_NULL, bad = GARBAGE(MPI_Message, 1);
    PROBE(Probe, &s);
    PROBE(Iprobe, &flag, &s);
    PROBE(Mprobe, &m, &s);
    PROBE(Improbe, &flag, &m, &s);
    FAILS(MPI_ERR_ARG, MPI_Iprobe(0, 0, MPI_COMM_WORLD, NULL, &s));
    FAILS(MPI_ERR_ARG, MPI_Mprobe(0, 0, MPI_COMM_WORLD, NULL, &s));
    FAILS(MPI_ERR_ARG, MPI_Improbe(0, 0, MPI_COMM_WORLD, NULL, &m, &s));
    FAILS(MPI_ERR_REQUEST, MPI_Mrecv(&v, 1, MPI_INT, &m, &s));
    FAILS(MPI_ERR_REQUEST, MPI_Mrecv(&v, 1, MPI_INT, &bad, &s));
    FAILS(MPI_ERR_REQUEST, MPI_Imrecv(&v, 1, MPI_INT, &bad, &r));
    FAILS(MPI_ERR_ARG, MPI_Mrecv(&v, 1, MPI_INT, NULL, &s));
}

#define PAIR(sn, st, to, tag, rn, rt, from, rtag, c)                                               \
    MPI_Sendrecv(&v, sn, st, to, tag, &w, rn, rt, from, rtag, c, &s)
#define IPAIR(sn, st, to, tag, rn, rt, from, rtag, c)                                              \
    MPI_Isendrecv(&v, sn, st, to, tag, &w, rn, rt, from, rtag, c, &r)
#define REPLACE(sn, st, to, tag, rn, rt, from, rtag, c)                                            \
    MPI_Sendrecv_replace(&v, (sn) < (rn) ? (sn) : (rn), (st) == MPI_INT ? (rt) : (st), to, tag,    \
                         from, rtag, c, &s)
#define IREPLACE(sn, st, to, tag, rn, rt, from, rtag, c)                                           \
    MPI_Isendrecv_replace(&v, (sn) < (rn) ? (sn) : (rn), (st) == MPI_INT ? (rt) : (st), to, tag,   \
                          from, rtag, c, &r)

#define EXCHANGES(X)                                                                               \
    FAILS(MPI_ERR_COUNT, X(-1, MPI_INT, 0, 0, 1, MPI_INT, 0, 0, MPI_COMM_WORLD));                  \
    FAILS(MPI_ERR_COUNT, X(1, MPI_INT, 0, 0, -1, MPI_INT, 0, 0, MPI_COMM_WORLD));                  \
    FAILS(MPI_ERR_TYPE, X(1, raw, 0, 0, 1, MPI_INT, 0, 0, MPI_COMM_WORLD));                        \
    FAILS(MPI_ERR_TYPE, X(1, MPI_INT, 0, 0, 1, raw, 0, 0, MPI_COMM_WORLD));                        \
    FAILS(MPI_ERR_TYPE, X(1, MPI_INT, 0, 0, 1, MPI_DATATYPE_NULL, 0, 0, MPI_COMM_WORLD));          \
    FAILS(MPI_ERR_RANK, X(1, MPI_INT, size, 0, 1, MPI_INT, 0, 0, MPI_COMM_WORLD));                 \
    FAILS(MPI_ERR_RANK, X(1, MPI_INT, MPI_ANY_SOURCE, 0, 1, MPI_INT, 0, 0, MPI_COMM_WORLD));       \
    FAILS(MPI_ERR_RANK, X(1, MPI_INT, 0, 0, 1, MPI_INT, -77, 0, MPI_COMM_WORLD));                  \
    FAILS(MPI_ERR_TAG, X(1, MPI_INT, 0, MPI_ANY_TAG, 1, MPI_INT, 0, 0, MPI_COMM_WORLD));           \
    FAILS(MPI_ERR_TAG, X(1, MPI_INT, 0, 0, 1, MPI_INT, 0, -77, MPI_COMM_WORLD));                   \
    FAILS(MPI_ERR_COMM, X(1, MPI_INT, 0, 0, 1, MPI_INT, 0, 0, MPI_COMM_NULL));                     \
    FAILS(MPI_ERR_COMM, X(1, MPI_INT, 0, 0, 1, MPI_INT, 0, 0, GARBAGE(MPI_Comm, 0)))

static void exchanges(void)
{
    int w;
    EXCHANGES(PAIR);
    EXCHANGES(IPAIR);
    EXCHANGES(REPLACE);
    EXCHANGES(IREPLACE);
}

static void requests(void)
{
    MPI_Request bad[2] = {GARBAGE(MPI_Request, 0), GARBAGE(MPI_Request, 1)}, none = MPI_REQUEST_NULL;
    MPI_Status all[2];
    int flag, n, index, indices[2];
    for (int k = 0; k < 2; k++) {
        FAILS(MPI_ERR_REQUEST, MPI_Wait(&bad[k], &s));
        FAILS(MPI_ERR_REQUEST, MPI_Test(&bad[k], &flag, &s));
        FAILS(MPI_ERR_REQUEST, MPI_Request_free(&bad[k]));
        FAILS(MPI_ERR_REQUEST, MPI_Cancel(&bad[k]));
        FAILS(MPI_ERR_REQUEST, MPI_Start(&bad[k]));
        FAILS(MPI_ERR_REQUEST, MPI_Request_get_status(bad[k], &flag, &s));
    }
    FAILS(MPI_ERR_REQUEST, MPI_Waitany(2, bad, &index, &s));
    FAILS(MPI_ERR_REQUEST, MPI_Testany(2, bad, &index, &flag, &s));
    FAILS(MPI_ERR_REQUEST, MPI_Waitall(2, bad, all));
    FAILS(MPI_ERR_REQUEST, MPI_Testall(2, bad, &flag, all));
    FAILS(MPI_ERR_REQUEST, MPI_Waitsome(2, bad, &n, indices, all));
    FAILS(MPI_ERR_REQUEST, MPI_Testsome(2, bad, &n, indices, all));
    FAILS(MPI_ERR_REQUEST, MPI_Startall(2, bad));
    FAILS(MPI_ERR_REQUEST, MPI_Start(&none));
    FAILS(MPI_ERR_REQUEST, MPI_Cancel(&none));
    FAILS(MPI_ERR_REQUEST, MPI_Request_free(&none));
    FAILS(MPI_ERR_ARG, MPI_Wait(NULL, &s));
    FAILS(MPI_ERR_ARG, MPI_Test(&none, NULL, &s));
    FAILS(MPI_ERR_ARG, MPI_Test(NULL, &flag, &s));
    FAILS(MPI_ERR_ARG, MPI_Waitany(1, NULL, &index, &s));
    FAILS(MPI_ERR_ARG, MPI_Waitall(1, NULL, all));
    FAILS(MPI_ERR_COUNT, MPI_Waitall(-1, bad, all));
    FAILS(MPI_ERR_COUNT, MPI_Waitany(-1, bad, &index, &s));
    FAILS(MPI_ERR_COUNT, MPI_Testsome(-1, bad, &n, indices, all));
    FAILS(MPI_ERR_COUNT, MPI_Startall(-1, bad));
    /* A request that is not persistent cannot be started, a freed one is gone. */
    OK(MPI_Irecv(&v, 1, MPI_INT, rank, 99, MPI_COMM_WORLD, &r));
    FAILS(MPI_ERR_REQUEST, MPI_Start(&r));
    MPI_Request copy = r;
    OK(MPI_Cancel(&r));
    OK(MPI_Wait(&r, &s));
    FAILS(MPI_ERR_REQUEST, MPI_Wait(&copy, &s));
    OK(MPI_Send_init(&v, 1, MPI_INT, rank, 0, MPI_COMM_WORLD, &r));
    copy = r;
    OK(MPI_Request_free(&r));
    FAILS(MPI_ERR_REQUEST, MPI_Start(&copy));
    /* What is null is complete. */
    OK(MPI_Wait(&none, &s));
    OK(MPI_Waitall(0, NULL, NULL));
}

static void statuses_and_buffers(void)
{
    int n;
    void *p;
    OK(MPI_Sendrecv(&v, 1, MPI_INT, rank, 0, &n, 1, MPI_INT, rank, 0, MPI_COMM_WORLD, &s));
    FAILS(MPI_ERR_TYPE, MPI_Get_count(&s, MPI_DATATYPE_NULL, &n));
    FAILS(MPI_ERR_TYPE, MPI_Get_elements(&s, GARBAGE(MPI_Datatype, 1), &n));
    FAILS(MPI_ERR_ARG, MPI_Get_count(&s, MPI_INT, NULL));
    FAILS(MPI_ERR_ARG, MPI_Get_count(NULL, MPI_INT, &n));
    FAILS(MPI_ERR_ARG, MPI_Test_cancelled(&s, NULL));
    FAILS(MPI_ERR_ARG, MPI_Test_cancelled(NULL, &n));
    FAILS(MPI_ERR_BUFFER, MPI_Buffer_attach(NULL, 100));
    char room[1000];
    OK(MPI_Buffer_attach(room, sizeof room));
    FAILS(MPI_ERR_BUFFER, MPI_Buffer_attach(room, sizeof room));
    OK(MPI_Buffer_detach(&p, &n));
    FAILS(MPI_ERR_BUFFER, MPI_Buffer_detach(&p, &n));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    OK(MPI_Type_contiguous(2, MPI_INT, &raw));
    OK(MPI_Type_contiguous(3, MPI_INT, &freed));
    OK(MPI_Type_commit(&freed));
    MPI_Datatype t = freed;
    OK(MPI_Type_free(&t));
    OK(MPI_Comm_dup(MPI_COMM_SELF, &gone));
    MPI_Comm c = gone;
    OK(MPI_Comm_free(&c));
    sends();
    receives();
    probes();
    exchanges();
    requests();
    statuses_and_buffers();
    /* Nothing of all this was sent, and the library still works. */
    int flag = 1;
    OK(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, &s));
    if (flag)
        FAILS(-1, MPI_SUCCESS);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Type_free(&raw));
    return end();
}
