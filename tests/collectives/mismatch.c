/* Calls that do not fit together, by number; 0 are calls that do. */
#include <mpi.h>
#include <stdlib.h>

/* Nonblocking calls that do not fit together, with errors for all; then some that do. */
static void go_on(int last)
{
    MPI_Request req;
    MPI_Comm comm;
    int x = 1, all[64], none[64] = {0}, size;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_size(comm, &size);
    for (int kind = 0; kind < 3; kind++) {
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        if (last) MPI_Ibarrier(comm, &req);
        else if (kind == 0) MPI_Ibcast(&x, 1, MPI_INT, 0, comm, &req);
        else if (kind == 1) MPI_Iallgather(&x, 1, MPI_INT, all, 1, MPI_INT, comm, &req);
        else MPI_Ialltoallv(&x, none, none, MPI_INT, all, none, none, MPI_INT, comm, &req);
        if (MPI_Wait(&req, MPI_STATUS_IGNORE) == MPI_SUCCESS) MPI_Abort(comm, 2);
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_ARE_FATAL);
        for (int i = 0; i < 20; i++) {
            int sum = 0;
            MPI_Iallreduce(&i, &sum, 1, MPI_INT, MPI_SUM, comm, &req);
            MPI_Wait(&req, MPI_STATUS_IGNORE);
            if (sum != size * i) MPI_Abort(comm, 3);
        }
    }
}

int main(int argc, char **argv)
{
    int rank, size, x[4] = {0}, all[64];
    MPI_Request req;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int last = rank == size - 1;
    switch (atoi(argv[1])) {
    case 1:
        if (last) MPI_Barrier(MPI_COMM_WORLD);
        else MPI_Bcast(x, 1, MPI_INT, 0, MPI_COMM_WORLD);
        break;
    case 2: MPI_Bcast(x, 1, MPI_INT, last, MPI_COMM_WORLD); break;
    case 3:
        MPI_Allreduce(MPI_IN_PLACE, x, 1, MPI_INT, last ? MPI_MAX : MPI_SUM, MPI_COMM_WORLD);
        break;
    case 4: MPI_Allgather(x, 1 + last, MPI_INT, all, 1 + last, MPI_INT, MPI_COMM_WORLD); break;
    case 5: MPI_Bcast(x, 1, last ? MPI_FLOAT : MPI_INT, 0, MPI_COMM_WORLD); break;
    case 6:
        MPI_Ibcast(x, 1, MPI_INT, last, MPI_COMM_WORLD, &req);
        MPI_Wait(&req, MPI_STATUS_IGNORE);
        break;
    case 7: {
        MPI_Request init;
        if (last) MPI_Barrier_init(MPI_COMM_WORLD, MPI_INFO_NULL, &init);
        else MPI_Bcast_init(x, 1, MPI_INT, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &init);
        break;
    }
    case 8: go_on(last); break;
    default:
        MPI_Bcast(x, 2, MPI_INT, 0, MPI_COMM_WORLD);
        /* Starting waits for nobody: the last rank starts when it has the message of the first. */
        if (last) MPI_Recv(x, 1, MPI_INT, 0, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Ibcast(x, 1, MPI_INT, 1, MPI_COMM_WORLD, &req);
        if (rank == 0) MPI_Send(x, 1, MPI_INT, size - 1, 9, MPI_COMM_WORLD);
        MPI_Wait(&req, MPI_STATUS_IGNORE);
    }
    MPI_Finalize();
    return 0;
}
