// np: 1 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Faults in collective accesses that are nonblocking or split. */
#include "faults.h"

static int w_iall(MPI_Status *s)
{
    MPI_Request q;
    int begun = MPI_File_iwrite_at_all(f, 0, data, N, MPI_INT, &q);
    return begun ? begun : MPI_Wait(&q, s);
}
static int w_split(MPI_Status *s)
{
    MPI_File_write_at_all_begin(f, 0, data, N, MPI_INT);
    return MPI_File_write_at_all_end(f, data, s);
}
static int w_iall_own(MPI_Status *s)
{
    MPI_Request q;
    MPI_File_seek(f, 0, MPI_SEEK_SET);
    int begun = MPI_File_iwrite_all(f, data, N, MPI_INT, &q);
    return begun ? begun : MPI_Wait(&q, s);
}
static int w_ordered_split(MPI_Status *s)
{
    MPI_File_seek_shared(f, 0, MPI_SEEK_SET);
    MPI_File_write_ordered_begin(f, data, N, MPI_INT);
    return MPI_File_write_ordered_end(f, data, s);
}
static int r_iall(MPI_Status *s)
{
    MPI_Request q;
    int begun = MPI_File_iread_at_all(f, 0, back, N, MPI_INT, &q);
    return begun ? begun : MPI_Wait(&q, s);
}
static int r_split(MPI_Status *s)
{
    MPI_File_read_at_all_begin(f, 0, back, N, MPI_INT);
    return MPI_File_read_at_all_end(f, back, s);
}
static int r_ordered_split(MPI_Status *s)
{
    MPI_File_seek_shared(f, 0, MPI_SEEK_SET);
    MPI_File_read_ordered_begin(f, back, N, MPI_INT);
    return MPI_File_read_ordered_end(f, back, s);
}

static const struct access every[] = {
    {"iwrite_at_all", w_iall, WRITE, 1, 0, "native"},
    {"write_at_all_begin", w_split, WRITE, 1, 0, "native"},
    {"iwrite_all", w_iall_own, WRITE, 1, 0, "native"},
    {"write_ordered_begin", w_ordered_split, WRITE, 1, 0, "native", 1},
    {"iread_at_all", r_iall, READ, 1, 0, "native"},
    {"read_at_all_begin", r_split, READ, 1, 0, "native"},
    {"read_ordered_begin", r_ordered_split, READ, 1, 0, "native", 1},
};

int main(int argc, char **argv)
{
    all_faults(argc, argv, every, sizeof every / sizeof *every);
    return 0;
}
