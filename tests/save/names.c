/* Callbacks by name: those of Open MPI's component self, and with HELD a section that holds a snapshot
 * off. Links with -rdynamic. */
#include <mpi-ext.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int value = 1, went_on;

static int path_of(char *path, size_t room)
{
    char dir[2048];
    if (MPIX_Checkpoint_dir(dir, sizeof dir) != MPI_SUCCESS) return 1;
    return snprintf(path, room, "%s/value", dir) <= 0;
}

int opal_crs_self_user_checkpoint(char **command)
{
    char path[4096];
    *command = NULL;
    if (path_of(path, sizeof path)) return 1;
    FILE *f = fopen(path, "w");
    if (!f) return 2;
    fprintf(f, "%d\n", value);
    return fclose(f);
}

int opal_crs_self_user_continue(void)
{
    went_on++;
    return 0;
}

int opal_crs_self_user_restart(void)
{
    char path[4096];
    if (path_of(path, sizeof path)) return 1;
    FILE *f = fopen(path, "r");
    if (!f || fscanf(f, "%d", &value) != 1) return 2;
    return fclose(f);
}

int main(int argc, char **argv)
{
    int rank, restarted, out, stop;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPIX_Checkpoint_restart(MPI_COMM_WORLD, &restarted);
    if (restarted) {
        if (value != 40 + rank) MPI_Abort(MPI_COMM_WORLD, 4);
        if (rank == 0) printf("restarted\n");
        MPI_Finalize();
        return 0;
    }
    value = 40 + rank;
    if (rank == 0) MPIX_Checkpoint_hold();
    MPIX_Checkpoint(MPI_COMM_WORLD, MPIX_CHECKPOINT_NOW, &out, &stop);
    if (out != MPIX_CHECKPOINT_HELD || went_on) MPI_Abort(MPI_COMM_WORLD, 5);
    if (rank == 0) MPIX_Checkpoint_release();
    MPIX_Checkpoint(MPI_COMM_WORLD, MPIX_CHECKPOINT_NOW, &out, &stop);
    if (out != MPIX_CHECKPOINT_TAKEN || went_on != 1 || stop) MPI_Abort(MPI_COMM_WORLD, 6);
    if (rank == 0) printf("taken\n");
    MPI_Finalize();
    return 0;
}
