/* A job spawns two children, merges with them, and they part again, while one party is killed at one step:
 *   dies MARK WHO STEP
 * WHO is parent0, parent1, child0 or child1, which kill themselves, or launcher or daemon: whoever has started
 * parent1, or child1. STEP: spawn, spawned (parents), start, init (children), merge, barrier, leave, part, end; or
 * in:MICROSECONDS after a parent has begun to spawn, or a child has begun; or merging:MICROSECONDS after it has begun
 * to merge.
 * MARK is for those who look for what is left. With errors that return, survivors say what they are told. */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static const char *who, *step;
static int child, rank = -1, returns;

static void strike(int signal)
{
    (void)signal;
    kill(strcmp(who, "launcher") && strcmp(who, "daemon") ? getpid() : getppid(), SIGKILL);
}

/* Whatever it is in, it dies so much later, or its launcher does. */
static void later(const char *now)
{
    struct sigaction action = {.sa_handler = strike, .sa_flags = SA_RESTART};
    struct itimerval timer = {0};
    char me[16];
    if ((strncmp(step, "in:", 3) || strcmp(now, child ? "start" : "spawn")) &&
        (strncmp(step, "merging:", 8) || strcmp(now, "merge")))
        return;
    sprintf(me, "%s%d", child ? "child" : "parent", rank);
    if (strcmp(who, me) && (strcmp(who, "launcher") || strcmp(me, "parent1")) &&
        (strcmp(who, "daemon") || strcmp(me, "child1")))
        return;
    timer.it_value.tv_usec = atoi(strchr(step, ':') + 1) + 1;
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &timer, NULL);
}

static void at(const char *now)
{
    char me[16];
    later(now);
    if (strcmp(now, step)) return;
    sprintf(me, "%s%d", child ? "child" : "parent", rank);
    if (!strcmp(who, me)) raise(SIGKILL);
    if (strcmp(who, "launcher") && strcmp(who, "daemon")) return;
    if (strcmp(me, !strcmp(who, "daemon") || !strcmp(now, "start") || !strcmp(now, "init") ? "child1" : "parent1")) return;
    kill(getppid(), SIGKILL);
    pause();
}

static void heard(const char *call, int code)
{
    char text[MPI_MAX_ERROR_STRING];
    int length;
    if (code == MPI_SUCCESS) return;
    MPI_Error_string(code, text, &length);
    printf("%s %d: %s: %s\n", child ? "child" : "parent", rank, call, text);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    MPI_Comm inter, all = MPI_COMM_NULL;
    who = argv[2];
    step = argv[3];
    returns = argc > 4 && !strcmp(argv[4], "returns");
    child = !!strstr(argv[argc - 1], "as child");
    /* A process does not know its number before MPI_Init, but its launcher has told it. */
    if (getenv("HAWSER_RANK")) rank = atoi(getenv("HAWSER_RANK"));
    at("start");
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_get_parent(&inter);
    if (returns) {
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
        if (inter != MPI_COMM_NULL) MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN);
    }
    if (child) {
        at("init");
    } else {
        char *args[] = {argv[1], argv[2], argv[3], returns ? "returns" : "ends", "as child", NULL};
        MPI_Info info;
        int errors[2];
        MPI_Info_create(&info);
        if (getenv("DIES_HOST")) MPI_Info_set(info, "host", getenv("DIES_HOST"));
        at("spawn");
        inter = MPI_COMM_NULL;
        heard("MPI_Comm_spawn", MPI_Comm_spawn(argv[0], args, 2, info, 0, MPI_COMM_WORLD, &inter, errors));
        MPI_Info_free(&info);
        at("spawned");
    }
    if (inter != MPI_COMM_NULL) {
        at("merge");
        heard("MPI_Intercomm_merge", MPI_Intercomm_merge(inter, child, &all));
    }
    if (all != MPI_COMM_NULL) {
        at("barrier");
        heard("MPI_Barrier", MPI_Barrier(all));
        at("leave");
        heard("MPI_Comm_disconnect", MPI_Comm_disconnect(&all));
    }
    if (inter != MPI_COMM_NULL) {
        at("part");
        heard("MPI_Comm_disconnect", MPI_Comm_disconnect(&inter));
    }
    at("end");
    MPI_Finalize();
    return 0;
}
