// np: 3
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define PROGRESS_KINDS CREATE, DYNAMIC
#define NEEDS_COPIES 1
#include "progress.h"
