! Asks the library whether it understands how this compiler describes sections of arrays (Fortran
! 2018 section 18.5.3). mpifort runs it once for a compiler of a maker that it does not know.
program probe
  use, intrinsic :: iso_c_binding, only: c_int
  implicit none
  interface
    subroutine hawser_probe_section(section, understood) bind(C, name="hawser_probe_section")
      import :: c_int
      type(*), dimension(..), intent(in) :: section
      integer(c_int), intent(out) :: understood
    end subroutine
  end interface
  integer(c_int) :: a(4, 6), understood, i
  a = reshape([(i, i = 1, 24)], [4, 6])
  call hawser_probe_section(a(4:1:-3, 2:6:2), understood)
  if (understood /= 1) stop 1
end program
