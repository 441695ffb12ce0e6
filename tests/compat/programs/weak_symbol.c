/* Runs without a function that it names weakly. */
#pragma weak MPIX_Not_there
int MPI_Init(int *a, char ***b);
int MPI_Finalize(void);
int MPIX_Not_there(void);
int puts(const char *);
int main(void)
{
    MPI_Init(0, 0);
    if (!MPIX_Not_there) puts("it runs");
    return MPI_Finalize();
}
