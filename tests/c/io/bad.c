// np: 1 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Arguments that differ between ranks, places that no file has, a file that ends early or that somebody else cuts: classes of the
   standard on every rank, true counts, and the file is usable afterwards. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

static char name[64];

static int count(MPI_Status *s)
{
    int n;
    MPI_Get_count(s, MPI_INT, &n);
    return n;
}

static MPI_File opened(MPI_Info info)
{
    MPI_File f;
    int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
    OK(MPI_File_open(MPI_COMM_WORLD, name, mode, info, &f));
    return f;
}

/* All ranks must say the same of sizes, etypes, representations, modes and places of the shared pointer. */
static void unequal(void)
{
    MPI_File f = opened(MPI_INFO_NULL);
    int expected = size > 1 ? MPI_ERR_NOT_SAME : MPI_SUCCESS, last = rank == size - 1;
    MPI_Datatype etype = last && size > 1 ? MPI_DOUBLE : MPI_INT;
    NEED(class_of(MPI_File_set_view(f, 0, etype, etype, "native", MPI_INFO_NULL)) == expected);
    const char *rep = last && size > 1 ? "external32" : "native";
    NEED(class_of(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, rep, MPI_INFO_NULL)) == expected);
    NEED(class_of(MPI_File_set_size(f, 1000 + last)) == expected);
    NEED(class_of(MPI_File_preallocate(f, 1000 + last)) == expected);
    NEED(class_of(MPI_File_set_atomicity(f, last)) == expected);
    NEED(class_of(MPI_File_seek_shared(f, last, MPI_SEEK_SET)) == expected);
    OK(MPI_File_set_atomicity(f, 0));
    /* One rank's view is not valid: no rank has it. */
    int before[2] = {0, 4}, lengths[2] = {8, 8};
    MPI_Datatype overlapping, filetype = MPI_BYTE;
    MPI_Type_indexed(2, lengths, before, MPI_BYTE, &overlapping);
    MPI_Type_commit(&overlapping);
    if (last) filetype = overlapping;
    NEED(class_of(MPI_File_set_view(f, 0, MPI_BYTE, filetype, "native", MPI_INFO_NULL)) == MPI_ERR_IO);
    MPI_Type_free(&overlapping);
    NEED(class_of(MPI_File_set_view(f, last ? -1 : 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_set_view(f, 0, MPI_INT, last ? MPI_SHORT : MPI_INT, "native", MPI_INFO_NULL)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "foreign", MPI_INFO_NULL)) == MPI_ERR_UNSUPPORTED_DATAREP);
    OK(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    int value = rank;
    MPI_Status s;
    OK(MPI_File_write_at_all(f, rank, &value, 1, MPI_INT, &s));
    NEED(count(&s) == 1);
    OK(MPI_File_close(&f));
    /* One rank names a file that cannot be made. */
    const char *other = last ? "./no such folder/x" : name;
    int code = MPI_File_open(MPI_COMM_WORLD, other, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &f);
    NEED(class_of(code) == MPI_ERR_NO_SUCH_FILE);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) unlink(name);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Hints that differ, that mean nothing, and that nobody knows: all ranks have the same, and unknown ones stay. */
static void hints(void)
{
    static const char *const keys[] = {"cb_buffer_size", "cb_nodes", "romio_cb_write", "romio_cb_read"};
    static const char *const values[][4] = {{"65536", "1", "enable", "disable"}, {"a lot", "-3", "perhaps", "enable"},
                                            {"99999999999999999999", "1000000", "disable", "automatic"}, {"0", "0", "", "enable"}};
    MPI_Info info;
    MPI_Info_create(&info);
    for (int k = 0; k < 4; k++)
        if (values[rank % 4][k][0]) MPI_Info_set(info, keys[k], values[rank % 4][k]);
    MPI_Info_set(info, "a hint of nobody", "kept");
    MPI_File f = opened(info);
    for (int round = 0; round < 2; round++) {
        MPI_Info used;
        char mine[MPI_MAX_INFO_VAL + 1], first[MPI_MAX_INFO_VAL + 1];
        int flag, length = sizeof mine;
        OK(MPI_File_get_info(f, &used));
        for (int k = 0; k < 4; k++) {
            length = sizeof mine;
            memset(mine, 0, sizeof mine);
            MPI_Info_get_string(used, keys[k], &length, mine, &flag);
            NEED(flag);
            memcpy(first, mine, sizeof mine);
            MPI_Bcast(first, sizeof first, MPI_CHAR, 0, MPI_COMM_WORLD);
            NEED(!strcmp(first, mine));
        }
        length = sizeof mine;
        MPI_Info_get_string(used, "a hint of nobody", &length, mine, &flag);
        NEED(flag && !strcmp(mine, "kept"));
        MPI_Info_free(&used);
        if (round == 0 && rank % 2) MPI_Info_set(info, "cb_buffer_size", "32768");
        if (round == 0) OK(MPI_File_set_info(f, info));
    }
    MPI_Info_free(&info);
    int value = rank;
    OK(MPI_File_write_at_all(f, rank * 4, &value, 1, MPI_INT, MPI_STATUS_IGNORE));
    OK(MPI_File_close(&f));
}

/* Offsets that are negative, or whose bytes no file has. */
static void far_away(void)
{
    MPI_File f = opened(MPI_INFO_NULL);
    MPI_Status s;
    MPI_Offset most = INT64_MAX, at;
    int value[4] = {1, 2, 3, 4};
    NEED(class_of(MPI_File_write_at(f, -1, value, 1, MPI_INT, &s)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_write_at(f, most, value, 1, MPI_INT, &s)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_write_at_all(f, rank == 0 ? most - 1 : 0, value, 1, MPI_INT, &s)) != MPI_SUCCESS);
    NEED(class_of(MPI_File_read_at(f, most - 2, value, 4, MPI_INT, &s)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_seek(f, -1, MPI_SEEK_SET)) == MPI_ERR_ARG);
    OK(MPI_File_seek(f, most, MPI_SEEK_SET));
    NEED(class_of(MPI_File_seek(f, 1, MPI_SEEK_CUR)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_write(f, value, 1, MPI_INT, &s)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_set_size(f, -1)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_preallocate(f, -1)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_set_size(f, most)) != MPI_SUCCESS || rank >= 0);
    OK(MPI_File_set_size(f, 0));
    OK(MPI_File_read_at(f, most / 2, value, 1, MPI_INT, &s));
    NEED(count(&s) == 0);
    OK(MPI_File_set_view(f, most - 64, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    NEED(class_of(MPI_File_write_at(f, 20, value, 1, MPI_INT, &s)) == MPI_ERR_ARG);
    NEED(class_of(MPI_File_get_byte_offset(f, most / 4, &at)) == MPI_ERR_ARG);
    OK(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    NEED(class_of(MPI_File_write_at(f, most / 2, value, 1, MPI_INT, &s)) == MPI_ERR_ARG);
    OK(MPI_File_seek_shared(f, most - 1, MPI_SEEK_SET));
    NEED(class_of(MPI_File_write_ordered(f, value, 4, MPI_INT, &s)) != MPI_SUCCESS);
    NEED(class_of(MPI_File_seek_shared(f, -5, MPI_SEEK_SET)) == MPI_ERR_ARG);
    OK(MPI_File_seek_shared(f, 0, MPI_SEEK_SET));
    OK(MPI_File_write_ordered(f, value, 4, MPI_INT, &s));
    OK(MPI_File_close(&f));
}

/* Split calls: one at a time, ended by their own end with their own buffer. */
static void splits(void)
{
    MPI_File f = opened(MPI_INFO_NULL);
    MPI_Status s;
    MPI_Datatype etype = MPI_INT;
    int a[4] = {1, 2, 3, 4}, b[4];
    OK(MPI_File_write_at_all_begin(f, rank * 4 * (int)sizeof(int), a, 4, MPI_INT));
    NEED(class_of(MPI_File_read_all_begin(f, b, 4, MPI_INT)) == MPI_ERR_IO);
    NEED(class_of(MPI_File_write_ordered_begin(f, b, 4, MPI_INT)) == MPI_ERR_IO);
    NEED(class_of(MPI_File_write_all_end(f, a, &s)) == MPI_ERR_IO);
    NEED(class_of(MPI_File_write_at_all_end(f, b, &s)) == MPI_ERR_IO);
    NEED(class_of(MPI_File_set_view(f, 0, etype, etype, "native", MPI_INFO_NULL)) == MPI_ERR_IO);
    NEED(class_of(MPI_File_close(&f)) == MPI_ERR_IO);
    OK(MPI_File_write_at_all_end(f, a, &s));
    NEED(count(&s) == 4);
    NEED(class_of(MPI_File_write_at_all_end(f, a, &s)) == MPI_ERR_IO);
    OK(MPI_File_read_at(f, rank * 4 * (int)sizeof(int), b, 4, MPI_INT, &s));
    NEED(!memcmp(a, b, sizeof a));
    OK(MPI_File_close(&f));
}

/* A file that ends inside what is read, and one that somebody cuts again and again while the ranks read. */
static void cut(void)
{
    enum { N = 50000 };
    MPI_File f = opened(MPI_INFO_NULL);
    MPI_Status s;
    MPI_Datatype pair, filetype;
    int *data = malloc(N * sizeof(int));
    for (int i = 0; i < N; i++) data[i] = rank * N + i;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_create_resized(pair, 0, 2 * size * sizeof(int), &filetype);
    MPI_Type_commit(&filetype);
    OK(MPI_File_set_view(f, rank * 8, MPI_INT, filetype, "native", MPI_INFO_NULL));
    OK(MPI_File_write_all(f, data, N, MPI_INT, &s));
    OK(MPI_File_sync(f));
    MPI_Barrier(MPI_COMM_WORLD);
    /* In the middle of rank 0's 100th pair. */
    if (rank == 0) NEED(truncate(name, 100 * 8 * size + 4) == 0);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int form = 0; form < 4; form++) {
        MPI_Request q;
        switch (form) {
        case 0: OK(MPI_File_read_at(f, 0, data, N, MPI_INT, &s)); break;
        case 1: OK(MPI_File_read_at_all(f, 0, data, N, MPI_INT, &s)); break;
        case 2:
            OK(MPI_File_iread_at_all(f, 0, data, N, MPI_INT, &q));
            OK(MPI_Wait(&q, &s));
            break;
        default:
            OK(MPI_File_read_at_all_begin(f, 0, data, N, MPI_INT));
            OK(MPI_File_read_at_all_end(f, data, &s));
        }
        NEED(count(&s) == 200 + (rank == 0));
    }
    int fd = open(name, O_RDWR);
    for (int i = 0; i < 200; i++) {
        if (rank == 0) NEED(ftruncate(fd, i % 3 ? 8L * size * N : i * 1000) == 0);
        if (i % 2) OK(MPI_File_read_at_all(f, 0, data, N, MPI_INT, &s));
        else OK(MPI_File_write_at_all(f, 0, data, N, MPI_INT, &s));
        NEED(count(&s) <= N && (i % 2 || count(&s) == N));
    }
    close(fd);
    MPI_Type_free(&pair);
    MPI_Type_free(&filetype);
    free(data);
    OK(MPI_File_close(&f));
}

/* A host that keeps an old size of the file: this rank's, since the program's own fstat stands before that of the C library. */
static int stale;

int fstat(int fd, struct stat *about)
{
    static int (*real)(int, struct stat *);
    if (!real) real = (int (*)(int, struct stat *))dlsym(RTLD_NEXT, "fstat");
    int result = real(fd, about);
    if (stale) about->st_size /= 2;
    return result;
}
int fstat64(int fd, struct stat64 *about) { return fstat(fd, (struct stat *)about); }

/* MPI_MODE_APPEND: all pointers begin behind the file, at one place on all ranks; a view has them at its begin. */
static void append(void)
{
    enum { LENGTH = 1000 };
    char data[LENGTH] = {0};
    MPI_File f = opened(MPI_INFO_NULL), again;
    MPI_Offset own, shared, length;
    if (rank == 0) OK(MPI_File_write(f, data, LENGTH, MPI_BYTE, MPI_STATUS_IGNORE));
    MPI_Barrier(MPI_COMM_WORLD);
    stale = rank > 0;
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_APPEND, MPI_INFO_NULL, &again));
    stale = 0;
    OK(MPI_File_get_position(again, &own));
    OK(MPI_File_get_position_shared(again, &shared));
    NEED(own == LENGTH && shared == LENGTH);
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_write_shared(again, data, 10, MPI_BYTE, MPI_STATUS_IGNORE));
    /* The file may lie where hosts see what others have written after syncs. */
    OK(MPI_File_sync(again));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_get_size(again, &length));
    NEED(length == LENGTH + 10 * size);
    OK(MPI_File_set_view(again, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL));
    OK(MPI_File_get_position(again, &own));
    OK(MPI_File_get_position_shared(again, &shared));
    NEED(own == 0 && shared == 0);
    OK(MPI_File_close(&again));
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_APPEND, MPI_INFO_NULL, &again));
    /* Nobody has used the pointers. */
    OK(MPI_File_set_view(again, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL));
    OK(MPI_File_get_position(again, &own));
    OK(MPI_File_get_position_shared(again, &shared));
    NEED(own == 0 && shared == 0);
    OK(MPI_File_close(&again));
    OK(MPI_File_close(&f));
}

/* Names that are none of files, and one that is taken. */
static void names(void)
{
    static char too_long[5000];
    MPI_File f = opened(MPI_INFO_NULL), other;
    int mode = MPI_MODE_RDWR | MPI_MODE_CREATE;
    memset(too_long, 'x', sizeof too_long - 1);
    NEED(class_of(MPI_File_open(MPI_COMM_WORLD, ".", MPI_MODE_RDONLY, MPI_INFO_NULL, &other)) == MPI_ERR_BAD_FILE);
    NEED(class_of(MPI_File_open(MPI_COMM_WORLD, ".", mode, MPI_INFO_NULL, &other)) == MPI_ERR_BAD_FILE);
    NEED(class_of(MPI_File_open(MPI_COMM_WORLD, too_long, mode, MPI_INFO_NULL, &other)) == MPI_ERR_BAD_FILE);
    NEED(class_of(MPI_File_open(MPI_COMM_WORLD, name, mode | MPI_MODE_EXCL, MPI_INFO_NULL, &other)) == MPI_ERR_FILE_EXISTS);
    NEED(class_of(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDONLY | MPI_MODE_EXCL, MPI_INFO_NULL, &other)) == MPI_ERR_AMODE);
    NEED(class_of(MPI_File_open(MPI_COMM_WORLD, name, rank ? mode : MPI_MODE_RDWR, MPI_INFO_NULL, &other)) ==
         (size > 1 ? MPI_ERR_NOT_SAME : MPI_SUCCESS));
    if (size == 1) OK(MPI_File_close(&other));
    OK(MPI_File_close(&f));
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int pid = getpid();
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "./bad.%d.data", pid);
    unequal();
    hints();
    far_away();
    splits();
    cut();
    append();
    names();
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
