// np: 1 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Every form of access on one file, mixed, over a strided view with holes: the holes keep their
   bytes, counts are what was moved, and all ranks see all data. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"

static int count(MPI_Status *s) {
    int n;
    MPI_Get_count(s, MPI_INT, &n);
    return n;
}

static void fill(int *a, int n, int base) {
    for (int i = 0; i < n; i++) a[i] = base + i;
}

enum { N = 64, BLOCK = 4 };

/* Rank r has BLOCK integers of every (size + 1) * BLOCK; the last share of each row is a hole. */
static void strided(const char *name) {
    MPI_File f;
    MPI_Datatype tile, filetype;
    MPI_Status s;
    MPI_Request q[2];
    int out[N], in[N], hole = BLOCK * (size + 1), total = N / BLOCK * hole * 6;
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &f));
    if (rank == 0) {
        int *mark = malloc(total * sizeof(int));
        for (int i = 0; i < total; i++) mark[i] = -7;
        OK(MPI_File_write_at(f, 0, mark, total * (int)sizeof(int), MPI_BYTE, &s));
        free(mark);
    }
    OK(MPI_File_sync(f));
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Type_contiguous(BLOCK, MPI_INT, &tile);
    MPI_Type_create_resized(tile, 0, hole * sizeof(int), &filetype);
    MPI_Type_commit(&filetype);
    OK(MPI_File_set_view(f, rank * BLOCK * sizeof(int), MPI_INT, filetype, "native", MPI_INFO_NULL));
    fill(out, N, rank * 1000);
    OK(MPI_File_write(f, out, N, MPI_INT, &s));
    NEED(count(&s) == N);
    fill(out, N, rank * 1000 + N);
    OK(MPI_File_write_all(f, out, N, MPI_INT, &s));
    NEED(count(&s) == N);
    int more[2][N];
    fill(more[0], N, rank * 1000 + 2 * N);
    fill(more[1], N, rank * 1000 + 3 * N);
    OK(MPI_File_iwrite_at(f, 2 * N, more[0], N, MPI_INT, &q[0]));
    OK(MPI_File_iwrite_at_all(f, 3 * N, more[1], N, MPI_INT, &q[1]));
    MPI_Status two[2];
    OK(MPI_Waitall(2, q, two));
    NEED(count(&two[0]) == N && count(&two[1]) == N);
    fill(out, N, rank * 1000 + 4 * N);
    OK(MPI_File_write_at_all_begin(f, 4 * N, out, N, MPI_INT));
    NEED(class_of(MPI_File_write_all_begin(f, more[0], N, MPI_INT)) == MPI_ERR_IO);
    OK(MPI_File_write_at_all_end(f, out, &s));
    NEED(count(&s) == N);
    OK(MPI_File_seek(f, 5 * N, MPI_SEEK_SET));
    fill(out, N, rank * 1000 + 5 * N);
    OK(MPI_File_write_all_begin(f, out, N, MPI_INT));
    OK(MPI_File_write_all_end(f, out, &s));
    MPI_Offset at;
    OK(MPI_File_get_position(f, &at));
    NEED(at == 6 * N);
    OK(MPI_File_sync(f));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_sync(f));
    for (int part = 0; part < 6; part++) {
        memset(in, 0, sizeof in);
        OK(MPI_File_read_at_all(f, part * N, in, N, MPI_INT, &s));
        NEED(count(&s) == N);
        for (int i = 0; i < N; i++) NEED(in[i] == rank * 1000 + part * N + i);
    }
    OK(MPI_File_iread_at(f, 6 * N - 3, in, N, MPI_INT, &q[0]));
    OK(MPI_Wait(&q[0], &s));
    NEED(count(&s) == 3);
    OK(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    int *all = malloc(total * sizeof(int));
    OK(MPI_File_read_all(f, all, total, MPI_INT, &s));
    NEED(count(&s) == total);
    for (int i = 0; i < total; i++) {
        int row = i / hole, share = i % hole / BLOCK;
        int expected = share == size ? -7 : share * 1000 + row * BLOCK + i % BLOCK;
        NEED(all[i] == expected);
    }
    free(all);
    MPI_Type_free(&tile);
    MPI_Type_free(&filetype);
    OK(MPI_File_close(&f));
    NEED(f == MPI_FILE_NULL);
}

static void shared(const char *name) {
    enum { APPENDS = 200 };
    MPI_File f;
    MPI_Status s;
    int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
    OK(MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f));
    OK(MPI_File_set_size(f, 0));
    OK(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    for (int i = 0; i < APPENDS; i++) {
        int value = rank * APPENDS + i;
        OK(MPI_File_write_shared(f, &value, 1, MPI_INT, &s));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Offset at;
    OK(MPI_File_get_position_shared(f, &at));
    NEED(at == APPENDS * size);
    MPI_Barrier(MPI_COMM_WORLD);
    int own[8];
    fill(own, rank + 1, 5000 + rank * 10);
    OK(MPI_File_write_ordered(f, own, rank + 1, MPI_INT, &s));
    OK(MPI_File_sync(f));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_sync(f));
    OK(MPI_File_seek_shared(f, 0, MPI_SEEK_SET));
    char *seen = calloc(APPENDS * size, 1);
    for (int i = 0; i < APPENDS * size; i++) {
        int value;
        OK(MPI_File_read_at(f, i, &value, 1, MPI_INT, &s));
        NEED(value >= 0 && value < APPENDS * size && !seen[value]);
        seen[value] = 1;
    }
    free(seen);
    OK(MPI_File_seek_shared(f, APPENDS * size, MPI_SEEK_SET));
    OK(MPI_File_read_ordered_begin(f, own, rank + 1, MPI_INT));
    OK(MPI_File_read_ordered_end(f, own, &s));
    NEED(count(&s) == rank + 1);
    for (int i = 0; i <= rank; i++) NEED(own[i] == 5000 + rank * 10 + i);
    /* Such file systems may have no locks between hosts. */
    if (!getenv("HAWSER_TEST_SYNCS")) OK(MPI_File_set_atomicity(f, 1));
    int value = rank;
    OK(MPI_File_write_at(f, 0, &value, 1, MPI_INT, &s));
    OK(MPI_File_read_at(f, 0, &value, 1, MPI_INT, &s));
    NEED(value >= 0 && value < size);
    OK(MPI_File_close(&f));
    /* Rank 0 has deleted it; a network file system may keep the name on other hosts for a while. */
    NEED(rank != 0 || access(name, F_OK) != 0);
}

static void errors(const char *name) {
    MPI_File f;
    MPI_Status s;
    int value = 1, mode = rank == 0 ? MPI_MODE_RDWR : MPI_MODE_RDONLY;
    int code = MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDONLY, MPI_INFO_NULL, &f);
    NEED(class_of(code) == MPI_ERR_NO_SUCH_FILE);
    code = MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDONLY | MPI_MODE_CREATE, MPI_INFO_NULL, &f);
    NEED(class_of(code) == MPI_ERR_AMODE);
    code = MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f);
    NEED(class_of(code) == (size == 1 ? MPI_ERR_NO_SUCH_FILE : MPI_ERR_NOT_SAME));
    NEED(class_of(MPI_File_delete(name, MPI_INFO_NULL)) == MPI_ERR_NO_SUCH_FILE);
    MPI_Barrier(MPI_COMM_WORLD);
    code = MPI_File_open(MPI_COMM_WORLD, "/tmp", MPI_MODE_RDONLY, MPI_INFO_NULL, &f);
    NEED(class_of(code) == MPI_ERR_BAD_FILE);
    mode = MPI_MODE_WRONLY | MPI_MODE_CREATE | MPI_MODE_EXCL;
    OK(MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f));
    NEED(class_of(MPI_File_read(f, &value, 1, MPI_INT, &s)) == MPI_ERR_ACCESS);
    OK(MPI_File_close(&f));
    code = MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f);
    NEED(class_of(code) == MPI_ERR_FILE_EXISTS);
    mode = MPI_MODE_RDONLY | MPI_MODE_DELETE_ON_CLOSE;
    OK(MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f));
    NEED(class_of(MPI_File_write(f, &value, 1, MPI_INT, &s)) == MPI_ERR_READ_ONLY);
    OK(MPI_File_read(f, &value, 1, MPI_INT, &s));
    NEED(count(&s) == 0);
    OK(MPI_File_close(&f));
    /* One rank writes to a device that is full, the others nothing: all hear of it. */
    OK(MPI_File_open(MPI_COMM_WORLD, "/dev/full", MPI_MODE_WRONLY, MPI_INFO_NULL, &f));
    code = MPI_File_write_all(f, &value, rank == 0, MPI_INT, &s);
    NEED(class_of(code) == MPI_ERR_NO_SPACE);
    MPI_Request q;
    OK(MPI_File_iwrite_all(f, &value, rank == 0, MPI_INT, &q));
    NEED(class_of(MPI_Wait(&q, &s)) == MPI_ERR_NO_SPACE);
    NEED(count(&s) == 0);
    OK(MPI_File_close(&f));
    NEED(class_of(MPI_File_sync(MPI_FILE_NULL)) == MPI_ERR_FILE);
}

int main(int argc, char **argv) {
    char name[256];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int pid = getpid();
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "./forms.%d.data", pid);
    strided(name);
    if (rank == 0) OK(MPI_File_delete(name, MPI_INFO_NULL));
    MPI_Barrier(MPI_COMM_WORLD);
    shared(name);
    MPI_Barrier(MPI_COMM_WORLD);
    errors(name);
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
