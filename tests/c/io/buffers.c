// np: 2 4 8
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * What collective accesses need of memory whose total is a hundred times as large as their buffers, with pieces of 64 bytes, of
 * one byte, and such that all ranks read: what the hint says for each rank that moves data, or sends it for its node, and little
 * besides. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#include "device.h"

enum { BUFFER = 1000000, LITTLE = 1500000 };

/* A file of which a rank sees every size-th piece, or all of it. */
static MPI_File opened(int write, int piece, int shared)
{
    MPI_File f = device(write ? "/dev/null" : "/dev/zero", write ? MPI_MODE_WRONLY : MPI_MODE_RDONLY, "1000000");
    MPI_Datatype bytes, own;
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, write ? "romio_cb_write" : "romio_cb_read", "enable");
    OK(MPI_Type_contiguous(piece, MPI_BYTE, &bytes));
    OK(MPI_Type_create_resized(bytes, 0, (MPI_Aint)piece * (shared ? 1 : size), &own));
    OK(MPI_Type_commit(&own));
    OK(MPI_File_set_view(f, shared ? 0 : piece * rank, MPI_BYTE, own, "native", info));
    MPI_Info_free(&info);
    MPI_Type_free(&bytes);
    MPI_Type_free(&own);
    return f;
}

static void moves(double *data, int write, int piece, int shared, int megabytes)
{
    MPI_File f = opened(write, piece, shared);
    MPI_Datatype t = again_and_again(megabytes);
    MPI_Count count;
    MPI_Status s;
    long before = most();
    /* What is read comes one megabyte after the other. */
    for (int i = 0; i < (write ? 1 : megabytes); i++) {
        OK(write ? MPI_File_write_all(f, data, 1, t, &s) : MPI_File_read_all(f, data, MB, MPI_BYTE, &s));
        OK(MPI_Get_elements_x(&s, MPI_BYTE, &count));
        NEED(count == (MPI_Count)(write ? megabytes : 1) * MB);
    }
    /* The memory of two ranks that move data, or of one and of one that sends, is mapped here. */
    if (most() - before >= (2 * BUFFER + LITTLE) / 1024)
        fprintf(stderr, "rank %d: %ld KB more, write %d, piece %d, shared %d\n", rank, most() - before, write, piece, shared);
    NEED(most() - before < (2 * BUFFER + LITTLE) / 1024);
    MPI_Type_free(&t);
    OK(MPI_File_close(&f));
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *data = calloc(MB / 8, 8);
    for (int i = 0; i < MB / 8; i++) data[i] = i;
    moves(data, 1, 64, 0, 32);
    moves(data, 0, 64, 0, 32);
    moves(data, 1, 1, 0, 4);
    moves(data, 0, 1, 0, 4);
    moves(data, 0, 64, 1, 8);
    free(data);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
