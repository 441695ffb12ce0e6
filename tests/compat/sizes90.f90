! SPDX-License-Identifier: MIT OR Apache-2.0
!
! MPI_SIZEOF of `use mpi`: a routine of the library for each type, and in some for each number of dimensions.
program sizes90
  use, intrinsic :: iso_fortran_env
  use mpi
  implicit none
  integer :: ierror, size, wrong
  character(len=7) :: text
  logical :: flags(2)
  integer :: number, table(2, 3)
  integer(int64) :: long, longs(2)
  real :: single
  double precision :: doubles(2)
  complex :: z

  call MPI_Init(ierror)
  wrong = 0
  call MPI_Sizeof(text, size, ierror)
  call expect(1)
  call MPI_Sizeof(flags, size, ierror)
  call expect(4)
  call MPI_Sizeof(number, size, ierror)
  call expect(4)
  call MPI_Sizeof(table(:, 1), size, ierror)
  call expect(4)
  call MPI_Sizeof(long, size, ierror)
  call expect(8)
  call MPI_Sizeof(longs, size, ierror)
  call expect(8)
  call MPI_Sizeof(single, size, ierror)
  call expect(4)
  call MPI_Sizeof(doubles, size, ierror)
  call expect(8)
  call MPI_Sizeof(z, size, ierror)
  call expect(8)
  if (wrong == 0) print *, 'ok'
  call MPI_Finalize(ierror)
contains
  subroutine expect(bytes)
    integer, intent(in) :: bytes
    if (size /= bytes .or. ierror /= MPI_SUCCESS) then
      wrong = wrong + 1
      print *, 'said ', size, ', not ', bytes
    end if
  end subroutine
end program
