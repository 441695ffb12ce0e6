// np: 1 2 3
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "threads.h"
