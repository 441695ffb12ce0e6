/* mpi-ext.h: what programs that know Open MPI's extensions include, with its feature macros.
 * The functions are declared in mpi.h.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef HAWSER_MPI_EXT_H
#define HAWSER_MPI_EXT_H

#include <mpi.h>

#define OMPI_HAVE_MPI_EXT 1

/* User-level failure mitigation: MPIX_Comm_revoke and the others. */
#define OMPI_HAVE_MPI_EXT_FTMPI 1
#define MPIX_HAVE_FTMPI 1

#endif /* HAWSER_MPI_EXT_H */
