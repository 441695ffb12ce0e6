/* All others send rank 0 as much as they can: messages that nobody asks before they are sent. Rank 0
 * takes those of one sender first, while the others' wait, and then whatever comes. Its memory must
 * not grow beyond a bound in MiB (second argument), each message (their number per sender is the
 * first argument) must be whole and in its sender's order, and when the first of the others has had
 * all of its messages taken, none may be far behind (least share in percent: third argument). */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 60000 };

static unsigned char buffer[SIZE];

static void fill(unsigned char *to, int from, int number)
{
    int i;
    memcpy(to, &number, sizeof number);
    for (i = (int)sizeof number; i < SIZE; i++) to[i] = (unsigned char)(from * 31 + number * 7 + i);
}

/* Greatest resident size so far, in KiB. */
static long resident(void)
{
    char line[256];
    long kib = -1;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status))
        if (sscanf(line, "VmHWM: %ld", &kib) == 1) break;
    if (status) fclose(status);
    return kib;
}

static void fail(const char *what, long a, long b)
{
    printf("fan-in: %s: %ld, %ld\n", what, a, b);
    fflush(stdout);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

/* Takes a message of `from` or of anybody, and checks it. */
static int take(int from, int *got)
{
    static unsigned char right[SIZE];
    int number, n;
    MPI_Status status;
    MPI_Recv(buffer, SIZE, MPI_BYTE, from, 3, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_BYTE, &n);
    memcpy(&number, buffer, sizeof number);
    if (n != SIZE || number != got[status.MPI_SOURCE])
        fail("not the next message of its sender", number, got[status.MPI_SOURCE]);
    fill(right, status.MPI_SOURCE, number);
    if (memcmp(buffer, right, SIZE) != 0) fail("a damaged message", status.MPI_SOURCE, number);
    got[status.MPI_SOURCE]++;
    return status.MPI_SOURCE;
}

int main(int argc, char **argv)
{
    int rank, size, i, each = atoi(argv[1]), left, least = -1;
    long most = atol(argv[2]), share = atol(argv[3]), before, grown;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank != 0) {
        for (i = 0; i < each; i++) {
            fill(buffer, rank, i);
            MPI_Send(buffer, SIZE, MPI_BYTE, 0, 3, MPI_COMM_WORLD);
        }
    } else {
        int *got = calloc((size_t)size, sizeof *got);
        before = resident();
        for (i = 0; i < each; i++) take(1, got);
        for (left = each * (size - 2); left > 0; left--) {
            int from = take(MPI_ANY_SOURCE, got);
            if (least < 0 && got[from] == each)
                for (least = each, i = 1; i < size; i++)
                    if (got[i] < least) least = got[i];
        }
        grown = resident() - before;
        printf("fan-in: %d senders, %ld KiB more resident, %d of %d taken of the last\n", size - 1,
               grown, least, each);
        if (before < 0 || grown > most * 1024) fail("memory in KiB, bound", grown, most * 1024);
        if (least * 100 < each * share) fail("least share, all", least, each);
        free(got);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
