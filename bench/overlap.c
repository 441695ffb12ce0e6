/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Overlap of transfer and computation, for 2 ranks. Rank 1 receives with MPI_Irecv, rank 0 sends
 * with MPI_Isend; one of them computes for about eight times the time of the transfer without calling
 * MPI, and waits, the other one waits at once. (A side that moves the data alone takes up to five
 * times as long as both together.)
 *
 *   overlap = 1 - (t_both - t_compute) / t_transfer, within 0 .. 1
 *
 * where t_transfer is the time of the same exchange without computation, and t_compute that of the
 * computation alone, all by the clock of the rank that computes: 1 when the transfer costs it
 * nothing. The three are taken in turns, and the median of the rounds counts, because the host of a
 * virtual machine may move its CPUs at any time: then it has moved them for all three. Where one
 * core has to both compute and copy, no library can reach 1; with mpi_async_progress the copy goes
 * to a core that is idle, if the rank may use it (--bind-to none). Prints "name bytes value unit"
 * lines:
 *
 *   overlap            what the receiver hides
 *   overlap_transfer   t_transfer
 *   overlap_calls      what its MPI calls take beside the computation
 *   overlap_send, overlap_send_transfer, overlap_send_calls
 *                      the same where the sender computes
 *   overlap_iallreduce, overlap_iallreduce_transfer, overlap_iallreduce_calls
 *                      the same for MPI_Iallreduce of so many bytes, where rank 1 waits at once
 *   overlap_ialltoall, ...
 *                      the same for MPI_Ialltoall with blocks of so many bytes
 *   overlap_iallreduce_all, overlap_ialltoall_all, ...
 *                      the same where both ranks compute, so that no core is left for the transfer
 *   overlap_latency    latency of 8 bytes, the price of the progress thread
 *
 *   overlap [bytes [rounds]]
 *
 * Fewer rounds and pings, where these would take more than SECONDS: threads that make progress and
 * never give up the CPU that ranks need cost a time slice for each message.
 */
#define _GNU_SOURCE
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WARM = 20, PINGS = 4000, BATCHES = 10, ROUNDS_MAX = 1001 };
enum { SENDER = 0, RECEIVER = 1 };
static const double SECONDS = 5;

static int rank, bytes;
static char *data, *result; /* of collectives: two blocks each */
static volatile double sink;

/* So many steps of computation; the time they took. */
static double compute(long steps)
{
    double t = MPI_Wtime(), x = 1.0;
    for (long i = 0; i < steps; i++)
        x = x * 1.0000001 + 1e-9;
    sink = x;
    return MPI_Wtime() - t;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *v, int n)
{
    qsort(v, (size_t)n, sizeof *v, by_value);
    return v[n / 2];
}

/* Starts a transfer at this rank, and tells when that began. */
typedef double starting(MPI_Request *r);

/* The receive is posted before the message is sent. */
static double message(MPI_Request *r)
{
    char go = 0;
    double t;
    if (rank == SENDER) {
        MPI_Recv(&go, 1, MPI_CHAR, RECEIVER, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        t = MPI_Wtime();
        MPI_Isend(data, bytes, MPI_BYTE, RECEIVER, 2, MPI_COMM_WORLD, r);
    } else {
        t = MPI_Wtime();
        MPI_Irecv(data, bytes, MPI_BYTE, SENDER, 2, MPI_COMM_WORLD, r);
        MPI_Send(&go, 1, MPI_CHAR, SENDER, 1, MPI_COMM_WORLD);
    }
    return t;
}

/* Nobody is late in collectives: what is waited for is the other's part of the transfer. */
static double together(void)
{
    MPI_Barrier(MPI_COMM_WORLD);
    return MPI_Wtime();
}

static double allreduce(MPI_Request *r)
{
    double t = together();
    MPI_Iallreduce(data, result, bytes / (int)sizeof(double), MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD,
                   r);
    return t;
}

static double alltoall(MPI_Request *r)
{
    double t = together();
    MPI_Ialltoall(data, bytes, MPI_BYTE, result, bytes, MPI_BYTE, MPI_COMM_WORLD, r);
    return t;
}

/* One transfer in which this rank computes so many steps: its time, and that of its MPI calls. */
static double exchange(starting *start, long steps, double *calls)
{
    MPI_Request r;
    double t = start(&r), computed = 0;
    if (steps > 0) computed = compute(steps);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    t = MPI_Wtime() - t;
    *calls = t - computed;
    return t;
}

/* Steps of computation in so many seconds. */
static long steps_in(double wanted)
{
    long steps = 1000;
    double t;
    while ((t = compute(steps)) < 0.02) steps *= 2;
    return (long)((double)steps * wanted / t) + 1;
}

/* `wanted`, or as many as fit into SECONDS where one takes so long on rank `of`; for both ranks. */
static int affordable(int wanted, double seconds, int of)
{
    if (seconds * wanted > SECONDS) wanted = (int)(SECONDS / seconds) | 1;
    MPI_Bcast(&wanted, 1, MPI_INT, of, MPI_COMM_WORLD);
    return wanted;
}

enum { BOTH = 2 };

/* `busy` computes: a rank, or BOTH. */
static void measure(const char *name, starting *start, int busy, int rounds)
{
    static double alone[ROUNDS_MAX], calls[ROUNDS_MAX], overlap[ROUNDS_MAX];
    int teller = busy == BOTH ? 0 : busy;
    double transfer;
    long steps = 0;
    for (int i = 0; i < WARM; i++)
        alone[i] = exchange(start, 0, &calls[i]);
    transfer = median(alone, WARM);
    if (rank == teller) steps = steps_in(8 * transfer);
    if (busy == BOTH) MPI_Bcast(&steps, 1, MPI_LONG, teller, MPI_COMM_WORLD);
    rounds = affordable(rounds, 20 * transfer, teller);
    for (int i = 0; i < rounds; i++) {
        double computing, both;
        alone[i] = exchange(start, 0, &calls[i]);
        /* A rank that does not compute waits meanwhile, in the exchange that follows. */
        computing = compute(steps);
        both = exchange(start, steps, &calls[i]);
        overlap[i] = 1 - (both - computing) / alone[i];
    }
    if (rank == teller) {
        double hidden = median(overlap, rounds);
        hidden = hidden < 0 ? 0 : hidden > 1 ? 1 : hidden;
        printf("%s %d %.4g ratio\n", name, bytes, hidden);
        printf("%s_transfer %d %.6g us\n", name, bytes, median(alone, rounds) * 1e6);
        printf("%s_calls %d %.6g us\n", name, bytes, median(calls, rounds) * 1e6);
        fflush(stdout);
    }
}

/* Seconds of one message of so many that go to and fro. */
static double pings(int n)
{
    MPI_Barrier(MPI_COMM_WORLD);
    double t = MPI_Wtime();
    for (int i = 0; i < n; i++) {
        if (rank == 0) MPI_Send(data, 8, MPI_BYTE, 1, 3, MPI_COMM_WORLD);
        MPI_Recv(data, 8, MPI_BYTE, 1 - rank, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (rank == 1) MPI_Send(data, 8, MPI_BYTE, 0, 3, MPI_COMM_WORLD);
    }
    return (MPI_Wtime() - t) / n / 2;
}

static double latency(void)
{
    int n = affordable(PINGS, pings(WARM) * 2 * BATCHES, 0);
    double best = 1e9;
    for (int k = 0; k < BATCHES; k++) {
        double t = pings(n);
        if (t < best) best = t;
    }
    return best;
}

int main(int argc, char **argv)
{
    int size, rounds = argc > 2 ? atoi(argv[2]) : 401;
    bytes = argc > 1 ? atoi(argv[1]) : 1 << 20;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size != 2 || bytes < 8 || rounds < 1 || rounds > ROUNDS_MAX) {
        if (rank == 0) fprintf(stderr, "overlap: needs 2 ranks\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    size_t room = ((size_t)bytes * 2 + 4095) / 4096 * 4096;
    data = aligned_alloc(4096, room);
    result = aligned_alloc(4096, room);
    if (!data || !result) MPI_Abort(MPI_COMM_WORLD, 1);
    memset(data, rank, room);
    memset(result, 0, room);

    double ping = latency();
    measure("overlap", message, RECEIVER, rounds);
    measure("overlap_send", message, SENDER, rounds);
    measure("overlap_iallreduce", allreduce, 0, rounds);
    measure("overlap_ialltoall", alltoall, 0, rounds);
    measure("overlap_iallreduce_all", allreduce, BOTH, rounds);
    measure("overlap_ialltoall_all", alltoall, BOTH, rounds);
    if (rank == 0) printf("overlap_latency 8 %.6g us\n", ping * 1e6);
    free(data);
    free(result);
    MPI_Finalize();
    return 0;
}
