// np: 2 4
// args: --mca osc message --mca btl self,tcp
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define FUZZ_KINDS CREATE, ALLOCATE, DYNAMIC
#include "fuzz.h"
