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
