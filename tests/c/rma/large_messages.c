// np: 2
// args: --mca osc message
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define SHARES 0
#include "large.h"
