// Ranks with a child: heirs STEPS MARK PAUSE-US. Without HEIRS=exec in the environment the child is a copy of its
// rank, and has what MPI has; with it the child executes another program; with HEIRS=away it does so in a session of its
// own. MARK.R has the step of rank R.
#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
    int rank, size, sum = 0, status;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const char *how = getenv("HEIRS");
    pid_t child = fork();
    if (child == 0) {
        if (how && strcmp(how, "exec") == 0) execlp("sleep", "sleep", "300", (char *)NULL);
        if (how && strcmp(how, "away") == 0 && setsid() > 0) execlp("sleep", "sleep", "301", (char *)NULL);
        for (;;) pause();
    }
    char name[4096];
    snprintf(name, sizeof name, "%s.%d", argv[2], rank);
    FILE *mark = fopen(name, "w");
    if (!mark || child < 0) MPI_Abort(MPI_COMM_WORLD, 1);
    for (int step = 0; step < atoi(argv[1]); step++) {
        MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        usleep(atoi(argv[3]));
        fprintf(mark, "%d\n", step);
        fflush(mark);
    }
    if (kill(child, SIGTERM) != 0 || waitpid(child, &status, 0) != child) MPI_Abort(MPI_COMM_WORLD, 2);
    if (rank == 0) printf("result %d of %d\n", sum, size);
    fclose(mark);
    MPI_Finalize();
    return 0;
}
