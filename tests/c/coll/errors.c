// np: 1 2
/* Wrong arguments give the error class of the standard, at the rank that passed them. */
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    int a[64] = {0}, b[64] = {0}, counts[2] = {1, -1}, displs[2] = {0, 1};
    MPI_Comm self = MPI_COMM_SELF;
    MPI_Datatype raw;
    OK(MPI_Comm_set_errhandler(self, MPI_ERRORS_RETURN));
    OK(MPI_Type_contiguous(2, MPI_INT, &raw));
    FAILS(MPI_ERR_COMM, MPI_Barrier(MPI_COMM_NULL));
    FAILS(MPI_ERR_ROOT, MPI_Bcast(a, 1, MPI_INT, 1, self));
    FAILS(MPI_ERR_ROOT, MPI_Bcast(a, 1, MPI_INT, -1, self));
    FAILS(MPI_ERR_ROOT, MPI_Bcast(a, 1, MPI_INT, MPI_ROOT, self));
    FAILS(MPI_ERR_COUNT, MPI_Bcast(a, -1, MPI_INT, 0, self));
    FAILS(MPI_ERR_TYPE, MPI_Bcast(a, 1, MPI_DATATYPE_NULL, 0, self));
    FAILS(MPI_ERR_TYPE, MPI_Bcast(a, 1, raw, 0, self));
    FAILS(MPI_ERR_BUFFER, MPI_Bcast(NULL, 1, MPI_INT, 0, self));
    FAILS(MPI_ERR_BUFFER, MPI_Bcast(MPI_IN_PLACE, 1, MPI_INT, 0, self));
    FAILS(MPI_ERR_BUFFER, MPI_Allreduce(a, a, 1, MPI_INT, MPI_SUM, self));
    FAILS(MPI_ERR_BUFFER, MPI_Allreduce(a, MPI_IN_PLACE, 1, MPI_INT, MPI_SUM, self));
    FAILS(MPI_ERR_OP, MPI_Allreduce(a, b, 1, MPI_INT, MPI_OP_NULL, self));
    FAILS(MPI_ERR_OP, MPI_Allreduce(a, b, 1, MPI_DOUBLE, MPI_BAND, self));
    FAILS(MPI_ERR_BUFFER, MPI_Gather(a, 1, MPI_INT, a, 1, MPI_INT, 0, self));
    FAILS(MPI_ERR_BUFFER, MPI_Scatter(a, 1, MPI_INT, a, 1, MPI_INT, 0, self));
    FAILS(MPI_ERR_BUFFER, MPI_Allgather(a, 1, MPI_INT, a, 1, MPI_INT, self));
    FAILS(MPI_ERR_BUFFER, MPI_Alltoall(a, 1, MPI_INT, a, 1, MPI_INT, self));
    FAILS(MPI_ERR_BUFFER, MPI_Reduce(a, a, 1, MPI_INT, MPI_SUM, 0, self));
    FAILS(MPI_ERR_BUFFER, MPI_Scan(a, a, 1, MPI_INT, MPI_SUM, self));
    FAILS(MPI_ERR_COUNT, MPI_Gatherv(a, 1, MPI_INT, b, counts + 1, displs, MPI_INT, 0, self));
    FAILS(MPI_ERR_ARG, MPI_Gatherv(a, 1, MPI_INT, b, NULL, displs, MPI_INT, 0, self));
    FAILS(MPI_ERR_ARG, MPI_Alltoallv(a, counts, NULL, MPI_INT, b, counts, displs, MPI_INT, self));
    FAILS(MPI_ERR_COUNT, MPI_Reduce_scatter(a, b, counts + 1, MPI_INT, MPI_SUM, self));
    FAILS(MPI_ERR_COUNT, MPI_Reduce_scatter_block(a, b, -1, MPI_INT, MPI_SUM, self));
    /* The same buffer without data is no error. */
    OK(MPI_Allgather(a, 0, MPI_INT, a, 0, MPI_INT, self));
    OK(MPI_Allreduce(a, a, 0, MPI_INT, MPI_SUM, self));
    OK(MPI_Type_free(&raw));
    /* More data than the receiver has room for: the receiver learns of it, nobody hangs. */
    if (size == 2) {
        int code = MPI_Bcast(a, rank == 0 ? 8 : 4, MPI_INT, 0, MPI_COMM_WORLD), class;
        OK(MPI_Error_class(code, &class));
        CHECK(class == (rank == 0 ? MPI_SUCCESS : MPI_ERR_TRUNCATE));
        OK(MPI_Barrier(MPI_COMM_WORLD));
    }
    return end();
}
