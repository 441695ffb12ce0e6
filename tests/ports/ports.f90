! Ports from Fortran: the name lies in a string that is filled with blanks.
program ports
  use mpi_f08
  implicit none
  character(len=MPI_MAX_PORT_NAME) :: port
  type(MPI_Comm) :: inter
  integer :: me, got
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, me)
  port = ' '
  if (me == 0) call MPI_Open_port(MPI_INFO_NULL, port)
  call MPI_Bcast(port, len(port), MPI_CHARACTER, 0, MPI_COMM_WORLD)
  if (me == 0) then
    call MPI_Comm_accept(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, inter)
  else
    call MPI_Comm_connect(port, MPI_INFO_NULL, 0, MPI_COMM_SELF, inter)
  end if
  got = -1
  call MPI_Sendrecv(me, 1, MPI_INTEGER, 0, 0, got, 1, MPI_INTEGER, 0, 0, inter, MPI_STATUS_IGNORE)
  if (got /= 1 - me) error stop 'not the other one'
  call MPI_Comm_disconnect(inter)
  if (me == 0) call MPI_Close_port(port)
  if (me == 0) print '(a,i0)', 'done ', len_trim(port)
  call MPI_Finalize()
end program
