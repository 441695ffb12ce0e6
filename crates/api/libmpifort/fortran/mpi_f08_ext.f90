! mpi_f08_ext: all of mpi_f08, which has the routines of fault tolerance (docs/guide/faults.md), and
! time to save and snapshots (docs/guide/saving.md).
! Callbacks are bind(C) functions: they get a directory that ends with a zero byte, the number of
! ranks, and the pointer with which they were registered.
! SPDX-License-Identifier: MIT OR Apache-2.0
module mpi_f08_ext
    use, intrinsic :: iso_c_binding, only: c_char, c_funptr, c_int, c_ptr
    use mpi_f08
    implicit none
    private :: c_char, c_funptr, c_int, c_ptr

    integer, parameter, public :: MPIX_EXIT_SAVED = 75
    integer, parameter, public :: MPIX_CHECKPOINT_IF_DUE = 0, MPIX_CHECKPOINT_NOW = 1
    integer, parameter, public :: MPIX_CHECKPOINT_NONE = 0, MPIX_CHECKPOINT_TAKEN = 1
    integer, parameter, public :: MPIX_CHECKPOINT_FAILED = 2, MPIX_CHECKPOINT_HELD = 3

    public :: MPIX_Time_left, MPIX_Save_request, MPIX_Checkpoint_register, MPIX_Checkpoint
    public :: MPIX_Checkpoint_restart, MPIX_Checkpoint_hold, MPIX_Checkpoint_release
    public :: MPIX_Checkpoint_dir, MPIX_Checkpoint_function

    abstract interface
        integer(c_int) function MPIX_Checkpoint_function(dir, ranks, state) bind(C)
            import :: c_int, c_ptr
            type(c_ptr), value :: dir
            integer(c_int), value :: ranks
            type(c_ptr), value :: state
        end function
    end interface

    interface MPIX_Time_left
        subroutine mpix_time_left_f08(comm, seconds, save, stop, ierror)
            import
            implicit none
            type(MPI_Comm), intent(in) :: comm
            double precision, intent(out) :: seconds
            logical, intent(out) :: save, stop
            integer, optional, intent(out) :: ierror
        end subroutine
    end interface

    interface MPIX_Save_request
        subroutine mpix_save_request_f08(stop, ierror)
            implicit none
            logical, intent(in) :: stop
            integer, optional, intent(out) :: ierror
        end subroutine
    end interface

    ! A part that is not there is c_null_funptr.
    interface MPIX_Checkpoint_register
        subroutine mpix_checkpoint_register_f08(save, resume, restart, state, ierror)
            import
            implicit none
            type(c_funptr), intent(in) :: save, resume, restart
            type(c_ptr), intent(in) :: state
            integer, optional, intent(out) :: ierror
        end subroutine
    end interface

    interface MPIX_Checkpoint
        subroutine mpix_checkpoint_f08(comm, mode, outcome, stop, ierror)
            import
            implicit none
            type(MPI_Comm), intent(in) :: comm
            integer, intent(in) :: mode
            integer, intent(out) :: outcome
            logical, intent(out) :: stop
            integer, optional, intent(out) :: ierror
        end subroutine
    end interface

    interface MPIX_Checkpoint_restart
        subroutine mpix_checkpoint_restart_f08(comm, restarted, ierror)
            import
            implicit none
            type(MPI_Comm), intent(in) :: comm
            logical, intent(out) :: restarted
            integer, optional, intent(out) :: ierror
        end subroutine
    end interface

    interface MPIX_Checkpoint_hold
        subroutine mpix_checkpoint_hold_f08(ierror)
            implicit none
            integer, optional, intent(out) :: ierror
        end subroutine
    end interface

    interface MPIX_Checkpoint_release
        subroutine mpix_checkpoint_release_f08(ierror)
            implicit none
            integer, optional, intent(out) :: ierror
        end subroutine
    end interface

    ! The directory as LEN characters, ended by c_null_char.
    interface MPIX_Checkpoint_dir
        subroutine mpix_checkpoint_dir_f08(dir, len, ierror)
            import
            implicit none
            character(kind=c_char), intent(out) :: dir(*)
            integer, intent(in) :: len
            integer, optional, intent(out) :: ierror
        end subroutine
    end interface
end module mpi_f08_ext
