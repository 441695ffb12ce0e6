// np: 1 2 4
// args: --mca mpi_async_progress 1
/* Without MPI_THREAD_MULTIPLE the functions of the program run only in its own threads, while
 * these are in calls of MPI, also when a thread of the library makes progress. */
#include "check.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static pthread_t program;
static atomic_int inside, calls;

static void add(void *in, void *inout, int *len, MPI_Datatype *type)
{
    (void)type;
    if (!pthread_equal(pthread_self(), program) || !atomic_load(&inside)) {
        fprintf(stderr, "rank %d: the operation runs outside of the program's calls\n", rank);
        abort();
    }
    for (int i = 0; i < *len; i++)
        ((int *)inout)[i] += ((int *)in)[i];
    atomic_fetch_add(&calls, 1);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv)
{
    int got;
    program = pthread_self();
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &got);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    CHECK(got == MPI_THREAD_FUNNELED);
    MPI_Op op;
    MPI_Request r[2];
    int mine = rank, sum[2] = {-1, -1}, plain;
    OK(MPI_Op_create(add, 1, &op));
    for (int round = 0; round < 3; round++) {
        atomic_store(&inside, 1);
        OK(MPI_Iallreduce(&mine, &sum[0], 1, MPI_INT, op, MPI_COMM_WORLD, &r[0]));
        OK(MPI_Iallreduce(&mine, &plain, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &r[1]));
        atomic_store(&inside, 0);
        /* Long enough for the thread of the library to see that the program computes. */
        for (double end = now() + 0.1; now() < end;)
            ;
        atomic_store(&inside, 1);
        OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
        atomic_store(&inside, 0);
        CHECK(sum[0] == size * (size - 1) / 2 && plain == sum[0]);
    }
    int own = calls, all;
    OK(MPI_Allreduce(&own, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    CHECK(all > 0 || size == 1);
    OK(MPI_Op_free(&op));
    return end();
}
