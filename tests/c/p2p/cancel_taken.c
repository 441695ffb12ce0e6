// np: 2
/* A send that is marked for cancellation is cancelled as long as its receiver looks for messages and
 * has no receive for it (MPI-5.0 section 3.8.4), in every mode; one that was received is not. What is
 * around a cancelled message arrives in order. A receiver that lost its CPU outside of MPI may seem to
 * compute: so a few messages may stay, and are received then. */
#include "check.h"

enum { SEND, SSEND, BSEND, RSEND, SEND_INIT, SSEND_INIT, BSEND_INIT, RSEND_INIT, MODES };
enum { MOST = 2 << 20 };

static int marked, taken;
static unsigned char data[MOST], back[MOST], attached[MOST + MPI_BSEND_OVERHEAD];

static MPI_Request start(int mode, int len, int tag)
{
    MPI_Request r;
    MPI_Comm world = MPI_COMM_WORLD;
    fill(data, len, tag);
    switch (mode) {
    case SEND: OK(MPI_Isend(data, len, MPI_BYTE, 1, tag, world, &r)); break;
    case SSEND: OK(MPI_Issend(data, len, MPI_BYTE, 1, tag, world, &r)); break;
    case BSEND: OK(MPI_Ibsend(data, len, MPI_BYTE, 1, tag, world, &r)); break;
    case RSEND: OK(MPI_Irsend(data, len, MPI_BYTE, 1, tag, world, &r)); break;
    case SEND_INIT: OK(MPI_Send_init(data, len, MPI_BYTE, 1, tag, world, &r)); break;
    case SSEND_INIT: OK(MPI_Ssend_init(data, len, MPI_BYTE, 1, tag, world, &r)); break;
    case BSEND_INIT: OK(MPI_Bsend_init(data, len, MPI_BYTE, 1, tag, world, &r)); break;
    default: OK(MPI_Rsend_init(data, len, MPI_BYTE, 1, tag, world, &r));
    }
    if (mode >= SEND_INIT)
        OK(MPI_Start(&r));
    return r;
}

/* Ends a marked request by this way. */
static int cancelled(MPI_Request *r, int way)
{
    MPI_Status s;
    int flag = -1, done = 0, at = -1;
    OK(MPI_Cancel(r));
    if (way == 0)
        OK(MPI_Wait(r, &s));
    else if (way == 1)
        OK(MPI_Waitall(1, r, &s));
    else if (way == 2)
        OK(MPI_Waitany(1, r, &at, &s));
    else
        while (!done)
            OK(MPI_Test(r, &done, &s));
    OK(MPI_Test_cancelled(&s, &flag));
    if (*r != MPI_REQUEST_NULL)
        OK(MPI_Request_free(r));
    return flag;
}

static void receive(int len, int tag)
{
    MPI_Status s;
    memset(back, 0, len);
    OK(MPI_Recv(back, len, MPI_BYTE, 0, tag, MPI_COMM_WORLD, &s));
    CHECK(count_of(&s, MPI_BYTE) == len && filled(back, len, tag));
}

/* Rank 1 waits for the last of these messages. */
static void unmatched(int mode, int len, int way)
{
    int n, flag, tag = 10 + mode;
    if (rank == 0) {
        n = 1;
        OK(MPI_Send(&n, 1, MPI_INT, 1, tag, MPI_COMM_WORLD));
        MPI_Request r = start(mode, len, tag);
        n = 2;
        OK(MPI_Send(&n, 1, MPI_INT, 1, tag, MPI_COMM_WORLD));
        flag = cancelled(&r, way);
        marked += 1;
        taken += flag;
        OK(MPI_Send(&flag, 1, MPI_INT, 1, 5, MPI_COMM_WORLD));
    } else {
        OK(MPI_Recv(&flag, 1, MPI_INT, 0, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = 1; i <= 2; i++) {
            if (i == 2 && !flag)
                receive(len, tag);
            OK(MPI_Recv(&n, 1, MPI_INT, 0, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            CHECK(n == i);
        }
        OK(MPI_Iprobe(0, tag, MPI_COMM_WORLD, &n, MPI_STATUS_IGNORE));
        CHECK(!n);
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
}

/* The receive was posted before. */
static void matched(int mode, int len, int way)
{
    int tag = 30 + mode;
    if (rank == 0) {
        OK(MPI_Recv(NULL, 0, MPI_BYTE, 1, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        MPI_Request r = start(mode, len, tag);
        CHECK(cancelled(&r, way) == 0);
    } else {
        MPI_Request r;
        MPI_Status s;
        memset(back, 0, len);
        OK(MPI_Irecv(back, len, MPI_BYTE, 0, tag, MPI_COMM_WORLD, &r));
        OK(MPI_Send(NULL, 0, MPI_BYTE, 0, 5, MPI_COMM_WORLD));
        OK(MPI_Wait(&r, &s));
        CHECK(count_of(&s, MPI_BYTE) == len && filled(back, len, tag));
    }
}

/* Many at once, of which every other one is marked. */
static void many(int len)
{
    enum { N = 200 };
    MPI_Request r[N];
    MPI_Status s[N];
    int flag, left = 0;
    if (rank == 0) {
        fill(data, len, 3);
        for (int i = 0; i < N; i++)
            OK(MPI_Isend(data, len, MPI_BYTE, 1, i % 2 ? 3 : 4, MPI_COMM_WORLD, &r[i]));
        for (int i = 0; i < N; i += 2)
            OK(MPI_Cancel(&r[i]));
        for (int i = 0; i < N; i += 2) {
            OK(MPI_Wait(&r[i], &s[i]));
            OK(MPI_Test_cancelled(&s[i], &flag));
            marked += 1;
            taken += flag;
            left += !flag;
        }
        OK(MPI_Send(&left, 1, MPI_INT, 1, 5, MPI_COMM_WORLD));
        OK(MPI_Waitall(N, r, MPI_STATUSES_IGNORE));
    } else {
        OK(MPI_Recv(&left, 1, MPI_INT, 0, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = 1; i < N; i += 2)
            receive(len, 3);
        for (int i = 0; i < left; i++)
            OK(MPI_Recv(back, len, MPI_BYTE, 0, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        OK(MPI_Iprobe(0, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE));
        CHECK(!flag);
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
}

int main(int argc, char **argv)
{
    static const int lengths[] = { 0, 4, 1000, 20000, 200000, MOST };
    void *where;
    int n;
    begin(&argc, &argv);
    OK(MPI_Buffer_attach(attached, sizeof attached));
    for (unsigned i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (int mode = 0; mode < MODES; mode++) {
            unmatched(mode, lengths[i], (mode + i) % 4);
            matched(mode, lengths[i], (mode + i) % 4);
        }
    many(8);
    many(3000);
    many(30000);
    OK(MPI_Buffer_detach(&where, &n));
    CHECK(rank != 0 || taken >= marked * 3 / 4);
    return end();
}
