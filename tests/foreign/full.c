/* SPDX-License-Identifier: MIT OR Apache-2.0
 * full HOW FILE: what every rank hears of a file whose device is full (`full`), or may not be written (`read-only`), or
   has locks on each host alone (`no-locks`); or that has locks that reach all hosts: atomic mode (`locks`); or that another
   program has locked (`locked`). */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 400000 };
static int rank, size;

#define NEED(what)                                                            \
    do {                                                                      \
        if (!(what)) {                                                        \
            fprintf(stderr, "rank %d, line %d: %s\n", rank, __LINE__, #what); \
            MPI_Abort(MPI_COMM_WORLD, 1);                                     \
        }                                                                     \
    } while (0)

static int class_of(int code)
{
    int class;
    MPI_Error_class(code, &class);
    return class;
}

/* 1.6 MB by small pieces in turn, of which a device of 1 MB takes a beginning. */
static void full(const char *name)
{
    MPI_File f;
    MPI_Status s;
    MPI_Datatype pair, filetype;
    int *data = malloc(N * sizeof(int)), count, all;
    for (int i = 0; i < N; i++) data[i] = rank * N + i;
    NEED(!MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &f));
    NEED(class_of(MPI_File_preallocate(f, 3 << 20)) == MPI_ERR_NO_SPACE);
    NEED(!MPI_File_set_size(f, 0));
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_create_resized(pair, 0, 2 * size * sizeof(int), &filetype);
    MPI_Type_commit(&filetype);
    for (int form = 0; form < 4; form++) {
        MPI_Request q;
        int code, each = N / size;
        NEED(!MPI_File_set_view(f, rank * 8, MPI_INT, filetype, "native", MPI_INFO_NULL));
        switch (form) {
        case 0: code = MPI_File_write_at_all(f, 0, data, each, MPI_INT, &s); break;
        case 1:
            MPI_File_iwrite_at_all(f, 0, data, each, MPI_INT, &q);
            code = MPI_Wait(&q, &s);
            break;
        case 2:
            MPI_File_write_at_all_begin(f, 0, data, each, MPI_INT);
            code = MPI_File_write_at_all_end(f, data, &s);
            break;
        default:
            NEED(!MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
            code = MPI_File_write_ordered(f, data, each, MPI_INT, &s);
        }
        NEED(class_of(code) == MPI_ERR_NO_SPACE);
        MPI_Get_count(&s, MPI_INT, &count);
        MPI_Allreduce(&count, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        NEED(all > 0 && all < N);
        if (form < 3) {
            /* What counts is there. */
            int *back = malloc(N * sizeof(int));
            NEED(!MPI_File_read_at_all(f, 0, back, count, MPI_INT, &s));
            NEED(!memcmp(back, data, count * sizeof(int)));
            free(back);
        }
        NEED(!MPI_File_set_size(f, 0));
    }
    NEED(!MPI_File_close(&f));
    MPI_Type_free(&pair);
    MPI_Type_free(&filetype);
    free(data);
}

/* All ranks write and read the same bytes: each access is one rank's as a whole. */
static void locks(const char *name)
{
    enum { ROUNDS = 5, BYTES = 9000 };
    static char data[BYTES];
    MPI_File f;
    MPI_Status s;
    int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, count;
    NEED(!MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f));
    NEED(!MPI_File_set_atomicity(f, 1));
    for (int i = 0; i < ROUNDS; i++) {
        memset(data, 1 + rank * ROUNDS + i, BYTES);
        NEED(!MPI_File_write_at(f, 100, data, BYTES, MPI_BYTE, &s));
        NEED(!MPI_File_read_at(f, 100, data, BYTES, MPI_BYTE, &s));
        MPI_Get_count(&s, MPI_BYTE, &count);
        NEED(count == BYTES && data[0] > 0 && !memcmp(data, data + 1, BYTES - 1));
    }
    NEED(!MPI_File_close(&f));
}

/* It opens in each mode, and no rank's writes undo those of others to the same page. */
static void locked(const char *name)
{
    enum { ROUNDS = 5, LENGTH = 1000 };
    static int page[LENGTH];
    const int modes[] = {MPI_MODE_RDWR, MPI_MODE_WRONLY};
    MPI_File f;
    MPI_Status s;
    for (int m = 0; m < 2; m++) {
        NEED(!MPI_File_open(MPI_COMM_WORLD, name, modes[m] | MPI_MODE_CREATE, MPI_INFO_NULL, &f));
        if (rank == 0) NEED(!MPI_File_write_at(f, 0, page, LENGTH, MPI_INT, &s));
        NEED(!MPI_File_sync(f));
        MPI_Barrier(MPI_COMM_WORLD);
        NEED(!MPI_File_sync(f));
        for (int i = 0; i < ROUNDS; i++) {
            int mine = 1 + m * ROUNDS * size + i * size + rank;
            /* Each host has the page. */
            if (m == 0) NEED(!MPI_File_read_at(f, 0, page, LENGTH, MPI_INT, &s));
            MPI_Barrier(MPI_COMM_WORLD);
            NEED(!MPI_File_write_at(f, (i * size + rank) * sizeof(int), &mine, 1, MPI_INT, &s));
            MPI_Barrier(MPI_COMM_WORLD);
        }
        NEED(!MPI_File_close(&f));
        NEED(!MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDONLY, MPI_INFO_NULL, &f));
        NEED(!MPI_File_read_at(f, 0, page, LENGTH, MPI_INT, &s));
        for (int i = 0; i < ROUNDS * size; i++) NEED(page[i] == 1 + m * ROUNDS * size + i);
        NEED(!MPI_File_close(&f));
        memset(page, 0, sizeof page);
    }
}

int main(int argc, char **argv)
{
    MPI_File f;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const char *how = argc > 2 ? argv[1] : "", *name = argc > 2 ? argv[2] : "";
    if (!strcmp(how, "full")) {
        full(name);
    } else if (!strcmp(how, "read-only")) {
        int code = MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR, MPI_INFO_NULL, &f);
        NEED(class_of(code) == MPI_ERR_READ_ONLY);
        code = MPI_File_delete(name, MPI_INFO_NULL);
        NEED(class_of(code) == MPI_ERR_READ_ONLY);
        NEED(!MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDONLY, MPI_INFO_NULL, &f));
        NEED(class_of(MPI_File_set_size(f, 10)) == MPI_ERR_READ_ONLY);
        NEED(!MPI_File_close(&f));
    } else if (!strcmp(how, "locks")) {
        locks(name);
    } else if (!strcmp(how, "locked")) {
        locked(name);
    } else {
        int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
        NEED(!MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f));
        NEED(class_of(MPI_File_set_atomicity(f, 1)) == MPI_ERR_UNSUPPORTED_OPERATION);
        NEED(!MPI_File_close(&f));
    }
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
