/* Rounds in each of which many communicators lose a member, before, while and after their ranks tell
 * each other of boards and lanes: those are lent again. Who is lost in the first round passes on what
 * it was told; in the second it is rank 0, which tells. */
#include <mpi.h>
#include <signal.h>

enum { ROUNDS = 2, MANY = 40, LEFT = 50 };

static void call(MPI_Comm comm)
{
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Barrier(comm);
    if (MPI_Ibarrier(comm, &request) == MPI_SUCCESS) MPI_Wait(&request, MPI_STATUS_IGNORE);
}

int main(int argc, char **argv)
{
    MPI_Comm comms[MANY > LEFT ? MANY : LEFT], from = MPI_COMM_WORLD, rest;
    MPI_Group all, living;
    int rank, i, round;
    static const int victims[ROUNDS] = {2, 0};
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    for (round = 0; round < ROUNDS; round++) {
        for (i = 0; i < MANY; i++) MPI_Comm_dup(from, &comms[i]);
        for (i = 0; i < MANY; i++) {
            if (rank == victims[round] && i == MANY / 2) raise(SIGKILL);
            call(comms[i]);
        }
        for (i = 0; i < MANY; i++) MPI_Comm_free(&comms[i]);
        MPI_Group_excl(all, round + 1, victims, &living);
        if (MPI_Comm_create_group(MPI_COMM_WORLD, living, round, &rest)) MPI_Abort(MPI_COMM_WORLD, 3);
        MPI_Group_free(&living);
        if (from != MPI_COMM_WORLD) MPI_Comm_free(&from);
        from = rest;
    }
    for (i = 0; i < LEFT; i++) {
        if (MPI_Comm_dup(from, &comms[i])) MPI_Abort(MPI_COMM_WORLD, 4);
        call(comms[i]);
    }
    for (i = 0; i < LEFT; i++) MPI_Comm_free(&comms[i]);
    MPI_Comm_free(&from);
    MPI_Finalize();
    return 0;
}
