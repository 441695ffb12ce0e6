! use mpi: Fourier transformation of a matrix of 48 x 40 that is distributed by columns, with a
! transposition over all ranks, like FT of the NAS benchmarks. That of a wave is one number, and the
! transformation back gives the wave.
program ft90
  use mpi
  implicit none
  integer, parameter :: n = 48, m = 40, a = 5, b = 7
  real(8), parameter :: turn = 8 * atan(1d0)
  integer :: rank, np, ierr, j, k, wrong, all_wrong
  complex(8), allocatable :: wave(:, :), rows(:, :), first(:, :)
  complex(8) :: want
  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, np, ierr)
  ! Mine are columns low(m, rank) + 1 to low(m, rank + 1), then rows in the same way.
  allocate (wave(n, mine(m)), first(n, mine(m)), rows(m, mine(n)))
  do k = 1, mine(m)
    do j = 1, n
      wave(j, k) = phase(a * (j - 1), n) * phase(b * (k - 1 + low(m, rank)), m)
    end do
  end do
  first = wave
  call transform(wave, n, -1)
  call transpose_all(wave, n, rows, m)
  call transform(rows, m, -1)
  wrong = 0
  do j = 1, mine(n)
    do k = 1, m
      want = 0
      if (j + low(n, rank) == a + 1 .and. k == b + 1) want = n * m
      if (abs(rows(k, j) - want) > 1d-7) wrong = wrong + 1
    end do
  end do
  call transform(rows, m, 1)
  call transpose_all(rows, m, wave, n)
  call transform(wave, n, 1)
  if (any(abs(wave / (n * m) - first) > 1d-10)) wrong = wrong + 1
  call MPI_Allreduce(wrong, all_wrong, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierr)
  if (all_wrong /= 0) stop 1
  if (rank == 0) print '(a)', 'ok'
  call MPI_Finalize(ierr)
contains
  integer function low(n, rank)
    integer, intent(in) :: n, rank
    low = rank * n / np
  end function
  integer function mine(n)
    integer, intent(in) :: n
    mine = low(n, rank + 1) - low(n, rank)
  end function
  complex(8) function phase(k, n)
    integer, intent(in) :: k, n
    phase = exp(cmplx(0, turn * modulo(k, n) / n, 8))
  end function
  ! Transforms each column.
  subroutine transform(x, n, sign)
    complex(8), intent(inout) :: x(:, :)
    integer, intent(in) :: n, sign
    complex(8) :: y(n), w(0:n - 1)
    integer :: i, j, k
    w = [(phase(sign * i, n), i = 0, n - 1)]
    do k = 1, size(x, 2)
      do i = 1, n
        y(i) = sum([(x(j, k) * w(modulo((i - 1) * (j - 1), n)), j = 1, n)])
      end do
      x(:, k) = y
    end do
  end subroutine
  ! `to` gets the rows of `from`, whose columns have `n` elements. What goes to a rank are some rows
  ! of all my columns: columns of `to` one after the other, each element a column of mine apart.
  subroutine transpose_all(from, n, to, m)
    integer, intent(in) :: n, m
    complex(8), intent(in) :: from(:, :)
    complex(8), intent(out) :: to(:, :)
    integer :: send(0:np - 1), receive(0:np - 1), out(0:np - 1), in(0:np - 1), counts(0:np - 1)
    integer :: types_in(0:np - 1), row, block, i, bytes
    integer(MPI_ADDRESS_KIND) :: lower, extent
    call MPI_Type_get_extent(MPI_DOUBLE_COMPLEX, lower, extent, ierr)
    bytes = int(extent)
    call MPI_Type_vector(mine(m), 1, n, MPI_DOUBLE_COMPLEX, block, ierr)
    call MPI_Type_create_resized(block, 0_MPI_ADDRESS_KIND, extent, row, ierr)
    call MPI_Type_commit(row, ierr)
    do i = 0, np - 1
      send(i) = low(n, i + 1) - low(n, i)
      out(i) = low(n, i) * bytes
      in(i) = low(m, i) * bytes
      call MPI_Type_create_subarray(2, [m, mine(n)], [low(m, i + 1) - low(m, i), mine(n)], [0, 0], &
                                    MPI_ORDER_FORTRAN, MPI_DOUBLE_COMPLEX, types_in(i), ierr)
      call MPI_Type_commit(types_in(i), ierr)
    end do
    receive = 1
    counts = row
    call MPI_Alltoallw(from, send, out, counts, to, receive, in, types_in, MPI_COMM_WORLD, ierr)
    do i = 0, np - 1
      call MPI_Type_free(types_in(i), ierr)
    end do
    call MPI_Type_free(row, ierr)
    call MPI_Type_free(block, ierr)
  end subroutine
end program
