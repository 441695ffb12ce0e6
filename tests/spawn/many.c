/* many chain N: N jobs, each spawned by the one before, live at the same time.
 * many often N: N jobs one after the other leave no descriptor, mapping, address or memory behind, here
 * or at mpirun.
 * many merges N: the ranks and two children merge and free what they have merged N times, and leave nothing behind.
 * many once: every rank spawns at the same time. */
#include <dirent.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); MPI_Abort(MPI_COMM_WORLD, 2); } } while (0)

struct use {
    int descriptors, mappings;
    long address_kib, resident_kib;
};

static struct use use_of(const char *process)
{
    struct use use = {0, 0, 0, 0};
    char path[64], line[1024];
    FILE *file;
    DIR *dir;
    snprintf(path, sizeof path, "/proc/%s/fd", process);
    CHECK((dir = opendir(path)) != NULL);
    while (readdir(dir)) use.descriptors++;
    closedir(dir);
    snprintf(path, sizeof path, "/proc/%s/maps", process);
    CHECK((file = fopen(path, "r")) != NULL);
    while (fgets(line, sizeof line, file)) use.mappings++;
    fclose(file);
    snprintf(path, sizeof path, "/proc/%s/status", process);
    CHECK((file = fopen(path, "r")) != NULL);
    while (fgets(line, sizeof line, file)) {
        sscanf(line, "VmSize: %ld", &use.address_kib);
        sscanf(line, "VmRSS: %ld", &use.resident_kib);
    }
    fclose(file);
    return use;
}

static int is_more(struct use a, struct use b, int jobs)
{
    /* The last job may still be on its way out, and so may one before it. */
    return b.descriptors > a.descriptors + 40 || b.mappings > a.mappings + 40 || b.resident_kib > a.resident_kib + 1024 + 2L * jobs ||
        b.address_kib > a.address_kib + 200 * 1024;
}

static void grown(const char *who, const char *process, struct use a, int jobs)
{
    struct use b = use_of(process);
    double from = MPI_Wtime();
    /* On a busy machine more of them are: they leave while this one is in MPI. */
    while (is_more(a, b, jobs) && MPI_Wtime() - from < 20) {
        int flag;
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE);
        b = use_of(process);
    }
    if (is_more(a, b, jobs)) {
        fprintf(stderr, "%s: %d descriptors became %d, %d mappings %d, %ld KiB of memory %ld, %ld KiB of addresses %ld\n", who, a.descriptors,
                b.descriptors, a.mappings, b.mappings, a.resident_kib, b.resident_kib, a.address_kib, b.address_kib);
        MPI_Abort(MPI_COMM_WORLD, 3);
    }
}

static MPI_Comm spawn(char *self, char *word, int n)
{
    MPI_Comm inter;
    char number[16], *argv[3] = {word, number, NULL};
    snprintf(number, sizeof number, "%d", n);
    MPI_Comm_spawn(self, argv, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter, MPI_ERRCODES_IGNORE);
    return inter;
}

static void merge(MPI_Comm inter, int is_child, int n)
{
    struct use own = {0};
    int i;
    for (i = 0; i < n; i++) {
        MPI_Comm all;
        MPI_Intercomm_merge(inter, is_child, &all);
        if (i % 3 == 0) MPI_Barrier(all);
        MPI_Comm_free(&all);
        if (i == 19) own = use_of("self");
    }
    grown(is_child ? "a child" : "a parent", "self", own, n / 10);
}

int main(int argc, char **argv)
{
    MPI_Comm parent, inter;
    int n = argc > 2 ? atoi(argv[2]) : 0, rank, depth = 0, i;
    MPI_Init(&argc, &argv);
    MPI_Comm_get_parent(&parent);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (!strcmp(argv[1], "chain")) {
        if (n > 0) {
            inter = spawn(argv[0], "chain", n - 1);
            MPI_Recv(&depth, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE);
            MPI_Comm_disconnect(&inter);
            depth++;
        }
        if (parent == MPI_COMM_NULL) CHECK(depth == n);
        else MPI_Send(&depth, 1, MPI_INT, 0, 0, parent);
    } else if (!strcmp(argv[1], "merges")) {
        char *args[] = {argv[1], argv[2], NULL};
        if (parent == MPI_COMM_NULL)
            MPI_Comm_spawn(argv[0], args, 2, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &inter, MPI_ERRCODES_IGNORE);
        merge(parent == MPI_COMM_NULL ? inter : parent, parent != MPI_COMM_NULL, n);
        if (parent == MPI_COMM_NULL) MPI_Comm_disconnect(&inter);
    } else if (parent == MPI_COMM_NULL && !strcmp(argv[1], "often")) {
        struct use own = {0}, theirs = {0};
        char launcher[16];
        snprintf(launcher, sizeof launcher, "%d", (int)getppid());
        for (i = 0; i < n; i++) {
            inter = spawn(argv[0], "child", 0);
            MPI_Comm_disconnect(&inter);
            if (i == 19) own = use_of("self"), theirs = use_of(launcher);
        }
        grown("the parent", "self", own, n);
        grown("mpirun", launcher, theirs, n);
    } else if (parent == MPI_COMM_NULL) {
        inter = spawn(argv[0], "child", 0);
        MPI_Comm_disconnect(&inter);
    }
    if (parent != MPI_COMM_NULL) MPI_Comm_disconnect(&parent);
    else if (rank == 0) puts("ok");
    MPI_Finalize();
    return 0;
}
