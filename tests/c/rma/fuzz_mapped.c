// np: 1 2 5
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define FUZZ_KINDS CREATE, ALLOCATE, DYNAMIC, SHARED
#include "fuzz.h"
