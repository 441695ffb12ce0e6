// np: 1 2
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define SHARES 1
#include "large.h"
