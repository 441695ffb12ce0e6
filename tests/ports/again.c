/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * `again serve|call NAME MICROSECONDS`: two jobs meet and share memory, part, and meet again so much later where none
 * can be made: messages go by the network then. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    char port[MPI_MAX_PORT_NAME] = "";
    struct rlimit none;
    int serves = !strcmp(argv[1], "serve"), pause = atoi(argv[3]);
    MPI_Comm c;
    getrlimit(RLIMIT_FSIZE, &none);
    rlim_t most = none.rlim_cur;
    signal(SIGXFSZ, SIG_IGN);
    MPI_Init(&argc, &argv);
    if (serves) {
        MPI_Open_port(MPI_INFO_NULL, port);
        MPI_Publish_name(argv[2], MPI_INFO_NULL, port);
    } else {
        MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
        while (MPI_Lookup_name(argv[2], MPI_INFO_NULL, port) != MPI_SUCCESS) usleep(10000);
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
    }
    for (int round = 0; round < 4; round++) {
        /* No file may grow in every second round: that of a segment neither. */
        none.rlim_cur = round % 2 ? 0 : most;
        setrlimit(RLIMIT_FSIZE, &none);
        if (serves) MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &c);
        else MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, &c);
        for (int i = 0; i < 100; i++) {
            int x = round * 100 + i, y = -1;
            MPI_Sendrecv(&x, 1, MPI_INT, 0, 0, &y, 1, MPI_INT, 0, 0, c, MPI_STATUS_IGNORE);
            if (y != x) MPI_Abort(MPI_COMM_WORLD, 1);
        }
        MPI_Comm_disconnect(&c);
        double until = MPI_Wtime() + pause * 1e-6;
        int found;
        while (MPI_Wtime() < until) MPI_Iprobe(0, 0, MPI_COMM_SELF, &found, MPI_STATUS_IGNORE);
    }
    puts("ok");
    MPI_Finalize();
}
