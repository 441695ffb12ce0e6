// np: 1
/* Messages to and from MPI_PROC_NULL: nobody looks at the buffer, whose address may be null. */
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm comm = MPI_COMM_WORLD;
    MPI_Request q[8];
    MPI_Status status;
    int data = 7, got = -1;
    OK(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
    OK(MPI_Send(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm));
    OK(MPI_Ssend(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm));
    OK(MPI_Rsend(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm));
    OK(MPI_Bsend(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm));
    OK(MPI_Send_c(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm));
    OK(MPI_Recv(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &status));
    CHECK(status.MPI_SOURCE == MPI_PROC_NULL);
    OK(MPI_Isend(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[0]));
    OK(MPI_Issend(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[1]));
    OK(MPI_Irsend(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[2]));
    OK(MPI_Ibsend(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[3]));
    OK(MPI_Irecv(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[4]));
    OK(MPI_Isendrecv(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[5]));
    OK(MPI_Waitall(6, q, MPI_STATUSES_IGNORE));
    OK(MPI_Send_init(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[0]));
    OK(MPI_Ssend_init(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[1]));
    OK(MPI_Bsend_init(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[2]));
    OK(MPI_Rsend_init(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[3]));
    OK(MPI_Recv_init(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &q[4]));
    OK(MPI_Startall(5, q));
    OK(MPI_Waitall(5, q, MPI_STATUSES_IGNORE));
    for (int i = 0; i < 5; i++)
        OK(MPI_Request_free(&q[i]));
    OK(MPI_Sendrecv(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, NULL, 3, MPI_INT, MPI_PROC_NULL, 0, comm, &status));
    /* One side only. */
    OK(MPI_Isend(&data, 1, MPI_INT, 0, 4, comm, &q[0]));
    OK(MPI_Sendrecv(NULL, 3, MPI_INT, MPI_PROC_NULL, 0, &got, 1, MPI_INT, 0, 4, comm, &status));
    CHECK(got == 7);
    OK(MPI_Wait(&q[0], MPI_STATUS_IGNORE));
    FAILS(MPI_ERR_BUFFER, MPI_Sendrecv(NULL, 1, MPI_INT, MPI_PROC_NULL, 0, NULL, 1, MPI_INT, 0, 4, comm, &status));
    FAILS(MPI_ERR_BUFFER, MPI_Sendrecv(NULL, 1, MPI_INT, 0, 4, NULL, 1, MPI_INT, MPI_PROC_NULL, 0, comm, &status));
    FAILS(MPI_ERR_BUFFER, MPI_Send(NULL, 1, MPI_INT, 0, 4, comm));
    FAILS(MPI_ERR_BUFFER, MPI_Recv(NULL, 1, MPI_INT, MPI_ANY_SOURCE, 4, comm, &status));
    return end();
}
