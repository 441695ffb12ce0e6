// np: 1
/* Names that objects are born with: null handles, predefined types and those with two names
 * (sections 3.2.2 and 7.8). */
#include "check.h"

static char name[MPI_MAX_OBJECT_NAME];
static int length;

static int is(const char *wanted)
{
    int right = !strcmp(name, wanted) && length == (int)strlen(wanted);
    if (!right)
        fprintf(stderr, "%s instead of %s\n", name, wanted);
    return right;
}

static int type_is(MPI_Datatype type, const char *wanted)
{
    OK(MPI_Type_get_name(type, name, &length));
    return is(wanted);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    OK(MPI_Comm_get_name(MPI_COMM_NULL, name, &length));
    CHECK(is("MPI_COMM_NULL"));
    OK(MPI_Comm_get_name(MPI_COMM_SELF, name, &length));
    CHECK(is("MPI_COMM_SELF"));
    OK(MPI_Win_get_name(MPI_WIN_NULL, name, &length));
    CHECK(is("MPI_WIN_NULL"));
    FAILS(MPI_ERR_WIN, MPI_Win_get_name((MPI_Win)MPI_COMM_WORLD, name, &length));
    FAILS(MPI_ERR_COMM, MPI_Comm_set_name(MPI_COMM_NULL, "x"));
    FAILS(MPI_ERR_TYPE, MPI_Type_set_name(MPI_DATATYPE_NULL, "x"));
    CHECK(type_is(MPI_DATATYPE_NULL, "MPI_DATATYPE_NULL"));
    CHECK(type_is(MPI_INT, "MPI_INT"));
    CHECK(type_is(MPI_LONG_LONG_INT, "MPI_LONG_LONG_INT"));
    CHECK(MPI_LONG_LONG == MPI_LONG_LONG_INT);
    CHECK(type_is(MPI_C_COMPLEX, "MPI_C_COMPLEX"));
    CHECK(MPI_C_FLOAT_COMPLEX == MPI_C_COMPLEX);
    return end();
}
