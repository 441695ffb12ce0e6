// np: 2 3 5
/* Intercommunicators: creation, both groups, duplication, split, create, merge, disconnect. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm half, inter, twin, part, merged;
    MPI_Group group, remote, first;
    int low, flag, n, here, there, me, result, zero = 0;
    begin(&argc, &argv);
    low = rank < size / 2;
    here = low ? size / 2 : size - size / 2;
    there = size - here;
    OK(MPI_Comm_split(MPI_COMM_WORLD, low, 0, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, low ? size / 2 : 0, 99, &inter));
    OK(MPI_Comm_test_inter(inter, &flag));
    CHECK(flag);
    OK(MPI_Comm_size(inter, &n));
    CHECK(n == here);
    OK(MPI_Comm_remote_size(inter, &n));
    CHECK(n == there);
    OK(MPI_Comm_group(inter, &group));
    OK(MPI_Comm_remote_group(inter, &remote));
    OK(MPI_Group_size(remote, &n));
    CHECK(n == there);
    OK(MPI_Group_rank(remote, &me));
    CHECK(me == MPI_UNDEFINED);
    talk(inter);
    OK(MPI_Comm_rank(inter, &me));
    if (me == 0) {
        int mine = rank, theirs = -1;
        MPI_Status status;
        OK(MPI_Sendrecv(&mine, 1, MPI_INT, 0, 5, &theirs, 1, MPI_INT, 0, 5, inter, &status));
        CHECK(theirs == (low ? size / 2 : 0));
        CHECK(status.MPI_SOURCE == 0);
    }
    OK(MPI_Comm_dup(inter, &twin));
    talk(twin);
    OK(MPI_Comm_compare(inter, twin, &result));
    CHECK(result == MPI_CONGRUENT);
    OK(MPI_Comm_compare(inter, half, &result));
    CHECK(result == MPI_UNEQUAL);
    OK(MPI_Comm_disconnect(&twin));

    OK(MPI_Intercomm_merge(inter, low, &merged));
    OK(MPI_Comm_rank(merged, &n));
    CHECK(n == (low ? there + me : me));
    talk(merged);
    OK(MPI_Comm_free(&merged));
    OK(MPI_Intercomm_merge(inter, 0, &merged));
    talk(merged);
    OK(MPI_Comm_free(&merged));

    OK(MPI_Comm_split(inter, me == 0 ? 1 : MPI_UNDEFINED, 0, &part));
    CHECK((part == MPI_COMM_NULL) == (me != 0));
    if (part != MPI_COMM_NULL) {
        talk(part);
        OK(MPI_Comm_free(&part));
    }
    OK(MPI_Comm_split(inter, low, 0, &part));
    CHECK(part == MPI_COMM_NULL);
    OK(MPI_Group_incl(group, 1, &zero, &first));
    OK(MPI_Comm_create(inter, first, &part));
    CHECK((part == MPI_COMM_NULL) == (me != 0));
    if (part != MPI_COMM_NULL) {
        talk(part);
        OK(MPI_Comm_free(&part));
    }
    OK(MPI_Intercomm_create_from_groups(group, 0, remote, 0, "org.example.pair", MPI_INFO_NULL,
                                        MPI_ERRORS_RETURN, &part));
    talk(part);
    OK(MPI_Comm_free(&part));
    OK(MPI_Group_free(&first));
    OK(MPI_Group_free(&group));
    OK(MPI_Group_free(&remote));
    FAILS(MPI_ERR_COMM, MPI_Intercomm_merge(half, 0, &merged));
    FAILS(MPI_ERR_COMM, MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, low ? 0 : size / 2, 1, &part));
    OK(MPI_Comm_free(&inter));
    OK(MPI_Comm_free(&half));
    return end();
}
