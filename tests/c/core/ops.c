// np: 1
/* Reduction of two buffers in memory: every operation on every kind of type, and user ones. */
#include "check.h"

#include <complex.h>
#include <stdbool.h>
#include <stdint.h>

/* Applies one operation to three pairs of values and compares with C's own arithmetic. */
#define TRY(type, mpi, op, expression)                                                             \
    do {                                                                                           \
        type left_[3] = {(type)7, (type)0, (type)5}, right_[3] = {(type)3, (type)9, (type)5};      \
        type got_[3];                                                                              \
        memcpy(got_, right_, sizeof got_);                                                         \
        OK(MPI_Reduce_local(left_, got_, 3, mpi, op));                                             \
        for (int i_ = 0; i_ < 3; i_++) {                                                           \
            type a = left_[i_], b = right_[i_];                                                    \
            CHECK(got_[i_] == (type)(expression));                                                 \
        }                                                                                          \
    } while (0)

#define NUMBERS(type, mpi)                                                                         \
    do {                                                                                           \
        TRY(type, mpi, MPI_SUM, a + b);                                                            \
        TRY(type, mpi, MPI_PROD, a *b);                                                            \
        TRY(type, mpi, MPI_MIN, a < b ? a : b);                                                    \
        TRY(type, mpi, MPI_MAX, a > b ? a : b);                                                    \
    } while (0)

#define INTEGERS(type, mpi)                                                                        \
    do {                                                                                           \
        NUMBERS(type, mpi);                                                                        \
        TRY(type, mpi, MPI_BAND, a &b);                                                            \
        TRY(type, mpi, MPI_BOR, a | b);                                                            \
        TRY(type, mpi, MPI_BXOR, a ^ b);                                                           \
        TRY(type, mpi, MPI_LAND, a && b);                                                          \
        TRY(type, mpi, MPI_LOR, a || b);                                                           \
        TRY(type, mpi, MPI_LXOR, !a != !b);                                                        \
    } while (0)

#define LOCATIONS(type, mpi)                                                                       \
    do {                                                                                           \
        struct {                                                                                   \
            type value;                                                                            \
            int index;                                                                             \
        } a_[3], b_[3];                                                                            \
        memset(a_, 0, sizeof a_);                                                                  \
        memset(b_, 0, sizeof b_);                                                                  \
        for (int i_ = 0; i_ < 3; i_++) {                                                           \
            a_[i_].value = (type)i_, a_[i_].index = i_;                                            \
            b_[i_].value = (type)1, b_[i_].index = 10 - i_;                                        \
        }                                                                                          \
        OK(MPI_Reduce_local(a_, b_, 3, mpi, MPI_MAXLOC));                                          \
        CHECK(b_[0].value == 1 && b_[0].index == 10 && b_[1].value == 1 && b_[1].index == 1);      \
        CHECK(b_[2].value == 2 && b_[2].index == 2);                                               \
        OK(MPI_Reduce_local(a_, b_, 3, mpi, MPI_MINLOC));                                          \
        CHECK(b_[0].value == 0 && b_[0].index == 0 && b_[1].value == 1 && b_[1].index == 1);       \
        CHECK(b_[2].value == 2 && b_[2].index == 2);                                               \
    } while (0)

#define COMPLEX(type, mpi)                                                                         \
    do {                                                                                           \
        type a_ = 3 + 4 * I, b_ = 1 - 2 * I, c_ = b_;                                              \
        OK(MPI_Reduce_local(&a_, &c_, 1, mpi, MPI_SUM));                                           \
        CHECK(c_ == 4 + 2 * I);                                                                    \
        OK(MPI_Reduce_local(&a_, &b_, 1, mpi, MPI_PROD));                                          \
        CHECK(b_ == 11 - 2 * I);                                                                   \
    } while (0)

static int calls;
static MPI_Datatype seen;

static void subtract(void *in, void *inout, int *n, MPI_Datatype *type)
{
    calls++;
    seen = *type;
    for (int i = 0; i < *n; i++)
        ((int *)inout)[i] = ((int *)in)[i] - ((int *)inout)[i];
}

static void subtract_c(void *in, void *inout, MPI_Count *n, MPI_Datatype *type)
{
    int small = (int)*n;
    subtract(in, inout, &small, type);
}

static void user(void)
{
    int a[] = {10, 20}, b[] = {1, 2}, commutes;
    MPI_Datatype pair;
    MPI_Op op, large;
    OK(MPI_Op_create(subtract, 0, &op));
    OK(MPI_Op_create_c(subtract_c, 1, &large));
    OK(MPI_Op_commutative(op, &commutes));
    CHECK(!commutes);
    OK(MPI_Op_commutative(large, &commutes));
    CHECK(commutes);
    OK(MPI_Reduce_local(a, b, 2, MPI_INT, op));
    CHECK(b[0] == 9 && b[1] == 18 && calls == 1 && seen == MPI_INT);
    OK(MPI_Type_contiguous(2, MPI_INT, &pair));
    OK(MPI_Type_commit(&pair));
    OK(MPI_Reduce_local_c(a, b, 1, pair, large));
    CHECK(b[0] == 1 && calls == 2 && seen == pair);
    OK(MPI_Reduce_local(a, b, 0, MPI_INT, op));
    FAILS(MPI_ERR_OP, MPI_Reduce_local(a, b, 1, pair, MPI_SUM));
    OK(MPI_Type_free(&pair));
    OK(MPI_Op_free(&op));
    CHECK(op == MPI_OP_NULL);
    OK(MPI_Op_free(&large));
    op = MPI_SUM;
    FAILS(MPI_ERR_OP, MPI_Op_free(&op));
    FAILS(MPI_ERR_OP, MPI_Reduce_local(a, b, 1, MPI_INT, MPI_OP_NULL));
}

static void long_doubles(void)
{
    /* Values that need the whole format, against the compiler's arithmetic. */
    long double a[64], b[64], sum[64], product[64];
    for (int i = 0; i < 64; i++) {
        a[i] = (long double)(i + 1) / 3.0L;
        b[i] = -1.0L / (long double)(7 * i + 1);
        sum[i] = product[i] = b[i];
    }
    OK(MPI_Reduce_local(a, sum, 64, MPI_LONG_DOUBLE, MPI_SUM));
    OK(MPI_Reduce_local(a, product, 64, MPI_LONG_DOUBLE, MPI_PROD));
    for (int i = 0; i < 64; i++)
        CHECK(sum[i] == a[i] + b[i] && product[i] == a[i] * b[i]);
}

#ifdef __SIZEOF_FLOAT128__
static void quads(void)
{
    __float128 a[64], b[64], sum[64], product[64], least[64];
    for (int i = 0; i < 64; i++) {
        a[i] = (__float128)(i + 1) / 3;
        b[i] = (i % 2 ? -1 : 1) / (__float128)(7 * i + 1);
        sum[i] = product[i] = least[i] = b[i];
    }
    OK(MPI_Reduce_local(a, sum, 64, MPI_REAL16, MPI_SUM));
    OK(MPI_Reduce_local(a, product, 64, MPI_REAL16, MPI_PROD));
    OK(MPI_Reduce_local(a, least, 64, MPI_REAL16, MPI_MIN));
    for (int i = 0; i < 64; i++) {
        CHECK(sum[i] == a[i] + b[i] && product[i] == a[i] * b[i]);
        CHECK(least[i] == (a[i] < b[i] ? a[i] : b[i]));
    }
}
#endif

int main(int argc, char **argv)
{
    int value = 1;
    begin(&argc, &argv);
    INTEGERS(signed char, MPI_SIGNED_CHAR);
    INTEGERS(unsigned char, MPI_UNSIGNED_CHAR);
    INTEGERS(short, MPI_SHORT);
    INTEGERS(unsigned short, MPI_UNSIGNED_SHORT);
    INTEGERS(int, MPI_INT);
    INTEGERS(unsigned, MPI_UNSIGNED);
    INTEGERS(long, MPI_LONG);
    INTEGERS(unsigned long, MPI_UNSIGNED_LONG);
    INTEGERS(long long, MPI_LONG_LONG);
    INTEGERS(unsigned long long, MPI_UNSIGNED_LONG_LONG);
    INTEGERS(int8_t, MPI_INT8_T);
    INTEGERS(uint8_t, MPI_UINT8_T);
    INTEGERS(int16_t, MPI_INT16_T);
    INTEGERS(uint16_t, MPI_UINT16_T);
    INTEGERS(int32_t, MPI_INT32_T);
    INTEGERS(uint32_t, MPI_UINT32_T);
    INTEGERS(int64_t, MPI_INT64_T);
    INTEGERS(uint64_t, MPI_UINT64_T);
    INTEGERS(int, MPI_INTEGER);
    INTEGERS(int8_t, MPI_INTEGER1);
    INTEGERS(int16_t, MPI_INTEGER2);
    INTEGERS(int32_t, MPI_INTEGER4);
    INTEGERS(int64_t, MPI_INTEGER8);
    NUMBERS(MPI_Aint, MPI_AINT);
    NUMBERS(MPI_Count, MPI_COUNT);
    NUMBERS(MPI_Offset, MPI_OFFSET);
    NUMBERS(float, MPI_FLOAT);
    NUMBERS(double, MPI_DOUBLE);
    NUMBERS(long double, MPI_LONG_DOUBLE);
    NUMBERS(float, MPI_REAL);
    NUMBERS(double, MPI_DOUBLE_PRECISION);
    NUMBERS(float, MPI_REAL4);
    NUMBERS(double, MPI_REAL8);
    TRY(bool, MPI_C_BOOL, MPI_LAND, a &&b);
    TRY(bool, MPI_C_BOOL, MPI_LOR, a || b);
    TRY(bool, MPI_C_BOOL, MPI_LXOR, a != b);
    TRY(bool, MPI_CXX_BOOL, MPI_LOR, a || b);
    TRY(unsigned char, MPI_BYTE, MPI_BXOR, a ^ b);
    TRY(char, MPI_CHAR, MPI_SUM, a + b);
    TRY(char, MPI_CHAR, MPI_PROD, a * b);
    TRY(char, MPI_CHAR, MPI_MAX, a > b ? a : b);
    TRY(char, MPI_CHAR, MPI_LAND, a && b);
    TRY(char, MPI_CHAR, MPI_BOR, a | b);
    COMPLEX(float _Complex, MPI_C_FLOAT_COMPLEX);
    COMPLEX(double _Complex, MPI_C_DOUBLE_COMPLEX);
    COMPLEX(long double _Complex, MPI_C_LONG_DOUBLE_COMPLEX);
    COMPLEX(float _Complex, MPI_COMPLEX);
    COMPLEX(double _Complex, MPI_DOUBLE_COMPLEX);
    LOCATIONS(float, MPI_FLOAT_INT);
    LOCATIONS(double, MPI_DOUBLE_INT);
    LOCATIONS(long, MPI_LONG_INT);
    LOCATIONS(int, MPI_2INT);
    LOCATIONS(short, MPI_SHORT_INT);
    LOCATIONS(long double, MPI_LONG_DOUBLE_INT);
    LOCATIONS(int, MPI_2INTEGER);
    long_doubles();
#ifdef __SIZEOF_FLOAT128__
    quads();
#endif
    user();
    FAILS(MPI_ERR_OP, MPI_Reduce_local(&value, &rank, 1, MPI_WCHAR, MPI_SUM));
    FAILS(MPI_ERR_OP, MPI_Reduce_local(&value, &rank, 1, MPI_BYTE, MPI_SUM));
    FAILS(MPI_ERR_OP, MPI_Reduce_local(&value, &rank, 1, MPI_FLOAT, MPI_BAND));
    FAILS(MPI_ERR_OP, MPI_Reduce_local(&value, &rank, 1, MPI_INT, MPI_MAXLOC));
    FAILS(MPI_ERR_OP, MPI_Reduce_local(&value, &rank, 1, MPI_C_FLOAT_COMPLEX, MPI_MAX));
    return end();
}
