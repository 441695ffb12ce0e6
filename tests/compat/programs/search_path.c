/* A program that knows nothing of MPI prints where its loader searches. */
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    char *path = getenv("LD_LIBRARY_PATH");
    puts(path ? path : "");
    return 0;
}
