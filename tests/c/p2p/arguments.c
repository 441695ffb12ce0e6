// np: 1
/* Wrong arguments are errors of the right class, and change nothing. */
#include "check.h"

int main(int argc, char **argv)
{
    int v = 1, flag;
    MPI_Request r;
    MPI_Status s;
    MPI_Message m = MPI_MESSAGE_NULL;
    MPI_Datatype raw;
    begin(&argc, &argv);
    FAILS(MPI_ERR_RANK, MPI_Send(&v, 1, MPI_INT, size, 0, MPI_COMM_WORLD));
    FAILS(MPI_ERR_RANK, MPI_Send(&v, 1, MPI_INT, -7, 0, MPI_COMM_WORLD));
    FAILS(MPI_ERR_RANK, MPI_Send(&v, 1, MPI_INT, MPI_ANY_SOURCE, 0, MPI_COMM_WORLD));
    FAILS(MPI_ERR_TAG, MPI_Send(&v, 1, MPI_INT, 0, -1, MPI_COMM_WORLD));
    FAILS(MPI_ERR_TAG, MPI_Send(&v, 1, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD));
    FAILS(MPI_ERR_COUNT, MPI_Send(&v, -1, MPI_INT, 0, 0, MPI_COMM_WORLD));
    FAILS(MPI_ERR_BUFFER, MPI_Send(NULL, 1, MPI_INT, 0, 0, MPI_COMM_WORLD));
    FAILS(MPI_ERR_TYPE, MPI_Send(&v, 1, MPI_DATATYPE_NULL, 0, 0, MPI_COMM_WORLD));
    FAILS(MPI_ERR_COMM, MPI_Send(&v, 1, MPI_INT, 0, 0, MPI_COMM_NULL));
    FAILS(MPI_ERR_RANK, MPI_Irecv(&v, 1, MPI_INT, size, 0, MPI_COMM_WORLD, &r));
    FAILS(MPI_ERR_TAG, MPI_Recv(&v, 1, MPI_INT, 0, -5, MPI_COMM_WORLD, &s));
    FAILS(MPI_ERR_REQUEST, MPI_Mrecv(&v, 1, MPI_INT, &m, &s));
    OK(MPI_Type_contiguous(2, MPI_INT, &raw));
    FAILS(MPI_ERR_TYPE, MPI_Send(&v, 1, raw, 0, 0, MPI_COMM_WORLD));
    OK(MPI_Type_free(&raw));
    OK(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, &s));
    CHECK(!flag);
    return end();
}
