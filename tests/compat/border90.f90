! What crosses the border of an ABI from `use mpi`: commons, handles, statuses, strings, LOGICALs, callbacks.
module seen
  implicit none
  integer :: copied = 0, deleted = 0, handled = 0
end module

subroutine copier(comm, keyval, extra, value, new, flag, ierror)
  use mpi
  use seen
  implicit none
  integer :: comm, keyval, ierror
  integer(MPI_ADDRESS_KIND) :: extra, value, new
  logical :: flag
  if (comm == MPI_COMM_WORLD .and. extra == 77) copied = copied + 1
  new = value + 1
  flag = .true.
  ierror = MPI_SUCCESS
end subroutine

subroutine deleter(comm, keyval, value, extra, ierror)
  use mpi
  use seen
  implicit none
  integer :: comm, keyval, ierror
  integer(MPI_ADDRESS_KIND) :: value, extra
  if (extra == 77) deleted = deleted + 1
  ierror = MPI_SUCCESS
end subroutine

subroutine handler(comm, code)
  use mpi
  use seen
  implicit none
  integer :: comm, code, class, ierror
  call MPI_Error_class(code, class, ierror)
  if (comm == MPI_COMM_WORLD .and. class == MPI_ERR_COUNT) handled = handled + 1
end subroutine

program border90
  use mpi
  use seen
  implicit none
  external :: copier, deleter, handler
  integer :: ierror, rank, size, right, left, got, n, i, request(2), statuses(MPI_STATUS_SIZE, 2)
  integer :: status(MPI_STATUS_SIZE), key, dup, eh, made, lengths(2), types(2), win, cart, index
  integer :: group, everyone, sum(2), coordinates(1), dims(1), info, from(1), to(1), graph
  integer(MPI_ADDRESS_KIND) :: value, places(2), extent, lower
  logical :: flag, periods(1)
  character(len=MPI_MAX_OBJECT_NAME) :: name
  character(len=20) :: text
  integer, asynchronous :: memory(4)
  ! Changed by a call that does not name it.
  integer, volatile :: there

  call MPI_Init(ierror)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
  right = mod(rank + 1, size)
  left = mod(rank + size - 1, size)
  call MPI_Irecv(got, 1, MPI_INTEGER, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, request(1), ierror)
  call MPI_Isend(rank, 1, MPI_INTEGER, right, 5, MPI_COMM_WORLD, request(2), ierror)
  call MPI_Waitall(2, request, statuses, ierror)
  if (any(request /= MPI_REQUEST_NULL)) stop 2
  if (got /= left .or. statuses(MPI_SOURCE, 1) /= left .or. statuses(MPI_TAG, 1) /= 5) stop 3
  call MPI_Get_count(statuses(:, 1), MPI_INTEGER, n, ierror)
  if (n /= 1) stop 4
  call MPI_Recv(got, 1, MPI_INTEGER, MPI_PROC_NULL, 0, MPI_COMM_WORLD, status, ierror)
  if (status(MPI_SOURCE) /= MPI_PROC_NULL .or. status(MPI_TAG) /= MPI_ANY_TAG) stop 5
  call MPI_Irecv(got, 1, MPI_INTEGER, left, 6, MPI_COMM_WORLD, request(1), ierror)
  request(2) = MPI_REQUEST_NULL
  call MPI_Send(rank, 1, MPI_INTEGER, right, 6, MPI_COMM_WORLD, ierror)
  call MPI_Waitany(2, request, index, MPI_STATUS_IGNORE, ierror)
  if (index /= 1 .or. got /= left) stop 6
  call MPI_Irecv(got, 1, MPI_INTEGER, left, 6, MPI_COMM_WORLD, request(1), ierror)
  call MPI_Isend(rank, 1, MPI_INTEGER, right, 6, MPI_COMM_WORLD, request(2), ierror)
  call MPI_Waitall(2, request, MPI_STATUSES_IGNORE, ierror)

  sum = [rank, 1]
  call MPI_Allreduce(MPI_IN_PLACE, sum, 2, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
  if (any(sum /= [size * (size - 1) / 2, size])) stop 7

  call MPI_Comm_create_keyval(copier, deleter, key, 77_MPI_ADDRESS_KIND, ierror)
  call MPI_Comm_set_attr(MPI_COMM_WORLD, key, 123456789012_MPI_ADDRESS_KIND, ierror)
  call MPI_Comm_dup(MPI_COMM_WORLD, dup, ierror)
  call MPI_Comm_get_attr(dup, key, value, flag, ierror)
  if (.not. flag .or. value /= 123456789013_MPI_ADDRESS_KIND .or. copied /= 1) stop 8
  call MPI_Comm_set_name(dup, '  a name of mine  ', ierror)
  call MPI_Comm_get_name(dup, name, n, ierror)
  if (scan(name, "m") == 0 .or. name(n + 1:) /= ' ') stop 9
  call MPI_Comm_free(dup, ierror)
  if (dup /= MPI_COMM_NULL .or. deleted /= 1) stop 10
  call MPI_Comm_free_keyval(key, ierror)
  if (key /= MPI_KEYVAL_INVALID) stop 11
  call MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, value, flag, ierror)
  if (.not. flag .or. value < 32767) stop 12

  call MPI_Comm_create_errhandler(handler, eh, ierror)
  call MPI_Comm_set_errhandler(MPI_COMM_WORLD, eh, ierror)
  call MPI_Send(rank, -1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, ierror)
  if (handled /= 1) stop 13
  call MPI_Errhandler_free(eh, ierror)
  if (eh /= MPI_ERRHANDLER_NULL) stop 14
  call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL, ierror)

  lengths = 1
  places = [0_MPI_ADDRESS_KIND, 8_MPI_ADDRESS_KIND]
  types = [MPI_INTEGER, MPI_DOUBLE_PRECISION]
  call MPI_Type_create_struct(2, lengths, places, types, made, ierror)
  call MPI_Type_commit(made, ierror)
  call MPI_Type_get_extent(made, lower, extent, ierror)
  if (extent /= 16) stop 15
  call MPI_Type_free(made, ierror)
  if (made /= MPI_DATATYPE_NULL) stop 16
  ! Absolute addresses: the buffer is MPI_BOTTOM.
  call MPI_Get_address(there, places(1), ierror)
  call MPI_Type_create_hindexed(1, lengths, places, MPI_INTEGER, made, ierror)
  call MPI_Type_commit(made, ierror)
  there = merge(42, 0, rank == 0)
  call MPI_Bcast(MPI_BOTTOM, 1, made, 0, MPI_COMM_WORLD, ierror)
  if (there /= 42) stop 17
  call MPI_Type_free(made, ierror)

  memory = -1
  call MPI_Win_create(memory, 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, win, ierror)
  call MPI_Win_fence(0, win, ierror)
  call MPI_Put(rank, 1, MPI_INTEGER, right, 1_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win, ierror)
  call MPI_Win_fence(0, win, ierror)
  if (memory(2) /= left .or. memory(1) /= -1) stop 18
  call MPI_Win_free(win, ierror)

  dims = size
  periods = .true.
  call MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, .false., cart, ierror)
  periods = .false.
  call MPI_Cart_get(cart, 1, dims, periods, coordinates, ierror)
  if (.not. periods(1) .or. dims(1) /= size) stop 19
  call MPI_Comm_free(cart, ierror)
  from = left
  to = right
  call MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, from, MPI_UNWEIGHTED, 1, to, MPI_UNWEIGHTED, &
       MPI_INFO_NULL, .false., graph, ierror)
  call MPI_Neighbor_alltoall(rank, 1, MPI_INTEGER, got, 1, MPI_INTEGER, graph, ierror)
  if (got /= left) stop 20
  call MPI_Comm_free(graph, ierror)

  call MPI_Comm_group(MPI_COMM_WORLD, everyone, ierror)
  call MPI_Group_incl(everyone, 0, dims, group, ierror)
  if (group /= MPI_GROUP_EMPTY) stop 21
  call MPI_Group_free(everyone, ierror)
  call MPI_Info_create(info, ierror)
  call MPI_Info_set(info, 'key', 'some value', ierror)
  call MPI_Info_get(info, 'key', len(text), text, flag, ierror)
  if (.not. flag .or. text /= 'some value') stop 22
  call MPI_Info_free(info, ierror)
  call MPI_Finalize(ierror)
  if (rank == 0) print '(A)', 'ok'
end program
