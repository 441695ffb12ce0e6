/* mpi-ext.h: functions beside the standard, named MPIX_, and Open MPI's feature macros for those that
 * it has, too. Those of fault tolerance are declared in mpi.h.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef HAWSER_MPI_EXT_H
#define HAWSER_MPI_EXT_H

#include <mpi.h>

#define OMPI_HAVE_MPI_EXT 1

/* User-level failure mitigation: MPIX_Comm_revoke and the others. */
#define OMPI_HAVE_MPI_EXT_FTMPI 1
#define MPIX_HAVE_FTMPI 1

/* Time to save, snapshots. */
#include <hawser/checkpoint.h>

#endif
