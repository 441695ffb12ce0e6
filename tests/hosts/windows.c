/* Memory of other hosts cannot be loaded from; MPI_Win_shared_query says so, also where it is asked for
 * the first rank with memory, which is the same one everywhere (MPI-5.0 section 12.2.3). */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int rank, size, unit, wrong = 0;
    char *base, *at;
    MPI_Aint found;
    MPI_Comm node;
    MPI_Group here, world;
    MPI_Win win;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &node);
    MPI_Comm_group(node, &here);
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Win_allocate(rank ? 10 + rank : 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
    for (int r = 0; r <= size; r++) {
        int target = r < size ? r : 1, local;
        MPI_Group_translate_ranks(world, 1, &target, here, &local);
        MPI_Win_shared_query(win, r < size ? r : MPI_PROC_NULL, &found, &unit, &at);
        MPI_Aint expected = local == MPI_UNDEFINED || target == 0 ? 0 : 10 + target;
        if (found != expected || (target == rank && found && at != base)) {
            printf("rank %d: %ld bytes of rank %d, not %ld\n", rank, (long)found, target, (long)expected);
            wrong = 1;
        }
    }
    MPI_Group_free(&here);
    MPI_Group_free(&world);
    MPI_Win_free(&win);
    MPI_Comm_free(&node);
    MPI_Finalize();
    return wrong;
}
