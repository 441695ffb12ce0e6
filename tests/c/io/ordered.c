// np: 2 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * An ordered split call begins without waiting for the other ranks, and its data lies in the order of ranks. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define NEED(what)                                                          \
    do {                                                                    \
        if (!(what)) {                                                      \
            fprintf(stderr, "rank %d, line %d: %s\n", rank, __LINE__, #what); \
            MPI_Abort(MPI_COMM_WORLD, 1);                                   \
        }                                                                   \
    } while (0)

int main(int argc, char **argv) {
    int rank, size, token = 0, own[8], all[64], count;
    char name[64];
    MPI_File f;
    MPI_Status s;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int pid = getpid();
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(name, sizeof name, "./ordered.%d.data", pid);
    int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
    NEED(MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &f) == MPI_SUCCESS);
    NEED(MPI_File_set_view(f, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL) == MPI_SUCCESS);
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i <= rank; i++) own[i] = round * 1000 + rank * 10 + i;
        /* Each rank begins when the one before has begun, which therefore has waited for nobody. */
        if (rank > 0) MPI_Recv(&token, 1, MPI_INT, rank - 1, 0, MPI_COMM_WORLD, &s);
        NEED(MPI_File_write_ordered_begin(f, own, rank + 1, MPI_INT) == MPI_SUCCESS);
        if (rank + 1 < size) MPI_Send(&token, 1, MPI_INT, rank + 1, 0, MPI_COMM_WORLD);
        NEED(MPI_File_write_ordered_end(f, own, &s) == MPI_SUCCESS);
        MPI_Get_count(&s, MPI_INT, &count);
        NEED(count == rank + 1);
    }
    int total = size * (size + 1) / 2;
    MPI_Offset at;
    NEED(MPI_File_get_position_shared(f, &at) == MPI_SUCCESS && at == 3 * total);
    /* The file may lie where hosts see what others have written after syncs. */
    if (getenv("HAWSER_TEST_SYNCS")) {
        NEED(MPI_File_sync(f) == MPI_SUCCESS);
        MPI_Barrier(MPI_COMM_WORLD);
        NEED(MPI_File_sync(f) == MPI_SUCCESS);
    }
    for (int round = 0; round < 3; round++) {
        NEED(MPI_File_read_at_all(f, round * total, all, total, MPI_INT, &s) == MPI_SUCCESS);
        for (int r = 0, k = 0; r < size; r++)
            for (int i = 0; i <= r; i++, k++) NEED(all[k] == round * 1000 + r * 10 + i);
    }
    NEED(MPI_File_close(&f) == MPI_SUCCESS);
    if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
