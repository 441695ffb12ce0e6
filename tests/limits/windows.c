/*
 * 10,000 windows, also such as cannot be made, are made and freed, of all kinds in turn, and a window has
 * 10,000 attachments: neither the memory of a rank nor that of the node grows, and nothing stays mapped
 * or open.
 */
#include "check.h"
#include <dirent.h>
#include <stdlib.h>

enum { WARM = 400, ROUNDS = 10000, GROWTH_KB = 3000, ATTACHED = 10000 };

/* Lines of a file of /proc, or entries of a directory there. */
static long count_in(const char *path, int directory)
{
    long n = 0;
    if (directory) {
        DIR *d = opendir(path);
        while (d && readdir(d)) n++;
        if (d) closedir(d);
        return n;
    }
    FILE *f = fopen(path, "r");
    for (int c; f && (c = fgetc(f)) != EOF;) n += c == '\n';
    if (f) fclose(f);
    return n;
}

static void one(int i)
{
    static char mine[4096];
    MPI_Win win = MPI_WIN_NULL;
    char *base = mine, value = (char)rank, got = -1;
    int right = (rank + 1) % size;
    switch (i % 5) {
    case 0: OK(MPI_Win_create(mine, sizeof mine, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win)); break;
    case 1: OK(MPI_Win_allocate(20000, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win)); break;
    case 2: OK(MPI_Win_allocate(rank ? 0 : 9000, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win)); break;
    case 3:
        /* Refused by one rank. */
        CHECK(MPI_Win_allocate(5000, rank ? 1 : 0, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win) !=
              MPI_SUCCESS);
        return;
    default: OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win));
    }
    if (i % 5 < 2) {
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, right, 0, win));
        OK(MPI_Put(&value, 1, MPI_CHAR, right, 4000, 1, MPI_CHAR, win));
        OK(MPI_Get(&got, 1, MPI_CHAR, right, 4000, 1, MPI_CHAR, win));
        OK(MPI_Win_unlock(right, win));
        CHECK(got == value);
    }
    OK(MPI_Win_free(&win));
}

/* Every second piece of memory is attached, and all are reached. */
static void attachments(void)
{
    MPI_Win win;
    MPI_Aint begin, others;
    int64_t *memory = calloc(2 * ATTACHED, 8), value = rank, got = -1;
    int right = (rank + 1) % size, left = (rank + size - 1) % size;
    OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win));
    for (int i = 0; i < ATTACHED; i++) OK(MPI_Win_attach(win, memory + 2 * i, 8));
    MPI_Get_address(memory, &begin);
    MPI_Sendrecv(&begin, 1, MPI_AINT, left, 0, &others, 1, MPI_AINT, right, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    OK(MPI_Win_lock_all(0, win));
    for (int i = 0; i < ATTACHED; i += 7) {
        OK(MPI_Put(&value, 1, MPI_INT64_T, right, MPI_Aint_add(others, 16 * i), 1, MPI_INT64_T, win));
        if (i % 49) continue;
        OK(MPI_Get(&got, 1, MPI_INT64_T, right, MPI_Aint_add(others, 16 * i), 1, MPI_INT64_T, win));
        OK(MPI_Win_flush(right, win));
        CHECK(got == rank);
    }
    OK(MPI_Win_unlock_all(win));
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < ATTACHED; i++) {
        CHECK(memory[2 * i] == (i % 7 ? 0 : left));
        OK(MPI_Win_detach(win, memory + 2 * i));
    }
    OK(MPI_Win_free(&win));
    free(memory);
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    for (int i = 0; i < WARM; i++) one(i);
    attachments();
    long before = kb_of("VmRSS:"), maps = count_in("/proc/self/maps", 0),
         files = count_in("/proc/self/fd", 1);
    for (int i = 0; i < ROUNDS; i++) one(i);
    attachments();
    long after = kb_of("VmRSS:");
    if (after - before > GROWTH_KB)
        fprintf(stderr, "rank %d: grew from %ld to %ld KB\n", rank, before, after);
    CHECK(after - before <= GROWTH_KB);
    CHECK(count_in("/proc/self/maps", 0) <= maps + 20);
    CHECK(count_in("/proc/self/fd", 1) <= files);
    return end();
}
