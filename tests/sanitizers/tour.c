// A tour of the library by a program that frees what it makes: whatever a sanitizer finds is the library's.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;

static void need(int right, const char *what)
{
    if (right) return;
    fprintf(stderr, "rank %d: wrong: %s\n", rank, what);
    MPI_Abort(MPI_COMM_WORLD, 3);
}

// Each length takes another way: in a line, in a ring, in pieces, by reads of the sender's memory.
static void messages(MPI_Comm comm)
{
    static const int lengths[] = {0, 1, 100, 5000, 70000, 1000000};
    int right = (rank + 1) % size, left = (rank + size - 1) % size;
    for (int i = 0; i < 6; i++) {
        int n = lengths[i], got;
        char *out = malloc(n + 1), *in = malloc(n + 1);
        memset(out, rank + i, n);
        MPI_Request both[2];
        MPI_Status done[2];
        MPI_Irecv(in, n, MPI_CHAR, left, i, comm, &both[0]);
        MPI_Isend(out, n, MPI_CHAR, right, i, comm, &both[1]);
        MPI_Waitall(2, both, done);
        MPI_Get_count(&done[0], MPI_CHAR, &got);
        need(got == n && (n == 0 || in[n - 1] == (char)(left + i)), "isend");
        // Not awaited: it is kept until it is probed.
        MPI_Send(out, n > 5000 ? 5000 : n, MPI_CHAR, rank, 50, comm);
        MPI_Message message;
        MPI_Mprobe(rank, 50, comm, &message, &done[0]);
        MPI_Get_count(&done[0], MPI_CHAR, &got);
        MPI_Mrecv(in, got, MPI_CHAR, &message, MPI_STATUS_IGNORE);
        free(in);
        free(out);
    }
    int value = rank, other = -1;
    MPI_Request persistent[2];
    MPI_Send_init(&value, 1, MPI_INT, right, 9, comm, &persistent[0]);
    MPI_Recv_init(&other, 1, MPI_INT, left, 9, comm, &persistent[1]);
    for (int i = 0; i < 3; i++) {
        MPI_Startall(2, persistent);
        MPI_Waitall(2, persistent, MPI_STATUSES_IGNORE);
        need(other == left, "persistent");
    }
    MPI_Request_free(&persistent[0]);
    MPI_Request_free(&persistent[1]);
    int cancelled;
    MPI_Status status;
    MPI_Irecv(&other, 1, MPI_INT, left, 77, comm, &persistent[0]);
    MPI_Cancel(&persistent[0]);
    MPI_Wait(&persistent[0], &status);
    MPI_Test_cancelled(&status, &cancelled);
    need(cancelled, "cancel");
    char buffer[4096], *detached;
    int length;
    MPI_Buffer_attach(buffer, sizeof buffer);
    MPI_Bsend(&value, 1, MPI_INT, right, 8, comm);
    MPI_Recv(&other, 1, MPI_INT, left, 8, comm, MPI_STATUS_IGNORE);
    MPI_Buffer_detach(&detached, &length);
    need(detached == buffer, "detach");
}

static void types(MPI_Comm comm)
{
    MPI_Datatype column, pair;
    int *matrix = malloc(30 * 30 * sizeof *matrix), *copy = calloc(30 * 30, sizeof *copy);
    for (int i = 0; i < 900; i++) matrix[i] = i;
    MPI_Type_vector(30, 1, 30, MPI_INT, &column);
    MPI_Type_create_struct(2, (int[]){1, 2}, (MPI_Aint[]){0, 8}, (MPI_Datatype[]){MPI_INT, MPI_DOUBLE}, &pair);
    MPI_Type_commit(&column);
    MPI_Type_commit(&pair);
    MPI_Sendrecv(matrix + 3, 1, column, (rank + 1) % size, 1, copy, 30, MPI_INT, MPI_ANY_SOURCE, 1, comm, MPI_STATUS_IGNORE);
    need(copy[29] == 29 * 30 + 3, "column");
    int room;
    MPI_Pack_size(1, column, comm, &room);
    char *packed = malloc(room);
    int at = 0;
    MPI_Pack(matrix, 1, column, packed, room, &at, comm);
    need(at == 30 * (int)sizeof(int), "pack");
    at = 0;
    MPI_Unpack(packed, room, &at, copy, 30, MPI_INT, comm);
    need(copy[1] == 30, "unpack");
    MPI_Type_free(&column);
    MPI_Type_free(&pair);
    free(packed);
    free(matrix);
    free(copy);
}

static void sum(void *in, void *inout, int *n, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *n; i++) ((long *)inout)[i] += ((long *)in)[i];
}

static void collectives(MPI_Comm comm)
{
    static const int lengths[] = {1, 60, 3000, 100000};
    MPI_Op own;
    MPI_Op_create(sum, 1, &own);
    for (int i = 0; i < 4; i++) {
        int n = lengths[i];
        long *in = malloc(n * sizeof *in), *out = malloc(n * size * sizeof *out);
        for (int k = 0; k < n; k++) in[k] = rank + k;
        MPI_Allreduce(in, out, n, MPI_LONG, i % 2 ? MPI_SUM : own, comm);
        need(out[n - 1] == (long)size * (n - 1) + size * (size - 1) / 2, "allreduce");
        MPI_Reduce(in, out, n, MPI_LONG, own, size - 1, comm);
        MPI_Bcast(out, n, MPI_LONG, 0, comm);
        MPI_Allgather(in, n, MPI_LONG, out, n, MPI_LONG, comm);
        need(out[(size - 1) * n] == size - 1, "allgather");
        MPI_Gather(in, n, MPI_LONG, out, n, MPI_LONG, 0, comm);
        MPI_Scatter(out, n, MPI_LONG, in, n, MPI_LONG, 0, comm);
        need(in[0] == rank, "scatter");
        long *all = malloc(n * size * sizeof *all);
        for (int k = 0; k < n * size; k++) all[k] = rank;
        MPI_Alltoall(all, n, MPI_LONG, out, n, MPI_LONG, comm);
        need(out[0] == 0 && out[n * size - 1] == size - 1, "alltoall");
        MPI_Request flight;
        MPI_Iallreduce(in, out, n, MPI_LONG, MPI_MAX, comm, &flight);
        MPI_Wait(&flight, MPI_STATUS_IGNORE);
        MPI_Allreduce_init(in, out, n, MPI_LONG, MPI_MIN, comm, MPI_INFO_NULL, &flight);
        MPI_Start(&flight);
        MPI_Wait(&flight, MPI_STATUS_IGNORE);
        MPI_Request_free(&flight);
        MPI_Scan(in, out, n, MPI_LONG, MPI_SUM, comm);
        free(all);
        free(in);
        free(out);
    }
    MPI_Op_free(&own);
    MPI_Barrier(comm);
}

static void windows(MPI_Comm comm)
{
    long *memory, zero = 0, one = 1, old;
    MPI_Win made, allocated, shared;
    long *own = calloc(100, sizeof *own);
    MPI_Win_create(own, 100 * sizeof *own, sizeof *own, MPI_INFO_NULL, comm, &made);
    MPI_Win_fence(0, made);
    MPI_Put(&one, 1, MPI_LONG, (rank + 1) % size, 7, 1, MPI_LONG, made);
    MPI_Win_fence(0, made);
    need(own[7] == 1, "put");
    MPI_Win_free(&made);
    MPI_Win_allocate(8, 8, MPI_INFO_NULL, comm, &memory, &allocated);
    *memory = zero;
    MPI_Win_lock_all(0, allocated);
    MPI_Barrier(comm);
    MPI_Fetch_and_op(&one, &old, MPI_LONG, 0, 0, MPI_SUM, allocated);
    MPI_Win_flush_all(allocated);
    MPI_Barrier(comm);
    if (rank == 0) {
        MPI_Get(&old, 1, MPI_LONG, 0, 0, 1, MPI_LONG, allocated);
        MPI_Win_flush(0, allocated);
        need(old == size, "fetch and op");
    }
    MPI_Win_unlock_all(allocated);
    MPI_Win_free(&allocated);
    MPI_Win_allocate_shared(4096, 1, MPI_INFO_NULL, comm, &memory, &shared);
    memset(memory, rank, 4096);
    MPI_Win_free(&shared);
    free(own);
}

static int deleted(MPI_Comm comm, int key, void *value, void *extra)
{
    (void)comm, (void)key, (void)extra;
    free(value);
    return MPI_SUCCESS;
}

static void objects(void)
{
    MPI_Comm copy, half, grid, graph;
    MPI_Group group, some;
    int key, length, flag;
    char text[MPI_MAX_INFO_VAL + 1];
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, deleted, &key, NULL);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_set_attr(copy, key, malloc(10));
    MPI_Comm_set_name(copy, "a copy");
    MPI_Comm_split(copy, rank % 2, 0, &half);
    MPI_Cart_create(copy, 1, &size, (int[]){1}, 0, &grid);
    MPI_Dist_graph_create_adjacent(copy, 1, &rank, MPI_UNWEIGHTED, 1, &rank, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
    MPI_Comm_group(copy, &group);
    MPI_Group_incl(group, 1, (int[]){0}, &some);
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "key", "value");
    MPI_Info_get(info, "key", MPI_MAX_INFO_VAL, text, &flag);
    need(flag && strcmp(text, "value") == 0, "info");
    MPI_Info_free(&info);
    MPI_Errhandler old;
    MPI_Comm_get_errhandler(copy, &old);
    MPI_Comm_set_errhandler(copy, MPI_ERRORS_RETURN);
    need(MPI_Send(NULL, -1, MPI_INT, 0, 0, copy) != MPI_SUCCESS, "error");
    MPI_Comm_set_errhandler(copy, old);
    MPI_Errhandler_free(&old);
    MPI_Get_processor_name(text, &length);
    MPI_Group_free(&some);
    MPI_Group_free(&group);
    MPI_Comm_free(&graph);
    MPI_Comm_free(&grid);
    MPI_Comm_free(&half);
    MPI_Comm_free(&copy);
    MPI_Comm_free_keyval(&key);
}

static void sessions(void)
{
    MPI_Session session;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group all;
    MPI_Group_from_session_pset(session, "mpi://SELF", &all);
    MPI_Group_free(&all);
    MPI_Session_finalize(&session);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    messages(MPI_COMM_WORLD);
    types(MPI_COMM_WORLD);
    collectives(MPI_COMM_WORLD);
    windows(MPI_COMM_WORLD);
    objects();
    sessions();
    MPI_Finalize();
    return 0;
}
