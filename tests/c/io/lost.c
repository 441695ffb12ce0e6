// np: 4
// args: --enable-recovery
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A rank ends before or inside a collective access that goes through buffers: the call of the others ends with an error, and so
 * does the next one. */
#include <mpi.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { COUNT = 1 << 19 };

static void *killer(void *microseconds) {
    usleep(*(unsigned *)microseconds);
    raise(SIGKILL);
    return NULL;
}

int main(int argc, char **argv) {
    int rank, size, class;
    char name[64] = "lost.data";
    MPI_File f;
    MPI_Info info;
    MPI_Datatype pair, filetype;
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int *data = calloc(COUNT, sizeof(int));
    MPI_Info_create(&info);
    MPI_Info_set(info, "romio_cb_write", "enable");
    MPI_Info_set(info, "cb_buffer_size", "65536");
    if (MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE, info, &f)) return 2;
    MPI_Info_free(&info);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_create_resized(pair, 0, 2 * size * sizeof(int), &filetype);
    MPI_Type_commit(&filetype);
    if (MPI_File_set_view(f, rank * 8, MPI_INT, filetype, "native", MPI_INFO_NULL)) return 3;
    if (MPI_File_write_at_all(f, 0, data, COUNT, MPI_INT, MPI_STATUS_IGNORE)) return 4;
    if (rank == 1) {
        static unsigned after = 1500;
        pthread_t thread;
        pthread_create(&thread, NULL, killer, &after);
        for (;;) MPI_File_write_at_all(f, 0, data, COUNT, MPI_INT, MPI_STATUS_IGNORE);
    }
    int code = MPI_SUCCESS;
    while (code == MPI_SUCCESS)
        code = MPI_File_write_at_all(f, 0, data, COUNT, MPI_INT, MPI_STATUS_IGNORE);
    MPI_Error_class(code, &class);
    if (class != MPI_ERR_PROC_ABORTED) {
        fprintf(stderr, "rank %d: class %d\n", rank, class);
        return 5;
    }
    if (MPI_File_read_at_all(f, 0, data, COUNT, MPI_INT, MPI_STATUS_IGNORE) == MPI_SUCCESS) return 6;
    if (rank == 0) unlink(name);
    puts("ok");
    MPI_Finalize();
    return 0;
}
