/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Performance variables of one-sided communication (MPI-5.0 section 15.3.7). */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

static MPI_T_pvar_session session;
static int failures;

static MPI_T_pvar_handle counter(const char *name)
{
    MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
    int index, count;
    if (MPI_T_pvar_get_index(name, MPI_T_PVAR_CLASS_COUNTER, &index) != MPI_SUCCESS &&
        MPI_T_pvar_get_index(name, MPI_T_PVAR_CLASS_AGGREGATE, &index) != MPI_SUCCESS) {
        printf("there is no variable %s\n", name);
        failures++;
        return handle;
    }
    MPI_T_pvar_handle_alloc(session, index, NULL, &handle, &count);
    MPI_T_pvar_start(session, handle);
    return handle;
}

static unsigned long long counted(MPI_T_pvar_handle handle)
{
    unsigned long long value = 0;
    if (handle != MPI_T_PVAR_HANDLE_NULL) MPI_T_pvar_read(session, handle, &value);
    return value;
}

static void expect(const char *name, MPI_T_pvar_handle handle, unsigned long long value)
{
    if (counted(handle) == value) return;
    printf("%s is %llu instead of %llu\n", name, counted(handle), value);
    failures++;
}
