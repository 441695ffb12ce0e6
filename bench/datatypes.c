/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Ping-pong of derived datatypes, and of the same data packed and unpacked by the program.
 *
 *   vector indexed struct
 *
 * Each prints two figures: "NAME bytes us", half a round trip, and "NAME-factor bytes x", that
 * divided by the hand-packed one.
 *
 * vector: doubles, stride 2. indexed: blocks of 1 to 4 doubles with gaps of 1 to 3.
 * struct: {int, char, double, float[3]} with the holes of the C structure.
 */

#include "bench.h"
#include "typed.h"

#include <stddef.h>

struct record { int i; char c; double d; float f[3]; };
enum { RECORD_BYTES = 4 + 1 + 8 + 12 };

static const char *kind;
static int blocks, *lengths, *places;

static int make_vector(long bytes)
{
    int n = (int)(bytes / 8);
    MPI_Type_vector(n, 1, 2, MPI_DOUBLE, &type);
    count = 1;
    packed = n * 8;
    return n * 16;
}

static int make_indexed(long bytes)
{
    int left = (int)(bytes / 8), at = 0;
    packed = left * 8;
    lengths = malloc((size_t)left * sizeof *lengths);
    places = malloc((size_t)left * sizeof *places);
    if (!lengths || !places) MPI_Abort(MPI_COMM_WORLD, 1);
    for (blocks = 0; left > 0; blocks++) {
        int length = 1 + blocks * 5 % 4;
        if (length > left) length = left;
        lengths[blocks] = length;
        places[blocks] = at;
        at += length + 1 + blocks * 7 % 3;
        left -= length;
    }
    MPI_Type_indexed(blocks, lengths, places, MPI_DOUBLE, &type);
    count = 1;
    return at * 8;
}

static int make_struct(long bytes)
{
    static int sizes[4] = {1, 1, 1, 3};
    MPI_Aint at[4] = {offsetof(struct record, i), offsetof(struct record, c),
                      offsetof(struct record, d), offsetof(struct record, f)};
    MPI_Datatype parts[4] = {MPI_INT, MPI_CHAR, MPI_DOUBLE, MPI_FLOAT}, raw;
    MPI_Type_create_struct(4, sizes, at, parts, &raw);
    MPI_Type_create_resized(raw, 0, sizeof(struct record), &type);
    MPI_Type_free(&raw);
    count = (int)(bytes / RECORD_BYTES);
    packed = count * RECORD_BYTES;
    return count * (int)sizeof(struct record);
}

static void pack(char *out, const char *in)
{
    int i, k, n = 0;
    if (!strcmp(kind, "vector")) {
        for (i = 0; i < packed / 8; i++) ((double *)out)[i] = ((const double *)in)[2 * i];
    } else if (!strcmp(kind, "indexed")) {
        for (i = 0; i < blocks; i++)
            for (k = 0; k < lengths[i]; k++)
                ((double *)out)[n++] = ((const double *)in)[places[i] + k];
    } else {
        const struct record *r = (const struct record *)in;
        for (i = 0; i < count; i++, r++, out += RECORD_BYTES) {
            memcpy(out, &r->i, 4);
            out[4] = r->c;
            memcpy(out + 5, &r->d, 8);
            memcpy(out + 13, r->f, 12);
        }
    }
}

static void unpack(char *out, const char *in)
{
    int i, k, n = 0;
    if (!strcmp(kind, "vector")) {
        for (i = 0; i < packed / 8; i++) ((double *)out)[2 * i] = ((const double *)in)[i];
    } else if (!strcmp(kind, "indexed")) {
        for (i = 0; i < blocks; i++)
            for (k = 0; k < lengths[i]; k++)
                ((double *)out)[places[i] + k] = ((const double *)in)[n++];
    } else {
        struct record *r = (struct record *)out;
        for (i = 0; i < count; i++, r++, in += RECORD_BYTES) {
            memcpy(&r->i, in, 4);
            r->c = in[4];
            memcpy(&r->d, in + 5, 8);
            memcpy(r->f, in + 13, 12);
        }
    }
}

static void perform(const char *what, long bytes)
{
    int extent;
    kind = what;
    if (size != 2 || bytes < RECORD_BYTES || bytes > 16 << 20) return;
    extent = !strcmp(what, "vector") ? make_vector(bytes)
             : !strcmp(what, "indexed") ? make_indexed(bytes) : make_struct(bytes);
    MPI_Type_commit(&type);
    from = calloc(4, (size_t)extent);
    if (!from) MPI_Abort(MPI_COMM_WORLD, 1);
    memset(from, 1, (size_t)extent * 4);
    to = from + extent;
    buffer = to + extent;
    buffer2 = buffer + extent;
    compare(what, bytes);
    MPI_Type_free(&type);
    free(from);
    free(lengths);
    free(places);
    lengths = places = NULL;
}
