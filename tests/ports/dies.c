/* Two jobs meet and part again, while one party is killed at one step:
 *   dies MARK SIDE WHO STEP FIFO
 * SIDE is serve or call; WHO a side with a rank, which kills itself, or "serve launcher", "call launcher" without the
 * blank, which rank 1 kills. STEP: port (serve: callers wait), meet, barrier, leave, part, end; or in:MICROSECONDS after
 * it has begun to accept or connect. The port goes through the FIFO, and to the file FIFO.port. MARK is for those who
 * look for what is left. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
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

static void strike(int signal)
{
    (void)signal;
    kill(strstr(who, "launcher") ? getppid() : getpid(), SIGKILL);
}

/* Whatever it is in, it dies so much later, or its launcher does. */
static void later(void)
{
    struct sigaction action = {.sa_handler = strike, .sa_flags = SA_RESTART};
    struct itimerval timer = {0};
    char me[32], launcher[32];
    if (strncmp(step, "in:", 3)) return;
    sprintf(me, "%s%d", side, rank);
    sprintf(launcher, "%slauncher", side);
    if (strcmp(who, me) && (strcmp(who, launcher) || rank != 1)) return;
    timer.it_value.tv_usec = atoi(step + 3) + 1;
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &timer, NULL);
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
        if (serves) {
            char kept[256];
            snprintf(kept, sizeof kept, "%s.port", argv[5]);
            MPI_Open_port(MPI_INFO_NULL, port);
            FILE *file = fopen(kept, "w");
            fprintf(file, "%s\n", port);
            fclose(file);
        }
        FILE *fifo = fopen(argv[5], serves ? "w" : "r");
        if (serves) {
            fprintf(fifo, "%s\n", port);
        } else if (fgets(port, sizeof port, fifo)) {
            port[strcspn(port, "\n")] = 0;
        }
        fclose(fifo);
    }
    if (serves) {
        MPI_Barrier(MPI_COMM_WORLD);
        at("port");
        later();
        MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter);
    } else {
        MPI_Barrier(MPI_COMM_WORLD);
        later();
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
