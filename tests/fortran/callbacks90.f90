! use mpi: attributes, error handlers, generalized requests, Cartesian communicators, indices.
module procedures
  use mpi
  implicit none
  integer :: copied = 0, deleted = 0, raised = 0, freed = 0
contains
  subroutine copy(comm, keyval, extra, given, made, flag, ierror)
    integer :: comm, keyval, ierror
    integer(kind=MPI_ADDRESS_KIND) :: extra, given, made
    logical :: flag
    if (extra /= 42 .or. comm /= MPI_COMM_WORLD) stop 30
    copied = copied + 1
    made = given + 1
    flag = .true.
    ierror = MPI_SUCCESS
  end subroutine
  subroutine delete(comm, keyval, value, extra, ierror)
    integer :: comm, keyval, ierror
    integer(kind=MPI_ADDRESS_KIND) :: extra, value
    if (extra /= 42) stop 31
    deleted = deleted + 1
    ierror = MPI_SUCCESS
  end subroutine
  subroutine handler(comm, code)
    integer :: comm, code, class, ierror
    call MPI_Error_class(code, class, ierror)
    if (comm /= MPI_COMM_SELF .or. class /= MPI_ERR_RANK) stop 32
    raised = raised + 1
  end subroutine
  subroutine query(extra, status, ierror)
    integer(kind=MPI_ADDRESS_KIND) :: extra
    integer :: status(MPI_STATUS_SIZE), ierror
    call MPI_Status_set_elements(status, MPI_INTEGER, int(extra), ierror)
    call MPI_Status_set_cancelled(status, .false., ierror)
    status(MPI_SOURCE) = 3
    status(MPI_TAG) = 4
    ierror = MPI_SUCCESS
  end subroutine
  subroutine release(extra, ierror)
    integer(kind=MPI_ADDRESS_KIND) :: extra
    integer :: ierror
    freed = freed + 1
    ierror = MPI_SUCCESS
  end subroutine
  subroutine cancel(extra, complete, ierror)
    integer(kind=MPI_ADDRESS_KIND) :: extra
    logical :: complete
    integer :: ierror
    ierror = MPI_SUCCESS
  end subroutine
end module

program callbacks90
  use mpi
  use procedures
  implicit none
  integer :: ierror, keyval, twin, eh, request, n, rank, index, cart, requests(3), what
  integer :: dims(2), coords(2), status(MPI_STATUS_SIZE), statuses(MPI_STATUS_SIZE, 3)
  integer :: indices(3), outcount, text, info
  logical :: flag, periods(2), kept(2)
  integer(kind=MPI_ADDRESS_KIND) :: value, extra
  character(len=MPI_MAX_OBJECT_NAME) :: name
  character(len=12) :: short
  call MPI_Init_thread(MPI_THREAD_SINGLE, n, ierror)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_size(MPI_COMM_WORLD, n, ierror)
  extra = 42
  value = 2_MPI_ADDRESS_KIND**40
  call MPI_Comm_create_keyval(copy, delete, keyval, extra, ierror)
  call MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, value, ierror)
  call MPI_Comm_dup(MPI_COMM_WORLD, twin, ierror)
  call MPI_Comm_get_attr(twin, keyval, value, flag, ierror)
  if (.not. flag .or. value /= 2_MPI_ADDRESS_KIND**40 + 1 .or. copied /= 1) stop 1
  call MPI_Comm_set_name(twin, '  the twin  ', ierror)
  call MPI_Comm_get_name(twin, name, text, ierror)
  if (name /= 'the twin' .or. text /= 8) stop 2
  call MPI_Comm_get_name(twin, name(1:3), text, ierror)
  if (name(1:3) /= 'the') stop 3
  call MPI_Comm_free(twin, ierror)
  if (twin /= MPI_COMM_NULL .or. deleted /= 1) stop 4
  call MPI_Comm_delete_attr(MPI_COMM_WORLD, keyval, ierror)
  call MPI_Comm_get_attr(MPI_COMM_WORLD, keyval, value, flag, ierror)
  if (flag .or. deleted /= 2) stop 5
  call MPI_Comm_free_keyval(keyval, ierror)
  call MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, keyval, extra, ierror)
  value = -5
  call MPI_Comm_set_attr(MPI_COMM_SELF, keyval, value, ierror)
  call MPI_Comm_dup(MPI_COMM_SELF, twin, ierror)
  value = 0
  call MPI_Comm_get_attr(twin, keyval, value, flag, ierror)
  if (.not. flag .or. value /= -5) stop 6
  call MPI_Comm_free(twin, ierror)

  call MPI_Comm_create_errhandler(handler, eh, ierror)
  call MPI_Comm_set_errhandler(MPI_COMM_SELF, eh, ierror)
  call MPI_Send(n, 1, MPI_INTEGER, 99, 0, MPI_COMM_SELF, ierror)
  call MPI_Error_class(ierror, what, ierror)
  if (raised /= 1 .or. what /= MPI_ERR_RANK) stop 7
  call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL, ierror)
  call MPI_Errhandler_free(eh, ierror)

  extra = 6
  call MPI_Grequest_start(query, release, cancel, extra, request, ierror)
  call MPI_Test(request, flag, status, ierror)
  if (flag) stop 8
  call MPI_Grequest_complete(request, ierror)
  call MPI_Wait(request, status, ierror)
  call MPI_Get_count(status, MPI_INTEGER, what, ierror)
  if (what /= 6 .or. status(MPI_SOURCE) /= 3 .or. freed /= 1) stop 9
  if (request /= MPI_REQUEST_NULL) stop 10

  ! Indices count from one.
  requests = MPI_REQUEST_NULL
  call MPI_Isend(n, 1, MPI_INTEGER, 0, 5, MPI_COMM_SELF, requests(2), ierror)
  call MPI_Recv(what, 1, MPI_INTEGER, 0, 5, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
  call MPI_Waitany(3, requests, index, status, ierror)
  if (index /= 2 .or. what /= n) stop 11
  call MPI_Waitany(3, requests, index, status, ierror)
  if (index /= MPI_UNDEFINED) stop 12
  call MPI_Irecv(what, 1, MPI_INTEGER, 0, 5, MPI_COMM_SELF, requests(3), ierror)
  call MPI_Send(n, 1, MPI_INTEGER, 0, 5, MPI_COMM_SELF, ierror)
  call MPI_Waitsome(3, requests, outcount, indices, statuses, ierror)
  if (outcount /= 1 .or. indices(1) /= 3) stop 13
  call MPI_Waitall(3, requests, MPI_STATUSES_IGNORE, ierror)

  ! LOGICALs, one by one and in arrays.
  dims = [n, 1]
  periods = [.true., .false.]
  call MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, .false., cart, ierror)
  periods = .false.
  call MPI_Cart_get(cart, 2, dims, periods, coords, ierror)
  if (.not. periods(1) .or. periods(2) .or. coords(1) /= rank) stop 14
  kept = [.true., .false.]
  call MPI_Cart_sub(cart, kept, twin, ierror)
  call MPI_Comm_size(twin, what, ierror)
  if (what /= n) stop 15
  call MPI_Comm_free(twin, ierror)
  call MPI_Comm_free(cart, ierror)

  ! Strings that are shorter and longer than what is there.
  call MPI_Info_create(info, ierror)
  call MPI_Info_set(info, ' key ', '  long enough  ', ierror)
  short = 'untouched'
  call MPI_Info_get(info, 'absent', 12, short, flag, ierror)
  if (flag .or. short /= 'untouched') stop 16
  call MPI_Info_get(info, 'key', 12, short, flag, ierror)
  if (.not. flag .or. short /= 'long enough') stop 17
  text = 12
  call MPI_Info_get_string(info, 'key', text, short, flag, ierror)
  if (.not. flag .or. text /= 11 .or. short /= 'long enough') stop 18
  call MPI_Info_free(info, ierror)
  call MPI_Info_create_env(info, ierror)
  if (ierror /= MPI_SUCCESS .or. info == MPI_INFO_NULL) stop 20
  call MPI_Info_free(info, ierror)
  call MPI_Sizeof(1d0, text, ierror)
  if (text /= 8) stop 19
  call MPI_Finalize(ierror)
  if (rank == 0) print '(a)', 'ok'
end program
