// np: 1
// Application binary interface (chapter 20): versions, Fortran's layout, handles as integers.
#include "check.h"

static int info_is(MPI_Info info, const char *key, const char *want)
{
    char value[32];
    int flag = 0, len = sizeof value;
    MPI_Info_get_string(info, key, &len, value, &flag);
    return flag && strcmp(value, want) == 0;
}

static void before_init(void)
{
    int major = -1, minor = -1, set = -1, t = -1, f = -1;
    signed char t1 = -1, f1 = -1;
    MPI_Info info;
    MPI_Abi_get_version(&major, &minor);
    CHECK(major == MPI_ABI_VERSION && minor == MPI_ABI_SUBVERSION);
    MPI_Abi_get_info(&info);
    CHECK(info_is(info, "mpi_aint_size", sizeof(MPI_Aint) == 8 ? "8" : "4"));
    CHECK(info_is(info, "mpi_count_size", "8") && info_is(info, "mpi_offset_size", "8"));
    MPI_Info_free(&info);
    MPI_Abi_get_fortran_info(&info);
    CHECK(info != MPI_INFO_NULL && info_is(info, "mpi_integer_size", "4"));
    MPI_Info_free(&info);
    MPI_Abi_get_fortran_booleans(4, &t, &f, &set);
    CHECK(set && t == 1 && f == 0);
    MPI_Abi_get_fortran_booleans(1, &t1, &f1, &set);
    CHECK(set && t1 == 1 && f1 == 0);
    CHECK(MPI_Comm_toint(MPI_COMM_WORLD) == 0x101);
    CHECK(MPI_Type_fromint(MPI_Type_toint(MPI_DOUBLE)) == MPI_DOUBLE);
}

int main(int argc, char **argv)
{
    int one = 1, zero = 0;
    before_init();
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK_CLASS(MPI_ERR_ABI, MPI_Abi_set_fortran_booleans(4, &one, &zero));
    CHECK_CLASS(MPI_ERR_ABI, MPI_Abi_set_fortran_info(MPI_INFO_NULL));
    CHECK_CLASS(MPI_ERR_ARG, MPI_Abi_get_fortran_booleans(3, &one, &zero, &zero));

    MPI_Comm comm[300];
    MPI_Group group;
    int i, j;
    for (i = 0; i < 300; i++) MPI_Comm_dup(MPI_COMM_SELF, &comm[i]);
    MPI_Comm_group(MPI_COMM_SELF, &group);
    for (i = 0; i < 300; i++) {
        MPI_Fint f = MPI_Comm_c2f(comm[i]);
        CHECK(f > 4095 && MPI_Comm_f2c(f) == comm[i] && f != MPI_Group_c2f(group));
        for (j = 0; j < i; j++) CHECK(comm[i] != comm[j]);
    }
    MPI_Fint f = MPI_Group_c2f(group);
    CHECK(MPI_Group_f2c(f) == group);
    MPI_Group_free(&group);
    CHECK(MPI_Group_f2c(f) == MPI_GROUP_NULL && MPI_Comm_f2c(-1) == MPI_COMM_NULL);
    for (i = 0; i < 300; i++) MPI_Comm_free(&comm[i]);

    MPI_Status status, copy;
    MPI_Fint words[MPI_F_STATUS_SIZE];
    memset(&status, 0, sizeof status);
    status.MPI_TAG = 17;
    status.MPI_SOURCE = 3;
    MPI_Status_c2f(&status, words);
    CHECK(words[MPI_F_SOURCE] == 3 && words[MPI_F_TAG] == 17);
    MPI_Status_f2c(words, &copy);
    CHECK(memcmp(&status, &copy, sizeof copy) == 0);
    MPI_Finalize();
    return CHECK_END();
}
