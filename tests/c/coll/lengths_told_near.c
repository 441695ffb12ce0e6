// np: 3 5 8 9
/* The same where calls may go through memory that ranks share. */
#include "lengths_told.c"
