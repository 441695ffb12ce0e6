/* Bounds: explicit ones stick, structures are padded, all variants of the queries agree. */
#include "check.h"

struct particle {
    double mass;
    char kind;
};

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Datatype types[] = {MPI_DOUBLE, MPI_CHAR}, t, r, outer;
    int lens[] = {1, 1};
    MPI_Aint displs[] = {0, 8}, base, field;
    struct particle p;
    OK(MPI_Get_address(&p, &base));
    OK(MPI_Get_address(&p.kind, &field));
    CHECK(MPI_Aint_diff(field, base) == 8);
    CHECK(MPI_Aint_add(base, 8) == field);

    OK(MPI_Type_create_struct(2, lens, displs, types, &t));
    BOUNDS(t, 9, 0, sizeof(struct particle));
    MPI_Aint lb, extent;
    MPI_Count lbx, extentx, sizex, clb, cextent, csize;
    OK(MPI_Type_get_true_extent(t, &lb, &extent));
    CHECK(lb == 0 && extent == 9);
    OK(MPI_Type_get_true_extent_x(t, &lbx, &extentx));
    OK(MPI_Type_get_true_extent_c(t, &clb, &cextent));
    CHECK(lbx == 0 && extentx == 9 && clb == 0 && cextent == 9);
    OK(MPI_Type_get_extent_x(t, &lbx, &extentx));
    OK(MPI_Type_get_extent_c(t, &clb, &cextent));
    CHECK(lbx == 0 && extentx == 16 && clb == 0 && cextent == 16);
    OK(MPI_Type_size_x(t, &sizex));
    OK(MPI_Type_size_c(t, &csize));
    CHECK(sizex == 9 && csize == 9);

    OK(MPI_Type_create_resized(t, -3, 20, &r));
    BOUNDS(r, 9, -3, 20);
    MPI_Datatype mixed[] = {r, MPI_DOUBLE};
    MPI_Aint far[] = {0, 100};
    OK(MPI_Type_create_struct(2, lens, far, mixed, &outer));
    BOUNDS(outer, 17, -3, 20);
    OK(MPI_Type_get_true_extent(outer, &lb, &extent));
    CHECK(lb == 0 && extent == 108);
    OK(MPI_Type_free(&outer));
    OK(MPI_Type_contiguous(3, r, &outer));
    BOUNDS(outer, 27, -3, 60);
    OK(MPI_Type_free(&outer));
    OK(MPI_Type_dup(r, &outer));
    BOUNDS(outer, 9, -3, 20);
    OK(MPI_Type_free(&outer));
    /* A negative extent is allowed. */
    OK(MPI_Type_create_resized(MPI_INT, 6, -9, &outer));
    BOUNDS(outer, 4, 6, -9);
    OK(MPI_Type_free(&outer));
    OK(MPI_Type_free(&r));
    OK(MPI_Type_free(&t));

    /* Absolute addresses, relative to MPI_BOTTOM. */
    int a = 7, b = 9, packed[2] = {0, 0}, at = 0, two[] = {1, 1};
    MPI_Aint addrs[2];
    OK(MPI_Get_address(&a, &addrs[0]));
    OK(MPI_Get_address(&b, &addrs[1]));
    OK(MPI_Type_create_hindexed(2, two, addrs, MPI_INT, &t));
    OK(MPI_Type_commit(&t));
    OK(MPI_Pack(MPI_BOTTOM, 1, t, packed, sizeof packed, &at, MPI_COMM_SELF));
    CHECK(packed[0] == 7 && packed[1] == 9);
    packed[0] = 70, packed[1] = 90, at = 0;
    OK(MPI_Unpack(packed, sizeof packed, &at, MPI_BOTTOM, 1, t, MPI_COMM_SELF));
    CHECK(a == 70 && b == 90);
    OK(MPI_Type_free(&t));
    return end();
}
