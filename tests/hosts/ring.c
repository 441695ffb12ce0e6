/* A job over hosts: every rank meets its neighbours, all agree on a sum, and long and short messages
 * cross. With "abort" the last rank ends the job, with "hang" rank 2 stays away from a barrier. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int rank, size, nodes, leader, local;
    MPI_Comm node;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &node);
    MPI_Comm_rank(node, &local);
    leader = local == 0;
    MPI_Allreduce(&leader, &nodes, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);

    int next = (rank + 1) % size, before = (rank + size - 1) % size;
    for (int bytes = 1; bytes <= 4 << 20; bytes *= 8) {
        char *out = malloc(bytes), *in = calloc(1, bytes);
        memset(out, 'a' + rank % 20, bytes);
        MPI_Sendrecv(out, bytes, MPI_CHAR, next, 1, in, bytes, MPI_CHAR, before, 1, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
        for (int i = 0; i < bytes; i++)
            if (in[i] != 'a' + before % 20) {
                printf("rank %d: byte %d of %d is wrong\n", rank, i, bytes);
                MPI_Abort(MPI_COMM_WORLD, 3);
            }
        free(in);
        free(out);
    }
    int sum;
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    printf("%d ranks on %d nodes, sum %d\n", size, nodes, sum);
    fflush(stdout);
    const char *mode = argc > 1 ? argv[1] : "";
    if (!strcmp(mode, "abort") && rank == size - 1)
        MPI_Abort(MPI_COMM_WORLD, 9);
    if (!strcmp(mode, "hang") && rank == 2)
        sleep(1000);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Comm_free(&node);
    MPI_Finalize();
    return 0;
}
