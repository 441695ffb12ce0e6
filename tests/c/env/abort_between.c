// np: 1 3
// exit: 42
// MPI_Abort of a rank whose session has ended, and that begins no other, ends all ranks: one of them
// waits in a session of its own.
#include <mpi.h>
#include <stdio.h>

static void begin(MPI_Session *session, MPI_Comm *comm)
{
    MPI_Group group;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, session);
    MPI_Group_from_session_pset(*session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "between", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, comm);
    MPI_Group_free(&group);
}

int main(void)
{
    MPI_Session session;
    MPI_Comm comm;
    int rank, size;
    begin(&session, &comm);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    MPI_Barrier(comm);
    if (rank < size - 1) {
        /* Nobody sends this. */
        MPI_Recv(&size, 1, MPI_INT, size - 1, 1, comm, MPI_STATUS_IGNORE);
        return 1;
    }
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
    MPI_Abort(MPI_COMM_WORLD, 42);
    return 2;
}
