/* MPIX_Time_left: every rank appends "call seconds save stop" of its calls to FILE.RANK, and all ranks
 * must have the same lines. Ends when it is told to stop, or after CALLS calls.
 *
 *   left FILE CALLS [wish=CALL] [deaf]
 *   wish=CALL  the last rank wishes that all stop, at this call
 *   deaf       never asks; ends after a while */
#include <mpi-ext.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int main(int argc, char **argv)
{
    int rank, size, save = 0, stop = 0, saves = 0, wish = -1, deaf = 0;
    double seconds;
    char path[4096];
    struct timespec nap = {0, 5000000};
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (argc < 3) MPI_Abort(MPI_COMM_WORLD, 2);
    for (int i = 3; i < argc; i++) {
        if (!strncmp(argv[i], "wish=", 5)) wish = atoi(argv[i] + 5);
        if (!strcmp(argv[i], "deaf")) deaf = 1;
    }
    snprintf(path, sizeof path, "%s.%d", argv[1], rank);
    FILE *f = fopen(path, "w");
    if (!f) MPI_Abort(MPI_COMM_WORLD, 3);
    for (int call = 0; call < atoi(argv[2]) && !stop; call++) {
        if (deaf) {
            nanosleep(&nap, NULL);
            if (call == 0) fputs("deaf\n", f), fflush(f);
            continue;
        }
        if (call == wish && rank == size - 1) MPIX_Save_request(1);
        MPIX_Time_left(MPI_COMM_WORLD, &seconds, &save, &stop);
        saves += save;
        fprintf(f, "%d %.3f %d %d\n", call, seconds, save, stop);
        fflush(f);
        /* Ranks drift apart. */
        if ((call + rank) % 3 == 0) nanosleep(&nap, NULL);
    }
    fclose(f);
    if (rank == 0) printf("%d saves, stop %d, seconds %.3f\n", saves, stop, seconds);
    MPI_Finalize();
    return stop ? MPIX_EXIT_SAVED : 0;
}
