// np: 1 2 3 5
/* Persistent collectives: prepared once, started many times with other data. */
#include "every.h"

#define INIT(low, High) MPI_##High##_init

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    make_types();
    for (int n = 1; n < 5000; n *= 30) {
        struct call calls[OPS];
        MPI_Request requests[OPS];
        for (int k = 0; k < OPS; k++) {
            make(&calls[k], k, n);
            ISSUE(&calls[k], MPI_COMM_WORLD, INIT, MPI_INFO_NULL, &requests[k])
            /* Argument arrays may be reused after the call; buffers may not. */
            memset(calls[k].counts, 0, sizeof calls[k].counts);
            memset(calls[k].displs, 0, sizeof calls[k].displs);
        }
        OK(MPI_Waitall(OPS, requests, MPI_STATUSES_IGNORE));
        for (int round = 1; round < 6; round++) {
            for (int k = 0; k < OPS; k++)
                fill(&calls[k], round);
            if (round % 2) {
                OK(MPI_Startall(OPS, requests));
            } else {
                for (int k = 0; k < OPS; k++)
                    OK(MPI_Start(&requests[k]));
            }
            int sum = 0;
            OK(MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
            CHECK(sum == size * (size - 1) / 2);
            OK(MPI_Waitall(OPS, requests, MPI_STATUSES_IGNORE));
            for (int k = 0; k < OPS; k++)
                verify(&calls[k]);
        }
        for (int k = 0; k < OPS; k++) {
            OK(MPI_Request_free(&requests[k]));
            CHECK(requests[k] == MPI_REQUEST_NULL);
            drop(&calls[k]);
        }
    }
    free_types();
    return end();
}
