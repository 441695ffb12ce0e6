/* Priorities of collective components, changed while the program runs: communicators that are made
 * from then on are served by others, and those that are there, or have begun to be made, stay as
 * they were. */
#include <mpi.h>
#include <stdio.h>

#define CHECK(what)                                                                                \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "line %d: wrong: %s\n", __LINE__, #what);                              \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)

static MPI_T_cvar_handle handle_of(const char *name)
{
    MPI_T_cvar_handle handle;
    int index, count, scope, verbosity, bind;
    MPI_Datatype type;
    CHECK(MPI_T_cvar_get_index(name, &index) == MPI_SUCCESS);
    CHECK(MPI_T_cvar_get_info(index, NULL, NULL, &verbosity, &type, NULL, NULL, NULL, &bind, &scope) ==
          MPI_SUCCESS);
    CHECK(scope == MPI_T_SCOPE_ALL_EQ && type == MPI_COUNT);
    CHECK(MPI_T_cvar_handle_alloc(index, NULL, &handle, &count) == MPI_SUCCESS && count == 1);
    return handle;
}

/* A sum over all ranks, which tells who serves it where verbosity asks for that. */
static void use(MPI_Comm comm)
{
    int one = 1, sum, size;
    MPI_Comm_size(comm, &size);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK(sum == size);
}

/* Rank 0 ends its duplication before it changes a priority, the others theirs after it. */
static void change_amid(MPI_T_cvar_handle shm, int rank)
{
    MPI_Count before, low = 3;
    MPI_Comm comm;
    MPI_Request request;
    int size, flag = 0;
    CHECK(MPI_T_cvar_read(shm, &before) == MPI_SUCCESS);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 1; rank == 0 && i < size; i++)
        MPI_Recv(NULL, 0, MPI_INT, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Comm_idup(MPI_COMM_WORLD, &comm, &request);
    if (rank == 0)
        while (!flag) MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    CHECK(MPI_T_cvar_write(shm, &low) == MPI_SUCCESS);
    if (rank != 0) {
        MPI_Send(NULL, 0, MPI_INT, 0, 1, MPI_COMM_WORLD);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    use(comm);
    MPI_Comm_free(&comm);
    CHECK(MPI_T_cvar_write(shm, &before) == MPI_SUCCESS);
}

int main(int argc, char **argv)
{
    int rank, provided;
    MPI_Count value, low = 3, wrong = 101, never = -1;
    MPI_Comm comm, other;
    CHECK(MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) == MPI_SUCCESS);
    MPI_T_cvar_handle shm = handle_of("coll_shm_priority"), basic = handle_of("coll_basic_priority");
    CHECK(MPI_T_cvar_write(shm, &low) == MPI_T_ERR_CVAR_SET_NOT_NOW);
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    CHECK(MPI_T_cvar_read(shm, &value) == MPI_SUCCESS && value == 40);
    change_amid(shm, rank);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    use(comm);
    CHECK(MPI_T_cvar_write(shm, &wrong) == MPI_T_ERR_CVAR_SET_NOT_NOW);
    CHECK(MPI_T_cvar_write(basic, &never) == MPI_T_ERR_CVAR_SET_NOT_NOW);
    CHECK(MPI_T_cvar_write(shm, &low) == MPI_SUCCESS);
    CHECK(MPI_T_cvar_read(shm, &value) == MPI_SUCCESS && value == low);
    MPI_Comm_dup(comm, &other);
    use(other);
    use(comm);
    MPI_Comm_free(&other);
    CHECK(MPI_T_cvar_write(shm, &never) == MPI_SUCCESS);
    MPI_Comm_dup(comm, &other);
    use(other);
    MPI_Comm_free(&other);
    MPI_Comm_free(&comm);
    MPI_T_cvar_handle_free(&shm);
    MPI_T_cvar_handle_free(&basic);
    MPI_Finalize();
    MPI_T_finalize();
    if (rank == 0) puts("ok");
    return 0;
}
