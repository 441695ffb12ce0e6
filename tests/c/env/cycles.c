// np: 2 4
// A thousand sessions one after the other, with communication in each: neither memory nor
// descriptors grow, and processes need not begin and end MPI equally often.
#include "check.h"
#include <dirent.h>
#include <unistd.h>

#ifndef CYCLES
#define CYCLES 1000
#endif
#ifndef MORE_KB
#define MORE_KB 512
#endif

static int descriptors(void)
{
    int n = 0;
    DIR *dir = opendir("/proc/self/fd");
    while (readdir(dir)) n++;
    closedir(dir);
    return n;
}

static long resident_kb(void)
{
    long total = 0, pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    CHECK(f && fscanf(f, "%ld %ld", &total, &pages) == 2);
    if (f) fclose(f);
    return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static int cycle(const char *pset, int number)
{
    static int out[30000], in[30000];
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    int rank, size, n, sum;
    CHECK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session) == MPI_SUCCESS);
    MPI_Group_from_session_pset(session, pset, &group);
    MPI_Comm_create_from_group(group, "cycles", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    for (n = 1; n <= 30000; n *= 30000) {
        out[n - 1] = number + rank;
        MPI_Sendrecv(out, n, MPI_INT, (rank + 1) % size, 1, in, n, MPI_INT, (rank + size - 1) % size, 1,
                     comm, MPI_STATUS_IGNORE);
        CHECK(in[n - 1] == number + (rank + size - 1) % size);
    }
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK(sum == size * (size - 1) / 2);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
    return rank;
}

int main(void)
{
    int i, j, rank = 0, fds = 0;
    long kb = 0;
    for (i = 0; i < CYCLES; i++) {
        rank = cycle("mpi://WORLD", i);
        for (j = 0; j < (rank + i) % 3; j++) cycle("mpi://SELF", i);
        if (i == CYCLES / 5) {
            fds = descriptors();
            kb = resident_kb();
        }
    }
    /* A connection more or less may be under way. */
    CHECK(descriptors() <= fds + 4);
    if (resident_kb() > kb + MORE_KB) printf("rank %d: %ld KB, then %ld KB\n", rank, kb, resident_kb());
    CHECK(resident_kb() <= kb + MORE_KB);
    return CHECK_END();
}
