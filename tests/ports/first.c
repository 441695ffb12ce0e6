/* The first message between two jobs is delivered while its sender computes, to a receiver that waits for it.
 *   first serve|call FIFO */
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    MPI_Comm inter;
    char port[MPI_MAX_PORT_NAME + 1] = "";
    int serves = !strcmp(argv[1], "serve"), word = 7, status = 0;
    MPI_Init(&argc, &argv);
    FILE *fifo = fopen(argv[2], serves ? "w" : "r");
    if (serves) {
        MPI_Open_port(MPI_INFO_NULL, port);
        fprintf(fifo, "%s\n", port);
    } else if (fgets(port, sizeof port, fifo)) {
        port[strcspn(port, "\n")] = 0;
    }
    fclose(fifo);
    if (serves)
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
    else
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter);
    double begin = MPI_Wtime();
    if (serves) {
        MPI_Recv(&word, 1, MPI_INT, 0, 3, inter, MPI_STATUS_IGNORE);
        double took = MPI_Wtime() - begin;
        if (word != 11 || took > 3) {
            printf("%d after %.1f s\n", word, took);
            status = 1;
        }
    } else {
        usleep(300000);
        word = 11;
        MPI_Send(&word, 1, MPI_INT, 0, 3, inter);
        sleep(5);
    }
    MPI_Comm_disconnect(&inter);
    MPI_Finalize();
    return status;
}
