/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The data access of applications, after the set that DDTBench names (Schneider, Gerstenberger and
 * Hoefler, "Micro-applications for communication data access patterns and MPI datatypes"): a
 * ping-pong of the datatype, and of the same data packed and unpacked by loops of the program.
 *
 *   wrf-x wrf-y              halos of five fields of a weather model, two in 3 dimensions, three in 4
 *   milc                     a face of a 4-dimensional lattice of complex 3 x 3 matrices (QCD)
 *   lu-x lu-y                faces of cells of 5 doubles
 *   mg-x mg-y mg-z           faces of a cube of doubles
 *   lammps-full lammps-atom  properties of chosen atoms, eight or four arrays with one list
 *   spec-oc spec-cm          chosen points of a seismic mesh: one float; three floats of two regions
 *   spec-mt                  a plane of floats
 *   fft                      columns of a matrix of complex numbers, for its transposition
 *
 * The size is the edge of the grid, or the number of chosen points in hundreds. Each prints two
 * figures: "NAME size us", half a round trip, and "NAME-factor size x", that divided by the
 * hand-packed one.
 */

#include "bench.h"
#include "typed.h"

enum { PARTS = 8 };

/* Blocks of one length, at the places of a list, or in up to three nested rows. */
struct part {
    int block;
    int n[3];
    long step[3];
    const int *list;
    long at;
};

static struct part parts[PARTS];
static int part_count;
static int *chosen;
static long extent;

/* Copies of a constant length, as a compiler makes them of the assignments of a program. */
#define LOOP(LENGTH)                                                                               \
    for (i = 0; i < p->n[0]; i++)                                                                  \
        for (j = 0; j < p->n[1]; j++)                                                              \
            for (k = 0; k < p->n[2]; k++, line += LENGTH) {                                        \
                long at = p->at + (p->list ? p->list[k] * p->step[2]                               \
                                           : i * p->step[0] + j * p->step[1] + k * p->step[2]);    \
                if (packs) memcpy(line, data + at, LENGTH);                                        \
                else memcpy(data + at, line, LENGTH);                                              \
            }                                                                                      \
    break

static inline char *walk(const struct part *p, char *line, char *data, const int packs)
{
    int i, j, k;
    switch (p->block) {
    case 4: LOOP(4);
    case 8: LOOP(8);
    case 12: LOOP(12);
    case 16: LOOP(16);
    case 24: LOOP(24);
    case 40: LOOP(40);
    case 72: LOOP(72);
    default: LOOP((size_t)p->block);
    }
    return line;
}

static void pack(char *line, const char *data)
{
    for (int i = 0; i < part_count; i++) line = walk(&parts[i], line, (char *)data, 1);
}

static void unpack(char *data, const char *line)
{
    char *at = (char *)line;
    for (int i = 0; i < part_count; i++) at = walk(&parts[i], at, data, 0);
}

/* Adds rows of blocks, the outermost first, behind what is there: an array of `bytes` bytes. */
static void rows(long bytes, int block, int n0, long s0, int n1, long s1, int n2, long s2, long at)
{
    parts[part_count++] = (struct part){block, {n0, n1, n2}, {s0, s1, s2}, NULL, extent + at};
    packed += block * n0 * n1 * n2;
    extent += (bytes + 63) / 64 * 64;
}

static void listed(long bytes, int block, int n, long scale)
{
    parts[part_count++] = (struct part){block, {1, 1, n}, {0, 0, scale}, chosen, extent};
    packed += block * n;
    extent += (bytes + 63) / 64 * 64;
}

/* Ascending places with gaps, the same ones in each run. */
static void choose(int n)
{
    unsigned seed = 7;
    int at = 0;
    chosen = malloc((size_t)n * sizeof *chosen);
    if (!chosen) MPI_Abort(MPI_COMM_WORLD, 1);
    for (int i = 0; i < n; i++) {
        seed = seed * 1103515245u + 12345u;
        at += 1 + (int)(seed >> 16) % 4;
        chosen[i] = at;
    }
}

static void make(const char *what, int n)
{
    long l = n, cube = l * l * l;
    if (!strcmp(what, "wrf-x") || !strcmp(what, "wrf-y")) {
        /* Fields of (y, z, x) floats, the last dimension in a row; a halo of three. In four
           dimensions there are two or three of them behind one another. */
        int x = what[4] == 'x';
        for (int field = 0; field < 5; field++) {
            int depth = field < 2 ? 1 : field - 1;
            if (x) rows(cube * 4 * depth, 12, depth, cube * 4, n, l * l * 4, n, l * 4, 12);
            else rows(cube * 4 * depth, 4 * n, depth, cube * 4, 3, l * l * 4, n, l * 4, l * l * 12);
        }
    } else if (!strcmp(what, "milc")) {
        /* Sites (t, z, y, x): the face of one z. */
        rows(cube * l * 72, 72, n, cube * 72, n, l * 72, n, 72, l * l * 72);
    } else if (!strcmp(what, "lu-x")) {
        rows(l * l * l * 40, 40 * n, 1, 0, 1, 0, n, l * 40, 0);
    } else if (!strcmp(what, "lu-y")) {
        rows(l * l * l * 40, 40, 1, 0, n, l * l * 40, n, l * 40, 0);
    } else if (!strcmp(what, "mg-x")) {
        rows(cube * 8, 8, 1, 0, n, l * l * 8, n, l * 8, 8);
    } else if (!strcmp(what, "mg-y")) {
        rows(cube * 8, 8 * n, 1, 0, 1, 0, n, l * l * 8, l * 8);
    } else if (!strcmp(what, "mg-z")) {
        rows(cube * 8, 8 * n, 1, 0, 1, 0, n, l * 8, l * l * 8);
    } else if (!strncmp(what, "lammps", 6)) {
        int full = what[7] == 'f', blocks[8] = {24, 4, 4, 4, 4, 8, 4, 4};
        choose(n * 100);
        for (int i = 0; i < (full ? 8 : 4); i++)
            listed((long)blocks[i] * (n * 400 + 8), blocks[i], n * 100, blocks[i]);
    } else if (!strcmp(what, "spec-oc")) {
        choose(n * 100);
        listed(4L * (n * 400 + 8), 4, n * 100, 4);
    } else if (!strcmp(what, "spec-cm")) {
        choose(n * 100);
        listed(12L * (n * 400 + 8), 12, n * 100, 12);
        listed(12L * (n * 400 + 8), 12, n * 100, 12);
    } else if (!strcmp(what, "spec-mt")) {
        rows(l * l * 8, 4, 1, 0, n, l * 8, n, 8, 0);
    } else if (!strcmp(what, "fft")) {
        /* What goes to one of four ranks: a quarter of each row, column by column. */
        rows(l * l * 16, 16, 1, 0, n / 4, 16, n, l * 16, 0);
    }
}

/* The datatype that a program would make of a part: vectors of vectors, or a list. */
static MPI_Datatype of_part(const struct part *p)
{
    MPI_Datatype block, inner, outer;
    MPI_Datatype of = p->block % 8 ? MPI_FLOAT : MPI_DOUBLE;
    int per = p->block / (p->block % 8 ? 4 : 8);
    if (p->list) {
        MPI_Type_contiguous(per, of, &block);
        MPI_Type_create_indexed_block(p->n[2], 1, p->list, block, &outer);
        MPI_Type_free(&block);
        return outer;
    }
    MPI_Type_create_hvector(p->n[2], per, p->step[2], of, &inner);
    for (int i = 1; i >= 0; i--) {
        if (p->n[i] == 1) continue;
        MPI_Type_create_hvector(p->n[i], 1, p->step[i], inner, &outer);
        MPI_Type_free(&inner);
        inner = outer;
    }
    return inner;
}

static void perform(const char *what, long edge)
{
    MPI_Datatype all[PARTS];
    MPI_Aint places[PARTS];
    int ones[PARTS];
    if (size != 2 || edge < 4 || edge > 256) return;
    part_count = packed = 0;
    count = 1;
    extent = 0;
    make(what, (int)edge);
    if (part_count == 0) return;
    for (int i = 0; i < part_count; i++) {
        all[i] = of_part(&parts[i]);
        places[i] = parts[i].at;
        ones[i] = 1;
    }
    MPI_Type_create_struct(part_count, ones, places, all, &type);
    for (int i = 0; i < part_count; i++) MPI_Type_free(&all[i]);
    MPI_Type_commit(&type);
    from = malloc(2 * (size_t)extent + 2 * (size_t)packed);
    if (!from) MPI_Abort(MPI_COMM_WORLD, 1);
    memset(from, 1 + rank, 2 * (size_t)extent + 2 * (size_t)packed);
    to = from + extent;
    buffer = to + extent;
    buffer2 = buffer + packed;
    compare(what, edge);
    MPI_Type_free(&type);
    free(from);
    free(chosen);
    chosen = NULL;
}
