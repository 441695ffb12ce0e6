// np: 2 3 4 8
/* Nonblocking calls have read their short send data when they return: programs reuse the variable
   before they wait, which is their fault, and works elsewhere. The last rank starts each call when
   all others have overwritten theirs. */
#include "check.h"

enum { OLD = 1, NEW = 1000000, CALLS = 19, MAX = 16 };

static int in[MAX], out[MAX], ones[MAX], displs[MAX], bytes[MAX];
static MPI_Datatype types[MAX];
static MPI_Aint places[MAX];

static void start(int which, MPI_Comm comm, MPI_Comm ring, MPI_Request *q)
{
    const MPI_Datatype t = MPI_INT;
    switch (which) {
    case 0: MPI_Iexscan(in, out, 1, t, MPI_SUM, comm, q); break;
    case 1: MPI_Iscan(in, out, 1, t, MPI_SUM, comm, q); break;
    case 2: MPI_Iallreduce(in, out, 1, t, MPI_SUM, comm, q); break;
    case 3: MPI_Ireduce(in, out, 1, t, MPI_SUM, 0, comm, q); break;
    case 4: MPI_Ireduce(in, out, 1, t, MPI_SUM, size - 1, comm, q); break;
    case 5: MPI_Ireduce_scatter_block(in, out, 1, t, MPI_SUM, comm, q); break;
    case 6: MPI_Ireduce_scatter(in, out, ones, t, MPI_SUM, comm, q); break;
    case 7: MPI_Igather(in, 1, t, out, 1, t, size - 1, comm, q); break;
    case 8: MPI_Igatherv(in, 1, t, out, ones, displs, t, size - 1, comm, q); break;
    case 9: MPI_Iscatter(in, 1, t, out, 1, t, 0, comm, q); break;
    case 10: MPI_Iscatterv(in, ones, displs, t, out, 1, t, 0, comm, q); break;
    case 11: MPI_Iallgather(in, 1, t, out, 1, t, comm, q); break;
    case 12: MPI_Iallgatherv(in, 1, t, out, ones, displs, t, comm, q); break;
    case 13: MPI_Ialltoall(in, 1, t, out, 1, t, comm, q); break;
    case 14: MPI_Ialltoallv(in, ones, displs, t, out, ones, displs, t, comm, q); break;
    case 15: MPI_Ialltoallw(in, ones, bytes, types, out, ones, bytes, types, comm, q); break;
    case 16: MPI_Ineighbor_allgather(in, 1, t, out, 1, t, ring, q); break;
    case 17: MPI_Ineighbor_alltoallv(in, ones, displs, t, out, ones, displs, t, ring, q); break;
    default: MPI_Ineighbor_alltoallw(in, ones, places, types, out, ones, places, types, ring, q);
    }
}

int main(int argc, char **argv)
{
    MPI_Comm comm, ring;
    const int periodic = 1;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < MAX; i++) {
        ones[i] = 1, displs[i] = i, bytes[i] = 4 * i, places[i] = 4 * i, types[i] = MPI_INT;
    }
    for (int round = 0; round < 3; round++) {
        MPI_Cart_create(MPI_COMM_WORLD, 1, &size, &periodic, 0, &ring);
        for (int which = 0; which < CALLS; which++) {
            /* The first call on a communicator, and one that is not. */
            MPI_Comm_dup(MPI_COMM_WORLD, &comm);
            for (int again = 0; again < 2; again++) {
                MPI_Request q;
                for (int i = 0; i < MAX; i++) in[i] = OLD, out[i] = 0;
                if (rank == size - 1)
                    for (int r = 0; r < size - 1; r++)
                        MPI_Recv(NULL, 0, MPI_INT, r, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
                start(which, comm, ring, &q);
                for (int i = 0; i < MAX; i++) in[i] = NEW;
                if (rank < size - 1)
                    MPI_Send(NULL, 0, MPI_INT, size - 1, 7, MPI_COMM_WORLD);
                MPI_Wait(&q, MPI_STATUS_IGNORE);
                for (int i = 0; i < MAX; i++)
                    if (out[i] < 0 || out[i] > size) {
                        fprintf(stderr, "call %d: element %d is %d\n", which, i, out[i]);
                        MPI_Abort(MPI_COMM_WORLD, 1);
                    }
            }
            MPI_Comm_free(&comm);
        }
        MPI_Comm_free(&ring);
    }
    MPI_Finalize();
    return 0;
}
