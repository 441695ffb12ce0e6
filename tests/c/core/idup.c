// np: 1 2 4 5
/* Nonblocking duplication: several in flight, mixed with other calls, on both kinds. */
#include "check.h"

enum { N = 5 };

int main(int argc, char **argv)
{
    MPI_Comm dups[N], other, inter, half;
    MPI_Request requests[N];
    int result;
    begin(&argc, &argv);
    for (int i = 0; i < N; i++)
        OK(MPI_Comm_idup(MPI_COMM_WORLD, &dups[i], &requests[i]));
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &other));
    talk(MPI_COMM_WORLD);
    OK(MPI_Waitall(N, requests, MPI_STATUSES_IGNORE));
    for (int i = N - 1; i >= 0; i--) {
        talk(dups[i]);
        OK(MPI_Comm_compare(dups[i], MPI_COMM_WORLD, &result));
        CHECK(result == MPI_CONGRUENT);
        OK(MPI_Comm_free(&dups[i]));
    }
    talk(other);
    OK(MPI_Comm_free(&other));
    if (size > 1) {
        OK(MPI_Comm_split(MPI_COMM_WORLD, rank > 0, 0, &half));
        OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, rank > 0 ? 0 : 1, 3, &inter));
        OK(MPI_Comm_idup_with_info(inter, MPI_INFO_NULL, &other, requests));
        OK(MPI_Wait(requests, MPI_STATUS_IGNORE));
        CHECK(requests[0] == MPI_REQUEST_NULL);
        talk(other);
        OK(MPI_Comm_free(&other));
        OK(MPI_Comm_free(&inter));
        OK(MPI_Comm_free(&half));
    }
    return end();
}
