/* Many ranks: a barrier and one exchange of 8 bytes of each with each. Prints the private memory. */
#include "check.h"

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    long *out = malloc(sizeof(long) * (size_t)size), *in = malloc(sizeof(long) * (size_t)size);
    CHECK(out && in);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    for (int i = 0; i < size; i++)
        out[i] = rank * 100000L + i;
    OK(MPI_Alltoall(out, 1, MPI_LONG, in, 1, MPI_LONG, MPI_COMM_WORLD));
    for (int i = 0; i < size; i++)
        CHECK(in[i] == i * 100000L + rank);
    if (rank == 0)
        printf("private memory of rank 0 of %d: %ld KB\n", size, kb_of("RssAnon:"));
    return end();
}
