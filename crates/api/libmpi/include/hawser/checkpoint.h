/* hawser/checkpoint.h: time to save, and snapshots of what a program saves.
 * Included by mpi-ext.h; see docs/guide/saving.md.
 * SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef HAWSER_CHECKPOINT_H
#define HAWSER_CHECKPOINT_H

#include <mpi.h>

#if defined(__cplusplus)
extern "C" {
#endif

/* The library has what this header declares. */
#define MPIX_HAVE_CHECKPOINT 1

/* Exit code of a program that has saved its state and wants to be started again. */
#define MPIX_EXIT_SAVED 75

/* Modes of MPIX_Checkpoint. */
#define MPIX_CHECKPOINT_IF_DUE 0
#define MPIX_CHECKPOINT_NOW 1

/* Outcomes of MPIX_Checkpoint. */
#define MPIX_CHECKPOINT_NONE 0   /* none was due */
#define MPIX_CHECKPOINT_TAKEN 1  /* it was taken */
#define MPIX_CHECKPOINT_FAILED 2 /* it could not be taken; the library has told why */
#define MPIX_CHECKPOINT_HELD 3   /* it is due, and some rank holds it off */

/* Called with a directory, a number of ranks, and the caller's pointer. Returns 0, or a code that
 * makes the snapshot or the restart fail. To save: the directory of this rank, and the ranks that
 * save together. To restart: the directory of the set, in which each rank that has saved has a
 * directory named by its rank, and the number of those ranks. To go on: "" and 0. */
typedef int MPIX_Checkpoint_function(const char *dir, int ranks, void *state);

/* Collective. Seconds until the job must have ended (infinite: no end is known), whether it is time
 * to save, whether the job is to stop. The n-th call on a communicator gives the same on all of its
 * ranks. Results may be null pointers. */
int MPIX_Time_left(MPI_Comm comm, double *seconds, int *save, int *stop);

/* Local, and safe in a signal handler. All ranks are to save; with stop not 0, to stop, too. */
int MPIX_Save_request(int stop);

/* Local. What saves, goes on, and restarts; each may be a null pointer. */
int MPIX_Checkpoint_register(MPIX_Checkpoint_function *save, MPIX_Checkpoint_function *resume,
                             MPIX_Checkpoint_function *restart, void *state);

/* Collective. Takes a snapshot if one is due, or now. */
int MPIX_Checkpoint(MPI_Comm comm, int mode, int *outcome, int *stop);

/* Collective. Where the job was started from a snapshot the registered functions read it, and
 * restarted becomes 1. */
int MPIX_Checkpoint_restart(MPI_Comm comm, int *restarted);

/* Local. Between the two this rank lets no snapshot be taken; sections may be nested. */
int MPIX_Checkpoint_hold(void);
int MPIX_Checkpoint_release(void);

/* Local. The directory of the snapshot that is taken, or was read last. */
int MPIX_Checkpoint_dir(char *dir, int len);

#if defined(__cplusplus)
}
#endif

#endif
