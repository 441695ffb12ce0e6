/* Memory that the processes of several jobs on a host share: MPI_COMM_TYPE_SHARED, windows of MPI_Win_allocate_shared, and the
 * segment for collective calls. The world is that of merged.h, or with the argument "triangle" one whose three jobs have met in
 * pairs before. With HOSTS set the world is on several hosts. */
#include <mpi.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static MPI_Comm own_world(void)
{
    return MPI_COMM_WORLD;
}
#include "merged.h"

static int me;

#define CHECK(what) \
    do { \
        if (!(what)) { \
            fprintf(stderr, "rank %d, line %d: %s\n", me, __LINE__, #what); \
            MPI_Abort(MPI_COMM_SELF, 1); \
        } \
    } while (0)

/* Mappings whose names have this part. */
static int mappings(const char *part)
{
    int n = 0;
    char line[512];
    FILE *file = fopen("/proc/self/maps", "r");
    CHECK(file);
    while (fgets(line, sizeof line, file))
        n += strstr(line, part) != NULL;
    fclose(file);
    return n;
}

static int descriptors(void)
{
    int n = 0;
    DIR *folder = opendir("/proc/self/fd");
    CHECK(folder);
    while (readdir(folder))
        n++;
    closedir(folder);
    return n;
}

/* Every rank's memory is seen by all, in the order of ranks; rank 1 has none. */
static void window(MPI_Comm comm, int apart)
{
    int rank, n;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &n);
    int mine = rank == 1 ? 0 : 100 + rank;
    int *base, *next = NULL;
    MPI_Win win;
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "alloc_shared_noncontig", apart ? "true" : "false");
    MPI_Win_allocate_shared((MPI_Aint)mine * (MPI_Aint)sizeof(int), sizeof(int), info, comm, &base, &win);
    MPI_Info_free(&info);
    MPI_Win_lock_all(MPI_MODE_NOCHECK, win);
    for (int i = 0; i < mine; i++)
        base[i] = 1000 * rank + i;
    MPI_Win_sync(win);
    MPI_Barrier(comm);
    MPI_Win_sync(win);
    for (int r = 0; r < n; r++) {
        MPI_Aint bytes;
        int unit, *their;
        MPI_Win_shared_query(win, r, &bytes, &unit, &their);
        CHECK(unit == sizeof(int) && bytes == (r == 1 ? 0 : 100 + r) * (MPI_Aint)sizeof(int));
        if (r == rank && mine > 0)
            CHECK(their == base);
        if (!apart && next && bytes > 0)
            CHECK(their == next);
        if (bytes > 0)
            next = their + bytes / (MPI_Aint)sizeof(int);
        for (int i = 0; i < bytes / (MPI_Aint)sizeof(int); i++)
            CHECK(their[i] == 1000 * r + i);
    }
    MPI_Aint bytes;
    int unit, *first;
    MPI_Win_shared_query(win, MPI_PROC_NULL, &bytes, &unit, &first);
    CHECK(bytes == 100 * (MPI_Aint)sizeof(int) && first[1] == 1);
    MPI_Barrier(comm);
    /* All add to one word: as processors do, and then by the library. */
    for (int i = 0; i < 1000; i++)
        __atomic_fetch_add(first, 1, __ATOMIC_RELAXED);
    MPI_Barrier(comm);
    CHECK(__atomic_load_n(first, __ATOMIC_RELAXED) == 1000 * n);
    MPI_Barrier(comm);
    int one = 1, old;
    for (int i = 0; i < 50; i++) {
        MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, win);
        MPI_Fetch_and_op(&one, &old, MPI_INT, 0, 0, MPI_SUM, win);
    }
    MPI_Win_flush(0, win);
    MPI_Win_unlock_all(win);
    MPI_Barrier(comm);
    CHECK(__atomic_load_n(first, __ATOMIC_RELAXED) == 1100 * n);
    /* Puts and locks reach the memory that others read. */
    int to = (rank + 1) % n == 1 ? 2 % n : (rank + 1) % n, word = 77 + rank;
    MPI_Win_fence(0, win);
    if (rank != 1)
        MPI_Put(&word, 1, MPI_INT, to, 5, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
    MPI_Get(&old, 1, MPI_INT, 0, 7, 1, MPI_INT, win);
    MPI_Win_flush(0, win);
    old++;
    MPI_Put(&old, 1, MPI_INT, 0, 7, 1, MPI_INT, win);
    MPI_Win_unlock(0, win);
    MPI_Barrier(comm);
    CHECK(first[7] == 7 + n);
    if (rank != 1) {
        int *their;
        MPI_Win_shared_query(win, to, &bytes, &unit, &their);
        CHECK(their[5] == word);
    }
    MPI_Win_free(&win);
    CHECK(mappings("hawser-block") == 0);
}

/* Where the first rank cannot make a file for the memory of all, each has memory of its own. */
static void own_memory(MPI_Comm comm)
{
    enum { WORDS = 150000 };
    int rank, n, *base, old, one = 1, code;
    MPI_Win win;
    struct rlimit limit, before;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &n);
    CHECK(getrlimit(RLIMIT_FSIZE, &limit) == 0);
    before = limit;
    limit.rlim_cur = 1 << 20;
    CHECK(rank != 0 || setrlimit(RLIMIT_FSIZE, &limit) == 0);
    MPI_Win_allocate(WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, comm, &base, &win);
    CHECK(mappings("hawser-block") == 0);
    base[0] = 0;
    base[WORDS - 1] = -1;
    MPI_Win_fence(0, win);
    MPI_Put(&rank, 1, MPI_INT, (rank + 1) % n, WORDS - 1, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    CHECK(base[WORDS - 1] == (rank + n - 1) % n);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, win);
    MPI_Fetch_and_op(&one, &old, MPI_INT, 0, 0, MPI_SUM, win);
    MPI_Win_unlock(0, win);
    MPI_Barrier(comm);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
    MPI_Get(&old, 1, MPI_INT, 0, 0, 1, MPI_INT, win);
    MPI_Win_unlock(0, win);
    CHECK(old == n);
    MPI_Win_free(&win);
    /* Memory that is to be shared has to be one file. */
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    code = MPI_Win_allocate_shared(WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, comm, &base, &win);
    MPI_Error_class(code, &code);
    CHECK(code == (rank == 0 ? MPI_ERR_NO_MEM : MPI_ERR_OTHER));
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_ARE_FATAL);
    CHECK(setrlimit(RLIMIT_FSIZE, &before) == 0);
    MPI_Win_allocate(WORDS * sizeof(int), sizeof(int), MPI_INFO_NULL, comm, &base, &win);
    CHECK(mappings("hawser-block") > 0);
    MPI_Win_free(&win);
}

static void collectives(MPI_Comm comm)
{
    int rank, n;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &n);
    static long out[4096], in[4096];
    for (int round = 0; round < 200; round++) {
        int count = round % 3 == 0 ? 1 : round % 3 == 1 ? 60 : 4096;
        for (int i = 0; i < count; i++)
            out[i] = rank + i + round;
        MPI_Allreduce(out, in, count, MPI_LONG, MPI_SUM, comm);
        for (int i = 0; i < count; i++)
            CHECK(in[i] == (long)n * (n - 1) / 2 + (long)n * (i + round));
        MPI_Request requests[3];
        long at[3] = {-1, -1, -1};
        for (int i = 0; i < 3; i++) {
            at[i] = rank == (round + i) % n ? round * 3 + i : -1;
            MPI_Ibcast(&at[i], 1, MPI_LONG, (round + i) % n, comm, &requests[i]);
        }
        MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
        for (int i = 0; i < 3; i++)
            CHECK(at[i] == round * 3 + i);
    }
    /* Who waits for long sleeps, and is woken. */
    for (int turn = 0; turn < n && turn < 3; turn++) {
        if (rank == turn)
            usleep(30000);
        double begin = MPI_Wtime();
        MPI_Barrier(comm);
        MPI_Request request;
        long sum = 0, one = 1;
        if (rank == turn)
            usleep(30000);
        MPI_Iallreduce(&one, &sum, 1, MPI_LONG, MPI_SUM, comm, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        CHECK(sum == n && MPI_Wtime() - begin < 20);
    }
}

/* What all communicators of the world's processes have. */
static void all_of(MPI_Comm comm, int hosts)
{
    MPI_Comm host, parts, again;
    int n, on_host, rank;
    MPI_Comm_size(comm, &n);
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
    MPI_Comm_size(host, &on_host);
    char name[MPI_MAX_PROCESSOR_NAME] = "", *names = calloc((size_t)n, MPI_MAX_PROCESSOR_NAME);
    int length, same = 0;
    MPI_Get_processor_name(name, &length);
    MPI_Allgather(name, sizeof name, MPI_CHAR, names, sizeof name, MPI_CHAR, comm);
    for (int i = 0; i < n; i++)
        same += strcmp(names + (size_t)i * sizeof name, name) == 0;
    CHECK(hosts > 1 || same == n);
    CHECK(on_host == same);
    free(names);
    collectives(comm);
    if (on_host > 2) {
        collectives(host);
        window(host, 0);
        window(host, 1);
    }
    if (hosts <= 1)
        own_memory(comm);
    MPI_Comm_dup(host, &again);
    MPI_Comm_split(comm, rank % 2, -rank, &parts);
    collectives(parts);
    collectives(again);
    if (hosts > 1 && on_host < n) {
        int *base, code;
        MPI_Win win;
        MPI_Info info;
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
        code = MPI_Win_allocate_shared(8, 1, MPI_INFO_NULL, comm, &base, &win);
        MPI_Error_class(code, &code);
        CHECK(code == MPI_ERR_RMA_SHARED);
        MPI_Info_create(&info);
        MPI_Info_set(info, "alloc_shared_noncontig", "true");
        code = MPI_Win_allocate_shared(8, 1, info, comm, &base, &win);
        MPI_Error_class(code, &code);
        CHECK(code == MPI_ERR_RMA_SHARED);
        MPI_Info_free(&info);
    }
    MPI_Comm_free(&parts);
    MPI_Comm_free(&again);
    MPI_Comm_free(&host);
}

/* Nothing grows with the number of windows and communicators. */
static void often(MPI_Comm comm)
{
    int before = 0, maps = 0;
    for (int i = 0; i < 120; i++) {
        MPI_Comm host;
        MPI_Win win;
        int *base, sum = 0, one = 1, n;
        MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
        MPI_Comm_size(host, &n);
        MPI_Win_allocate_shared(4096, 1, MPI_INFO_NULL, host, &base, &win);
        MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, host);
        CHECK(sum == n);
        MPI_Win_free(&win);
        MPI_Comm_free(&host);
        if (i == 20) {
            before = descriptors();
            maps = mappings("/");
        }
    }
    CHECK(descriptors() <= before + 2 && mappings("/") <= maps + 8);
}

/* The memory is given back a moment later, when all have left what was freed: calls that make communicators look. */
static void until_mapped(int count)
{
    double begin = MPI_Wtime();
    int flag;
    while (mappings("hawser-met") > count) {
        MPI_Comm own;
        CHECK(MPI_Wtime() - begin < 10);
        MPI_Comm_dup(MPI_COMM_SELF, &own);
        MPI_Comm_free(&own);
        MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE);
    }
}

/* Merges again where some members have the memory of the last merge, which others have given back: two of the three jobs keep
 * a communicator of that. The one with the lowest name, which makes memory, is among them at least twice. */
static void keep_some(MPI_Comm inter, int job)
{
    int own;
    MPI_Comm_rank(own_world(), &own);
    for (int out = 0; out < 3; out++) {
        MPI_Comm all, kept, host;
        int before = mappings("hawser-met"), n, on_host;
        MPI_Intercomm_merge(inter, 0, &all);
        MPI_Comm_split(all, own == 0 && job != out ? 0 : MPI_UNDEFINED, 0, &kept);
        MPI_Comm_free(&all);
        if (kept == MPI_COMM_NULL)
            until_mapped(before);
        MPI_Barrier(inter);
        MPI_Intercomm_merge(inter, 0, &all);
        MPI_Comm_split_type(all, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
        MPI_Comm_size(all, &n);
        MPI_Comm_size(host, &on_host);
        CHECK(on_host == n);
        window(host, 0);
        MPI_Comm_free(&host);
        if (kept != MPI_COMM_NULL)
            MPI_Comm_free(&kept);
        MPI_Comm_free(&all);
        until_mapped(before);
        MPI_Barrier(inter);
    }
}

/* Jobs A, B and C, of which each two have met: no meeting had them all. */
static MPI_Comm triangle(char *program, const char *role, MPI_Comm between[])
{
    MPI_Comm all, inter, parent = MPI_COMM_NULL;
    char port[MPI_MAX_PORT_NAME] = "", *b[] = {"triangle", "b", NULL}, *c[] = {"triangle", "c", NULL};
    MPI_Comm_get_parent(&parent);
    if (parent == MPI_COMM_NULL) {
        MPI_Comm_spawn(program, b, 2, MPI_INFO_NULL, 0, own_world(), &inter, MPI_ERRCODES_IGNORE);
        MPI_Intercomm_merge(inter, 0, &between[0]);
        MPI_Comm_disconnect(&inter);
        MPI_Comm_spawn(program, c, 1, MPI_INFO_NULL, 0, own_world(), &inter, MPI_ERRCODES_IGNORE);
        MPI_Intercomm_merge(inter, 0, &between[1]);
        MPI_Comm_disconnect(&inter);
        int n;
        MPI_Comm_size(own_world(), &n);
        MPI_Bcast(port, sizeof port, MPI_CHAR, n, between[0]);
        MPI_Bcast(port, sizeof port, MPI_CHAR, 0, between[1]);
        MPI_Intercomm_create(between[0], 0, between[1], n, 9, &inter);
    } else {
        int n, rank, is_b = strcmp(role, "b") == 0;
        MPI_Intercomm_merge(parent, 1, &between[0]);
        MPI_Comm_disconnect(&parent);
        MPI_Comm_size(between[0], &n);
        MPI_Comm_rank(own_world(), &rank);
        if (is_b && rank == 0)
            MPI_Open_port(MPI_INFO_NULL, port);
        MPI_Bcast(port, sizeof port, MPI_CHAR, is_b ? n - 2 : 0, between[0]);
        if (is_b) {
            MPI_Comm_accept(port, MPI_INFO_NULL, 0, own_world(), &between[1]);
            MPI_Intercomm_create(between[0], 0, MPI_COMM_NULL, 0, 9, &inter);
        } else {
            MPI_Comm_connect(port, MPI_INFO_NULL, 0, own_world(), &between[1]);
            MPI_Intercomm_create(own_world(), 0, between[0], 0, 9, &inter);
        }
    }
    keep_some(inter, parent == MPI_COMM_NULL ? 0 : strcmp(role, "b") == 0 ? 1 : 2);
    MPI_Intercomm_merge(inter, 0, &all);
    MPI_Comm_disconnect(&inter);
    return all;
}

int main(int argc, char **argv)
{
    int hosts = getenv("HOSTS") ? atoi(getenv("HOSTS")) : 1;
    const char *role = argc > 2 ? argv[2] : "";
    MPI_Comm between[2] = {MPI_COMM_NULL, MPI_COMM_NULL}, world;
    if (argc > 1 && strcmp(argv[1], "triangle") == 0) {
        PMPI_Init(&argc, &argv);
        world = triangle(argv[0], role, between);
        for (int i = 0; i < 2; i++)
            MPI_Comm_disconnect(&between[i]);
    } else {
        MPI_Init(&argc, &argv);
        world = merged_world;
    }
    MPI_Comm_rank(world, &me);
    all_of(world, hosts);
    often(world);
    MPI_Comm_disconnect(&world);
    until_mapped(0);
    if (me == 0)
        printf("ok\n");
    PMPI_Finalize();
    return 0;
}
