/* mpi-ext.h: functions beside the standard, named MPIX_.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef HAWSER_MPI_EXT_H
#define HAWSER_MPI_EXT_H

#include <mpi.h>

/* Time to save, snapshots. */
#include <hawser/checkpoint.h>

#endif
