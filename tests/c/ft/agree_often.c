// np: 2 5
// args: --enable-recovery
/* Thousands of agreements, each with its value, blocking and not, on communicators that come and go; then some while a
 * rank dies, which all survivors see alike. */
#include "check.h"
#include <sys/time.h>

enum { OFTEN = 2000, COMMS = 100, AMID = 400 };

static int bit(int who, int round)
{
    return ~(1 << (who * 7 + round) % 30);
}

static void agree_in(MPI_Comm comm, int round)
{
    int n, flag, want = ~0;
    MPI_Request request;
    MPI_Comm_size(comm, &n);
    for (int i = 0; i < n; i++) want &= bit(i, round);
    flag = bit(rank, round);
    if (round % 97 == 96) {
        OK(MPIX_Comm_iagree(comm, &flag, &request));
        OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
    } else {
        OK(MPIX_Comm_agree(comm, &flag));
    }
    if (flag != want) WRONG("round %d: %x instead of %x", round, (unsigned)flag, (unsigned)want);
}

int main(int argc, char **argv)
{
    MPI_Comm comm, left;
    int outcome[AMID], low[AMID], high[AMID], code[AMID];
    begin(&argc, &argv);
    for (int round = 0; round < OFTEN; round++) agree_in(MPI_COMM_WORLD, round);
    for (int i = 0; i < COMMS; i++) {
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
        for (int round = 0; round < 5; round++) agree_in(comm, round);
        /* One that is revoked agrees, too. */
        if (i % 10 == 9) {
            OK(MPIX_Comm_revoke(comm));
            agree_in(comm, 5);
        }
        MPI_Comm_free(&comm);
    }
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    meet(comm);
    if (rank == size - 1) {
        struct itimerval soon = {{0, 0}, {0, 300}};
        signal(SIGALRM, SIG_DFL);
        setitimer(ITIMER_REAL, &soon, NULL);
    }
    for (int round = 0; round < AMID; round++) {
        outcome[round] = bit(rank, round);
        code[round] = class_of(MPIX_Comm_agree(comm, &outcome[round]));
        CHECK(code[round] == MPI_SUCCESS || code[round] == MPIX_ERR_PROC_FAILED);
        if (code[round]) outcome[round] ^= 1 << 30;
    }
    if (rank == size - 1) for (;;) pause();
    await_failed(comm, 1);
    OK(MPIX_Comm_shrink(comm, &left));
    OK(MPI_Allreduce(outcome, low, AMID, MPI_INT, MPI_MIN, left));
    OK(MPI_Allreduce(outcome, high, AMID, MPI_INT, MPI_MAX, left));
    CHECK(memcmp(low, high, sizeof low) == 0);
    /* Those who are left agree among themselves. */
    meet(left);
    meet(left);
    return end();
}
