/* What the programs of this directory share. */
#ifndef P2P_CHECK_H
#define P2P_CHECK_H

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;

/* Ends the job with a line that tells what was wrong. */
#define CHECK(what)                                                                                \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "%s:%d: rank %d: wrong: %s\n", __FILE__, __LINE__, rank, #what);       \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)

/* The call succeeds. */
#define OK(call) CHECK((call) == MPI_SUCCESS)

/* The call fails with this error class. */
#define FAILS(class_, call)                                                                        \
    do {                                                                                           \
        int code_ = (call), got_ = MPI_SUCCESS;                                                    \
        if (code_ != MPI_SUCCESS)                                                                  \
            MPI_Error_class(code_, &got_);                                                         \
        if (got_ != (class_)) {                                                                    \
            fprintf(stderr, "%s:%d: rank %d: %s: class %d instead of %s\n", __FILE__, __LINE__,    \
                    rank, #call, got_, #class_);                                                   \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)

static inline void begin(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

static inline int end(void)
{
    MPI_Finalize();
    if (rank == 0)
        puts("ok");
    return 0;
}

static inline void fill(unsigned char *p, size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++)
        p[i] = (unsigned char)(i * 7 + i / 251 + seed * 13);
}

static inline int filled(const unsigned char *p, size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++)
        if (p[i] != (unsigned char)(i * 7 + i / 251 + seed * 13))
            return 0;
    return 1;
}

static inline int count_of(const MPI_Status *s, MPI_Datatype type)
{
    int n = -77;
    OK(MPI_Get_count(s, type, &n));
    return n;
}

#endif
