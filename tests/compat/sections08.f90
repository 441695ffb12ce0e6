! SPDX-License-Identifier: MIT OR Apache-2.0
!
! What mpi_f08 of MPICH has beyond mpif.h: sections as they are, of all ranks and strides, also where MPI uses them
! after the call; handles that are compared and converted; predefined procedures; MPI_Sizeof; statuses of both forms.
program sections08
    use mpi_f08
    implicit none
    integer :: rank, ranks, next, before, i, j, k, bytes, keyval, ierror, old(MPI_STATUS_SIZE)
    integer, asynchronous :: cube(5, 7, 3), there(5, 7, 3), line(20), one, none(0)
    integer, asynchronous :: whole(2, 3, 3)
    character(len=1) :: packed(100)
    integer(MPI_ADDRESS_KIND) :: at
    integer(MPI_COUNT_KIND) :: at_large
    double precision :: precise
    complex :: pair
    character(len=3), asynchronous :: words(6), heard(6)
    logical :: found
    integer(MPI_ADDRESS_KIND) :: attribute
    type(MPI_Comm) :: copy, same
    type(MPI_Request) :: requests(2)
    type(MPI_Status) :: status, statuses(2)

    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, ranks)
    next = modulo(rank + 1, ranks)
    before = modulo(rank - 1, ranks)
    cube = reshape([(1000 * rank + i, i=1, size(cube))], shape(cube))

    ! Every second row, backwards through the columns.
    there = -1
    call MPI_Irecv(there(1:3:2, 6:2:-2, :), 18, MPI_INTEGER, before, 1, MPI_COMM_WORLD, requests(1))
    call MPI_Isend(cube(2:4:2, 1:7:3, :), 18, MPI_INTEGER, next, 1, MPI_COMM_WORLD, requests(2))
    call MPI_Waitall(2, requests, statuses)
    if (statuses(1)%MPI_SOURCE /= before .or. statuses(1)%MPI_TAG /= 1) call bad(1)
    if (any(there(1:3:2, 6:2:-2, :) /= cube(2:4:2, 1:7:3, :) + 1000 * (before - rank))) call bad(2)
    if (count(there == -1) /= size(there) - 18) call bad(3)
    if (requests(1) /= MPI_REQUEST_NULL .or. .not. requests(2) == MPI_REQUEST_NULL) call bad(4)

    ! A section of one side, elements in a row on the other.
    call MPI_Sendrecv(cube(3:4, 2:6:2, :), 18, MPI_INTEGER, next, 2, whole, 18, MPI_INTEGER, before, 2, &
        MPI_COMM_WORLD, status)
    if (any(whole /= cube(3:4, 2:6:2, :) + 1000 * (before - rank))) call bad(5)
    call MPI_Get_count(status, MPI_INTEGER, k)
    if (k /= 18) call bad(6)

    ! Nothing, one variable, an array of assumed size, and characters.
    call MPI_Sendrecv(none, 0, MPI_INTEGER, next, 3, none, 0, MPI_INTEGER, before, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    call MPI_Sendrecv(rank, 1, MPI_INTEGER, next, 4, one, 1, MPI_INTEGER, before, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    if (one /= before) call bad(7)
    line = [(rank, i=1, 20)]
    call assumed(line)
    if (any(line(1:10) /= before) .or. any(line(11:) /= rank)) call bad(8)
    words = [('a' // char(ichar('0') + i) // char(ichar('a') + rank), i=1, 6)]
    heard = 'zzz'
    call MPI_Sendrecv(words(1:5:2), 9, MPI_CHARACTER, next, 5, heard(2:6:2), 9, MPI_CHARACTER, before, 5, &
        MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    if (heard(4)(1:2) /= 'a3' .or. ichar(heard(4)(3:3)) /= ichar('a') + before .or. heard(3) /= 'zzz') call bad(9)

    ! Collective calls on sections and in place.
    line(1:20:2) = rank
    call MPI_Allreduce(MPI_IN_PLACE, line(1:20:2), 10, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    if (any(line(1:20:2) /= ranks * (ranks - 1) / 2)) call bad(10)

    ! Handles, attributes and predefined procedures.
    call MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND)
    call MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, 77_MPI_ADDRESS_KIND)
    call MPI_Comm_dup(MPI_COMM_WORLD, copy)
    call MPI_Comm_get_attr(copy, keyval, attribute, found)
    if (.not. found .or. attribute /= 77) call bad(11)
    same = copy
    if (same /= copy .or. copy == MPI_COMM_WORLD) call bad(12)
    same%MPI_VAL = copy%MPI_VAL
    if (.not. same == copy) call bad(13)
    call MPI_Comm_free(copy)
    if (copy /= MPI_COMM_NULL) call bad(14)

    call MPI_Sizeof(precise, bytes)
    if (bytes /= 8) call bad(15)
    call MPI_Sizeof(pair, bytes, ierror)
    if (bytes /= 8 .or. ierror /= MPI_SUCCESS) call bad(16)
    call MPI_Sizeof(cube, bytes)
    if (bytes /= 4) call bad(17)
    call MPI_Status_f082f(status, old)
    if (old(MPI_SOURCE) /= before .or. old(MPI_TAG) /= 2) call bad(18)

    ! Sections in the standard's representation, and back; the name of that with blanks behind it.
    at = 0
    call MPI_Pack_external('external32  ', cube(2:4:2, 1, :), 6, MPI_INTEGER, packed, size(packed, kind=MPI_ADDRESS_KIND), at)
    if (at /= 24 .or. packed(24) /= char(iand(cube(4, 1, 3), 255))) call bad(20)
    at = 0
    there = -1
    call MPI_Unpack_external('external32', packed, 24_MPI_ADDRESS_KIND, at, there(1:3:2, 2, :), 6, MPI_INTEGER)
    if (any(there(1:3:2, 2, :) /= cube(2:4:2, 1, :)) .or. count(there == -1) /= size(there) - 6) call bad(21)
    at_large = 0
    call PMPI_Pack_external('external32', cube(1, 1:7:3, 1), 3_MPI_COUNT_KIND, MPI_INTEGER, packed, 100_MPI_COUNT_KIND, &
        at_large)
    if (at_large /= 12 .or. packed(4) /= char(iand(cube(1, 1, 1), 255))) call bad(22)

    ! One element of the datatype is two of the section.
    line = [(100 * rank + i, i=1, 20)]
    whole = -1
    call MPI_Irecv(whole, 10, MPI_INTEGER, before, 7, MPI_COMM_WORLD, requests(1))
    call MPI_Isend(line(1:20:2), 5, MPI_2INTEGER, next, 7, MPI_COMM_WORLD, requests(2))
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
    if (any(reshape(whole, [18]) /= [[(100 * before + i, i=1, 19, 2)], [(-1, i=1, 8)]])) call bad(23)

    ! The profiling twin, and large counts.
    call PMPI_Comm_rank(MPI_COMM_WORLD, j)
    if (j /= rank) call bad(19)
    call MPI_Bcast(line, 20_MPI_COUNT_KIND, MPI_INTEGER, 0, MPI_COMM_WORLD)

    call MPI_Barrier(MPI_COMM_WORLD)
    if (rank == 0) print '(a)', 'ok'
    call MPI_Finalize()
contains
    subroutine assumed(values)
        integer, asynchronous :: values(*)
        integer :: got(10)
        call MPI_Sendrecv(values, 10, MPI_INTEGER, next, 6, got, 10, MPI_INTEGER, before, 6, MPI_COMM_WORLD, &
            MPI_STATUS_IGNORE)
        values(1:10) = got
    end subroutine

    subroutine bad(where)
        integer, intent(in) :: where
        print *, 'wrong', where, 'on rank', rank
        call MPI_Abort(MPI_COMM_WORLD, where)
    end subroutine
end program
