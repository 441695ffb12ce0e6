// np: 1 2 4
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * What accesses of one rank need of memory, and counts beyond 2^31: a gigabyte in external32, 3 GB in one call, places beyond 4 GB,
 * and the thread that moves data. Devices take the data, so that nothing is full. */
#include <dirent.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "check.h"
#include "device.h"

static void external(double *data)
{
    MPI_File f = device("/dev/null", MPI_MODE_WRONLY, "16384");
    MPI_Datatype t = again_and_again(1024 / size);
    MPI_Count count;
    MPI_Status s;
    OK(MPI_File_set_view(f, 0, MPI_DOUBLE, MPI_DOUBLE, "external32", MPI_INFO_NULL));
    long before = most();
    OK(MPI_File_write_at(f, 0, data, 1, t, &s));
    OK(MPI_Get_elements_x(&s, t, &count));
    NEED(count == (MPI_Count)(1024 / size) * (MB / 8));
    NEED(most() - before < 64 * 1024);
    MPI_Type_free(&t);
    OK(MPI_File_close(&f));
}

/* Threads of the library that move data. */
static int movers(void)
{
    int count = 0;
    char path[300], line[32];
    DIR *tasks = opendir("/proc/self/task");
    NEED(tasks != NULL);
    for (struct dirent *task; (task = readdir(tasks));) {
        snprintf(path, sizeof path, "/proc/self/task/%s/comm", task->d_name);
        FILE *in = fopen(path, "r");
        if (in && fgets(line, sizeof line, in) && !strcmp(line, "hawser-files\n")) count++;
        if (in) fclose(in);
    }
    closedir(tasks);
    return count;
}

static void long_ones(void)
{
    MPI_Count length = (MPI_Count)3 << 30, count;
    MPI_Status s;
    MPI_Request q;
    char name[64];
    /* Pages that are only read all are one. */
    void *data = mmap(NULL, length, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    NEED(data != MAP_FAILED);
    MPI_File f = device("/dev/null", MPI_MODE_WRONLY, "16384");
    OK(MPI_File_write_at_c(f, 0, data, length, MPI_BYTE, &s));
    OK(MPI_Get_count_c(&s, MPI_BYTE, &count));
    NEED(count == length);
    /* Its thread begins with the first nonblocking call. */
    NEED(movers() == 0);
    OK(MPI_File_iwrite_c(f, data, length, MPI_BYTE, &q));
    OK(MPI_Wait(&q, &s));
    NEED(movers() == 1);
    OK(MPI_Get_count_c(&s, MPI_BYTE, &count));
    NEED(count == length);
    OK(MPI_File_write_all_c(f, data, length / 8, MPI_DOUBLE, &s));
    OK(MPI_Get_count_c(&s, MPI_DOUBLE, &count));
    NEED(count == length / 8);
    OK(MPI_File_close(&f));
    munmap(data, length);
    /* Pieces of all ranks around the fifth gigabyte. */
    int pid = getpid(), mine[64], back[64];
    MPI_Offset at;
    MPI_Datatype own;
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "room.%d.data", pid);
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &f));
    OK(MPI_Type_create_resized(MPI_INT, 0, 4 * size, &own));
    OK(MPI_Type_commit(&own));
    OK(MPI_File_set_view(f, ((MPI_Offset)5 << 30) - 128 * size + 4 * rank, MPI_INT, own, "native", MPI_INFO_NULL));
    for (int i = 0; i < 64; i++) mine[i] = 1000 * rank + i;
    OK(MPI_File_write_all(f, mine, 64, MPI_INT, &s));
    OK(MPI_File_sync(f));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_read_at_all(f, 0, back, 64, MPI_INT, &s));
    NEED(!memcmp(mine, back, sizeof mine));
    OK(MPI_File_get_size(f, &at));
    NEED(at == ((MPI_Offset)5 << 30) + 128 * size);
    OK(MPI_File_seek(f, 0, MPI_SEEK_END));
    OK(MPI_File_get_position(f, &at));
    NEED(at == 64);
    MPI_Type_free(&own);
    OK(MPI_File_close(&f));
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *data = calloc(MB / 8, 8);
    for (int i = 0; i < MB / 8; i++) data[i] = i;
    external(data);
    long_ones();
    free(data);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
