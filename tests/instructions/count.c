/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Calls of one kind in a loop, for counting the instructions of rank 0 or 1:
 *
 *   count send|isend|start|bcast|scatter|gather|reduce|put|get|fop|cas|lock|rank|size ROUNDS THERE BACK
 *
 * Each round is: rank 0 sends messages of 8 bytes (one, or with requests BATCH), fewer than a ring
 * holds, and tells rank 1 so through the named pipe THERE; rank 1 receives what lies in its ring and answers through BACK.
 * Nobody waits inside of MPI, so that the count is the same every time. What is counted is what
 * runs below `counted_...`, by callgrind's --toggle-collect. Collectives go from rank 0 to rank 1, so that
 * rank 0 needs nobody, and rank 1 finds what it needs. One-sided operations are rank 0's on
 * mapped memory of rank 1, which does nothing meanwhile; so are `rank` and `size`, calls that only ask.
 */
#include <fcntl.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Collective calls by which one rank is ahead of the other: fewer than a board has slots. */
enum { BATCH = 8, AHEAD = 4 };
static MPI_Request requests[BATCH];
static long values[BATCH], old, all[2];
static MPI_Win window;
static MPI_File file;

/* Out of line, and with work after the last call, so that it is a frame of its own. */
__attribute__((noinline)) int counted_send(void)
{
    int bad = MPI_Send(&values[0], sizeof(long), MPI_BYTE, 1, 1, MPI_COMM_WORLD);
    return bad | (values[1] != 0);
}

__attribute__((noinline)) int counted_recv(void)
{
    int bad = MPI_Recv(&values[0], sizeof(long), MPI_BYTE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return bad | (values[1] != 0);
}

__attribute__((noinline)) int counted_isend(void)
{
    int i, bad = 0;
    for (i = 0; i < BATCH; i++)
        bad |= MPI_Isend(&values[i], sizeof(long), MPI_BYTE, 1, 1, MPI_COMM_WORLD, &requests[i]);
    return bad | MPI_Waitall(BATCH, requests, MPI_STATUSES_IGNORE);
}

__attribute__((noinline)) int counted_irecv(void)
{
    int i, bad = 0;
    for (i = 0; i < BATCH; i++)
        bad |= MPI_Irecv(&values[i], sizeof(long), MPI_BYTE, 0, 1, MPI_COMM_WORLD, &requests[i]);
    return bad | MPI_Waitall(BATCH, requests, MPI_STATUSES_IGNORE);
}

__attribute__((noinline)) int counted_start(void)
{
    int i, bad = 0;
    for (i = 0; i < BATCH; i++) bad |= MPI_Start(&requests[i]);
    for (i = 0; i < BATCH; i++) bad |= MPI_Wait(&requests[i], MPI_STATUS_IGNORE);
    return bad;
}

__attribute__((noinline)) int counted_bcast(void)
{
    int i, bad = 0;
    for (i = 0; i < AHEAD; i++) bad |= MPI_Bcast(&values[i], 1, MPI_LONG, 0, MPI_COMM_WORLD);
    return bad;
}

__attribute__((noinline)) int counted_scatter(void)
{
    int i, bad = 0;
    for (i = 0; i < AHEAD; i++)
        bad |= MPI_Scatter(all, 1, MPI_LONG, &values[i], 1, MPI_LONG, 0, MPI_COMM_WORLD);
    return bad;
}

__attribute__((noinline)) int counted_gather(void)
{
    int i, bad = 0;
    for (i = 0; i < AHEAD; i++)
        bad |= MPI_Gather(&values[i], 1, MPI_LONG, all, 1, MPI_LONG, 1, MPI_COMM_WORLD);
    return bad;
}

__attribute__((noinline)) int counted_reduce(void)
{
    int i, bad = 0;
    for (i = 0; i < AHEAD; i++)
        bad |= MPI_Reduce(&values[i], all, 1, MPI_LONG, MPI_SUM, 1, MPI_COMM_WORLD);
    return bad;
}

/* Operations within MPI_Win_lock_all, without flushes. */
__attribute__((noinline)) int counted_put(void)
{
    int i, bad = 0;
    for (i = 0; i < BATCH; i++)
        bad |= MPI_Put(&values[i], 1, MPI_LONG, 1, i, 1, MPI_LONG, window);
    return bad;
}

__attribute__((noinline)) int counted_get(void)
{
    int i, bad = 0;
    for (i = 0; i < BATCH; i++)
        bad |= MPI_Get(&values[i], 1, MPI_LONG, 1, i, 1, MPI_LONG, window);
    return bad;
}

__attribute__((noinline)) int counted_fop(void)
{
    int i, bad = 0;
    for (i = 0; i < BATCH; i++)
        bad |= MPI_Fetch_and_op(&values[i], &old, MPI_LONG, 1, i, MPI_SUM, window);
    return bad;
}

__attribute__((noinline)) int counted_cas(void)
{
    int i, bad = 0;
    for (i = 0; i < BATCH; i++)
        bad |= MPI_Compare_and_swap(&values[i], &old, &old, MPI_LONG, 1, i, window);
    return bad;
}

/* An exclusive lock, a put, and the end of the epoch. */
__attribute__((noinline)) int counted_lock(void)
{
    int i, bad = 0;
    for (i = 0; i < BATCH; i++) {
        bad |= MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        bad |= MPI_Put(&values[i], 1, MPI_LONG, 1, i, 1, MPI_LONG, window);
        bad |= MPI_Win_unlock(1, window);
    }
    return bad;
}

__attribute__((noinline)) int counted_write(void)
{
    int i, bad = 0;
    for (i = 0; i < BATCH; i++)
        bad |= MPI_File_write_at(file, i * (MPI_Offset)sizeof(long), &values[i], 1, MPI_LONG,
                                 MPI_STATUS_IGNORE);
    return bad;
}

__attribute__((noinline)) int counted_rank(void)
{
    int i, rank, bad = 0;
    for (i = 0; i < BATCH; i++) bad |= MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return bad | (rank != 0);
}

__attribute__((noinline)) int counted_size(void)
{
    int i, size, bad = 0;
    for (i = 0; i < BATCH; i++) bad |= MPI_Type_size(MPI_LONG, &size);
    return bad | (size != sizeof(long));
}

static const struct {
    const char *name;
    int (*act)(void);
} of_both[] = {{"bcast", counted_bcast}, {"scatter", counted_scatter}, {"gather", counted_gather},
               {"reduce", counted_reduce}, {"start", counted_start}},
  of_rank_0[] = {{"put", counted_put}, {"get", counted_get}, {"fop", counted_fop},
                 {"cas", counted_cas}, {"lock", counted_lock},
                 {"write", counted_write}, {"rank", counted_rank}, {"size", counted_size}};

/* One byte through a pipe; a broken pipe ends the job. */
static void tell(int pipe)
{
    if (write(pipe, "", 1) != 1) MPI_Abort(MPI_COMM_WORLD, 3);
}

static void hear(int pipe)
{
    char byte;
    if (read(pipe, &byte, 1) != 1) MPI_Abort(MPI_COMM_WORLD, 3);
}

static int act(int rank, const char *what)
{
    for (size_t i = 0; i < sizeof of_rank_0 / sizeof *of_rank_0; i++)
        if (!strcmp(what, of_rank_0[i].name)) return rank == 0 ? of_rank_0[i].act() : 0;
    for (size_t i = 0; i < sizeof of_both / sizeof *of_both; i++)
        if (!strcmp(what, of_both[i].name)) return of_both[i].act();
    if (!strcmp(what, "isend")) return rank == 0 ? counted_isend() : counted_irecv();
    return rank == 0 ? counted_send() : counted_recv();
}

int main(int argc, char **argv)
{
    int rounds, rank, size, i, k, there, back, bad = 0, starts;
    void *base;
    file = MPI_FILE_NULL;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size != 2 || argc != 5) MPI_Abort(MPI_COMM_WORLD, 1);
    rounds = atoi(argv[2]);
    starts = !strcmp(argv[1], "start");
    MPI_Win_allocate(BATCH * sizeof(long), sizeof(long), MPI_INFO_NULL, MPI_COMM_WORLD, &base, &window);
    if (strcmp(argv[1], "lock")) MPI_Win_lock_all(0, window);
    if (rank == 0 && !strcmp(argv[1], "write"))
        MPI_File_open(MPI_COMM_SELF, "counted", MPI_MODE_CREATE | MPI_MODE_RDWR |
                      MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &file);
    there = open(argv[3], rank == 0 ? O_WRONLY : O_RDONLY);
    back = open(argv[4], rank == 0 ? O_RDONLY : O_WRONLY);
    for (i = 0; i < BATCH && starts; i++)
        if (rank == 0)
            MPI_Send_init(&values[i], sizeof(long), MPI_BYTE, 1, 1, MPI_COMM_WORLD, &requests[i]);
        else
            MPI_Recv_init(&values[i], sizeof(long), MPI_BYTE, 0, 1, MPI_COMM_WORLD, &requests[i]);
    for (k = 0; k < rounds; k++) {
        if (rank == 1) hear(there);
        bad |= act(rank, argv[1]);
        if (rank == 0) {
            tell(there);
            hear(back);
        } else {
            tell(back);
        }
    }
    for (i = 0; i < BATCH && starts; i++) MPI_Request_free(&requests[i]);
    if (strcmp(argv[1], "lock")) MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    if (file != MPI_FILE_NULL) MPI_File_close(&file);
    if (bad) MPI_Abort(MPI_COMM_WORLD, 2);
    MPI_Finalize();
    return 0;
}
