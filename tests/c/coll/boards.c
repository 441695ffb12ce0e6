// np: 1 2 3 5 8
/* Short collectives of ranks on one node: what they exchange through memory that they share. */
#include "check.h"

enum { MANY = 70, LONGEST = 1100 };

static unsigned char byte_of(int from, int to, int at, int round)
{
    return (unsigned char)(from * 31 + to * 17 + at * 3 + round);
}

static void alltoall(MPI_Comm comm, int n, int round, int in_place)
{
    static unsigned char out[64 * LONGEST], in[64 * LONGEST];
    for (int to = 0; to < size; to++)
        for (int i = 0; i < n; i++)
            out[to * n + i] = byte_of(rank, to, i, round);
    memset(in, 0xee, sizeof in);
    if (in_place) {
        memcpy(in, out, (size_t)(size * n));
        OK(MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, in, n, MPI_BYTE, comm));
    } else {
        OK(MPI_Alltoall(out, n, MPI_BYTE, in, n, MPI_BYTE, comm));
    }
    for (int from = 0; from < size; from++)
        for (int i = 0; i < n; i++)
            CHECK(in[from * n + i] == byte_of(from, rank, i, round));
    CHECK(in[size * n] == 0xee);
}

/* Every other integer is sent, and received without holes. */
static void allgather(MPI_Comm comm, int n, int round, int in_place)
{
    static int out[2 * LONGEST], in[64 * LONGEST];
    MPI_Datatype holes;
    OK(MPI_Type_vector(n, 1, 2, MPI_INT, &holes));
    OK(MPI_Type_commit(&holes));
    memset(in, 0xee, sizeof in);
    for (int i = 0; i < n; i++)
        out[2 * i] = in[rank * n + i] = rank * 1000 + i + round;
    if (in_place)
        OK(MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, in, n, MPI_INT, comm));
    else
        OK(MPI_Allgather(out, 1, holes, in, n, MPI_INT, comm));
    for (int from = 0; from < size; from++)
        for (int i = 0; i < n; i++)
            CHECK(in[from * n + i] == from * 1000 + i + round);
    OK(MPI_Type_free(&holes));
}

static void allreduce(MPI_Comm comm, MPI_Op op, MPI_Datatype type, int n, int round, int in_place)
{
    static struct map out[LONGEST], in[LONGEST];
    for (int i = 0; i < n; i++)
        out[i] = in[i] = map_of(rank, i + round);
    if (in_place)
        OK(MPI_Allreduce(MPI_IN_PLACE, in, n, type, op, comm));
    else
        OK(MPI_Allreduce(out, in, n, type, op, comm));
    for (int i = 0; i < n; i++) {
        struct map expected = map_of(size - 1, i + round);
        for (int r = size - 2; r >= 0; r--)
            expected = compose(map_of(r, i + round), expected);
        CHECK(in[i].a == expected.a && in[i].b == expected.b);
    }
}

/* A message that needs this process's progress while it is in a barrier. */
static void barrier_makes_progress(void)
{
    static char data[3 << 20];
    MPI_Request request = MPI_REQUEST_NULL;
    if (size < 2)
        return;
    if (rank == 0) {
        memset(data, 5, sizeof data);
        OK(MPI_Isend(data, sizeof data, MPI_CHAR, 1, 1, MPI_COMM_WORLD, &request));
    }
    if (rank == 1) {
        OK(MPI_Recv(data, sizeof data, MPI_CHAR, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        CHECK(data[0] == 5 && data[sizeof data - 1] == 5);
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
}

/* The others sleep until the last one comes. */
static void a_late_rank_wakes_the_others(void)
{
    for (int late = 0; late < size; late++) {
        double begin = MPI_Wtime();
        while (rank == late && MPI_Wtime() - begin < 0.03) {
        }
        OK(MPI_Barrier(MPI_COMM_WORLD));
        CHECK(MPI_Wtime() - begin < 60);
    }
}

int main(int argc, char **argv)
{
    MPI_Comm many[MANY], half;
    MPI_Op composing;
    MPI_Datatype pair;
    begin(&argc, &argv);
    OK(MPI_Op_create(compose_op, 0, &composing));
    OK(MPI_Type_contiguous(2, MPI_UNSIGNED, &pair));
    OK(MPI_Type_commit(&pair));

    /* Around the lengths that just fit, mixed with calls that are not blocking. */
    static const int lengths[] = {0, 1, 5, 14, 100, 126, 127, 128, 253, 254, 255, 1072, 1073};
    for (int round = 0; round < 40; round++) {
        MPI_Request flight;
        int n = lengths[round % (int)(sizeof lengths / sizeof *lengths)], in_place = round / 3 % 2;
        OK(MPI_Ibarrier(MPI_COMM_WORLD, &flight));
        alltoall(MPI_COMM_WORLD, n, round, in_place);
        allgather(MPI_COMM_WORLD, n, round, in_place);
        OK(MPI_Barrier(MPI_COMM_WORLD));
        allreduce(MPI_COMM_WORLD, composing, pair, n, round, in_place);
        OK(MPI_Wait(&flight, MPI_STATUS_IGNORE));
    }

    /* More communicators than boards, and boards that are used again. */
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < MANY; i++) {
            OK(MPI_Comm_dup(MPI_COMM_WORLD, &many[i]));
            allreduce(many[i], composing, pair, 3, i, 0);
        }
        for (int i = MANY - 1; i >= 0; i--) {
            alltoall(many[i], 2, i, 0);
            OK(MPI_Barrier(many[i]));
            OK(MPI_Comm_free(&many[i]));
        }
    }

    /* Groups at boards of their own, side by side. */
    OK(MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half));
    for (int round = 0; round < 100; round++) {
        int me, members, value = rank, sum = 0, expected = 0;
        MPI_Comm_rank(half, &me);
        MPI_Comm_size(half, &members);
        OK(MPI_Allreduce(&value, &sum, 1, MPI_INT, MPI_SUM, half));
        for (int r = rank % 2; r < size; r += 2)
            expected += r;
        CHECK(sum == expected);
        if (round % 10 == 0)
            OK(MPI_Barrier(MPI_COMM_WORLD));
    }
    OK(MPI_Comm_free(&half));

    barrier_makes_progress();
    a_late_rank_wakes_the_others();
    OK(MPI_Type_free(&pair));
    OK(MPI_Op_free(&composing));
    return end();
}
