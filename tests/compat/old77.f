C     SPDX-License-Identifier: MIT OR Apache-2.0
C
C     What MPI-3.0 has removed, from Fortran 77: extents, displacements and
C     addresses are INTEGERs; the ends of structures are marked.
      program old77
      include 'mpif.h'
      integer ierr, rank, ranks, right, left, bad, i, e, lb, ub, tag
      integer row, some, pair, d1, d2, lens(3), places(3), types(3)
      integer a(0:23), b(0:23), status(MPI_STATUS_SIZE), n
      double precision x(4)
      logical same

      call MPI_INIT(ierr)
      call MPI_COMM_RANK(MPI_COMM_WORLD, rank, ierr)
      call MPI_COMM_SIZE(MPI_COMM_WORLD, ranks, ierr)
      right = mod(rank + 1, ranks)
      left = mod(rank + ranks - 1, ranks)
      bad = 0
      tag = 1

      do i = 0, 23
         a(i) = 100 * rank + i
         b(i) = -1
      end do

C     Every second INTEGER, by bytes.
      call MPI_TYPE_HVECTOR(4, 1, 8, MPI_INTEGER, row, ierr)
      call MPI_TYPE_COMMIT(row, ierr)
      call MPI_TYPE_EXTENT(row, e, ierr)
      if (ierr .ne. MPI_SUCCESS .or. e .ne. 28) bad = bad + 1
      call MPI_SENDRECV(a, 1, row, right, tag, b, 1, row, left, tag,
     &     MPI_COMM_WORLD, status, ierr)
      do i = 0, 7
         n = -1
         if (mod(i, 2) .eq. 0) n = 100 * left + i
         if (b(i) .ne. n) bad = bad + 1
      end do

C     Blocks anywhere.
      lens(1) = 2
      lens(2) = 1
      lens(3) = 3
      places(1) = 40
      places(2) = 36
      places(3) = 60
      call MPI_TYPE_HINDEXED(3, lens, places, MPI_INTEGER, some, ierr)
      call MPI_TYPE_COMMIT(some, ierr)
      call MPI_TYPE_LB(some, lb, ierr)
      call MPI_TYPE_UB(some, ub, ierr)
      if (lb .ne. 36 .or. ub .ne. 72) bad = bad + 1
      call MPI_SENDRECV(a, 1, some, right, tag, b, 1, some, left, tag,
     &     MPI_COMM_WORLD, status, ierr)
      do i = 9, 17
         n = 100 * left + i
         if (i .ge. 12 .and. i .le. 14) n = -1
         if (b(i) .ne. n) bad = bad + 1
      end do

C     A structure with marked ends; displacements from addresses. Where an
C     INTEGER is too short for an address, differences are right or there
C     is an error.
      call MPI_ERRHANDLER_SET(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierr)
      call MPI_ADDRESS(x(1), d1, ierr)
      if (ierr .eq. MPI_SUCCESS) then
         call MPI_ADDRESS(x(3), d2, ierr)
         if (ierr .ne. MPI_SUCCESS .or. d2 - d1 .ne. 16) bad = bad + 1
      end if
      call MPI_ERRHANDLER_SET(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL,
     &     ierr)
      lens(1) = 1
      lens(2) = 1
      lens(3) = 1
      places(1) = -8
      places(2) = 0
      places(3) = 24
      types(1) = MPI_LB
      types(2) = MPI_INTEGER
      types(3) = MPI_UB
      call MPI_TYPE_STRUCT(3, lens, places, types, pair, ierr)
      call MPI_TYPE_COMMIT(pair, ierr)
      call MPI_TYPE_EXTENT(pair, e, ierr)
      call MPI_TYPE_LB(pair, lb, ierr)
      call MPI_TYPE_UB(pair, ub, ierr)
      if (e .ne. 32 .or. lb .ne. -8 .or. ub .ne. 24) bad = bad + 1
      call MPI_SENDRECV(a, 2, pair, right, tag, b(16), 2, MPI_INTEGER,
     &     left, tag, MPI_COMM_WORLD, status, ierr)
      if (b(16) .ne. 100 * left .or. b(17) .ne. 100 * left + 8)
     &     bad = bad + 1
      call MPI_F_SYNC_REG(b)

C     The upper end alone.
      call MPI_TYPE_STRUCT(2, lens(2), places(2), types(2), some, ierr)
      call MPI_TYPE_EXTENT(some, e, ierr)
      call MPI_TYPE_LB(some, lb, ierr)
      if (e .ne. 24 .or. lb .ne. 0) bad = bad + 1

      same = bad .eq. 0
      call MPI_ALLREDUCE(bad, i, 1, MPI_INTEGER, MPI_SUM,
     &     MPI_COMM_WORLD, ierr)
      if (rank .eq. 0 .and. i .eq. 0) print *, 'ok'
      if (.not. same) print *, 'rank ', rank, ': ', bad, ' wrong'
      call MPI_FINALIZE(ierr)
      end
