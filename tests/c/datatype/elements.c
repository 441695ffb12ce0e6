/* Counting what a status says was received, and the accessors of a status. */
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Status s;
    memset(&s, 0, sizeof s);
    MPI_Datatype types[] = {MPI_SHORT, MPI_DOUBLE}, pair, quad, nothing;
    int lens[] = {1, 1}, n = 0;
    MPI_Aint displs[] = {0, 8};
    MPI_Count big = 0;
    OK(MPI_Type_create_struct(2, lens, displs, types, &pair));
    OK(MPI_Type_contiguous(2, pair, &quad));
    OK(MPI_Type_contiguous(0, pair, &nothing));
    OK(MPI_Type_commit(&pair));
    OK(MPI_Type_commit(&quad));
    OK(MPI_Type_commit(&nothing));

    for (int k = 0; k <= 9; k++) {
        OK(MPI_Status_set_elements(&s, quad, k));
        OK(MPI_Get_elements(&s, quad, &n));
        CHECK(n == k);
        OK(MPI_Get_elements_x(&s, pair, &big));
        CHECK(big == k);
        OK(MPI_Get_count(&s, pair, &n));
        CHECK(n == (k % 2 ? MPI_UNDEFINED : k / 2));
        OK(MPI_Get_count(&s, quad, &n));
        CHECK(n == (k % 4 ? MPI_UNDEFINED : k / 4));
        OK(MPI_Get_count(&s, MPI_BYTE, &n));
        CHECK(n == k / 2 * 10 + k % 2 * 2);
    }
    /* Ends inside the double. */
    OK(MPI_Status_set_elements(&s, MPI_BYTE, 7));
    OK(MPI_Get_elements(&s, pair, &n));
    CHECK(n == MPI_UNDEFINED);
    OK(MPI_Get_count(&s, nothing, &n));
    CHECK(n == MPI_UNDEFINED);
    OK(MPI_Status_set_elements_x(&s, MPI_BYTE, 0));
    OK(MPI_Get_count(&s, nothing, &n));
    CHECK(n == 0);
    OK(MPI_Get_elements(&s, nothing, &n));
    CHECK(n == 0);
    /* A pair type consists of two scalars. */
    OK(MPI_Status_set_elements(&s, MPI_DOUBLE_INT, 3));
    OK(MPI_Get_count(&s, MPI_BYTE, &n));
    CHECK(n == 20);
    OK(MPI_Get_count(&s, MPI_DOUBLE_INT, &n));
    CHECK(n == MPI_UNDEFINED);
    FAILS(MPI_ERR_COUNT, MPI_Status_set_elements(&s, MPI_INT, -1));

    int flag = -1;
    OK(MPI_Status_set_cancelled(&s, 1));
    OK(MPI_Test_cancelled(&s, &flag));
    CHECK(flag == 1);
    OK(MPI_Status_set_cancelled(&s, 0));
    OK(MPI_Test_cancelled(&s, &flag));
    CHECK(flag == 0);
    OK(MPI_Status_set_source(&s, 3));
    OK(MPI_Status_set_tag(&s, 44));
    OK(MPI_Status_set_error(&s, MPI_ERR_TAG));
    CHECK(s.MPI_SOURCE == 3 && s.MPI_TAG == 44 && s.MPI_ERROR == MPI_ERR_TAG);
    OK(MPI_Status_get_source(&s, &n));
    CHECK(n == 3);
    OK(MPI_Status_get_tag(&s, &n));
    CHECK(n == 44);
    OK(MPI_Status_get_error(&s, &n));
    CHECK(n == MPI_ERR_TAG);
    OK(MPI_Get_count(&s, MPI_BYTE, &n));
    CHECK(n == 20);
    OK(MPI_Type_free(&pair));
    OK(MPI_Type_free(&quad));
    OK(MPI_Type_free(&nothing));
    return end();
}
