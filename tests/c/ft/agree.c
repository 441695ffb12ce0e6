// np: 1 4 9
// args: --enable-recovery
/* Agreements have the same value and the same error everywhere, with ranks that die before, in and after them. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm comm;
    MPI_Group failed;
    MPI_Request request[2];
    begin(&argc, &argv);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    int flag = ~(1 << rank), other = 5, n, alive = size;
    OK(MPIX_Comm_agree(comm, &flag));
    CHECK(flag == ~((1 << size) - 1));
    /* Two at once, ended in the other order. */
    flag = rank + 8;
    OK(MPIX_Comm_iagree(comm, &flag, &request[0]));
    OK(MPIX_Comm_iagree(comm, &other, &request[1]));
    OK(MPI_Wait(&request[1], MPI_STATUS_IGNORE));
    CHECK(other == 5);
    OK(MPI_Wait(&request[0], MPI_STATUS_IGNORE));
    CHECK(flag == (size == 1 ? 8 : size == 4 ? 8 : 0));
    while (alive > 2) {
        alive--;
        if (rank == alive) {
            if (rank % 2) die();
            flag = 0;
            /* Whether its part comes is not known to anybody. */
            OK(MPIX_Comm_iagree(comm, &flag, &request[0]));
            die();
        }
        flag = 7;
        int code = class_of(MPIX_Comm_agree(comm, &flag)), mine[2] = {code, flag}, low[2], high[2];
        CHECK(code == MPI_SUCCESS || code == MPIX_ERR_PROC_FAILED);
        await_failed(comm, size - alive);
        MPI_Comm left;
        OK(MPIX_Comm_shrink(comm, &left));
        MPI_Comm_size(left, &n);
        CHECK(n == alive);
        OK(MPI_Allreduce(mine, low, 2, MPI_INT, MPI_MIN, left));
        OK(MPI_Allreduce(mine, high, 2, MPI_INT, MPI_MAX, left));
        CHECK(low[0] == high[0] && low[1] == high[1]);
        flag = 1;
        FAILS(MPIX_ERR_PROC_FAILED, MPIX_Comm_agree(comm, &flag));
        CHECK(flag == 1);
        /* One that has not acknowledged suffices. */
        if (rank) OK(MPIX_Comm_ack_failed(comm, size, &n));
        FAILS(MPIX_ERR_PROC_FAILED, MPIX_Comm_agree(comm, &flag));
        OK(MPIX_Comm_ack_failed(comm, size, &n));
        CHECK(n == size - alive);
        OK(MPIX_Comm_agree(comm, &flag));
        OK(MPIX_Comm_agree_failed(comm, &failed));
        MPI_Group_size(failed, &n);
        CHECK(n == size - alive);
        MPI_Group_free(&failed);
        OK(MPIX_Comm_failure_get_acked(comm, &failed));
        MPI_Group_size(failed, &n);
        CHECK(n == size - alive);
        MPI_Group_free(&failed);
        MPI_Comm_free(&left);
    }
    return end();
}
