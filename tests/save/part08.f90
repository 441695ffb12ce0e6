! Callbacks of a Fortran program: a number of each rank is saved and read again.
module state
    use, intrinsic :: iso_c_binding
    implicit none
    integer :: value = 0, me = 0
contains
    subroutine path_of(dir, path)
        type(c_ptr), value :: dir
        character(len=:), allocatable, intent(out) :: path
        character(kind=c_char), pointer :: text(:)
        integer :: i
        call c_f_pointer(dir, text, [4096])
        path = ''
        do i = 1, 4096
            if (text(i) == c_null_char) exit
            path = path // text(i)
        end do
    end subroutine
    integer(c_int) function save_it(dir, ranks, more) bind(C)
        type(c_ptr), value :: dir, more
        integer(c_int), value :: ranks
        character(len=:), allocatable :: path
        integer :: unit
        save_it = 1
        if (ranks < 1 .or. c_associated(more)) return
        call path_of(dir, path)
        open(newunit=unit, file=path // '/value', action='write', status='new', err=1)
        write(unit, *) value
        close(unit)
        save_it = 0
1   end function
    integer(c_int) function read_it(dir, ranks, more) bind(C)
        type(c_ptr), value :: dir, more
        integer(c_int), value :: ranks
        character(len=:), allocatable :: path
        character(len=20) :: number
        integer :: unit
        read_it = 1
        if (ranks < 1 .or. c_associated(more)) return
        call path_of(dir, path)
        write(number, '(I0)') me
        open(newunit=unit, file=path // '/' // trim(number) // '/value', action='read', err=1)
        read(unit, *) value
        close(unit)
        read_it = 0
1   end function
end module state

program part
    use mpi_f08
    use mpi_f08_ext
    use state
    implicit none
    logical :: restarted, stop_now, wants
    integer :: outcome
    double precision :: left
    character(kind=c_char) :: dir(1000)
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, me)
    call MPIX_Checkpoint_register(c_funloc(save_it), c_null_funptr, c_funloc(read_it), c_null_ptr)
    call MPIX_Checkpoint_restart(MPI_COMM_WORLD, restarted)
    if (restarted) then
        if (value /= 7 * me + 1) call MPI_Abort(MPI_COMM_WORLD, 3)
        call MPIX_Checkpoint_dir(dir, 1000)
        if (dir(1) == c_null_char) call MPI_Abort(MPI_COMM_WORLD, 4)
        if (me == 0) print '(A)', 'restarted'
    else
        value = 7 * me + 1
        call MPIX_Time_left(MPI_COMM_WORLD, left, wants, stop_now)
        if (wants .or. stop_now .or. left < 1d9) call MPI_Abort(MPI_COMM_WORLD, 5)
        call MPIX_Checkpoint(MPI_COMM_WORLD, MPIX_CHECKPOINT_NOW, outcome, stop_now)
        if (outcome /= MPIX_CHECKPOINT_TAKEN .or. stop_now) call MPI_Abort(MPI_COMM_WORLD, 6)
        if (me == 0) print '(A)', 'taken'
    end if
    call MPI_Finalize()
end program
