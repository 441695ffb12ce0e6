// np: 1 2 4
// Sessions (section 11.3): process sets, a communicator from a group, before and beside the world.
#include "check.h"

static void use_session(int expected)
{
    MPI_Session session;
    MPI_Info info;
    MPI_Group group;
    MPI_Comm comm;
    char name[MPI_MAX_PSET_NAME_LEN], value[64];
    int n = 0, i, len, flag, rank, size, sum, buflen = sizeof value;

    MPI_Info_create(&info);
    MPI_Info_set(info, "thread_level", "MPI_THREAD_SINGLE");
    CHECK(MPI_Session_init(info, MPI_ERRORS_RETURN, &session) == MPI_SUCCESS);
    MPI_Info_free(&info);
    MPI_Session_get_info(session, &info);
    MPI_Info_get_string(info, "thread_level", &buflen, value, &flag);
    CHECK(flag && strncmp(value, "MPI_THREAD_", 11) == 0);
    MPI_Info_free(&info);

    MPI_Session_get_num_psets(session, MPI_INFO_NULL, &n);
    CHECK(n >= 2);
    for (i = 0, flag = 0; i < n; i++) {
        len = 0;
        MPI_Session_get_nth_pset(session, MPI_INFO_NULL, i, &len, NULL);
        CHECK(len > 6 && len <= MPI_MAX_PSET_NAME_LEN);
        CHECK_CLASS(MPI_ERR_ARG, MPI_Session_get_nth_pset(session, MPI_INFO_NULL, i, &len, NULL));
        MPI_Session_get_nth_pset(session, MPI_INFO_NULL, i, &len, name);
        CHECK((int)strlen(name) + 1 == len);
        if (strcmp(name, "mpi://WORLD") == 0) flag = 1;
    }
    CHECK(flag);
    CHECK_CLASS(MPI_ERR_ARG, MPI_Session_get_nth_pset(session, MPI_INFO_NULL, n, &len, name));
    len = -1;
    CHECK_CLASS(MPI_ERR_ARG, MPI_Session_get_nth_pset(session, MPI_INFO_NULL, 0, &len, name));
    CHECK_CLASS(MPI_ERR_ARG, MPI_Group_from_session_pset(session, "mpi://NOWHERE", &group));

    MPI_Session_get_pset_info(session, "mpi://WORLD", &info);
    buflen = sizeof value;
    MPI_Info_get_string(info, "mpi_size", &buflen, value, &flag);
    CHECK(flag && (expected == 0 || atoi(value) == expected));
    MPI_Info_free(&info);

    MPI_Group_from_session_pset(session, "mpi://world", &group);
    MPI_Group_size(group, &size);
    MPI_Group_rank(group, &rank);
    CHECK(MPI_Comm_create_from_group(group, "hawser.test", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm) ==
          MPI_SUCCESS);
    MPI_Group_free(&group);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK(sum == size * (size - 1) / 2);
    MPI_Comm_free(&comm);
    CHECK(MPI_Session_finalize(&session) == MPI_SUCCESS && session == MPI_SESSION_NULL);
}

int main(void)
{
    int flag = 1, size;
    MPI_Session early;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &early);
    MPI_Initialized(&flag);
    CHECK(flag == 0);
    use_session(0);
    MPI_Init(NULL, NULL);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    use_session(size);
    MPI_Finalize();
    MPI_Finalized(&flag);
    CHECK(flag == 1);
    /* The first session still works. */
    MPI_Session_get_num_psets(early, MPI_INFO_NULL, &size);
    CHECK(size >= 2);
    MPI_Session_finalize(&early);
    return CHECK_END();
}
