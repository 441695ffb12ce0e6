// np: 4 5
/* A leader whose arguments are wrong tells its group; what only leaders pass is not looked at
   elsewhere. */
#include "check.h"

int main(int argc, char **argv)
{
    MPI_Comm twin, half, inter;
    MPI_Group all, mine, remote;
    int leader, high, first;
    begin(&argc, &argv);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &twin));
    leader = rank == 1;
    FAILS(MPI_ERR_RANK, MPI_Intercomm_create(twin, 1, MPI_COMM_WORLD, leader ? size : 0, 1, &inter));
    CHECK(inter == MPI_COMM_NULL);
    FAILS(MPI_ERR_RANK, MPI_Intercomm_create(twin, 1, MPI_COMM_WORLD, leader ? -5 : 0, 1, &inter));
    FAILS(MPI_ERR_COMM,
          MPI_Intercomm_create(twin, 1, leader ? MPI_COMM_NULL : MPI_COMM_WORLD, 0, 1, &inter));
    FAILS(MPI_ERR_TAG, MPI_Intercomm_create(twin, 1, MPI_COMM_WORLD, 0, leader ? -2 : 1, &inter));
    talk(twin);

    high = rank >= size / 2;
    OK(MPI_Comm_split(MPI_COMM_WORLD, high, 0, &half));
    leader = rank == 0 || rank == size / 2;
    OK(MPI_Intercomm_create(half, 0, leader ? MPI_COMM_WORLD : MPI_COMM_NULL,
                            !leader ? -9 : high ? 0 : size / 2, leader ? 7 : -7, &inter));
    talk(inter);
    OK(MPI_Comm_free(&inter));

    first = high ? size / 2 : 0;
    OK(MPI_Comm_group(MPI_COMM_WORLD, &all));
    OK(MPI_Comm_group(half, &mine));
    OK(MPI_Group_difference(all, mine, &remote));
    OK(MPI_Intercomm_create_from_groups(mine, 0, rank == first ? remote : MPI_GROUP_NULL,
                                        rank == first ? 0 : -9, "unread", MPI_INFO_NULL,
                                        MPI_ERRORS_RETURN, &inter));
    talk(inter);
    OK(MPI_Comm_free(&inter));
    OK(MPI_Group_free(&remote));
    OK(MPI_Group_free(&mine));
    OK(MPI_Group_free(&all));
    OK(MPI_Comm_free(&half));
    OK(MPI_Comm_free(&twin));
    return end();
}
