// np: 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Calls of all ranks in which one rank's arguments are wrong, or which it enters late: all ranks get an error, none waits for
 * ever, and the file is usable afterwards. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int rank, size, last;
static char name[64];

#define NEED(what)                                                                                 \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "rank %d of %d, line %d: %s\n", rank, size, __LINE__, #what);          \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)
#define OK(call) NEED((call) == MPI_SUCCESS)

static int class_of(int code)
{
    int class;
    MPI_Error_class(code, &class);
    return class;
}

typedef int access_all(MPI_File, int *, int, MPI_Datatype);

static int write_all(MPI_File f, int *b, int n, MPI_Datatype t) { return MPI_File_write_all(f, b, n, t, MPI_STATUS_IGNORE); }
static int read_all(MPI_File f, int *b, int n, MPI_Datatype t) { return MPI_File_read_all(f, b, n, t, MPI_STATUS_IGNORE); }
static int write_at(MPI_File f, int *b, int n, MPI_Datatype t) { return MPI_File_write_at_all(f, 4, b, n, t, MPI_STATUS_IGNORE); }
static int read_at(MPI_File f, int *b, int n, MPI_Datatype t) { return MPI_File_read_at_all(f, 4, b, n, t, MPI_STATUS_IGNORE); }
static int ordered(MPI_File f, int *b, int n, MPI_Datatype t) { return MPI_File_write_ordered(f, b, n, t, MPI_STATUS_IGNORE); }
static int nonblocking(MPI_File f, int *b, int n, MPI_Datatype t)
{
    MPI_Request r;
    int code = MPI_File_iwrite_all(f, b, n, t, &r);
    return code != MPI_SUCCESS ? code : MPI_Wait(&r, MPI_STATUS_IGNORE);
}
static int split(MPI_File f, int *b, int n, MPI_Datatype t)
{
    int code = MPI_File_write_ordered_begin(f, b, n, t);
    return code != MPI_SUCCESS ? code : MPI_File_write_ordered_end(f, b, MPI_STATUS_IGNORE);
}

static void arguments(void)
{
    access_all *const calls[] = {write_all, read_all, write_at, read_at, ordered, nonblocking, split};
    int data[8] = {0}, back;
    MPI_File f;
    MPI_Datatype raw;
    MPI_Type_vector(2, 1, 2, MPI_INT, &raw);
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &f));
    OK(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        NEED(class_of(calls[i](f, data, last ? -1 : 2, MPI_INT)) == MPI_ERR_COUNT);
        NEED(class_of(calls[i](f, last ? NULL : data, 2, MPI_INT)) == MPI_ERR_BUFFER);
        NEED(class_of(calls[i](f, data, 2, last ? raw : MPI_INT)) == MPI_ERR_TYPE);
        NEED(class_of(calls[i](f, data, 2, last ? MPI_DATATYPE_NULL : MPI_INT)) == MPI_ERR_TYPE);
        data[0] = 100 * i + rank;
        OK(MPI_File_write_at_all(f, rank, data, 1, MPI_INT, MPI_STATUS_IGNORE));
        OK(MPI_File_read_at_all(f, rank, &back, 1, MPI_INT, MPI_STATUS_IGNORE));
        NEED(back == data[0]);
    }
    MPI_Info gone, copy;
    MPI_Info_create(&gone);
    copy = gone;
    MPI_Info_free(&gone);
    MPI_Datatype unit = last ? MPI_DATATYPE_NULL : MPI_INT;
    NEED(class_of(MPI_File_set_view(f, 0, unit, MPI_INT, "native", MPI_INFO_NULL)) == MPI_ERR_TYPE);
    NEED(class_of(MPI_File_set_view(f, 0, MPI_INT, unit, "native", MPI_INFO_NULL)) == MPI_ERR_TYPE);
    NEED(class_of(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, last ? NULL : "native", MPI_INFO_NULL)) == MPI_ERR_ARG);
    MPI_Info info = last ? copy : MPI_INFO_NULL;
    NEED(class_of(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "native", info)) == MPI_ERR_INFO);
    NEED(class_of(MPI_File_set_info(f, info)) == MPI_ERR_INFO);
    NEED(class_of(MPI_File_seek_shared(f, 0, last ? 77 : MPI_SEEK_SET)) == MPI_ERR_ARG);
    MPI_File other;
    int mode = MPI_MODE_RDWR;
    NEED(class_of(MPI_File_open(MPI_COMM_WORLD, name, mode, info, &other)) == MPI_ERR_INFO);
    NEED(class_of(MPI_File_open(MPI_COMM_WORLD, last ? NULL : name, mode, MPI_INFO_NULL, &other)) == MPI_ERR_ARG);
    OK(MPI_File_seek_shared(f, 0, MPI_SEEK_SET));
    MPI_Type_free(&raw);
    OK(MPI_File_close(&f));
}

/* MPI_DISPLACEMENT_CURRENT is where the shared pointer is when all ranks have come. */
static void current(void)
{
    for (int i = 0; i < 40; i++) {
        MPI_File f;
        MPI_Offset disp;
        MPI_Datatype etype, filetype;
        char rep[MPI_MAX_DATAREP_STRING];
        int mode = MPI_MODE_WRONLY | MPI_MODE_SEQUENTIAL | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
        OK(MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f));
        if (last)
            for (int k = 0; k < 10; k++) OK(MPI_File_write_shared(f, "y", 1, MPI_BYTE, MPI_STATUS_IGNORE));
        OK(MPI_File_set_view(f, MPI_DISPLACEMENT_CURRENT, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL));
        OK(MPI_File_get_view(f, &disp, &etype, &filetype, rep));
        NEED(disp == 10);
        NEED(class_of(MPI_File_set_view(f, last ? 3 : MPI_DISPLACEMENT_CURRENT, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL)) ==
             MPI_ERR_ARG);
        OK(MPI_File_close(&f));
    }
}

/* Copies of a filetype that interleave, in accesses of each kind. */
static void interleaved(void)
{
    enum { FAR = 1000 };
    MPI_File f;
    MPI_Datatype pair, filetype;
    int data[40], back[40], size_of = sizeof(int);
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &f));
    MPI_Type_vector(2, 1, FAR, MPI_INT, &pair);
    MPI_Type_create_resized(pair, 0, size_of, &filetype);
    MPI_Type_commit(&filetype);
    OK(MPI_File_set_view(f, (MPI_Offset)rank * 20 * size_of, MPI_INT, filetype, "native", MPI_INFO_NULL));
    for (int all = 0; all < 3; all++) {
        for (int i = 0; i < 40; i++) data[i] = 1000 * all + 100 * rank + i, back[i] = -1;
        OK(MPI_File_set_atomicity(f, all == 2));
        OK((all ? MPI_File_write_at_all : MPI_File_write_at)(f, 0, data, 40, MPI_INT, MPI_STATUS_IGNORE));
        OK((all ? MPI_File_read_at_all : MPI_File_read_at)(f, 0, back, 40, MPI_INT, MPI_STATUS_IGNORE));
        NEED(memcmp(data, back, sizeof data) == 0);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    for (int half = 0; half < 2; half++) {
        OK(MPI_File_read_at(f, half * FAR + rank * 20, back, 20, MPI_INT, MPI_STATUS_IGNORE));
        for (int i = 0; i < 20; i++) NEED(back[i] == data[2 * i + half]);
    }
    MPI_Type_free(&pair);
    MPI_Type_free(&filetype);
    OK(MPI_File_close(&f));
}

static long shared_kilobytes(void)
{
    char line[200];
    long value = -1;
    FILE *in = fopen("/proc/self/status", "r");
    while (in && fgets(line, sizeof line, in)) sscanf(line, "RssShmem: %ld", &value);
    if (in) fclose(in);
    NEED(value >= 0);
    return value;
}

enum { COUNT = 200000 };

/* Hints that ask for other buffers and for the first ones again, over and over. */
static void hints(void)
{
    MPI_File f;
    MPI_Info info;
    MPI_Datatype own;
    long kept = 0;
    int *data = calloc(COUNT, sizeof(int));
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &f));
    MPI_Type_create_resized(MPI_INT, 0, sizeof(int) * size, &own);
    MPI_Type_commit(&own);
    OK(MPI_File_set_view(f, sizeof(int) * rank, MPI_INT, own, "native", MPI_INFO_NULL));
    MPI_Info_create(&info);
    MPI_Info_set(info, "romio_cb_write", "enable");
    for (int i = 0; i < 60; i++) {
        MPI_Info_set(info, "cb_buffer_size", i % 2 ? "4000000" : "1000000");
        OK(MPI_File_set_info(f, info));
        OK(MPI_File_write_at_all(f, 0, data, COUNT, MPI_INT, MPI_STATUS_IGNORE));
        /* The buffers of the first times serve still. */
        if (i == 3) kept = shared_kilobytes();
    }
    NEED(shared_kilobytes() - kept < 8000);
    MPI_Info_free(&info);
    MPI_Type_free(&own);
    free(data);
    OK(MPI_File_close(&f));
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    last = rank == size - 1;
    int pid = getpid();
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "unlike-%d", pid);
    current();
    interleaved();
    hints();
    arguments();
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
