/* Handles: errors by class, duplicates, what a freed or predefined type allows. */
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Datatype t, u, stale;
    int lens[] = {1, -1}, displs[] = {0, 1}, size;
    MPI_Datatype types[] = {MPI_INT, MPI_DATATYPE_NULL};
    MPI_Aint bytes[] = {0, 4};

    FAILS(MPI_ERR_TYPE, MPI_Type_contiguous(1, MPI_DATATYPE_NULL, &t));
    FAILS(MPI_ERR_COUNT, MPI_Type_contiguous(-1, MPI_INT, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_contiguous(1, MPI_INT, NULL));
    FAILS(MPI_ERR_COUNT, MPI_Type_vector(2, -1, 3, MPI_INT, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_indexed(2, lens, displs, MPI_INT, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_indexed(2, NULL, displs, MPI_INT, &t));
    lens[1] = 1;
    FAILS(MPI_ERR_TYPE, MPI_Type_create_struct(2, lens, bytes, types, &t));
    int sizes[] = {4}, sub[] = {5}, starts[] = {0};
    FAILS(MPI_ERR_ARG, MPI_Type_create_subarray(1, sizes, sub, starts, MPI_ORDER_C, MPI_INT, &t));
    sub[0] = 2;
    FAILS(MPI_ERR_ARG, MPI_Type_create_subarray(1, sizes, sub, starts, 99, MPI_INT, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_create_subarray(0, sizes, sub, starts, MPI_ORDER_C, MPI_INT, &t));
    FAILS(MPI_ERR_TYPE, MPI_Type_size((MPI_Datatype)0, &size));

    t = MPI_INT;
    FAILS(MPI_ERR_TYPE, MPI_Type_free(&t));
    CHECK(t == MPI_INT);
    OK(MPI_Type_commit(&t));
    t = MPI_DATATYPE_NULL;
    FAILS(MPI_ERR_TYPE, MPI_Type_free(&t));
    FAILS(MPI_ERR_TYPE, MPI_Type_commit(&t));

    /* A part may be freed before the type that uses it. */
    OK(MPI_Type_vector(2, 1, 2, MPI_INT, &t));
    OK(MPI_Type_contiguous(2, t, &u));
    stale = t;
    OK(MPI_Type_free(&t));
    FAILS(MPI_ERR_TYPE, MPI_Type_size(stale, &size));
    BOUNDS(u, 16, 0, 24);
    OK(MPI_Type_commit(&u));
    OK(MPI_Type_commit(&u));

    /* A duplicate is as committed as its original, and another object. */
    OK(MPI_Type_dup(u, &t));
    CHECK(t != u);
    OK(MPI_Type_free(&u));
    int memory[16], out[4], at = 0;
    for (int i = 0; i < 16; i++)
        memory[i] = i;
    OK(MPI_Pack(memory, 1, t, out, sizeof out, &at, MPI_COMM_SELF));
    CHECK(out[0] == 0 && out[1] == 2 && out[2] == 3 && out[3] == 5);
    OK(MPI_Type_free(&t));
    OK(MPI_Type_dup(MPI_DOUBLE, &t));
    BOUNDS(t, 8, 0, 8);
    OK(MPI_Type_free(&t));

    /* Many types at the same time, freed in another order. */
    enum { MANY = 5000 };
    static MPI_Datatype many[MANY];
    for (int i = 0; i < MANY; i++)
        OK(MPI_Type_contiguous(i, MPI_INT, &many[i]));
    for (int k = 0; k < MANY; k++) {
        int i = (int)((long)k * 1999 % MANY);
        BOUNDS(many[i], 4 * i, 0, 4 * i);
        OK(MPI_Type_free(&many[i]));
    }
    return end();
}
