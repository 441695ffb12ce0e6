// np: 1 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Faults in accesses that are not collective. */
#include "faults.h"

static int w_at(MPI_Status *s) { return MPI_File_write_at(f, 0, data, N, MPI_INT, s); }
static int w_gaps(MPI_Status *s) { return MPI_File_write_at(f, 0, wide, N, gapped, s); }
static int w_own(MPI_Status *s)
{
    MPI_File_seek(f, 0, MPI_SEEK_SET);
    return MPI_File_write(f, data, N, MPI_INT, s);
}
static int w_i(MPI_Status *s)
{
    MPI_Request q;
    int begun = MPI_File_iwrite_at(f, 0, data, N, MPI_INT, &q);
    return begun ? begun : MPI_Wait(&q, s);
}
static int r_at(MPI_Status *s) { return MPI_File_read_at(f, 0, back, N, MPI_INT, s); }
static int r_i(MPI_Status *s)
{
    MPI_Request q;
    int begun = MPI_File_iread_at(f, 0, back, N, MPI_INT, &q);
    return begun ? begun : MPI_Wait(&q, s);
}

static const struct access every[] = {
    {"write_at", w_at, WRITE, 0, 0, "native"},
    {"write", w_own, WRITE, 0, 0, "native"},
    {"write_at with gaps in memory", w_gaps, WRITE, 0, 0, "native"},
    {"write_at in external32", w_at, WRITE, 0, 0, "external32"},
    {"atomic write_at", w_at, WRITE, 0, 1, "native"},
    {"iwrite_at", w_i, WRITE, 0, 0, "native"},
    {"atomic iwrite_at", w_i, WRITE, 0, 1, "native"},
    {"read_at", r_at, READ, 0, 0, "native"},
    {"read_at in external32", r_at, READ, 0, 0, "external32"},
    {"atomic read_at", r_at, READ, 0, 1, "native"},
    {"iread_at", r_i, READ, 0, 0, "native"},
};

int main(int argc, char **argv)
{
    all_faults(argc, argv, every, sizeof every / sizeof *every);
    return 0;
}
