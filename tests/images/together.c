// Asks again and again which ranks are on one host: together STEPS MARK [PAUSE-US]
// MARK.R has the step of rank R. At the end each rank prints how many were on its host at first, and in the end.
#include <fcntl.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv) {
    int rank, first = -1, last = -1;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    int steps = argc > 1 ? atoi(argv[1]) : 10, pause = argc > 3 ? atoi(argv[3]) : 0;
    char name[4096];
    snprintf(name, sizeof name, "%s.%d", argc > 2 ? argv[2] : "mark", rank);
    int mark = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (int step = 0; step < steps; step++) {
        MPI_Comm near;
        MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &near);
        int one = 1, together, size;
        MPI_Comm_size(near, &size);
        // Its collectives, at a board or not.
        MPI_Allreduce(&one, &together, 1, MPI_INT, MPI_SUM, near);
        if (together != size) MPI_Abort(MPI_COMM_WORLD, 1);
        MPI_Comm_free(&near);
        if (first < 0) first = size;
        last = size;
        if (pause > 0) usleep(pause);
        dprintf(mark, "%d\n", step);
    }
    printf("%d: %d %d\n", rank, first, last);
    close(mark);
    MPI_Finalize();
    return 0;
}
