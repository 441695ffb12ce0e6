! use mpi_f08: random sections of arrays of one to seven dimensions, in every kind of routine that
! takes a choice buffer, blocking, nonblocking and persistent, give what contiguous copies give, and
! leave everything beside them as it is.
module ways
  use mpi_f08
  implicit none
  integer, parameter :: number_of_ways = 34, most = 2187
  integer, asynchronous :: store(most)
  integer :: me, np, seed = 20231, tries
  type(MPI_Comm) :: ring
  type(MPI_Win) :: window
  type(MPI_Datatype) :: pair, gap
contains
  integer function pick(low, high)
    integer, intent(in) :: low, high
    seed = int(iand(seed * 1103515245_MPI_COUNT_KIND + 12345, 2147483647_MPI_COUNT_KIND))
    pick = low + mod(seed / 65536, high - low + 1)
  end function

  ! The same with contiguous arrays, of assumed size.
  subroutine packed(from, to, n, way, kind)
    integer, intent(in) :: n, way, kind
    integer, intent(inout) :: from(*), to(*)
    call whole(from, to, n, way, kind)
  end subroutine
  subroutine whole(from, to, n, way, kind)
    integer, intent(in) :: n, way, kind
    integer, intent(inout) :: from(n), to(n)
    call exchange(from, to, n, way, kind)
  end subroutine

  subroutine starts(r)
    type(MPI_Request), intent(inout) :: r
    integer :: i
    do i = 1, 2
      call MPI_Start(r)
      call MPI_Wait(r, MPI_STATUS_IGNORE)
    end do
    call MPI_Request_free(r)
  end subroutine

  ! Ends a request in one of the ways there are.
  subroutine ends(r)
    type(MPI_Request), intent(inout) :: r
    type(MPI_Request) :: all(1)
    integer :: at, n, which(1)
    logical :: flag
    tries = tries + 1
    all(1) = r
    flag = .false.
    select case (mod(tries, 7))
    case (0)
      call MPI_Wait(all(1), MPI_STATUS_IGNORE)
    case (1)
      do while (.not. flag)
        call MPI_Test(all(1), flag, MPI_STATUS_IGNORE)
      end do
    case (2)
      call MPI_Waitall(1, all, MPI_STATUSES_IGNORE)
    case (3)
      call MPI_Waitany(1, all, at, MPI_STATUS_IGNORE)
      if (at /= 1) stop 20
    case (4)
      call MPI_Waitsome(1, all, n, which, MPI_STATUSES_IGNORE)
      if (n /= 1 .or. which(1) /= 1) stop 21
    case (5)
      do while (.not. flag)
        call MPI_Request_get_status(all(1), flag, MPI_STATUS_IGNORE)
      end do
      call MPI_Wait(all(1), MPI_STATUS_IGNORE)
    case (6)
      do while (.not. flag)
        call MPI_Testall(1, all, flag, MPI_STATUSES_IGNORE)
      end do
    end select
    if (all(1) /= MPI_REQUEST_NULL) stop 22
  end subroutine

  ! One operation; `n` INTEGERs in each buffer, as elements of the datatype number `kind`.
  subroutine exchange(from, to, n, way, kind)
    integer, intent(in) :: n, way, kind
    type(*), dimension(..), asynchronous, intent(inout) :: from, to
    type(MPI_Datatype) :: t, types(np)
    type(MPI_Request) :: r, r2
    type(MPI_Message) :: m
    type(MPI_Status) :: s
    integer :: count, size, q, i, up, down, sc(np), sd(np), rc(np), rd(np), g(np), bytes(np)
    select case (kind)
    case (0); t = MPI_INTEGER; count = n
    case (1); t = MPI_BYTE; count = 4 * n
    case (2); t = MPI_2INTEGER; count = n / 2
    case (3); t = pair; count = n / 2
    case (4); t = gap; count = n / 3
    end select
    call MPI_Type_size(t, size)
    if (kind == 4) size = 12
    q = count / max(np, 2)
    up = mod(me + 1, np)
    down = mod(me + np - 1, np)
    do i = 1, np
      sc(i) = max(0, q - mod(me + i - 1, 2))
      rc(i) = sc(i)
      sd(i) = (i - 1) * q
      rd(i) = (np - i) * q
      g(i) = max(0, q - mod(i, 2))
      types(i) = t
    end do
    bytes = sd * size
    select case (way)
    case (1)
      call MPI_Sendrecv(from, count, t, up, 1, to, count, t, down, 1, MPI_COMM_WORLD, s)
    case (2)
      call MPI_Irecv(to, count, t, down, 2, MPI_COMM_WORLD, r)
      call MPI_Isend(from, count, t, up, 2, MPI_COMM_WORLD, r2)
      call ends(r)
      call ends(r2)
    case (3)
      call MPI_Irecv(to, count, t, down, 3, MPI_COMM_WORLD, r)
      call MPI_Bsend(from, count, t, up, 3, MPI_COMM_WORLD)
      call ends(r)
    case (4)
      call MPI_Send_init(from, count, t, up, 4, MPI_COMM_WORLD, r)
      call MPI_Recv_init(to, count, t, down, 4, MPI_COMM_WORLD, r2)
      do i = 1, 2
        call MPI_Start(r2)
        call MPI_Start(r)
        call MPI_Wait(r, MPI_STATUS_IGNORE)
        call MPI_Wait(r2, MPI_STATUS_IGNORE)
      end do
      call MPI_Request_free(r)
      call MPI_Request_free(r2)
    case (5)
      call MPI_Isend(from, count, t, up, 5, MPI_COMM_WORLD, r)
      call MPI_Mprobe(down, 5, MPI_COMM_WORLD, m, s)
      call MPI_Imrecv(to, count, t, m, r2)
      call ends(r2)
      call ends(r)
    case (6)
      call MPI_Isendrecv(from, count, t, up, 6, to, count, t, down, 6, MPI_COMM_WORLD, r)
      call ends(r)
    case (7)
      call MPI_Isendrecv_replace(to, count, t, up, 7, down, 7, MPI_COMM_WORLD, r)
      call ends(r)
    case (8)
      call MPI_Bcast(to, count, t, np - 1, MPI_COMM_WORLD)
    case (9)
      call MPI_Ibcast(to, count, t, np - 1, MPI_COMM_WORLD, r)
      call ends(r)
    case (10)
      call MPI_Alltoallv(from, sc, sd, t, to, rc, rd, t, MPI_COMM_WORLD)
    case (11)
      call MPI_Ialltoallv(from, sc, sd, t, to, rc, rd, t, MPI_COMM_WORLD, r)
      call ends(r)
    case (12)
      call MPI_Alltoallw(from, sc, bytes, types, to, rc, rd * size, types, MPI_COMM_WORLD)
    case (13)
      call MPI_Ialltoallw(from, sc, bytes, types, to, rc, bytes, types, MPI_COMM_WORLD, r)
      call ends(r)
    case (14)
      call MPI_Alltoallv_init(from, sc, sd, t, to, rc, rd, t, MPI_COMM_WORLD, MPI_INFO_NULL, r)
      call starts(r)
    case (15)
      call MPI_Alltoallw_init(from, sc, bytes, types, to, rc, bytes, types, MPI_COMM_WORLD, &
                              MPI_INFO_NULL, r)
      call starts(r)
    case (16)
      call MPI_Igatherv(from, g(me + 1), t, to, g, rd, t, 0, MPI_COMM_WORLD, r)
      call ends(r)
    case (17)
      call MPI_Iscatterv(from, g, sd, t, to, g(me + 1), t, np - 1, MPI_COMM_WORLD, r)
      call ends(r)
    case (18)
      call MPI_Iallgatherv(from, g(me + 1), t, to, g, rd, t, MPI_COMM_WORLD, r)
      call ends(r)
    case (19)
      call MPI_Allgatherv_init(from, g(me + 1), t, to, g, rd, t, MPI_COMM_WORLD, MPI_INFO_NULL, r)
      call starts(r)
    case (20)
      call MPI_Igather(from, q, t, to, q, t, 0, MPI_COMM_WORLD, r)
      call ends(r)
    case (21)
      call MPI_Ialltoall(from, q, t, to, q, t, MPI_COMM_WORLD, r)
      call ends(r)
    case (22)
      call MPI_Iallreduce(from, to, n, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, r)
      call ends(r)
    case (23)
      call MPI_Allreduce_init(from, to, n, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, MPI_INFO_NULL, r)
      call starts(r)
    case (24)
      call MPI_Iallreduce(MPI_IN_PLACE, to, n, MPI_INTEGER, MPI_BXOR, MPI_COMM_WORLD, r)
      call ends(r)
    case (25)
      call MPI_Ireduce(from, to, n, MPI_INTEGER, MPI_MAX, np - 1, MPI_COMM_WORLD, r)
      call ends(r)
    case (26)
      call MPI_Ireduce_scatter_block(from, to, n / np, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, r)
      call ends(r)
    case (27)
      g = n / np
      call MPI_Ireduce_scatter(from, to, g, MPI_INTEGER, MPI_MIN, MPI_COMM_WORLD, r)
      call ends(r)
    case (28)
      call MPI_Iscan(from, to, n, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, r)
      call ends(r)
    case (29)
      call MPI_Iexscan(from, to, n, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, r)
      call ends(r)
    case (30)
      call MPI_Ineighbor_alltoallv(from, [q, q], [0, q], t, to, [q, q], [q, 0], t, ring, r)
      call ends(r)
    case (31)
      call MPI_Ineighbor_alltoallw(from, [q, q], [0_MPI_ADDRESS_KIND, &
        int(q * size, MPI_ADDRESS_KIND)], [t, t], to, [q, q], [0_MPI_ADDRESS_KIND, &
        int(q * size, MPI_ADDRESS_KIND)], [t, t], ring, r)
      call ends(r)
    case (32)
      call MPI_Neighbor_allgatherv_init(from, q, t, to, [q, q], [q, 0], t, ring, MPI_INFO_NULL, r)
      call starts(r)
    case (33)
      i = 0
      call MPI_Pack(from, count, t, store, 4 * most, i, MPI_COMM_WORLD)
      i = 0
      call MPI_Unpack(store, 4 * most, i, to, count, t, MPI_COMM_WORLD)
    case (34)
      call MPI_Barrier(MPI_COMM_WORLD)
      call MPI_Rput(from, count, t, up, 0_MPI_ADDRESS_KIND, count, t, window, r)
      call ends(r)
      call MPI_Win_flush_all(window)
      call MPI_Barrier(MPI_COMM_WORLD)
      call MPI_Rget(to, count, t, me, 0_MPI_ADDRESS_KIND, count, t, window, r)
      call ends(r)
      call MPI_Barrier(MPI_COMM_WORLD)
    end select
  end subroutine
end module

program random08
  use mpi_f08
  use ways
  implicit none
  integer, target :: from(most), to(most), model(most)
  integer :: got(most), i, round, dims, n, way, kind, l(7), h(7), s(7), extent(7), buffer(65536)
  integer, allocatable :: want(:)
  integer, pointer :: x1(:), y1(:), z1(:)
  integer, pointer :: x2(:, :), y2(:, :), z2(:, :)
  integer, pointer :: x3(:, :, :), y3(:, :, :), z3(:, :, :)
  integer, pointer :: x4(:, :, :, :), y4(:, :, :, :), z4(:, :, :, :)
  integer, pointer :: x5(:, :, :, :, :), y5(:, :, :, :, :), z5(:, :, :, :, :)
  integer, pointer :: x6(:, :, :, :, :, :), y6(:, :, :, :, :, :), z6(:, :, :, :, :, :)
  integer, pointer :: x7(:, :, :, :, :, :, :), y7(:, :, :, :, :, :, :), z7(:, :, :, :, :, :, :)
  x1(1:2187) => from
  y1(1:2187) => to
  z1(1:2187) => model
  x2(1:27, 1:81) => from
  y2(1:27, 1:81) => to
  z2(1:27, 1:81) => model
  x3(1:9, 1:9, 1:27) => from
  y3(1:9, 1:9, 1:27) => to
  z3(1:9, 1:9, 1:27) => model
  x4(1:9, 1:9, 1:9, 1:3) => from
  y4(1:9, 1:9, 1:9, 1:3) => to
  z4(1:9, 1:9, 1:9, 1:3) => model
  x5(1:9, 1:3, 1:3, 1:9, 1:3) => from
  y5(1:9, 1:3, 1:3, 1:9, 1:3) => to
  z5(1:9, 1:3, 1:3, 1:9, 1:3) => model
  x6(1:3, 1:3, 1:3, 1:3, 1:3, 1:9) => from
  y6(1:3, 1:3, 1:3, 1:3, 1:3, 1:9) => to
  z6(1:3, 1:3, 1:3, 1:3, 1:3, 1:9) => model
  x7(1:3, 1:3, 1:3, 1:3, 1:3, 1:3, 1:3) => from
  y7(1:3, 1:3, 1:3, 1:3, 1:3, 1:3, 1:3) => to
  z7(1:3, 1:3, 1:3, 1:3, 1:3, 1:3, 1:3) => model
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, me)
  call MPI_Comm_size(MPI_COMM_WORLD, np)
  call MPI_Buffer_attach(buffer, 4 * size(buffer))
  call MPI_Cart_create(MPI_COMM_WORLD, 1, [np], [.true.], .false., ring)
  call MPI_Type_contiguous(2, MPI_INTEGER, pair)
  call MPI_Type_commit(pair)
  ! The first and the third of three.
  call MPI_Type_vector(2, 1, 2, MPI_INTEGER, gap)
  call MPI_Type_commit(gap)
  call MPI_Win_create(store, int(4 * most, MPI_ADDRESS_KIND), 4, MPI_INFO_NULL, &
                      MPI_COMM_WORLD, window)
  call MPI_Win_lock_all(0, window)
  do round = 1, 30 * number_of_ways
    way = 1 + mod(round, number_of_ways)
    kind = pick(0, 4)
    dims = pick(1, 7)
    extent = 1
    select case (dims)
    case (1); extent(1:1) = [2187]
    case (2); extent(1:2) = [27, 81]
    case (3); extent(1:3) = [9, 9, 27]
    case (4); extent(1:4) = [9, 9, 9, 3]
    case (5); extent(1:5) = [9, 3, 3, 9, 3]
    case (6); extent(1:6) = [3, 3, 3, 3, 3, 9]
    case (7); extent(1:7) = [3, 3, 3, 3, 3, 3, 3]
    end select
    n = 1
    do i = 1, dims
      s(i) = pick(1, 3)
      l(i) = pick(1, (extent(i) + 1) / 2)
      h(i) = pick(l(i) - 1, extent(i))
      if (pick(0, 4) > 0) h(i) = extent(i)
      extent(i) = max(0, (h(i) - l(i)) / s(i) + 1)
      if (h(i) < l(i)) extent(i) = 0
      if (pick(0, 1) == 1 .and. extent(i) > 0) then
        h(i) = l(i)
        l(i) = l(i) + (extent(i) - 1) * s(i)
        s(i) = -s(i)
      end if
      n = n * extent(i)
    end do
    from = [(i + 10000 * me, i = 1, most)]
    to = [(-i - 10000 * me, i = 1, most)]
    model = to
    got(1:n) = 0
    select case (dims)
    case (1)
      want = reshape(x1(l(1):h(1):s(1)), [n])
      got(1:n) = reshape(y1(l(1):h(1):s(1)), [n])
      call exchange(x1(l(1):h(1):s(1)), y1(l(1):h(1):s(1)), n, way, kind)
      call packed(want, got, n, way, kind)
      z1(l(1):h(1):s(1)) = reshape(got(1:n), extent(1:1))
    case (2)
      want = reshape(x2(l(1):h(1):s(1), l(2):h(2):s(2)), [n])
      got(1:n) = reshape(y2(l(1):h(1):s(1), l(2):h(2):s(2)), [n])
      call exchange(x2(l(1):h(1):s(1), l(2):h(2):s(2)), y2(l(1):h(1):s(1), l(2):h(2):s(2)), n, &
          way, kind)
      call packed(want, got, n, way, kind)
      z2(l(1):h(1):s(1), l(2):h(2):s(2)) = reshape(got(1:n), extent(1:2))
    case (3)
      want = reshape(x3(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3)), [n])
      got(1:n) = reshape(y3(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3)), [n])
      call exchange(x3(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3)), y3(l(1):h(1):s(1), &
          l(2):h(2):s(2), l(3):h(3):s(3)), n, way, kind)
      call packed(want, got, n, way, kind)
      z3(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3)) = reshape(got(1:n), extent(1:3))
    case (4)
      want = reshape(x4(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4)), [n])
      got(1:n) = reshape(y4(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4)), &
          [n])
      call exchange(x4(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4)), &
          y4(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4)), n, way, kind)
      call packed(want, got, n, way, kind)
      z4(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4)) = reshape(got(1:n), &
          extent(1:4))
    case (5)
      want = reshape(x5(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5)), [n])
      got(1:n) = reshape(y5(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5)), [n])
      call exchange(x5(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5)), y5(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5)), n, way, kind)
      call packed(want, got, n, way, kind)
      z5(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5)) = reshape(got(1:n), extent(1:5))
    case (6)
      want = reshape(x6(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5), l(6):h(6):s(6)), [n])
      got(1:n) = reshape(y6(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5), l(6):h(6):s(6)), [n])
      call exchange(x6(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5), l(6):h(6):s(6)), y6(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), &
          l(4):h(4):s(4), l(5):h(5):s(5), l(6):h(6):s(6)), n, way, kind)
      call packed(want, got, n, way, kind)
      z6(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), l(5):h(5):s(5), &
          l(6):h(6):s(6)) = reshape(got(1:n), extent(1:6))
    case (7)
      want = reshape(x7(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5), l(6):h(6):s(6), l(7):h(7):s(7)), [n])
      got(1:n) = reshape(y7(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5), l(6):h(6):s(6), l(7):h(7):s(7)), [n])
      call exchange(x7(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), &
          l(5):h(5):s(5), l(6):h(6):s(6), l(7):h(7):s(7)), y7(l(1):h(1):s(1), l(2):h(2):s(2), &
          l(3):h(3):s(3), l(4):h(4):s(4), l(5):h(5):s(5), l(6):h(6):s(6), l(7):h(7):s(7)), n, &
          way, kind)
      call packed(want, got, n, way, kind)
      z7(l(1):h(1):s(1), l(2):h(2):s(2), l(3):h(3):s(3), l(4):h(4):s(4), l(5):h(5):s(5), &
          l(6):h(6):s(6), l(7):h(7):s(7)) = reshape(got(1:n), extent(1:7))
    end select
    if (any(to /= model)) then
      print *, 'round', round, 'way', way, 'datatype', kind, 'dimensions', dims, 'rank', me
      print *, 'first', l(1:dims), 'last', h(1:dims), 'stride', s(1:dims)
      stop 1
    end if
    if (any(from /= [(i + 10000 * me, i = 1, most)])) stop 2
  end do
  call detach
  call MPI_Win_unlock_all(window)
  call MPI_Win_free(window)
  call MPI_Type_free(pair)
  call MPI_Type_free(gap)
  call MPI_Comm_free(ring)
  call MPI_Finalize()
  if (me == 0) print '(a)', 'ok'
contains
  subroutine detach
    use, intrinsic :: iso_c_binding, only: c_ptr
    type(c_ptr) :: address
    call MPI_Buffer_detach(address, i)
  end subroutine
end program
