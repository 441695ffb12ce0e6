/* Ranks that share CPUs and only poll: a token goes round, and each rank looks for it with calls
 * that do not wait. Polling must give the CPU to others. What counts is the processor time of all
 * ranks for a hop, not the time that passes: a rank that keeps its CPU burns a slice of the
 * scheduler, some thousand microseconds; one that yields, some microseconds. */
#include "check.h"
#include <sys/resource.h>

enum { HOPS = 200, MODES = 10 };
static const double MOST_US = 300;

static double cpu_us(void)
{
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return 1e6 * (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
           (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec);
}

/* Polls until the request has ended. */
static void poll(int mode, MPI_Request *request)
{
    int flag = 0, index, n, one;
    while (!flag)
        switch (mode) {
        case 0: OK(MPI_Test(request, &flag, MPI_STATUS_IGNORE)); break;
        case 1: OK(MPI_Testany(1, request, &index, &flag, MPI_STATUS_IGNORE)); break;
        case 2: OK(MPI_Testall(1, request, &flag, MPI_STATUSES_IGNORE)); break;
        case 3:
            OK(MPI_Testsome(1, request, &n, &one, MPI_STATUSES_IGNORE));
            flag = n == 1;
            break;
        default:
            OK(MPI_Request_get_status(*request, &flag, MPI_STATUS_IGNORE));
            if (flag)
                OK(MPI_Wait(request, MPI_STATUS_IGNORE));
        }
}

static void receive(int mode, int from, long *token)
{
    MPI_Request request;
    MPI_Message message;
    int flag = 0;
    switch (mode) {
    case 5:
        while (!flag)
            OK(MPI_Iprobe(from, 1, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE));
        OK(MPI_Recv(token, 1, MPI_LONG, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        break;
    case 6:
        while (!flag)
            OK(MPI_Improbe(MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, &flag, &message, MPI_STATUS_IGNORE));
        OK(MPI_Mrecv(token, 1, MPI_LONG, &message, MPI_STATUS_IGNORE));
        break;
    default:
        OK(MPI_Irecv(token, 1, MPI_LONG, from, 1, MPI_COMM_WORLD, &request));
        poll(mode, &request);
    }
}

static void ring(int mode)
{
    int from = (rank + size - 1) % size, to = (rank + 1) % size;
    long token = 0;
    for (int i = 0; i < HOPS; i++) {
        if (rank > 0 || i > 0)
            receive(mode, from, &token);
        token++;
        OK(MPI_Send(&token, 1, MPI_LONG, to, 1, MPI_COMM_WORLD));
    }
    if (rank == 0) {
        receive(mode, from, &token);
        CHECK(token == (long)HOPS * size);
    }
}

static void reductions(int mode)
{
    for (int i = 0; i < HOPS; i++) {
        MPI_Request request;
        long mine = i, sum = 0;
        OK(MPI_Iallreduce(&mine, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD, &request));
        poll(mode - 7, &request);
        CHECK(sum == (long)i * size);
    }
}

static void partitions(void)
{
    int from = (rank + size - 1) % size, to = (rank + 1) % size;
    long out = 7, in = 0;
    MPI_Request send, recv;
    OK(MPI_Psend_init(&out, 1, 1, MPI_LONG, to, 2, MPI_COMM_WORLD, MPI_INFO_NULL, &send));
    OK(MPI_Precv_init(&in, 1, 1, MPI_LONG, from, 2, MPI_COMM_WORLD, MPI_INFO_NULL, &recv));
    for (int i = 0; i < HOPS; i++) {
        int flag = 0;
        OK(MPI_Start(&send));
        OK(MPI_Start(&recv));
        OK(MPI_Pready(0, send));
        while (!flag)
            OK(MPI_Parrived(recv, 0, &flag));
        poll(0, &recv);
        poll(0, &send);
    }
    OK(MPI_Request_free(&send));
    OK(MPI_Request_free(&recv));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int mode = 0; mode < MODES; mode++) {
        OK(MPI_Barrier(MPI_COMM_WORLD));
        double used = cpu_us(), all;
        if (mode < 7)
            ring(mode);
        else if (mode < 9)
            reductions(mode);
        else
            partitions();
        used = cpu_us() - used;
        OK(MPI_Reduce(&used, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD));
        if (rank == 0) {
            all /= HOPS * size;
            printf("mode %d: %.1f us of processor time per hop\n", mode, all);
            CHECK(all <= MOST_US);
        }
    }
    return end();
}
