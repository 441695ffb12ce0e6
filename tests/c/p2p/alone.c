// np: 2
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Long messages of which one side computes. The side that computes calls no MPI function until a
 * flag in shared memory says that the call of the other side has returned: the other side has moved
 * the data alone, or the program hangs and is ended. Where the kernel lets no process at another's
 * memory there is nothing to test. */
#define _GNU_SOURCE
#include "check.h"
#include <fcntl.h>
#include <sched.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { TAG = 5, ROUNDS = 40, LIMIT_S = 60 };

static unsigned char *data;
static atomic_int *flag; /* steps that are over */
static int step;

/* Says that this side is done, or computes until the other side is. */
static void over(void)
{
    atomic_store(flag, ++step);
}

static void compute(void)
{
    time_t end = time(NULL) + LIMIT_S;
    step++;
    while (atomic_load(flag) != step) {
        for (volatile int i = 0; i < 10000; i++) {
        }
        sched_yield();
        if (time(NULL) > end) {
            fprintf(stderr, "step %d: the other side waits for this one\n", step);
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
    }
}

/* The receiver has posted its receive and computes; the sender's call returns. */
static void receiver_computes(int n, int seed, int synchronous)
{
    MPI_Request r;
    char go = 0;
    if (rank == 0) {
        fill(data, (size_t)n, (unsigned)seed);
        MPI_Recv(&go, 1, MPI_CHAR, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (synchronous) MPI_Ssend(data, n, MPI_CHAR, 1, TAG, MPI_COMM_WORLD);
        else MPI_Send(data, n, MPI_CHAR, 1, TAG, MPI_COMM_WORLD);
        memset(data, 99, (size_t)n);
        over();
    } else {
        MPI_Irecv(data, n, MPI_CHAR, 0, TAG, MPI_COMM_WORLD, &r);
        MPI_Send(&go, 1, MPI_CHAR, 0, 1, MPI_COMM_WORLD);
        compute();
        MPI_Wait(&r, MPI_STATUS_IGNORE);
        CHECK(filled(data, (size_t)n, (unsigned)seed));
    }
}

/* The same with a receive that is posted after the offer has come. */
static void receiver_is_late(int n, int seed)
{
    MPI_Request r;
    if (rank == 0) {
        fill(data, (size_t)n, (unsigned)seed);
        MPI_Send(data, n, MPI_CHAR, 1, TAG, MPI_COMM_WORLD);
        memset(data, 99, (size_t)n);
        over();
    } else {
        MPI_Probe(0, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Irecv(data, n, MPI_CHAR, 0, TAG, MPI_COMM_WORLD, &r);
        compute();
        MPI_Wait(&r, MPI_STATUS_IGNORE);
        CHECK(filled(data, (size_t)n, (unsigned)seed));
    }
}

/* The sender has started its send and computes; the receiver's call returns. */
static void sender_computes(int n, int seed, int synchronous)
{
    MPI_Request r;
    if (rank == 0) {
        fill(data, (size_t)n, (unsigned)seed);
        if (synchronous) MPI_Issend(data, n, MPI_CHAR, 1, TAG, MPI_COMM_WORLD, &r);
        else MPI_Isend(data, n, MPI_CHAR, 1, TAG, MPI_COMM_WORLD, &r);
        compute();
        MPI_Wait(&r, MPI_STATUS_IGNORE);
    } else {
        memset(data, 98, (size_t)n);
        MPI_Recv(data, n, MPI_CHAR, seed % 2 ? 0 : MPI_ANY_SOURCE, TAG, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
        over();
        CHECK(filled(data, (size_t)n, (unsigned)seed));
    }
}

/* The kernel lets both processes at each other's memory. */
static int allowed(void)
{
    static char probe = 7;
    struct { int pid; void *at; } mine = {getpid(), &probe}, other;
    char found = 0;
    MPI_Sendrecv(&mine, sizeof mine, MPI_CHAR, 1 - rank, 0, &other, sizeof other, MPI_CHAR, 1 - rank,
                 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    struct iovec to = {&found, 1}, from = {other.at, 1};
    int can = process_vm_readv(other.pid, &to, 1, &from, 1, 0) == 1, both;
    MPI_Allreduce(&can, &both, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    return both;
}

int main(int argc, char **argv)
{
    static const int lengths[] = {70000, 100000, 1 << 20, (20 << 20) + 5};
    char path[64] = "/dev/shm/hawser-alone-XXXXXX";
    begin(&argc, &argv);
    int fd = rank == 0 ? mkstemp(path) : -1;
    if (rank == 0) CHECK(fd >= 0 && ftruncate(fd, 4096) == 0);
    MPI_Bcast(path, sizeof path, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (rank == 1) fd = open(path, O_RDWR);
    CHECK(fd >= 0);
    flag = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    CHECK(flag != MAP_FAILED);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) unlink(path);
    if (!allowed()) {
        MPI_Finalize();
        return 0;
    }
    data = malloc((20 << 20) + 8);
    CHECK(data != NULL);
    for (int i = 0; i < ROUNDS; i++) {
        int n = lengths[i % 4 == 3 && i > 8 ? i % 3 : i % 4];
        receiver_computes(n, 5 * i, i % 2);
        /* The receiver of a very long message reads it, and it is the one to say that it has. */
        if (n < 16 << 20) receiver_is_late(n, 5 * i + 1);
        sender_computes(n, 5 * i + 2, i % 2);
        if (i % 3 == 0) MPI_Barrier(MPI_COMM_WORLD);
    }
    free(data);
    MPI_Finalize();
    return 0;
}
