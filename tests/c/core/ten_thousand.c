// np: 1 2 4
/* Ten thousand communicators at a time: each works, messages do not meet those of others, and a rank
 * keeps little of each, whatever their size. */
#include "check.h"

enum { MANY = 10000, EACH = 8 << 10, STRIDE = 97 };

/* Bytes that are this process's alone. */
static long own(void)
{
    char line[200];
    long sum = 0, kb;
    FILE *f = fopen("/proc/self/smaps_rollup", "r");
    CHECK(f);
    while (fgets(line, sizeof line, f))
        if (sscanf(line, "Private_Dirty: %ld", &kb) == 1)
            sum += kb << 10;
    fclose(f);
    CHECK(sum > 0);
    return sum;
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    static MPI_Comm comms[MANY];
    memset(comms, 0, sizeof comms);
    long before = own();
    for (int i = 0; i < MANY; i++)
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]));
    long each = (own() - before) / MANY;
    if (each > EACH)
        fprintf(stderr, "rank %d: %ld bytes for each of %d communicators\n", rank, each, MANY);
    CHECK(each <= EACH);
    /* All messages are sent before the first is received, in the other order. */
    int peer = (rank + 1) % size, from = (rank + size - 1) % size;
    static MPI_Request requests[MANY / STRIDE + 1];
    static int sent[MANY / STRIDE + 1];
    int n = 0;
    for (int i = 0; i < MANY; i += STRIDE, n++) {
        sent[n] = i;
        OK(MPI_Isend(&sent[n], 1, MPI_INT, peer, 0, comms[i], &requests[n]));
    }
    for (int k = n - 1; k >= 0; k--) {
        int got = -1;
        OK(MPI_Recv(&got, 1, MPI_INT, from, 0, comms[k * STRIDE], MPI_STATUS_IGNORE));
        CHECK(got == k * STRIDE);
    }
    OK(MPI_Waitall(n, requests, MPI_STATUSES_IGNORE));
    for (int i = 0; i < MANY; i += STRIDE) {
        int one = i, sum;
        OK(MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comms[i]));
        CHECK(sum == i * size);
    }
    for (int i = 0; i < MANY; i++)
        OK(MPI_Comm_free(&comms[i]));
    return end();
}
