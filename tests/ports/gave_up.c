/* Three jobs have one communicator, and the process of one is killed. One that hears of it gives up a call that makes a
 * communicator, and computes: the call of the other one, which need not have a connection with the lost process, ends
 * all the same.
 *   gave_up serve|call|dies FIFO CALL */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int calls(const char *name, MPI_Comm comm, int rank)
{
    MPI_Comm new;
    MPI_Group group;
    int three[] = {3}, none[] = {0}, code;
    if (!strcmp(name, "split"))
        return MPI_Comm_split(comm, 0, -rank, &new);
    if (!strcmp(name, "dup"))
        return MPI_Comm_dup(comm, &new);
    if (!strcmp(name, "cart"))
        return MPI_Cart_create(comm, 1, three, none, 0, &new);
    MPI_Comm_group(comm, &group);
    code = MPI_Comm_create(comm, group, &new);
    MPI_Group_free(&group);
    return code;
}

/* Passes the name of a port on. */
static void told(const char *way, int writes, char *port)
{
    FILE *fifo = fopen(way, writes ? "w" : "r");
    if (writes)
        fprintf(fifo, "%s\n", port);
    else if (fgets(port, MPI_MAX_PORT_NAME, fifo))
        port[strcspn(port, "\n")] = 0;
    fclose(fifo);
}

int main(int argc, char **argv)
{
    int serves = !strcmp(argv[1], "serve"), dies = !strcmp(argv[1], "dies"), rank, class;
    char port[MPI_MAX_PORT_NAME + 1] = "", way[256];
    MPI_Comm all, inter, merged;
    MPI_Init(&argc, &argv);
    MPI_Comm_dup(MPI_COMM_SELF, &all);
    if (serves)
        MPI_Open_port(MPI_INFO_NULL, port);
    /* First comes the one that dies, then both of them let the other one in. */
    for (int turn = dies || serves ? 0 : 1; turn < 2; turn++) {
        int comes = dies ? turn == 0 : !serves;
        snprintf(way, sizeof way, "%s%d", argv[2], turn);
        if (serves || comes)
            told(way, serves, port);
        if (comes)
            MPI_Comm_connect(port, MPI_INFO_NULL, 0, all, &inter);
        else
            MPI_Comm_accept(port, MPI_INFO_NULL, 0, all, &inter);
        MPI_Intercomm_merge(inter, comes, &merged);
        MPI_Comm_free(&inter);
        MPI_Comm_free(&all);
        all = merged;
    }
    MPI_Comm_rank(all, &rank);
    MPI_Comm_set_errhandler(all, MPI_ERRORS_RETURN);
    usleep(dies ? 300000 : 600000);
    if (dies)
        raise(SIGKILL);
    double begin = MPI_Wtime();
    int code = calls(argv[3], all, rank);
    double took = MPI_Wtime() - begin;
    MPI_Error_class(code, &class);
    if (class != MPI_ERR_PROC_ABORTED || took > 3) {
        printf("rank %d: class %d after %.1f s\n", rank, class, took);
        fflush(stdout);
        _exit(3);
    }
    if (serves)
        sleep(5);
    MPI_Comm_free(&all);
    MPI_Finalize();
    return 0;
}
