// np: 2 3
/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "after.h"
