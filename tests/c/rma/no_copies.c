// np: 2 5
// nodes: 1
// args: --mca osc ^foreign
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "body.h"
