// np: 1 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Requests of accesses of one rank that the program frees, arguments of one rank that are null, a shared pointer that a
 * refused write leaves where it was, conversions that fail, pipes, and the error handler of MPI_FILE_NULL. */
#include <fcntl.h>
#include <limits.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

static char name[64];

static MPI_File opened(void)
{
    MPI_File f;
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &f));
    return f;
}

/* What was freed is in the file when it is closed. */
static void freed(void)
{
    enum { N = 1 << 20 };
    MPI_File f = opened();
    MPI_Request request;
    int *data = malloc(N * sizeof *data), i, round;
    for (round = 0; round < 4; round++) {
        for (i = 0; i < N; i++) data[i] = i + 7 * rank + round;
        OK(MPI_File_iwrite_at(f, (MPI_Offset)rank * N * 4, data, N, MPI_INT, &request));
        OK(MPI_Request_free(&request));
        NEED(request == MPI_REQUEST_NULL);
        OK(MPI_File_close(&f));
        MPI_Barrier(MPI_COMM_WORLD);
        f = opened();
        memset(data, 0, N * sizeof *data);
        OK(MPI_File_read_at(f, (MPI_Offset)((rank + 1) % size) * N * 4, data, N, MPI_INT, MPI_STATUS_IGNORE));
        for (i = 0; i < N; i++) NEED(data[i] == i + 7 * ((rank + 1) % size) + round);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    OK(MPI_File_close(&f));
    free(data);
}

/* One rank has no room for the handle: all ranks hear of it. */
static void null(void)
{
    MPI_File f, *to = rank == size - 1 ? NULL : &f;
    MPI_Request request = MPI_REQUEST_NULL, *into = rank == size - 1 ? NULL : &request;
    int x = rank, code;
    NEED(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, to) != MPI_SUCCESS);
    f = opened();
    code = MPI_File_iwrite_at_all(f, 4 * rank, &x, 1, MPI_INT, into);
    if (into && code == MPI_SUCCESS) code = MPI_Wait(into, MPI_STATUS_IGNORE);
    NEED(code != MPI_SUCCESS && request == MPI_REQUEST_NULL);
    if (!into) NEED(class_of(code) == MPI_ERR_ARG);
    code = MPI_File_iread_all(f, &x, 1, MPI_INT, into);
    if (into && code == MPI_SUCCESS) code = MPI_Wait(into, MPI_STATUS_IGNORE);
    NEED(code != MPI_SUCCESS);
    OK(MPI_File_write_at_all(f, 4 * rank, &rank, 1, MPI_INT, MPI_STATUS_IGNORE));
    OK(MPI_File_close(&f));
}

static void shared(void)
{
    MPI_File f = opened();
    MPI_Offset at, last = LLONG_MAX - 10;
    char data[100] = {0};
    OK(MPI_File_seek_shared(f, last, MPI_SEEK_SET));
    NEED(MPI_File_write_shared(f, data, 100, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS);
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_get_position_shared(f, &at));
    NEED(at == last);
    MPI_Barrier(MPI_COMM_WORLD);
    NEED(MPI_File_write_ordered(f, data, 100, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS);
    OK(MPI_File_get_position_shared(f, &at));
    NEED(at == last);
    OK(MPI_File_close(&f));
}

static int extent(MPI_Datatype type, MPI_Aint *bytes, void *state)
{
    int n;
    (void)state;
    MPI_Type_size(type, &n);
    *bytes = n;
    return MPI_SUCCESS;
}

static int fails(void *user, MPI_Datatype type, int count, void *file, MPI_Offset at, void *state)
{
    (void)user, (void)type, (void)count, (void)file, (void)at, (void)state;
    return MPI_ERR_OTHER;
}

static void conversion(void)
{
    MPI_File f = opened();
    int x = 0;
    OK(MPI_Register_datarep("broken", fails, fails, extent, NULL));
    OK(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "broken", MPI_INFO_NULL));
    NEED(class_of(MPI_File_write_at(f, rank, &x, 1, MPI_INT, MPI_STATUS_IGNORE)) == MPI_ERR_CONVERSION);
    OK(MPI_File_close(&f));
}

/* What comes through a pipe the ranks read one after the other. */
static void pipes(void)
{
    MPI_File f;
    int data[10], i, sum = 0, all, writer = -1;
    if (rank == 0) {
        unlink(name);
        NEED(mkfifo(name, 0600) == 0);
        /* Somebody has it open, so that no open waits. */
        writer = open(name, O_RDWR);
        NEED(writer >= 0);
        for (i = 0; i < 10 * size; i++) NEED(write(writer, &i, sizeof i) == sizeof i);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDONLY | MPI_MODE_SEQUENTIAL, MPI_INFO_NULL, &f));
    OK(MPI_File_read_shared(f, data, 10, MPI_INT, MPI_STATUS_IGNORE));
    for (i = 0; i < 10; i++) sum += data[i];
    MPI_Allreduce(&sum, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    NEED(all == 10 * size * (10 * size - 1) / 2);
    OK(MPI_File_close(&f));
    if (rank == 0) close(writer);
}

static int blames, last_class, of_null;

static void blame(MPI_File *file, int *code, ...)
{
    blames++;
    of_null = *file == MPI_FILE_NULL;
    last_class = class_of(*code);
}

/* What has no file goes to the handler of MPI_FILE_NULL, which new files have, too, and no others. */
static void handler_of_null(void)
{
    MPI_File f, before = opened();
    MPI_Errhandler handler, now;
    int x = 0;
    OK(MPI_File_get_errhandler(MPI_FILE_NULL, &now));
    NEED(now == MPI_ERRORS_RETURN);
    OK(MPI_File_create_errhandler(blame, &handler));
    OK(MPI_File_set_errhandler(MPI_FILE_NULL, handler));
    NEED(class_of(MPI_File_open(MPI_COMM_SELF, "no such folder/x", MPI_MODE_RDWR, MPI_INFO_NULL, &f)) == MPI_ERR_NO_SUCH_FILE);
    NEED(blames == 1 && of_null && last_class == MPI_ERR_NO_SUCH_FILE);
    NEED(class_of(MPI_File_delete("no such file", MPI_INFO_NULL)) == MPI_ERR_NO_SUCH_FILE && blames == 2 && of_null);
    NEED(class_of(MPI_File_write(MPI_FILE_NULL, &x, 1, MPI_INT, MPI_STATUS_IGNORE)) == MPI_ERR_FILE && blames == 3 && of_null);
    NEED(class_of(MPI_Register_datarep("native", fails, fails, extent, NULL)) == MPI_ERR_DUP_DATAREP && blames == 4 && of_null);
    NEED(class_of(MPI_File_write_at(before, -1, &x, 1, MPI_INT, MPI_STATUS_IGNORE)) == MPI_ERR_ARG && blames == 4);
    OK(MPI_File_close(&before));
    f = opened();
    NEED(class_of(MPI_File_write_at(f, -1, &x, 1, MPI_INT, MPI_STATUS_IGNORE)) == MPI_ERR_ARG && blames == 5 && !of_null);
    OK(MPI_File_set_errhandler(f, MPI_ERRORS_RETURN));
    NEED(class_of(MPI_File_write_at(f, -1, &x, 1, MPI_INT, MPI_STATUS_IGNORE)) == MPI_ERR_ARG && blames == 5);
    OK(MPI_File_close(&f));
    OK(MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN));
    MPI_Errhandler_free(&handler);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    snprintf(name, sizeof name, "given_up.%d.dat", size);
    freed();
    null();
    shared();
    conversion();
    pipes();
    handler_of_null();
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        unlink(name);
        puts("ok");
    }
    MPI_Finalize();
    return 0;
}
