// np: 0 1 2 4
// MPI ends in a process and begins again (section 11.3): sessions one after the other, before,
// beside and after the world model, at other numbers in other processes.
#include "check.h"
#include <pthread.h>

static MPI_Session open_session(const char *level)
{
    MPI_Session session = MPI_SESSION_NULL;
    MPI_Info info;
    MPI_Info_create(&info);
    if (level) MPI_Info_set(info, "thread_level", level);
    CHECK(MPI_Session_init(info, MPI_ERRORS_RETURN, &session) == MPI_SUCCESS);
    MPI_Info_free(&info);
    return session;
}

static MPI_Comm comm_of(MPI_Session session, const char *pset, const char *tag)
{
    MPI_Group group;
    MPI_Comm comm = MPI_COMM_NULL;
    CHECK(MPI_Group_from_session_pset(session, pset, &group) == MPI_SUCCESS);
    CHECK(MPI_Comm_create_from_group(group, tag, MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm) == MPI_SUCCESS);
    MPI_Group_free(&group);
    return comm;
}

/* Short and long messages around a ring, and collectives. */
static void communicate(MPI_Comm comm, int seed)
{
    static char out[200000], in[200000];
    int size, rank, sum = -1, bytes;
    MPI_Comm_size(comm, &size);
    MPI_Comm_rank(comm, &rank);
    for (bytes = 1; bytes <= (int)sizeof out; bytes *= 447) {
        memset(out, seed + rank, bytes);
        memset(in, 0, bytes);
        MPI_Sendrecv(out, bytes, MPI_CHAR, (rank + 1) % size, 3, in, bytes, MPI_CHAR,
                     (rank + size - 1) % size, 3, comm, MPI_STATUS_IGNORE);
        CHECK(in[0] == (char)(seed + (rank + size - 1) % size) && in[bytes - 1] == in[0]);
    }
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK(sum == size * (size - 1) / 2);
    MPI_Barrier(comm);
}

static void cycle(const char *pset, const char *level, int seed, int disconnect)
{
    MPI_Session session = open_session(level);
    MPI_Comm comm = comm_of(session, pset, "cycle");
    communicate(comm, seed);
    if (disconnect) MPI_Comm_disconnect(&comm);
    else MPI_Comm_free(&comm);
    CHECK(MPI_Session_finalize(&session) == MPI_SUCCESS && session == MPI_SESSION_NULL);
}

static void *thread(void *comm)
{
    int i;
    for (i = 0; i < 20; i++) communicate(*(MPI_Comm *)comm, i);
    return NULL;
}

static void *exchange(void *comm)
{
    int i, rank, size, got;
    MPI_Comm_rank(*(MPI_Comm *)comm, &rank);
    MPI_Comm_size(*(MPI_Comm *)comm, &size);
    for (i = 0; i < 200; i++) {
        MPI_Sendrecv(&i, 1, MPI_INT, (rank + 1) % size, 9, &got, 1, MPI_INT, (rank + size - 1) % size, 9,
                     *(MPI_Comm *)comm, MPI_STATUS_IGNORE);
        CHECK(got == i);
    }
    return NULL;
}

int main(void)
{
    int i, flag = -1, provided = -1, level, nprocs, me;
    MPI_Session all, again;
    MPI_Group group;
    MPI_Comm one, two;
    pthread_t other;

    /* Who asks for no level gets the highest, and with it all who come later. */
    for (i = 0; i < 3; i++) cycle("mpi://WORLD", i ? "MPI_THREAD_SINGLE" : NULL, i, i & 1);
    MPI_Initialized(&flag);
    CHECK(flag == 0);

    all = open_session("MPI_THREAD_SINGLE");
    MPI_Group_from_session_pset(all, "mpi://WORLD", &group);
    MPI_Group_size(group, &nprocs);
    MPI_Group_rank(group, &me);
    MPI_Group_free(&group);
    MPI_Session_finalize(&all);

    /* One process opens sessions of its own, the others do not wait for it nor it for them. */
    for (i = 0; i < me; i++) cycle("mpi://SELF", "MPI_THREAD_SINGLE", i, 0);
    cycle("mpi://WORLD", "MPI_THREAD_SINGLE", 7, 1);

    MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &provided);
    CHECK(provided == MPI_THREAD_MULTIPLE);
    MPI_Query_thread(&level);
    CHECK(level == MPI_THREAD_MULTIPLE);
    MPI_Is_thread_main(&flag);
    CHECK(flag);
    MPI_Comm_size(MPI_COMM_WORLD, &i);
    CHECK(i == nprocs);
    MPI_Comm_dup(MPI_COMM_WORLD, &one);
    MPI_Comm_dup(MPI_COMM_WORLD, &two);
    pthread_create(&other, NULL, exchange, &one);
    thread(&two);
    pthread_join(other, NULL);
    MPI_Comm_free(&one);
    MPI_Comm_free(&two);

    /* Beside the world, and beyond its end. */
    cycle("mpi://WORLD", "MPI_THREAD_MULTIPLE", 11, 0);
    all = open_session("MPI_THREAD_MULTIPLE");
    MPI_Finalize();
    MPI_Finalized(&flag);
    CHECK(flag == 1);
    one = comm_of(all, "mpi://WORLD", "beyond");
    communicate(one, 13);
    again = open_session("MPI_THREAD_MULTIPLE");
    CHECK(MPI_Session_finalize(&again) == MPI_SUCCESS);
    MPI_Comm_disconnect(&one);
    CHECK(MPI_Session_finalize(&all) == MPI_SUCCESS);

    /* And after everything. */
    for (i = 0; i < 3; i++) cycle("mpi://WORLD", "MPI_THREAD_SINGLE", i + 20, i & 1);
    MPI_Initialized(&flag);
    CHECK(flag == 1);
    return CHECK_END();
}
