// np: 2
/* Persistent requests, freed requests, partners that are MPI_PROC_NULL, generalized requests. */
#include "check.h"

static void persistent(void)
{
    enum { LEN = 20000, ROUNDS = 20 };
    static int out[4][LEN], in[4][LEN];
    MPI_Request r[8];
    MPI_Status s[8];
    int peer = 1 - rank, flag, index;
    OK(MPI_Send_init(out[0], LEN, MPI_INT, peer, 0, MPI_COMM_WORLD, &r[0]));
    OK(MPI_Bsend_init(out[1], LEN, MPI_INT, peer, 1, MPI_COMM_WORLD, &r[1]));
    OK(MPI_Ssend_init(out[2], LEN, MPI_INT, peer, 2, MPI_COMM_WORLD, &r[2]));
    OK(MPI_Send_init(out[3], 1, MPI_INT, MPI_PROC_NULL, 3, MPI_COMM_WORLD, &r[3]));
    for (int i = 0; i < 4; i++)
        OK(MPI_Recv_init(in[i], LEN, MPI_INT, i == 3 ? MPI_PROC_NULL : peer, i, MPI_COMM_WORLD,
                         &r[4 + i]));
    OK(MPI_Waitall(8, r, s));
    OK(MPI_Waitany(8, r, &index, s));
    CHECK(index == MPI_UNDEFINED);
    OK(MPI_Test(r, &flag, s));
    CHECK(flag && s->MPI_SOURCE == MPI_ANY_SOURCE);
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < 4; i++)
            out[i][LEN - 1] = out[i][0] = round * 4 + i;
        OK(MPI_Startall(4, r + 4));
        OK(MPI_Startall(4, r));
        FAILS(MPI_ERR_REQUEST, MPI_Start(&r[4]));
        OK(MPI_Waitall(8, r, s));
        for (int i = 0; i < 3; i++) {
            CHECK(in[i][0] == round * 4 + i && in[i][LEN - 1] == round * 4 + i);
            CHECK(s[4 + i].MPI_TAG == i && count_of(&s[4 + i], MPI_INT) == LEN);
        }
        CHECK(s[7].MPI_SOURCE == MPI_PROC_NULL && s[7].MPI_TAG == MPI_ANY_TAG);
    }
    for (int i = 0; i < 8; i++) {
        CHECK(r[i] != MPI_REQUEST_NULL);
        OK(MPI_Request_free(&r[i]));
        CHECK(r[i] == MPI_REQUEST_NULL);
    }
}

static void nobody(void)
{
    int v = 5, flag;
    MPI_Status s;
    MPI_Request r;
    MPI_Message m;
    OK(MPI_Send(&v, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD));
    OK(MPI_Recv(&v, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &s));
    CHECK(v == 5 && s.MPI_SOURCE == MPI_PROC_NULL && s.MPI_TAG == MPI_ANY_TAG);
    CHECK(count_of(&s, MPI_INT) == 0);
    OK(MPI_Irecv(&v, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &r));
    OK(MPI_Test(&r, &flag, &s));
    CHECK(flag && s.MPI_SOURCE == MPI_PROC_NULL && r == MPI_REQUEST_NULL);
    OK(MPI_Isend(&v, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &r));
    OK(MPI_Wait(&r, &s));
    OK(MPI_Probe(MPI_PROC_NULL, 0, MPI_COMM_WORLD, &s));
    CHECK(s.MPI_SOURCE == MPI_PROC_NULL);
    OK(MPI_Mprobe(MPI_PROC_NULL, 0, MPI_COMM_WORLD, &m, &s));
    CHECK(m == MPI_MESSAGE_NO_PROC);
    OK(MPI_Mrecv(&v, 1, MPI_INT, &m, &s));
    CHECK(m == MPI_MESSAGE_NULL && s.MPI_SOURCE == MPI_PROC_NULL);
    OK(MPI_Sendrecv(&v, 1, MPI_INT, MPI_PROC_NULL, 0, &v, 1, MPI_INT, MPI_PROC_NULL, 0,
                    MPI_COMM_WORLD, &s));
    CHECK(s.MPI_SOURCE == MPI_PROC_NULL);
}

static void freed(void)
{
    static int big[100000];
    int peer = 1 - rank, done = 0;
    MPI_Request r;
    OK(MPI_Isend(big, 100000, MPI_INT, peer, 1, MPI_COMM_WORLD, &r));
    OK(MPI_Request_free(&r));
    CHECK(r == MPI_REQUEST_NULL);
    OK(MPI_Recv(big, 100000, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    OK(MPI_Sendrecv(&done, 1, MPI_INT, peer, 2, &done, 1, MPI_INT, peer, 2, MPI_COMM_WORLD,
                    MPI_STATUS_IGNORE));
}

static void sendrecv(int n)
{
    int *a = malloc(sizeof(int) * (size_t)n), *b = malloc(sizeof(int) * (size_t)n);
    int peer = 1 - rank;
    MPI_Status s;
    MPI_Request r;
    for (int i = 0; i < n; i++)
        a[i] = rank * n + i;
    OK(MPI_Sendrecv(a, n, MPI_INT, peer, rank, b, n, MPI_INT, peer, peer, MPI_COMM_WORLD, &s));
    CHECK(b[0] == peer * n && b[n - 1] == peer * n + n - 1 && s.MPI_TAG == peer);
    OK(MPI_Sendrecv_replace(a, n, MPI_INT, peer, 7, peer, 7, MPI_COMM_WORLD, &s));
    CHECK(memcmp(a, b, sizeof(int) * (size_t)n) == 0);
    OK(MPI_Isendrecv_replace(a, n, MPI_INT, peer, 8, peer, 8, MPI_COMM_WORLD, &r));
    OK(MPI_Wait(&r, &s));
    CHECK(a[n - 1] == rank * n + n - 1 && s.MPI_TAG == 8 && count_of(&s, MPI_INT) == n);
    OK(MPI_Isendrecv(a, n, MPI_INT, peer, 9, b, n, MPI_INT, MPI_PROC_NULL, 9, MPI_COMM_WORLD, &r));
    OK(MPI_Recv(b, n, MPI_INT, peer, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    OK(MPI_Wait(&r, &s));
    CHECK(s.MPI_SOURCE == MPI_PROC_NULL && b[0] == peer * n);
    free(a);
    free(b);
}

static int queries, frees, cancels;

static int query(void *extra, MPI_Status *s)
{
    queries++;
    MPI_Status_set_elements(s, MPI_INT, *(int *)extra);
    MPI_Status_set_cancelled(s, 0);
    s->MPI_SOURCE = 3;
    s->MPI_TAG = 4;
    return MPI_SUCCESS;
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

static void generalized(void)
{
    int extra = 12, flag;
    MPI_Request r, kept;
    MPI_Status s;
    OK(MPI_Grequest_start(query, freeing, cancelling, &extra, &r));
    OK(MPI_Test(&r, &flag, &s));
    CHECK(!flag && queries == 0);
    OK(MPI_Cancel(&r));
    CHECK(cancels == 1);
    OK(MPI_Grequest_complete(r));
    OK(MPI_Wait(&r, &s));
    CHECK(r == MPI_REQUEST_NULL && queries == 1 && frees == 1);
    CHECK(s.MPI_SOURCE == 3 && s.MPI_TAG == 4 && count_of(&s, MPI_INT) == 12);
    OK(MPI_Grequest_start(query, freeing, cancelling, &extra, &r));
    kept = r;
    OK(MPI_Request_free(&r));
    CHECK(r == MPI_REQUEST_NULL && frees == 1);
    OK(MPI_Grequest_complete(kept));
    CHECK(frees == 2 && queries == 1);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    OK(MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0));
    persistent();
    nobody();
    freed();
    sendrecv(1);
    sendrecv(500);
    sendrecv(300000);
    generalized();
    void *back;
    int n;
    OK(MPI_Buffer_detach(&back, &n));
    CHECK(back == MPI_BUFFER_AUTOMATIC);
    return end();
}
