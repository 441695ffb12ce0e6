// np: 2 5
// args: --mca osc message
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define KINDS SHARED
#include "body.h"
