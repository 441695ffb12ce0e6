/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Waits for a file that do not end: `files late`: the last rank does not come;
   `files nonblocking`: it begins no nonblocking call; `files held`: its function of a data representation keeps bytes in atomic
   mode; `files close`: it does not close. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void stay(void)
{
    for (;;) pause();
}

static int extent(MPI_Datatype type, MPI_Aint *bytes, void *extra)
{
    (void)type, (void)extra;
    *bytes = 1;
    return MPI_SUCCESS;
}

static int converts(void *user, MPI_Datatype type, int count, void *in_file, MPI_Offset position, void *extra)
{
    (void)user, (void)type, (void)count, (void)in_file, (void)position, (void)extra;
    fclose(fopen("./held", "w"));
    stay();
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    int rank, size, data[64] = {0};
    MPI_File f;
    MPI_Request q;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const char *what = argc > 1 ? argv[1] : "";
    int last = rank == size - 1, mode = MPI_MODE_RDWR | MPI_MODE_CREATE;
    MPI_Register_datarep("kept", MPI_CONVERSION_FN_NULL, converts, extent, NULL);
    MPI_File_open(MPI_COMM_WORLD, "./state.bin", mode, MPI_INFO_NULL, &f);
    if (!strcmp(what, "late")) {
        if (last) stay();
        MPI_File_write_at_all(f, rank * 64, data, 64, MPI_BYTE, MPI_STATUS_IGNORE);
    } else if (!strcmp(what, "nonblocking")) {
        if (last) stay();
        MPI_File_iwrite_at_all(f, rank * 64, data, 64, MPI_BYTE, &q);
        MPI_Wait(&q, MPI_STATUS_IGNORE);
    } else if (!strcmp(what, "close")) {
        if (last) stay();
        MPI_File_close(&f);
    } else if (!strcmp(what, "held")) {
        unlink("./held");
        MPI_File_set_atomicity(f, 1);
        MPI_File_set_view(f, 0, MPI_BYTE, MPI_BYTE, "kept", MPI_INFO_NULL);
        while (!last && access("./held", F_OK)) {}
        MPI_File_write_at(f, 0, data, 64, MPI_BYTE, MPI_STATUS_IGNORE);
    }
    stay();
    return 0;
}
