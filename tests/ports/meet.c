// Two jobs that meet: meet serve|call FIFO... The server writes the name of its port into each
// FIFO and accepts as often; callers read the name from theirs. Each pair then uses all that an
// intercommunicator and what is made of it can do, and disconnects.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(what) \
    do { \
        if (!(what)) { \
            printf("%s:%d: not true: %s\n", __FILE__, __LINE__, #what); \
            fflush(stdout); \
            abort(); \
        } \
    } while (0)

static int me, size, serves;

static void messages(MPI_Comm inter) {
    int remote, value, from = 0;
    MPI_Comm_remote_size(inter, &remote);
    MPI_Request requests[64];
    int mine = 1000 * serves + me;
    for (int to = 0; to < remote; to++) MPI_Isend(&mine, 1, MPI_INT, to, 5, inter, &requests[to]);
    for (int i = 0; i < remote; i++) {
        MPI_Status status;
        MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, 5, inter, &status);
        CHECK(value == 1000 * !serves + status.MPI_SOURCE && status.MPI_TAG == 5);
        from += status.MPI_SOURCE;
    }
    CHECK(from == remote * (remote - 1) / 2);
    MPI_Waitall(remote, requests, MPI_STATUSES_IGNORE);
    // Long ones, both ways at once, between ranks of the same number.
    if (me < remote) {
        const int n = 3 << 20;
        char *out = malloc(n), *in = malloc(n);
        for (int i = 0; i < n; i++) out[i] = (char)(i * 7 + me + serves);
        MPI_Sendrecv(out, n, MPI_CHAR, me, 6, in, n, MPI_CHAR, me, 6, inter, MPI_STATUS_IGNORE);
        for (int i = 0; i < n; i++) CHECK(in[i] == (char)(i * 7 + me + !serves));
        free(out);
        free(in);
    }
}

static void between(MPI_Comm inter) {
    int remote, sum = -1, expected = 0, one = me + 1 + 100 * serves;
    MPI_Comm_remote_size(inter, &remote);
    for (int r = 0; r < remote; r++) expected += r + 1 + 100 * !serves;
    MPI_Barrier(inter);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, inter);
    CHECK(sum == expected);
    int all[64], mine[64];
    MPI_Allgather(&one, 1, MPI_INT, all, 1, MPI_INT, inter);
    for (int r = 0; r < remote; r++) CHECK(all[r] == r + 1 + 100 * !serves);
    for (int r = 0; r < remote; r++) mine[r] = 10 * me + r;
    MPI_Alltoall(mine, 1, MPI_INT, all, 1, MPI_INT, inter);
    for (int r = 0; r < remote; r++) CHECK(all[r] == 10 * r + me);
    for (int side = 0; side < 2; side++) {
        int root = serves == side ? (me == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0;
        int value = root == MPI_ROOT ? 42 + side : 0;
        MPI_Bcast(&value, 1, MPI_INT, root, inter);
        if (serves != side) CHECK(value == 42 + side);
        MPI_Reduce(&one, &sum, 1, MPI_INT, MPI_SUM, root, inter);
        if (root == MPI_ROOT) CHECK(sum == expected);
        MPI_Gather(&one, 1, MPI_INT, all, 1, MPI_INT, root, inter);
        if (root == MPI_ROOT) CHECK(all[remote - 1] == remote + 100 * !serves);
        for (int r = 0; r < remote; r++) mine[r] = 7 * r;
        MPI_Scatter(mine, 1, MPI_INT, &value, 1, MPI_INT, root, inter);
        if (serves != side) CHECK(value == 7 * me);
    }
}

static void within(MPI_Comm comm) {
    int rank, n;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &n);
    for (int root = 0; root < n; root++) {
        for (int count = 1; count <= 100000; count *= 10) {
            int *data = malloc(sizeof(int) * count);
            for (int i = 0; i < count; i++) data[i] = rank == root ? root + i : -1;
            MPI_Bcast(data, count, MPI_INT, root, comm);
            for (int i = 0; i < count; i++) CHECK(data[i] == root + i);
            int *sum = malloc(sizeof(int) * count);
            for (int i = 0; i < count; i++) data[i] = rank + i;
            MPI_Reduce(data, sum, count, MPI_INT, MPI_SUM, root, comm);
            if (rank == root) CHECK(sum[count - 1] == n * (n - 1) / 2 + n * (count - 1));
            MPI_Request request;
            MPI_Iallreduce(data, sum, count, MPI_INT, MPI_MAX, comm, &request);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            CHECK(sum[count - 1] == n - 1 + count - 1);
            MPI_Allreduce(data, sum, count, MPI_INT, MPI_SUM, comm);
            CHECK(sum[0] == n * (n - 1) / 2);
            free(sum);
            free(data);
        }
    }
    int mine[64], all[64], value = rank + 1, scan = 0;
    MPI_Allgather(&value, 1, MPI_INT, all, 1, MPI_INT, comm);
    for (int r = 0; r < n; r++) CHECK(all[r] == r + 1);
    for (int r = 0; r < n; r++) mine[r] = 100 * rank + r;
    MPI_Alltoall(mine, 1, MPI_INT, all, 1, MPI_INT, comm);
    for (int r = 0; r < n; r++) CHECK(all[r] == 100 * r + rank);
    MPI_Scan(&value, &scan, 1, MPI_INT, MPI_SUM, comm);
    CHECK(scan == (rank + 1) * (rank + 2) / 2);
    MPI_Exscan(&value, &scan, 1, MPI_INT, MPI_SUM, comm);
    if (rank > 0) CHECK(scan == rank * (rank + 1) / 2);
    for (int r = 0; r < n; r++) mine[r] = r;
    MPI_Reduce_scatter_block(mine, &value, 1, MPI_INT, MPI_SUM, comm);
    CHECK(value == n * rank);
    MPI_Gather(&rank, 1, MPI_INT, all, 1, MPI_INT, n - 1, comm);
    MPI_Scatter(all, 1, MPI_INT, &value, 1, MPI_INT, n - 1, comm);
    CHECK(value == rank);
    MPI_Request request;
    MPI_Ibarrier(comm, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void windows(MPI_Comm comm) {
    int rank, n, *memory, one = 1, old;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &n);
    MPI_Win win;
    MPI_Win_allocate(sizeof(int) * (n + 1), sizeof(int), MPI_INFO_NULL, comm, &memory, &win);
    for (int i = 0; i <= n; i++) memory[i] = -1;
    memory[n] = 0;
    MPI_Win_fence(0, win);
    for (int to = 0; to < n; to++) MPI_Put(&rank, 1, MPI_INT, to, rank, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    for (int i = 0; i < n; i++) CHECK(memory[i] == i);
    MPI_Barrier(comm);
    for (int i = 0; i < 10; i++) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, i % n, 0, win);
        MPI_Fetch_and_op(&one, &old, MPI_INT, i % n, n, MPI_SUM, win);
        MPI_Win_unlock(i % n, win);
    }
    MPI_Barrier(comm);
    MPI_Win_lock_all(0, win);
    int sum = 0, value;
    for (int from = 0; from < n; from++) {
        MPI_Get(&value, 1, MPI_INT, from, n, 1, MPI_INT, win);
        MPI_Win_flush(from, win);
        sum += value;
    }
    MPI_Win_unlock_all(win);
    CHECK(sum == 10 * n);
    MPI_Barrier(comm);
    MPI_Win_free(&win);
}

static void derived(MPI_Comm inter, MPI_Comm merged) {
    int rank, n, result, remote;
    MPI_Comm_rank(merged, &rank);
    MPI_Comm_size(merged, &n);
    MPI_Comm_remote_size(inter, &remote);
    MPI_Comm copy, part, own, back, twin;
    MPI_Comm_dup(merged, &copy);
    MPI_Comm_compare(merged, copy, &result);
    CHECK(result == MPI_CONGRUENT);
    within(copy);
    MPI_Comm_free(&copy);
    MPI_Comm_split(merged, rank % 2, -rank, &part);
    within(part);
    // The halves talk to each other over the whole.
    MPI_Comm mixed;
    MPI_Intercomm_create(part, 0, merged, rank % 2 ? (n - 1) / 2 * 2 : (n - 2) / 2 * 2 + 1, 9, &mixed);
    int one = 1, sum;
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, mixed);
    CHECK(sum == (rank % 2 ? (n + 1) / 2 : n / 2));
    MPI_Comm_free(&mixed);
    MPI_Comm_free(&part);
    MPI_Comm_split(merged, serves, rank, &own);
    MPI_Comm_compare(own, MPI_COMM_WORLD, &result);
    CHECK(result == MPI_CONGRUENT);
    within(own);
    MPI_Comm_free(&own);
    MPI_Group all, reversed, world;
    MPI_Comm_group(merged, &all);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    int ranges[1][3] = {{n - 1, 0, -1}}, there;
    MPI_Group_range_incl(all, 1, ranges, &reversed);
    MPI_Comm_create(merged, reversed, &back);
    MPI_Comm_compare(merged, back, &result);
    CHECK(result == MPI_SIMILAR);
    within(back);
    MPI_Group_translate_ranks(world, 1, &me, reversed, &there);
    CHECK(there == n - 1 - rank);
    MPI_Group_difference(all, world, &reversed);
    MPI_Group_size(reversed, &result);
    CHECK(result == remote);
    MPI_Comm_free(&back);
    MPI_Comm_create_group(merged, all, 3, &back);
    within(back);
    MPI_Comm_free(&back);
    MPI_Comm_dup(inter, &twin);
    between(twin);
    MPI_Comm_free(&twin);
    MPI_Comm_split_type(merged, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &back);
    within(back);
    MPI_Comm_free(&back);
    int dims[1] = {n}, periods[1] = {1}, left, right;
    MPI_Cart_create(merged, 1, dims, periods, 0, &back);
    MPI_Cart_shift(back, 0, 1, &left, &right);
    MPI_Sendrecv(&rank, 1, MPI_INT, right, 0, &there, 1, MPI_INT, left, 0, back, MPI_STATUS_IGNORE);
    CHECK(there == (rank + n - 1) % n);
    MPI_Comm_free(&back);
}

static void partitions(MPI_Comm merged) {
    int rank, n;
    MPI_Comm_rank(merged, &rank);
    MPI_Comm_size(merged, &n);
    int out[8], in[8];
    MPI_Request send, recv;
    MPI_Psend_init(out, 4, 2, MPI_INT, (rank + 1) % n, 4, merged, MPI_INFO_NULL, &send);
    MPI_Precv_init(in, 4, 2, MPI_INT, (rank + n - 1) % n, 4, merged, MPI_INFO_NULL, &recv);
    for (int round = 0; round < 3; round++) {
        MPI_Start(&recv);
        MPI_Start(&send);
        for (int part = 3; part >= 0; part--) {
            out[2 * part] = out[2 * part + 1] = 100 * rank + 10 * round + part;
            MPI_Pready(part, send);
        }
        MPI_Wait(&send, MPI_STATUS_IGNORE);
        MPI_Wait(&recv, MPI_STATUS_IGNORE);
        CHECK(in[7] == 100 * ((rank + n - 1) % n) + 10 * round + 3);
    }
    MPI_Request_free(&send);
    MPI_Request_free(&recv);
}

static void use(MPI_Comm inter) {
    int flag, rank, n, remote;
    MPI_Comm_test_inter(inter, &flag);
    CHECK(flag);
    MPI_Comm_remote_size(inter, &remote);
    messages(inter);
    between(inter);
    for (int high = 0; high < 2; high++) {
        MPI_Comm merged;
        MPI_Intercomm_merge(inter, serves == high, &merged);
        MPI_Comm_rank(merged, &rank);
        MPI_Comm_size(merged, &n);
        CHECK(n == size + remote);
        CHECK(rank == (serves == high ? remote : 0) + me);
        within(merged);
        derived(inter, merged);
        windows(merged);
        partitions(merged);
        MPI_Comm_disconnect(&merged);
    }
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    serves = argc > 1 && strcmp(argv[1], "serve") == 0;
    char port[MPI_MAX_PORT_NAME] = "";
    int root = size - 1;
    MPI_Comm inter;
    if (serves) {
        if (me == root) {
            MPI_Open_port(MPI_INFO_NULL, port);
            CHECK(strlen(port) > 0 && strlen(port) < 256);
        }
        for (int i = 2; i < argc; i++) {
            if (me == root) {
                FILE *to = fopen(argv[i], "w");
                CHECK(to && fputs(port, to) >= 0 && fclose(to) == 0);
            }
            MPI_Comm_accept(port, MPI_INFO_NULL, root, MPI_COMM_WORLD, &inter);
            use(inter);
            MPI_Comm_disconnect(&inter);
        }
        if (me == root) MPI_Close_port(port);
    } else {
        if (me == root) {
            FILE *from = fopen(argv[2], "r");
            CHECK(from && fgets(port, sizeof port, from) && fclose(from) == 0);
        }
        MPI_Comm_connect(port, MPI_INFO_NULL, root, MPI_COMM_WORLD, &inter);
        use(inter);
        MPI_Comm_disconnect(&inter);
    }
    if (me == 0) printf("%s %d done\n", serves ? "server" : "client", size);
    MPI_Finalize();
    return 0;
}
