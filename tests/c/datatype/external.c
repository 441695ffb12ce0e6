/* external32: big-endian, with the sizes of the standard's table. */
#include "check.h"

#include <limits.h>

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    unsigned char out[512];
    MPI_Aint size = -1, at = 0;

    struct {
        short s;
        double d;
        long l;
        long double x;
    } v = {0x0102, -1.5, -7, 1.0L}, w;
    memset(&w, 0, sizeof w);
    MPI_Datatype types[] = {MPI_SHORT, MPI_DOUBLE, MPI_LONG, MPI_LONG_DOUBLE}, t;
    int lens[] = {1, 1, 1, 1};
    MPI_Aint displs[4], base;
    OK(MPI_Get_address(&v, &base));
    OK(MPI_Get_address(&v.s, &displs[0]));
    OK(MPI_Get_address(&v.d, &displs[1]));
    OK(MPI_Get_address(&v.l, &displs[2]));
    OK(MPI_Get_address(&v.x, &displs[3]));
    for (int i = 0; i < 4; i++)
        displs[i] = MPI_Aint_diff(displs[i], base);
    OK(MPI_Type_create_struct(4, lens, displs, types, &t));
    OK(MPI_Type_commit(&t));
    OK(MPI_Pack_external_size("external32", 2, t, &size));
    CHECK(size == 2 * (2 + 8 + 4 + 16));
    OK(MPI_Pack_external("external32", &v, 1, t, out, sizeof out, &at));
    CHECK(at == 30);
    const unsigned char want[] = {1,    2,    0xbf, 0xf8, 0,    0,    0, 0, 0, 0,
                                  0xff, 0xff, 0xff, 0xf9, 0x3f, 0xff, 0, 0, 0, 0,
                                  0,    0,    0,    0,    0,    0,    0, 0, 0, 0};
    CHECK(memcmp(out, want, sizeof want) == 0);
    at = 0;
    OK(MPI_Unpack_external("external32", out, 30, &at, &w, 1, t));
    CHECK(at == 30 && w.s == v.s && w.d == v.d && w.l == v.l && w.x == v.x);

    /* A value that the format has no room for is an error, not a wrong number. */
    if (sizeof(long) > 4) {
        v.l = LONG_MAX;
        at = 0;
        FAILS(MPI_ERR_CONVERSION, MPI_Pack_external("external32", &v, 1, t, out, 512, &at));
        CHECK(at == 0);
    }
    at = 0;
    FAILS(MPI_ERR_TRUNCATE, MPI_Unpack_external("external32", out, 29, &at, &w, 1, t));
    FAILS(MPI_ERR_UNSUPPORTED_DATAREP,
          MPI_Pack_external("internal", &v, 1, t, out, 512, &at));
    OK(MPI_Type_free(&t));

    /* A long strided run crosses the converter's internal pieces. */
    static int many[4000], again[4000];
    static unsigned char bytes[8192];
    for (int i = 0; i < 4000; i++)
        many[i] = i * 7919;
    OK(MPI_Type_vector(2000, 1, 2, MPI_INT, &t));
    OK(MPI_Type_commit(&t));
    at = 0;
    OK(MPI_Pack_external("external32", many, 1, t, bytes, sizeof bytes, &at));
    CHECK(at == 8000);
    for (int i = 0; i < 2000; i++) {
        const unsigned char *b = bytes + 4 * i;
        int x = (int)((unsigned)b[0] << 24 | (unsigned)b[1] << 16 | (unsigned)b[2] << 8 | b[3]);
        CHECK(x == many[2 * i]);
    }
    at = 0;
    OK(MPI_Unpack_external("external32", bytes, 8000, &at, again, 1, t));
    for (int i = 0; i < 4000; i++)
        CHECK(again[i] == (i % 2 ? 0 : many[i]));
    OK(MPI_Type_free(&t));
    return end();
}
