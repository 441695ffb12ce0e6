/* Jobs of two launchers have one communicator, which a process of one revokes: all of both hear of it, those that wait for
 * a process that sends nothing too. Agreements of both are refused: no launcher knows all members.
 *   revoked serve|call FIFO */
#include <mpi-ext.h>
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int expects(const char *what, int code, int wanted)
{
    int class;
    MPI_Error_class(code, &class);
    if (class == wanted)
        return 0;
    printf("%s: class %d\n", what, class);
    return 1;
}

int main(int argc, char **argv)
{
    int serves = !strcmp(argv[1], "serve"), own, rank, size, value = 1, bad = 0;
    char port[MPI_MAX_PORT_NAME + 1] = "";
    MPI_Comm inter, all;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &own);
    if (own == 0) {
        if (serves)
            MPI_Open_port(MPI_INFO_NULL, port);
        FILE *fifo = fopen(argv[2], serves ? "w" : "r");
        if (serves)
            fprintf(fifo, "%s\n", port);
        else if (fgets(port, sizeof port, fifo))
            port[strcspn(port, "\n")] = 0;
        fclose(fifo);
    }
    if (serves)
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    else
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    MPI_Intercomm_merge(inter, !serves, &all);
    MPI_Comm_rank(all, &rank);
    MPI_Comm_size(all, &size);
    MPI_Comm_set_errhandler(all, MPI_ERRORS_RETURN);
    bad += expects("agree", MPIX_Comm_agree(all, &value), MPI_ERR_UNSUPPORTED_OPERATION);
    if (rank == 0) {
        usleep(300000); /* the others wait */
        bad += expects("revoke", MPIX_Comm_revoke(all), MPI_SUCCESS);
    } else
        bad += expects("receive", MPI_Recv(&value, 1, MPI_INT, (rank + 1) % size, 5, all, MPI_STATUS_IGNORE), MPIX_ERR_REVOKED);
    bad += expects("barrier", MPI_Barrier(all), MPIX_ERR_REVOKED);
    MPI_Comm_free(&all);
    MPI_Comm_disconnect(&inter);
    MPI_Finalize();
    return bad != 0;
}
