// np: 1 2 3 5
/* Intracommunicators: every way to make one, that each works, names, comparison, errors. */
#include "check.h"

static void splits(void)
{
    MPI_Comm part, node, none;
    int me, n;
    OK(MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &part));
    OK(MPI_Comm_rank(part, &me));
    OK(MPI_Comm_size(part, &n));
    CHECK(n == (size + 1 - rank % 2) / 2);
    CHECK(me == n - 1 - rank / 2);
    talk(part);
    OK(MPI_Comm_free(&part));
    CHECK(part == MPI_COMM_NULL);
    OK(MPI_Comm_split(MPI_COMM_WORLD, rank == 0 ? MPI_UNDEFINED : 3, 0, &part));
    CHECK((part == MPI_COMM_NULL) == (rank == 0));
    if (part != MPI_COMM_NULL) {
        talk(part);
        OK(MPI_Comm_free(&part));
    }
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node));
    talk(node);
    OK(MPI_Comm_split_type(node, MPI_COMM_TYPE_HW_UNGUIDED, 0, MPI_INFO_NULL, &none));
    CHECK(none == MPI_COMM_NULL);
    OK(MPI_Comm_free(&node));
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_UNDEFINED, 0, MPI_INFO_NULL, &none));
    CHECK(none == MPI_COMM_NULL);
    FAILS(MPI_ERR_ARG, MPI_Comm_split(MPI_COMM_WORLD, -5, 0, &part));
    FAILS(MPI_ERR_ARG, MPI_Comm_split_type(MPI_COMM_WORLD, 1, 0, MPI_INFO_NULL, &part));
}

static void from_groups(void)
{
    MPI_Group world, low;
    MPI_Comm made;
    int first = (size + 1) / 2, range[1][3] = {{first - 1, 0, -1}}, me;
    OK(MPI_Comm_group(MPI_COMM_WORLD, &world));
    OK(MPI_Group_range_incl(world, 1, range, &low));
    OK(MPI_Comm_create(MPI_COMM_WORLD, low, &made));
    CHECK((made == MPI_COMM_NULL) == (rank >= first));
    if (made != MPI_COMM_NULL) {
        OK(MPI_Comm_rank(made, &me));
        CHECK(me == first - 1 - rank);
        talk(made);
        OK(MPI_Comm_free(&made));
        for (int tag = 0; tag < 3; tag++) {
            OK(MPI_Comm_create_group(MPI_COMM_WORLD, low, tag, &made));
            talk(made);
            OK(MPI_Comm_free(&made));
        }
        OK(MPI_Comm_create_from_group(low, "org.example.low", MPI_INFO_NULL, MPI_ERRORS_RETURN,
                                      &made));
        talk(made);
        OK(MPI_Comm_disconnect(&made));
        CHECK(made == MPI_COMM_NULL);
    }
    OK(MPI_Group_free(&low));
    OK(MPI_Group_free(&world));
}

int main(int argc, char **argv)
{
    MPI_Comm a, b;
    MPI_Info info;
    char name[MPI_MAX_OBJECT_NAME], value[8];
    int result, length, flag, room = sizeof value;
    begin(&argc, &argv);
    talk(MPI_COMM_WORLD);
    talk(MPI_COMM_SELF);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &a));
    talk(a);
    OK(MPI_Comm_compare(MPI_COMM_WORLD, a, &result));
    CHECK(result == MPI_CONGRUENT);
    OK(MPI_Comm_compare(a, a, &result));
    CHECK(result == MPI_IDENT);
    OK(MPI_Comm_compare(a, MPI_COMM_SELF, &result));
    CHECK(result == (size == 1 ? MPI_CONGRUENT : MPI_UNEQUAL));
    OK(MPI_Comm_get_name(MPI_COMM_WORLD, name, &length));
    CHECK(strcmp(name, "MPI_COMM_WORLD") == 0 && length == 14);
    OK(MPI_Comm_get_name(a, name, &length));
    CHECK(length == 0 && name[0] == 0);
    OK(MPI_Comm_set_name(a, "ocean"));
    OK(MPI_Comm_get_name(a, name, &length));
    CHECK(strcmp(name, "ocean") == 0);

    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "mpi_assert_no_any_source", "true"));
    OK(MPI_Comm_dup_with_info(a, info, &b));
    OK(MPI_Info_free(&info));
    talk(b);
    OK(MPI_Comm_get_info(b, &info));
    OK(MPI_Info_get_string(info, "mpi_assert_no_any_source", &room, value, &flag));
    CHECK(flag && strcmp(value, "true") == 0 && room == 5);
    OK(MPI_Info_free(&info));
    OK(MPI_Comm_free(&b));
    for (int i = 0; i < 200; i++) {
        OK(MPI_Comm_dup(a, &b));
        OK(MPI_Comm_free(&b));
    }
    splits();
    from_groups();
    b = a;
    OK(MPI_Comm_free(&a));
    FAILS(MPI_ERR_COMM, MPI_Comm_size(b, &length));
    FAILS(MPI_ERR_COMM, MPI_Comm_size(MPI_COMM_NULL, &length));
    a = MPI_COMM_WORLD;
    FAILS(MPI_ERR_COMM, MPI_Comm_free(&a));
    CHECK(a == MPI_COMM_WORLD);
    FAILS(MPI_ERR_COMM, MPI_Comm_remote_size(MPI_COMM_WORLD, &length));
    return end();
}
