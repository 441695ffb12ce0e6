/* What the programs of this directory share: threads of MPI_THREAD_MULTIPLE, each checked. */
#ifndef THREADS_CHECK_H
#define THREADS_CHECK_H

#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS_MAX = 16 };

static int rank, size;

/* Ends the job with a line that tells what was wrong. */
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
    int provided = -1;
    MPI_Init_thread(argc, argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(provided == MPI_THREAD_MULTIPLE);
}

static inline int end(void)
{
    MPI_Finalize();
    if (rank == 0)
        puts("threads ok");
    return 0;
}

/* Runs f(0) .. f(n - 1), each in a thread of its own, and waits for all. */
struct start {
    void (*f)(int);
    int index;
};

static inline void *start_one(void *p)
{
    struct start *s = p;
    s->f(s->index);
    return NULL;
}

static inline void threads(int n, void (*f)(int))
{
    pthread_t t[THREADS_MAX];
    struct start s[THREADS_MAX];
    for (int i = 0; i < n; i++) {
        s[i] = (struct start){f, i};
        CHECK(pthread_create(&t[i], NULL, start_one, &s[i]) == 0);
    }
    for (int i = 0; i < n; i++)
        CHECK(pthread_join(t[i], NULL) == 0);
}

/* The word that belongs to message `i` of thread `t` of rank `r`. */
static inline long word(int r, int t, int i)
{
    return ((long)r * 1000 + t) * 1000003L + i;
}

static inline void fill(long *p, int n, long seed)
{
    for (int i = 0; i < n; i++)
        p[i] = seed + i * 7;
}

static inline int filled(const long *p, int n, long seed)
{
    for (int i = 0; i < n; i++)
        if (p[i] != seed + i * 7)
            return 0;
    return 1;
}

#endif
