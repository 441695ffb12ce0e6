// np: 1 2
// args: --enable-recovery
/* Classes, the attribute, and what the calls say where nobody has failed. */
#include "check.h"

int main(int argc, char **argv)
{
    int flag, *value, n, length;
    char text[MPI_MAX_ERROR_STRING];
    MPI_Group group;
    MPI_Comm comm;
    MPI_Info info;
    begin(&argc, &argv);
    CHECK(MPIX_ERR_PROC_FAILED == MPI_ERR_PROC_ABORTED);
    CHECK(MPIX_ERR_PROC_FAILED_PENDING > MPI_ERR_LASTCODE && MPIX_ERR_REVOKED > MPI_ERR_LASTCODE);
    OK(MPI_Error_string(MPIX_ERR_REVOKED, text, &length));
    CHECK(length > 0);
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &value, &flag));
    CHECK(flag && *value == MPIX_ERR_REVOKED);
    OK(MPI_Add_error_class(&n));
    CHECK(n > MPIX_ERR_REVOKED);
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPIX_FT, &value, &flag));
    CHECK(flag && *value);
    OK(MPIX_Comm_get_failed(MPI_COMM_WORLD, &group));
    MPI_Group_size(group, &n);
    CHECK(n == 0);
    OK(MPIX_Comm_ack_failed(MPI_COMM_WORLD, 5, &n));
    CHECK(n == 0);
    flag = 12;
    OK(MPIX_Comm_agree(MPI_COMM_SELF, &flag));
    CHECK(flag == 12);
    OK(MPIX_Comm_shrink(MPI_COMM_SELF, &comm));
    works(comm);
    MPI_Comm_free(&comm);
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "mpi_error_range", "group"));
    OK(MPI_Comm_dup_with_info(MPI_COMM_WORLD, info, &comm));
    MPI_Info_free(&info);
    OK(MPI_Comm_get_info(comm, &info));
    OK(MPI_Info_get(info, "mpi_error_range", sizeof text - 1, text, &flag));
    CHECK(flag && strcmp(text, "group") == 0);
    MPI_Info_free(&info);
    MPI_Comm_free(&comm);
    return end();
}
