// np: 3
// nodes: 1
// args: --mca osc ^foreign
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "structures.h"
