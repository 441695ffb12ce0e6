/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * A profiling tool (MPI-5.0 section 15.2), built for the ABI of the program: it counts the sends of
 * rank 0 and says their number. Loaded before the library, it stands between program and front.
 */
#include <mpi.h>
#include <stdio.h>

static int sends;

int MPI_Send(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm)
{
    sends++;
    return PMPI_Send(buf, count, type, dest, tag, comm);
}

int MPI_Finalize(void)
{
    int rank;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0) printf("the tool saw %d sends\n", sends);
    return PMPI_Finalize();
}
