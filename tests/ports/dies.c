/* Two jobs meet and part again, while one party is killed at one step:
 *   dies MARK SIDE WHO STEP FIFO
 * SIDE is serve or call; WHO a side with a rank, which kills itself, or "serve launcher", "call launcher" without the
 * blank, which rank 1 kills. STEP: port (serve: callers wait), meet, barrier, leave, part, end. The port goes through
 * the FIFO. MARK is for those who look for what is left. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *side, *who, *step;
static int rank;

static void at(const char *now)
{
    char me[32];
    if (strcmp(now, step)) return;
    sprintf(me, "%s%d", side, rank);
    if (!strcmp(who, me)) raise(SIGKILL);
    sprintf(me, "%slauncher", side);
    if (strcmp(who, me) || rank != 1) return;
    kill(getppid(), SIGKILL);
    pause();
}

int main(int argc, char **argv)
{
    MPI_Comm inter, all;
    char port[MPI_MAX_PORT_NAME + 1] = "";
    int serves;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    side = argv[2];
    who = argv[3];
    step = argv[4];
    serves = !strcmp(side, "serve");
    if (rank == 0) {
        FILE *fifo = fopen(argv[5], serves ? "w" : "r");
        if (serves) {
            MPI_Open_port(MPI_INFO_NULL, port);
            fprintf(fifo, "%s\n", port);
        } else if (fgets(port, sizeof port, fifo)) {
            port[strcspn(port, "\n")] = 0;
        }
        fclose(fifo);
    }
    if (serves) {
        MPI_Barrier(MPI_COMM_WORLD);
        at("port");
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    } else {
        MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    }
    at("meet");
    MPI_Intercomm_merge(inter, !serves, &all);
    at("barrier");
    MPI_Barrier(all);
    at("leave");
    MPI_Comm_disconnect(&all);
    at("part");
    MPI_Comm_disconnect(&inter);
    at("end");
    MPI_Finalize();
    return 0;
}
