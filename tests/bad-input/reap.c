/*
 * reap [-k mpirun|PROGRAM] [-d MICROSECONDS] [-t SECONDS] COMMAND...
 *
 * Runs COMMAND and becomes the parent of every descendant that loses its own (subreaper), so that
 * "nothing is left behind" is the plain fact that no child is left. Exits with the status of
 * COMMAND (128 + n for signal n); 98 when it does not end within -t seconds (default 30); 99 when
 * a descendant still lives 2 seconds after COMMAND ended: it is named and killed.
 *
 * -k mpirun: kills COMMAND with SIGKILL, -d microseconds after its start.
 * -k PROGRAM: waits until a descendant executes this file, then -d microseconds, then kills that
 * process. All waiting is polling: an early end is seen at once.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { NOT_ENDED = 98, LEFT_BEHIND = 99, LEFT_LIMIT_MS = 2000 };

static long long now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

/* Calls f on every descendant of `of`; stops when f returns true. */
static pid_t descendants(pid_t of, int (*f)(pid_t, const char *), const char *word)
{
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", of, of);
    int fd = open(path, O_RDONLY);
    if (fd < 0)
        return 0;
    ssize_t n = read(fd, text, sizeof text - 1);
    close(fd);
    text[n > 0 ? n : 0] = 0;
    for (char *p = text, *end; (end = p, strtol(p, &end, 10)) && end != p; p = end) {
        pid_t pid = (pid_t)strtol(p, NULL, 10), below;
        if (f(pid, word))
            return pid;
        if ((below = descendants(pid, f, word)))
            return below;
    }
    return 0;
}

static int executes(pid_t pid, const char *program)
{
    char path[64], exe[PATH_MAX];
    snprintf(path, sizeof path, "/proc/%d/exe", pid);
    ssize_t n = readlink(path, exe, sizeof exe - 1);
    exe[n > 0 ? n : 0] = 0;
    return strcmp(exe, program) == 0;
}

static int report_and_kill(pid_t pid, const char *unused)
{
    char path[64], line[512] = "";
    (void)unused;
    snprintf(path, sizeof path, "/proc/%d/cmdline", pid);
    int fd = open(path, O_RDONLY);
    if (fd >= 0) {
        ssize_t n = read(fd, line, sizeof line - 1);
        for (ssize_t i = 0; i + 1 < n; i++)
            if (!line[i])
                line[i] = ' ';
        close(fd);
    }
    fprintf(stderr, "reap: left behind: process %d: %s\n", pid, line);
    kill(pid, SIGKILL);
    return 0;
}

static void pause_us(long us)
{
    struct timespec t = {0, us * 1000};
    nanosleep(&t, NULL);
}

int main(int argc, char **argv)
{
    const char *victim = NULL;
    long delay = 0, limit = 30;
    int option;
    while ((option = getopt(argc, argv, "+k:d:t:")) != -1) {
        if (option == 'k')
            victim = optarg;
        else if (option == 'd')
            delay = atol(optarg);
        else if (option == 't')
            limit = atol(optarg);
        else
            return 2;
    }
    char program[PATH_MAX] = "";
    if (victim && strcmp(victim, "mpirun") != 0 && !realpath(victim, program)) {
        perror(victim);
        return 2;
    }
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    pid_t command = fork();
    if (command == 0) {
        execvp(argv[optind], argv + optind);
        perror(argv[optind]);
        _exit(127);
    }
    long long start = now_us(), end = start + limit * 1000000LL, due = start + delay;
    int status = 0, code = -1, killed = victim == NULL;
    pid_t target = *program ? 0 : command;
    for (;;) {
        pid_t pid = waitpid(-1, &status, WNOHANG);
        if (pid == command) {
            code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
            if (end > now_us() + LEFT_LIMIT_MS * 1000LL)
                end = now_us() + LEFT_LIMIT_MS * 1000LL;
        } else if (pid < 0 && errno == ECHILD) {
            return code;
        } else if (pid == 0) {
            if (!target && (target = descendants(command, executes, program)))
                due = now_us() + delay;
            if (!killed && target && now_us() >= due) {
                kill(target, SIGKILL);
                killed = 1;
            }
            if (now_us() > end)
                break;
            if (killed)
                pause_us(1000);
        }
    }
    fprintf(stderr, code < 0 ? "reap: not ended after %ld s\n" : "reap: not clean after 2 s\n",
            limit);
    while (waitpid(-1, &status, WNOHANG) >= 0) {
        descendants(getpid(), report_and_kill, NULL);
        pause_us(20000);
    }
    return code < 0 ? NOT_ENDED : LEFT_BEHIND;
}
