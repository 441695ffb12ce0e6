// np: 1 2 3 5
/* Counts beyond 2^31 and 2^62 of types without data, counts of types without data in reductions, and
   long strides: nothing overflows, and nothing is written. */
#include "check.h"

static const MPI_Count counts[] = {1, (MPI_Count)1 << 31, (MPI_Count)1 << 40, (MPI_Count)1 << 62};

static void nothing(void *in, void *inout, int *len, MPI_Datatype *t)
{
    (void)in, (void)inout, (void)len, (void)t;
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Datatype empty;
    MPI_Op op;
    int word = 7, other = 8;
    OK(MPI_Type_contiguous(0, MPI_INT, &empty));
    OK(MPI_Type_commit(&empty));
    OK(MPI_Op_create(nothing, 0, &op));
    for (int k = 0; k < 4; k++) {
        MPI_Count n = counts[k], each[64];
        MPI_Aint displs[64];
        int root = k % size;
        for (int r = 0; r < size; r++) {
            each[r] = n / size;
            displs[r] = (MPI_Aint)(each[r] * r);
        }
        MPI_Comm c = MPI_COMM_WORLD;
        OK(MPI_Bcast_c(&word, n, empty, root, c));
        OK(MPI_Gather_c(&word, n, empty, &other, n, empty, root, c));
        OK(MPI_Scatter_c(&word, n, empty, &other, n, empty, root, c));
        OK(MPI_Allgather_c(&word, n, empty, &other, n, empty, c));
        OK(MPI_Alltoall_c(&word, n, empty, &other, n, empty, c));
        OK(MPI_Gatherv_c(&word, each[rank], empty, &other, each, displs, empty, root, c));
        OK(MPI_Scatterv_c(&word, each, displs, empty, &other, each[rank], empty, root, c));
        OK(MPI_Allgatherv_c(&word, each[rank], empty, &other, each, displs, empty, c));
        OK(MPI_Alltoallv_c(&word, each, displs, empty, &other, each, displs, empty, c));
        OK(MPI_Reduce_c(&word, &other, n, empty, op, root, c));
        OK(MPI_Allreduce_c(&word, &other, n, empty, op, c));
        OK(MPI_Reduce_scatter_block_c(&word, &other, n / size, empty, op, c));
        OK(MPI_Reduce_scatter_c(&word, &other, each, empty, op, c));
        OK(MPI_Scan_c(&word, &other, n, empty, op, c));
        OK(MPI_Exscan_c(&word, &other, n, empty, op, c));
        CHECK(word == 7 && other == 8);
    }
    /* A type whose extent times the count is beyond 2^31, with little data. */
    MPI_Datatype wide;
    OK(MPI_Type_create_resized(MPI_INT, 0, (MPI_Aint)3 << 29, &wide));
    OK(MPI_Type_commit(&wide));
    int *s = blank(size), *r = blank(1);
    for (int i = 0; i < size; i++) s[i] = value(rank, i, 0);
    /* One element at each rank, far from the next one: only the own place is memory. */
    OK(MPI_Scatter(s, 1, MPI_INT, r, 1, wide, 0, MPI_COMM_WORLD));
    CHECK(r[0] == value(0, rank, 0) && r[1] == -1);
    OK(MPI_Bcast(r, 1, wide, size - 1, MPI_COMM_WORLD));
    CHECK(r[0] == value(0, size - 1, 0) && r[1] == -1);
    OK(MPI_Allreduce(MPI_IN_PLACE, r, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD));
    CHECK(r[0] == value(0, size - 1, 0));
    free(s);
    free(r);
    OK(MPI_Type_free(&wide));
    OK(MPI_Type_free(&empty));
    OK(MPI_Op_free(&op));
    return end();
}
