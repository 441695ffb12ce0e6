// np: 1 4
/* Groups: set operations, inclusion and exclusion, comparison, translation, and their errors. */
#include "check.h"

static void ranks_are(MPI_Group group, int n, const int *want)
{
    MPI_Group world;
    int got, count;
    OK(MPI_Group_size(group, &count));
    CHECK(count == n);
    OK(MPI_Comm_group(MPI_COMM_WORLD, &world));
    for (int i = 0; i < n; i++) {
        OK(MPI_Group_translate_ranks(group, 1, &i, world, &got));
        CHECK(got == want[i]);
    }
    OK(MPI_Group_free(&world));
    CHECK(world == MPI_GROUP_NULL);
}

int main(int argc, char **argv)
{
    MPI_Group world, all, back, some, rest, none;
    int result, *order, me;
    begin(&argc, &argv);
    OK(MPI_Comm_group(MPI_COMM_WORLD, &world));
    OK(MPI_Group_rank(world, &me));
    CHECK(me == rank);
    order = malloc(sizeof(int) * (size_t)size);
    for (int i = 0; i < size; i++)
        order[i] = size - 1 - i;
    OK(MPI_Group_incl(world, size, order, &back));
    ranks_are(back, size, order);
    OK(MPI_Group_compare(world, back, &result));
    CHECK(result == (size == 1 ? MPI_IDENT : MPI_SIMILAR));
    OK(MPI_Group_union(world, back, &all));
    OK(MPI_Group_compare(world, all, &result));
    CHECK(result == MPI_IDENT);
    OK(MPI_Group_difference(world, back, &none));
    CHECK(none == MPI_GROUP_EMPTY);
    OK(MPI_Group_rank(none, &me));
    CHECK(me == MPI_UNDEFINED);
    OK(MPI_Group_free(&none));
    OK(MPI_Group_incl(world, 0, NULL, &none));
    CHECK(none == MPI_GROUP_EMPTY);

    if (size == 4) {
        int pick[] = {3, 1}, drop[] = {0, 2}, kept[] = {1, 3}, two[] = {1, MPI_PROC_NULL, 0}, to[3];
        int ranges[][3] = {{3, 1, -2}, {0, 2, 2}}, mixed[] = {3, 1, 0, 2};
        OK(MPI_Group_incl(world, 2, pick, &some));
        OK(MPI_Group_excl(world, 2, drop, &rest));
        ranks_are(some, 2, pick);
        ranks_are(rest, 2, kept);
        OK(MPI_Group_translate_ranks(some, 3, two, world, to));
        CHECK(to[0] == 1 && to[1] == MPI_PROC_NULL && to[2] == 3);
        OK(MPI_Group_translate_ranks(world, 2, drop, some, to));
        CHECK(to[0] == MPI_UNDEFINED && to[1] == MPI_UNDEFINED);
        OK(MPI_Group_free(&some));
        OK(MPI_Group_free(&rest));
        OK(MPI_Group_range_incl(world, 2, ranges, &some));
        ranks_are(some, 4, mixed);
        OK(MPI_Group_range_excl(world, 1, ranges, &rest));
        ranks_are(rest, 2, drop);
        OK(MPI_Group_compare(some, rest, &result));
        CHECK(result == MPI_UNEQUAL);
        OK(MPI_Group_free(&some));
        OK(MPI_Group_intersection(back, rest, &some));
        {
            int want[] = {2, 0};
            ranks_are(some, 2, want);
        }
        OK(MPI_Group_free(&some));
        OK(MPI_Group_free(&rest));
        {
            int twice[] = {1, 1}, stuck[][3] = {{0, 3, 0}}, wrong[][3] = {{0, 3, -1}};
            FAILS(MPI_ERR_RANK, MPI_Group_incl(world, 2, twice, &some));
            FAILS(MPI_ERR_ARG, MPI_Group_range_incl(world, 1, stuck, &some));
            FAILS(MPI_ERR_ARG, MPI_Group_range_incl(world, 1, wrong, &some));
        }
    }
    FAILS(MPI_ERR_RANK, MPI_Group_incl(world, 1, &size, &some));
    FAILS(MPI_ERR_RANK, MPI_Group_excl(world, 1, &size, &some));
    FAILS(MPI_ERR_GROUP, MPI_Group_size(MPI_GROUP_NULL, &me));
    OK(MPI_Group_free(&back));
    OK(MPI_Group_free(&all));
    OK(MPI_Group_free(&world));
    free(order);
    return end();
}
