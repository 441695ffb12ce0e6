! mpif.h: conjugate gradients on a square of 60 x 60 points, by strips, like CG of the NAS
! benchmarks. The matrix is that of minus the Laplacian; the right side is made from a solution
! that is known.
      program cg77
      implicit none
      include 'mpif.h'
      integer n
      parameter (n = 60)
      integer rank, np, ierr, first, last, j, i, step, upper, lower
      double precision x(n, 0:n+1), r(n, 0:n+1), p(n, 0:n+1), q(n,
     &    0:n+1), exact, rho, old, alpha
      double precision dot, worst, most, total, want
      call MPI_INIT(ierr)
      call MPI_COMM_RANK(MPI_COMM_WORLD, rank, ierr)
      call MPI_COMM_SIZE(MPI_COMM_WORLD, np, ierr)
      first = rank * n / np + 1
      last = (rank + 1) * n / np
      upper = rank + 1
      if (upper .eq. np) upper = MPI_PROC_NULL
      lower = rank - 1
      if (lower .lt. 0) lower = MPI_PROC_NULL
      do 10 j = 0, n + 1
        do 10 i = 1, n
          x(i, j) = 0
          p(i, j) = 0
          r(i, j) = 0
          q(i, j) = 0
          if (j .ge. first .and. j .le. last) p(i, j) = exact(i, j)
 10   continue
      call apply(n, p, q, first, last, lower, upper)
      do 20 j = first, last
        do 20 i = 1, n
          r(i, j) = q(i, j)
          p(i, j) = q(i, j)
 20   continue
      rho = dot(n, r, r, first, last)
      do 50 step = 1, 400
        call apply(n, p, q, first, last, lower, upper)
        alpha = rho / dot(n, p, q, first, last)
        do 30 j = first, last
          do 30 i = 1, n
            x(i, j) = x(i, j) + alpha * p(i, j)
            r(i, j) = r(i, j) - alpha * q(i, j)
 30     continue
        old = rho
        rho = dot(n, r, r, first, last)
        if (rho .lt. 1d-22) goto 60
        do 40 j = first, last
          do 40 i = 1, n
            p(i, j) = r(i, j) + rho / old * p(i, j)
 40     continue
 50   continue
      stop 1
 60   worst = 0
      total = 0
      want = 0
      do 70 j = 1, n
        do 70 i = 1, n
          want = want + exact(i, j)
          if (j .lt. first .or. j .gt. last) goto 70
          worst = max(worst, abs(x(i, j) - exact(i, j)))
          total = total + x(i, j)
 70   continue
      call MPI_ALLREDUCE(MPI_IN_PLACE, total, 1, MPI_DOUBLE_PRECISION,
     &    MPI_SUM, MPI_COMM_WORLD, ierr)
      call MPI_REDUCE(worst, most, 1, MPI_DOUBLE_PRECISION, MPI_MAX, 0,
     &    MPI_COMM_WORLD, ierr)
      if (abs(total - want) .gt. 1d-8) stop 2
      if (rank .eq. 0) then
        if (most .gt. 1d-9) stop 3
        print '(a)', 'ok'
      end if
      call MPI_FINALIZE(ierr)
      end

      double precision function exact(i, j)
      integer i, j
      exact = sin(0.1d0 * i) + mod(i * 7 + j * 3, 11) / 11d0
      end

! q = A p; the strips next to this one lend their nearest rows.
      subroutine apply(n, p, q, first, last, lower, upper)
      implicit none
      include 'mpif.h'
      integer n, first, last, lower, upper, i, j, ierr, req(4),
     &    stats(MPI_STATUS_SIZE, 4)
      double precision p(n, 0:n+1), q(n, 0:n+1), left, right
      call MPI_IRECV(p(1, first - 1), n, MPI_DOUBLE_PRECISION, lower,
     &    1, MPI_COMM_WORLD, req(1), ierr)
      call MPI_IRECV(p(1, last + 1), n, MPI_DOUBLE_PRECISION, upper, 2,
     &    MPI_COMM_WORLD, req(2), ierr)
      call MPI_ISEND(p(1, last), n, MPI_DOUBLE_PRECISION, upper, 1,
     &    MPI_COMM_WORLD, req(3), ierr)
      call MPI_ISEND(p(1, first), n, MPI_DOUBLE_PRECISION, lower, 2,
     &    MPI_COMM_WORLD, req(4), ierr)
      call MPI_WAITALL(4, req, stats, ierr)
      do 10 j = first, last
        do 10 i = 1, n
          left = 0
          right = 0
          if (i .gt. 1) left = p(i - 1, j)
          if (i .lt. n) right = p(i + 1, j)
          q(i, j) = 4 * p(i, j) - left - right - p(i, j - 1) - p(i,
     &        j + 1)
 10   continue
      end

      double precision function dot(n, a, b, first, last)
      implicit none
      include 'mpif.h'
      integer n, first, last, i, j, ierr
      double precision a(n, 0:n+1), b(n, 0:n+1), mine
      mine = 0
      do 10 j = first, last
        do 10 i = 1, n
          mine = mine + a(i, j) * b(i, j)
 10   continue
      call MPI_ALLREDUCE(mine, dot, 1, MPI_DOUBLE_PRECISION, MPI_SUM,
     &    MPI_COMM_WORLD, ierr)
      end
