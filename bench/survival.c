/*
 * survival WHAT [ARGUMENT]: what it takes to survive. Prints "name value unit" lines.
 *
 *   agree [ROUNDS]   MPIX_Comm_agree, beside MPI_Allreduce of 8 bytes: medians of rank 0's times
 *   revoke [ROUNDS]  from MPIX_Comm_revoke until each of the others, who wait in MPI_Recv, has its error
 *   kill [ROUNDS]    from the end of a rank by SIGKILL until each of those that wait for it has its error; one
 *                    rank after the other, each of the times. With --enable-recovery
 *   rest FILE [MB]   ranks with so much memory that pass words round and add them up until FILE is there, for
 *                    holds and images; rank 0 writes FILE.steps now and then
 *
 * Clocks of different hosts are not compared: one host only.
 */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 10000 };

static int rank, size;
static double taken[MOST];

static double now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void tell(const char *name, int n)
{
    if (n == 0)
        return;
    qsort(taken, (size_t)n, sizeof *taken, ascending);
    printf("%s %.2f us\n%s-longest %.2f us\n", name, (taken[(n - 1) / 2] + taken[n / 2]) / 2, name, taken[n - 1]);
}

static int rounds_of(int argc, char **argv, int usual)
{
    int rounds = argc > 2 ? atoi(argv[2]) : usual;
    if (rounds < 1 || rounds > MOST) {
        fprintf(stderr, "survival: 1 to %d rounds\n", MOST);
        exit(2);
    }
    return rounds;
}

static void agreements(int rounds)
{
    for (int kind = 0; kind < 2; kind++) {
        for (int i = -rounds / 10; i < rounds; i++) {
            long in = rank, out;
            int flag = 1;
            double from = now_us();
            if (kind == 0)
                MPI_Allreduce(&in, &out, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
            else
                MPIX_Comm_agree(MPI_COMM_WORLD, &flag);
            if (i >= 0)
                taken[i] = now_us() - from;
        }
        if (rank == 0)
            tell(kind == 0 ? "allreduce" : "agree", rounds);
    }
}

/* The longest of all ranks' times is the round's, counted from rank 0's `from`. It counts if all of them began to wait
 * before that; what it says is true at rank 0. */
static int note(int round, MPI_Comm comm, double from, double waits, double mine)
{
    double times[2], last[2];
    if (MPI_Bcast(&from, 1, MPI_DOUBLE, 0, comm) != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, 7);
    times[0] = mine - from;
    times[1] = waits - from;
    if (MPI_Reduce(times, last, 2, MPI_DOUBLE, MPI_MAX, 0, comm) != MPI_SUCCESS)
        MPI_Abort(MPI_COMM_WORLD, 7);
    taken[round] = last[0];
    return last[1] < 0;
}

static void revocations(int rounds)
{
    int counts = 0;
    for (int i = 0; i < rounds; i++) {
        MPI_Comm comm;
        double from = 0, heard = 0, waits = 0;
        int word;
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank == 0) {
            usleep(5000);
            from = now_us();
            MPIX_Comm_revoke(comm);
        } else {
            waits = now_us();
            if (MPI_Recv(&word, 1, MPI_INT, 0, 1, comm, MPI_STATUS_IGNORE) == MPI_SUCCESS)
                MPI_Abort(MPI_COMM_WORLD, 3);
            heard = now_us();
        }
        counts += note(counts, MPI_COMM_WORLD, from, waits, heard);
        MPI_Comm_free(&comm);
    }
    if (rank == 0)
        tell("revoke", counts);
}

static void kills(int rounds)
{
    MPI_Comm comm, next;
    int done = 0;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    for (int i = 0; i < rounds; i++) {
        int me, left, word;
        double when = 0, heard, waits;
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        MPI_Comm_rank(comm, &me);
        MPI_Comm_size(comm, &left);
        if (left < 3)
            break;
        MPI_Barrier(comm);
        if (me == left - 1) {
            /* It says when it is going to end: all of them should wait by then. */
            when = now_us() + 5000;
            MPI_Send(&when, 1, MPI_DOUBLE, 0, 2, comm);
            while (now_us() < when)
                ;
            raise(SIGKILL);
        }
        if (me == 0 && MPI_Recv(&when, 1, MPI_DOUBLE, left - 1, 2, comm, MPI_STATUS_IGNORE) != MPI_SUCCESS)
            MPI_Abort(MPI_COMM_WORLD, 8);
        waits = now_us();
        if (MPI_Recv(&word, 1, MPI_INT, left - 1, 1, comm, MPI_STATUS_IGNORE) == MPI_SUCCESS)
            MPI_Abort(MPI_COMM_WORLD, 3);
        heard = now_us();
        if (MPIX_Comm_shrink(comm, &next) != MPI_SUCCESS)
            MPI_Abort(MPI_COMM_WORLD, 4);
        done += note(done, next, when, waits, heard);
        MPI_Comm_free(&comm);
        comm = next;
    }
    MPI_Comm_rank(comm, &rank);
    for (int i = 0; rank == 0 && i < done; i++)
        printf("loss %.2f us\n", taken[i]);
    MPI_Comm_free(&comm);
}

static void rest(const char *file, size_t bytes)
{
    char steps[4096];
    volatile char *memory = malloc(bytes + 1);
    double told = 0;
    int over = 0, right = (rank + 1) % size, left = (rank + size - 1) % size;
    long sum = 0, word = rank;
    if (!memory)
        MPI_Abort(MPI_COMM_WORLD, 6);
    srand((unsigned)rank);
    for (size_t i = 0; i < bytes; i++)
        memory[i] = (char)rand();
    snprintf(steps, sizeof steps, "%s.steps", file);
    /* Step by step: how soon ranks that are restored go on is seen at once. */
    for (long i = 0; !over; i++) {
        MPI_Sendrecv_replace(&word, 1, MPI_LONG, right, 1, left, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Allreduce(&word, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
        if (sum != (long)size * (size - 1) / 2)
            MPI_Abort(MPI_COMM_WORLD, 5);
        if (rank == 0 && (now_us() - told > 10000 || access(steps, F_OK) != 0)) {
            FILE *out = fopen(steps, "w");
            if (out) {
                fprintf(out, "%ld\n", i);
                fclose(out);
            }
            told = now_us();
        }
        if (i % 100 == 0) {
            over = rank == 0 && access(file, F_OK) == 0;
            MPI_Bcast(&over, 1, MPI_INT, 0, MPI_COMM_WORLD);
        }
    }
    free((char *)memory);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (!strcmp(what, "agree"))
        agreements(rounds_of(argc, argv, 2000));
    else if (!strcmp(what, "revoke"))
        revocations(rounds_of(argc, argv, 100));
    else if (!strcmp(what, "kill"))
        kills(rounds_of(argc, argv, 30));
    else if (!strcmp(what, "rest") && argc > 2)
        rest(argv[2], argc > 3 ? (size_t)atol(argv[3]) << 20 : 0);
    else {
        if (rank == 0)
            fprintf(stderr, "survival agree|revoke|kill [ROUNDS], or survival rest FILE [MB]\n");
        MPI_Finalize();
        return 2;
    }
    MPI_Finalize();
    return 0;
}
