// np: 1 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Atomic mode: ranks and their threads write and read overlapping bytes, contiguous and strided, by every form. Each access that is
   read is one rank's as a whole, and other bytes are not waited for. */
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BYTES = 40000, ROUNDS = 150, THREADS = 3 };
static int rank, size;
static MPI_File f;

#define NEED(what)                                                            \
    do {                                                                      \
        if (!(what)) {                                                        \
            fprintf(stderr, "rank %d, line %d: %s\n", rank, __LINE__, #what); \
            MPI_Abort(MPI_COMM_WORLD, 1);                                     \
        }                                                                     \
    } while (0)
#define OK(call) NEED((call) == MPI_SUCCESS)

static void same(const char *data)
{
    for (int i = 1; i < BYTES; i++) NEED(data[i] == data[0]);
}

/* All of it is written with one value by each of the forms, and read by others meanwhile. */
static void contend(int which)
{
    char *out = malloc(BYTES), *in = malloc(BYTES);
    MPI_Request q[2];
    MPI_Status s;
    for (int i = 0; i < ROUNDS; i++) {
        memset(out, 1 + (rank * THREADS + which + i) % 100, BYTES);
        switch (i % 4) {
        case 0: OK(MPI_File_write_at(f, 0, out, BYTES, MPI_BYTE, &s)); break;
        case 1: OK(MPI_File_read_at(f, 0, in, BYTES, MPI_BYTE, &s)); break;
        case 2:
            OK(MPI_File_iwrite_at(f, 0, out, BYTES, MPI_BYTE, q));
            OK(MPI_File_iread_at(f, 0, in, BYTES, MPI_BYTE, q + 1));
            OK(MPI_Waitall(2, q, MPI_STATUSES_IGNORE));
            break;
        default:
            OK(MPI_File_iread_at(f, 0, in, BYTES, MPI_BYTE, q));
            OK(MPI_Wait(q, &s));
        }
        if (i % 4) same(in);
    }
    free(out);
    free(in);
}

static void *thread(void *which)
{
    contend(*(int *)which);
    return NULL;
}

int main(int argc, char **argv)
{
    char name[64];
    int provided, flag;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int pid = getpid();
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "./atomic.%d.data", pid);
    int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
    OK(MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f));
    OK(MPI_File_set_atomicity(f, 1));
    OK(MPI_File_get_atomicity(f, &flag));
    NEED(flag);
    /* Views whose bytes lie between each other's: from every rank's first to its last byte nobody else is. */
    MPI_Datatype pair, filetype;
    MPI_Type_contiguous(100, MPI_BYTE, &pair);
    MPI_Type_create_resized(pair, 0, 200, &filetype);
    MPI_Type_commit(&filetype);
    char *data = malloc(BYTES);
    MPI_Status s;
    for (int i = 0; i < 20; i++) {
        OK(MPI_File_set_view(f, 100 * (i % 2), MPI_BYTE, filetype, "native", MPI_INFO_NULL));
        memset(data, 1 + rank + i, BYTES);
        OK(MPI_File_write_at(f, 0, data, BYTES, MPI_BYTE, &s));
        MPI_Barrier(MPI_COMM_WORLD);
        OK(MPI_File_read_at_all(f, 0, data, BYTES, MPI_BYTE, &s));
        same(data);
        /* Collective calls of the same bytes: one after the other, whichever is the first. */
        memset(data, 50 + rank, BYTES);
        OK(MPI_File_write_at_all(f, 0, data, BYTES, MPI_BYTE, &s));
        OK(MPI_File_read_at(f, 0, data, BYTES, MPI_BYTE, &s));
        same(data);
        MPI_Request q;
        OK(MPI_File_iwrite_at_all(f, 0, data, BYTES, MPI_BYTE, &q));
        OK(MPI_Wait(&q, &s));
    }
    OK(MPI_File_set_view(f, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL));
    memset(data, 1, BYTES);
    OK(MPI_File_write_at_all(f, 0, data, BYTES, MPI_BYTE, &s));
    contend(0);
    MPI_Barrier(MPI_COMM_WORLD);
    if (provided == MPI_THREAD_MULTIPLE) {
        pthread_t threads[THREADS];
        int which[THREADS];
        for (int i = 0; i < THREADS; i++) which[i] = i;
        for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, thread, &which[i]);
        for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    }
    /* Out of the mode and in again. */
    OK(MPI_File_set_atomicity(f, 0));
    OK(MPI_File_write_at_all(f, rank * BYTES, data, BYTES, MPI_BYTE, &s));
    OK(MPI_File_set_atomicity(f, 1));
    OK(MPI_File_read_at_all(f, rank * BYTES, data, BYTES, MPI_BYTE, &s));
    MPI_Type_free(&pair);
    MPI_Type_free(&filetype);
    free(data);
    OK(MPI_File_close(&f));
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
