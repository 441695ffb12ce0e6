// np: 1 2
/* Names of ports: published once, found by all, taken back by their owner. */
#include "../core/check.h"

int main(int argc, char **argv)
{
    char port[MPI_MAX_PORT_NAME], found[MPI_MAX_PORT_NAME], name[64];
    int pid;
    begin(&argc, &argv);
    pid = rank == 0 ? (int)(MPI_Wtime() * 1e6) : 0;
    OK(MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD));
    snprintf(name, sizeof name, "names-%d", pid);
    FAILS(MPI_ERR_NAME, MPI_Lookup_name(name, MPI_INFO_NULL, found));
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (rank == 0) {
        OK(MPI_Open_port(MPI_INFO_NULL, port));
        OK(MPI_Publish_name(name, MPI_INFO_NULL, port));
        FAILS(MPI_ERR_NAME, MPI_Publish_name(name, MPI_INFO_NULL, port));
        FAILS(MPI_ERR_NAME, MPI_Publish_name("", MPI_INFO_NULL, port));
    }
    OK(MPI_Bcast(port, MPI_MAX_PORT_NAME, MPI_CHAR, 0, MPI_COMM_WORLD));
    OK(MPI_Lookup_name(name, MPI_INFO_NULL, found));
    CHECK(strcmp(found, port) == 0);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    FAILS(MPI_ERR_SERVICE, MPI_Unpublish_name("never-published", MPI_INFO_NULL, port));
    if (rank == 0) {
        FAILS(MPI_ERR_SERVICE, MPI_Unpublish_name(name, MPI_INFO_NULL, "another"));
        OK(MPI_Unpublish_name(name, MPI_INFO_NULL, port));
        FAILS(MPI_ERR_SERVICE, MPI_Unpublish_name(name, MPI_INFO_NULL, port));
        OK(MPI_Close_port(port));
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    FAILS(MPI_ERR_NAME, MPI_Lookup_name(name, MPI_INFO_NULL, found));
    return end();
}
