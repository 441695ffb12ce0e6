// np: 2 3 5
// nodes: 1
// No rank leaves a blocking constructor of communicators before all have entered it. The standard does not ask
// for this, but other libraries do it, and programs rely on it: see `Team::context`.
#include "check.h"
#include <stdatomic.h>

enum { ROUNDS = 200 };

static void construct(int which, MPI_Comm *new)
{
    MPI_Group group;
    int dims = size, periodic = 0, i, *all = malloc(2 * size * sizeof *all);
    for (i = 0; i < size; i++) {
        all[i] = i;
        all[size + i] = i + 1;
    }
    switch (which) {
    case 0: MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 0, all, all, 0, all, all, MPI_INFO_NULL, 0, new); break;
    case 1: MPI_Cart_create(MPI_COMM_WORLD, 1, &dims, &periodic, 0, new); break;
    case 2: MPI_Graph_create(MPI_COMM_WORLD, size, all + size, all, 0, new); break;
    case 3: MPI_Comm_dup(MPI_COMM_WORLD, new); break;
    case 4: MPI_Comm_split(MPI_COMM_WORLD, 0, rank, new); break;
    case 5: MPI_Comm_dup_with_info(MPI_COMM_WORLD, MPI_INFO_NULL, new); break;
    case 6:
        MPI_Dist_graph_create(MPI_COMM_WORLD, 0, all, all, all, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, new);
        break;
    default:
        MPI_Comm_group(MPI_COMM_WORLD, &group);
        if (which == 7)
            MPI_Comm_create(MPI_COMM_WORLD, group, new);
        else
            MPI_Comm_create_group(MPI_COMM_WORLD, group, 5, new);
        MPI_Group_free(&group);
    }
    free(all);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Win win;
    MPI_Aint bytes;
    int unit;
    atomic_int *entered;
    MPI_Win_allocate_shared(rank == 0 ? sizeof *entered : 0, sizeof *entered, MPI_INFO_NULL, MPI_COMM_WORLD, &entered, &win);
    MPI_Win_shared_query(win, 0, &bytes, &unit, &entered);
    if (rank == 0)
        atomic_store(entered, 0);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int round = 0, calls = 0; round < ROUNDS; round++)
        for (int which = 0; which < 9; which++) {
            MPI_Comm new;
            atomic_fetch_add(entered, 1);
            construct(which, &new);
            calls++;
            CHECK(atomic_load(entered) >= calls * size);
            MPI_Comm_free(&new);
        }
    MPI_Win_free(&win);
    MPI_Finalize();
    return 0;
}
