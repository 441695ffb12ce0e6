// np: 4
// args: --enable-recovery
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A rank is lost. The first one closes the file, and new memory of its own does not lie where the others have the shared pointer;
 * a file that goes with its close is gone. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WINDOWS = 64, AT = 7 };

int main(int argc, char **argv)
{
    int rank, token = 0, mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
    MPI_File f;
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (MPI_File_open(MPI_COMM_WORLD, "survivors.data", mode, MPI_INFO_NULL, &f)) return 2;
    if (MPI_File_seek_shared(f, AT, MPI_SEEK_SET)) return 3;
    if (rank == 1) raise(SIGKILL);
    if (rank == 0) {
        MPI_Win win[WINDOWS];
        if (MPI_File_close(&f) == MPI_SUCCESS || f != MPI_FILE_NULL) return 4;
        if (access("survivors.data", F_OK) == 0) return 5;
        for (int i = 0; i < WINDOWS; i++) {
            void *memory;
            if (MPI_Win_allocate(4096, 1, MPI_INFO_NULL, MPI_COMM_SELF, &memory, &win[i])) return 6;
            memset(memory, 0x5a, 4096);
        }
        for (int to = 2; to < 4; to++) MPI_Send(&token, 1, MPI_INT, to, 0, MPI_COMM_WORLD);
        for (int from = 2; from < 4; from++) MPI_Recv(&token, 1, MPI_INT, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        for (int i = 0; i < WINDOWS; i++) MPI_Win_free(&win[i]);
    } else {
        MPI_Offset at = -1;
        if (MPI_Recv(&token, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)) return 7;
        int code = MPI_File_get_position_shared(f, &at);
        MPI_Send(&token, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
        if (code == MPI_SUCCESS && at != AT) {
            fprintf(stderr, "rank %d: the shared pointer is at %lld\n", rank, (long long)at);
            return 8;
        }
    }
    puts("ok");
    MPI_Finalize();
    return 0;
}
