/* Calls a function that a front lacks: alone, or, with FINALIZE, beside MPI_Finalize. */
#include <stdio.h>
int MPI_Init(int *a, char ***b);
int MPI_Finalize(void);
int MPIX_Not_there(void);
int main(void)
{
    puts("it runs");
    fflush(stdout);
    MPI_Init(0, 0);
#ifdef FINALIZE
    MPI_Finalize();
#endif
    return MPIX_Not_there();
}
