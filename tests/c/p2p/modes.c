// np: 1 2
/* Every send mode with every length around the limits of the protocols, contiguous and strided. */
#include "check.h"

static const int lengths[] = {0,    1,    8,    31,    32,    33,     100,    1000,    4000,   4071,
                              4072, 4096, 8192, 16384, 65536, 100000, 524288, 1048576, 5000001};
enum { LENGTHS = sizeof lengths / sizeof lengths[0] };

static void exchange(int mode, int length, int strided)
{
    MPI_Datatype type = MPI_BYTE, vector;
    int peer = size == 1 ? 0 : 1 - rank, count = length, step = strided ? 2 : 1;
    size_t room = (size_t)length * (size_t)step + 16;
    unsigned char *out = calloc(room, 1), *in = calloc(room, 1);
    MPI_Request send = MPI_REQUEST_NULL, recv = MPI_REQUEST_NULL;
    MPI_Status status;
    OK(MPI_Type_vector(length, 1, 2, MPI_BYTE, &vector));
    OK(MPI_Type_commit(&vector));
    if (strided) {
        type = vector;
        count = 1;
    }
    for (int i = 0; i < length; i++)
        out[(size_t)i * (size_t)step] = (unsigned char)(i * 31 + mode);
    if (mode == 3)
        OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Irecv(in, count, type, peer, mode, MPI_COMM_WORLD, &recv));
    if (mode == 3)
        OK(MPI_Barrier(MPI_COMM_WORLD));
    switch (mode) {
    case 0: OK(MPI_Isend(out, count, type, peer, mode, MPI_COMM_WORLD, &send)); break;
    case 1: OK(MPI_Ibsend(out, count, type, peer, mode, MPI_COMM_WORLD, &send)); break;
    case 2: OK(MPI_Issend(out, count, type, peer, mode, MPI_COMM_WORLD, &send)); break;
    case 3: OK(MPI_Irsend(out, count, type, peer, mode, MPI_COMM_WORLD, &send)); break;
    }
    OK(MPI_Wait(&send, MPI_STATUS_IGNORE));
    OK(MPI_Wait(&recv, &status));
    CHECK(send == MPI_REQUEST_NULL && recv == MPI_REQUEST_NULL);
    CHECK(status.MPI_SOURCE == peer && status.MPI_TAG == mode);
    CHECK(count_of(&status, MPI_BYTE) == length);
    for (int i = 0; i < length; i++)
        CHECK(in[(size_t)i * (size_t)step] == (unsigned char)(i * 31 + mode));
    for (size_t i = 1; strided && i < (size_t)length * 2; i += 2)
        CHECK(in[i] == 0);
    OK(MPI_Type_free(&vector));
    free(out);
    free(in);
}

static void blocking(int length)
{
    unsigned char *p = malloc((size_t)length + 1);
    MPI_Status s;
    for (int round = 0; round < 3; round++) {
        if (rank == 0) {
            fill(p, (size_t)length, (unsigned)round);
            OK(MPI_Send(p, length, MPI_BYTE, 1, round, MPI_COMM_WORLD));
            OK(MPI_Ssend(p, length, MPI_BYTE, 1, round, MPI_COMM_WORLD));
            OK(MPI_Bsend(p, length, MPI_BYTE, 1, round, MPI_COMM_WORLD));
            OK(MPI_Recv(p, 0, MPI_BYTE, 1, 99, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        } else {
            for (int i = 0; i < 3; i++) {
                memset(p, 0, (size_t)length);
                OK(MPI_Recv(p, length, MPI_BYTE, MPI_ANY_SOURCE, round, MPI_COMM_WORLD, &s));
                CHECK(s.MPI_SOURCE == 0 && count_of(&s, MPI_BYTE) == length);
                CHECK(filled(p, (size_t)length, (unsigned)round));
            }
            OK(MPI_Send(p, 0, MPI_BYTE, 0, 99, MPI_COMM_WORLD));
        }
    }
    free(p);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    int room = 2 * (5000001 + MPI_BSEND_OVERHEAD), got;
    void *buffer = malloc((size_t)room), *back;
    OK(MPI_Buffer_attach(buffer, room));
    for (int i = 0; i < LENGTHS; i++) {
        for (int mode = 0; mode < 4; mode++) {
            exchange(mode, lengths[i], 0);
            exchange(mode, lengths[i], 1);
        }
        if (size == 2)
            blocking(lengths[i]);
    }
    OK(MPI_Buffer_detach(&back, &got));
    CHECK(back == buffer && got == room);
    free(buffer);
    return end();
}
