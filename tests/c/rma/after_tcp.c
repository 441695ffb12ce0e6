// np: 2 3
// args: --mca osc message --mca btl self,tcp
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "after.h"
