// np: 6
// args: --enable-recovery
/* Ranks that are killed at random moments: kills [WAY [SEED [ROUNDS [LOSSES [LOG]]]]]. In each way the ranks that are left
 * repair their communicator whenever a call of it fails, until all rounds are done; then they end MPI. No call may wait
 * for ever, and all survivors see the same. With LOSSES they kill nobody: somebody else does, and rounds count from when
 * so many are known to be lost, or with -1 at once. LOG.R gets a line for each decision that rank R learns of, before it
 * acts on it: those of the dead have to be the same as those of the others, too. */
#include "check.h"
#include <fcntl.h>
#include <sys/time.h>

enum { SEND, COLLECTIVES, AGREE, SHRINK, RMA, FINALIZE, WAYS };

static unsigned long dice;

static unsigned chance(unsigned below)
{
    dice = dice * 6364136223846793005ul + 1442695040888963407ul;
    return (unsigned)(dice >> 33) % below;
}

/* Kills this process after so many microseconds, whatever it does. */
static void die_in(long us)
{
    struct itimerval timer = {{0, 0}, {us / 1000000, us % 1000000 + 1}};
    signal(SIGALRM, SIG_DFL);
    setitimer(ITIMER_REAL, &timer, NULL);
}

static int decisions = -1;

static void decided(const char *what, int value, int code)
{
    if (decisions >= 0) dprintf(decisions, "%s %x %d\n", what, (unsigned)value, code);
}

/* The class of the error; the value is what all have decided. */
static int agreed(MPI_Comm comm, int *flag)
{
    int code = class_of(MPIX_Comm_agree(comm, flag));
    CHECK(code == MPI_SUCCESS || code == MPIX_ERR_PROC_FAILED);
    decided("agree", *flag, code);
    return code;
}

/* Who is left, as bits. */
static void shrunk(MPI_Comm left)
{
    MPI_Group world, group;
    int n, bits = 0, all[32], of_world[32];
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Comm_group(left, &group);
    MPI_Group_size(group, &n);
    for (int i = 0; i < n; i++) all[i] = i;
    MPI_Group_translate_ranks(group, n, all, world, of_world);
    for (int i = 0; i < n; i++) bits |= 1 << of_world[i];
    MPI_Group_free(&world);
    MPI_Group_free(&group);
    decided("shrink", bits, 0);
}

static MPI_Comm repaired(MPI_Comm comm)
{
    MPI_Comm left;
    OK(MPIX_Comm_revoke(comm));
    OK(MPIX_Comm_shrink(comm, &left));
    shrunk(left);
    MPI_Comm_set_errhandler(left, MPI_ERRORS_RETURN);
    MPI_Comm_free(&comm);
    return left;
}

/* The first error of one round. */
static int one_round(MPI_Comm comm, int way, int round)
{
    int me, n, code = MPI_SUCCESS, x = round, sum;
    static char big[2][100000];
    MPI_Comm_rank(comm, &me);
    MPI_Comm_size(comm, &n);
    if (way == SEND) {
        int bytes = round % 3 == 2 ? (int)sizeof big[0] : 8;
        MPI_Request request[2];
        MPI_Irecv(big[0], bytes, MPI_BYTE, round % 5 ? (me + n - 1) % n : MPI_ANY_SOURCE, 1, comm, &request[0]);
        MPI_Isend(big[1], bytes, MPI_BYTE, (me + 1) % n, 1, comm, &request[1]);
        for (int i = 0; i < 2; i++) {
            int one = class_of(MPI_Wait(&request[i], MPI_STATUS_IGNORE));
            if (one == MPIX_ERR_PROC_FAILED_PENDING) {
                MPI_Cancel(&request[i]);
                MPI_Wait(&request[i], MPI_STATUS_IGNORE);
            }
            if (one) code = one;
        }
        return code;
    }
    if (way == COLLECTIVES || way == FINALIZE) {
        MPI_Request request;
        switch (round % 5) {
        case 0: return MPI_Barrier(comm);
        case 1: return MPI_Allreduce(&x, &sum, 1, MPI_INT, MPI_SUM, comm);
        case 2: return MPI_Bcast(big[0], sizeof big[0], MPI_BYTE, round % n, comm);
        case 3: return MPI_Alltoall(big[0], 1000, MPI_BYTE, big[1], 1000, MPI_BYTE, comm);
        default:
            code = MPI_Iallreduce(&x, &sum, 1, MPI_INT, MPI_SUM, comm, &request);
            return code ? code : MPI_Wait(&request, MPI_STATUS_IGNORE);
        }
    }
    if (way == RMA) {
        MPI_Win win;
        int *base, end;
        code = MPI_Win_allocate(64, 1, MPI_INFO_NULL, comm, &base, &win);
        if (code) return code;
        MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
        for (int i = 0; i < 20 && !code; i++) {
            if (i % 2) {
                code = MPI_Win_lock(MPI_LOCK_EXCLUSIVE, (me + i) % n, 0, win);
                if (!code) {
                    code = MPI_Accumulate(&x, 1, MPI_INT, (me + i) % n, 0, 1, MPI_INT, MPI_SUM, win);
                    end = MPI_Win_unlock((me + i) % n, win);
                    if (!code) code = end;
                }
            } else {
                code = MPI_Win_fence(0, win);
                if (!code) code = MPI_Put(&x, 1, MPI_INT, (me + 1) % n, 8, 1, MPI_INT, win);
                end = MPI_Win_fence(0, win);
                if (!code) code = end;
            }
        }
        if (code) MPIX_Win_revoke(win);
        end = MPI_Win_free(&win);
        return code ? code : end;
    }
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    int way = argc > 1 ? atoi(argv[1]) : COLLECTIVES, rounds = argc > 3 ? atoi(argv[3]) : 40, me, n;
    int losses = argc > 4 ? atoi(argv[4]) : 0, enough = 1 << 29;
    MPI_Comm comm, left;
    dice = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
    begin(&argc, &argv);
    if (argc > 5) {
        char name[4096];
        snprintf(name, sizeof name, "%s.%d", argv[5], rank);
        decisions = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        CHECK(decisions >= 0 && size <= 31);
    }
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    meet(comm);
    /* Up to all but one die; who and when is the same everywhere. */
    int victims = losses ? 0 : 1 + (int)chance((unsigned)size - 1);
    if (losses && rank == 0) puts("begun");
    fflush(stdout);
    for (int i = 0; i < victims; i++) {
        unsigned who = 1 + chance((unsigned)size - 1), when = chance(way == FINALIZE ? 8000 : 20000);
        if (rank == (int)who) die_in(when);
    }
    for (int round = 0, left_to_do = rounds; left_to_do > 0; round++) {
        int flag = 1, code, known = losses <= 0 || failed_of(MPI_COMM_WORLD) >= losses ? enough : 0;
        if (way == AGREE) {
            flag = ~(1 << rank) & (~enough | known);
            code = agreed(comm, &flag);
            CHECK(!(flag & 1 << rank));
            if (code) OK(MPIX_Comm_failure_ack(comm));
            left_to_do -= (flag & enough) != 0;
            continue;
        }
        if (way == SHRINK) {
            MPI_Request request;
            if (round % 2) {
                OK(MPIX_Comm_ishrink(comm, &left, &request));
                OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
            } else {
                OK(MPIX_Comm_shrink(comm, &left));
            }
            MPI_Comm_free(&comm);
            comm = left;
            shrunk(comm);
            MPI_Comm_size(comm, &n);
            left_to_do -= losses <= 0 || n <= size - losses;
            continue;
        }
        flag = one_round(comm, way, round) == MPI_SUCCESS;
        if (!flag) OK(MPIX_Comm_revoke(comm));
        /* All repair, or none. */
        flag |= known;
        code = agreed(comm, &flag);
        left_to_do -= (flag & enough) != 0;
        if (!(flag & 1) || code) comm = repaired(comm);
    }
    /* What the survivors have at the end is one communicator. */
    for (;;) {
        MPI_Comm_rank(comm, &me);
        MPI_Comm_size(comm, &n);
        int flag = MPI_Barrier(comm) == MPI_SUCCESS, code;
        if (way == FINALIZE && flag) break;
        if (!flag) OK(MPIX_Comm_revoke(comm));
        code = agreed(comm, &flag);
        if (flag && !code) break;
        comm = repaired(comm);
    }
    if (me == 0) printf("%d of %d are left\n", n, size);
    return end();
}
