// np: 1 4
/* MPI_Comm_split_type by what MPI_Get_hw_resource_info tells of, and by process sets. */
#include "check.h"

/* Splits by one key of an info object, or by none. */
static MPI_Comm split(int type, const char *key, const char *value)
{
    MPI_Comm part = MPI_COMM_WORLD;
    MPI_Info info;
    OK(MPI_Info_create(&info));
    if (key)
        OK(MPI_Info_set(info, key, value));
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, type, 0, info, &part));
    OK(MPI_Info_free(&info));
    return part;
}

static int size_and_free(MPI_Comm comm)
{
    int n = 0;
    if (comm == MPI_COMM_NULL)
        return 0;
    talk(comm);
    OK(MPI_Comm_size(comm, &n));
    OK(MPI_Comm_free(&comm));
    return n;
}

/* Each type of resource, as far as this process is restricted to one instance of it. */
static void hardware(int type)
{
    MPI_Info about;
    MPI_Comm node;
    char key[MPI_MAX_INFO_KEY + 1], value[8];
    int keys, flag, len, near;
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node));
    near = size_and_free(node);
    OK(MPI_Get_hw_resource_info(&about));
    OK(MPI_Info_get_nkeys(about, &keys));
    CHECK(keys > 0);
    for (int i = 0; i < keys; i++) {
        MPI_Comm part;
        OK(MPI_Info_get_nthkey(about, i, key));
        len = sizeof value;
        OK(MPI_Info_get_string(about, key, &len, value, &flag));
        CHECK(flag && (!strcmp(value, "true") || !strcmp(value, "false")));
        part = split(type, "mpi_hw_resource_type", key);
        CHECK((part != MPI_COMM_NULL) == !strcmp(value, "true"));
        CHECK(size_and_free(part) <= near);
    }
    OK(MPI_Info_free(&about));
    CHECK(size_and_free(split(type, "mpi_hw_resource_type", "mpi_shared_memory")) == near);
    CHECK(split(type, "mpi_hw_resource_type", "hawser://nothing") == MPI_COMM_NULL);
    CHECK(split(type, NULL, NULL) == MPI_COMM_NULL);
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, type, 0, MPI_INFO_NULL, &node));
    CHECK(node == MPI_COMM_NULL);
}

static void sets(void)
{
    MPI_Comm part = MPI_COMM_SELF;
    MPI_Info info;
    CHECK(size_and_free(split(MPI_COMM_TYPE_RESOURCE_GUIDED, "mpi_pset_name", "mpi://WORLD")) == size);
    CHECK(size_and_free(split(MPI_COMM_TYPE_RESOURCE_GUIDED, "mpi_pset_name", "mpi://self")) == 1);
    CHECK(split(MPI_COMM_TYPE_RESOURCE_GUIDED, "mpi_pset_name", "mpi://NOBODY") == MPI_COMM_NULL);
    CHECK(split(MPI_COMM_TYPE_HW_GUIDED, "mpi_pset_name", "mpi://WORLD") == MPI_COMM_NULL);
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "mpi_pset_name", "mpi://WORLD"));
    OK(MPI_Info_set(info, "mpi_hw_resource_type", "mpi_shared_memory"));
    FAILS(MPI_ERR_INFO,
          MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_RESOURCE_GUIDED, 0, info, &part));
    CHECK(part == MPI_COMM_NULL);
    OK(MPI_Info_free(&info));
}

/* Ranks that name different sets, or a set and a resource, are apart, whatever these are called
 * inside of the library. */
static void mixed(void)
{
    static const char *const names[][2] = {{"mpi_pset_name", "mpi://WORLD"},
                                           {"mpi_pset_name", "mpi://SELF"},
                                           {"mpi_hw_resource_type", "mpi_shared_memory"},
                                           {"mpi_hw_resource_type", "hawser://hwthread"},
                                           {"mpi_hw_resource_type", "hawser://core"}};
    enum { NAMES = sizeof names / sizeof *names };
    for (int first = 0; first < NAMES; first++) {
        for (int others = 0; others < NAMES; others++) {
            const char *const *name = names[rank == 0 ? first : others];
            MPI_Comm part = split(MPI_COMM_TYPE_RESOURCE_GUIDED, name[0], name[1]);
            int n = size_and_free(part);
            if (first != others)
                CHECK(rank == 0 ? n <= 1 : n <= size - 1);
        }
    }
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    hardware(MPI_COMM_TYPE_HW_GUIDED);
    hardware(MPI_COMM_TYPE_RESOURCE_GUIDED);
    sets();
    mixed();
    return end();
}
