/* The last rank is killed at a stage of its start: "doomed STAGE [MICROSECONDS]". All others begin,
 * wait for it and never end by themselves.
 *   load     before main
 *   main     before MPI_Init
 *   init     so long after MPI_Init began (a timer)
 *   ready    right after MPI_Init
 *   end      so long after MPI_Finalize began, which waits for the others */
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int is_victim(void)
{
    const char *rank = getenv("HAWSER_RANK"), *size = getenv("HAWSER_SIZE");
    return rank && size && atoi(rank) + 1 == atoi(size);
}

__attribute__((constructor)) static void load(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "load") && is_victim()) raise(SIGKILL);
}

static void kill_after(long us)
{
    timer_t timer;
    struct sigevent event = { .sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGKILL };
    struct itimerspec when = { .it_value = { us / 1000000, us % 1000000 * 1000 + 1 } };
    if (timer_create(CLOCK_MONOTONIC, &event, &timer) || timer_settime(timer, 0, &when, NULL)) abort();
}

int main(int argc, char **argv)
{
    const char *stage = argc > 1 ? argv[1] : "";
    long us = argc > 2 ? atol(argv[2]) : 0;
    int victim = is_victim();
    if (victim && !strcmp(stage, "main")) raise(SIGKILL);
    if (victim && !strcmp(stage, "init")) kill_after(us);
    MPI_Init(&argc, &argv);
    if (victim && !strcmp(stage, "ready")) raise(SIGKILL);
    if (victim && !strcmp(stage, "end")) {
        kill_after(us);
        MPI_Finalize();
    }
    for (;;) pause();
}
