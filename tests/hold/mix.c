// Everything at once, for SECONDS: unmatched sends of all lengths that are received late, receives from
// any source, a collective in flight, windows, synchronous sends. All of it is checked.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LATE 12
static int rank, size;

static void wrong(const char *what, long round) {
    fprintf(stderr, "rank %d, round %ld: wrong %s\n", rank, round, what);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double end = MPI_Wtime() + (argc > 1 ? atof(argv[1]) : 1);
    int next = (rank + 1) % size, before = (rank + size - 1) % size;
    static const int lengths[LATE] = {0, 1, 13, 56, 100, 1000, 4096, 5000, 70000, 200000, 7, 1 << 20};
    static char out[LATE][1 << 20], in[1 << 20];
    long *window, sum, rounds = 0;
    MPI_Win win;
    MPI_Win_allocate(sizeof(long), sizeof(long), MPI_INFO_NULL, MPI_COMM_WORLD, &window, &win);
    *window = 0;
    MPI_Barrier(MPI_COMM_WORLD);
    for (int go = 1; go; rounds++) {
        MPI_Request sends[LATE], reduce, any;
        int token = -1, again = MPI_Wtime() < end;
        long one = rank + rounds;
        MPI_Irecv(&token, 1, MPI_INT, MPI_ANY_SOURCE, 99, MPI_COMM_WORLD, &any);
        for (int i = 0; i < LATE; i++) {
            memset(out[i], (int)(rounds + i + rank), lengths[i]);
            MPI_Isend(out[i], lengths[i], MPI_CHAR, next, i, MPI_COMM_WORLD, &sends[i]);
        }
        MPI_Iallreduce(&one, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD, &reduce);
        MPI_Win_lock(MPI_LOCK_SHARED, next, 0, win);
        long plus = 1;
        MPI_Accumulate(&plus, 1, MPI_LONG, next, 0, 1, MPI_LONG, MPI_SUM, win);
        MPI_Win_unlock(next, win);
        MPI_Ssend(&rank, 1, MPI_INT, next, 99, MPI_COMM_WORLD);
        for (int i = LATE - 1; i >= 0; i--) {
            MPI_Status status;
            int count;
            MPI_Recv(in, sizeof in, MPI_CHAR, before, i, MPI_COMM_WORLD, &status);
            MPI_Get_count(&status, MPI_CHAR, &count);
            if (count != lengths[i]) wrong("length", rounds);
            for (int k = 0; k < count; k++)
                if (in[k] != (char)(rounds + i + before)) wrong("byte", rounds);
        }
        MPI_Wait(&any, MPI_STATUS_IGNORE);
        if (token != before) wrong("token", rounds);
        MPI_Waitall(LATE, sends, MPI_STATUSES_IGNORE);
        MPI_Wait(&reduce, MPI_STATUS_IGNORE);
        if (sum != (long)size * (size - 1) / 2 + size * rounds) wrong("sum", rounds);
        MPI_Allreduce(&again, &go, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, win);
    if (*window != rounds) wrong("window", rounds);
    MPI_Win_unlock(rank, win);
    MPI_Win_free(&win);
    if (rank == 0) printf("%ld rounds\n", rounds);
    MPI_Finalize();
    return 0;
}
