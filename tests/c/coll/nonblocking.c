// np: 1 2 3 4 5
/* All nonblocking collectives in flight at once, mixed with messages and blocking calls, completed
   in other orders than they were started in. */
#include "every.h"

#define I(low, High) MPI_I##low

static void all_at_once(int n, int order)
{
    struct call calls[2 * OPS];
    MPI_Request requests[2 * OPS], messages[2];
    int token = rank, got = -1, left = 2 * OPS;
    for (int k = 0; k < 2 * OPS; k++) {
        make(&calls[k], k % OPS, n);
        fill(&calls[k], k);
        ISSUE(&calls[k], MPI_COMM_WORLD, I, &requests[k])
        if (k == OPS) {
            OK(MPI_Irecv(&got, 1, MPI_INT, (rank + 1) % size, 3, MPI_COMM_WORLD, &messages[0]));
            OK(MPI_Isend(&token, 1, MPI_INT, (rank + size - 1) % size, 3, MPI_COMM_WORLD,
                         &messages[1]));
        }
    }
    int sum = 0;
    OK(MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    CHECK(sum == size * (size - 1) / 2);
    if (order == 0) {
        for (int k = 2 * OPS - 1; k >= 0; k--)
            OK(MPI_Wait(&requests[k], MPI_STATUS_IGNORE));
    } else if (order == 1) {
        while (left > 0) {
            int index, flag;
            OK(MPI_Testany(2 * OPS, requests, &index, &flag, MPI_STATUS_IGNORE));
            if (flag) {
                CHECK(index != MPI_UNDEFINED);
                verify(&calls[index]);
                left--;
            }
        }
    } else {
        OK(MPI_Waitall(2 * OPS, requests, MPI_STATUSES_IGNORE));
    }
    OK(MPI_Waitall(2, messages, MPI_STATUSES_IGNORE));
    CHECK(got == (rank + 1) % size);
    for (int k = 0; k < 2 * OPS; k++) {
        CHECK(requests[k] == MPI_REQUEST_NULL);
        verify(&calls[k]);
        drop(&calls[k]);
    }
}

/* The communicator is freed while its collectives are in flight. */
static void freed_early(int n)
{
    MPI_Comm copy;
    struct call calls[OPS];
    MPI_Request requests[OPS];
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &copy));
    for (int k = 0; k < OPS; k++) {
        make(&calls[k], k, n);
        fill(&calls[k], 0);
        ISSUE(&calls[k], copy, I, &requests[k])
    }
    OK(MPI_Comm_free(&copy));
    OK(MPI_Waitall(OPS, requests, MPI_STATUSES_IGNORE));
    for (int k = 0; k < OPS; k++) {
        verify(&calls[k]);
        drop(&calls[k]);
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    make_types();
    for (int order = 0; order < 3; order++) {
        all_at_once(1, order);
        all_at_once(100, order);
        all_at_once(20000, order);
    }
    freed_early(1);
    freed_early(3000);
    MPI_Request barrier;
    OK(MPI_Ibarrier(MPI_COMM_WORLD, &barrier));
    FAILS(MPI_ERR_REQUEST, MPI_Cancel(&barrier));
    OK(MPI_Wait(&barrier, MPI_STATUS_IGNORE));
    free_types();
    return end();
}
