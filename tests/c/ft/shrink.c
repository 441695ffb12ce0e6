// np: 2 6
// args: --enable-recovery
/* A hundred communicators of survivors one after the other, in both forms: memory, handles and descriptors do
 * not grow. Then ranks die one by one, and those that are left go on. */
#include "check.h"

static long resident(void)
{
    long pages = 0, skip;
    FILE *f = fopen("/proc/self/statm", "r");
    if (f && fscanf(f, "%ld %ld", &skip, &pages) != 2) pages = 0;
    if (f) fclose(f);
    return pages * sysconf(_SC_PAGESIZE) / 1024;
}

int main(int argc, char **argv)
{
    MPI_Comm comm, left;
    MPI_Request request;
    int n, me;
    long before = 0;
    begin(&argc, &argv);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    for (int round = 0; round < 100; round++) {
        if (round % 3 == 2) {
            meet(comm);
            OK(MPIX_Comm_revoke(comm));
        }
        if (round % 2) {
            OK(MPIX_Comm_ishrink(comm, &left, &request));
            OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
        } else {
            OK(MPIX_Comm_shrink(comm, &left));
        }
        works(left);
        OK(MPI_Comm_free(&comm));
        comm = left;
        if (round == 30) before = resident();
    }
    if (resident() > before + 1024) WRONG("memory has grown from %ld to %ld KB", before, resident());
    MPI_Comm_size(comm, &n);
    CHECK(n == size);
    while (n > 1) {
        MPI_Comm_rank(comm, &me);
        meet(comm);
        if (me == n - 1) die();
        while (MPI_Barrier(comm) == MPI_SUCCESS) {}
        OK(MPIX_Comm_revoke(comm));
        OK(MPIX_Comm_shrink(comm, &left));
        MPI_Comm_size(left, &n);
        works(left);
        OK(MPI_Comm_free(&comm));
        comm = left;
    }
    return end();
}
