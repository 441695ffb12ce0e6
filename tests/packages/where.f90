! Says that the modules, the library and the launcher of one installation work together.
program where
    use mpi_f08
    implicit none
    integer :: rank, size, sum
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, size)
    call MPI_Allreduce(rank + 1, sum, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    if (rank == 0) print '(a,i0,a,i0)', 'fortran of ', size, ': ', sum
    call MPI_Finalize()
end program where
