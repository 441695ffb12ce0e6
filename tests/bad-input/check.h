/* What the programs of this directory share. They count every mistake and go on. */
#ifndef BAD_INPUT_CHECK_H
#define BAD_INPUT_CHECK_H

#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int wrong, calls;

static inline void judge(int code, int wanted, const char *file, int line, const char *what)
{
    int class = MPI_SUCCESS;
    char text[MPI_MAX_ERROR_STRING];
    int n = 0;
    calls++;
    if (code != MPI_SUCCESS && MPI_Error_class(code, &class) != MPI_SUCCESS)
        class = -1;
    if (class == wanted && (code == MPI_SUCCESS || (MPI_Error_string(code, text, &n) == 0 && n > 0)))
        return;
    wrong++;
    fprintf(stderr, "%s:%d: class %d instead of %d: %s\n", file, line, class, wanted, what);
}

#define FAILS(class_, call) judge((call), (class_), __FILE__, __LINE__, #call)
#define OK(call) FAILS(MPI_SUCCESS, call)

/* Handles that nobody ever made: an address-like value, and one that looks like a handle. */
#define GARBAGE(kind, k) ((kind)(uintptr_t)((k) ? 0x7f1234567890u : 0xdeadbeefu))

static inline void begin(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

static inline int end(void)
{
    int all = 0;
    MPI_Allreduce(&wrong, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    MPI_Finalize();
    if (all == 0)
        printf("%d calls judged\n", calls);
    return all != 0;
}

#endif
