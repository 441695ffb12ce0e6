// np: 2
// What a process has sent arrives after its last session, and after its end.
#include "check.h"
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/* Few enough to be on their way without the receiver. */
enum { MESSAGES = 8, BYTES = 1000 };

int main(void)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    char gate[64], data[BYTES];
    int i, rank;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "gone", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    MPI_Comm_rank(comm, &rank);
    snprintf(gate, sizeof gate, "gone.%s", getenv("HAWSER_JOB"));
    CHECK(mkfifo(gate, 0600) == 0 || access(gate, F_OK) == 0);
    /* Both are connected. */
    MPI_Sendrecv(&rank, 1, MPI_INT, 1 - rank, 0, &i, 1, MPI_INT, 1 - rank, 0, comm, MPI_STATUS_IGNORE);
    CHECK(i == 1 - rank);
    if (rank == 0) {
        /* Open as long as this process lives. */
        CHECK(open(gate, O_WRONLY | O_CLOEXEC) >= 0);
        for (i = 0; i < MESSAGES; i++) {
            memset(data, i, BYTES);
            MPI_Send(data, BYTES, MPI_CHAR, 1, i, comm);
        }
        MPI_Session_finalize(&session);
        return CHECK_END();
    }
    i = open(gate, O_RDONLY);
    CHECK(read(i, data, 1) == 0);
    unlink(gate);
    for (i = 0; i < MESSAGES; i++) {
        MPI_Recv(data, BYTES, MPI_CHAR, 0, i, comm, MPI_STATUS_IGNORE);
        CHECK(data[0] == i && data[BYTES - 1] == i);
    }
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
    /* The other process is gone for good; this one goes on. */
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://SELF", &group);
    MPI_Comm_create_from_group(group, "left", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    MPI_Barrier(comm);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
    return CHECK_END();
}
