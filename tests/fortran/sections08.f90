! use mpi_f08: random sections of random arrays, sent in every way, give what packed copies give.
module chosen
  use mpi_f08
  implicit none
  integer :: seed = 12345, raised = 0
contains
  integer function pick(low, high)
    integer, intent(in) :: low, high
    seed = int(iand(seed * 1103515245_MPI_COUNT_KIND + 12345, 2147483647_MPI_COUNT_KIND))
    pick = low + mod(seed / 65536, high - low + 1)
  end function
  subroutine add(invec, inoutvec, len, datatype)
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer
    type(c_ptr), value :: invec, inoutvec
    integer :: len
    type(MPI_Datatype) :: datatype
    integer, pointer :: a(:), b(:)
    if (datatype /= MPI_INTEGER) stop 40
    call c_f_pointer(invec, a, [len])
    call c_f_pointer(inoutvec, b, [len])
    b = a + b
  end subroutine
  ! Sends `from` to myself in turn by each kind of call and receives it into `to`.
  subroutine exchange(from, to, want, way)
    integer, intent(inout) :: from(:, :, :), to(:, :, :)
    integer, intent(in) :: want(:), way
    type(MPI_Request) :: r(2)
    type(MPI_Status) :: s
    integer :: n
    n = size(from)
    to = -1
    select case (way)
    case (0)
      call MPI_Sendrecv(from, n, MPI_INTEGER, 0, 1, to, n, MPI_INTEGER, 0, 1, MPI_COMM_SELF, s)
    case (1)
      call MPI_Irecv(to, n, MPI_INTEGER, 0, 2, MPI_COMM_SELF, r(1))
      call MPI_Isend(from, n, MPI_INTEGER, 0, 2, MPI_COMM_SELF, r(2))
      call MPI_Waitall(2, r, MPI_STATUSES_IGNORE)
    case (2)
      call MPI_Irecv(to, n, MPI_INTEGER, 0, 2, MPI_COMM_SELF, r(1))
      call MPI_Send(from, int(n, MPI_COUNT_KIND), MPI_INTEGER, 0, 2, MPI_COMM_SELF)
      call MPI_Wait(r(1), s)
    case (3)
      call MPI_Allreduce(from, to, n, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF)
    case (4)
      call MPI_Allgather(from, n, MPI_INTEGER, to, n, MPI_INTEGER, MPI_COMM_SELF)
    case (5)
      ! As bytes: one element of the array is several of the datatype.
      call MPI_Irecv(to, 4 * n, MPI_BYTE, 0, 2, MPI_COMM_SELF, r(1))
      call MPI_Isend(from, 4 * n, MPI_BYTE, 0, 2, MPI_COMM_SELF, r(2))
      call MPI_Waitall(2, r, MPI_STATUSES_IGNORE)
    end select
    if (any(reshape(to, [n]) /= want)) then
      print *, 'way', way, 'shape', shape(from), 'seed', seed
      stop 41
    end if
  end subroutine
end module

program sections08
  use mpi_f08
  use chosen
  implicit none
  integer :: a(9, 8, 7), b(9, 8, 7), keep(9, 8, 7), i, round, rank, n, lo(3), hi(3), st(3), way
  integer :: line(6), part(4)
  integer, allocatable :: want(:)
  character(len=8) :: words(6), got(6)
  type(MPI_Comm) :: twin
  type(MPI_Op) :: op
  type(MPI_Request) :: r(2)
  type(MPI_Status) :: s
  complex(8) :: z(4, 4), w(4, 4)
  integer(MPI_ADDRESS_KIND) :: place
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, n)
  if (MPI_COMM_WORLD == MPI_COMM_SELF .or. .not. MPI_SUBARRAYS_SUPPORTED) stop 1
  a = reshape([(i, i = 1, size(a))], shape(a))
  do round = 1, 300
    do i = 1, 3
      st(i) = pick(1, 3)
      lo(i) = pick(1, 4)
      hi(i) = pick(lo(i) - 1, size(a, i))
      if (pick(0, 1) == 1 .and. hi(i) >= lo(i)) then
        st(i) = -st(i)
        lo(i) = lo(i) + hi(i); hi(i) = lo(i) - hi(i); lo(i) = lo(i) - hi(i)
      end if
    end do
    associate (x => a(lo(1):hi(1):st(1), lo(2):hi(2):st(2), lo(3):hi(3):st(3)))
      want = reshape(x, [size(x)])
    end associate
    way = mod(round, 6)
    b = 0
    call exchange(a(lo(1):hi(1):st(1), lo(2):hi(2):st(2), lo(3):hi(3):st(3)), &
                  b(lo(1):hi(1):st(1), lo(2):hi(2):st(2), lo(3):hi(3):st(3)), want, way)
    ! Nothing beside the section was written.
    keep = 0
    keep(lo(1):hi(1):st(1), lo(2):hi(2):st(2), lo(3):hi(3):st(3)) = &
      a(lo(1):hi(1):st(1), lo(2):hi(2):st(2), lo(3):hi(3):st(3))
    if (any(b /= keep)) stop 2
  end do

  ! A count that ends within a dimension.
  b = 0
  call MPI_Irecv(b(1:9:2, 1:3, 1), 7, MPI_INTEGER, 0, 3, MPI_COMM_SELF, r(1))
  call MPI_Send(a(1:9:2, 1:3, 1), 7, MPI_INTEGER, 0, 3, MPI_COMM_SELF)
  call MPI_Wait(r(1), s)
  if (any(b(1:9:2, 1, 1) /= a(1:9:2, 1, 1)) .or. any(b(1:3:2, 2, 1) /= a(1:3:2, 2, 1))) stop 3
  if (count(b /= 0) /= 7) stop 4

  ! Characters: one element is eight of the datatype. Complex numbers, by columns and rows.
  words = ['first   ', 'second  ', 'third   ', 'fourth  ', 'fifth   ', 'sixth   ']
  got = '-'
  call MPI_Irecv(got(6:2:-2), 24, MPI_CHARACTER, 0, 4, MPI_COMM_SELF, r(1))
  call MPI_Isend(words(1:5:2), 24, MPI_CHARACTER, 0, 4, MPI_COMM_SELF, r(2))
  call MPI_Waitall(2, r, MPI_STATUSES_IGNORE)
  if (got(6) /= 'first' .or. got(4) /= 'third' .or. got(2) /= 'fifth' .or. got(1) /= '-') stop 5
  z = reshape([(cmplx(i, -i, 8), i = 1, 16)], [4, 4])
  w = 0
  call MPI_Sendrecv(z(2, :), 4, MPI_DOUBLE_COMPLEX, 0, 5, w(:, 3), 4, MPI_DOUBLE_COMPLEX, 0, 5, &
                    MPI_COMM_SELF, MPI_STATUS_IGNORE)
  if (any(w(:, 3) /= z(2, :))) stop 6

  ! Partitions: columns of a section, and runs of one of its dimensions.
  b = 0
  call MPI_Psend_init(a(1:9:2, 2:8:3, 3), 3, 5_MPI_COUNT_KIND, MPI_INTEGER, 0, 6, MPI_COMM_SELF, &
                      MPI_INFO_NULL, r(1))
  call MPI_Precv_init(b(9:1:-2, 1:3, 1), 3, 5_MPI_COUNT_KIND, MPI_INTEGER, 0, 6, MPI_COMM_SELF, &
                      MPI_INFO_NULL, r(2))
  call parts(3)
  if (any(b(9:1:-2, 1:3, 1) /= a(1:9:2, 2:8:3, 3)) .or. count(b /= 0) /= 15) stop 14
  b = 0
  call MPI_Psend_init(a(3, :, 2), 3, 2_MPI_COUNT_KIND, MPI_INTEGER, 0, 6, MPI_COMM_SELF, &
                      MPI_INFO_NULL, r(1))
  call MPI_Precv_init(b(5, 8:2:-1, 7), 3, 2_MPI_COUNT_KIND, MPI_INTEGER, 0, 6, MPI_COMM_SELF, &
                      MPI_INFO_NULL, r(2))
  call parts(3)
  if (any(b(5, 8:3:-1, 7) /= a(3, :6, 2)) .or. count(b /= 0) /= 6) stop 15

  ! The real part of complex numbers; a string's description beside that of a buffer.
  z%im = 0
  call MPI_Ibcast(z(1:4:2, :)%re, 8, MPI_DOUBLE_PRECISION, 0, MPI_COMM_SELF, r(1))
  call MPI_Iallreduce(z(1:4:2, :)%re, z(2:4:2, :)%im, 8, MPI_DOUBLE_PRECISION, MPI_SUM, &
                      MPI_COMM_SELF, r(2))
  call MPI_Waitall(2, r, MPI_STATUSES_IGNORE)
  if (any(z(2:4:2, :)%im /= z(1:4:2, :)%re) .or. any(z(1:4:2, :)%im /= 0)) stop 16
  place = 0
  call MPI_Pack_external('external32', a(1:9:4, 2, 2), 3, MPI_INTEGER, line, 24_MPI_ADDRESS_KIND, &
                         place)
  if (place /= 12) stop 17
  place = 0
  call MPI_Unpack_external('external32  ', line, 24_MPI_ADDRESS_KIND, place, part(2:4), 3, &
                           MPI_INTEGER)
  if (any(part(2:4) /= a(1:9:4, 2, 2))) stop 18

  ! Between processes, with a status, a user's operation and a broadcast into a section.
  line = rank
  part = -1
  call MPI_Sendrecv(line(1:6:2), 3, MPI_INTEGER, mod(rank + 1, n), 6, part(2:4), 3, MPI_INTEGER, &
                    mod(rank + n - 1, n), 6, MPI_COMM_WORLD, s)
  if (any(part(2:4) /= mod(rank + n - 1, n)) .or. s%MPI_SOURCE /= mod(rank + n - 1, n)) stop 7
  call MPI_Op_create(add, .true., op)
  call MPI_Allreduce(line(1:6:2), part(1:3), 3, MPI_INTEGER, op, MPI_COMM_WORLD)
  if (any(part(1:3) /= n * (n - 1) / 2)) stop 8
  call MPI_Allreduce(MPI_IN_PLACE, line(2:6:2), 3, MPI_INTEGER, op, MPI_COMM_WORLD)
  if (any(line(2:6:2) /= n * (n - 1) / 2) .or. any(line(1:5:2) /= rank)) stop 9
  call MPI_Op_free(op)
  line = -rank
  call MPI_Bcast(line(6:1:-2), 3, MPI_INTEGER, n - 1, MPI_COMM_WORLD)
  if (any(line(2:6:2) /= 1 - n) .or. any(line(1:5:2) /= -rank)) stop 10
  call MPI_Comm_dup(MPI_COMM_WORLD, twin)
  if (twin == MPI_COMM_WORLD .or. twin == MPI_COMM_NULL) stop 11
  call MPI_Comm_free(twin)
  if (twin /= MPI_COMM_NULL) stop 12
  call MPI_Finalize(i)
  if (i /= MPI_SUCCESS) stop 13
  if (rank == 0) print '(a)', 'ok'
contains
  ! Sends and receives `n` partitions, twice.
  subroutine parts(n)
    integer, intent(in) :: n
    integer :: round, k
    do round = 1, 2
      call MPI_Startall(2, r)
      do k = n - 1, 0, -1
        call MPI_Pready(k, r(1))
      end do
      call MPI_Waitall(2, r, MPI_STATUSES_IGNORE)
    end do
    call MPI_Request_free(r(1))
    call MPI_Request_free(r(2))
  end subroutine
end program
