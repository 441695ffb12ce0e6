// np: 1 2
// nodes: 1
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define SHARES 1
#include "large.h"
