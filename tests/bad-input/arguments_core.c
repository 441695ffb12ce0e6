/* Functions of groups, communicators, datatypes, attributes, info, topologies and the environment
 * with one wrong argument at a time. */
#include "check.h"

static MPI_Comm c, no_comm = MPI_COMM_NULL;
static MPI_Group g, h;
static int n, many[8], negative[2] = {1, -1}, twice[2] = {0, 0}, size;

static void comms(void)
{
    MPI_Comm bad = GARBAGE(MPI_Comm, 1), world = MPI_COMM_WORLD, self = MPI_COMM_SELF;
    FAILS(MPI_ERR_COMM, MPI_Comm_rank(no_comm, &n));
    FAILS(MPI_ERR_COMM, MPI_Comm_size(bad, &n));
    FAILS(MPI_ERR_ARG, MPI_Comm_rank(MPI_COMM_WORLD, NULL));
    FAILS(MPI_ERR_ARG, MPI_Comm_size(MPI_COMM_WORLD, NULL));
    FAILS(MPI_ERR_COMM, MPI_Comm_dup(no_comm, &c));
    FAILS(MPI_ERR_ARG, MPI_Comm_dup(MPI_COMM_WORLD, NULL));
    FAILS(MPI_ERR_COMM, MPI_Comm_split(bad, 0, 0, &c));
    FAILS(MPI_ERR_ARG, MPI_Comm_split(MPI_COMM_SELF, -5, 0, &c));
    FAILS(MPI_ERR_ARG, MPI_Comm_split_type(MPI_COMM_SELF, -77, 0, MPI_INFO_NULL, &c));
    FAILS(MPI_ERR_COMM, MPI_Comm_free(&no_comm));
    FAILS(MPI_ERR_COMM, MPI_Comm_free(&bad));
    FAILS(MPI_ERR_COMM, MPI_Comm_free(&world));
    FAILS(MPI_ERR_COMM, MPI_Comm_free(&self));
    FAILS(MPI_ERR_ARG, MPI_Comm_free(NULL));
    FAILS(MPI_ERR_GROUP, MPI_Comm_create(MPI_COMM_WORLD, MPI_GROUP_NULL, &c));
    FAILS(MPI_ERR_GROUP, MPI_Comm_create_group(MPI_COMM_WORLD, GARBAGE(MPI_Group, 1), 0, &c));
    FAILS(MPI_ERR_COMM, MPI_Comm_compare(MPI_COMM_WORLD, no_comm, &n));
    FAILS(MPI_ERR_COMM, MPI_Comm_remote_size(MPI_COMM_WORLD, &n));
    FAILS(MPI_ERR_COMM, MPI_Comm_remote_group(MPI_COMM_WORLD, &g));
    FAILS(MPI_ERR_COMM, MPI_Intercomm_merge(MPI_COMM_WORLD, 0, &c));
    FAILS(MPI_ERR_ARG, MPI_Comm_set_name(MPI_COMM_WORLD, NULL));
}

static void groups(void)
{
    int range[1][3] = {{0, 0, 0}};
    OK(MPI_Comm_group(MPI_COMM_WORLD, &g));
    FAILS(MPI_ERR_GROUP, MPI_Group_size(MPI_GROUP_NULL, &n));
    FAILS(MPI_ERR_GROUP, MPI_Group_rank(GARBAGE(MPI_Group, 0), &n));
    FAILS(MPI_ERR_ARG, MPI_Group_size(g, NULL));
    FAILS(MPI_ERR_RANK, MPI_Group_incl(g, 2, negative, &h));
    FAILS(MPI_ERR_RANK, MPI_Group_incl(g, 2, twice, &h));
    FAILS(MPI_ERR_RANK, MPI_Group_excl(g, 2, twice, &h));
    FAILS(MPI_ERR_ARG, MPI_Group_incl(g, -1, many, &h));
    FAILS(MPI_ERR_ARG, MPI_Group_incl(g, 1, NULL, &h));
    FAILS(MPI_ERR_ARG, MPI_Group_range_incl(g, 1, range, &h));
    FAILS(MPI_ERR_RANK, MPI_Group_translate_ranks(g, 2, negative, g, many));
    FAILS(MPI_ERR_GROUP, MPI_Group_union(g, MPI_GROUP_NULL, &h));
    FAILS(MPI_ERR_GROUP, MPI_Group_free(&(MPI_Group){MPI_GROUP_NULL}));
    OK(MPI_Group_free(&g));
}

static void datatypes(void)
{
    MPI_Datatype t = MPI_DATATYPE_NULL, builtin = MPI_INT, two[2] = {MPI_INT, MPI_DATATYPE_NULL};
    MPI_Aint where[2] = {0, 8};
    int ones[2] = {1, 1};
    FAILS(MPI_ERR_COUNT, MPI_Type_contiguous(-1, MPI_INT, &t));
    FAILS(MPI_ERR_TYPE, MPI_Type_contiguous(1, MPI_DATATYPE_NULL, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_contiguous(1, MPI_INT, NULL));
    FAILS(MPI_ERR_COUNT, MPI_Type_vector(-1, 1, 1, MPI_INT, &t));
    FAILS(MPI_ERR_COUNT, MPI_Type_vector(1, -1, 1, MPI_INT, &t));
    FAILS(MPI_ERR_ARG, MPI_Type_indexed(2, negative, many, MPI_INT, &t));
    FAILS(MPI_ERR_TYPE, MPI_Type_create_struct(2, ones, where, two, &t));
    FAILS(MPI_ERR_COUNT, MPI_Type_create_struct(-1, ones, where, two, &t));
    FAILS(MPI_ERR_TYPE, MPI_Type_free(&t));
    FAILS(MPI_ERR_TYPE, MPI_Type_free(&builtin));
    FAILS(MPI_ERR_TYPE, MPI_Type_size(GARBAGE(MPI_Datatype, 0), &n));
    FAILS(MPI_ERR_ARG, MPI_Type_size(MPI_INT, NULL));
    FAILS(MPI_ERR_TYPE, MPI_Type_commit(&t));
}

static void attributes(void)
{
    int key = MPI_KEYVAL_INVALID, other = 424242, flag;
    void *value;
    MPI_Info info = MPI_INFO_NULL, bad = GARBAGE(MPI_Info, 0);
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_set_attr(MPI_COMM_SELF, key, NULL));
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_set_attr(MPI_COMM_SELF, other, NULL));
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_get_attr(MPI_COMM_SELF, other, &value, &flag));
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_delete_attr(MPI_COMM_SELF, key));
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_free_keyval(&key));
    FAILS(MPI_ERR_KEYVAL, MPI_Comm_set_attr(MPI_COMM_SELF, MPI_TAG_UB, NULL));
    FAILS(MPI_ERR_INFO, MPI_Info_set(bad, "a", "b"));
    FAILS(MPI_ERR_INFO, MPI_Info_set(MPI_INFO_NULL, "a", "b"));
    FAILS(MPI_ERR_INFO, MPI_Info_free(&info));
    FAILS(MPI_ERR_INFO, MPI_Info_get_nkeys(bad, &n));
    OK(MPI_Info_create(&info));
    FAILS(MPI_ERR_INFO_KEY, MPI_Info_set(info, "", "b"));
    FAILS(MPI_ERR_ARG, MPI_Info_set(info, NULL, "b"));
    FAILS(MPI_ERR_INFO_NOKEY, MPI_Info_delete(info, "absent"));
    OK(MPI_Info_free(&info));
    MPI_Op sum = MPI_SUM, none = MPI_OP_NULL;
    FAILS(MPI_ERR_OP, MPI_Op_free(&sum));
    FAILS(MPI_ERR_OP, MPI_Op_free(&none));
    FAILS(MPI_ERR_ARG, MPI_Op_create(NULL, 1, &none));
}

static void topologies(void)
{
    int dims[2] = {1, 1}, zero[2] = {0, 0}, huge[2] = {1 << 20, 1 << 20}, periods[2] = {0, 0};
    FAILS(MPI_ERR_DIMS, MPI_Cart_create(MPI_COMM_SELF, -1, dims, periods, 0, &c));
    FAILS(MPI_ERR_ARG, MPI_Cart_create(MPI_COMM_SELF, 2, NULL, periods, 0, &c));
    FAILS(MPI_ERR_DIMS, MPI_Cart_create(MPI_COMM_SELF, 2, huge, periods, 0, &c));
    FAILS(MPI_ERR_TOPOLOGY, MPI_Cart_rank(MPI_COMM_SELF, dims, &n));
    FAILS(MPI_ERR_TOPOLOGY, MPI_Cart_shift(MPI_COMM_SELF, 0, 1, &n, &n));
    FAILS(MPI_ERR_TOPOLOGY, MPI_Graph_neighbors_count(MPI_COMM_SELF, 0, &n));
    FAILS(MPI_ERR_DIMS, MPI_Dims_create(6, -1, zero));
    FAILS(MPI_ERR_DIMS, MPI_Dims_create(7, 2, (int[]){2, 0}));
}

static void environment(void)
{
    char text[MPI_MAX_ERROR_STRING];
    FAILS(MPI_ERR_ARG, MPI_Error_class(123456, &n));
    FAILS(MPI_ERR_ARG, MPI_Error_string(-3, text, &n));
    FAILS(MPI_ERR_ARG, MPI_Get_processor_name(NULL, &n));
    FAILS(MPI_ERR_ERRHANDLER, MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRHANDLER_NULL));
    FAILS(MPI_ERR_ERRHANDLER, MPI_Comm_set_errhandler(MPI_COMM_SELF, GARBAGE(MPI_Errhandler, 0)));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    comms();
    groups();
    datatypes();
    attributes();
    topologies();
    environment();
    OK(MPI_Barrier(MPI_COMM_WORLD));
    return end();
}
