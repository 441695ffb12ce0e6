// np: 1
/* A hundred jobs after each other leave no descriptor and no mapping behind, here or at mpirun. */
#include "../core/check.h"

#include <dirent.h>
#include <unistd.h>

static int descriptors(const char *process)
{
    char path[64];
    int n = 0;
    DIR *dir;
    snprintf(path, sizeof path, "/proc/%s/fd", process);
    dir = opendir(path);
    CHECK(dir != NULL);
    while (readdir(dir))
        n++;
    closedir(dir);
    return n;
}

static int mappings(const char *process)
{
    char path[64], line[1024];
    int n = 0;
    FILE *file;
    snprintf(path, sizeof path, "/proc/%s/maps", process);
    file = fopen(path, "r");
    CHECK(file != NULL);
    while (fgets(line, sizeof line, file))
        n++;
    fclose(file);
    return n;
}

int main(int argc, char **argv)
{
    char launcher[16];
    int own[2] = {0, 0}, theirs[2] = {0, 0}, i;
    MPI_Comm parent, inter;
    begin(&argc, &argv);
    OK(MPI_Comm_get_parent(&parent));
    if (parent != MPI_COMM_NULL) {
        OK(MPI_Comm_disconnect(&parent));
        MPI_Finalize();
        return 0;
    }
    snprintf(launcher, sizeof launcher, "%d", (int)getppid());
    for (i = 0; i < 100; i++) {
        OK(MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &inter,
                          MPI_ERRCODES_IGNORE));
        OK(MPI_Comm_disconnect(&inter));
        if (i == 9 || i == 99) {
            own[i == 99] = descriptors("self") + mappings("self");
            theirs[i == 99] = descriptors(launcher) + mappings(launcher);
        }
    }
    /* The last job may still be on its way out, and so may one before it. */
    CHECK(own[1] <= own[0] + 40);
    CHECK(theirs[1] <= theirs[0] + 60);
    return end();
}
