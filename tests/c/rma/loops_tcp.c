// np: 3
// nodes: 1
// args: --mca btl tcp,self
/* A message over sockets that needs its sender's progress, while the sender calls nothing but
 * one-sided operations on mapped memory, or MPI_Test of a null request, until its arrival shows. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { KINDS = 10, LONG = 1 << 20, WAIT_S = 20 };

static int *flag, round_;
static MPI_Win win;

/* One call, or a few, of a kind; what the flag at rank 0 says. */
static int look(int kind)
{
    int zero = 0, seen = 0, done;
    MPI_Request null = MPI_REQUEST_NULL, request;
    switch (kind) {
    case 0: MPI_Fetch_and_op(&zero, &seen, MPI_INT, 0, 0, MPI_NO_OP, win); break;
    case 1: MPI_Compare_and_swap(&zero, &zero, &seen, MPI_INT, 0, 0, win); break;
    case 2: MPI_Get(&seen, 1, MPI_INT, 0, 0, 1, MPI_INT, win); break;
    case 3: MPI_Accumulate(&zero, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, win); break;
    case 4:
        MPI_Rget(&seen, 1, MPI_INT, 0, 0, 1, MPI_INT, win, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        return seen;
    case 5: MPI_Win_sync(win); return *(volatile int *)flag;
    case 6: MPI_Test(&null, &done, MPI_STATUS_IGNORE); return *(volatile int *)flag;
    case 7: MPI_Testall(1, &null, &done, MPI_STATUSES_IGNORE); return *(volatile int *)flag;
    case 8: MPI_Testany(1, &null, &zero, &done, MPI_STATUS_IGNORE); return *(volatile int *)flag;
    default: MPI_Win_flush_local_all(win); return *(volatile int *)flag;
    }
    MPI_Win_flush(0, win);
    return kind == 3 ? *(volatile int *)flag : seen;
}

int main(int argc, char **argv)
{
    int rank, bad = 0, all;
    MPI_Aint size;
    int unit, *mine;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_allocate_shared(sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &mine, &win);
    MPI_Win_shared_query(win, 0, &size, &unit, &flag);
    *mine = 0;
    char *data = calloc(1, LONG);
    MPI_Win_lock_all(0, win);
    for (int kind = 0; kind < KINDS; kind++) {
        round_ = kind + 1;
        MPI_Win_sync(win);
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank == 1) {
            MPI_Request send;
            double begun = MPI_Wtime();
            int seen = 0;
            MPI_Isend(data, LONG, MPI_BYTE, 2, 0, MPI_COMM_WORLD, &send);
            while (seen != round_ && MPI_Wtime() - begun < WAIT_S)
                seen = look(kind);
            if (seen != round_) {
                fprintf(stderr, "kind %d: the message stays where it is\n", kind);
                bad = 1;
            }
            MPI_Wait(&send, MPI_STATUS_IGNORE);
        } else if (rank == 2) {
            MPI_Recv(data, LONG, MPI_BYTE, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Accumulate(&round_, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_REPLACE, win);
            MPI_Win_flush(0, win);
        }
        MPI_Barrier(MPI_COMM_WORLD);
    }
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    free(data);
    MPI_Allreduce(&bad, &all, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    MPI_Finalize();
    return all;
}
