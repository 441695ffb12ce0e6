/* Sizes and extents of the named types are those of the C types. */
#include "check.h"

#include <complex.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

#define SAME(type, c) BOUNDS(type, sizeof(c), 0, sizeof(c))
#define PAIR(type, c)                                                                              \
    do {                                                                                           \
        struct pair {                                                                              \
            c value;                                                                               \
            int index;                                                                             \
        };                                                                                         \
        MPI_Aint lb, true_extent;                                                                  \
        BOUNDS(type, sizeof(c) + sizeof(int), 0, sizeof(struct pair));                             \
        OK(MPI_Type_get_true_extent(type, &lb, &true_extent));                                     \
        CHECK(lb == 0 && true_extent == offsetof(struct pair, index) + sizeof(int));               \
    } while (0)

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    SAME(MPI_CHAR, char);
    SAME(MPI_SIGNED_CHAR, signed char);
    SAME(MPI_UNSIGNED_CHAR, unsigned char);
    SAME(MPI_BYTE, char);
    SAME(MPI_PACKED, char);
    SAME(MPI_WCHAR, wchar_t);
    SAME(MPI_SHORT, short);
    SAME(MPI_UNSIGNED_SHORT, unsigned short);
    SAME(MPI_INT, int);
    SAME(MPI_UNSIGNED, unsigned);
    SAME(MPI_LONG, long);
    SAME(MPI_UNSIGNED_LONG, unsigned long);
    SAME(MPI_LONG_LONG, long long);
    SAME(MPI_LONG_LONG_INT, long long);
    SAME(MPI_UNSIGNED_LONG_LONG, unsigned long long);
    SAME(MPI_FLOAT, float);
    SAME(MPI_DOUBLE, double);
    SAME(MPI_LONG_DOUBLE, long double);
    SAME(MPI_C_BOOL, bool);
    SAME(MPI_CXX_BOOL, bool);
    SAME(MPI_C_COMPLEX, float complex);
    SAME(MPI_C_FLOAT_COMPLEX, float complex);
    SAME(MPI_C_DOUBLE_COMPLEX, double complex);
    SAME(MPI_C_LONG_DOUBLE_COMPLEX, long double complex);
    SAME(MPI_CXX_FLOAT_COMPLEX, float complex);
    SAME(MPI_CXX_DOUBLE_COMPLEX, double complex);
    SAME(MPI_CXX_LONG_DOUBLE_COMPLEX, long double complex);
    SAME(MPI_INT8_T, int8_t);
    SAME(MPI_UINT8_T, uint8_t);
    SAME(MPI_INT16_T, int16_t);
    SAME(MPI_UINT16_T, uint16_t);
    SAME(MPI_INT32_T, int32_t);
    SAME(MPI_UINT32_T, uint32_t);
    SAME(MPI_INT64_T, int64_t);
    SAME(MPI_UINT64_T, uint64_t);
    SAME(MPI_AINT, MPI_Aint);
    SAME(MPI_OFFSET, MPI_Offset);
    SAME(MPI_COUNT, MPI_Count);
    SAME(MPI_INTEGER, int);
    SAME(MPI_LOGICAL, int);
    SAME(MPI_REAL, float);
    SAME(MPI_DOUBLE_PRECISION, double);
    SAME(MPI_COMPLEX, float complex);
    SAME(MPI_DOUBLE_COMPLEX, double complex);
    SAME(MPI_CHARACTER, char);
    SAME(MPI_INTEGER1, int8_t);
    SAME(MPI_INTEGER2, int16_t);
    SAME(MPI_INTEGER4, int32_t);
    SAME(MPI_INTEGER8, int64_t);
    SAME(MPI_REAL4, float);
    SAME(MPI_REAL8, double);
    SAME(MPI_COMPLEX8, float complex);
    SAME(MPI_COMPLEX16, double complex);
    SAME(MPI_LOGICAL1, int8_t);
    SAME(MPI_LOGICAL8, int64_t);
    BOUNDS(MPI_INTEGER16, 16, 0, 16);
    BOUNDS(MPI_REAL16, 16, 0, 16);
    BOUNDS(MPI_COMPLEX32, 32, 0, 32);
    PAIR(MPI_FLOAT_INT, float);
    PAIR(MPI_DOUBLE_INT, double);
    PAIR(MPI_LONG_INT, long);
    PAIR(MPI_2INT, int);
    PAIR(MPI_SHORT_INT, short);
    PAIR(MPI_LONG_DOUBLE_INT, long double);
    BOUNDS(MPI_2REAL, 8, 0, 8);
    BOUNDS(MPI_2DOUBLE_PRECISION, 16, 0, 16);
    BOUNDS(MPI_2INTEGER, 8, 0, 8);

    /* No half precision in C or Fortran here. */
    int size = 0;
    OK(MPI_Type_size(MPI_REAL2, &size));
    CHECK(size == MPI_UNDEFINED);
    OK(MPI_Type_size(MPI_COMPLEX4, &size));
    CHECK(size == MPI_UNDEFINED);
    return end();
}
