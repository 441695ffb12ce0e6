/* The function is the program's own. */
int MPIX_Not_there(void) { return 0; }
