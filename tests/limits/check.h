/* What the programs of this directory share. */
#ifndef LIMITS_CHECK_H
#define LIMITS_CHECK_H

#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;

#define CHECK(what)                                                                                \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "%s:%d: rank %d: wrong: %s\n", __FILE__, __LINE__, rank, #what);       \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)
#define OK(call) CHECK((call) == MPI_SUCCESS)

static inline void begin(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
}

static inline int end(void)
{
    MPI_Finalize();
    if (rank == 0)
        puts("limits ok");
    return 0;
}

/* A line of /proc/self/status in KB: "VmHWM:", "VmRSS:", "RssAnon:". */
static inline long kb_of(const char *what)
{
    char line[256];
    long kb = -1;
    FILE *f = fopen("/proc/self/status", "r");
    CHECK(f);
    while (fgets(line, sizeof line, f))
        if (strncmp(line, what, strlen(what)) == 0)
            kb = atol(line + strlen(what));
    fclose(f);
    CHECK(kb >= 0);
    return kb;
}

#endif
