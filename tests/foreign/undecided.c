/* Agreements, shrinking and revoking where nobody decides for all ranks: refused at once, and MPI goes on. */
#include <mpi-ext.h>
#include <mpi.h>
#include <stdio.h>
#include <string.h>

static void expect(int code, const char *what)
{
    char text[MPI_MAX_ERROR_STRING];
    int class_ = MPI_SUCCESS, len;
    MPI_Error_class(code, &class_);
    MPI_Error_string(code, text, &len);
    if (class_ != MPI_ERR_UNSUPPORTED_OPERATION) printf("%s: class %d: %s\n", what, class_, text);
}

int main(int argc, char **argv)
{
    MPI_Comm left;
    int rank, size, flag = 1, sum;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    expect(MPIX_Comm_agree(MPI_COMM_WORLD, &flag), "MPIX_Comm_agree");
    expect(MPIX_Comm_shrink(MPI_COMM_WORLD, &left), "MPIX_Comm_shrink");
    expect(MPIX_Comm_revoke(MPI_COMM_WORLD), "MPIX_Comm_revoke");
    if (MPIX_Comm_agree(MPI_COMM_SELF, &flag) != MPI_SUCCESS) puts("one process cannot agree with itself");
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    printf("rank %d of %d: %d\n", rank, size, sum);
    MPI_Finalize();
    return 0;
}
