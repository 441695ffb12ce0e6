// np: 1 2
// A copy that fork makes between two sessions is not the rank: it is refused, and disturbs nobody.
#include "check.h"
#include <sys/wait.h>
#include <unistd.h>

static void cycle(void)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    int rank, size, sum = -1;
    CHECK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session) == MPI_SUCCESS);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "forked", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK(sum == size * (size - 1) / 2);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
}

int main(void)
{
    MPI_Session session;
    int status = -1;
    pid_t child;
    cycle();
    child = fork();
    if (child == 0) {
        CHECK_CLASS(MPI_ERR_OTHER, MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session));
        _exit(CHECK_END());
    }
    CHECK(child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    cycle();
    return CHECK_END();
}
