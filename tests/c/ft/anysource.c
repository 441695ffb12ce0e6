// np: 3 5
// args: --enable-recovery
/* Receives from any source pend until a failure is acknowledged: requests stay posted, and get their message
 * afterwards; blocking ones end. */
#include "check.h"

int main(int argc, char **argv)
{
    int x = 0, flag, index, n;
    MPI_Comm comm;
    MPI_Request request, more[2];
    MPI_Status status, statuses[2];
    begin(&argc, &argv);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    meet(comm);
    if (rank == size - 1) die();
    await_failed(comm, 1);
    /* One receiver, one sender, others look on. */
    if (rank == 0) {
        FAILS(MPIX_ERR_PROC_FAILED, MPI_Recv(&x, 1, MPI_INT, MPI_ANY_SOURCE, 0, comm, &status));
        FAILS(MPIX_ERR_PROC_FAILED, MPI_Probe(MPI_ANY_SOURCE, 0, comm, &status));
        OK(MPI_Irecv(&x, 1, MPI_INT, MPI_ANY_SOURCE, 0, comm, &request));
        FAILS(MPIX_ERR_PROC_FAILED_PENDING, MPI_Wait(&request, &status));
        CHECK(request != MPI_REQUEST_NULL);
        FAILS(MPIX_ERR_PROC_FAILED_PENDING, MPI_Test(&request, &flag, &status));
        FAILS(MPIX_ERR_PROC_FAILED_PENDING, MPI_Waitany(1, &request, &index, &status));
        CHECK(request != MPI_REQUEST_NULL && index == 0);
        FAILS(MPI_ERR_IN_STATUS, MPI_Waitall(1, &request, &status));
        CHECK(request != MPI_REQUEST_NULL && class_of(status.MPI_ERROR) == MPIX_ERR_PROC_FAILED_PENDING);
        OK(MPI_Send(&x, 0, MPI_INT, 1, 1, comm));
        /* A message of a live rank comes without an acknowledgement, too. */
        double until = MPI_Wtime() + 30;
        do {
            index = class_of(MPI_Wait(&request, &status));
        } while (index == MPIX_ERR_PROC_FAILED_PENDING && MPI_Wtime() < until);
        CHECK(index == MPI_SUCCESS && x == 17 && status.MPI_SOURCE == 1 && request == MPI_REQUEST_NULL);
        OK(MPI_Irecv(&x, 1, MPI_INT, MPI_ANY_SOURCE, 2, comm, &more[0]));
        OK(MPI_Recv_init(&flag, 1, MPI_INT, MPI_ANY_SOURCE, 3, comm, &more[1]));
        OK(MPI_Start(&more[1]));
        FAILS(MPI_ERR_IN_STATUS, MPI_Waitall(2, more, statuses));
        OK(MPIX_Comm_ack_failed(comm, 1, &n));
        CHECK(n == 1);
        OK(MPI_Send(&x, 0, MPI_INT, 1, 1, comm));
        OK(MPI_Waitall(2, more, statuses));
        CHECK(x == 18 && flag == 19 && more[0] == MPI_REQUEST_NULL);
        OK(MPI_Request_free(&more[1]));
        OK(MPI_Send(&x, 0, MPI_INT, 1, 1, comm));
        OK(MPI_Recv(&x, 1, MPI_INT, MPI_ANY_SOURCE, 4, comm, &status));
        CHECK(x == 20);
        /* The failed rank itself stays failed. */
        FAILS(MPIX_ERR_PROC_FAILED, MPI_Recv(&x, 1, MPI_INT, size - 1, 0, comm, &status));
        FAILS(MPIX_ERR_PROC_FAILED, MPI_Ssend(&x, 1, MPI_INT, size - 1, 0, comm));
    } else if (rank == 1) {
        OK(MPI_Recv(&x, 0, MPI_INT, 0, 1, comm, &status));
        x = 17;
        OK(MPI_Send(&x, 1, MPI_INT, 0, 0, comm));
        OK(MPI_Recv(&x, 0, MPI_INT, 0, 1, comm, &status));
        x = 18;
        OK(MPI_Send(&x, 1, MPI_INT, 0, 2, comm));
        x = 19;
        OK(MPI_Send(&x, 1, MPI_INT, 0, 3, comm));
        OK(MPI_Recv(&x, 0, MPI_INT, 0, 1, comm, &status));
        x = 20;
        OK(MPI_Send(&x, 1, MPI_INT, 0, 4, comm));
    }
    return end();
}
