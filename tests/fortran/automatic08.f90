! use mpi_f08: what is given back of an automatic buffer is the address of MPI_BUFFER_AUTOMATIC, and
! of another one its own.
program automatic08
  use mpi_f08
  use, intrinsic :: iso_c_binding, only: c_ptr, c_null_ptr, c_associated, c_loc
  implicit none
  integer, target :: room(1000)
  integer :: n, rank
  integer(MPI_COUNT_KIND) :: m
  integer(MPI_ADDRESS_KIND) :: automatic
  type(c_ptr) :: at
  type(MPI_Comm) :: comm
  type(MPI_Session) :: session
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_dup(MPI_COMM_WORLD, comm)
  call MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, session)
  ! MPI_Get_address would give what C calls it.
  automatic = place(MPI_BUFFER_AUTOMATIC)

  call MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0)
  call detached(1)
  call MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0_MPI_COUNT_KIND)
  at = c_null_ptr
  call MPI_Buffer_detach(at, m)
  if (transfer(at, automatic) /= automatic .or. m /= 0) stop 2
  call MPI_Comm_attach_buffer(comm, MPI_BUFFER_AUTOMATIC, 0)
  at = c_null_ptr
  call MPI_Comm_detach_buffer(comm, at, n)
  if (transfer(at, automatic) /= automatic .or. n /= 0) stop 3
  call MPI_Comm_attach_buffer(comm, MPI_BUFFER_AUTOMATIC, 0)
  at = c_null_ptr
  call MPI_Comm_detach_buffer(comm, at, m)
  if (transfer(at, automatic) /= automatic) stop 4
  call MPI_Session_attach_buffer(session, MPI_BUFFER_AUTOMATIC, 0)
  at = c_null_ptr
  call MPI_Session_detach_buffer(session, at, n)
  if (transfer(at, automatic) /= automatic .or. n /= 0) stop 5

  call MPI_Buffer_attach(room, 4000)
  call MPI_Buffer_detach(at, n)
  if (.not. c_associated(at, c_loc(room)) .or. n /= 4000) stop 6
  call MPI_Session_finalize(session)
  call MPI_Comm_free(comm)
  if (rank == 0) print '(A)', 'ok'
  call MPI_Finalize()
contains
  integer(MPI_ADDRESS_KIND) function place(variable)
    integer, target, intent(in) :: variable
    place = transfer(c_loc(variable), place)
  end function
  subroutine detached(where)
    integer, intent(in) :: where
    at = c_null_ptr
    n = -1
    call MPI_Buffer_detach(at, n)
    if (transfer(at, automatic) /= automatic .or. n /= 0) stop where
  end subroutine
end program
