// np: 2
// nodes: 1
/* Sends that are marked for cancellation complete while their receiver is outside of MPI (MPI-5.0
 * section 3.8.4), in every mode, to the same and to another rank; their memory is free then, and what
 * was not cancelled arrives whole, if it is received at all. */
#include "check.h"
#include <signal.h>
#include <unistd.h>

enum { SSEND, SEND, SSEND_INIT, SEND_INIT, BSEND, BSEND_INIT, MODES };
enum { MOST = 3 << 20 };

static unsigned char data[MOST], back[MOST], attached[MOST + MPI_BSEND_OVERHEAD];
static int peer_pid;

static MPI_Request start(int mode, int len, int to, int tag)
{
    MPI_Request r;
    MPI_Comm world = MPI_COMM_WORLD;
    fill(data, len, tag);
    if (mode == SSEND)
        OK(MPI_Issend(data, len, MPI_BYTE, to, tag, world, &r));
    else if (mode == SEND)
        OK(MPI_Isend(data, len, MPI_BYTE, to, tag, world, &r));
    else if (mode == BSEND)
        OK(MPI_Ibsend(data, len, MPI_BYTE, to, tag, world, &r));
    else if (mode == SSEND_INIT)
        OK(MPI_Ssend_init(data, len, MPI_BYTE, to, tag, world, &r));
    else if (mode == SEND_INIT)
        OK(MPI_Send_init(data, len, MPI_BYTE, to, tag, world, &r));
    else
        OK(MPI_Bsend_init(data, len, MPI_BYTE, to, tag, world, &r));
    if (mode == SSEND_INIT || mode == SEND_INIT || mode == BSEND_INIT)
        OK(MPI_Start(&r));
    return r;
}

/* True when the message was cancelled; it can be received otherwise. */
static int cancelled(int mode, int len, int to, int tag)
{
    MPI_Status s;
    int flag = -1, n = -1;
    MPI_Request r = start(mode, len, to, tag);
    OK(MPI_Cancel(&r));
    OK(MPI_Wait(&r, &s));
    OK(MPI_Test_cancelled(&s, &flag));
    OK(MPI_Get_count(&s, MPI_BYTE, &n));
    CHECK(flag == 0 || flag == 1);
    if (r != MPI_REQUEST_NULL)
        OK(MPI_Request_free(&r));
    memset(data, 0xee, len);
    return flag;
}

static void receive(int len, int from, int tag)
{
    MPI_Status s;
    memset(back, 0, len);
    OK(MPI_Recv(back, len, MPI_BYTE, from, tag, MPI_COMM_WORLD, &s));
    CHECK(count_of(&s, MPI_BYTE) == len && filled(back, len, tag));
}

/* Rank 1 is outside of MPI until rank 0 has sent and cancelled. */
static void meet(int mode, int len, int received)
{
    int flag, sig, tag = mode;
    sigset_t set;
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        flag = cancelled(mode, len, 1, received ? tag : 99);
        kill(peer_pid, SIGUSR1);
        OK(MPI_Send(&flag, 1, MPI_INT, 1, 77, MPI_COMM_WORLD));
    } else {
        sigemptyset(&set);
        sigaddset(&set, SIGUSR1);
        sigwait(&set, &sig);
        OK(MPI_Recv(&flag, 1, MPI_INT, 0, 77, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        if (received && !flag)
            receive(len, 0, tag);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    static const int lengths[] = { 0, 100, 5000, 70000, MOST };
    sigset_t set;
    int pid = getpid();
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    begin(&argc, &argv);
    OK(MPI_Sendrecv(&pid, 1, MPI_INT, 1 - rank, 0, &peer_pid, 1, MPI_INT, 1 - rank, 0,
                    MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    OK(MPI_Buffer_attach(attached, sizeof attached));
    for (unsigned i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (int mode = 0; mode < MODES; mode++) {
            /* To itself. */
            if (!cancelled(mode, lengths[i], rank, 50 + mode))
                receive(lengths[i], rank, 50 + mode);
            /* A buffered message that stays would fill the buffer. */
            meet(mode, lengths[i], 1);
            if (mode < BSEND)
                meet(mode, lengths[i], 0);
        }
    void *where;
    int n;
    OK(MPI_Buffer_detach(&where, &n));
    return end();
}
