/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * given_up WHAT [COUNT]: the last rank is killed in a job that goes on, and no other one waits for
 * ever. WHAT names who waits for whom:
 *
 *   OPERATION  in that collective operation, for rank 0, which has heard of the loss and has ended
 *              MPI; "nonblocking" in front of it: started, and waited for, barriers by the dozen.
 *   parts      ranks of one node, in a communicator of theirs that nobody lost belongs to, do what
 *              they did before: the loss of others is none of theirs.
 *   after      pairs of ranks that have given up a barrier of all free its communicator, and begin
 *              with other ones, in which nothing that was left of the barrier counts.
 *   any, irecv, probe   rank 0 in a receive from any source, which is told of the loss and then has
 *              the messages of the others.
 *   group      in MPI_Comm_create_group of a group that the lost rank is a member of. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size, victim, count;
static char *a, *b;

static void fail(const char *what, int err)
{
    char text[MPI_MAX_ERROR_STRING] = "";
    int len;
    if (err != MPI_SUCCESS) MPI_Error_string(err, text, &len);
    fprintf(stderr, "rank %d: %s: class %d: %s\n", rank, what, err, text);
    MPI_Abort(MPI_COMM_WORLD, 2);
}

static void expect_lost(int err, const char *what)
{
    int class = MPI_SUCCESS;
    MPI_Error_class(err, &class);
    if (class != MPI_ERR_PROC_ABORTED) fail(what, err);
}

static void expect(int truth, const char *what)
{
    if (!truth) fail(what, MPI_SUCCESS);
}

static int run(const char *op, MPI_Comm c)
{
    const int n = count, root = 1;
    if (!strcmp(op, "barrier")) return MPI_Barrier(c);
    if (!strcmp(op, "bcast")) return MPI_Bcast(a, n, MPI_CHAR, 0, c);
    if (!strcmp(op, "reduce")) return MPI_Reduce(a, b, n, MPI_CHAR, MPI_BOR, root, c);
    if (!strcmp(op, "allreduce")) return MPI_Allreduce(a, b, n, MPI_CHAR, MPI_BOR, c);
    if (!strcmp(op, "gather")) return MPI_Gather(a, n, MPI_CHAR, b, n, MPI_CHAR, root, c);
    if (!strcmp(op, "scatter")) return MPI_Scatter(a, n, MPI_CHAR, b, n, MPI_CHAR, 0, c);
    if (!strcmp(op, "allgather")) return MPI_Allgather(a, n, MPI_CHAR, b, n, MPI_CHAR, c);
    if (!strcmp(op, "alltoall")) return MPI_Alltoall(a, n, MPI_CHAR, b, n, MPI_CHAR, c);
    if (!strcmp(op, "scan")) return MPI_Scan(a, b, n, MPI_CHAR, MPI_BOR, c);
    if (!strcmp(op, "dup") || !strcmp(op, "split")) {
        MPI_Comm made;
        int err = *op == 'd' ? MPI_Comm_dup(c, &made) : MPI_Comm_split(c, rank % 2, 0, &made);
        return err;
    }
    fail("no such operation", MPI_SUCCESS);
    return 0;
}

static int barriers(MPI_Comm c)
{
    MPI_Request reqs[24];
    int first = MPI_SUCCESS;
    for (int i = 0; i < 24; i++) {
        int err = MPI_Ibarrier(c, &reqs[i]);
        if (err != MPI_SUCCESS) fail("starting a barrier", err);
    }
    for (int i = 0; i < 24; i++) {
        int err = MPI_Wait(&reqs[i], MPI_STATUS_IGNORE);
        if (first == MPI_SUCCESS) first = err;
    }
    return first;
}

static int start_and_wait(const char *op, MPI_Comm c)
{
    const int n = count;
    int err = MPI_SUCCESS;
    MPI_Request req;
    if (!strcmp(op, "barrier")) return barriers(c);
    else if (!strcmp(op, "bcast")) err = MPI_Ibcast(a, n, MPI_CHAR, 0, c, &req);
    else if (!strcmp(op, "allreduce")) err = MPI_Iallreduce(a, b, n, MPI_CHAR, MPI_BOR, c, &req);
    else if (!strcmp(op, "alltoall")) err = MPI_Ialltoall(a, n, MPI_CHAR, b, n, MPI_CHAR, c, &req);
    else fail("no such operation", MPI_SUCCESS);
    return err == MPI_SUCCESS ? MPI_Wait(&req, MPI_STATUS_IGNORE) : err;
}

/* The loss is heard of here before anything else. */
static void hear(void)
{
    int x;
    expect_lost(MPI_Recv(&x, 1, MPI_INT, victim, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE), "MPI_Recv");
}

static void any(const char *what)
{
    MPI_Status status;
    MPI_Request req[2];
    int x, at, told = 0, err = MPI_SUCCESS, seen = 0;
    if (rank != 0) {
        /* Not before rank 0 was told: its receive would get this. */
        MPI_Recv(&x, 1, MPI_INT, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Send(&rank, 1, MPI_INT, 0, 4, MPI_COMM_WORLD);
        return;
    }
    if (!strcmp(what, "any")) {
        err = MPI_Recv(&x, 1, MPI_INT, MPI_ANY_SOURCE, 4, MPI_COMM_WORLD, &status);
    } else if (!strcmp(what, "probe")) {
        err = MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        status.MPI_SOURCE = victim;
    } else {
        MPI_Irecv(&x, 1, MPI_INT, 1, 4, MPI_COMM_WORLD, &req[0]);
        MPI_Irecv(&x, 1, MPI_INT, MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &req[1]);
        err = MPI_Waitany(2, req, &at, &status);
        expect(at == 1, "the receive from rank 1 goes on");
        told = 1;
    }
    if (told) {
        int class;
        MPI_Error_class(err, &class);
        expect(class == MPIX_ERR_PROC_FAILED_PENDING && req[1] != MPI_REQUEST_NULL, "a request stays");
    } else {
        expect_lost(err, what);
    }
    expect(status.MPI_SOURCE == victim, "the status names who is lost");
    /* From now on receives from any source are for the others. */
    int acked;
    MPIX_Comm_ack_failed(MPI_COMM_WORLD, size, &acked);
    expect(acked == 1, "one failed rank is acknowledged");
    for (int to = 1; to < victim; to++) MPI_Send(&x, 1, MPI_INT, to, 3, MPI_COMM_WORLD);
    if (told) {
        MPI_Wait(&req[0], &status);
        expect(status.MPI_SOURCE == 1 && x == 1, "the message of rank 1");
        int flag;
        MPI_Cancel(&req[1]);
        expect(MPI_Wait(&req[1], &status) == MPI_SUCCESS, "no error after it is acknowledged");
        MPI_Test_cancelled(&status, &flag);
        expect(flag, "nothing was sent to it");
        seen = 1;
    }
    for (; seen < victim - 1; seen++) {
        err = MPI_Recv(&x, 1, MPI_INT, MPI_ANY_SOURCE, 4, MPI_COMM_WORLD, &status);
        if (err != MPI_SUCCESS) fail("a receive after the loss was told", err);
        expect(x == status.MPI_SOURCE, "a message of the others");
    }
}

static void parts(void)
{
    MPI_Comm node;
    int x, n, sum = 0;
    const int before = size;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
    MPI_Comm_split(node, rank == victim, 0, &node);
    /* All have what they need of the victim. */
    if (rank != victim) MPI_Send(&rank, 1, MPI_INT, victim, 2, MPI_COMM_WORLD);
    for (int from = 0; rank == victim && from < victim; from++) {
        MPI_Recv(&x, 1, MPI_INT, from, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    if (rank == victim) raise(SIGKILL);
    hear();
    MPI_Comm_size(node, &n);
    for (int i = 0; i < 1000; i++) {
        x = 1;
        int err = MPI_Allreduce(&x, &sum, 1, MPI_INT, MPI_SUM, node);
        if (err != MPI_SUCCESS) fail("an operation of those that are left", err);
        expect(sum == n, "its result");
    }
    expect(n < before, "somebody is lost");
}

static void after(void)
{
    MPI_Comm all, pair, made;
    int x = 0, n, place, err = MPI_SUCCESS;
    MPI_Comm_dup(MPI_COMM_WORLD, &all);
    MPI_Comm_set_errhandler(all, MPI_ERRORS_RETURN);
    MPI_Comm_split(MPI_COMM_WORLD, rank / 2, 0, &pair);
    MPI_Comm_size(pair, &n);
    MPI_Comm_rank(pair, &place);
    MPI_Barrier(all);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == victim) raise(SIGKILL);
    while (err == MPI_SUCCESS) err = MPI_Barrier(all);
    expect_lost(err, "MPI_Barrier");
    /* Who came furthest in the barrier does not leave it last. */
    if (place == 0 && n > 1) MPI_Recv(&x, 1, MPI_INT, 1, 6, pair, MPI_STATUS_IGNORE);
    MPI_Comm_free(&all);
    if (place > 0) MPI_Send(&x, 1, MPI_INT, 0, 6, pair);
    for (int i = 0; i < 20; i++) {
        int mine = i + place, sum = 0;
        if (i % 5 == 0) MPI_Comm_dup(pair, &made);
        err = MPI_Allreduce(&mine, &sum, 1, MPI_INT, MPI_SUM, made);
        if (err != MPI_SUCCESS) fail("sum", err);
        expect(sum == n * i + n * (n - 1) / 2, "the sum of a pair");
        if (i % 5 == 4) MPI_Comm_free(&made);
    }
}

static void group(void)
{
    MPI_Group world, four;
    MPI_Comm comm;
    /* Of the tree the lost rank is the root. Rank 1 waits for rank 2, which has given up. */
    const int ranks[4] = {victim, 0, 2, 1};
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, 4, ranks, &four);
    if (rank == 0) hear();
    if (rank <= 2) {
        expect_lost(MPI_Comm_create_group(MPI_COMM_WORLD, four, 9, &comm), "create_group");
    }
}

int main(int argc, char **argv)
{
    int nonblocking, x = 0;
    const char *what = argc > 1 ? argv[1] : "barrier";
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    victim = size - 1;
    count = argc > 2 && atoi(argv[argc - 1]) > 0 ? atoi(argv[argc - 1]) : 1;
    a = calloc(size, count);
    b = calloc(size, count);
    nonblocking = !strcmp(what, "nonblocking");
    if (nonblocking) what = argc > 2 ? argv[2] : "barrier";
    if (!strcmp(what, "parts")) {
        parts();
    } else if (!strcmp(what, "after")) {
        after();
    } else {
        /* Whatever collective operations need once is there. */
        if (strcmp(what, "group")) MPI_Barrier(MPI_COMM_WORLD);
        if (rank == victim) {
            /* The others are in their calls, or will be. */
            MPI_Recv(&x, 1, MPI_INT, 1, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            raise(SIGKILL);
        }
        if (rank == 1) MPI_Send(&x, 1, MPI_INT, victim, 2, MPI_COMM_WORLD);
        if (!strcmp(what, "any") || !strcmp(what, "irecv") || !strcmp(what, "probe")) {
            any(what);
        } else if (!strcmp(what, "group")) {
            group();
        } else if (rank == 0) {
            hear();
        } else {
            /* Once without a wait for those who have not come, more often not. */
            int err = MPI_SUCCESS, calls = 0;
            while (err == MPI_SUCCESS && calls++ < 100) {
                err = nonblocking ? start_and_wait(what, MPI_COMM_WORLD) : run(what, MPI_COMM_WORLD);
            }
            /* Who only sends short messages waits for nobody. */
            const int sends_only = rank != 1 && (!strcmp(what, "gather") || !strcmp(what, "reduce"));
            if (err != MPI_SUCCESS || !sends_only) expect_lost(err, what);
        }
    }
    MPI_Finalize();
    printf("rank %d has ended\n", rank);
    return 0;
}
