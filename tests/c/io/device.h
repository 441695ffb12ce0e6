/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Files that take all data, and what accesses to them need of memory. */
#ifndef DEVICE_H
#define DEVICE_H

#include "check.h"

enum { MB = 1 << 20 };

/* Kilobytes of memory that the process has had at most, with what it shares. */
static inline long most(void)
{
    char line[200];
    long value = -1;
    FILE *in = fopen("/proc/self/status", "r");
    while (in && fgets(line, sizeof line, in)) sscanf(line, "VmHWM: %ld", &value);
    if (in) fclose(in);
    NEED(value > 0);
    return value;
}

static inline MPI_File device(const char *name, int mode, const char *buffer)
{
    MPI_File f;
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "cb_buffer_size", buffer);
    OK(MPI_File_open(MPI_COMM_WORLD, name, mode, info, &f));
    MPI_Info_free(&info);
    return f;
}

/* A type of so many megabytes of doubles that all lie in one. */
static inline MPI_Datatype again_and_again(int times)
{
    MPI_Datatype t;
    OK(MPI_Type_create_hvector(times, MB / 8, 0, MPI_DOUBLE, &t));
    OK(MPI_Type_commit(&t));
    return t;
}

#endif
