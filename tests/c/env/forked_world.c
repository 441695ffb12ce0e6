// np: 1 2
// Copies that fork makes of a rank disturb nobody, however they end: the rank and its peers go on.
#include "check.h"
#include <sys/wait.h>
#include <unistd.h>

static MPI_Session session;

/* The status with which a copy ends that does this. */
static int copy(int (*work)(void))
{
    int status = -1;
    pid_t child;
    fflush(NULL);
    child = fork();
    if (child == 0)
        exit(work());
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status));
    return WEXITSTATUS(status);
}

/* As Python modules and C++ destructors end MPI. */
static int finalizes(void)
{
    int initialized = 0, finalized = 1;
    CHECK(MPI_Initialized(&initialized) == MPI_SUCCESS && initialized);
    CHECK(MPI_Finalized(&finalized) == MPI_SUCCESS && !finalized);
    CHECK(MPI_Session_finalize(&session) == MPI_SUCCESS && session == MPI_SESSION_NULL);
    CHECK(MPI_Finalize() == MPI_SUCCESS);
    CHECK(MPI_Finalized(&finalized) == MPI_SUCCESS && finalized);
    return CHECK_END();
}

static int only_exits(void)
{
    return CHECK_END();
}

/* No call reaches the rank's peers: the copy ends with an error, the job goes on. */
static int sends(void)
{
    int word = 1;
    MPI_Send(&word, 1, MPI_INT, 0, 7, MPI_COMM_WORLD);
    return 0;
}

static int frees(void)
{
    MPI_Comm comm = MPI_COMM_SELF;
    MPI_Comm_free(&comm);
    return 0;
}

static int aborts(void)
{
    MPI_Abort(MPI_COMM_WORLD, 3);
    return 0;
}

static void works(MPI_Comm comm)
{
    int rank, size, sum = -1, left, right, got = -1;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    left = (rank + size - 1) % size;
    right = (rank + 1) % size;
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK(sum == size * (size - 1) / 2);
    MPI_Sendrecv(&rank, 1, MPI_INT, right, 7, &got, 1, MPI_INT, left, 7, comm, MPI_STATUS_IGNORE);
    CHECK(got == left);
}

int main(int argc, char **argv)
{
    MPI_Comm dup;
    MPI_Init(&argc, &argv);
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Comm_dup(MPI_COMM_WORLD, &dup);
    works(dup);
    CHECK(copy(finalizes) == 0);
    works(dup);
    CHECK(copy(only_exits) == 0);
    works(MPI_COMM_WORLD);
    CHECK(copy(sends) != 0);
    CHECK(copy(frees) != 0);
    CHECK(copy(aborts) == 3);
    works(dup);
    MPI_Comm_free(&dup);
    CHECK(MPI_Session_finalize(&session) == MPI_SUCCESS);
    CHECK(MPI_Finalize() == MPI_SUCCESS);
    CHECK(copy(only_exits) == 0);
    return CHECK_END();
}
