// np: 2 4
// nodes: 1
// 1,200 sessions one after the other, with communication in each: neither memory nor
// descriptors grow, and processes need not begin and end MPI equally often. What is allocated tells
// that nothing is left behind; what is resident is looked at without what the allocator keeps. Of
// memory in common a process touches more pages from time to time until it has touched all: of that
// the size is looked at.
#include "check.h"
#include <dirent.h>
#include <malloc.h>
#include <unistd.h>

#ifndef CYCLES
#define CYCLES 1200
#endif
#ifndef MORE_KB
#define MORE_KB 512
#endif
/* The heap grows in steps, and some are for one message. */
#ifndef MORE_MAPPED_KB
#define MORE_MAPPED_KB 2048
#endif

static int descriptors(void)
{
    int n = 0;
    DIR *dir = opendir("/proc/self/fd");
    while (readdir(dir)) n++;
    closedir(dir);
    return n;
}

/* KB of addresses, and of memory of its own, that the process has. */
static void memory_kb(long *mapped, long *own)
{
    long resident = 0, common = 0, page = sysconf(_SC_PAGESIZE) / 1024;
    malloc_trim(0);
    FILE *f = fopen("/proc/self/statm", "r");
    CHECK(f && fscanf(f, "%ld %ld %ld", mapped, &resident, &common) == 3);
    if (f) fclose(f);
    *mapped *= page;
    *own = (resident - common) * page;
}

/* Bytes that are allocated and not freed: on the heap and in mappings of their own. */
static long allocated(void)
{
    struct mallinfo2 heap = mallinfo2();
    return (long)(heap.uordblks + heap.hblkhd);
}

/* A table of the library may grow once more; what adds up over hundreds of sessions is more. */
#ifndef LEFT
#define LEFT (128 << 10)
#endif

/* Messages that come before their receives are kept in buffers, which a process keeps for the next
   ones: here all have as many as they will need, whoever is late later. */
static void early(MPI_Comm comm, int rank, int size)
{
    enum { EARLY = 8, LONGEST = 30000 };
    static int out[LONGEST], in[LONGEST];
    MPI_Request sends[EARLY];
    for (int i = 0; i < EARLY; i++)
        MPI_Isend(out, LONGEST - 2500 * i, MPI_INT, (rank + 1) % size, 2, comm, &sends[i]);
    MPI_Barrier(comm);
    for (int i = 0; i < EARLY; i++)
        MPI_Recv(in, LONGEST, MPI_INT, (rank + size - 1) % size, 2, comm, MPI_STATUS_IGNORE);
    MPI_Waitall(EARLY, sends, MPI_STATUSES_IGNORE);
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
    if (number == 0) early(comm, rank, size);
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
    long mapped[2] = {0, 0}, own[2] = {0, 0}, least[2] = {0, 0}, now, kb[2];
    /* A process remembers the contexts that were freed last, up to a number. */
    for (i = 0; i < 4200; i++) cycle("mpi://SELF", i);
    for (i = 0; i < CYCLES; i++) {
        rank = cycle("mpi://WORLD", i);
        for (j = 0; j < (rank + i) % 3; j++) cycle("mpi://SELF", i);
        /* The least of many: buffers of connections that are under way come and go. */
        now = allocated();
        for (j = 0; j < 2; j++)
            if (i >= (j + 1) * CYCLES * 2 / 5 && i < (j + 1) * CYCLES * 2 / 5 + CYCLES / 5)
                if (!least[j] || now < least[j]) least[j] = now;
        if (i == CYCLES / 5) fds = descriptors();
        /* At the begin and at the end, likewise. */
        if (i / (CYCLES / 10) == 2 || i >= CYCLES / 10 * 9) {
            j = i >= CYCLES / 10 * 9;
            memory_kb(&kb[0], &kb[1]);
            if (!mapped[j] || kb[0] < mapped[j]) mapped[j] = kb[0];
            if (!own[j] || kb[1] < own[j]) own[j] = kb[1];
        }
    }
    /* A connection more or less may be under way. */
    CHECK(descriptors() <= fds + 4);
    if (getenv("CYCLES_TELL") || mapped[1] > mapped[0] + MORE_MAPPED_KB || own[1] > own[0] + MORE_KB)
        printf("rank %d: %ld, %ld KB, then %ld, %ld KB\n", rank, mapped[0], own[0], mapped[1], own[1]);
    CHECK(mapped[1] <= mapped[0] + MORE_MAPPED_KB);
    CHECK(own[1] <= own[0] + MORE_KB);
    if (getenv("CYCLES_TELL")) printf("rank %d: %ld bytes, then %ld bytes\n", rank, least[0], least[1]);
    CHECK(least[1] <= least[0] + LEFT);
    return CHECK_END();
}
