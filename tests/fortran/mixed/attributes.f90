! Attributes that C and Fortran set and read (MPI-5.0 section 19.3.7), with attributes.c.
module callbacks
  use mpi
  implicit none
  integer(MPI_ADDRESS_KIND) :: last_deleted = 0
  integer :: last_deleted_old = 0
contains
  subroutine plus_one(object, key, extra, given, made, flag, ierror)
    integer :: object, key, ierror
    integer(MPI_ADDRESS_KIND) :: extra, given, made
    logical :: flag
    made = given + extra
    flag = .true.
    ierror = MPI_SUCCESS
  end subroutine
  subroutine noted(object, key, value, extra, ierror)
    integer :: object, key, ierror
    integer(MPI_ADDRESS_KIND) :: value, extra
    last_deleted = value
    ierror = MPI_SUCCESS
  end subroutine
  subroutine plus_one_old(object, key, extra, given, made, flag, ierror)
    integer :: object, key, extra, given, made, ierror
    logical :: flag
    made = given + extra
    flag = .true.
    ierror = MPI_SUCCESS
  end subroutine
  subroutine noted_old(object, key, value, extra, ierror)
    integer :: object, key, value, extra, ierror
    last_deleted_old = value
    ierror = MPI_SUCCESS
  end subroutine
end module

program attributes
  use mpi
  use callbacks
  implicit none
  external :: c_read_wide, c_read_int, c_write_int, c_set, c_read_address, c_keyvals, c_deleted
  integer, parameter :: on_comm = 0, on_type = 1, on_win = 2
  integer(MPI_ADDRESS_KIND), parameter :: big = 1234567890123_MPI_ADDRESS_KIND
  integer(MPI_ADDRESS_KIND), parameter :: one = 1, nothing = 0
  integer :: ierror, rank, key, old, dup, dtype, twin, window, plain, own, short, c_flag, round
  integer(MPI_ADDRESS_KIND) :: wide
  logical :: flag

  call MPI_Init(ierror)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)

  ! Communicators: Fortran sets.
  call MPI_Comm_create_keyval(plus_one, noted, key, one, ierror)
  call MPI_Comm_set_attr(MPI_COMM_SELF, key, -big, ierror)
  call c_read_wide(on_comm, MPI_COMM_SELF, key, wide, c_flag)
  if (c_flag == 0 .or. wide /= -big) stop 1
  call MPI_Comm_get_attr(MPI_COMM_SELF, key, wide, flag, ierror)
  if (.not. flag .or. wide /= -big) stop 2
  call MPI_Attr_get(MPI_COMM_SELF, key, short, flag, ierror)
  if (.not. flag .or. short /= low(-big)) stop 3
  call MPI_Comm_dup(MPI_COMM_SELF, dup, ierror)
  call c_read_wide(on_comm, dup, key, wide, c_flag)
  if (c_flag == 0 .or. wide /= 1 - big) stop 4
  call MPI_Comm_free(dup, ierror)
  if (last_deleted /= 1 - big) stop 5
  ! Then C, then Fortran again.
  call c_set(on_comm, MPI_COMM_SELF, key, big)
  if (last_deleted /= -big) stop 6
  call MPI_Comm_get_attr(MPI_COMM_SELF, key, wide, flag, ierror)
  if (.not. flag .or. wide /= big) stop 7
  call MPI_Attr_get(MPI_COMM_SELF, key, short, flag, ierror)
  if (.not. flag .or. short /= low(big)) stop 8
  call c_read_address(MPI_COMM_SELF, key, wide, c_flag)
  if (c_flag == 0 .or. wide /= big) stop 9
  ! What Fortran copies, Fortran has set.
  call MPI_Comm_dup(MPI_COMM_SELF, dup, ierror)
  call c_read_wide(on_comm, dup, key, wide, c_flag)
  if (c_flag == 0 .or. wide /= big + 1) stop 10
  call MPI_Comm_free(dup, ierror)
  do round = 1, 1000
    wide = round
    call MPI_Comm_set_attr(MPI_COMM_SELF, key, wide, ierror)
  end do
  if (last_deleted /= 999) stop 11
  call MPI_Comm_delete_attr(MPI_COMM_SELF, key, ierror)
  if (last_deleted /= 1000) stop 12
  call MPI_Comm_get_attr(MPI_COMM_SELF, key, wide, flag, ierror)
  if (flag) stop 13

  ! The deprecated routines: INTEGERs.
  call MPI_Keyval_create(plus_one_old, noted_old, old, 1, ierror)
  call MPI_Attr_put(MPI_COMM_SELF, old, -42, ierror)
  call c_read_int(MPI_COMM_SELF, old, short, c_flag)
  if (c_flag == 0 .or. short /= -42) stop 20
  call MPI_Comm_get_attr(MPI_COMM_SELF, old, wide, flag, ierror)
  if (.not. flag .or. wide /= -42) stop 21
  call c_write_int(MPI_COMM_SELF, old, 43)
  call MPI_Comm_get_attr(MPI_COMM_SELF, old, wide, flag, ierror)
  if (.not. flag .or. wide /= 43) stop 22
  call MPI_Comm_dup(MPI_COMM_SELF, dup, ierror)
  call c_read_int(dup, old, short, c_flag)
  if (c_flag == 0 .or. short /= 44) stop 23
  call MPI_Comm_free(dup, ierror)
  if (last_deleted_old /= 44) stop 24
  call MPI_Attr_delete(MPI_COMM_SELF, old, ierror)
  if (last_deleted_old /= 43) stop 25

  ! Key values of C.
  call c_keyvals(plain, own)
  call MPI_Comm_set_attr(MPI_COMM_SELF, plain, big, ierror)
  call MPI_Comm_set_attr(MPI_COMM_SELF, own, big + 1, ierror)
  call MPI_Comm_dup(MPI_COMM_SELF, dup, ierror)
  call MPI_Comm_set_attr(MPI_COMM_SELF, plain, nothing, ierror)
  call MPI_Comm_delete_attr(MPI_COMM_SELF, own, ierror)
  call c_deleted(wide)
  if (wide /= big + 1) stop 30
  call c_read_wide(on_comm, dup, plain, wide, c_flag)
  if (c_flag == 0 .or. wide /= big) stop 31
  call MPI_Comm_get_attr(dup, own, wide, flag, ierror)
  if (.not. flag .or. wide /= big + 1) stop 32
  call c_read_wide(on_comm, MPI_COMM_SELF, plain, wide, c_flag)
  if (c_flag == 0 .or. wide /= 0) stop 33
  call MPI_Comm_free(dup, ierror)
  call MPI_Comm_delete_attr(MPI_COMM_SELF, plain, ierror)

  ! Datatypes.
  call MPI_Type_create_keyval(plus_one, noted, key, one, ierror)
  call MPI_Type_contiguous(3, MPI_INTEGER, dtype, ierror)
  call MPI_Type_set_attr(dtype, key, big, ierror)
  call c_read_wide(on_type, dtype, key, wide, c_flag)
  if (c_flag == 0 .or. wide /= big) stop 40
  call MPI_Type_dup(dtype, twin, ierror)
  call c_read_wide(on_type, twin, key, wide, c_flag)
  if (c_flag == 0 .or. wide /= big + 1) stop 41
  call MPI_Type_free(twin, ierror)
  if (last_deleted /= big + 1) stop 42
  call c_set(on_type, dtype, key, big + 7)
  call MPI_Type_get_attr(dtype, key, wide, flag, ierror)
  if (.not. flag .or. wide /= big + 7) stop 43
  call MPI_Type_free(dtype, ierror)
  if (last_deleted /= big + 7) stop 44

  ! Windows.
  call MPI_Win_create_keyval(plus_one, noted, key, one, ierror)
  call MPI_Win_create(MPI_BOTTOM, nothing, 1, MPI_INFO_NULL, MPI_COMM_WORLD, window, ierror)
  call MPI_Win_set_attr(window, key, -big, ierror)
  call c_read_wide(on_win, window, key, wide, c_flag)
  if (c_flag == 0 .or. wide /= -big) stop 50
  call MPI_Win_get_attr(window, key, wide, flag, ierror)
  if (.not. flag .or. wide /= -big) stop 51
  call c_set(on_win, window, key, big)
  if (last_deleted /= -big) stop 52
  call MPI_Win_get_attr(window, key, wide, flag, ierror)
  if (.not. flag .or. wide /= big) stop 53
  call MPI_Win_free(window, ierror)
  if (last_deleted /= big) stop 54

  if (rank == 0) print '(a)', 'ok'
  call MPI_Finalize(ierror)
contains
  ! The lower half of a word.
  integer function low(word)
    integer(MPI_ADDRESS_KIND), intent(in) :: word
    low = transfer(word, 0)
  end function
end program
