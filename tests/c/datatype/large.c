/* Counts beyond an int. */
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    const MPI_Count big = (MPI_Count)1 << 33;
    MPI_Datatype t, u;
    MPI_Count size = 0, lb = 0, extent = 0, ni, na, nc, nt, c[3];
    int small = 0, combiner, i1, a1, t1;

    OK(MPI_Type_contiguous_c(big, MPI_INT, &t));
    OK(MPI_Type_commit(&t));
    OK(MPI_Type_size(t, &small));
    CHECK(small == MPI_UNDEFINED);
    OK(MPI_Type_size_x(t, &size));
    CHECK(size == 4 * big);
    OK(MPI_Type_get_extent_c(t, &lb, &extent));
    CHECK(lb == 0 && extent == 4 * big);
    OK(MPI_Pack_size(1, t, MPI_COMM_SELF, &small));
    CHECK(small == MPI_UNDEFINED);
    OK(MPI_Pack_size_c(2, t, MPI_COMM_SELF, &size));
    CHECK(size == 8 * big);

    OK(MPI_Type_get_envelope_c(t, &ni, &na, &nc, &nt, &combiner));
    CHECK(ni == 0 && na == 0 && nc == 1 && nt == 1 && combiner == MPI_COMBINER_CONTIGUOUS);
    OK(MPI_Type_get_contents_c(t, 0, 0, 1, 1, NULL, NULL, c, &u));
    CHECK(c[0] == big && u == MPI_INT);
    OK(MPI_Type_free(&t));

    /* What a function with _c has made no function without tells of, whatever the counts are. */
    OK(MPI_Type_dup(MPI_INT, &u));
    for (int k = 0; k < 2; k++) {
        MPI_Aint address[2];
        MPI_Datatype types[2];
        int ints[4];
        OK(MPI_Type_contiguous_c(k ? big : 3, u, &t));
        FAILS(MPI_ERR_TYPE, MPI_Type_get_envelope(t, &i1, &a1, &t1, &combiner));
        FAILS(MPI_ERR_TYPE, MPI_Type_get_contents(t, 4, 2, 2, ints, address, types));
        OK(MPI_Type_free(&t));
    }
    OK(MPI_Type_create_resized_c(u, 0, 8, &t));
    FAILS(MPI_ERR_TYPE, MPI_Type_get_envelope(t, &i1, &a1, &t1, &combiner));
    /* A type that is derived from it is told of. */
    MPI_Datatype pair;
    OK(MPI_Type_contiguous(2, t, &pair));
    OK(MPI_Type_get_envelope(pair, &i1, &a1, &t1, &combiner));
    CHECK(i1 == 1 && a1 == 0 && t1 == 1 && combiner == MPI_COMBINER_CONTIGUOUS);
    OK(MPI_Type_free(&pair));
    OK(MPI_Type_free(&t));
    OK(MPI_Type_free(&u));

    /* More than 63 bits. */
    FAILS(MPI_ERR_ARG, MPI_Type_contiguous_c((MPI_Count)1 << 62, MPI_INT, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_vector_c(big, big, big, MPI_INT, &t));

    /* Scalars beyond an int in a status. */
    MPI_Status status;
    memset(&status, 0, sizeof status);
    OK(MPI_Status_set_elements_c(&status, MPI_INT, big));
    OK(MPI_Get_elements_c(&status, MPI_INT, &size));
    CHECK(size == big);
    OK(MPI_Get_count(&status, MPI_INT, &small));
    CHECK(small == MPI_UNDEFINED);
    OK(MPI_Get_count_c(&status, MPI_BYTE, &size));
    CHECK(size == 4 * big);
    return end();
}
