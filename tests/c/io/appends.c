// np: 4
/* SPDX-License-Identifier: MIT OR Apache-2.0
 * 10,000 appends of each rank at the shared pointer, by independent calls, nonblocking ones and in order: none is lost, none
   overwritten, the ordered ones lie in the order of ranks, and no other file is made. */
#include <dirent.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

enum { APPENDS = 10000, ORDERED = 2500, WORDS = 3 };

static void record(int *words, int i)
{
    words[0] = rank;
    words[1] = i;
    words[2] = rank * 7 + i * 3;
}

int main(int argc, char **argv)
{
    char folder[64], name[96];
    MPI_File f;
    MPI_Datatype type;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int pid = getpid();
    MPI_Bcast(&pid, 1, MPI_INT, 0, MPI_COMM_WORLD);
    snprintf(folder, sizeof folder, "./appends.%d", pid);
    snprintf(name, sizeof name, "%s/data", folder);
    if (rank == 0) mkdir(folder, 0700);
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &f));
    MPI_Type_contiguous(WORDS, MPI_INT, &type);
    MPI_Type_commit(&type);
    OK(MPI_File_set_view(f, 0, type, type, "native", MPI_INFO_NULL));
    int (*own)[WORDS] = malloc(APPENDS * sizeof *own);
    MPI_Request q[8];
    for (int i = 0; i < APPENDS - ORDERED; i++) {
        record(own[i], i);
        if (i % 5 < 3) {
            OK(MPI_File_write_shared(f, own[i], 1, type, MPI_STATUS_IGNORE));
        } else if (i % 5 == 3) {
            OK(MPI_File_iwrite_shared(f, own[i], 1, type, q));
        } else {
            OK(MPI_File_iwrite_shared(f, own[i], 1, type, q + 1));
            OK(MPI_Waitall(2, q, MPI_STATUSES_IGNORE));
        }
    }
    for (int i = APPENDS - ORDERED; i < APPENDS; i++) {
        record(own[i], i);
        OK(MPI_File_write_ordered(f, own[i], 1, type, MPI_STATUS_IGNORE));
    }
    struct dirent *entry;
    int entries = 0;
    DIR *listing = opendir(folder);
    while ((entry = readdir(listing))) entries += entry->d_name[0] != '.' || strlen(entry->d_name) > 2;
    closedir(listing);
    NEED(entries == 1);
    MPI_Offset at, bytes;
    OK(MPI_File_sync(f));
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_sync(f));
    OK(MPI_File_get_position_shared(f, &at));
    NEED(at == (MPI_Offset)APPENDS * size);
    OK(MPI_File_get_size(f, &bytes));
    NEED(bytes == at * (MPI_Offset)sizeof *own);
    if (rank == 0) {
        int (*all)[WORDS] = malloc(bytes);
        char *seen = calloc(at, 1);
        OK(MPI_File_read_at(f, 0, all, (int)at, type, MPI_STATUS_IGNORE));
        for (int k = 0; k < at; k++) {
            int whose = all[k][0], i = all[k][1];
            NEED(whose >= 0 && whose < size && i >= 0 && i < APPENDS && all[k][2] == whose * 7 + i * 3);
            NEED(!seen[whose * APPENDS + i]);
            seen[whose * APPENDS + i] = 1;
            int first = (APPENDS - ORDERED) * size;
            if (k >= first) NEED(whose == (k - first) % size && i == APPENDS - ORDERED + (k - first) / size);
        }
        free(all);
        free(seen);
    }
    free(own);
    MPI_Type_free(&type);
    OK(MPI_File_close(&f));
    if (rank == 0) {
        unlink(name);
        NEED(rmdir(folder) == 0);
        puts("ok");
    }
    MPI_Finalize();
    return 0;
}
