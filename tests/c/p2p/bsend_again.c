// np: 2
// args: --mca btl tcp,self
/* Buffered sends through a buffer for one message, while the receives are posted: what has completed
 * takes no room (MPI-5.0 section 3.6.1). A message that is longer than the buffer is refused. */
#include "check.h"

enum { ROUNDS = 5, MOST = 4 << 20 };

static unsigned char data[MOST], back[ROUNDS][MOST], attached[MOST + MPI_BSEND_OVERHEAD];

static void start(MPI_Request *r, int way, int len, int tag)
{
    if (way == 0)
        OK(MPI_Bsend(data, len, MPI_BYTE, 1, tag, MPI_COMM_WORLD));
    else if (way == 1)
        OK(MPI_Ibsend(data, len, MPI_BYTE, 1, tag, MPI_COMM_WORLD, r));
    else {
        OK(MPI_Bsend_init(data, len, MPI_BYTE, 1, tag, MPI_COMM_WORLD, r));
        OK(MPI_Start(r));
    }
    if (way > 0)
        OK(MPI_Wait(r, MPI_STATUS_IGNORE));
    if (way == 2)
        OK(MPI_Request_free(r));
}

static void rounds(int way, int len)
{
    MPI_Request r[ROUNDS];
    if (rank == 1) {
        for (int i = 0; i < ROUNDS; i++)
            OK(MPI_Irecv(back[i], len, MPI_BYTE, 0, i, MPI_COMM_WORLD, &r[i]));
        OK(MPI_Send(NULL, 0, MPI_BYTE, 0, ROUNDS, MPI_COMM_WORLD));
        OK(MPI_Waitall(ROUNDS, r, MPI_STATUSES_IGNORE));
        for (int i = 0; i < ROUNDS; i++)
            CHECK(filled(back[i], len, i));
        return;
    }
    void *where;
    int size_;
    OK(MPI_Buffer_attach(attached, len + MPI_BSEND_OVERHEAD));
    OK(MPI_Recv(NULL, 0, MPI_BYTE, 1, ROUNDS, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    for (int i = 0; i < ROUNDS; i++) {
        fill(data, len, i);
        start(&r[0], way, len, i);
    }
    if (len == 100000)
        FAILS(MPI_ERR_BUFFER, MPI_Bsend(data, len + MPI_BSEND_OVERHEAD, MPI_BYTE, 1, 0, MPI_COMM_WORLD));
    OK(MPI_Buffer_detach(&where, &size_));
    CHECK(where == attached && size_ == len + MPI_BSEND_OVERHEAD);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int way = 0; way < 3; way++) {
        rounds(way, 1000);
        rounds(way, 100000);
        rounds(way, MOST);
    }
    return end();
}
