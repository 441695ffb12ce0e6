/* What runs over a network: messages of all lengths and modes between all pairs, in both directions
   at once, unexpected ones from all to one, probes and wildcards, collectives. Data, order and
   envelopes are compared. Any number of ranks. */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;

#define CHECK(what)                                                                                \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "%s:%d: rank %d of %d: wrong: %s\n", __FILE__, __LINE__, rank, size,   \
                    #what);                                                                        \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)

/* The same number for the same arguments, everywhere. */
static uint32_t mix(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t x = a * 0x9e3779b1u ^ b * 0x85ebca6bu ^ c * 0xc2b2ae35u;
    x ^= x >> 15;
    x *= 0x2c1b3c6du;
    x ^= x >> 12;
    return x;
}

static int length(int from, int to, int i)
{
    uint32_t x = mix((uint32_t)from, (uint32_t)to, (uint32_t)i);
    static const int scales[] = { 1, 9, 65, 1000, 5000, 70000, 300000 };
    return (int)(x >> 3) % scales[x % 7];
}

static void fill(unsigned char *p, int n, uint32_t seed)
{
    for (int k = 0; k < n; k++) p[k] = (unsigned char)(mix(seed, (uint32_t)k >> 8, 1) + (uint32_t)k);
}

static void expect(const unsigned char *p, int n, uint32_t seed)
{
    for (int k = 0; k < n; k++)
        CHECK(p[k] == (unsigned char)(mix(seed, (uint32_t)k >> 8, 1) + (uint32_t)k));
}

static unsigned char *take(int n)
{
    unsigned char *p = malloc(n ? (size_t)n : 1);
    CHECK(p);
    return p;
}

enum { MESSAGES = 60, LONG = 3 << 20 };

/* Both send all they have, then take all: half is expected, half is not. */
static void pair(int peer)
{
    MPI_Request requests[2 * MESSAGES];
    unsigned char *out[MESSAGES], *in[MESSAGES];
    MPI_Status status[2 * MESSAGES];
    for (int i = 0; i < MESSAGES; i++) {
        int n = length(peer, rank, i);
        in[i] = take(n);
        if (i % 2)
            MPI_Irecv(in[i], n, MPI_BYTE, peer, 1, MPI_COMM_WORLD, &requests[MESSAGES + i]);
    }
    for (int i = 0; i < MESSAGES; i++) {
        int n = length(rank, peer, i);
        out[i] = take(n);
        fill(out[i], n, mix((uint32_t)rank, (uint32_t)peer, (uint32_t)i));
        (i % 3 ? MPI_Isend : MPI_Issend)(out[i], n, MPI_BYTE, peer, i % 2, MPI_COMM_WORLD,
                                         &requests[i]);
    }
    for (int i = 0; i < MESSAGES; i += 2)
        MPI_Irecv(in[i], length(peer, rank, i), MPI_BYTE, peer, 0, MPI_COMM_WORLD,
                  &requests[MESSAGES + i]);
    MPI_Waitall(2 * MESSAGES, requests, status);
    for (int i = 0; i < MESSAGES; i++) {
        int n;
        MPI_Get_count(&status[MESSAGES + i], MPI_BYTE, &n);
        CHECK(n == length(peer, rank, i));
        CHECK(status[MESSAGES + i].MPI_SOURCE == peer && status[MESSAGES + i].MPI_TAG == i % 2);
        expect(in[i], n, mix((uint32_t)peer, (uint32_t)rank, (uint32_t)i));
        free(in[i]);
        free(out[i]);
    }
}

/* All send to rank 0, which begins to look when much has come. */
static void fan_in(void)
{
    if (rank != 0) {
        for (int i = 0; i < MESSAGES; i++) {
            int n = length(rank, 0, 1000 + i) % 20000;
            unsigned char *p = take(n);
            fill(p, n, mix((uint32_t)rank, 7, (uint32_t)i));
            MPI_Send(p, n, MPI_BYTE, 0, 100 + i, MPI_COMM_WORLD);
            free(p);
        }
        return;
    }
    int *next = calloc((size_t)size, sizeof *next);
    CHECK(next);
    for (int k = 0; k < MESSAGES * (size - 1); k++) {
        MPI_Status status;
        int n;
        MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        MPI_Get_count(&status, MPI_BYTE, &n);
        int from = status.MPI_SOURCE, i = status.MPI_TAG - 100;
        CHECK(i == next[from]++ && n == length(from, 0, 1000 + i) % 20000);
        unsigned char *p = take(n);
        MPI_Recv(p, n, MPI_BYTE, from, status.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        expect(p, n, mix((uint32_t)from, 7, (uint32_t)i));
        free(p);
    }
    free(next);
}

static void collectives(void)
{
    long sum = rank;
    MPI_Allreduce(MPI_IN_PLACE, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    CHECK(sum == (long)size * (size - 1) / 2);
    int each = 3000;
    int *out = malloc((size_t)each * (size_t)size * sizeof *out);
    int *in = malloc((size_t)each * (size_t)size * sizeof *in);
    CHECK(out && in);
    for (int r = 0; r < size; r++)
        for (int i = 0; i < each; i++) out[r * each + i] = rank * 1000003 + r * 10007 + i;
    MPI_Alltoall(out, each, MPI_INT, in, each, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < size; r++)
        for (int i = 0; i < each; i++)
            CHECK(in[r * each + i] == r * 1000003 + rank * 10007 + i);
    free(out);
    free(in);
    unsigned char *p = take(LONG);
    for (int root = 0; root < size && root < 3; root++) {
        if (rank == root) fill(p, LONG, 99u + (uint32_t)root);
        MPI_Bcast(p, LONG, MPI_BYTE, root, MPI_COMM_WORLD);
        expect(p, LONG, 99u + (uint32_t)root);
    }
    free(p);
    MPI_Barrier(MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int step = 0; step < size; step++) {
        int peer = (step - rank + size) % size;
        pair(peer);
    }
    fan_in();
    collectives();
    MPI_Finalize();
    if (rank == 0) puts("all right");
    return 0;
}
