// np: 3
// nodes: 1
// args: --mca btl tcp,self
/* A message over sockets that needs its sender's progress, while the sender calls nothing but
 * one-sided operations on mapped memory, or calls that test what is complete, inactive or null, until its arrival
 * shows. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { KINDS = 20, LONG = 1 << 20, WAIT_S = 20 };

static int *flag, round_;
static MPI_Win win;
/* Two persistent requests that are not started, a receive that is complete, and one of partitions. */
static MPI_Request idle[2], complete, partitioned;

/* One call, or a few, of a kind; what the flag at rank 0 says. */
static int look(int kind)
{
    int zero = 0, seen = 0, done;
    MPI_Request null = MPI_REQUEST_NULL, request;
    MPI_Message message;
    MPI_Status statuses[2];
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
    case 9: MPI_Test(&idle[0], &done, MPI_STATUS_IGNORE); return *(volatile int *)flag;
    case 10: MPI_Testall(2, idle, &done, MPI_STATUSES_IGNORE); return *(volatile int *)flag;
    case 11: MPI_Test(&partitioned, &done, MPI_STATUS_IGNORE); return *(volatile int *)flag;
    case 12: MPI_Parrived(partitioned, 0, &done); return *(volatile int *)flag;
    case 13: MPI_Request_get_status(null, &done, MPI_STATUS_IGNORE); return *(volatile int *)flag;
    case 14: MPI_Request_get_status(idle[1], &done, MPI_STATUS_IGNORE); return *(volatile int *)flag;
    case 15: MPI_Request_get_status(complete, &done, MPI_STATUS_IGNORE); return *(volatile int *)flag;
    case 16: MPI_Request_get_status_all(2, idle, &done, statuses); return *(volatile int *)flag;
    /* A message that nobody takes meanwhile. */
    case 17: MPI_Iprobe(0, 1, MPI_COMM_SELF, &done, MPI_STATUS_IGNORE); return *(volatile int *)flag;
    case 18:
        MPI_Iprobe(MPI_PROC_NULL, 0, MPI_COMM_WORLD, &done, MPI_STATUS_IGNORE);
        MPI_Improbe(MPI_PROC_NULL, 0, MPI_COMM_WORLD, &done, &message, MPI_STATUS_IGNORE);
        return *(volatile int *)flag;
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
    int number = 7, got;
    MPI_Recv_init(&got, 1, MPI_INT, rank, 2, MPI_COMM_WORLD, &idle[0]);
    MPI_Send_init(&number, 1, MPI_INT, MPI_PROC_NULL, 2, MPI_COMM_WORLD, &idle[1]);
    MPI_Precv_init(&got, 1, 1, MPI_INT, 0, 3, MPI_COMM_SELF, MPI_INFO_NULL, &partitioned);
    MPI_Irecv(&got, 1, MPI_INT, 0, 0, MPI_COMM_SELF, &complete);
    MPI_Send(&number, 1, MPI_INT, 0, 0, MPI_COMM_SELF);
    MPI_Send(&number, 1, MPI_INT, 0, 1, MPI_COMM_SELF);
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
    MPI_Wait(&complete, MPI_STATUS_IGNORE);
    MPI_Recv(&got, 1, MPI_INT, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    MPI_Request_free(&idle[0]);
    MPI_Request_free(&idle[1]);
    MPI_Request_free(&partitioned);
    MPI_Win_unlock_all(win);
    MPI_Win_free(&win);
    free(data);
    MPI_Allreduce(&bad, &all, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    MPI_Finalize();
    return all;
}
