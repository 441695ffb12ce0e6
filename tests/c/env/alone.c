// np: 1 2 4
// Rank 0 uses sessions from the first to the last call while the others, which open none, wait in
// the file system for its end: nobody waits for a process that takes no part.
#include "check.h"
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *gate(int rank)
{
    static char name[64];
    snprintf(name, sizeof name, "alone.%s.%d", getenv("HAWSER_JOB"), rank);
    CHECK(mkfifo(name, 0600) == 0 || access(name, F_OK) == 0);
    return name;
}

int main(void)
{
    int rank = atoi(getenv("HAWSER_RANK")), size = atoi(getenv("HAWSER_SIZE")), i, sum = -1;
    for (i = 0; rank == 0 && i < 3; i++) {
        MPI_Session session;
        MPI_Group group;
        MPI_Comm comm;
        MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
        MPI_Group_from_session_pset(session, "mpi://SELF", &group);
        MPI_Comm_create_from_group(group, "alone", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
        MPI_Group_free(&group);
        MPI_Allreduce(&i, &sum, 1, MPI_INT, MPI_SUM, comm);
        CHECK(sum == i);
        MPI_Comm_free(&comm);
        CHECK(MPI_Session_finalize(&session) == MPI_SUCCESS);
    }
    if (rank > 0) {
        /* Returns when rank 0 opens the other end. */
        CHECK(open(gate(rank), O_RDONLY) >= 0);
        unlink(gate(rank));
    }
    for (i = 1; rank == 0 && i < size; i++) CHECK(open(gate(i), O_WRONLY) >= 0);
    return CHECK_END();
}
