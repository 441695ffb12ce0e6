// np: 2 4
/* Random sequences of collective calls in one session after the other: see storm.h. */
#include "storm.h"

enum { SESSIONS = 6 };

int main(void)
{
    for (int i = 1; i <= SESSIONS; i++) {
        MPI_Session session;
        MPI_Group group;
        MPI_Comm base;
        OK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session));
        OK(MPI_Group_from_session_pset(session, "mpi://WORLD", &group));
        OK(MPI_Comm_create_from_group(group, "storm", MPI_INFO_NULL, MPI_ERRORS_RETURN, &base));
        OK(MPI_Group_free(&group));
        OK(MPI_Comm_rank(base, &rank));
        OK(MPI_Comm_size(base, &size));
        make_layouts();
        blow(base, i, 150);
        free_layouts();
        OK(MPI_Comm_free(&base));
        OK(MPI_Session_finalize(&session));
    }
    if (rank == 0)
        puts("ok");
    return 0;
}
