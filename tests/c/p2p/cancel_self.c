// np: 1 2
// Sends to oneself that no receive has matched are cancelled; those that one has matched arrive.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank;

static void fail(const char *what, int n)
{
    printf("rank %d: %s (%d bytes)\n", rank, what, n);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void check(int n, int persistent, int matched)
{
    char *out = malloc(n), *in = malloc(n);
    memset(out, 7, n);
    memset(in, 0, n);
    MPI_Request send, recv = MPI_REQUEST_NULL;
    MPI_Status status;
    int flag;
    if (matched)
        MPI_Irecv(in, n, MPI_BYTE, rank, 3, MPI_COMM_WORLD, &recv);
    if (persistent) {
        MPI_Ssend_init(out, n, MPI_BYTE, rank, 3, MPI_COMM_WORLD, &send);
        MPI_Start(&send);
    } else {
        MPI_Issend(out, n, MPI_BYTE, rank, 3, MPI_COMM_WORLD, &send);
    }
    MPI_Cancel(&send);
    if (!matched) {
        MPI_Request_get_status(send, &flag, &status);
        if (!flag)
            fail("a cancelled send is not complete", n);
    }
    MPI_Wait(&send, &status);
    memset(out, 9, n);
    MPI_Test_cancelled(&status, &flag);
    if (flag == matched)
        fail(matched ? "a matched send was cancelled" : "an unmatched send was not cancelled", n);
    if (matched) {
        MPI_Wait(&recv, MPI_STATUS_IGNORE);
        for (int i = 0; i < n; i++)
            if (in[i] != 7)
                fail("the message was damaged", n);
    }
    if (persistent)
        MPI_Request_free(&send);
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, &status);
    if (flag)
        fail("a message is left", n);
    // The order of the others is as before.
    MPI_Sendrecv(out, 1, MPI_BYTE, rank, 3, in, 1, MPI_BYTE, rank, 3, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    if (in[0] != 9)
        fail("the next message is another one", n);
    free(out);
    free(in);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    int sizes[] = {1, 100, 5000, 100000, 3000000};
    for (int i = 0; i < 5; i++)
        for (int how = 0; how < 4; how++)
            check(sizes[i], how & 1, how >> 1);
    // Many and others between them: only the marked one goes.
    MPI_Request all[64];
    int data[64];
    for (int i = 0; i < 64; i++) {
        data[i] = i;
        MPI_Issend(&data[i], 1, MPI_INT, rank, i % 5, MPI_COMM_WORLD, &all[i]);
    }
    MPI_Status status;
    int flag;
    for (int i = 0; i < 64; i += 3) {
        MPI_Cancel(&all[i]);
        MPI_Wait(&all[i], &status);
        MPI_Test_cancelled(&status, &flag);
        if (!flag)
            fail("one of many was not cancelled", i);
    }
    for (int tag = 0; tag < 5; tag++)
        for (int i = 0; i < 64; i++) {
            int got;
            if (i % 5 != tag || i % 3 == 0)
                continue;
            MPI_Recv(&got, 1, MPI_INT, rank, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            if (got != i)
                fail("a message out of order", i);
        }
    MPI_Waitall(64, all, MPI_STATUSES_IGNORE);
    MPI_Finalize();
    puts("ok");
    return 0;
}
