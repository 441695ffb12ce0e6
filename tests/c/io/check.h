/* SPDX-License-Identifier: MIT OR Apache-2.0
 * What tests of files use: the first thing that is wrong ends the job. */
#ifndef CHECK_H
#define CHECK_H

#include <mpi.h>
#include <stdio.h>

static int rank, size;

#define NEED(what)                                                            \
    do {                                                                      \
        if (!(what)) {                                                        \
            fprintf(stderr, "rank %d, line %d: %s\n", rank, __LINE__, #what); \
            MPI_Abort(MPI_COMM_WORLD, 1);                                     \
        }                                                                     \
    } while (0)
#define OK(call) NEED((call) == MPI_SUCCESS)

/* The class of a returned code. */
static inline int class_of(int code)
{
    int class_ = -1;
    MPI_Error_class(code, &class_);
    return class_;
}

#endif
