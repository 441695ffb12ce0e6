// np: 3
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define PROGRESS_KINDS ALLOCATE, SHARED
#define NEEDS_COPIES 0
#include "progress.h"
