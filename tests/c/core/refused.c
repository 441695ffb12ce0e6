// np: 2 5
/* Constructors of which one rank refuses its arguments: the others, who have entered, do not wait for
 * it, and the communicator goes on. */
#include "check.h"
#include <stdint.h>

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
    one[0] = 1;
    MPI_Info none_such = mine ? (MPI_Info)(intptr_t)0x7a7a7a : MPI_INFO_NULL;
    REFUSED(MPI_ERR_INFO, MPI_Dist_graph_create(comm, 1, none, one, none, MPI_UNWEIGHTED, none_such, 0, &new));
    REFUSED(MPI_ERR_INFO, MPI_Dist_graph_create_adjacent(comm, 1, none, MPI_UNWEIGHTED, 1, none,
                                                         MPI_UNWEIGHTED, none_such, 0, &new));
    REFUSED(MPI_ERR_INFO, MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, none_such, &new));
    REFUSED(MPI_ERR_INFO, MPI_Comm_dup_with_info(comm, none_such, &new));
    one[0] = mine ? -1 : 1;
    REFUSED(MPI_ERR_ARG, MPI_Dist_graph_create(comm, 1, none, one, none, MPI_UNWEIGHTED,
                                               MPI_INFO_NULL, 0, &new));
}

/* Only the members call: those that wait for one that refuses group or tag hear of it. */
static void members(MPI_Comm comm, int bad, MPI_Group all)
{
    static char long_string[MPI_MAX_STRINGTAG_LEN + 2];
    MPI_Comm new;
    MPI_Group group, none_such = MPI_GROUP_NULL;
    MPI_Errhandler handler = MPI_ERRORS_RETURN, none = MPI_ERRHANDLER_NULL;
    int mine = rank == bad, first = 0;
    memset(long_string, 'x', sizeof long_string - 1);
    const char *string = mine ? long_string : "members";
    for (int round = 0; round < 2; round++) {
        REFUSED(MPI_ERR_GROUP, MPI_Comm_create_group(comm, mine ? none_such : all, 7, &new));
        REFUSED(MPI_ERR_TAG, MPI_Comm_create_group(comm, all, mine ? -7 : 7, &new));
        REFUSED(MPI_ERR_GROUP, MPI_Comm_create_from_group(mine ? none_such : all, "members", MPI_INFO_NULL,
                                                          handler, &new));
        REFUSED(MPI_ERR_ARG, MPI_Comm_create_from_group(all, string, MPI_INFO_NULL, handler, &new));
        REFUSED(MPI_ERR_ERRHANDLER, MPI_Comm_create_from_group(all, "members", MPI_INFO_NULL, mine ? none : handler,
                                                        &new));
    }
    OK(MPI_Comm_create_group(comm, all, 7, &new));
    talk(new);
    OK(MPI_Comm_free(&new));
    OK(MPI_Comm_create_from_group(all, "members", MPI_INFO_NULL, handler, &new));
    talk(new);
    OK(MPI_Comm_free(&new));
    /* All refuse, and then none does. */
    new = MPI_COMM_SELF;
    FAILS(MPI_ERR_TAG, MPI_Comm_create_group(comm, all, -7, &new));
    CHECK(new == MPI_COMM_NULL);
    FAILS(MPI_ERR_GROUP, MPI_Comm_create_group(comm, none_such, 7, &new));
    OK(MPI_Comm_create_group(comm, all, 7, &new));
    talk(new);
    OK(MPI_Comm_free(&new));
    /* Not a subset at one rank. */
    OK(MPI_Comm_split(comm, 0, rank == 0 ? size : rank, &new));
    OK(MPI_Group_excl(all, 1, &first, &group));
    if (rank != 0 && size > 2) {
        MPI_Comm part, made;
        OK(MPI_Comm_create_group(comm, group, 9, &part));
        made = MPI_COMM_SELF;
        int last = bad == 0 ? size - 1 : bad;
        if (rank == last)
            FAILS(MPI_ERR_GROUP, MPI_Comm_create_group(part, all, 9, &made));
        else
            FAILS(MPI_ERR_OTHER, MPI_Comm_create_group(part, group, 9, &made));
        CHECK(made == MPI_COMM_NULL);
        OK(MPI_Comm_create_group(part, group, 9, &made));
        OK(MPI_Comm_free(&made));
        OK(MPI_Comm_free(&part));
    }
    OK(MPI_Group_free(&group));
    OK(MPI_Comm_free(&new));
}

/* Those who are in no new communicator hear of it, too. */
static void groups(MPI_Comm comm, int bad)
{
    int mine = rank == bad, first = 0;
    MPI_Group all, some, none_such = MPI_GROUP_NULL;
    MPI_Comm new, part;
    OK(MPI_Comm_group(comm, &all));
    OK(MPI_Group_incl(all, 1, &first, &some));
    REFUSED(MPI_ERR_GROUP, MPI_Comm_create(comm, mine ? none_such : all, &new));
    REFUSED(MPI_ERR_GROUP, MPI_Comm_create(comm, mine ? none_such : some, &new));
    REFUSED(MPI_ERR_GROUP, MPI_Comm_create(comm, mine ? none_such : MPI_GROUP_EMPTY, &new));
    OK(MPI_Comm_split(comm, rank == 0, 0, &part));
    if (rank != 0) {
        /* No subset; known to each of them. */
        new = MPI_COMM_SELF;
        FAILS(MPI_ERR_GROUP, MPI_Comm_create(part, all, &new));
        CHECK(new == MPI_COMM_NULL);
        OK(MPI_Comm_create(part, MPI_GROUP_EMPTY, &new));
    }
    OK(MPI_Comm_free(&part));
    MPI_Info info = mine ? (MPI_Info)(intptr_t)0x7a7a7a : MPI_INFO_NULL;
    REFUSED(MPI_ERR_INFO, MPI_Comm_create_from_group(all, "refused", info, MPI_ERRORS_RETURN, &new));
    OK(MPI_Comm_create_from_group(all, "refused", MPI_INFO_NULL, MPI_ERRORS_RETURN, &new));
    talk(new);
    OK(MPI_Comm_free(&new));
    members(comm, bad, all);
    OK(MPI_Group_free(&some));
    OK(MPI_Group_free(&all));
}

/* Without a wait for all of them nobody can be told: the others get their communicator. */
static void nonblocking(MPI_Comm comm, int bad)
{
    MPI_Comm new;
    MPI_Request req;
    if (rank == bad) {
        FAILS(MPI_ERR_INFO, MPI_Comm_idup_with_info(comm, (MPI_Info)(intptr_t)0x7a7a7a, &new, &req));
    } else {
        OK(MPI_Comm_idup_with_info(comm, MPI_INFO_NULL, &new, &req));
        OK(MPI_Wait(&req, MPI_STATUS_IGNORE));
        OK(MPI_Comm_free(&new));
    }
}

/* Both groups hear of it; those of the other group, and those whose leader refuses, with its class. */
static void bridges(MPI_Comm half, int bad)
{
    static char long_string[MPI_MAX_STRINGTAG_LEN + 2];
    MPI_Comm new;
    MPI_Group local, everybody, remote;
    int mine = rank == bad, other = 1 - rank % 2, out = size;
    memset(long_string, 'x', sizeof long_string - 1);
    OK(MPI_Comm_group(half, &local));
    OK(MPI_Comm_group(MPI_COMM_WORLD, &everybody));
    OK(MPI_Group_difference(everybody, local, &remote));
#define ENDS(class_, call)                                                                         \
    do {                                                                                           \
        int class = MPI_SUCCESS, code;                                                             \
        new = MPI_COMM_SELF;                                                                       \
        code = call;                                                                               \
        CHECK(code != MPI_SUCCESS && new == MPI_COMM_NULL);                                        \
        OK(MPI_Error_class(code, &class));                                                         \
        CHECK(!mine || class == class_);                                                           \
    } while (0)
    ENDS(MPI_ERR_RANK, MPI_Intercomm_create(half, mine ? out : 0, MPI_COMM_WORLD, other, 3, &new));
    if (bad < 2) {
        ENDS(MPI_ERR_RANK, MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, mine ? out : other, 3, &new));
        ENDS(MPI_ERR_TAG, MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, other, mine ? -3 : 3, &new));
    }
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, other, 3, &new));
    OK(MPI_Comm_free(&new));
#define FROM(group, leader, theirs, string, handler)                                               \
    MPI_Intercomm_create_from_groups(group, leader, theirs, 0, string, MPI_INFO_NULL, handler, &new)
    ENDS(MPI_ERR_GROUP, FROM(mine ? MPI_GROUP_NULL : local, 0, remote, "b", MPI_ERRORS_RETURN));
    ENDS(MPI_ERR_RANK, FROM(local, mine ? out : 0, remote, "b", MPI_ERRORS_RETURN));
    ENDS(MPI_ERR_ARG, FROM(local, 0, remote, mine ? long_string : "b", MPI_ERRORS_RETURN));
    ENDS(MPI_ERR_ERRHANDLER, FROM(local, 0, remote, "b", mine ? MPI_ERRHANDLER_NULL : MPI_ERRORS_RETURN));
    if (bad < 2)
        ENDS(MPI_ERR_GROUP, FROM(local, 0, mine ? MPI_GROUP_NULL : remote, "b", MPI_ERRORS_RETURN));
    OK(FROM(local, 0, remote, "b", MPI_ERRORS_RETURN));
    OK(MPI_Comm_free(&new));
    OK(MPI_Group_free(&remote));
    OK(MPI_Group_free(&everybody));
    OK(MPI_Group_free(&local));
}

/* Both groups hear of it. */
static void between(int bad)
{
    MPI_Comm half, inter, new;
    OK(MPI_Comm_split(MPI_COMM_WORLD, rank % 2, 0, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 3, &inter));
    MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN);
    REFUSED(MPI_ERR_ARG, MPI_Comm_split(inter, rank == bad ? -7 : 3, 0, &new));
    MPI_Info info = rank == bad ? (MPI_Info)(intptr_t)0x7a7a7a : MPI_INFO_NULL;
    REFUSED(MPI_ERR_INFO, MPI_Comm_dup_with_info(inter, info, &new));
    MPI_Group local;
    OK(MPI_Comm_group(inter, &local));
    REFUSED(MPI_ERR_GROUP, MPI_Comm_create(inter, rank == bad ? MPI_GROUP_NULL : local, &new));
    OK(MPI_Comm_create(inter, local, &new));
    OK(MPI_Comm_free(&new));
    OK(MPI_Comm_dup_with_info(inter, MPI_INFO_NULL, &new));
    OK(MPI_Comm_free(&new));
    OK(MPI_Group_free(&local));
    OK(MPI_Comm_split(inter, 3, 0, &new));
    OK(MPI_Comm_free(&new));
    OK(MPI_Comm_free(&inter));
    bridges(half, bad);
    OK(MPI_Comm_free(&half));
}

int main(int argc, char **argv)
{
    MPI_Comm dup;
    begin(&argc, &argv);
    for (int bad = 0; bad < size; bad++) {
        refused(MPI_COMM_WORLD, bad);
        groups(MPI_COMM_WORLD, bad);
        nonblocking(MPI_COMM_WORLD, bad);
        between(bad);
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &dup));
        talk(dup);
        OK(MPI_Comm_free(&dup));
    }
    return end();
}
