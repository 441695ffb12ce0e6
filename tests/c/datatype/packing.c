/* Packing several things into one buffer, and the ways in which it can fail. */
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    char buffer[256];
    int n = 5, ints[5] = {1, 2, 3, 4, 5}, size, at = 0;
    double x[4] = {0.5, 1.5, 2.5, 3.5};
    MPI_Datatype even;
    OK(MPI_Type_vector(2, 1, 2, MPI_DOUBLE, &even));
    OK(MPI_Type_commit(&even));

    OK(MPI_Pack(&n, 1, MPI_INT, buffer, sizeof buffer, &at, MPI_COMM_WORLD));
    CHECK(at == 4);
    OK(MPI_Pack(ints, n, MPI_INT, buffer, sizeof buffer, &at, MPI_COMM_WORLD));
    OK(MPI_Pack(x, 1, even, buffer, sizeof buffer, &at, MPI_COMM_WORLD));
    CHECK(at == 4 + 20 + 16);
    size = at;

    int m = 0, back[5] = {0}, pos = 0;
    double y[2] = {0, 0};
    OK(MPI_Unpack(buffer, size, &pos, &m, 1, MPI_INT, MPI_COMM_WORLD));
    CHECK(m == 5);
    OK(MPI_Unpack(buffer, size, &pos, back, m, MPI_INT, MPI_COMM_WORLD));
    CHECK(memcmp(back, ints, sizeof ints) == 0);
    OK(MPI_Unpack(buffer, size, &pos, y, 2, MPI_DOUBLE, MPI_COMM_WORLD));
    CHECK(y[0] == 0.5 && y[1] == 2.5 && pos == size);

    /* Nothing is written and the position stays when the room does not suffice. */
    at = 10;
    buffer[10] = 77;
    FAILS(MPI_ERR_TRUNCATE, MPI_Pack(ints, 2, MPI_INT, buffer, 17, &at, MPI_COMM_WORLD));
    CHECK(at == 10 && buffer[10] == 77);
    FAILS(MPI_ERR_TRUNCATE, MPI_Unpack(buffer, 17, &at, back, 2, MPI_INT, MPI_COMM_WORLD));
    CHECK(at == 10);
    at = 18;
    FAILS(MPI_ERR_ARG, MPI_Pack(ints, 1, MPI_INT, buffer, 17, &at, MPI_COMM_WORLD));
    at = -1;
    FAILS(MPI_ERR_ARG, MPI_Unpack(buffer, 17, &at, back, 1, MPI_INT, MPI_COMM_WORLD));
    at = 17;
    OK(MPI_Pack(ints, 0, MPI_INT, buffer, 17, &at, MPI_COMM_WORLD));
    CHECK(at == 17);

    MPI_Datatype raw;
    OK(MPI_Type_vector(2, 1, 2, MPI_INT, &raw));
    at = 0;
    FAILS(MPI_ERR_TYPE, MPI_Pack(ints, 1, raw, buffer, 256, &at, MPI_COMM_WORLD));
    FAILS(MPI_ERR_TYPE, MPI_Pack(ints, 1, MPI_DATATYPE_NULL, buffer, 256, &at, MPI_COMM_WORLD));
    FAILS(MPI_ERR_COUNT, MPI_Pack(ints, -1, MPI_INT, buffer, 256, &at, MPI_COMM_WORLD));
    FAILS(MPI_ERR_COMM, MPI_Pack(ints, 1, MPI_INT, buffer, 256, &at, MPI_COMM_NULL));
    FAILS(MPI_ERR_BUFFER, MPI_Pack(NULL, 1, MPI_INT, buffer, 256, &at, MPI_COMM_WORLD));
    OK(MPI_Type_free(&raw));

    /* The large-count functions. */
    MPI_Count cat = 0, csize = -1;
    OK(MPI_Pack_size_c(3, even, MPI_COMM_WORLD, &csize));
    CHECK(csize == 48);
    OK(MPI_Pack_c(x, 1, even, buffer, 256, &cat, MPI_COMM_WORLD));
    CHECK(cat == 16);
    cat = 8;
    OK(MPI_Unpack_c(buffer, 16, &cat, y, 1, MPI_DOUBLE, MPI_COMM_WORLD));
    CHECK(cat == 16 && y[0] == 2.5);
    OK(MPI_Type_free(&even));
    return end();
}
