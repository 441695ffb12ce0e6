/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef RMA_CHECK_H
#define RMA_CHECK_H
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;

#define CHECK(x)                                                                           \
    do {                                                                                   \
        if (!(x)) {                                                                        \
            fprintf(stderr, "%s:%d: rank %d: not true: %s\n", __FILE__, __LINE__, rank, #x); \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                  \
        }                                                                                  \
    } while (0)

#define OK(call) CHECK((call) == MPI_SUCCESS)

/* The call fails with this class. */
#define FAILS(class_, call)                                                                \
    do {                                                                                   \
        int code_ = (call), found_ = -1;                                                   \
        MPI_Error_class(code_, &found_);                                                   \
        if (found_ != (class_)) {                                                          \
            fprintf(stderr, "%s:%d: rank %d: %s: class %d instead of " #class_ "\n",       \
                    __FILE__, __LINE__, rank, #call, found_);                              \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                  \
        }                                                                                  \
    } while (0)

static inline void begin(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
}

enum { CREATE, ALLOCATE, DYNAMIC, SHARED, FLAVORS };

/* A window of this many bytes at each rank, zeroed; `disp0` is the displacement of its first byte at
 * each rank (an address in dynamic windows). */
struct window {
    MPI_Win win;
    void *base;
    int flavor;
    MPI_Aint *first;
};

static inline struct window window_of(int flavor, MPI_Aint bytes, int unit)
{
    struct window w = {MPI_WIN_NULL, NULL, flavor, calloc(size, sizeof(MPI_Aint))};
    MPI_Info info = MPI_INFO_NULL;
    switch (flavor) {
    case CREATE:
        w.base = calloc(1, bytes);
        OK(MPI_Win_create(w.base, bytes, unit, info, MPI_COMM_WORLD, &w.win));
        break;
    case ALLOCATE: OK(MPI_Win_allocate(bytes, unit, info, MPI_COMM_WORLD, &w.base, &w.win)); break;
    case SHARED:
        OK(MPI_Win_allocate_shared(bytes, unit, info, MPI_COMM_WORLD, &w.base, &w.win));
        break;
    default: {
        w.base = calloc(1, bytes);
        OK(MPI_Win_create_dynamic(info, MPI_COMM_WORLD, &w.win));
        OK(MPI_Win_attach(w.win, w.base, bytes));
        MPI_Aint mine;
        MPI_Get_address(w.base, &mine);
        MPI_Allgather(&mine, 1, MPI_AINT, w.first, 1, MPI_AINT, MPI_COMM_WORLD);
    }
    }
    memset(w.base, 0, bytes);
    MPI_Win_set_errhandler(w.win, MPI_ERRORS_RETURN);
    MPI_Barrier(MPI_COMM_WORLD);
    return w;
}

static inline void window_end(struct window *w)
{
    if (w->flavor == DYNAMIC) OK(MPI_Win_detach(w->win, w->base));
    OK(MPI_Win_free(&w->win));
    CHECK(w->win == MPI_WIN_NULL);
    if (w->flavor == CREATE || w->flavor == DYNAMIC) free(w->base);
    free(w->first);
}

/* Displacement of element `i` of `bytes` bytes at a target. */
static inline MPI_Aint at(struct window *w, int target, MPI_Aint i, int unit, int bytes)
{
    return w->flavor == DYNAMIC ? w->first[target] + i * bytes : i * bytes / unit;
}
#endif
