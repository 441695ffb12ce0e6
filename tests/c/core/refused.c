// np: 2 5
/* Constructors of which one rank refuses its arguments: the others, who have entered, do not wait for
 * it, and the communicator goes on. */
#include "check.h"

/* The call fails with this class at rank `bad`, and with MPI_ERR_OTHER at the others. */
#define REFUSED(class_, call)                                                                      \
    do {                                                                                           \
        new = MPI_COMM_SELF;                                                                       \
        if (rank == bad)                                                                           \
            FAILS(class_, call);                                                                   \
        else                                                                                       \
            FAILS(MPI_ERR_OTHER, call);                                                            \
        CHECK(new == MPI_COMM_NULL);                                                               \
    } while (0)

static void refused(MPI_Comm comm, int bad)
{
    MPI_Comm new;
    MPI_Info info;
    int mine = rank == bad, dims[1] = {mine ? size + 1 : size}, none[1] = {0};
    int beyond[1] = {mine ? size : 0}, one[1] = {1}, index[1] = {1}, edges[1] = {mine ? -5 : 0};
    REFUSED(MPI_ERR_ARG, MPI_Comm_split(comm, mine ? -7 : 3, 0, &new));
    REFUSED(MPI_ERR_ARG, MPI_Comm_split_type(comm, mine ? 77777 : MPI_COMM_TYPE_SHARED, 0,
                                             MPI_INFO_NULL, &new));
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "mpi_pset_name", "mpi://WORLD"));
    if (mine)
        OK(MPI_Info_set(info, "mpi_hw_resource_type", "mpi_shared_memory"));
    REFUSED(MPI_ERR_INFO, MPI_Comm_split_type(comm, MPI_COMM_TYPE_RESOURCE_GUIDED, 0, info, &new));
    OK(MPI_Info_free(&info));
    REFUSED(MPI_ERR_DIMS, MPI_Cart_create(comm, 1, dims, none, 0, &new));
    REFUSED(MPI_ERR_TOPOLOGY, MPI_Graph_create(comm, 1, index, edges, 0, &new));
    REFUSED(MPI_ERR_ARG, MPI_Graph_create(comm, mine ? -1 : 0, index, edges, 0, &new));
    REFUSED(MPI_ERR_RANK,
            MPI_Dist_graph_create_adjacent(comm, 1, beyond, MPI_UNWEIGHTED, 0, NULL, MPI_UNWEIGHTED,
                                           MPI_INFO_NULL, 0, &new));
    REFUSED(MPI_ERR_ARG,
            MPI_Dist_graph_create_adjacent(comm, 1, none, mine ? one : MPI_UNWEIGHTED, 0, NULL,
                                           MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &new));
    REFUSED(MPI_ERR_RANK, MPI_Dist_graph_create(comm, 1, none, one, beyond, MPI_UNWEIGHTED,
                                                MPI_INFO_NULL, 0, &new));
    one[0] = mine ? -1 : 1;
    REFUSED(MPI_ERR_ARG, MPI_Dist_graph_create(comm, 1, none, one, none, MPI_UNWEIGHTED,
                                               MPI_INFO_NULL, 0, &new));
}

/* Both groups hear of it. */
static void between(int bad)
{
    MPI_Comm half, inter, new;
    OK(MPI_Comm_split(MPI_COMM_WORLD, rank % 2, 0, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 3, &inter));
    MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN);
    REFUSED(MPI_ERR_ARG, MPI_Comm_split(inter, rank == bad ? -7 : 3, 0, &new));
    OK(MPI_Comm_split(inter, 3, 0, &new));
    OK(MPI_Comm_free(&new));
    OK(MPI_Comm_free(&inter));
    OK(MPI_Comm_free(&half));
}

int main(int argc, char **argv)
{
    MPI_Comm dup;
    begin(&argc, &argv);
    for (int bad = 0; bad < size; bad++) {
        refused(MPI_COMM_WORLD, bad);
        between(bad);
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &dup));
        talk(dup);
        OK(MPI_Comm_free(&dup));
    }
    return end();
}
