// np: 3
/* Non-overtaking order, wildcards, probes and matched probes, truncation. */
#include "check.h"

enum { N = 2000 };

static void order(void)
{
    int next[3] = {0, 0, 0};
    if (rank == 0) {
        for (int i = 0; i < 2 * N; i++) {
            int value[600];
            MPI_Status s, p;
            int source = i % 3 == 0 ? 1 + (i / 3) % 2 : MPI_ANY_SOURCE;
            if (source != MPI_ANY_SOURCE && next[source] == N)
                source = MPI_ANY_SOURCE;
            if (i % 5 == 0) {
                OK(MPI_Probe(source, MPI_ANY_TAG, MPI_COMM_WORLD, &p));
                source = p.MPI_SOURCE;
            }
            OK(MPI_Recv(value, 600, MPI_INT, source, MPI_ANY_TAG, MPI_COMM_WORLD, &s));
            CHECK(value[0] == next[s.MPI_SOURCE] && s.MPI_TAG == value[0] % 7);
            CHECK(count_of(&s, MPI_INT) == 1 + value[0] % 599);
            next[s.MPI_SOURCE]++;
        }
    } else {
        int value[600] = {0};
        for (int i = 0; i < N; i++) {
            value[0] = i;
            OK(MPI_Send(value, 1 + i % 599, MPI_INT, 0, i % 7, MPI_COMM_WORLD));
        }
    }
}

/* Unexpected messages taken in reverse order of tags. */
static void reverse(void)
{
    enum { M = 1000 };
    int v;
    MPI_Status s;
    if (rank == 1) {
        for (int i = 0; i < M; i++)
            OK(MPI_Send(&i, 1, MPI_INT, 0, i, MPI_COMM_WORLD));
        OK(MPI_Send(&rank, 1, MPI_INT, 0, M, MPI_COMM_WORLD));
    }
    if (rank == 0) {
        OK(MPI_Recv(&v, 1, MPI_INT, 1, M, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = M - 1; i >= 0; i--) {
            OK(MPI_Recv(&v, 1, MPI_INT, MPI_ANY_SOURCE, i, MPI_COMM_WORLD, &s));
            CHECK(v == i && s.MPI_SOURCE == 1);
        }
    }
}

static void matched(void)
{
    int flag = 0, v = 0;
    MPI_Message m, n;
    MPI_Status s;
    MPI_Request r;
    if (rank == 1) {
        for (v = 10; v < 13; v++)
            OK(MPI_Send(&v, 1, MPI_INT, 0, 5, MPI_COMM_WORLD));
    }
    if (rank == 0) {
        OK(MPI_Mprobe(1, 5, MPI_COMM_WORLD, &m, &s));
        CHECK(m != MPI_MESSAGE_NULL && m != MPI_MESSAGE_NO_PROC && count_of(&s, MPI_INT) == 1);
        while (!flag)
            OK(MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, &n, &s));
        CHECK(s.MPI_SOURCE == 1 && s.MPI_TAG == 5);
        OK(MPI_Recv(&v, 1, MPI_INT, 1, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        CHECK(v == 12);
        OK(MPI_Imrecv(&v, 1, MPI_INT, &n, &r));
        CHECK(n == MPI_MESSAGE_NULL);
        OK(MPI_Wait(&r, &s));
        CHECK(v == 11 && s.MPI_SOURCE == 1);
        OK(MPI_Mrecv(&v, 1, MPI_INT, &m, &s));
        CHECK(v == 10 && m == MPI_MESSAGE_NULL && s.MPI_TAG == 5);
        OK(MPI_Improbe(1, 5, MPI_COMM_WORLD, &flag, &n, &s));
        CHECK(!flag);
        OK(MPI_Iprobe(1, 5, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE));
        CHECK(!flag);
    }
}

static void truncated(int length)
{
    unsigned char *p = calloc((size_t)length, 1);
    MPI_Status s;
    if (rank == 1) {
        fill(p, (size_t)length, 3);
        OK(MPI_Send(p, length, MPI_BYTE, 0, 8, MPI_COMM_WORLD));
    }
    if (rank == 0) {
        FAILS(MPI_ERR_TRUNCATE,
              MPI_Recv(p, length / 2, MPI_BYTE, 1, 8, MPI_COMM_WORLD, &s));
        CHECK(filled(p, (size_t)length / 2, 3) && p[length / 2] == 0);
        CHECK(s.MPI_SOURCE == 1 && s.MPI_TAG == 8);
    }
    free(p);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    order();
    MPI_Barrier(MPI_COMM_WORLD);
    reverse();
    MPI_Barrier(MPI_COMM_WORLD);
    matched();
    MPI_Barrier(MPI_COMM_WORLD);
    truncated(100);
    MPI_Barrier(MPI_COMM_WORLD);
    truncated(2000000);
    return end();
}
