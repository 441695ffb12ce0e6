! use mpi_f08: a sum that runs over a grid of ranks as a wave, like LU of the NAS benchmarks: each
! number is that above plus that to the left, so that they are Pascal's triangle, and their sum one
! less than the next number of it. Rows, which are not contiguous, go as sections.
program lu08
  use mpi_f08
  implicit none
  integer, parameter :: n = 30, wide = 8
  integer :: rank, np, dims(2) = 0, me(2), low(2), mine(2), north, south, west, east
  integer :: i, j, k, at, tile
  integer, asynchronous :: wrong(4)
  integer(MPI_COUNT_KIND), asynchronous, allocatable :: x(:, :)
  integer(MPI_COUNT_KIND) :: total, corner
  type(MPI_Comm) :: grid
  type(MPI_Request), allocatable :: sent(:)
  type(MPI_Request) :: halo(4), counted
  call MPI_Init()
  call MPI_Comm_size(MPI_COMM_WORLD, np)
  call MPI_Dims_create(np, 2, dims)
  call MPI_Cart_create(MPI_COMM_WORLD, 2, dims, [.false., .false.], .true., grid)
  call MPI_Comm_rank(grid, rank)
  call MPI_Cart_coords(grid, rank, 2, me)
  call MPI_Cart_shift(grid, 0, 1, north, south)
  call MPI_Cart_shift(grid, 1, 1, west, east)
  low = me * n / dims
  mine = (me + 1) * n / dims - low
  allocate (x(0:mine(1), 0:mine(2)), sent((mine(2) + wide - 1) / wide))
  x = 0

  ! Tiles of some columns: what comes from above is awaited for each, what comes from the left once.
  call MPI_Recv(x(1:mine(1), 0), mine(1), MPI_COUNT, west, 0, grid, MPI_STATUS_IGNORE)
  tile = 0
  do k = 1, mine(2), wide
    tile = tile + 1
    associate (last => min(k + wide - 1, mine(2)))
      call MPI_Recv(x(0, k:last), last - k + 1, MPI_COUNT, north, tile, grid, MPI_STATUS_IGNORE)
      do j = k, last
        do i = 1, mine(1)
          x(i, j) = x(i - 1, j) + x(i, j - 1)
          if (i + low(1) == 1 .or. j + low(2) == 1) x(i, j) = 1
        end do
      end do
      call MPI_Isend(x(mine(1), k:last), last - k + 1, MPI_COUNT, south, tile, grid, sent(tile))
    end associate
  end do
  call MPI_Send(x(1:mine(1), mine(2)), mine(1), MPI_COUNT, east, 0, grid)
  call MPI_Waitall(tile, sent, MPI_STATUSES_IGNORE)

  ! The sum, and the last number, which one rank has.
  total = sum(x(1:mine(1), 1:mine(2)))
  call MPI_Allreduce(MPI_IN_PLACE, total, 1, MPI_COUNT, MPI_SUM, grid)
  if (total /= 118264581564861423_MPI_COUNT_KIND) stop 1
  corner = 0
  if (all(me == dims - 1)) corner = x(mine(1), mine(2))
  call MPI_Allreduce(MPI_IN_PLACE, corner, 1, MPI_COUNT, MPI_MAX, grid)
  if (corner /= 30067266499541040_MPI_COUNT_KIND) stop 2

  ! Everywhere at once with the numbers of the neighbours, in persistent halos: nothing is left.
  x(0, :) = 0
  x(:, 0) = 0
  call MPI_Send_init(x(mine(1), 1:mine(2)), mine(2), MPI_COUNT, south, 1, grid, halo(1))
  call MPI_Recv_init(x(0, 1:mine(2)), mine(2), MPI_COUNT, north, 1, grid, halo(2))
  call MPI_Send_init(x(1:mine(1), mine(2)), mine(1), MPI_COUNT, east, 2, grid, halo(3))
  call MPI_Recv_init(x(1:mine(1), 0), mine(1), MPI_COUNT, west, 2, grid, halo(4))
  do k = 1, 3
    x(0, :) = 0
    x(:, 0) = 0
    call MPI_Startall(4, halo)
    call MPI_Waitall(4, halo, MPI_STATUSES_IGNORE)
    wrong = 0
    do j = 1, mine(2)
      do i = 1, mine(1)
        if (i + low(1) == 1 .or. j + low(2) == 1) cycle
        at = 1 + 2 * mod(j, 2)
        if (x(i, j) /= x(i - 1, j) + x(i, j - 1)) wrong(at) = wrong(at) + 1
      end do
    end do
    ! Every rank hears how many are wrong in the odd columns, and in the even ones.
    call MPI_Iallreduce(MPI_IN_PLACE, wrong(::2), 2, MPI_INTEGER, MPI_SUM, grid, counted)
    call MPI_Wait(counted, MPI_STATUS_IGNORE)
    if (any(wrong /= 0)) stop 3
  end do
  do k = 1, 4
    call MPI_Request_free(halo(k))
  end do
  if (rank == 0) print '(a)', 'ok'
  call MPI_Finalize()
end program
