// Who ends with whom: ends serve LEFT FIFO..., ends call FIFO WHAT [FIFO]. The server meets a caller at each
// FIFO, of which the first LEFT disconnect; then all that are connected wait for messages that do not come. WHAT a
// caller does then: "stays" waits for the server; "aborts" calls MPI_Abort as soon as it gets a word from the
// server; "leaves" disconnects, waits at its FIFO for the end of the others, and tells that it lives.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put(const char *to, const char *text)
{
    FILE *file = fopen(to, "w");
    if (!file || fputs(text, file) < 0 || fclose(file) != 0) MPI_Abort(MPI_COMM_WORLD, 99);
}

static void take(const char *from, char *text)
{
    FILE *file = fopen(from, "r");
    if (!file || !fgets(text, MPI_MAX_PORT_NAME, file) || fclose(file) != 0) MPI_Abort(MPI_COMM_WORLD, 99);
}

int main(int argc, char **argv)
{
    char port[MPI_MAX_PORT_NAME] = "";
    MPI_Comm inter[8];
    int i, n, left, rank, word = 1;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (strcmp(argv[1], "serve") == 0) {
        left = atoi(argv[2]);
        n = argc - 3;
        if (rank == 0) MPI_Open_port(MPI_INFO_NULL, port);
        for (i = 0; i < n; i++) {
            if (rank == 0) put(argv[3 + i], port);
            MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter[i]);
        }
        for (i = 0; i < left; i++) MPI_Comm_disconnect(&inter[i]);
        // The last caller goes on when all have come so far.
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank == 0) MPI_Send(&word, 1, MPI_INT, 0, 1, inter[n - 1]);
        // Another one than that which ends.
        MPI_Recv(&word, 1, MPI_INT, 0, 2, n - left > 1 ? inter[left] : MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Finalize();
        return 0;
    }
    if (rank == 0) take(argv[2], port);
    MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter[0]);
    if (strcmp(argv[3], "leaves") == 0) {
        MPI_Comm_disconnect(&inter[0]);
        if (rank == 0) take(argv[4], port);
        MPI_Barrier(MPI_COMM_WORLD);
        if (rank == 0) puts("it lives");
    } else if (strcmp(argv[3], "stays") == 0) {
        MPI_Recv(&word, 1, MPI_INT, 0, 2, inter[0], MPI_STATUS_IGNORE);
    } else {
        if (rank == 0) MPI_Recv(&word, 1, MPI_INT, 0, 1, inter[0], MPI_STATUS_IGNORE);
        if (rank == 0) MPI_Abort(MPI_COMM_WORLD, 7);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    MPI_Finalize();
    return 0;
}
