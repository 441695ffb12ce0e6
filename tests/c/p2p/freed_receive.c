// np: 2 4
/* Receives whose requests were freed, of messages that are still on their way when all finalize:
 * each process leaves when its part is done, and senders get their answers. */
#include "check.h"

enum { MESSAGES = 8, LEN = 300000 };

static unsigned char in[MESSAGES][LEN], out[MESSAGES][LEN];

int main(int argc, char **argv)
{
    MPI_Request r;
    begin(&argc, &argv);
    for (int i = 0; i < MESSAGES; i++) {
        int len = i % 2 ? LEN : 70000, to = (rank + i) % size, from = (rank + size - i % size) % size;
        OK(MPI_Irecv(in[i], len, MPI_BYTE, from, i, MPI_COMM_WORLD, &r));
        OK(MPI_Request_free(&r));
        fill(out[i], len, i);
        if (i % 3)
            OK(MPI_Isend(out[i], len, MPI_BYTE, to, i, MPI_COMM_WORLD, &r));
        else
            OK(MPI_Issend(out[i], len, MPI_BYTE, to, i, MPI_COMM_WORLD, &r));
        OK(MPI_Request_free(&r));
    }
    MPI_Finalize();
    for (int i = 0; i < MESSAGES; i++)
        if (!filled(in[i], i % 2 ? LEN : 70000, i)) {
            fprintf(stderr, "rank %d: message %d is not whole after MPI_Finalize\n", rank, i);
            return 1;
        }
    return 0;
}
