// np: 1 2 3
/* Datatype, operation and communicator are freed while reductions with them are pending, and
 * before persistent ones start: these complete, and the user's function gets a datatype that it
 * may ask about. */
#include "check.h"

#define N 4

static MPI_Datatype seen;
static int calls;

/* Sums of pairs of integers, by what the datatype says of itself. */
static void add(void *in, void *inout, int *len, MPI_Datatype *type)
{
    int bytes, ints, *l = in, *r = inout;
    MPI_Aint lb, extent;
    CHECK(*type == seen);
    OK(MPI_Type_size(*type, &bytes));
    OK(MPI_Type_get_extent(*type, &lb, &extent));
    CHECK(bytes == 2 * sizeof(int) && extent == bytes && lb == 0);
    OK(MPI_Type_get_envelope(*type, &ints, &ints, &ints, &ints));
    for (int i = 0; i < 2 * *len; i++)
        r[i] += l[i];
    calls++;
}

static MPI_Datatype pair(void)
{
    MPI_Datatype type;
    OK(MPI_Type_contiguous(2, MPI_INT, &type));
    OK(MPI_Type_commit(&type));
    return seen = type;
}

static void check_sum(const int *sum)
{
    for (int i = 0; i < 2 * N; i++)
        CHECK(sum[i] == size * (size - 1) / 2 + size * i);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    int mine[2 * N], sum[2 * N], bytes;
    OK(MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN));
    MPI_Comm comm;
    MPI_Op op;
    MPI_Request r;
    MPI_Datatype type;
    for (int i = 0; i < 2 * N; i++)
        mine[i] = rank + i;
    for (int persistent = 0; persistent < 2; persistent++) {
        type = pair();
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
        OK(MPI_Op_create(add, 1, &op));
        /* Nobody goes on before rank 0 has freed what it used: its reduction is pending then. */
        if (rank > 0)
            OK(MPI_Recv(NULL, 0, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        if (persistent)
            OK(MPI_Allreduce_init(mine, sum, N, type, op, comm, MPI_INFO_NULL, &r));
        else
            OK(MPI_Iallreduce(mine, sum, N, type, op, comm, &r));
        OK(MPI_Type_free(&type));
        OK(MPI_Op_free(&op));
        OK(MPI_Comm_free(&comm));
        CHECK(type == MPI_DATATYPE_NULL && op == MPI_OP_NULL && comm == MPI_COMM_NULL);
        for (int to = 1; rank == 0 && to < size; to++)
            OK(MPI_Send(NULL, 0, MPI_INT, to, 1, MPI_COMM_WORLD));
        for (int round = 0; round <= 2 * persistent; round++) {
            if (persistent)
                OK(MPI_Start(&r));
            OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
            check_sum(sum);
        }
        if (persistent) {
            OK(MPI_Type_size(seen, &bytes));
            OK(MPI_Request_free(&r));
        }
        CHECK(r == MPI_REQUEST_NULL);
        /* The last one that needed the handle is gone, and the handle with it. */
        FAILS(MPI_ERR_TYPE, MPI_Type_size(seen, &bytes));
    }
    /* The request of a nonblocking collective that has completed can be freed. */
    for (int done = 0; !done;) {
        if (r == MPI_REQUEST_NULL)
            OK(MPI_Iallreduce(mine, sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &r));
        OK(MPI_Request_get_status(r, &done, MPI_STATUS_IGNORE));
    }
    CHECK(sum[0] == size * (size - 1) / 2);
    OK(MPI_Request_free(&r));
    CHECK(r == MPI_REQUEST_NULL);
    int all;
    OK(MPI_Allreduce(&calls, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    CHECK(all > 0 || size == 1);
    return end();
}
