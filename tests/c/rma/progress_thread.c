// np: 3
// args: --mca osc message --mca mpi_async_progress 1
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define PROGRESS_KINDS CREATE, ALLOCATE, DYNAMIC
#define NEEDS_COPIES 0
#include "progress.h"
