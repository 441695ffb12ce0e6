// np: 2 3
/* Corners of MPI-4.1 and after: MPI_Isendrecv with every combination of partners, buffers of
   communicators and sessions and automatic ones, MPI_Request_get_status_* on mixed arrays,
   generalized requests among others. */
#include "check.h"

#include <pthread.h>

enum { LONG = 300000 };

static int next, prev;

static void isendrecv(void)
{
    static int out[LONG], in[LONG];
    MPI_Request r[4];
    MPI_Status s[4];
    for (int n = 1; n <= LONG; n = n < 100 ? n * 50 : n * 77) {
        for (int k = 0; k < 4; k++) {
            int to = k & 1 ? MPI_PROC_NULL : next, from = k & 2 ? MPI_PROC_NULL : prev;
            for (int i = 0; i < n; i++) {
                out[i] = rank + i + k;
                in[i] = -1;
            }
            /* Who sends to nobody has a neighbour who receives from nobody. */
            if (k == 1)
                OK(MPI_Isend(out, n, MPI_INT, next, 4, MPI_COMM_WORLD, &r[1]));
            if (k == 2)
                OK(MPI_Irecv(in, n, MPI_INT, prev, 4, MPI_COMM_WORLD, &r[1]));
            OK(MPI_Isendrecv(out, n, MPI_INT, to, 4, in, n, MPI_INT, from, 4, MPI_COMM_WORLD, &r[0]));
            OK(MPI_Wait(&r[0], &s[0]));
            CHECK(r[0] == MPI_REQUEST_NULL);
            CHECK(s[0].MPI_SOURCE == from && count_of(&s[0], MPI_INT) == (from == prev ? n : 0));
            CHECK(s[0].MPI_TAG == (from == prev ? 4 : MPI_ANY_TAG));
            if (k == 1 || k == 2)
                OK(MPI_Wait(&r[1], MPI_STATUS_IGNORE));
            if (k < 3)
                CHECK(in[0] == prev + k && in[n - 1] == prev + n - 1 + k);
        }
        /* Several at once, tested in a set; the buffer is replaced. */
        int one[4] = {rank, rank + 1, rank + 2, rank + 3}, all = 0;
        for (int k = 0; k < 4; k++)
            OK(MPI_Isendrecv_replace(&one[k], 1, MPI_INT, next, k, k % 2 ? prev : MPI_ANY_SOURCE,
                                     k, MPI_COMM_WORLD, &r[k]));
        while (!all)
            OK(MPI_Testall(4, r, &all, s));
        for (int k = 0; k < 4; k++)
            CHECK(one[k] == prev + k && s[k].MPI_SOURCE == prev && s[k].MPI_TAG == k);
        OK(MPI_Barrier(MPI_COMM_WORLD));
    }
    /* Truncation is the receive's. */
    OK(MPI_Isendrecv(out, 3, MPI_INT, next, 5, in, 2, MPI_INT, prev, 5, MPI_COMM_WORLD, &r[0]));
    FAILS(MPI_ERR_TRUNCATE, MPI_Wait(&r[0], &s[0]));
    OK(MPI_Isendrecv_replace(out, 3, MPI_INT, MPI_PROC_NULL, 5, MPI_PROC_NULL, 5, MPI_COMM_WORLD, &r[0]));
    OK(MPI_Wait(&r[0], &s[0]));
    CHECK(s[0].MPI_SOURCE == MPI_PROC_NULL);
}

static void buffers(void)
{
    static char out[LONG], in[LONG];
    MPI_Session session;
    MPI_Comm dup;
    MPI_Request r[3];
    void *back;
    int n, room = LONG + MPI_BSEND_OVERHEAD;
    char *own = malloc((size_t)room);
    OK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session));
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &dup));
    OK(MPI_Comm_set_errhandler(dup, MPI_ERRORS_RETURN));
    FAILS(MPI_ERR_BUFFER, MPI_Comm_attach_buffer(dup, NULL, 10));
    FAILS(MPI_ERR_BUFFER, MPI_Bsend(out, LONG, MPI_BYTE, next, 0, dup));
    /* Automatic, on a communicator: without limit. */
    OK(MPI_Comm_attach_buffer(dup, MPI_BUFFER_AUTOMATIC, 0));
    FAILS(MPI_ERR_BUFFER, MPI_Comm_attach_buffer(dup, MPI_BUFFER_AUTOMATIC, 0));
    for (int i = 0; i < 5; i++) {
        memset(out, i, LONG);
        OK(MPI_Bsend(out, LONG, MPI_BYTE, next, i, dup));
    }
    OK(MPI_Ibsend(out, LONG, MPI_BYTE, next, 5, dup, &r[0]));
    OK(MPI_Comm_iflush_buffer(dup, &r[1]));
    for (int i = 0; i < 6; i++) {
        OK(MPI_Recv(in, LONG, MPI_BYTE, prev, i, dup, MPI_STATUS_IGNORE));
        CHECK(in[0] == (i < 5 ? i : 4) && in[LONG - 1] == in[0]);
    }
    OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
    OK(MPI_Comm_flush_buffer(dup));
    OK(MPI_Comm_detach_buffer(dup, &back, &n));
    CHECK(back == MPI_BUFFER_AUTOMATIC);
    FAILS(MPI_ERR_BUFFER, MPI_Comm_detach_buffer(dup, &back, &n));
    /* Of a session; of the process; flushing where there is nothing to flush. */
    OK(MPI_Session_attach_buffer(session, own, room));
    FAILS(MPI_ERR_BUFFER, MPI_Session_attach_buffer(session, MPI_BUFFER_AUTOMATIC, 0));
    OK(MPI_Session_flush_buffer(session));
    OK(MPI_Session_iflush_buffer(session, &r[0]));
    OK(MPI_Wait(&r[0], MPI_STATUS_IGNORE));
    OK(MPI_Session_detach_buffer(session, &back, &n));
    CHECK(back == own && n == room);
    OK(MPI_Buffer_attach_c(own, room));
    OK(MPI_Buffer_iflush(&r[0]));
    OK(MPI_Wait(&r[0], MPI_STATUS_IGNORE));
    OK(MPI_Bsend(out, LONG, MPI_BYTE, next, 7, dup));
    OK(MPI_Buffer_iflush(&r[0]));
    OK(MPI_Recv(in, LONG, MPI_BYTE, prev, 7, dup, MPI_STATUS_IGNORE));
    OK(MPI_Wait(&r[0], MPI_STATUS_IGNORE));
    MPI_Count big;
    OK(MPI_Buffer_detach_c(&back, &big));
    CHECK(back == own && big == room);
    FAILS(MPI_ERR_SESSION, MPI_Session_flush_buffer(MPI_SESSION_NULL));
    OK(MPI_Comm_free(&dup));
    OK(MPI_Session_finalize(&session));
    free(own);
}

static int queries, frees, cancels;

static int query(void *extra, MPI_Status *s)
{
    queries++;
    MPI_Status_set_elements(s, MPI_INT, *(int *)extra);
    MPI_Status_set_cancelled(s, 0);
    s->MPI_SOURCE = 11;
    s->MPI_TAG = 22;
    return *(int *)extra < 0 ? MPI_ERR_OTHER : MPI_SUCCESS;
}

static int freeing(void *extra)
{
    (void)extra;
    frees++;
    return MPI_SUCCESS;
}

static int cancelling(void *extra, int complete)
{
    (void)extra;
    cancels += complete ? 100 : 1;
    return MPI_SUCCESS;
}

static void *completer(void *request)
{
    OK(MPI_Grequest_complete(*(MPI_Request *)request));
    return NULL;
}

static void generalized(int threads)
{
    int extra = 3, flag, index, n, at[3], value = -1, outgoing = rank;
    MPI_Request r[3], copy;
    MPI_Status s[3];
    pthread_t t;
    /* Among a receive and a null request. */
    OK(MPI_Grequest_start(query, freeing, cancelling, &extra, &r[0]));
    OK(MPI_Irecv(&value, 1, MPI_INT, prev, 6, MPI_COMM_WORLD, &r[1]));
    r[2] = MPI_REQUEST_NULL;
    OK(MPI_Request_get_status_any(3, r, &index, &flag, s));
    CHECK(!flag);
    OK(MPI_Request_get_status_all(3, r, &flag, s));
    CHECK(!flag);
    OK(MPI_Request_get_status_some(3, r, &n, at, s));
    CHECK(n == 0);
    OK(MPI_Cancel(&r[0]));
    CHECK(cancels % 100 == 1);
    OK(MPI_Grequest_complete(r[0]));
    OK(MPI_Request_get_status_any(3, r, &index, &flag, s));
    CHECK(flag && index == 0 && s[0].MPI_SOURCE == 11 && s[0].MPI_TAG == 22 && count_of(s, MPI_INT) == 3);
    OK(MPI_Request_get_status_some(3, r, &n, at, MPI_STATUSES_IGNORE));
    CHECK(n == 1 && at[0] == 0 && frees == 0);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Send(&outgoing, 1, MPI_INT, next, 6, MPI_COMM_WORLD));
    for (flag = 0; !flag;)
        OK(MPI_Request_get_status_all(3, r, &flag, s));
    CHECK(s[0].MPI_TAG == 22 && s[1].MPI_SOURCE == prev && count_of(&s[2], MPI_INT) == 0);
    OK(MPI_Waitall(3, r, s));
    CHECK(frees == 1 && value == prev && s[0].MPI_SOURCE == 11);
    /* Freed before it completes: the free callback runs at completion. */
    OK(MPI_Grequest_start(query, freeing, cancelling, &extra, &r[0]));
    copy = r[0];
    OK(MPI_Request_free(&r[0]));
    CHECK(r[0] == MPI_REQUEST_NULL && frees == 1);
    OK(MPI_Grequest_complete(copy));
    CHECK(frees == 2);
    FAILS(MPI_ERR_REQUEST, MPI_Grequest_complete(copy));
    /* Not one, twice, without callbacks' consent. */
    OK(MPI_Irecv(&value, 1, MPI_INT, MPI_PROC_NULL, 6, MPI_COMM_WORLD, &r[1]));
    FAILS(MPI_ERR_REQUEST, MPI_Grequest_complete(r[1]));
    OK(MPI_Wait(&r[1], MPI_STATUS_IGNORE));
    extra = -1;
    OK(MPI_Grequest_start(query, freeing, cancelling, &extra, &r[0]));
    OK(MPI_Grequest_complete(r[0]));
    FAILS(MPI_ERR_REQUEST, MPI_Grequest_complete(r[0]));
    FAILS(MPI_ERR_OTHER, MPI_Wait(&r[0], s));
    CHECK(frees == 3 && r[0] == MPI_REQUEST_NULL);
    extra = 3;
    /* Completed by another thread while this one waits. */
    if (threads) {
        OK(MPI_Grequest_start(query, freeing, cancelling, &extra, &r[0]));
        pthread_create(&t, NULL, completer, &r[0]);
        copy = r[0];
        OK(MPI_Wait(&copy, s));
        CHECK(s->MPI_TAG == 22);
        pthread_join(t, NULL);
    }
}

/* Persistent requests in sets: inactive ones count as null. */
static void inactive(void)
{
    int v[3] = {0}, flag, index, n, at[3], out = rank;
    MPI_Request r[3];
    MPI_Status s[3];
    for (int i = 0; i < 3; i++)
        OK(MPI_Recv_init(&v[i], 1, MPI_INT, prev, i, MPI_COMM_WORLD, &r[i]));
    OK(MPI_Request_get_status_any(3, r, &index, &flag, s));
    CHECK(flag && index == MPI_UNDEFINED && count_of(s, MPI_INT) == 0);
    OK(MPI_Request_get_status_some(3, r, &n, at, s));
    CHECK(n == MPI_UNDEFINED);
    OK(MPI_Request_get_status_all(3, r, &flag, s));
    CHECK(flag);
    FAILS(MPI_ERR_REQUEST, MPI_Cancel(&r[0]));
    for (int round = 0; round < 3; round++) {
        OK(MPI_Start(&r[1]));
        FAILS(MPI_ERR_REQUEST, MPI_Start(&r[1]));
        OK(MPI_Send(&out, 1, MPI_INT, next, 1, MPI_COMM_WORLD));
        for (flag = 0; !flag;)
            OK(MPI_Request_get_status_any(3, r, &index, &flag, s));
        CHECK(index == 1 && s->MPI_TAG == 1);
        OK(MPI_Request_get_status_some(3, r, &n, at, s));
        CHECK(n == 1 && at[0] == 1 && s[0].MPI_SOURCE == prev);
        OK(MPI_Waitany(3, r, &index, s));
        CHECK(index == 1 && v[1] == prev && r[1] != MPI_REQUEST_NULL);
        OK(MPI_Waitany(3, r, &index, s));
        CHECK(index == MPI_UNDEFINED);
    }
    /* Cancelled, started again, given up while active. */
    OK(MPI_Start(&r[2]));
    OK(MPI_Cancel(&r[2]));
    OK(MPI_Wait(&r[2], s));
    OK(MPI_Test_cancelled(s, &flag));
    CHECK(flag && r[2] != MPI_REQUEST_NULL);
    /* No neighbour sends before all have cancelled. */
    OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Startall(2, r + 1));
    OK(MPI_Request_free(&r[1]));
    for (int i = 1; i < 3; i++)
        OK(MPI_Send(&out, 1, MPI_INT, next, i, MPI_COMM_WORLD));
    OK(MPI_Wait(&r[2], s));
    CHECK(s->MPI_TAG == 2);
    OK(MPI_Request_free(&r[0]));
    OK(MPI_Request_free(&r[2]));
    OK(MPI_Barrier(MPI_COMM_WORLD));
}

int main(int argc, char **argv)
{
    int provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    next = (rank + 1) % size;
    prev = (rank + size - 1) % size;
    isendrecv();
    buffers();
    generalized(provided == MPI_THREAD_MULTIPLE);
    inactive();
    return end();
}
