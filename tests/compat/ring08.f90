! SPDX-License-Identifier: MIT OR Apache-2.0
!
! A ring and a sum with use mpi_f08: handles and statuses of types, a sentinel, no ierror.
program ring08
    use mpi_f08
    implicit none
    integer :: rank, ranks, before, count
    integer, asynchronous :: mine(4)
    integer :: values(4)
    type(MPI_Request) :: request
    type(MPI_Status) :: status
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, ranks)
    before = modulo(rank - 1, ranks)
    mine = rank
    call MPI_Isend(mine, 4, MPI_INTEGER, modulo(rank + 1, ranks), 3, MPI_COMM_WORLD, request)
    call MPI_Recv(values, 4, MPI_INTEGER, MPI_ANY_SOURCE, 3, MPI_COMM_WORLD, status)
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    call MPI_Get_count(status, MPI_INTEGER, count)
    if (count /= 4 .or. any(values /= before)) call MPI_Abort(MPI_COMM_WORLD, 2)
    if (status%MPI_SOURCE /= before .or. status%MPI_TAG /= 3) call MPI_Abort(MPI_COMM_WORLD, 3)
    call MPI_Allreduce(MPI_IN_PLACE, values, 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    if (any(values /= ranks * (ranks - 1) / 2)) call MPI_Abort(MPI_COMM_WORLD, 4)
    if (rank == 0) print '(a)', 'ok'
    call MPI_Finalize()
end program
