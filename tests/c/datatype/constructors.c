/* Each constructor selects the elements that the standard says, in its order. */
#include "check.h"

#define N 64
static int memory[N];

#define WANT(type, count, origin, ...)                                                             \
    do {                                                                                           \
        const int want[] = {__VA_ARGS__};                                                          \
        OK(MPI_Type_commit(&(type)));                                                              \
        same_ints(type, count, memory, N, origin, want, (int)(sizeof want / sizeof *want));        \
        OK(MPI_Type_free(&(type)));                                                                \
        CHECK((type) == MPI_DATATYPE_NULL);                                                        \
    } while (0)

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    for (int i = 0; i < N; i++)
        memory[i] = 100 + i;
    MPI_Datatype t, row;
    const int four = (int)sizeof(int);

    OK(MPI_Type_contiguous(3, MPI_INT, &t));
    BOUNDS(t, 12, 0, 12);
    WANT(t, 2, 1, 101, 102, 103, 104, 105, 106);

    OK(MPI_Type_vector(3, 2, 4, MPI_INT, &t));
    BOUNDS(t, 24, 0, 40);
    WANT(t, 2, 0, 100, 101, 104, 105, 108, 109, 110, 111, 114, 115, 118, 119);

    OK(MPI_Type_vector(3, 1, -2, MPI_INT, &t));
    BOUNDS(t, 12, -16, 20);
    WANT(t, 1, 10, 110, 108, 106);

    OK(MPI_Type_create_hvector(2, 2, 3 * four, MPI_INT, &t));
    BOUNDS(t, 16, 0, 20);
    WANT(t, 1, 5, 105, 106, 108, 109);

    int lens[] = {2, 0, 1}, displs[] = {4, 7, 0};
    OK(MPI_Type_indexed(3, lens, displs, MPI_INT, &t));
    BOUNDS(t, 12, 0, 24);
    WANT(t, 2, 0, 104, 105, 100, 110, 111, 106);

    MPI_Aint bytes[] = {8 * four, 0, -4 * four};
    OK(MPI_Type_create_hindexed(3, lens, bytes, MPI_INT, &t));
    BOUNDS(t, 12, -16, 56);
    WANT(t, 1, 20, 128, 129, 116);

    OK(MPI_Type_create_indexed_block(3, 2, displs, MPI_INT, &t));
    BOUNDS(t, 24, 0, 36);
    WANT(t, 1, 0, 104, 105, 107, 108, 100, 101);

    OK(MPI_Type_create_hindexed_block(3, 1, bytes, MPI_INT, &t));
    WANT(t, 1, 10, 118, 110, 106);

    OK(MPI_Type_vector(2, 1, 2, MPI_INT, &row));
    MPI_Datatype types[] = {MPI_INT, row};
    int one[] = {1, 2};
    MPI_Aint at[] = {0, 2 * four};
    OK(MPI_Type_create_struct(2, one, at, types, &t));
    OK(MPI_Type_free(&row));
    BOUNDS(t, 20, 0, 32);
    WANT(t, 1, 0, 100, 102, 104, 105, 107);

    OK(MPI_Type_create_resized(MPI_INT, -8, 12, &t));
    BOUNDS(t, 4, -8, 12);
    WANT(t, 3, 0, 100, 103, 106);

    int sizes[] = {4, 5}, sub[] = {2, 3}, starts[] = {1, 2};
    OK(MPI_Type_create_subarray(2, sizes, sub, starts, MPI_ORDER_C, MPI_INT, &t));
    BOUNDS(t, 24, 0, 80);
    WANT(t, 1, 0, 107, 108, 109, 112, 113, 114);
    OK(MPI_Type_create_subarray(2, sizes, sub, starts, MPI_ORDER_FORTRAN, MPI_INT, &t));
    WANT(t, 2, 0, 109, 110, 113, 114, 117, 118, 129, 130, 133, 134, 137, 138);

    int gsizes[] = {4, 6}, distribs[] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC};
    int dargs[] = {MPI_DISTRIBUTE_DFLT_DARG, 2}, psizes[] = {2, 2};
    OK(MPI_Type_create_darray(4, 3, 2, gsizes, distribs, dargs, psizes, MPI_ORDER_C, MPI_INT, &t));
    BOUNDS(t, 16, 0, 96);
    WANT(t, 1, 0, 114, 115, 120, 121);
    OK(MPI_Type_create_darray(4, 0, 2, gsizes, distribs, dargs, psizes, MPI_ORDER_C, MPI_INT, &t));
    WANT(t, 1, 0, 100, 101, 104, 105, 106, 107, 110, 111);

    OK(MPI_Type_contiguous(0, MPI_INT, &t));
    OK(MPI_Type_commit(&t));
    BOUNDS(t, 0, 0, 0);
    OK(MPI_Type_free(&t));
    return end();
}
