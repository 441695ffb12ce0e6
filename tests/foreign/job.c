/* A job of any MPI library: who am I, the sum of all ranks, and a ring of messages.
 *   job            prints one line per rank
 *   job abort R    rank R calls MPI_Abort with 7 while the others wait for it
 *   job die R      rank R kills itself, the others wait for it
 *   job leave R    rank R ends without MPI_Finalize, the others wait for it
 *   job exit R     rank R returns 5 after MPI_Finalize */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int rank, size, sum, left, appnum = -1, flag, code = 0, *value;
    const char *how = argc > 2 ? argv[1] : "";
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &value, &flag);
    if (flag) appnum = *value;
    MPI_Barrier(MPI_COMM_WORLD);
    if (*how && atoi(argv[2]) == rank) {
        if (!strcmp(how, "abort")) MPI_Abort(MPI_COMM_WORLD, 7);
        if (!strcmp(how, "die")) raise(SIGKILL);
        if (!strcmp(how, "leave")) _exit(0);
        if (!strcmp(how, "exit")) code = 5;
    }
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Sendrecv(&rank, 1, MPI_INT, (rank + 1) % size, 3, &left, 1, MPI_INT,
                 (rank + size - 1) % size, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    printf("rank %d of %d sum %d left %d appnum %d\n", rank, size, sum, left, appnum);
    fflush(stdout);
    MPI_Finalize();
    return code;
}
