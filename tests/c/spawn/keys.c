// np: 1 2
/* Keys of MPI_Comm_spawn (MPI-5.0 section 11.8.4): what the standard reserves and what others have beside it. Each child
   tells how it was started. */
#define _GNU_SOURCE
#include "../core/check.h"

#include <limits.h>
#include <sched.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
    char here[PATH_MAX], name[PATH_MAX], colour[64];
    int cpus, size;
} Told;

static Told told[8];

/* Spawns by up to three pairs; the number of children, which have told of themselves. */
static int spawn(const char *command, int wanted, const char *const *pairs, int n_pairs, int *codes)
{
    MPI_Info info;
    MPI_Comm inter;
    int i, n;
    OK(MPI_Info_create(&info));
    for (i = 0; i < n_pairs; i++)
        OK(MPI_Info_set(info, pairs[2 * i], pairs[2 * i + 1]));
    OK(MPI_Comm_spawn(command, MPI_ARGV_NULL, wanted, info, 0, MPI_COMM_SELF, &inter, codes));
    OK(MPI_Comm_remote_size(inter, &n));
    for (i = 0; i < n; i++)
        OK(MPI_Recv(&told[i], sizeof told[i], MPI_BYTE, i, 0, inter, MPI_STATUS_IGNORE));
    OK(MPI_Comm_disconnect(&inter));
    OK(MPI_Info_free(&info));
    return n;
}
#define SPAWN(command, wanted, codes, ...)                                                         \
    spawn(command, wanted, (const char *const[]){__VA_ARGS__},                                     \
          sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *) / 2, codes)

static void refused(const char *command, const char *key, const char *value)
{
    int code = MPI_SUCCESS;
    MPI_Info info;
    MPI_Comm inter;
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, key, value));
    FAILS(MPI_ERR_SPAWN, MPI_Comm_spawn(command, MPI_ARGV_NULL, 1, info, 0, MPI_COMM_SELF, &inter, &code));
    CHECK(code != MPI_SUCCESS);
    OK(MPI_Info_free(&info));
}

static void as_child(MPI_Comm parent, char **argv)
{
    Told me;
    cpu_set_t cpus;
    const char *colour = getenv("COLOUR");
    memset(&me, 0, sizeof me);
    CHECK(getcwd(me.here, sizeof me.here) && sched_getaffinity(0, sizeof cpus, &cpus) == 0);
    me.cpus = CPU_COUNT(&cpus);
    me.size = size;
    snprintf(me.name, sizeof me.name, "%s", argv[0]);
    snprintf(me.colour, sizeof me.colour, "%s", colour ? colour : "none");
    OK(MPI_Send(&me, sizeof me, MPI_BYTE, 0, 0, parent));
    OK(MPI_Comm_disconnect(&parent));
    MPI_Finalize();
}

int main(int argc, char **argv)
{
    char dir[] = "/tmp/hawser-keys-XXXXXX", path[PATH_MAX], file[PATH_MAX], self[PATH_MAX], real[PATH_MAX];
    int codes[8], i;
    FILE *keys;
    MPI_Comm parent;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent != MPI_COMM_NULL) {
        as_child(parent, argv);
        return 0;
    }
    if (rank > 0)
        return end();
    CHECK(realpath(argv[0], self) && mkdtemp(dir) && realpath(dir, real));
    snprintf(path, sizeof path, "%s/another-name", dir);
    CHECK(symlink(self, path) == 0);
    snprintf(file, sizeof file, "%s/keys", dir);
    keys = fopen(file, "w");
    CHECK(keys && fprintf(keys, "wdir = %s\nenv = COLOUR=blue\n", dir) > 0 && fclose(keys) == 0);

    /* A program that is there alone; a list of places. */
    refused("another-name", "path", "/nonexistent:/usr");
    snprintf(path, sizeof path, "/nonexistent:%s", dir);
    CHECK(SPAWN("another-name", 1, codes, "path", path) == 1 && strstr(told[0].name, "another-name"));
    /* Keys in a file, over which those of the call win. */
    CHECK(SPAWN(self, 1, codes, "file", file) == 1);
    CHECK(strcmp(told[0].here, real) == 0 && strcmp(told[0].colour, "blue") == 0);
    CHECK(SPAWN(self, 1, codes, "file", file, "wdir", "/usr") == 1);
    CHECK(strcmp(told[0].here, "/usr") == 0 && strcmp(told[0].colour, "blue") == 0);
    refused(self, "file", "/nonexistent/keys");
    /* Numbers of processes that will do: the most of them that there may be. */
    for (i = 0; i < 4; i++)
        codes[i] = -1;
    CHECK(SPAWN(self, 4, codes, "soft", "1:3:2,8") == 3 && told[0].size == 3);
    CHECK(codes[0] == MPI_SUCCESS && codes[2] == MPI_SUCCESS && codes[3] != MPI_SUCCESS);
    refused(self, "soft", "2:4");
    /* How they are bound and placed. */
    CHECK(SPAWN(self, 2, codes, "bind_to", "core", "map_by", "core") == 2);
    CHECK(told[0].cpus >= 1 && told[0].cpus <= 2);
    CHECK(SPAWN(self, 1, codes, "bind_to", "none") == 1 && told[0].cpus >= 1);
    refused(self, "bind_to", "chair");
    refused(self, "map_by", "chair");
    CHECK(SPAWN(self, 2, codes, "host", "localhost", "oversubscribe", "true") == 2);
    /* The processor. */
#if defined(__x86_64__)
    CHECK(SPAWN(self, 1, codes, "arch", "x86_64") == 1 && SPAWN(self, 1, codes, "arch", "amd64") == 1);
    refused(self, "arch", "aarch64");
#elif defined(__aarch64__)
    CHECK(SPAWN(self, 1, codes, "arch", "arm64") == 1);
    refused(self, "arch", "x86_64");
#endif
    refused(self, "arch", "abacus");
    /* What nobody knows is ignored. */
    CHECK(SPAWN(self, 1, codes, "colour", "red", "path", "/nonexistent") == 1 && strcmp(told[0].colour, "none") == 0);
    snprintf(path, sizeof path, "%s/another-name", dir);
    CHECK(unlink(path) == 0 && unlink(file) == 0 && rmdir(dir) == 0);
    return end();
}
