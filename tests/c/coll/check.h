/* What the programs of this directory share. */
#ifndef COLL_CHECK_H
#define COLL_CHECK_H

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size;

#define CHECK(what)                                                                                \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "%s:%d: rank %d of %d: wrong: %s\n", __FILE__, __LINE__, rank, size,   \
                    #what);                                                                        \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)

#define OK(call) CHECK((call) == MPI_SUCCESS)

/* The call fails with this error class. */
#define FAILS(class_, call)                                                                        \
    do {                                                                                           \
        int code_ = (call), got_ = MPI_SUCCESS;                                                    \
        if (code_ != MPI_SUCCESS)                                                                  \
            MPI_Error_class(code_, &got_);                                                         \
        if (got_ != (class_)) {                                                                    \
            fprintf(stderr, "%s:%d: %s: class %d instead of %s\n", __FILE__, __LINE__, #call,      \
                    got_, #class_);                                                                \
            MPI_Abort(MPI_COMM_WORLD, 1);                                                          \
        }                                                                                          \
    } while (0)

static inline void begin(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
}

static inline int end(void)
{
    MPI_Finalize();
    if (rank == 0)
        puts("ok");
    return 0;
}

/* Integer i of the data that rank `from` has for rank `to`. */
static inline int value(int from, int to, int i)
{
    return from * 1000003 + to * 10007 + i;
}

/* n integers that nobody has written yet. */
static inline int *blank(int n)
{
    int *p = malloc(sizeof(int) * (size_t)(n + 1));
    for (int i = 0; i <= n; i++)
        p[i] = -1;
    return p;
}

/* Maps x -> a*x + b over unsigned integers; their composition does not commute. */
struct map {
    unsigned a, b;
};

static inline struct map map_of(int r, int i)
{
    unsigned x = (unsigned)r, y = (unsigned)i;
    struct map m = {2u * (x * 31u + y) + 3u, x * 7919u + y * 104729u + 1u};
    return m;
}

static inline struct map compose(struct map l, struct map r)
{
    struct map m = {l.a * r.a, l.a * r.b + l.b};
    return m;
}

static inline void compose_op(void *in, void *inout, int *len, MPI_Datatype *type)
{
    (void)type;
    struct map *l = in, *r = inout;
    for (int i = 0; i < *len; i++)
        r[i] = compose(l[i], r[i]);
}

/* Composition of element i of the ranks first .. last. */
static inline struct map composed(int first, int last, int i)
{
    struct map m = map_of(first, i);
    for (int r = first + 1; r <= last; r++)
        m = compose(m, map_of(r, i));
    return m;
}

static inline int same(struct map x, struct map y)
{
    return x.a == y.a && x.b == y.b;
}

#endif
