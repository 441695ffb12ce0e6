/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * What the predefined operations cost on each type, by MPI_Reduce_local, over what the memory costs:
 * the time of reading two vectors and writing one of them with the C library's memcpy as the measure
 * (it reads one and writes one; both touch two vectors). One rank.
 *
 *   kernels [BYTES [ROUNDS]]
 *
 * prints "operation type GB/s of a vector, times memcpy" and, at the end, the slowest of those that
 * processors have vector instructions for. In turns, the best of the rounds counts.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WHOLE = 1, REAL = 2, COMPLEX = 4, LOGICAL = 8, PAIR = 16 };

struct type {
    const char *name;
    MPI_Datatype type;
    int kind, vector;
};

struct op {
    const char *name;
    MPI_Op op;
    int kinds, vector;
};

/* Seconds of one call on vectors of so many bytes. */
static double once(const char *left, char *inout, long bytes, MPI_Datatype type, MPI_Op op)
{
    MPI_Aint lb, extent;
    double t;
    MPI_Type_get_extent(type, &lb, &extent);
    t = MPI_Wtime();
    MPI_Reduce_local(left, inout, (int)(bytes / extent), type, op);
    return MPI_Wtime() - t;
}

static double copied(const char *left, char *inout, long bytes)
{
    double t = MPI_Wtime();
    memcpy(inout, left, (size_t)bytes);
    /* The compiler may not leave it out. */
    __asm__ volatile("" : : "r"(inout) : "memory");
    return MPI_Wtime() - t;
}

int main(int argc, char **argv)
{
    long bytes = argc > 1 ? atol(argv[1]) : 32l << 20;
    int rounds = argc > 2 ? atoi(argv[2]) : 7;
    MPI_Init(&argc, &argv);
    const struct type types[] = {
        {"int8", MPI_INT8_T, WHOLE, 1},        {"uint8", MPI_UINT8_T, WHOLE, 1},
        {"int16", MPI_INT16_T, WHOLE, 1},      {"uint16", MPI_UINT16_T, WHOLE, 1},
        {"int32", MPI_INT32_T, WHOLE, 1},      {"uint32", MPI_UINT32_T, WHOLE, 1},
        {"int64", MPI_INT64_T, WHOLE, 1},      {"uint64", MPI_UINT64_T, WHOLE, 1},
        {"byte", MPI_BYTE, LOGICAL, 1},        {"float", MPI_FLOAT, REAL, 1},
        {"double", MPI_DOUBLE, REAL, 1},       {"long double", MPI_LONG_DOUBLE, REAL, 0},
        {"float complex", MPI_C_FLOAT_COMPLEX, COMPLEX, 1},
        {"double complex", MPI_C_DOUBLE_COMPLEX, COMPLEX, 1},
        {"double int", MPI_DOUBLE_INT, PAIR, 0}, {"2int", MPI_2INT, PAIR, 0},
    };
    const struct op ops[] = {
        {"sum", MPI_SUM, WHOLE | REAL | COMPLEX, 1}, {"prod", MPI_PROD, WHOLE | REAL | COMPLEX, 1},
        {"min", MPI_MIN, WHOLE | REAL, 1},           {"max", MPI_MAX, WHOLE | REAL, 1},
        {"band", MPI_BAND, WHOLE | LOGICAL, 1},      {"bor", MPI_BOR, WHOLE | LOGICAL, 1},
        {"bxor", MPI_BXOR, WHOLE | LOGICAL, 1},      {"land", MPI_LAND, WHOLE, 1},
        {"lor", MPI_LOR, WHOLE, 1},                  {"lxor", MPI_LXOR, WHOLE, 1},
        {"minloc", MPI_MINLOC, PAIR, 1},             {"maxloc", MPI_MAXLOC, PAIR, 1},
    };
    char *left = aligned_alloc(4096, (size_t)(bytes + 4095) / 4096 * 4096);
    char *inout = aligned_alloc(4096, (size_t)(bytes + 4095) / 4096 * 4096);
    double slowest = 0;
    const char *which[2] = {"", ""};
    if (bytes < 64 || rounds < 1 || !left || !inout) MPI_Abort(MPI_COMM_WORLD, 1);
    for (size_t t = 0; t < sizeof types / sizeof *types; t++)
        for (size_t o = 0; o < sizeof ops / sizeof *ops; o++) {
            double best = 1e9, copy = 1e9;
            if (!(types[t].kind & ops[o].kinds)) continue;
            /* Small numbers of every type, none of which a processor is slow with. */
            for (long i = 0; i < bytes / 8; i++) ((double *)left)[i] = ((double *)inout)[i] = 1.0;
            for (int i = 0; i < rounds; i++) {
                double a = once(left, inout, bytes, types[t].type, ops[o].op);
                double b = copied(left, inout, bytes);
                if (a < best) best = a;
                if (b < copy) copy = b;
            }
            printf("%-5s %-14s %7.2f GB/s %6.2f\n", ops[o].name, types[t].name,
                   (double)bytes / best / 1e9, best / copy);
            if (types[t].vector && best / copy > slowest) {
                slowest = best / copy;
                which[0] = ops[o].name;
                which[1] = types[t].name;
            }
        }
    printf("slowest %s %s %.2f\n", which[0], which[1], slowest);
    free(left);
    free(inout);
    MPI_Finalize();
    return 0;
}
