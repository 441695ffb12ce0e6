/* Two ranks of a job merge with a job that shares no memory with them. Again and again one begins a collective call in a copy
 * of the communicator and the other revokes the copy without a call: the board that the first has claimed for the part of these
 * two is free again when both have freed the copy.
 *   left serve|call FIFO */
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    MPI_Comm inter, all, copy;
    char port[MPI_MAX_PORT_NAME + 1] = "";
    int serves = !strcmp(argv[1], "serve"), rank, word = 7, status = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0) {
        FILE *fifo = fopen(argv[2], serves ? "w" : "r");
        if (serves) {
            MPI_Open_port(MPI_INFO_NULL, port);
            fprintf(fifo, "%s\n", port);
        } else if (fgets(port, sizeof port, fifo)) {
            port[strcspn(port, "\n")] = 0;
        }
        fclose(fifo);
    }
    if (serves)
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    else
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    MPI_Intercomm_merge(inter, !serves, &all);
    for (int round = 0; round < 80; round++) {
        MPI_Comm_dup(all, &copy);
        MPI_Comm_set_errhandler(copy, MPI_ERRORS_RETURN);
        if (serves && rank == 0) {
            int code;
            MPI_Send(&word, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
            code = MPI_Barrier(copy);
            MPI_Error_class(code, &code);
            if (code != MPIX_ERR_REVOKED) {
                printf("round %d ends with class %d\n", round, code);
                status = 1;
            }
        } else if (serves) {
            MPI_Recv(&word, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            /* Most often the other one has claimed the board then. Where it has not, nothing is shown, and nothing fails. */
            usleep(2000);
            MPIX_Comm_revoke(copy);
        }
        MPI_Comm_free(&copy);
        MPI_Barrier(all);
    }
    /* With coll_base_verbose it tells where no board is left. */
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Barrier(copy);
    MPI_Comm_free(&copy);
    MPI_Comm_free(&all);
    MPI_Comm_disconnect(&inter);
    MPI_Finalize();
    return status;
}
