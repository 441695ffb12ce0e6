/*
 * footprint MB: after one message of each rank to each other rank, the memory that the ranks share
 * on the node holds no more than MB megabytes of pages, and none of it lies in /dev/shm.
 */
#include <sys/stat.h>
#include "check.h"

int main(int argc, char **argv)
{
    const char *fd = getenv("HAWSER_NODE_FD");
    struct stat s;
    char line[512];
    begin(&argc, &argv);
    CHECK(argc > 1 && fd);
    long *in = malloc(sizeof(long) * (size_t)size), out = rank;
    MPI_Request *r = malloc(sizeof *r * (size_t)size * 2);
    CHECK(in && r);
    for (int i = 0; i < size; i++)
        OK(MPI_Irecv(&in[i], 1, MPI_LONG, i, 0, MPI_COMM_WORLD, &r[i]));
    for (int i = 0; i < size; i++)
        OK(MPI_Isend(&out, 1, MPI_LONG, (rank + i) % size, 0, MPI_COMM_WORLD, &r[size + i]));
    OK(MPI_Waitall(2 * size, r, MPI_STATUSES_IGNORE));
    for (int i = 0; i < size; i++)
        CHECK(in[i] == i);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    FILE *maps = fopen("/proc/self/maps", "r");
    CHECK(maps);
    while (fgets(line, sizeof line, maps))
        CHECK(!strstr(line, "/dev/shm"));
    fclose(maps);
    if (rank == 0) {
        CHECK(fstat(atoi(fd), &s) == 0);
        double mb = (double)s.st_blocks * 512 / 1e6;
        printf("%d ranks share %.1f MB\n", size, mb);
        CHECK(mb > 0 && mb <= atof(argv[1]));
    }
    return end();
}
