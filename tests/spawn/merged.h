/* Included before a program of tests/c (mpicc -include): its world is a communicator of three jobs. The first one spawns
 * MERGED_SECOND processes (1 without it), and both together MERGED_THIRD; where that is 0 there are two jobs. */
#ifndef SPAWN_MERGED_H
#define SPAWN_MERGED_H

#include <mpi.h>
#include <stdlib.h>
#include <string.h>

static MPI_Comm merged_world;

static void merged_grow(const char *program, const char *which, const char *processes)
{
    char *words[] = {(char *)which, NULL};
    MPI_Comm inter, all;
    if (processes && atoi(processes) == 0)
        return;
    MPI_Comm_spawn(program, words, processes ? atoi(processes) : 1, MPI_INFO_NULL, 0, merged_world, &inter,
                   MPI_ERRCODES_IGNORE);
    MPI_Intercomm_merge(inter, 0, &all);
    MPI_Comm_disconnect(&inter);
    MPI_Comm_free(&merged_world);
    merged_world = all;
}

static int merged_init(int *argc, char ***argv)
{
    const char *program = (*argv)[0], *which = *argc > 1 ? (*argv)[*argc - 1] : "";
    MPI_Comm parent;
    int code = PMPI_Init(argc, argv);
    PMPI_Comm_get_parent(&parent);
    if (parent == MPI_COMM_NULL)
        PMPI_Comm_dup(MPI_COMM_WORLD, &merged_world);
    else {
        PMPI_Intercomm_merge(parent, 1, &merged_world);
        PMPI_Comm_disconnect(&parent);
    }
    if (strcmp(which, "second") != 0 && strcmp(which, "third") != 0)
        merged_grow(program, "second", getenv("MERGED_SECOND"));
    if (strcmp(which, "third") != 0)
        merged_grow(program, "third", getenv("MERGED_THIRD"));
    return code;
}

static inline int merged_finalize(void)
{
    PMPI_Comm_disconnect(&merged_world);
    return PMPI_Finalize();
}

#define MPI_Init(argc, argv) merged_init(argc, argv)
#define MPI_Finalize() merged_finalize()
#undef MPI_COMM_WORLD
#define MPI_COMM_WORLD merged_world

#endif
