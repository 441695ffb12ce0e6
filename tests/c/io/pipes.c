// np: 1 2
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Pipes (MPI_MODE_SEQUENTIAL): one whose reader is gone is an error and ends nobody, and a read that waits for its data keeps no
 * access of another file from its end. And threads that move one pointer at the same time. */
#include <fcntl.h>
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

enum { SEEKS = 20000, THREADS = 3 };

static char name[64];
static MPI_File f;

static int made(void)
{
    unlink(name);
    NEED(mkfifo(name, 0600) == 0);
    int other = open(name, O_RDWR);
    NEED(other >= 0);
    return other;
}

static void no_reader(void)
{
    char data[100] = {0};
    MPI_Request q;
    int reader = made();
    OK(MPI_File_open(MPI_COMM_SELF, name, MPI_MODE_WRONLY | MPI_MODE_SEQUENTIAL, MPI_INFO_NULL, &f));
    OK(MPI_File_write_shared(f, data, 100, MPI_BYTE, MPI_STATUS_IGNORE));
    close(reader);
    for (int i = 0; i < 3; i++) {
        NEED(class_of(MPI_File_write_shared(f, data, 100, MPI_BYTE, MPI_STATUS_IGNORE)) == MPI_ERR_IO);
        OK(MPI_File_iwrite_shared(f, data, 100, MPI_BYTE, &q));
        NEED(class_of(MPI_Wait(&q, MPI_STATUS_IGNORE)) == MPI_ERR_IO);
    }
    OK(MPI_File_close(&f));
}

static void waits_for_data(void)
{
    char data[100] = {0}, more[100] = {0};
    MPI_File plain;
    MPI_Request q[2], w;
    MPI_Status s;
    int writer = made(), n;
    OK(MPI_File_open(MPI_COMM_SELF, name, MPI_MODE_RDONLY | MPI_MODE_SEQUENTIAL, MPI_INFO_NULL, &f));
    char other[80];
    snprintf(other, sizeof other, "%s.plain", name);
    OK(MPI_File_open(MPI_COMM_SELF, other, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &plain));
    OK(MPI_File_iread_shared(f, data, 10, MPI_BYTE, &q[0]));
    OK(MPI_File_iread_shared(f, more, 10, MPI_BYTE, &q[1]));
    /* It ends although nothing comes through the pipe until it has. */
    OK(MPI_File_iwrite(plain, data, 100, MPI_BYTE, &w));
    OK(MPI_Wait(&w, MPI_STATUS_IGNORE));
    NEED(write(writer, "0123456789abcdefghij", 20) == 20);
    /* The reads take it in the order of their calls. */
    OK(MPI_Wait(&q[1], &s));
    OK(MPI_Get_count(&s, MPI_BYTE, &n));
    NEED(n == 10 && !memcmp(more, "abcdefghij", 10));
    OK(MPI_Wait(&q[0], &s));
    NEED(!memcmp(data, "0123456789", 10));
    OK(MPI_File_close(&plain));
    OK(MPI_File_close(&f));
    close(writer);
}

static void *seek(void *unused)
{
    for (int i = 0; i < SEEKS; i++) OK(MPI_File_seek(f, 1, MPI_SEEK_CUR));
    return unused;
}

static void pointer(void)
{
    pthread_t threads[THREADS];
    MPI_Offset at;
    unlink(name);
    OK(MPI_File_open(MPI_COMM_SELF, name, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &f));
    for (int i = 0; i < THREADS; i++) NEED(pthread_create(&threads[i], NULL, seek, NULL) == 0);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    OK(MPI_File_get_position(f, &at));
    NEED(at == SEEKS * THREADS);
    OK(MPI_File_close(&f));
}

int main(int argc, char **argv)
{
    int level;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    snprintf(name, sizeof name, "pipes.%d.%d", size, rank);
    no_reader();
    waits_for_data();
    if (level == MPI_THREAD_MULTIPLE) pointer();
    unlink(name);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
