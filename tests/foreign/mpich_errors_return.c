/* Linked into MPICH's tests of errors. They set MPI_ERRORS_RETURN for MPI_COMM_WORLD alone, sometimes
 * after duplicating it, while an error that concerns no communicator is raised on MPI_COMM_SELF
 * (since MPI-4.0, MPI-5.0 section 9.3) and a duplicate keeps the handler that it was made with. */
#include <mpi.h>

int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)
{
    int code = PMPI_Init_thread(argc, argv, required, provided);
    PMPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    PMPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    return code;
}

int MPI_Init(int *argc, char ***argv)
{
    int provided;
    return MPI_Init_thread(argc, argv, MPI_THREAD_SINGLE, &provided);
}
