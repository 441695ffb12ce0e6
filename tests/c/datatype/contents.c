/* Decoding a type gives the arguments of its constructor back. */
#include "check.h"

static void envelope(MPI_Datatype t, int combiner, int ni, int na, int nt)
{
    int gi, ga, gt, gc;
    OK(MPI_Type_get_envelope(t, &gi, &ga, &gt, &gc));
    if (gc != combiner || gi != ni || ga != na || gt != nt) {
        fprintf(stderr, "combiner %d: %d %d %d, %d\n", combiner, gi, ga, gt, gc);
        exit(1);
    }
}

static void envelope_c(MPI_Datatype t, int combiner, int ni, int na, int nc, int nt)
{
    MPI_Count gi, ga, gl, gt;
    int gc;
    OK(MPI_Type_get_envelope_c(t, &gi, &ga, &gl, &gt, &gc));
    if (gc != combiner || gi != ni || ga != na || gl != nc || gt != nt) {
        fprintf(stderr, "combiner %d: %d %d %d %d, %d\n", combiner, (int)gi, (int)ga, (int)gl,
                (int)gt, gc);
        exit(1);
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    int i[32];
    MPI_Aint a[16];
    MPI_Count c[32];
    MPI_Datatype d[8], t, u;

    envelope(MPI_INT, MPI_COMBINER_NAMED, 0, 0, 0);
    FAILS(MPI_ERR_TYPE, MPI_Type_get_contents(MPI_INT, 32, 16, 8, i, a, d));

    OK(MPI_Type_contiguous(5, MPI_INT, &t));
    envelope(t, MPI_COMBINER_CONTIGUOUS, 1, 0, 1);
    envelope_c(t, MPI_COMBINER_CONTIGUOUS, 1, 0, 0, 1);
    OK(MPI_Type_get_contents(t, 1, 0, 1, i, a, d));
    CHECK(i[0] == 5 && d[0] == MPI_INT);
    FAILS(MPI_ERR_ARG, MPI_Type_get_contents(t, 0, 0, 1, i, a, d));
    FAILS(MPI_ERR_ARG, MPI_Type_get_contents(t, 1, 0, 0, i, a, d));

    /* A derived part comes back as an equal type that we must free. */
    OK(MPI_Type_create_hvector(2, 3, -64, t, &u));
    envelope(u, MPI_COMBINER_HVECTOR, 2, 1, 1);
    OK(MPI_Type_get_contents(u, 2, 1, 1, i, a, d));
    CHECK(i[0] == 2 && i[1] == 3 && a[0] == -64 && d[0] != MPI_INT);
    OK(MPI_Type_free(&t));
    envelope(d[0], MPI_COMBINER_CONTIGUOUS, 1, 0, 1);
    BOUNDS(d[0], 20, 0, 20);
    OK(MPI_Type_free(&d[0]));
    OK(MPI_Type_free(&u));

    int lens[] = {1, 2}, displs[] = {9, 4};
    MPI_Aint bytes[] = {90, 40};
    MPI_Datatype types[] = {MPI_CHAR, MPI_DOUBLE_INT};
    OK(MPI_Type_indexed(2, lens, displs, MPI_INT, &t));
    envelope(t, MPI_COMBINER_INDEXED, 5, 0, 1);
    OK(MPI_Type_get_contents(t, 5, 0, 1, i, a, d));
    CHECK(i[0] == 2 && i[1] == 1 && i[2] == 2 && i[3] == 9 && i[4] == 4);
    OK(MPI_Type_free(&t));
    OK(MPI_Type_create_hindexed(2, lens, bytes, MPI_INT, &t));
    envelope(t, MPI_COMBINER_HINDEXED, 3, 2, 1);
    OK(MPI_Type_free(&t));
    OK(MPI_Type_create_indexed_block(2, 7, displs, MPI_INT, &t));
    envelope(t, MPI_COMBINER_INDEXED_BLOCK, 4, 0, 1);
    OK(MPI_Type_free(&t));
    OK(MPI_Type_create_hindexed_block(2, 7, bytes, MPI_INT, &t));
    envelope(t, MPI_COMBINER_HINDEXED_BLOCK, 2, 2, 1);
    OK(MPI_Type_free(&t));
    OK(MPI_Type_create_struct(2, lens, bytes, types, &t));
    envelope(t, MPI_COMBINER_STRUCT, 3, 2, 2);
    OK(MPI_Type_get_contents(t, 3, 2, 2, i, a, d));
    CHECK(i[0] == 2 && i[2] == 2 && a[0] == 90 && a[1] == 40);
    CHECK(d[0] == MPI_CHAR && d[1] == MPI_DOUBLE_INT);
    OK(MPI_Type_dup(t, &u));
    envelope(u, MPI_COMBINER_DUP, 0, 0, 1);
    OK(MPI_Type_free(&u));
    OK(MPI_Type_free(&t));
    OK(MPI_Type_create_resized(MPI_INT, -4, 40, &t));
    envelope(t, MPI_COMBINER_RESIZED, 0, 2, 1);
    OK(MPI_Type_get_contents(t, 0, 2, 1, i, a, d));
    CHECK(a[0] == -4 && a[1] == 40);
    OK(MPI_Type_free(&t));
    int sizes[] = {4, 5}, sub[] = {2, 3}, starts[] = {1, 2};
    OK(MPI_Type_create_subarray(2, sizes, sub, starts, MPI_ORDER_FORTRAN, MPI_INT, &t));
    envelope(t, MPI_COMBINER_SUBARRAY, 8, 0, 1);
    OK(MPI_Type_get_contents(t, 8, 0, 1, i, a, d));
    CHECK(i[0] == 2 && i[1] == 4 && i[4] == 3 && i[6] == 2 && i[7] == MPI_ORDER_FORTRAN);
    OK(MPI_Type_free(&t));
    int distribs[] = {MPI_DISTRIBUTE_NONE}, dargs[] = {MPI_DISTRIBUTE_DFLT_DARG}, ps[] = {1};
    OK(MPI_Type_create_darray(1, 0, 1, sizes, distribs, dargs, ps, MPI_ORDER_C, MPI_INT, &t));
    envelope(t, MPI_COMBINER_DARRAY, 8, 0, 1);
    OK(MPI_Type_get_contents(t, 8, 0, 1, i, a, d));
    CHECK(i[0] == 1 && i[1] == 0 && i[2] == 1 && i[3] == 4 && i[4] == MPI_DISTRIBUTE_NONE);
    CHECK(i[5] == MPI_DISTRIBUTE_DFLT_DARG && i[6] == 1 && i[7] == MPI_ORDER_C);
    OK(MPI_Type_free(&t));

    /* Types made with large counts. */
    MPI_Count clens[] = {1, 2}, cbytes[] = {90, 40};
    OK(MPI_Type_create_struct_c(2, clens, cbytes, types, &t));
    envelope_c(t, MPI_COMBINER_STRUCT, 0, 0, 5, 2);
    OK(MPI_Type_get_contents_c(t, 0, 0, 5, 2, i, a, c, d));
    CHECK(c[0] == 2 && c[1] == 1 && c[2] == 2 && c[3] == 90 && c[4] == 40);
    OK(MPI_Type_free(&t));
    OK(MPI_Type_create_resized_c(MPI_INT, -4, 40, &t));
    envelope_c(t, MPI_COMBINER_RESIZED, 0, 0, 2, 1);
    OK(MPI_Type_free(&t));
    OK(MPI_Type_vector_c(2, 3, 4, MPI_INT, &t));
    envelope_c(t, MPI_COMBINER_VECTOR, 0, 0, 3, 1);
    OK(MPI_Type_free(&t));
    MPI_Count csizes[] = {4, 5}, csub[] = {2, 3}, cstarts[] = {1, 2};
    OK(MPI_Type_create_subarray_c(2, csizes, csub, cstarts, MPI_ORDER_C, MPI_INT, &t));
    envelope_c(t, MPI_COMBINER_SUBARRAY, 2, 0, 6, 1);
    OK(MPI_Type_free(&t));
    return end();
}
