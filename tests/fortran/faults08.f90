! Revoking, agreeing and shrinking: what ranks do after others have failed.
program faults
  use mpi_f08_ext
  implicit none
  type(MPI_Comm) :: all, left, later
  type(MPI_Group) :: failed
  type(MPI_Request) :: request
  integer :: rank, ranks, flag, code, n, acked
  logical :: revoked

  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks)
  call MPI_Comm_dup(MPI_COMM_WORLD, all)
  call MPI_Comm_set_errhandler(all, MPI_ERRORS_RETURN)
  flag = 4 + 8 * rank
  call MPIX_Comm_agree(all, flag, code)
  if (code /= MPI_SUCCESS .or. iand(flag, 4) /= 4) call wrong(1)
  flag = 3
  call MPIX_Comm_iagree(all, flag, request)
  call MPI_Wait(request, MPI_STATUS_IGNORE)
  if (flag /= 3) call wrong(2)
  call MPIX_Comm_is_revoked(all, revoked)
  if (rank == 0) then
    if (revoked) call wrong(3)
    call MPIX_Comm_revoke(all, code)
    if (code /= MPI_SUCCESS) call wrong(4)
  else
    do
      call MPI_Barrier(all, code)
      if (code /= MPI_SUCCESS) exit
    end do
  end if
  call MPI_Barrier(all, code)
  if (code /= MPIX_ERR_REVOKED) call wrong(5)
  call MPIX_Comm_is_revoked(all, revoked)
  if (.not. revoked) call wrong(6)
  call MPIX_Comm_get_failed(all, failed)
  call MPI_Group_size(failed, n)
  if (n /= 0) call wrong(7)
  call MPIX_Comm_ack_failed(all, 1, acked)
  if (acked /= 0) call wrong(8)
  call MPIX_Comm_shrink(all, left)
  call MPIX_Comm_ishrink(left, later, request)
  call MPI_Wait(request, MPI_STATUS_IGNORE)
  call MPI_Comm_size(later, n)
  if (n /= ranks) call wrong(9)
  call MPI_Barrier(later)
  call MPI_Comm_free(all)
  call MPI_Comm_free(left)
  call MPI_Comm_free(later)
  if (rank == 0) print '(a)', 'ok'
  call MPI_Finalize()
contains
  subroutine wrong(where)
    integer, intent(in) :: where
    print *, rank, ': wrong at', where
    call MPI_Abort(MPI_COMM_WORLD, where)
  end subroutine
end program
