// np: 1 4 8
// args: --mca coll_basic_neighbor_algorithm joined
/* A graph of two halves that no edge connects: what blocks of one have for a length is nothing to
 * the other (MPI-5.0 section 8.6: pairwise between communicating processes), whichever nodes they
 * share. */
#include "check.h"
#include <mpi.h>
#include <stdlib.h>

int main(void)
{
    int rank, size, i, j, round, ends[64], count = 0;
    MPI_Comm graph;
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int half = (size + 1) / 2, part = rank / half;
    for (i = 0; i < size; i++)
        if (i / half == part && i != rank)
            ends[count++] = i;
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, count, ends, MPI_UNWEIGHTED, count, ends,
                                   MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
    for (round = 0; round < 3; round++) {
        /* Lengths on both sides of every bound by which messages are joined. */
        int len = (part == 0) == (round == 1) ? 2000 : 2 + round * 30000 * part;
        int *send = malloc(sizeof(int) * (size_t)(len * (count + 1)));
        int *recv = malloc(sizeof(int) * (size_t)(len * (count + 1)));
        for (i = 0; i < count; i++)
            for (j = 0; j < len; j++)
                send[i * len + j] = rank * 1000 + ends[i];
        MPI_Neighbor_alltoall(send, len, MPI_INT, recv, len, MPI_INT, graph);
        for (i = 0; i < count; i++)
            for (j = 0; j < len; j++)
                CHECK(recv[i * len + j] == ends[i] * 1000 + rank);
        for (j = 0; j < len; j++)
            send[j] = rank + j;
        MPI_Neighbor_allgather(send, len, MPI_INT, recv, len, MPI_INT, graph);
        for (i = 0; i < count; i++)
            for (j = 0; j < len; j++)
                CHECK(recv[i * len + j] == ends[i] + j);
        free(send);
        free(recv);
    }
    MPI_Comm_free(&graph);
    MPI_Finalize();
    return 0;
}
