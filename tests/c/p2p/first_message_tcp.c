// np: 4
// nodes: 1
// args: --mca btl tcp,self
/* The first messages to a peer are delivered while their sender computes, whatever the peer does
 * when they are sent. Ranks tell each other by a file that all map, without MPI. */
#include <fcntl.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

/* Events: the message from one rank to another was sent, or received; and ranks that are ready. */
enum { SENT, GOT, READY, KINDS };
enum { SEVERAL = 5 };
static volatile int (*told)[4][4];
static int rank;
static char name[64];

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Computes, as far as MPI knows, until it is told. */
static void compute_until(int kind, int from, int to)
{
    static const char *const what[] = {"sent", "received", "ready"};
    double end = now() + 30;
    while (!__atomic_load_n(&told[kind][from][to], __ATOMIC_ACQUIRE)) {
        if (now() > end) {
            printf("rank %d: a message from %d to %d is not %s\n", rank, from, to, what[kind]);
            fflush(stdout);
            unlink(name);
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
    }
}

static void tell(int kind, int from, int to)
{
    __atomic_store_n(&told[kind][from][to], 1, __ATOMIC_RELEASE);
}

static void send_to(int to)
{
    int word = 100 * rank + to;
    MPI_Send(&word, 1, MPI_INT, to, 1, MPI_COMM_WORLD);
}

static void receive_from(int from)
{
    int word = -1;
    MPI_Recv(&word, 1, MPI_INT, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (word != 100 * from + rank) {
        printf("rank %d: %d in place of %d\n", rank, word, 100 * from + rank);
        fflush(stdout);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    tell(GOT, from, rank);
}

int main(int argc, char **argv)
{
    int fd, to;
    size_t bytes = KINDS * sizeof *told;
    snprintf(name, sizeof name, "first_message.%d", (int)getppid());
    fd = open(name, O_CREAT | O_RDWR, 0600);
    if (fd < 0 || ftruncate(fd, (off_t)bytes) != 0) return 1;
    told = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (told == MAP_FAILED) return 1;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);

    /* To three that wait for it. */
    if (rank == 3) {
        for (to = 0; to < 3; to++) send_to(to);
        for (to = 0; to < 3; to++) compute_until(GOT, 3, to);
    } else {
        receive_from(3);
    }
    /* Two to each other at the same time, of which one computes on. */
    if (rank < 2) {
        tell(READY, rank, rank);
        compute_until(READY, !rank, !rank);
        send_to(!rank);
        if (rank == 0) compute_until(GOT, 0, 1);
        receive_from(!rank);
        compute_until(GOT, rank, !rank);
    }
    /* Several to one that computes, too, until they were sent, and for longer than any send waits. */
    if (rank == 2) {
        for (to = 0; to < SEVERAL; to++) send_to(1);
        tell(SENT, 2, 1);
        compute_until(GOT, 2, 1);
    } else if (rank == 1) {
        double end;
        compute_until(SENT, 2, 1);
        for (end = now() + 1; now() < end;) continue;
        for (to = 1; to < SEVERAL; to++)
            MPI_Recv(&fd, 1, MPI_INT, 2, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        receive_from(2);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) unlink(name);
    MPI_Finalize();
    return 0;
}
