// np: 1 2
// Sessions are apart (section 11.3): their communicators have no attributes of the world, and no call
// takes objects of two sessions, or of a session and the world model.
#include "check.h"

static MPI_Session begin(MPI_Group *group, MPI_Comm *comm, const char *tag)
{
    MPI_Session session;
    CHECK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session) == MPI_SUCCESS);
    CHECK(MPI_Group_from_session_pset(session, "mpi://WORLD", group) == MPI_SUCCESS);
    CHECK(MPI_Comm_create_from_group(*group, tag, MPI_INFO_NULL, MPI_ERRORS_RETURN, comm) == MPI_SUCCESS);
    return session;
}

static int has(MPI_Comm comm, int key)
{
    void *value;
    int flag = -1;
    CHECK(MPI_Comm_get_attr(comm, key, &value, &flag) == MPI_SUCCESS);
    return flag;
}

static void attributes(MPI_Comm of_session, MPI_Comm of_world)
{
    static const int of_the_world[] = {MPI_HOST, MPI_IO, MPI_WTIME_IS_GLOBAL, MPI_APPNUM, MPI_UNIVERSE_SIZE};
    MPI_Comm dup;
    unsigned i;
    CHECK(MPI_Comm_dup(of_session, &dup) == MPI_SUCCESS);
    for (i = 0; i < sizeof of_the_world / sizeof *of_the_world; i++) {
        CHECK(has(of_world, of_the_world[i]));
        CHECK(!has(of_session, of_the_world[i]));
        CHECK(!has(dup, of_the_world[i]));
    }
    CHECK(has(of_session, MPI_TAG_UB) && has(dup, MPI_TAG_UB) && has(of_session, MPI_LASTUSEDCODE));
    MPI_Comm_free(&dup);
}

/* The second objects are of another session, or of the world model. */
static void refused(MPI_Comm comm, MPI_Group group, MPI_Comm other, MPI_Group others)
{
    MPI_Group new_group = MPI_GROUP_NULL;
    MPI_Comm new_comm = MPI_COMM_SELF;
    int result, rank, zero = 0;
    MPI_Comm_rank(comm, &rank);
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Comm_compare(comm, other, &result));
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Group_compare(group, others, &result));
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Group_union(group, others, &new_group));
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Group_intersection(group, others, &new_group));
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Group_difference(group, others, &new_group));
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Group_translate_ranks(group, 1, &zero, others, &result));
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Comm_create(comm, others, &new_comm));
    CHECK(new_comm == MPI_COMM_NULL);
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Comm_create_group(comm, others, 7, &new_comm));
    CHECK_CLASS(MPI_ERR_SESSION,
                MPI_Intercomm_create_from_groups(group, 0, others, 0, "apart", MPI_INFO_NULL,
                                                 MPI_ERRORS_RETURN, &new_comm));
}

static void windows(MPI_Comm comm, MPI_Group others)
{
    MPI_Win win;
    int word = 0;
    CHECK(MPI_Win_create(&word, sizeof word, 1, MPI_INFO_NULL, comm, &win) == MPI_SUCCESS);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Win_post(others, 0, win));
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Win_start(others, 0, win));
    CHECK(MPI_Win_free(&win) == MPI_SUCCESS);
}

/* What is of one session goes together, and the empty group with everything. */
static void accepted(MPI_Comm comm, MPI_Group group)
{
    MPI_Comm dup;
    MPI_Group own, all, none;
    int result, size;
    MPI_Comm_size(comm, &size);
    CHECK(MPI_Comm_dup(comm, &dup) == MPI_SUCCESS);
    CHECK(MPI_Comm_compare(comm, dup, &result) == MPI_SUCCESS && result == MPI_CONGRUENT);
    CHECK(MPI_Comm_group(dup, &own) == MPI_SUCCESS);
    CHECK(MPI_Group_compare(own, group, &result) == MPI_SUCCESS && result == MPI_IDENT);
    CHECK(MPI_Group_union(own, group, &all) == MPI_SUCCESS);
    CHECK(MPI_Group_difference(own, group, &none) == MPI_SUCCESS && none == MPI_GROUP_EMPTY);
    CHECK(MPI_Group_union(none, all, &none) == MPI_SUCCESS);
    CHECK(MPI_Group_compare(MPI_GROUP_EMPTY, none, &result) == MPI_SUCCESS && result == MPI_UNEQUAL);
    MPI_Group_free(&none);
    MPI_Group_free(&all);
    MPI_Group_free(&own);
    MPI_Comm_free(&dup);
}

/* A receive that nobody sends to, and a collective; alone, where that ends at once, another one. */
static void open_requests(MPI_Comm comm, int *into, MPI_Request *two)
{
    int rank, size;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    MPI_Irecv(into, 1, MPI_INT, rank, 77, comm, &two[0]);
    if (size > 1)
        MPI_Iallreduce(MPI_IN_PLACE, into + 1, 1, MPI_INT, MPI_SUM, comm, &two[1]);
    else
        MPI_Irecv(into + 1, 1, MPI_INT, rank, 78, comm, &two[1]);
}

static void close_request(MPI_Request *request)
{
    int flag;
    MPI_Request_get_status(*request, &flag, MPI_STATUS_IGNORE);
    if (!flag)
        MPI_Cancel(request);
    MPI_Wait(request, MPI_STATUS_IGNORE);
}

/* The requests of these communicators, which are of two sessions or of one and the world. */
static void requests(MPI_Comm comm, MPI_Comm other)
{
    MPI_Request all[6] = {MPI_REQUEST_NULL};
    MPI_Status statuses[6];
    int a[2] = {0}, b[2] = {0}, flag, n, indices[6], i;
    all[1] = all[4] = MPI_REQUEST_NULL;
    open_requests(comm, a, &all[2]);
    CHECK(MPI_Testall(4, all, &flag, MPI_STATUSES_IGNORE) == MPI_SUCCESS && !flag);
    CHECK(MPI_Request_get_status_any(4, all, &n, &flag, MPI_STATUS_IGNORE) == MPI_SUCCESS);
    all[5] = all[3];
    all[3] = MPI_REQUEST_NULL;
    for (i = 0; i < 2; i++) {
        MPI_Request two[2];
        open_requests(other, b, two);
        all[4] = two[i];
        CHECK_CLASS(MPI_ERR_SESSION, MPI_Waitall(5, all, statuses));
        CHECK_CLASS(MPI_ERR_SESSION, MPI_Testall(6, all, &flag, statuses));
        CHECK_CLASS(MPI_ERR_SESSION, MPI_Waitany(6, all, &n, MPI_STATUS_IGNORE));
        CHECK_CLASS(MPI_ERR_SESSION, MPI_Testany(6, all, &n, &flag, MPI_STATUS_IGNORE));
        CHECK_CLASS(MPI_ERR_SESSION, MPI_Waitsome(6, all, &n, indices, MPI_STATUSES_IGNORE));
        CHECK_CLASS(MPI_ERR_SESSION, MPI_Testsome(6, all, &n, indices, MPI_STATUSES_IGNORE));
        CHECK_CLASS(MPI_ERR_SESSION, MPI_Request_get_status_any(6, all, &n, &flag, statuses));
        CHECK_CLASS(MPI_ERR_SESSION, MPI_Request_get_status_all(6, all, &flag, statuses));
        CHECK_CLASS(MPI_ERR_SESSION,
                    MPI_Request_get_status_some(6, all, &n, indices, statuses));
        /* What was refused has not ended. */
        CHECK(all[2] != MPI_REQUEST_NULL && all[4] == two[i]);
        close_request(&two[0]);
        close_request(&two[1]);
    }
    all[4] = MPI_REQUEST_NULL;
    close_request(&all[2]);
    close_request(&all[5]);
    CHECK(MPI_Waitall(6, all, statuses) == MPI_SUCCESS);
}

/* A request outlives its communicator, and then goes together with any. */
static void orphaned(MPI_Comm comm, MPI_Comm other)
{
    MPI_Comm dup;
    MPI_Request all[4];
    int a[2] = {0}, b[2] = {0}, flag;
    MPI_Comm_dup(comm, &dup);
    open_requests(dup, a, &all[0]);
    open_requests(other, b, &all[2]);
    MPI_Comm_free(&dup);
    CHECK(MPI_Testall(4, all, &flag, MPI_STATUSES_IGNORE) == MPI_SUCCESS && !flag);
    for (flag = 0; flag < 4; flag++)
        close_request(&all[flag]);
}

/* Both groups of an intercommunicator belong to the session of its communicator. */
static void between(MPI_Comm comm, MPI_Group world)
{
    MPI_Comm half, inter;
    MPI_Group near, far, both;
    int rank, size, result, zero = 0;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    if (size < 2)
        return;
    CHECK(MPI_Comm_split(comm, rank % 2, 0, &half) == MPI_SUCCESS);
    CHECK(MPI_Intercomm_create(half, 0, comm, 1 - rank % 2, 3, &inter) == MPI_SUCCESS);
    CHECK(MPI_Comm_group(inter, &near) == MPI_SUCCESS);
    CHECK(MPI_Comm_remote_group(inter, &far) == MPI_SUCCESS);
    CHECK(MPI_Group_translate_ranks(near, 1, &zero, far, &result) == MPI_SUCCESS);
    CHECK(result == MPI_UNDEFINED);
    CHECK(MPI_Group_union(near, far, &both) == MPI_SUCCESS);
    CHECK_CLASS(MPI_ERR_SESSION, MPI_Group_compare(far, world, &result));
    MPI_Group_free(&both);
    MPI_Group_free(&near);
    MPI_Group_free(&far);
    MPI_Comm_free(&inter);
    MPI_Comm_free(&half);
}

int main(void)
{
    MPI_Session one, two;
    MPI_Group group, other, world, none;
    MPI_Comm comm, comm2;
    one = begin(&group, &comm, "one");
    two = begin(&other, &comm2, "two");
    /* Errors of calls about groups alone are those of MPI_COMM_SELF. */
    MPI_Init(NULL, NULL);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    attributes(comm, MPI_COMM_WORLD);
    refused(comm, group, comm2, other);
    refused(comm, group, MPI_COMM_WORLD, world);
    refused(MPI_COMM_WORLD, world, comm2, other);
    requests(comm, MPI_COMM_WORLD);
    requests(MPI_COMM_WORLD, comm2);
    requests(comm, comm2);
    orphaned(comm, MPI_COMM_WORLD);
    between(comm, world);
    windows(comm, other);
    windows(MPI_COMM_WORLD, group);
    accepted(comm, group);
    accepted(MPI_COMM_WORLD, world);
    none = MPI_GROUP_EMPTY;
    CHECK(MPI_Comm_create(comm, none, &comm2) == MPI_SUCCESS && comm2 == MPI_COMM_NULL);
    MPI_Group_free(&world);
    MPI_Finalize();
    MPI_Group_free(&group);
    MPI_Group_free(&other);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&two);
    MPI_Session_finalize(&one);
    return CHECK_END();
}
