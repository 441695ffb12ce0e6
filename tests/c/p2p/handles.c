// np: 2
/* Handles of messages: as integers, after their end, and beside other requests in one set. */
#include "check.h"

static int raised, raised_class;

static void handler(MPI_Comm *comm, int *code, ...)
{
    (void)comm;
    raised++;
    OK(MPI_Error_class(*code, &raised_class));
}

/* Rank 1 answers each of these with one message. */
static void ask(int tag) { OK(MPI_Send(&tag, 1, MPI_INT, 1, 0, MPI_COMM_WORLD)); }

static void answer(void)
{
    for (;;) {
        int tag;
        OK(MPI_Recv(&tag, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        if (tag == 0) return;
        OK(MPI_Send(&tag, 1, MPI_INT, 0, tag, MPI_COMM_WORLD));
    }
}

static void as_integers(void)
{
    MPI_Request r, same, sent, again, dup, persistent;
    int value = 0, other = 0, number;
    OK(MPI_Irecv(&value, 1, MPI_INT, 1, 1, MPI_COMM_WORLD, &r));
    number = MPI_Request_toint(r);
    CHECK(number > 0 && MPI_Request_toint(r) == number);
    same = MPI_Request_fromint(number);
    CHECK(same == r);
    ask(1);
    OK(MPI_Wait(&same, MPI_STATUS_IGNORE));
    CHECK(value == 1 && same == MPI_REQUEST_NULL);
    CHECK(MPI_Request_fromint(number) == MPI_REQUEST_NULL);
    /* The next one has the place, and maybe the integer, but not the handle. */
    OK(MPI_Irecv(&value, 1, MPI_INT, 1, 2, MPI_COMM_WORLD, &again));
    CHECK(again != r);
    FAILS(MPI_ERR_REQUEST, MPI_Wait(&r, MPI_STATUS_IGNORE));
    FAILS(MPI_ERR_REQUEST, MPI_Cancel(&r));
    FAILS(MPI_ERR_REQUEST, MPI_Request_free(&r));
    CHECK(r != MPI_REQUEST_NULL);
    ask(2);
    OK(MPI_Wait(&again, MPI_STATUS_IGNORE));
    CHECK(value == 2);
    /* A send that was complete at once. */
    OK(MPI_Isend(&value, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &sent));
    dup = MPI_Request_fromint(MPI_Request_toint(sent));
    CHECK(dup == sent);
    OK(MPI_Wait(&sent, MPI_STATUS_IGNORE));
    /* What is no message keeps its integer too. */
    OK(MPI_Recv_init(&other, 1, MPI_INT, 1, 3, MPI_COMM_WORLD, &persistent));
    CHECK(MPI_Request_fromint(MPI_Request_toint(persistent)) == persistent);
    OK(MPI_Request_free(&persistent));
    CHECK(MPI_Request_fromint(0x7fffffff) == MPI_REQUEST_NULL);
    CHECK(MPI_Request_fromint(1 << 30) == MPI_REQUEST_NULL);
}

static void in_sets(void)
{
    enum { N = 40 };
    MPI_Request r[N + 4], stale;
    MPI_Status s[N + 4];
    int values[N], other = 0, i, flag, error;
    for (i = 0; i < N; i++)
        OK(MPI_Irecv(&values[i], 1, MPI_INT, 1, i + 1, MPI_COMM_WORLD, &r[i + 2]));
    r[0] = MPI_REQUEST_NULL;
    OK(MPI_Recv_init(&other, 1, MPI_INT, 1, 100, MPI_COMM_WORLD, &r[1]));
    OK(MPI_Start(&r[1]));
    OK(MPI_Isend(&other, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &r[N + 2]));
    r[N + 3] = MPI_REQUEST_NULL;
    stale = r[2];
    ask(100);
    for (i = 0; i < N; i++) ask(i + 1);
    OK(MPI_Waitall(N + 4, r, s));
    for (i = 0; i < N; i++)
        CHECK(values[i] == i + 1 && s[i + 2].MPI_TAG == i + 1 && r[i + 2] == MPI_REQUEST_NULL);
    CHECK(other == 100 && s[1].MPI_TAG == 100 && r[1] != MPI_REQUEST_NULL);
    OK(MPI_Request_free(&r[1]));
    /* One that has ended is told, by all functions; what stands before it ends. */
    OK(MPI_Irecv(&values[0], 1, MPI_INT, 1, 1, MPI_COMM_WORLD, &r[0]));
    ask(1);
    r[1] = stale;
    error = MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    CHECK(error == MPI_ERR_REQUEST && r[0] == MPI_REQUEST_NULL && r[1] == stale);
    FAILS(MPI_ERR_REQUEST, MPI_Waitall(1, &stale, s));
    FAILS(MPI_ERR_REQUEST, MPI_Testall(1, &stale, &flag, s));
    FAILS(MPI_ERR_REQUEST, MPI_Waitany(1, &stale, &i, s));
    FAILS(MPI_ERR_REQUEST, MPI_Test(&stale, &flag, s));
    FAILS(MPI_ERR_REQUEST, MPI_Request_get_status(stale, &flag, s));
}

/* Errors of a message go to the handler of its communicator, whoever completes it. */
static void errors(void)
{
    MPI_Errhandler counting;
    MPI_Request r[2];
    MPI_Comm own;
    int i, code;
    OK(MPI_Comm_dup(MPI_COMM_SELF, &own));
    OK(MPI_Comm_create_errhandler(handler, &counting));
    OK(MPI_Comm_set_errhandler(own, counting));
    for (i = 0; i < 2; i++) {
        int two[2] = {1, 2}, one = 0;
        raised = 0;
        OK(MPI_Irecv(&one, 1, MPI_INT, 0, 0, own, &r[0]));
        r[1] = MPI_REQUEST_NULL;
        OK(MPI_Send(two, 2, MPI_INT, 0, 0, own));
        code = i == 0 ? MPI_Wait(&r[0], MPI_STATUS_IGNORE)
                      : MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
        CHECK(code == (i == 0 ? MPI_ERR_TRUNCATE : MPI_ERR_IN_STATUS));
        CHECK(raised == 1 && raised_class == code && r[0] == MPI_REQUEST_NULL && one == 1);
    }
    OK(MPI_Errhandler_free(&counting));
    OK(MPI_Comm_free(&own));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    if (rank == 1) {
        answer();
    } else {
        as_integers();
        in_sets();
        ask(0);
        errors();
    }
    return end();
}
