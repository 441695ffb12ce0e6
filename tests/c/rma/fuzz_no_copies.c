// np: 2 4
// nodes: 1
// args: --mca osc ^foreign
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define FUZZ_KINDS CREATE, ALLOCATE, DYNAMIC, SHARED
#include "fuzz.h"
