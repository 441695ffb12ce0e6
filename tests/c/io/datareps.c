// np: 1 3
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A data representation of the program, in which an integer has eight bytes: accesses of every form, longer than what is converted
 * at a time, from memory with holes, through a view, up to the end of a file that is cut inside an element. Its functions run in
 * the program's threads. */
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"

enum { TILE = 50, N = 3000 * TILE };

static pthread_t self;
static long converted;
static char name[64];

static int extent(MPI_Datatype type, MPI_Aint *bytes, void *state)
{
    int n;
    NEED(state == &converted && type == MPI_INT);
    MPI_Type_size(type, &n);
    *bytes = 2 * n;
    return MPI_SUCCESS;
}

/* Elements of the type in memory: integers, or integers 12 bytes apart. */
static char *element(void *user, MPI_Datatype type, MPI_Offset at)
{
    MPI_Aint lb, bytes;
    MPI_Type_get_extent(type, &lb, &bytes);
    return (char *)user + at * bytes;
}

static int reads(void *user, MPI_Datatype type, int count, void *file, MPI_Offset at, void *state)
{
    NEED(state == &converted && pthread_equal(self, pthread_self()));
    for (int i = 0; i < count; i++) {
        int parts[2];
        memcpy(parts, (char *)file + 8 * i, 8);
        if (parts[0] != ~parts[1]) return MPI_ERR_OTHER;
        memcpy(element(user, type, at + i), parts, 4);
    }
    converted += count;
    return MPI_SUCCESS;
}

static int writes(void *user, MPI_Datatype type, int count, void *file, MPI_Offset at, void *state)
{
    NEED(state == &converted && pthread_equal(self, pthread_self()));
    for (int i = 0; i < count; i++) {
        int parts[2];
        memcpy(parts, element(user, type, at + i), 4);
        parts[1] = ~parts[0];
        memcpy((char *)file + 8 * i, parts, 8);
    }
    converted += count;
    return MPI_SUCCESS;
}

/* Where in the file, in elements, one of this rank lies. */
static int place(int i) { return (i / TILE * size + rank) * TILE + i % TILE; }

static void perform(MPI_File f, int form, int write, int *data, int count, MPI_Datatype type, MPI_Status *s)
{
    MPI_Request q;
    switch (form) {
    case 0: OK(write ? MPI_File_write_at(f, 0, data, count, type, s) : MPI_File_read_at(f, 0, data, count, type, s)); break;
    case 1: OK(write ? MPI_File_write_at_all(f, 0, data, count, type, s) : MPI_File_read_at_all(f, 0, data, count, type, s)); break;
    case 2:
        OK(write ? MPI_File_iwrite_at(f, 0, data, count, type, &q) : MPI_File_iread_at(f, 0, data, count, type, &q));
        OK(MPI_Wait(&q, s));
        break;
    case 3:
        OK(write ? MPI_File_iwrite_at_all(f, 0, data, count, type, &q) : MPI_File_iread_at_all(f, 0, data, count, type, &q));
        OK(MPI_Wait(&q, s));
        break;
    default:
        OK(write ? MPI_File_write_at_all_begin(f, 0, data, count, type) : MPI_File_read_at_all_begin(f, 0, data, count, type));
        OK(write ? MPI_File_write_at_all_end(f, data, s) : MPI_File_read_at_all_end(f, data, s));
    }
}

int main(int argc, char **argv)
{
    MPI_File f;
    MPI_Datatype spread, row, tile;
    MPI_Status s;
    MPI_Aint bytes;
    MPI_Offset at;
    int *data = malloc(N * 12), count;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    self = pthread_self();
    int pid = getpid();
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "datarep.%d", pid);
    OK(MPI_Register_datarep("twice", reads, writes, extent, &converted));
    NEED(class_of(MPI_Register_datarep("twice", reads, writes, extent, NULL)) == MPI_ERR_DUP_DATAREP);
    MPI_Type_create_resized(MPI_INT, 0, 12, &spread);
    MPI_Type_commit(&spread);
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &f));
    for (int form = 0; form < 5; form++) {
        for (int holes = 0; holes < 2; holes++) {
            MPI_Datatype type = holes ? spread : MPI_INT;
            int step = holes ? 3 : 1;
            OK(MPI_File_set_size(f, 0));
            OK(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "twice", MPI_INFO_NULL));
            OK(MPI_File_get_type_extent(f, MPI_INT, &bytes));
            NEED(bytes == 8);
            /* Every size-th tile, whose places follow from the extent in the file. */
            MPI_Type_contiguous(TILE, MPI_INT, &row);
            MPI_Type_create_resized(row, 0, size * TILE * bytes, &tile);
            MPI_Type_free(&row);
            MPI_Type_commit(&tile);
            OK(MPI_File_set_view(f, rank * TILE * bytes, MPI_INT, tile, "twice", MPI_INFO_NULL));
            OK(MPI_File_get_byte_offset(f, 55, &at));
            NEED(at == place(55) * 8);
            memset(data, 0, N * 12);
            for (int i = 0; i < N; i++) data[i * step] = place(i);
            converted = 0;
            perform(f, form, 1, data, N, type, &s);
            OK(MPI_Get_count(&s, type, &count));
            NEED(count == N && converted == N);
            OK(MPI_File_sync(f));
            MPI_Barrier(MPI_COMM_WORLD);
            OK(MPI_File_get_size(f, &at));
            NEED(at == (MPI_Offset)N * size * 8);
            MPI_Barrier(MPI_COMM_WORLD);
            /* Inside the last element but two of the last rank. */
            OK(MPI_File_set_size(f, (MPI_Offset)N * size * 8 - 8 * 2 - 3));
            int left = rank == size - 1 ? N - 3 : N;
            memset(data, 0x77, N * 12);
            converted = 0;
            perform(f, form, 0, data, N, type, &s);
            OK(MPI_Get_count(&s, type, &count));
            NEED(count == left && converted == left);
            for (int i = 0; i < N; i++) NEED(data[i * step] == (i < left ? place(i) : 0x77777777));
            for (int i = 0; holes && i < N; i++) NEED(data[i * 3 + 1] == 0x77777777);
            MPI_Type_free(&tile);
        }
    }
    MPI_Type_free(&spread);
    OK(MPI_File_close(&f));
    free(data);
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
