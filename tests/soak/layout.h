/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Payloads of the soak: how elements lie in memory, their pattern, and its verification. */
#ifndef SOAK_LAYOUT_H
#define SOAK_LAYOUT_H

#include <mpi.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The first six hold the same ints, so that a sender's and a receiver's may differ. */
enum kind { PLAIN, CONTIGUOUS, VECTOR, INDEXED, STRUCT, RESIZED, INT_KINDS, BYTES = INT_KINDS, MIXED };

struct mixed { int32_t i; char c; double d; };
#define HOLE 0xA5
#define HOLE_INT 0xA5A5A5A5u

/* A datatype with the number of them that holds all elements. */
struct layout { MPI_Datatype type; int count; int owned; };

static int vector_block(int n) { return n % 3 == 0 ? 3 : n % 2 == 0 ? 2 : 1; }

/* Index of the i-th of n ints in memory. */
static size_t place(enum kind kind, int n, int i)
{
    static const int in_cycle[6] = {0, 2, 3, 4, 6, 7};
    int b;
    switch (kind) {
    case VECTOR: b = vector_block(n); return (size_t)(i / b) * (size_t)(b + 2) + (size_t)(i % b);
    case INDEXED: return 9 * (size_t)(i / 6) + (size_t)in_cycle[i % 6];
    case STRUCT: return i < n / 2 ? (size_t)i : (size_t)i + 5;
    case RESIZED: return 2 * (size_t)i;
    default: return (size_t)i;
    }
}

/* Bytes of memory that n elements need. */
static size_t room(enum kind kind, int n)
{
    if (n == 0) return 0;
    if (kind == BYTES) return (size_t)n;
    if (kind == MIXED) return (size_t)n * sizeof(struct mixed);
    return 4 * (place(kind, n, n - 1) + 1);
}

static void make_indexed(int n, MPI_Datatype *type)
{
    int blocks = 0, left = n, at = 0, k;
    int *lengths = malloc(4 * (size_t)n + 4), *places = malloc(4 * (size_t)n + 4);
    static const int cycle[3] = {1, 3, 2};
    for (k = 0; left > 0; k = (k + 1) % 3) {
        int length = cycle[k] < left ? cycle[k] : left;
        lengths[blocks] = length;
        places[blocks++] = at;
        at += cycle[k] + 1;
        left -= length;
    }
    MPI_Type_indexed(blocks, lengths, places, MPI_INT, type);
    free(lengths);
    free(places);
}

static void make_struct(int n, MPI_Datatype *type)
{
    int lengths[2] = {n / 2, n - n / 2};
    MPI_Aint at[2] = {0, 4 * (MPI_Aint)(n / 2 + 5)};
    MPI_Datatype parts[2] = {MPI_INT, MPI_INT};
    MPI_Type_create_struct(2, lengths, at, parts, type);
}

static void make_mixed(MPI_Datatype *type)
{
    int lengths[3] = {1, 1, 1};
    MPI_Aint at[3] = {offsetof(struct mixed, i), offsetof(struct mixed, c),
                      offsetof(struct mixed, d)};
    MPI_Datatype parts[3] = {MPI_INT32_T, MPI_CHAR, MPI_DOUBLE}, raw;
    MPI_Type_create_struct(3, lengths, at, parts, &raw);
    MPI_Type_create_resized(raw, 0, sizeof(struct mixed), type);
    MPI_Type_free(&raw);
}

static struct layout make_layout(enum kind kind, int n)
{
    struct layout l = {MPI_INT, n, 1};
    int b = vector_block(n);
    switch (kind) {
    case CONTIGUOUS:
        b = n % 4 == 0 ? 4 : 1;
        MPI_Type_contiguous(b, MPI_INT, &l.type);
        l.count = n / b;
        break;
    case VECTOR:
        MPI_Type_vector(n / b, b, b + 2, MPI_INT, &l.type);
        l.count = 1;
        break;
    case INDEXED: make_indexed(n, &l.type); l.count = 1; break;
    case STRUCT: make_struct(n, &l.type); l.count = 1; break;
    case RESIZED: MPI_Type_create_resized(MPI_INT, 0, 8, &l.type); break;
    case MIXED: make_mixed(&l.type); break;
    case BYTES: l.type = MPI_BYTE; l.owned = 0; break;
    default: l.owned = 0;
    }
    if (l.owned) MPI_Type_commit(&l.type);
    return l;
}

static void free_layout(struct layout *l)
{
    if (l->owned) MPI_Type_free(&l->type);
    l->owned = 0;
}

static uint32_t expected(uint32_t seed, int i) { return seed + 2654435761u * (uint32_t)i; }

static void fill(char *memory, enum kind kind, int n, uint32_t seed)
{
    struct mixed *m = (struct mixed *)memory;
    int i;
    if (kind == BYTES) {
        for (i = 0; i < n; i++) memory[i] = (char)(expected(seed, i) >> 16);
    } else if (kind == MIXED) {
        for (i = 0; i < n; i++) {
            m[i].i = (int32_t)expected(seed, i);
            m[i].c = (char)i;
            m[i].d = (double)i + (double)seed;
        }
    } else {
        for (i = 0; i < n; i++) ((uint32_t *)memory)[place(kind, n, i)] = expected(seed, i);
    }
}

/* The index of the first wrong element, -1 if all are right and no hole was touched. */
static long wrong_element(const char *memory, enum kind kind, int n, uint32_t seed)
{
    const struct mixed *m = (const struct mixed *)memory;
    const uint32_t *words = (const uint32_t *)memory;
    size_t next = 0, at, k;
    int i;
    for (i = 0; i < n; i++) {
        if (kind == BYTES) {
            if (memory[i] != (char)(expected(seed, i) >> 16)) return i;
        } else if (kind == MIXED) {
            if (m[i].i != (int32_t)expected(seed, i) || m[i].c != (char)i ||
                m[i].d != (double)i + (double)seed) return i;
            for (k = 5; k < 8; k++)
                if (((const unsigned char *)&m[i])[k] != HOLE) return i;
        } else {
            at = place(kind, n, i);
            for (; next < at; next++)
                if (words[next] != HOLE_INT) return i;
            if (words[next++] != expected(seed, i)) return i;
        }
    }
    return -1;
}

#endif
