! mpi_f08_ext: time to save and snapshots (docs/guide/saving.md) for programs with `use mpi_f08`.
! Callbacks are bind(C) functions: they get a directory that ends with a zero byte, the number of
! ranks, and the pointer with which they were registered.
! SPDX-License-Identifier: MIT OR Apache-2.0
module mpi_f08_ext
    use, intrinsic :: iso_c_binding
    use mpi_f08
    implicit none
    private

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

    interface
        ! The C handle of an integer: an address-sized value.
        integer(c_intptr_t) function c_comm(comm) bind(C, name='MPI_Comm_fromint')
            import :: c_intptr_t, c_int
            integer(c_int), value :: comm
        end function
        integer(c_int) function c_time_left(comm, seconds, save, stop) bind(C, name='MPIX_Time_left')
            import :: c_int, c_intptr_t, c_double
            integer(c_intptr_t), value :: comm
            real(c_double) :: seconds
            integer(c_int) :: save, stop
        end function
        integer(c_int) function c_request(stop) bind(C, name='MPIX_Save_request')
            import :: c_int
            integer(c_int), value :: stop
        end function
        integer(c_int) function c_register(save, resume, restart, state) &
                bind(C, name='MPIX_Checkpoint_register')
            import :: c_int, c_funptr, c_ptr
            type(c_funptr), value :: save, resume, restart
            type(c_ptr), value :: state
        end function
        integer(c_int) function c_checkpoint(comm, mode, outcome, stop) bind(C, name='MPIX_Checkpoint')
            import :: c_int, c_intptr_t
            integer(c_intptr_t), value :: comm
            integer(c_int), value :: mode
            integer(c_int) :: outcome, stop
        end function
        integer(c_int) function c_restart(comm, restarted) bind(C, name='MPIX_Checkpoint_restart')
            import :: c_int, c_intptr_t
            integer(c_intptr_t), value :: comm
            integer(c_int) :: restarted
        end function
        integer(c_int) function c_hold() bind(C, name='MPIX_Checkpoint_hold')
            import :: c_int
        end function
        integer(c_int) function c_release() bind(C, name='MPIX_Checkpoint_release')
            import :: c_int
        end function
        integer(c_int) function c_dir(dir, len) bind(C, name='MPIX_Checkpoint_dir')
            import :: c_int, c_char
            character(kind=c_char) :: dir(*)
            integer(c_int), value :: len
        end function
    end interface

contains

    subroutine give(code, ierror)
        integer(c_int), intent(in) :: code
        integer, optional, intent(out) :: ierror
        if (present(ierror)) ierror = code
    end subroutine

    integer(c_intptr_t) function handle(comm)
        type(MPI_Comm), intent(in) :: comm
        handle = c_comm(int(comm%MPI_VAL, c_int))
    end function

    subroutine MPIX_Time_left(comm, seconds, save, stop, ierror)
        type(MPI_Comm), intent(in) :: comm
        double precision, intent(out) :: seconds
        logical, intent(out) :: save, stop
        integer, optional, intent(out) :: ierror
        real(c_double) :: left
        integer(c_int) :: wants(2)
        left = 0
        wants = 0
        call give(c_time_left(handle(comm), left, wants(1), wants(2)), ierror)
        seconds = left
        save = wants(1) /= 0
        stop = wants(2) /= 0
    end subroutine

    subroutine MPIX_Save_request(stop, ierror)
        logical, intent(in) :: stop
        integer, optional, intent(out) :: ierror
        call give(c_request(merge(1_c_int, 0_c_int, stop)), ierror)
    end subroutine

    ! A part that is not there is c_null_funptr.
    subroutine MPIX_Checkpoint_register(save, resume, restart, state, ierror)
        type(c_funptr), intent(in) :: save, resume, restart
        type(c_ptr), intent(in) :: state
        integer, optional, intent(out) :: ierror
        call give(c_register(save, resume, restart, state), ierror)
    end subroutine

    subroutine MPIX_Checkpoint(comm, mode, outcome, stop, ierror)
        type(MPI_Comm), intent(in) :: comm
        integer, intent(in) :: mode
        integer, intent(out) :: outcome
        logical, intent(out) :: stop
        integer, optional, intent(out) :: ierror
        integer(c_int) :: results(2)
        results = 0
        call give(c_checkpoint(handle(comm), int(mode, c_int), results(1), results(2)), ierror)
        outcome = results(1)
        stop = results(2) /= 0
    end subroutine

    subroutine MPIX_Checkpoint_restart(comm, restarted, ierror)
        type(MPI_Comm), intent(in) :: comm
        logical, intent(out) :: restarted
        integer, optional, intent(out) :: ierror
        integer(c_int) :: found
        found = 0
        call give(c_restart(handle(comm), found), ierror)
        restarted = found /= 0
    end subroutine

    subroutine MPIX_Checkpoint_hold(ierror)
        integer, optional, intent(out) :: ierror
        call give(c_hold(), ierror)
    end subroutine

    subroutine MPIX_Checkpoint_release(ierror)
        integer, optional, intent(out) :: ierror
        call give(c_release(), ierror)
    end subroutine

    ! Blanks fill the rest.
    subroutine MPIX_Checkpoint_dir(dir, ierror)
        character(len=*), intent(out) :: dir
        integer, optional, intent(out) :: ierror
        character(kind=c_char) :: room(len(dir) + 1)
        integer :: i
        room = c_null_char
        call give(c_dir(room, int(len(dir) + 1, c_int)), ierror)
        dir = ' '
        do i = 1, len(dir)
            if (room(i) == c_null_char) exit
            dir(i:i) = room(i)
        end do
    end subroutine
end module mpi_f08_ext
