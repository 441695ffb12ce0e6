// np: 1 2 3 4
/* Partitioned communication: sizes of partitions that differ at the two ends, order of readiness,
   arrival of single partitions, many rounds, channels with one tag, datatypes with holes, errors. */
#include "check.h"

/* One channel to the next rank around the ring, with `np` partitions of `nc` ints at the sender and
   `mp` of `mc` at the receiver; `step` gives the order of readiness. */
static void ring(int np, int nc, int mp, int mc, int step, int rounds)
{
    int next = (rank + 1) % size, prev = (rank + size - 1) % size, total = np * nc;
    int *out = malloc(sizeof(int) * (size_t)(total + 1)), *in = malloc(sizeof(int) * (size_t)(total + 1));
    MPI_Request r[2];
    MPI_Status s[2];
    CHECK(total == mp * mc);
    OK(MPI_Psend_init(out, np, nc, MPI_INT, next, 5, MPI_COMM_WORLD, MPI_INFO_NULL, &r[0]));
    OK(MPI_Precv_init(in, mp, mc, MPI_INT, prev, 5, MPI_COMM_WORLD, MPI_INFO_NULL, &r[1]));
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < total; i++)
            in[i] = -1;
        OK(MPI_Startall(2, r));
        for (int k = 0, at = 0; k < np; k++, at = (at + step) % np) {
            for (int i = 0; i < nc; i++)
                out[at * nc + i] = rank * 1000003 + round * 101 + at * nc + i;
            OK(MPI_Pready(at, r[0]));
        }
        for (int k = 0; k < mp; k++) {
            int there = 0;
            while (!there)
                OK(MPI_Parrived(r[1], k, &there));
            for (int i = k * mc; i < (k + 1) * mc; i++)
                CHECK(in[i] == prev * 1000003 + round * 101 + i);
            OK(MPI_Parrived(r[1], k, &there));
            CHECK(there);
        }
        OK(MPI_Waitall(2, r, s));
        CHECK(s[1].MPI_SOURCE == prev && s[1].MPI_TAG == 5 && count_of(&s[1], MPI_INT) == total);
        CHECK(r[0] != MPI_REQUEST_NULL && r[1] != MPI_REQUEST_NULL);
    }
    OK(MPI_Request_free(&r[0]));
    OK(MPI_Request_free(&r[1]));
    CHECK(r[0] == MPI_REQUEST_NULL);
    free(out);
    free(in);
}

/* The receiver sees a small partition while the others are not ready: nobody waits for company. */
static void early(void)
{
    enum { N = 50 };
    unsigned char out[N] = {0}, in[N];
    int peer = rank ^ 1, there = 0, token = 0;
    MPI_Request r;
    if (size < 2 || rank > 1)
        return;
    if (rank == 0) {
        OK(MPI_Psend_init(out, N, 1, MPI_BYTE, peer, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &r));
        for (int round = 0; round < 20; round++) {
            OK(MPI_Start(&r));
            for (int i = 0; i < N; i++) {
                out[i] = (unsigned char)(i + round);
                OK(MPI_Pready(i, r));
                if (i % 10 == 3)
                    OK(MPI_Recv(&token, 1, MPI_INT, peer, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            }
            OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
        }
    } else {
        OK(MPI_Precv_init(in, N, 1, MPI_BYTE, peer, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &r));
        for (int round = 0; round < 20; round++) {
            OK(MPI_Start(&r));
            for (int i = 3; i < N; i += 10) {
                for (there = 0; !there;)
                    OK(MPI_Parrived(r, i, &there));
                CHECK(in[i] == (unsigned char)(i + round));
                OK(MPI_Send(&token, 1, MPI_INT, peer, 2, MPI_COMM_WORLD));
            }
            for (there = 0; !there;)
                OK(MPI_Test(&r, &there, MPI_STATUS_IGNORE));
        }
    }
    OK(MPI_Request_free(&r));
}

/* Channels with the same envelope match in the order of their initialization, and not with ordinary
   messages; the receiver comes later, or first, and is started when data has come already. */
static void matching(void)
{
    enum { CHANNELS = 5 };
    int next = (rank + 1) % size, prev = (rank + size - 1) % size;
    int out[CHANNELS][2], in[CHANNELS][2], plain = -1, one = 77;
    MPI_Request s[CHANNELS], r[CHANNELS], p[2];
    OK(MPI_Irecv(&plain, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &p[0]));
    for (int i = 0; i < CHANNELS; i++) {
        out[i][0] = 10 * i;
        out[i][1] = 10 * i + 1;
        OK(MPI_Psend_init(out[i], 2, 1, MPI_INT, next, 9, MPI_COMM_WORLD, MPI_INFO_NULL, &s[i]));
    }
    OK(MPI_Startall(CHANNELS, s));
    for (int i = CHANNELS; i-- > 0;) {
        int both[2] = {1, 0};
        if (i % 2)
            OK(MPI_Pready_range(0, 1, s[i]));
        else
            OK(MPI_Pready_list(2, both, s[i]));
    }
    OK(MPI_Waitall(CHANNELS, s, MPI_STATUSES_IGNORE));
    OK(MPI_Barrier(MPI_COMM_WORLD));
    for (int i = 0; i < CHANNELS; i++)
        OK(MPI_Precv_init(in[i], 1, 2, MPI_INT, prev, 9, MPI_COMM_WORLD, MPI_INFO_NULL, &r[i]));
    OK(MPI_Startall(CHANNELS, r));
    OK(MPI_Waitall(CHANNELS, r, MPI_STATUSES_IGNORE));
    for (int i = 0; i < CHANNELS; i++)
        CHECK(in[i][0] == 10 * i && in[i][1] == 10 * i + 1);
    OK(MPI_Isend(&one, 1, MPI_INT, next, 9, MPI_COMM_WORLD, &p[1]));
    OK(MPI_Waitall(2, p, MPI_STATUSES_IGNORE));
    CHECK(plain == 77);
    for (int i = 0; i < CHANNELS; i++) {
        OK(MPI_Request_free(&s[i]));
        OK(MPI_Request_free(&r[i]));
    }
}

/* Data with holes at both ends: 3 of every 5 ints against the same packed, in other partitions. */
static void holes(int np, int blocks)
{
    int total = np * blocks * 3, next = (rank + 1) % size, prev = (rank + size - 1) % size;
    int *out = malloc(sizeof(int) * (size_t)(np * blocks * 5)), *in = malloc(sizeof(int) * (size_t)total);
    MPI_Datatype gap, three;
    MPI_Request r[2];
    OK(MPI_Type_contiguous(3, MPI_INT, &three));
    OK(MPI_Type_create_resized(three, 0, 5 * sizeof(int), &gap));
    OK(MPI_Type_commit(&gap));
    for (int i = 0; i < np * blocks * 5; i++)
        out[i] = i % 5 < 3 ? i / 5 * 3 + i % 5 + rank : -7;
    OK(MPI_Psend_init(out, np, blocks, gap, next, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &r[0]));
    OK(MPI_Precv_init(in, 3, np * blocks, MPI_INT, prev, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &r[1]));
    OK(MPI_Type_free(&gap));
    OK(MPI_Type_free(&three));
    for (int round = 0; round < 3; round++) {
        memset(in, 0xff, sizeof(int) * (size_t)total);
        OK(MPI_Startall(2, r));
        OK(MPI_Pready_range(np / 2, np - 1, r[0]));
        if (np > 1)
            OK(MPI_Pready_range(0, np / 2 - 1, r[0]));
        OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
        for (int i = 0; i < total; i++)
            CHECK(in[i] == i + prev);
    }
    OK(MPI_Request_free(&r[0]));
    OK(MPI_Request_free(&r[1]));
    /* And the other way round: into the holes. */
    OK(MPI_Type_vector(blocks, 3, 5, MPI_INT, &three));
    OK(MPI_Type_create_resized(three, 0, (MPI_Aint)(blocks * 5 * sizeof(int)), &gap));
    OK(MPI_Type_commit(&gap));
    for (int i = 0; i < np * blocks * 5; i++)
        out[i] = -7;
    for (int i = 0; i < total; i++)
        in[i] = 2 * i + rank;
    OK(MPI_Psend_init(in, total, 1, MPI_INT, next, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &r[0]));
    OK(MPI_Precv_init(out, np, 1, gap, prev, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &r[1]));
    OK(MPI_Startall(2, r));
    for (int i = total; i-- > 0;)
        OK(MPI_Pready(i, r[0]));
    OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
    for (int i = 0; i < np * blocks * 5; i++)
        CHECK(out[i] == (i % 5 < 3 ? 2 * (i / 5 * 3 + i % 5) + prev : -7));
    OK(MPI_Request_free(&r[0]));
    OK(MPI_Request_free(&r[1]));
    OK(MPI_Type_free(&gap));
    OK(MPI_Type_free(&three));
    free(out);
    free(in);
}

static void nothing(void)
{
    int next = (rank + 1) % size, prev = (rank + size - 1) % size, there = 0;
    MPI_Request r[2];
    MPI_Status s[2];
    /* No partitions, partitions without data. */
    for (int n = 0; n < 3; n++) {
        OK(MPI_Psend_init(NULL, n, 0, MPI_INT, next, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &r[0]));
        OK(MPI_Precv_init(NULL, 2 - n, 0, MPI_INT, prev, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &r[1]));
        for (int round = 0; round < 3; round++) {
            OK(MPI_Startall(2, r));
            for (int i = 0; i < n; i++)
                OK(MPI_Pready(i, r[0]));
            OK(MPI_Waitall(2, r, s));
            CHECK(count_of(&s[1], MPI_INT) == 0 && s[1].MPI_SOURCE == prev);
        }
        OK(MPI_Request_free(&r[0]));
        OK(MPI_Request_free(&r[1]));
    }
    /* No partner: complete when all partitions are ready. */
    int data[4] = {1, 2, 3, 4}, done;
    OK(MPI_Psend_init(data, 4, 1, MPI_INT, MPI_PROC_NULL, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &r[0]));
    OK(MPI_Precv_init(data, 2, 2, MPI_INT, MPI_PROC_NULL, 3, MPI_COMM_WORLD, MPI_INFO_NULL, &r[1]));
    OK(MPI_Startall(2, r));
    OK(MPI_Pready_range(1, 3, r[0]));
    OK(MPI_Test(&r[0], &done, MPI_STATUS_IGNORE));
    CHECK(!done);
    OK(MPI_Parrived(r[1], 1, &there));
    CHECK(there);
    OK(MPI_Pready(0, r[0]));
    OK(MPI_Waitall(2, r, s));
    CHECK(s[1].MPI_SOURCE == MPI_PROC_NULL && s[1].MPI_TAG == MPI_ANY_TAG && data[3] == 4);
    OK(MPI_Request_free(&r[0]));
    OK(MPI_Request_free(&r[1]));
}

static void errors(void)
{
    int data[4] = {0}, in[4], there = 0, done = 0, list[2] = {0, 4}, plain;
    MPI_Request s, r, p;
    MPI_Status status;
    FAILS(MPI_ERR_COUNT, MPI_Psend_init(data, -1, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &s));
    FAILS(MPI_ERR_COUNT, MPI_Psend_init(data, 1, -1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &s));
    FAILS(MPI_ERR_COUNT, MPI_Psend_init_c(data, 1 << 30, (MPI_Count)1 << 60, MPI_INT, 0, 1,
                                          MPI_COMM_WORLD, MPI_INFO_NULL, &s));
    FAILS(MPI_ERR_RANK, MPI_Psend_init(data, 1, 1, MPI_INT, size, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &s));
    FAILS(MPI_ERR_RANK, MPI_Precv_init(data, 1, 1, MPI_INT, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD,
                                       MPI_INFO_NULL, &s));
    FAILS(MPI_ERR_TAG, MPI_Precv_init(data, 1, 1, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD,
                                      MPI_INFO_NULL, &s));
    FAILS(MPI_ERR_TYPE, MPI_Precv_init(data, 1, 1, MPI_DATATYPE_NULL, 0, 0, MPI_COMM_WORLD,
                                       MPI_INFO_NULL, &s));
    OK(MPI_Psend_init_c(data, 4, 1, MPI_INT, rank, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &s));
    OK(MPI_Precv_init_c(in, 2, 2, MPI_INT, rank, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &r));
    /* Not started. */
    FAILS(MPI_ERR_REQUEST, MPI_Pready(0, s));
    FAILS(MPI_ERR_REQUEST, MPI_Cancel(&s));
    OK(MPI_Parrived(r, 0, &there));
    CHECK(there);
    OK(MPI_Parrived(MPI_REQUEST_NULL, 0, &there));
    CHECK(there);
    OK(MPI_Wait(&s, &status));
    CHECK(count_of(&status, MPI_INT) == 0);
    OK(MPI_Request_get_status(r, &done, &status));
    CHECK(done);
    /* The wrong end, another kind of request, none. */
    OK(MPI_Start(&s));
    OK(MPI_Start(&r));
    OK(MPI_Irecv(&plain, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &p));
    FAILS(MPI_ERR_REQUEST, MPI_Pready(0, r));
    FAILS(MPI_ERR_REQUEST, MPI_Parrived(s, 0, &there));
    FAILS(MPI_ERR_REQUEST, MPI_Pready(0, p));
    FAILS(MPI_ERR_REQUEST, MPI_Parrived(p, 0, &there));
    FAILS(MPI_ERR_REQUEST, MPI_Pready(0, MPI_REQUEST_NULL));
    OK(MPI_Wait(&p, MPI_STATUS_IGNORE));
    /* Partitions that there are not; ready twice; active. */
    FAILS(MPI_ERR_ARG, MPI_Pready(4, s));
    FAILS(MPI_ERR_ARG, MPI_Pready(-1, s));
    FAILS(MPI_ERR_ARG, MPI_Pready_range(2, 4, s));
    FAILS(MPI_ERR_ARG, MPI_Parrived(r, 2, &there));
    FAILS(MPI_ERR_COUNT, MPI_Pready_list(-1, list, s));
    FAILS(MPI_ERR_ARG, MPI_Pready_list(1, NULL, s));
    FAILS(MPI_ERR_ARG, MPI_Pready_list(2, list, s));
    FAILS(MPI_ERR_ARG, MPI_Pready(0, s));
    FAILS(MPI_ERR_REQUEST, MPI_Start(&s));
    FAILS(MPI_ERR_REQUEST, MPI_Request_free(&s));
    FAILS(MPI_ERR_REQUEST, MPI_Request_free(&r));
    FAILS(MPI_ERR_REQUEST, MPI_Cancel(&s));
    OK(MPI_Test(&s, &done, MPI_STATUS_IGNORE));
    CHECK(!done);
    OK(MPI_Pready_range(3, 1, s));
    OK(MPI_Pready_list(0, NULL, s));
    OK(MPI_Pready_range(1, 3, s));
    OK(MPI_Wait(&s, MPI_STATUS_IGNORE));
    OK(MPI_Wait(&r, &status));
    CHECK(count_of(&status, MPI_INT) == 4);
    FAILS(MPI_ERR_REQUEST, MPI_Pready(0, s));
    OK(MPI_Request_free(&s));
    OK(MPI_Request_free(&r));
    /* Ends that are never used match each other all the same. */
    OK(MPI_Psend_init(data, 4, 2000, MPI_INT, rank, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &s));
    OK(MPI_Request_free(&s));
    OK(MPI_Precv_init(in, 1, 1, MPI_INT, rank, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &r));
    OK(MPI_Request_free(&r));
    /* More data than the receive takes. */
    OK(MPI_Psend_init(data, 4, 1, MPI_INT, rank, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &s));
    OK(MPI_Precv_init(in, 3, 1, MPI_INT, rank, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &r));
    OK(MPI_Start(&s));
    OK(MPI_Start(&r));
    OK(MPI_Pready_range(0, 3, s));
    OK(MPI_Wait(&s, MPI_STATUS_IGNORE));
    FAILS(MPI_ERR_TRUNCATE, MPI_Wait(&r, &status));
    CHECK(count_of(&status, MPI_INT) == 3);
    OK(MPI_Request_free(&s));
    OK(MPI_Request_free(&r));
}

/* A communicator that is freed while channels live, and an intercommunicator. */
static void communicators(void)
{
    int in[3] = {0}, out[3] = {rank, rank + 1, rank + 2}, half = rank % 2;
    MPI_Comm dup, part, inter;
    MPI_Request r[2];
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &dup));
    OK(MPI_Psend_init(out, 3, 1, MPI_INT, (rank + 1) % size, 0, dup, MPI_INFO_NULL, &r[0]));
    OK(MPI_Precv_init(in, 1, 3, MPI_INT, (rank + size - 1) % size, 0, dup, MPI_INFO_NULL, &r[1]));
    OK(MPI_Comm_free(&dup));
    OK(MPI_Startall(2, r));
    OK(MPI_Pready_range(0, 2, r[0]));
    OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
    CHECK(in[2] == (rank + size - 1) % size + 2);
    OK(MPI_Request_free(&r[0]));
    OK(MPI_Request_free(&r[1]));
    if (size < 2 || size % 2)
        return;
    OK(MPI_Comm_split(MPI_COMM_WORLD, half, rank, &part));
    OK(MPI_Intercomm_create(part, 0, MPI_COMM_WORLD, 1 - half, 7, &inter));
    OK(MPI_Psend_init(out, 3, 1, MPI_INT, rank / 2, 0, inter, MPI_INFO_NULL, &r[0]));
    OK(MPI_Precv_init(in, 3, 1, MPI_INT, rank / 2, 0, inter, MPI_INFO_NULL, &r[1]));
    OK(MPI_Startall(2, r));
    OK(MPI_Pready_range(0, 2, r[0]));
    OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
    CHECK(in[0] == (rank ^ 1));
    OK(MPI_Request_free(&r[0]));
    OK(MPI_Request_free(&r[1]));
    OK(MPI_Comm_free(&inter));
    OK(MPI_Comm_free(&part));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    ring(1, 1, 1, 1, 1, 5);
    ring(16, 1, 4, 4, 5, 20);
    ring(1000, 1, 1, 1000, 7, 5);
    ring(1, 1000, 1000, 1, 1, 5);
    ring(7, 3000, 5, 4200, 3, 10);
    ring(100, 70, 7, 1000, 33, 5);
    ring(6, 100000, 4, 150000, 5, 3);
    ring(300, 1024, 100, 3072, 7, 5);
    early();
    matching();
    holes(1, 4);
    holes(9, 40);
    holes(5, 3000);
    nothing();
    errors();
    communicators();
    return end();
}
