/* Prints the size of its world and which file of our library it has mapped. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>
int main(void)
{
    char line[4096];
    int size;
    FILE *maps = fopen("/proc/self/maps", "r");
    MPI_Init(0, 0);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    while (fgets(line, sizeof line, maps))
        if (strstr(line, "libmpi_abi.so.1") && strstr(line, " 00000000 "))
            printf("%d ranks, %s", size, strchr(line, '/'));
    return MPI_Finalize();
}
