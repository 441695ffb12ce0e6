// np: 2
/* Attached buffers: bounds, detach that waits, flush, buffers of communicators. */
#include "check.h"

enum { LEN = 500000, ROOM = 3 * (LEN + MPI_BSEND_OVERHEAD) };

int main(int argc, char **argv)
{
    static unsigned char data[LEN], buffer[ROOM], own[ROOM];
    void *back;
    int n;
    MPI_Request r;
    MPI_Comm dup;
    begin(&argc, &argv);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &dup));
    if (rank == 0) {
        fill(data, LEN, 1);
        FAILS(MPI_ERR_BUFFER, MPI_Bsend(data, LEN, MPI_BYTE, 1, 0, MPI_COMM_WORLD));
        OK(MPI_Buffer_attach(buffer, ROOM));
        FAILS(MPI_ERR_BUFFER, MPI_Buffer_attach(own, ROOM));
        for (int i = 0; i < 3; i++) {
            OK(MPI_Bsend(data, LEN, MPI_BYTE, 1, i, MPI_COMM_WORLD));
            data[0]++;
        }
        FAILS(MPI_ERR_BUFFER, MPI_Bsend(data, LEN, MPI_BYTE, 1, 3, MPI_COMM_WORLD));
        OK(MPI_Comm_attach_buffer(dup, own, ROOM));
        OK(MPI_Bsend(data, LEN, MPI_BYTE, 1, 3, dup));
        OK(MPI_Comm_iflush_buffer(dup, &r));
        OK(MPI_Send(NULL, 0, MPI_BYTE, 1, 9, MPI_COMM_WORLD));
        OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
        OK(MPI_Comm_detach_buffer(dup, &back, &n));
        CHECK(back == own && n == ROOM);
        OK(MPI_Buffer_flush());
        OK(MPI_Bsend(data, LEN, MPI_BYTE, 1, 4, MPI_COMM_WORLD));
        OK(MPI_Buffer_detach(&back, &n));
        CHECK(back == buffer && n == ROOM);
    } else {
        OK(MPI_Recv(NULL, 0, MPI_BYTE, 0, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = 0; i < 5; i++) {
            MPI_Comm comm = i == 3 ? dup : MPI_COMM_WORLD;
            OK(MPI_Recv(data, LEN, MPI_BYTE, 0, i, comm, MPI_STATUS_IGNORE));
            data[0] -= (unsigned char)(i > 3 ? 3 : i);
            CHECK(filled(data, LEN, 1));
        }
    }
    OK(MPI_Comm_free(&dup));
    return end();
}
