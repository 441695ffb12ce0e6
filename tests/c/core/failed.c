// np: 1 2
/* What constructors that fail leave in the program's variables: no handle of another object. */
#include "check.h"

static int refuse(MPI_Comm comm, int key, void *state, void *in, void *out, int *flag)
{
    (void)comm, (void)key, (void)state, (void)in, (void)out, (void)flag;
    return MPI_ERR_OTHER;
}

static int refuse_type(MPI_Datatype type, int key, void *state, void *in, void *out, int *flag)
{
    (void)type, (void)key, (void)state, (void)in, (void)out, (void)flag;
    return MPI_ERR_OTHER;
}

/* The call fails, and the new handle is null. */
#define NONE(class_, call)                                                                         \
    do {                                                                                           \
        new = MPI_COMM_SELF;                                                                       \
        FAILS(class_, call);                                                                       \
        CHECK(new == MPI_COMM_NULL);                                                               \
    } while (0)

static void callbacks(void)
{
    MPI_Comm from, new;
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Info info;
    MPI_Datatype type, copy = MPI_INT;
    int key, key_of_types;
    OK(MPI_Info_create(&info));
    OK(MPI_Comm_create_keyval(refuse, MPI_COMM_NULL_DELETE_FN, &key, NULL));
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &from));
    OK(MPI_Comm_set_attr(from, key, &key));
    NONE(MPI_ERR_OTHER, MPI_Comm_dup(from, &new));
    NONE(MPI_ERR_OTHER, MPI_Comm_dup_with_info(from, info, &new));
    NONE(MPI_ERR_OTHER, MPI_Comm_idup(from, &new, &request));
    CHECK(request == MPI_REQUEST_NULL);
    NONE(MPI_ERR_OTHER, MPI_Comm_idup_with_info(from, info, &new, &request));
    CHECK(request == MPI_REQUEST_NULL);
    /* The communicator itself goes on. */
    OK(MPI_Comm_delete_attr(from, key));
    OK(MPI_Comm_dup(from, &new));
    talk(new);
    OK(MPI_Comm_free(&new));
    OK(MPI_Comm_free(&from));
    OK(MPI_Comm_free_keyval(&key));
    OK(MPI_Info_free(&info));

    OK(MPI_Type_create_keyval(refuse_type, MPI_TYPE_NULL_DELETE_FN, &key_of_types, NULL));
    OK(MPI_Type_contiguous(2, MPI_INT, &type));
    OK(MPI_Type_set_attr(type, key_of_types, &key));
    FAILS(MPI_ERR_OTHER, MPI_Type_dup(type, &copy));
    CHECK(copy == MPI_DATATYPE_NULL);
    OK(MPI_Type_free(&type));
    OK(MPI_Type_free_keyval(&key_of_types));
}

static void arguments(void)
{
    MPI_Comm new, grid;
    MPI_Group self, world, outside;
    int dims[1] = {0}, none[1] = {0}, index[1] = {1}, edges[1] = {-5}, beyond[1] = {0};
    beyond[0] = size;
    dims[0] = size + 1;
    NONE(MPI_ERR_DIMS, MPI_Cart_create(MPI_COMM_WORLD, 1, dims, none, 0, &new));
    NONE(MPI_ERR_TOPOLOGY, MPI_Graph_create(MPI_COMM_WORLD, 1, index, edges, 0, &new));
    NONE(MPI_ERR_RANK, MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, beyond, MPI_UNWEIGHTED, 0,
                                                      NULL, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &new));
    NONE(MPI_ERR_RANK, MPI_Dist_graph_create(MPI_COMM_WORLD, 1, &rank, index, beyond,
                                             MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &new));
    OK(MPI_Comm_group(MPI_COMM_WORLD, &world));
    OK(MPI_Comm_group(MPI_COMM_SELF, &self));
    OK(MPI_Group_difference(world, self, &outside));
    if (outside != MPI_GROUP_EMPTY) {
        NONE(MPI_ERR_GROUP, MPI_Comm_create_group(MPI_COMM_SELF, outside, 0, &new));
        NONE(MPI_ERR_GROUP, MPI_Comm_create(MPI_COMM_SELF, outside, &new));
    }
    NONE(MPI_ERR_RANK, MPI_Intercomm_create(MPI_COMM_WORLD, size, MPI_COMM_WORLD, 0, 0, &new));
    OK(MPI_Group_free(&self));
    OK(MPI_Group_free(&world));
    OK(MPI_Group_free(&outside));
    dims[0] = size;
    OK(MPI_Cart_create(MPI_COMM_WORLD, 1, dims, none, 0, &grid));
    OK(MPI_Comm_free(&grid));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    callbacks();
    arguments();
    return end();
}
