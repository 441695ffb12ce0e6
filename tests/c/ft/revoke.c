// np: 2 4 8
// args: --enable-recovery
/* A communicator that is revoked ends whatever waits in it, at all ranks, and everything after that; others, and
 * what only asks it, are not concerned. */
#include "check.h"

static void ended(MPI_Comm comm)
{
    int flag = 0, x = 0;
    MPI_Status status;
    MPI_Request request;
    OK(MPIX_Comm_is_revoked(comm, &flag));
    CHECK(flag);
    FAILS(MPIX_ERR_REVOKED, MPI_Send(&x, 1, MPI_INT, 0, 7, comm));
    FAILS(MPIX_ERR_REVOKED, MPI_Recv(&x, 1, MPI_INT, 0, 7, comm, &status));
    FAILS(MPIX_ERR_REVOKED, MPI_Recv(&x, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &status));
    FAILS(MPIX_ERR_REVOKED, MPI_Probe(MPI_ANY_SOURCE, 7, comm, &status));
    FAILS(MPIX_ERR_REVOKED, MPI_Barrier(comm));
    FAILS(MPIX_ERR_REVOKED, MPI_Ibarrier(comm, &request));
    FAILS(MPIX_ERR_REVOKED, MPI_Comm_dup(comm, &comm));
}

int main(int argc, char **argv)
{
    MPI_Comm comm, left;
    begin(&argc, &argv);
    for (int way = 0; way < 9; way++) {
        int x = 0, flag = 1, n;
        MPI_Request request;
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        OK(MPIX_Comm_is_revoked(comm, &flag));
        /* Elsewhere it may have happened by now. */
        CHECK(!flag || rank < size - 1);
        if (rank == size - 1) {
            /* Of one partition the receivers hear, and of the other one they never do. */
            static char part[2][1 << 20];
            for (int to = 0; way == 7 && to < size - 1; to++) {
                OK(MPI_Psend_init(part, 2, sizeof part[0], MPI_BYTE, to, 0, comm, MPI_INFO_NULL, &request));
                OK(MPI_Start(&request));
                OK(MPI_Pready(0, request));
            }
            if (way % 2 == 0 || way > 6) usleep(20000);
            OK(MPIX_Comm_revoke(comm));
        } else if (way == 0) {
            FAILS(MPIX_ERR_REVOKED, MPI_Recv(&x, 1, MPI_INT, size - 1, 0, comm, MPI_STATUS_IGNORE));
        } else if (way == 1) {
            FAILS(MPIX_ERR_REVOKED, MPI_Barrier(comm));
        } else if (way == 2) {
            int code = MPI_Irecv(&x, 1, MPI_INT, MPI_ANY_SOURCE, 0, comm, &request);
            if (code == MPI_SUCCESS) FAILS(MPIX_ERR_REVOKED, MPI_Wait(&request, MPI_STATUS_IGNORE));
            else FAILS(MPIX_ERR_REVOKED, code);
        } else if (way == 3) {
            static char big[1 << 22];
            FAILS(MPIX_ERR_REVOKED, MPI_Ssend(big, sizeof big, MPI_BYTE, size - 1, 0, comm));
        } else if (way == 4) {
            int code = MPI_Iallreduce(MPI_IN_PLACE, &x, 1, MPI_INT, MPI_SUM, comm, &request);
            if (code == MPI_SUCCESS) FAILS(MPIX_ERR_REVOKED, MPI_Wait(&request, MPI_STATUS_IGNORE));
            else FAILS(MPIX_ERR_REVOKED, code);
        } else if (way == 5) {
            while (MPI_Allreduce(MPI_IN_PLACE, &x, 1, MPI_INT, MPI_SUM, comm) == MPI_SUCCESS) {}
        } else {
            static char part[2][1 << 20];
            int code;
            if (way == 6) code = MPI_Issend(&x, 1, MPI_INT, size - 1, 0, comm, &request);
            else if (way == 7) code = MPI_Precv_init(part, 2, sizeof part[0], MPI_BYTE, size - 1, 0, comm, MPI_INFO_NULL, &request);
            else code = MPI_Psend_init(part, 2, sizeof part[0], MPI_BYTE, size - 1, 0, comm, MPI_INFO_NULL, &request);
            if (code == MPI_SUCCESS && way > 6) code = MPI_Start(&request);
            if (code == MPI_SUCCESS && way == 8) code = MPI_Pready_range(0, 1, request);
            if (code == MPI_SUCCESS) FAILS(MPIX_ERR_REVOKED, MPI_Wait(&request, MPI_STATUS_IGNORE));
            else FAILS(MPIX_ERR_REVOKED, code);
        }
        ended(comm);
        OK(MPI_Comm_size(comm, &n));
        CHECK(n == size);
        OK(MPIX_Comm_revoke(comm));
        works(MPI_COMM_WORLD);
        flag = rank == 0 ? 6 : 3;
        OK(MPIX_Comm_agree(comm, &flag));
        CHECK(flag == (size > 1 ? 2 : 6));
        OK(MPIX_Comm_shrink(comm, &left));
        works(left);
        MPI_Comm_free(&comm);
        MPI_Comm_free(&left);
    }
    return end();
}
