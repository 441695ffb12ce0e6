// np: 2
/* Completion functions over sets of requests, null and inactive ones, statuses, errors in them. */
#include "check.h"

enum { N = 8 };

static int empty(const MPI_Status *s)
{
    int cancelled = 1;
    OK(MPI_Test_cancelled(s, &cancelled));
    return s->MPI_SOURCE == MPI_ANY_SOURCE && s->MPI_TAG == MPI_ANY_TAG && !cancelled &&
           count_of(s, MPI_BYTE) == 0;
}

static void null_requests(void)
{
    MPI_Request r[3] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    MPI_Status s[3];
    int flag, index, n, at[3];
    memset(s, 1, sizeof s);
    OK(MPI_Wait(r, s));
    CHECK(empty(s));
    OK(MPI_Test(r, &flag, s));
    CHECK(flag && empty(s));
    OK(MPI_Waitall(3, r, s));
    CHECK(empty(s) && empty(s + 2));
    OK(MPI_Testall(3, r, &flag, s));
    CHECK(flag);
    OK(MPI_Waitany(3, r, &index, s));
    CHECK(index == MPI_UNDEFINED && empty(s));
    OK(MPI_Testany(3, r, &index, &flag, s));
    CHECK(flag && index == MPI_UNDEFINED);
    OK(MPI_Waitsome(3, r, &n, at, s));
    CHECK(n == MPI_UNDEFINED);
    OK(MPI_Testsome(3, r, &n, at, s));
    CHECK(n == MPI_UNDEFINED);
    OK(MPI_Waitall(0, NULL, MPI_STATUSES_IGNORE));
    OK(MPI_Request_get_status(r[0], &flag, s));
    CHECK(flag && empty(s));
    OK(MPI_Request_get_status_any(3, r, &index, &flag, s));
    CHECK(flag && index == MPI_UNDEFINED);
    OK(MPI_Request_get_status_all(3, r, &flag, s));
    CHECK(flag);
    OK(MPI_Request_get_status_some(3, r, &n, at, s));
    CHECK(n == MPI_UNDEFINED);
    FAILS(MPI_ERR_REQUEST, MPI_Request_free(r));
    FAILS(MPI_ERR_REQUEST, MPI_Cancel(r));
    FAILS(MPI_ERR_REQUEST, MPI_Start(r));
}

static void post(MPI_Request *r, int *values)
{
    for (int i = 0; i < N; i++) {
        values[i] = -1;
        OK(MPI_Irecv(&values[i], 1, MPI_INT, 1, i, MPI_COMM_WORLD, &r[i]));
    }
}

static void go(void)
{
    OK(MPI_Send(NULL, 0, MPI_INT, 1, 100, MPI_COMM_WORLD));
}

static void feed(int how)
{
    OK(MPI_Recv(NULL, 0, MPI_INT, 0, 100, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    for (int k = 0; k < N; k++) {
        int i = how ? N - 1 - k : k, v = i * 10;
        OK(MPI_Send(&v, 1, MPI_INT, 0, i, MPI_COMM_WORLD));
    }
}

static void sets(void)
{
    MPI_Request r[N];
    MPI_Status s[N];
    int v[N], flag = 0, index, n, at[N], seen = 0;
    post(r, v);
    OK(MPI_Testall(N, r, &flag, s));
    CHECK(!flag);
    OK(MPI_Testany(N, r, &index, &flag, s));
    CHECK(!flag && index == MPI_UNDEFINED);
    OK(MPI_Testsome(N, r, &n, at, s));
    CHECK(n == 0);
    OK(MPI_Request_get_status(r[0], &flag, s));
    CHECK(!flag);
    go();
    OK(MPI_Waitall(N, r, s));
    for (int i = 0; i < N; i++) {
        CHECK(r[i] == MPI_REQUEST_NULL && v[i] == 10 * i && s[i].MPI_TAG == i);
        CHECK(s[i].MPI_SOURCE == 1 && count_of(&s[i], MPI_INT) == 1);
    }
    post(r, v);
    go();
    for (int i = 0; i < N; i++) {
        OK(MPI_Waitany(N, r, &index, s));
        CHECK(r[index] == MPI_REQUEST_NULL && v[index] == 10 * index && s->MPI_TAG == index);
        seen |= 1 << index;
    }
    CHECK(seen == (1 << N) - 1);
    post(r, v);
    go();
    for (seen = 0; seen < N;) {
        OK(MPI_Waitsome(N, r, &n, at, s));
        CHECK(n > 0);
        for (int i = 0; i < n; i++)
            CHECK(v[at[i]] == 10 * at[i] && s[i].MPI_TAG == at[i] && r[at[i]] == MPI_REQUEST_NULL);
        seen += n;
    }
    OK(MPI_Waitsome(N, r, &n, at, s));
    CHECK(n == MPI_UNDEFINED);
    post(r, v);
    go();
    for (flag = 0; !flag;)
        OK(MPI_Request_get_status_all(N, r, &flag, s));
    CHECK(s[3].MPI_TAG == 3 && r[3] != MPI_REQUEST_NULL);
    OK(MPI_Request_get_status_some(N, r, &n, at, s));
    CHECK(n == N && at[2] == 2 && s[2].MPI_TAG == 2);
    OK(MPI_Request_get_status_any(N, r, &index, &flag, s));
    CHECK(flag && index == 0);
    OK(MPI_Testsome(N, r, &n, at, MPI_STATUSES_IGNORE));
    CHECK(n == N);
}

static void errors(void)
{
    MPI_Request r[N];
    MPI_Status s[N];
    int v[N], class_;
    post(r, v);
    OK(MPI_Cancel(&r[2]));
    OK(MPI_Wait(&r[2], s));
    OK(MPI_Test_cancelled(s, &class_));
    CHECK(class_);
    OK(MPI_Irecv(&v[2], 1, MPI_SHORT, 1, 2, MPI_COMM_WORLD, &r[2]));
    go();
    FAILS(MPI_ERR_IN_STATUS, MPI_Waitall(N, r, s));
    for (int i = 0; i < N; i++) {
        OK(MPI_Error_class(s[i].MPI_ERROR, &class_));
        CHECK(class_ == (i == 2 ? MPI_ERR_TRUNCATE : MPI_SUCCESS));
        CHECK(r[i] == MPI_REQUEST_NULL);
    }
    post(r, v);
    go();
    for (int i = 0; i < N; i++)
        OK(MPI_Wait(&r[i], s));
    r[0] = (MPI_Request)(size_t)0x7777777;
    FAILS(MPI_ERR_REQUEST, MPI_Wait(r, s));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    null_requests();
    if (rank == 0) {
        sets();
        errors();
    } else {
        for (int i = 0; i < 6; i++)
            feed(i % 2);
    }
    return end();
}
