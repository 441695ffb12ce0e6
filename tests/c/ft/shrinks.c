// np: 6
// args: --enable-recovery
/* A thousand communicators made by shrinking, some of them after a rank has died: neither a rank nor whoever has started
 * it grows, and each communicator works like the first. */
#include "check.h"

enum { SHRINKS = 1000, BEGIN = 300, GROWTH_KB = 1024 };

static long memory_kb(int pid)
{
    char path[64], line[256];
    long kb = 0;
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "VmRSS: %ld", &kb) == 1) break;
    if (file) fclose(file);
    return kb;
}

static void grew(const char *who, int pid, long before)
{
    long after = memory_kb(pid);
    if (before && after > before + GROWTH_KB) WRONG("%s has grown from %ld to %ld kB", who, before, after);
}

int main(int argc, char **argv)
{
    MPI_Comm comm, left;
    long mine = 0, parent = 0;
    int n = 0;
    begin(&argc, &argv);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    for (int i = 0; i < SHRINKS; i++) {
        if (i == BEGIN) {
            mine = memory_kb((int)getpid());
            parent = memory_kb((int)getppid());
        }
        if (rank == size - 1 && i == 100) die();
        if (rank == size - 2 && i == 500) die();
        if (i % 7 == 3) {
            MPI_Request request;
            OK(MPIX_Comm_ishrink(comm, &left, &request));
            OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
        } else {
            OK(MPIX_Comm_shrink(comm, &left));
        }
        MPI_Comm_free(&comm);
        comm = left;
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        MPI_Comm_size(comm, &n);
        CHECK(n <= size && n >= size - 2);
        /* Only while nobody is about to die. */
        if (i < 100 || (i > 110 && i < 500) || i > 510) works(comm);
    }
    CHECK(n == size - 2);
    grew("the rank", (int)getpid(), mine);
    grew("its launcher", (int)getppid(), parent);
    return end();
}
