/* Types selected by precision, size and parts; the library owns them. */
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Datatype t, u, d[1];
    int ni, na, nt, combiner, i[2];
    MPI_Aint a[1];

    OK(MPI_Type_create_f90_real(15, 307, &t));
    BOUNDS(t, 8, 0, 8);
    OK(MPI_Type_create_f90_real(15, 307, &u));
    CHECK(t == u);
    OK(MPI_Type_get_envelope(t, &ni, &na, &nt, &combiner));
    CHECK(combiner == MPI_COMBINER_F90_REAL && ni == 2 && na == 0 && nt == 0);
    OK(MPI_Type_get_contents(t, 2, 0, 0, i, a, d));
    CHECK(i[0] == 15 && i[1] == 307);
    u = t;
    FAILS(MPI_ERR_TYPE, MPI_Type_free(&u));
    CHECK(u == t);
    /* It can move data without a commit, and as a part it is decoded to the same handle. */
    double x = 2.5, y = 0;
    char buffer[8];
    int at = 0;
    OK(MPI_Pack(&x, 1, t, buffer, 8, &at, MPI_COMM_SELF));
    at = 0;
    OK(MPI_Unpack(buffer, 8, &at, &y, 1, t, MPI_COMM_SELF));
    CHECK(x == y);
    OK(MPI_Type_contiguous(2, t, &u));
    OK(MPI_Type_get_contents(u, 1, 0, 1, i, a, d));
    CHECK(d[0] == t);
    OK(MPI_Type_free(&u));

    OK(MPI_Type_create_f90_real(6, MPI_UNDEFINED, &t));
    BOUNDS(t, 4, 0, 4);
    OK(MPI_Type_create_f90_complex(MPI_UNDEFINED, 300, &t));
    BOUNDS(t, 16, 0, 16);
    OK(MPI_Type_create_f90_integer(9, &t));
    BOUNDS(t, 4, 0, 4);
    OK(MPI_Type_create_f90_integer(18, &t));
    BOUNDS(t, 8, 0, 8);
    FAILS(MPI_ERR_ARG, MPI_Type_create_f90_integer(99, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_create_f90_real(99, 10, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_create_f90_real(MPI_UNDEFINED, MPI_UNDEFINED, &t));

    OK(MPI_Type_match_size(MPI_TYPECLASS_REAL, 8, &t));
    CHECK(t == MPI_REAL8);
    OK(MPI_Type_match_size(MPI_TYPECLASS_INTEGER, 2, &t));
    CHECK(t == MPI_INTEGER2);
    OK(MPI_Type_match_size(MPI_TYPECLASS_COMPLEX, 16, &t));
    CHECK(t == MPI_COMPLEX16);
    FAILS(MPI_ERR_ARG, MPI_Type_match_size(MPI_TYPECLASS_REAL, 3, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_match_size(12345, 4, &t));

    OK(MPI_Type_get_value_index(MPI_DOUBLE, MPI_INT, &t));
    CHECK(t == MPI_DOUBLE_INT);
    OK(MPI_Type_get_value_index(MPI_FLOAT, MPI_INT64_T, &t));
    CHECK(t != MPI_DATATYPE_NULL);
    BOUNDS(t, 12, 0, 16);
    OK(MPI_Type_get_value_index(MPI_FLOAT, MPI_INT64_T, &u));
    CHECK(t == u);
    OK(MPI_Type_get_envelope(t, &ni, &na, &nt, &combiner));
    CHECK(combiner == MPI_COMBINER_VALUE_INDEX && ni == 0 && na == 0 && nt == 2);
    FAILS(MPI_ERR_TYPE, MPI_Type_free(&u));
    OK(MPI_Type_get_value_index(MPI_INT, MPI_FLOAT, &t));
    CHECK(t == MPI_DATATYPE_NULL);
    return end();
}
