// np: 1 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Faults in blocking collective accesses. */
#include "faults.h"

static int w_all(MPI_Status *s) { return MPI_File_write_at_all(f, 0, data, N, MPI_INT, s); }
static int w_all_gaps(MPI_Status *s) { return MPI_File_write_at_all(f, 0, wide, N, gapped, s); }
static int w_all_own(MPI_Status *s)
{
    MPI_File_seek(f, 0, MPI_SEEK_SET);
    return MPI_File_write_all(f, data, N, MPI_INT, s);
}
static int w_ordered(MPI_Status *s)
{
    MPI_File_seek_shared(f, 0, MPI_SEEK_SET);
    return MPI_File_write_ordered(f, data, N, MPI_INT, s);
}
static int r_all(MPI_Status *s) { return MPI_File_read_at_all(f, 0, back, N, MPI_INT, s); }
static int r_ordered(MPI_Status *s)
{
    MPI_File_seek_shared(f, 0, MPI_SEEK_SET);
    return MPI_File_read_ordered(f, back, N, MPI_INT, s);
}
static int resize(MPI_Status *s)
{
    (void)s;
    return MPI_File_set_size(f, 7777777);
}
static int reserve(MPI_Status *s)
{
    (void)s;
    return MPI_File_preallocate(f, 7777777);
}
static int sync_all(MPI_Status *s)
{
    (void)s;
    return MPI_File_sync(f);
}

static const struct access every[] = {
    {"write_at_all", w_all, WRITE, 1, 0, "native"},
    {"write_at_all with gaps in memory", w_all_gaps, WRITE, 1, 0, "native"},
    {"write_at_all in external32", w_all, WRITE, 1, 0, "external32"},
    {"atomic write_at_all", w_all, WRITE, 1, 1, "native"},
    {"write_all", w_all_own, WRITE, 1, 0, "native"},
    {"write_ordered", w_ordered, WRITE, 1, 0, "native", 1},
    {"read_at_all", r_all, READ, 1, 0, "native"},
    {"read_ordered", r_ordered, READ, 1, 0, "native", 1},
    {"set_size", resize, SIZE, 1, 0, "native"},
    {"preallocate", reserve, SIZE, 1, 0, "native"},
    {"sync", sync_all, SIZE, 1, 0, "native"},
};

int main(int argc, char **argv)
{
    all_faults(argc, argv, every, sizeof every / sizeof *every);
    return 0;
}
