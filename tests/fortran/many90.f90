! use mpi: keyvals, operations and error handlers that are made, used and freed leave nothing behind, and each procedure
! gets the handle that the program has.
module many_procedures
  use mpi
  implicit none
  integer :: holder, called(4) = 0
contains
  subroutine copy(comm, keyval, extra, given, made, flag, ierror)
    integer :: comm, keyval, ierror
    integer(kind=MPI_ADDRESS_KIND) :: extra, given, made
    logical :: flag
    if (comm /= holder .or. extra /= 77) stop 30
    called(1) = called(1) + 1
    made = given
    flag = .true.
    ierror = MPI_SUCCESS
  end subroutine
  subroutine delete(comm, keyval, value, extra, ierror)
    integer :: comm, keyval, ierror
    integer(kind=MPI_ADDRESS_KIND) :: extra, value
    if (extra /= 77 .or. value /= 5) stop 31
    called(2) = called(2) + 1
    ierror = MPI_SUCCESS
  end subroutine
  subroutine add(from, to, n, datatype)
    integer :: n, datatype
    integer :: from(n), to(n)
    if (datatype /= MPI_INTEGER) stop 32
    called(3) = called(3) + 1
    to = to + from
  end subroutine
  subroutine handler(comm, code)
    integer :: comm, code
    if (comm /= holder) stop 33
    called(4) = called(4) + 1
  end subroutine
end module

program many90
  use mpi
  use many_procedures
  implicit none
  integer, parameter :: rounds = 30000
  integer :: ierror, rank, before, after
  call MPI_Init(ierror)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_dup(MPI_COMM_SELF, holder, ierror)
  call turns(1000)
  before = resident()
  call turns(rounds)
  after = resident()
  if (any(called(1:2) /= [1, 2] * ((rounds + 1000) / 100))) stop 1
  if (any(called(3:4) /= rounds + 1000)) stop 2
  ! In pages: 48 bytes of each round would be 350.
  if (after - before > 150) then
    print *, 'grew by', after - before, 'pages in', rounds, 'rounds'
    stop 3
  end if
  call MPI_Comm_free(holder, ierror)
  if (rank == 0) print '(a)', 'ok'
  call MPI_Finalize(ierror)
contains
  subroutine turns(n)
    integer, intent(in) :: n
    integer :: i, keyval, op, errhandler, copied, one(1), two(1)
    integer(kind=MPI_ADDRESS_KIND) :: extra
    extra = 77
    do i = 1, n
      call MPI_Comm_create_keyval(copy, delete, keyval, extra, ierror)
      if (mod(i, 100) == 0) then
        ! A keyval that is freed while attributes use it.
        call MPI_Comm_set_attr(holder, keyval, 5_MPI_ADDRESS_KIND, ierror)
        call MPI_Comm_free_keyval(keyval, ierror)
        call MPI_Comm_dup(holder, copied, ierror)
        call MPI_Comm_free(copied, ierror)
        call MPI_Comm_free(holder, ierror)
        call MPI_Comm_dup(MPI_COMM_SELF, holder, ierror)
      else
        call MPI_Comm_free_keyval(keyval, ierror)
      end if
      call MPI_Op_create(add, .true., op, ierror)
      one = 1
      two = 2
      call MPI_Reduce_local(one, two, 1, MPI_INTEGER, op, ierror)
      if (two(1) /= 3) stop 4
      call MPI_Op_free(op, ierror)
      call MPI_Comm_create_errhandler(handler, errhandler, ierror)
      call MPI_Comm_set_errhandler(holder, errhandler, ierror)
      call MPI_Errhandler_free(errhandler, ierror)
      call MPI_Comm_call_errhandler(holder, MPI_ERR_OTHER, ierror)
      call MPI_Comm_set_errhandler(holder, MPI_ERRORS_ARE_FATAL, ierror)
    end do
  end subroutine
  integer function resident()
    integer :: unit, total
    open (newunit=unit, file='/proc/self/statm', action='read')
    read (unit, *) total, resident
    close (unit)
  end function
end program
