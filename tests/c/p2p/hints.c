// np: 2
/* Hints of communicators: where they come from, what is returned, wildcards that they exclude,
   matching and order with them. */
#include "check.h"

enum { KEYS = 3 };
static const char *const keys[] = {"mpi_assert_no_any_tag", "mpi_assert_no_any_source",
                                   "mpi_assert_allow_overtaking"};

static int hint(MPI_Comm comm, const char *key)
{
    MPI_Info info;
    char value[16] = "";
    int room = sizeof value, found = 0;
    OK(MPI_Comm_get_info(comm, &info));
    OK(MPI_Info_get_string(info, key, &room, value, &found));
    OK(MPI_Info_free(&info));
    CHECK(found && (!strcmp(value, "true") || !strcmp(value, "false")));
    return value[0] == 't';
}

static MPI_Info all(const char *value)
{
    MPI_Info info;
    OK(MPI_Info_create(&info));
    for (int i = 0; i < KEYS; i++)
        OK(MPI_Info_set(info, keys[i], value));
    OK(MPI_Info_set(info, "unknown", "true"));
    return info;
}

static void sources(void)
{
    MPI_Info yes = all("true"), no = all("false"), odd = all("maybe");
    MPI_Comm a, b, c;
    MPI_Request r;
    OK(MPI_Comm_dup_with_info(MPI_COMM_WORLD, yes, &a));
    OK(MPI_Comm_dup(a, &b));
    OK(MPI_Comm_idup_with_info(MPI_COMM_WORLD, yes, &c, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    for (int i = 0; i < KEYS; i++)
        CHECK(hint(a, keys[i]) && !hint(b, keys[i]) && hint(c, keys[i]) &&
              !hint(MPI_COMM_WORLD, keys[i]));
    OK(MPI_Comm_set_info(b, yes));
    OK(MPI_Comm_set_info(a, odd));
    OK(MPI_Comm_set_info(c, no));
    OK(MPI_Comm_set_info(a, MPI_INFO_NULL));
    for (int i = 0; i < KEYS; i++)
        CHECK(hint(a, keys[i]) && hint(b, keys[i]) && !hint(c, keys[i]));
    OK(MPI_Comm_free(&a));
    OK(MPI_Comm_free(&b));
    OK(MPI_Comm_free(&c));
    OK(MPI_Info_free(&yes));
    OK(MPI_Info_free(&no));
    OK(MPI_Info_free(&odd));
}

/* Hints that come with the creation of a communicator, and with no other. */
static void creations(void)
{
    MPI_Info yes = all("true");
    MPI_Comm made[6];
    MPI_Group group;
    int me = rank, one = 1;
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, yes, &made[0]));
    OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &me, MPI_UNWEIGHTED, 1, &me,
                                      MPI_UNWEIGHTED, yes, 0, &made[1]));
    OK(MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &me, &one, &me, MPI_UNWEIGHTED, yes, 0, &made[2]));
    OK(MPI_Comm_group(MPI_COMM_WORLD, &group));
    OK(MPI_Comm_create_from_group(group, "hints", yes, MPI_ERRORS_RETURN, &made[3]));
    OK(MPI_Group_free(&group));
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &made[4]));
    OK(MPI_Dist_graph_create(MPI_COMM_WORLD, 0, NULL, NULL, NULL, MPI_UNWEIGHTED, MPI_INFO_NULL, 0,
                             &made[5]));
    for (int m = 0; m < 6; m++) {
        for (int i = 0; i < KEYS; i++)
            CHECK(hint(made[m], keys[i]) == (m < 4));
        OK(MPI_Comm_free(&made[m]));
    }
    if (size == 2) {
        MPI_Group self, other;
        OK(MPI_Comm_group(MPI_COMM_WORLD, &group));
        int his = 1 - rank;
        OK(MPI_Group_incl(group, 1, &me, &self));
        OK(MPI_Group_incl(group, 1, &his, &other));
        OK(MPI_Intercomm_create_from_groups(self, 0, other, 0, "hints.inter", yes,
                                            MPI_ERRORS_RETURN, &made[0]));
        for (int i = 0; i < KEYS; i++)
            CHECK(hint(made[0], keys[i]));
        OK(MPI_Comm_free(&made[0]));
        OK(MPI_Group_free(&group));
        OK(MPI_Group_free(&self));
        OK(MPI_Group_free(&other));
    }
    OK(MPI_Info_free(&yes));
}

static void wildcards(MPI_Comm comm)
{
    int v = 0, flag;
    MPI_Request r;
    MPI_Message m;
    MPI_Status s;
    FAILS(MPI_ERR_ARG, MPI_Recv(&v, 1, MPI_INT, MPI_ANY_SOURCE, 1, comm, &s));
    FAILS(MPI_ERR_ARG, MPI_Recv(&v, 1, MPI_INT, 0, MPI_ANY_TAG, comm, &s));
    FAILS(MPI_ERR_ARG, MPI_Irecv(&v, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &r));
    FAILS(MPI_ERR_ARG, MPI_Recv_init(&v, 1, MPI_INT, MPI_ANY_SOURCE, 1, comm, &r));
    FAILS(MPI_ERR_ARG, MPI_Probe(MPI_ANY_SOURCE, 1, comm, &s));
    FAILS(MPI_ERR_ARG, MPI_Iprobe(0, MPI_ANY_TAG, comm, &flag, &s));
    FAILS(MPI_ERR_ARG, MPI_Mprobe(0, MPI_ANY_TAG, comm, &m, &s));
    FAILS(MPI_ERR_ARG, MPI_Improbe(MPI_ANY_SOURCE, 0, comm, &flag, &m, &s));
    FAILS(MPI_ERR_ARG, MPI_Sendrecv(&v, 1, MPI_INT, 1 - rank, 0, &v, 1, MPI_INT, MPI_ANY_SOURCE, 0, comm, &s));
    FAILS(MPI_ERR_ARG, MPI_Isendrecv(&v, 1, MPI_INT, 1 - rank, 0, &v, 1, MPI_INT, 0, MPI_ANY_TAG, comm, &r));
    /* Nobody is no wildcard. */
    OK(MPI_Recv(&v, 1, MPI_INT, MPI_PROC_NULL, MPI_ANY_TAG, comm, &s));
}

/* Many posted receives and many unexpected messages, found by source and tag alone. */
static void traffic(MPI_Comm comm)
{
    enum { N = 500 };
    static int in[N], out[N];
    static MPI_Request r[2 * N];
    for (int posted = 0; posted < 2; posted++) {
        if (posted) {
            for (int i = 0; i < N; i++)
                OK(MPI_Irecv(&in[i], 1, MPI_INT, 1 - rank, N - i, comm, &r[i]));
            OK(MPI_Barrier(MPI_COMM_WORLD));
        }
        for (int i = 0; i < N; i++) {
            out[i] = 3 * i + rank;
            OK(MPI_Isend(&out[i], 1, MPI_INT, 1 - rank, i + 1, comm, &r[N + i]));
        }
        if (!posted) {
            OK(MPI_Barrier(MPI_COMM_WORLD));
            for (int i = 0; i < N; i++)
                OK(MPI_Irecv(&in[i], 1, MPI_INT, 1 - rank, N - i, comm, &r[i]));
        }
        OK(MPI_Waitall(2 * N, r, MPI_STATUSES_IGNORE));
        for (int i = 0; i < N; i++)
            CHECK(in[i] == 3 * (N - i - 1) + 1 - rank);
    }
}

/* Receives with and without wildcards in one queue: the oldest that accepts wins, also after the
   last wildcard is gone. */
static void mixed(void)
{
    enum { N = 60 };
    int in[N];
    MPI_Request r[N];
    MPI_Status s;
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < N; i++)
            OK(MPI_Irecv(&in[i], 1, MPI_INT, i % 3 == 1 ? MPI_ANY_SOURCE : 1 - rank,
                         i % 3 == 2 ? MPI_ANY_TAG : 5, MPI_COMM_WORLD, &r[i]));
        /* One wildcard is cancelled. */
        OK(MPI_Cancel(&r[31]));
        OK(MPI_Wait(&r[31], &s));
        int gone;
        OK(MPI_Test_cancelled(&s, &gone));
        CHECK(gone);
        OK(MPI_Barrier(MPI_COMM_WORLD));
        for (int i = 0; i < N - 1; i++)
            OK(MPI_Send(&i, 1, MPI_INT, 1 - rank, 5, MPI_COMM_WORLD));
        OK(MPI_Waitall(N, r, MPI_STATUSES_IGNORE));
        for (int i = 0; i < N; i++)
            CHECK(i == 31 || in[i] == i - (i > 31));
    }
}

int main(int argc, char **argv)
{
    MPI_Comm comm;
    MPI_Info yes;
    begin(&argc, &argv);
    sources();
    creations();
    yes = all("true");
    OK(MPI_Comm_dup_with_info(MPI_COMM_WORLD, yes, &comm));
    OK(MPI_Info_free(&yes));
    wildcards(comm);
    traffic(comm);
    mixed();
    OK(MPI_Comm_free(&comm));
    return end();
}
