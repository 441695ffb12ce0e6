// np: 1 2
// Error handlers that leave the call by longjmp: what the call had is given back all the same.
#include "check.h"
#include <setjmp.h>

static jmp_buf back;
static int seen;

static void jump(MPI_Comm *comm, int *code, ...)
{
    (void)comm;
    seen = *code;
    longjmp(back, 1);
}

static void jump_win(MPI_Win *win, int *code, ...)
{
    (void)win;
    seen = *code;
    longjmp(back, 1);
}

/* Memory of this process, in KiB. */
static long resident(void)
{
    char line[256];
    long kib = 0;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status))
        if (sscanf(line, "VmRSS: %ld", &kib) == 1)
            break;
    if (status)
        fclose(status);
    return kib;
}

/* Communicators that had an error are as if they never were once they are freed. */
static void communicators(MPI_Errhandler handler, int times)
{
    for (volatile int i = 0; i < times; i++) {
        int sum = 0, one = 1;
        MPI_Comm comm;
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        MPI_Comm_set_errhandler(comm, handler);
        for (volatile int j = 0; j < 3; j++) {
            seen = 0;
            if (!setjmp(back)) {
                MPI_Bcast(&one, -1, MPI_INT, 0, comm);
                CHECK(!"it comes back");
            }
            CHECK(class_of(seen) == MPI_ERR_COUNT);
        }
        if (!setjmp(back))
            MPI_Comm_call_errhandler(comm, MPI_ERR_TAG);
        CHECK(seen == MPI_ERR_TAG);
        int size;
        MPI_Comm_size(comm, &size);
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
        CHECK(sum == size);
        MPI_Comm_free(&comm);
    }
}

static void windows(void)
{
    int memory = 0;
    MPI_Win win;
    MPI_Errhandler handler;
    MPI_Win_create_errhandler(jump_win, &handler);
    MPI_Win_create(&memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_set_errhandler(win, handler);
    if (!setjmp(back)) {
        MPI_Put(&memory, -1, MPI_INT, 0, 0, 1, MPI_INT, win);
        CHECK(!"it comes back");
    }
    CHECK(class_of(seen) == MPI_ERR_COUNT);
    if (!setjmp(back))
        MPI_Win_call_errhandler(win, MPI_ERR_TAG);
    CHECK(seen == MPI_ERR_TAG);
    MPI_Errhandler_free(&handler);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    MPI_Errhandler handler;
    MPI_Init(&argc, &argv);
    MPI_Comm_create_errhandler(jump, &handler);
    communicators(handler, 200);
    long before = resident();
    communicators(handler, 3000);
    long more = resident() - before;
    if (more > 4096)
        printf("%ld KiB more\n", more);
    CHECK(more <= 4096);
    windows();
    MPI_Errhandler_free(&handler);
    MPI_Finalize();
    return CHECK_END();
}
