// What MPI-3.0 has removed (MPI-5.0 chapter 17): addresses and displacements are INTEGERs, which
// are too short for some. Part of `byhand.rs`.

type GetAddress = unsafe extern "C" fn(*mut c_void, *mut i64) -> c_int;
type Extent = unsafe extern "C" fn(Handle, *mut i64) -> c_int;
type Hvector = unsafe extern "C" fn(c_int, c_int, i64, Handle, *mut Handle) -> c_int;
type Hindexed = unsafe extern "C" fn(c_int, *mut c_int, *mut i64, Handle, *mut Handle) -> c_int;
type Struct =
    unsafe extern "C" fn(c_int, *mut c_int, *mut i64, *mut Handle, *mut Handle) -> c_int;

/// Stores a number, or raises an error where there is none: the INTEGER is too short.
unsafe fn short(code: c_int, number: Option<c_int>, to: IntOut, ierror: IntOut) {
    // SAFETY: the caller's variables.
    unsafe {
        match number {
            Some(number) if code == sys::SUCCESS => to.write(number),
            None if code == sys::SUCCESS => {
                return refuse(ierror, sys::ERR_ARG, sys::COMM_WORLD as c_int);
            }
            _ => {}
        }
        finish(ierror, code);
    }
}

unsafe fn address(c: GetAddress, location: *const c_void, address: IntOut, ierror: IntOut) {
    let mut wide = 0;
    // SAFETY: the caller's variables.
    unsafe {
        let code = c(sentinel::buffer(location).cast_mut(), &mut wide);
        short(code, handles::short_address(wide), address, ierror);
    }
}

unsafe fn extent(c: Extent, datatype: Int, extent: IntOut, ierror: IntOut) {
    let mut wide = 0;
    // SAFETY: the caller's variables.
    unsafe {
        let code = c(handles::datatype(*datatype), &mut wide);
        short(code, c_int::try_from(wide).ok(), extent, ierror);
    }
}

/// Displacements of C.
///
/// # Safety
/// `from` has `n` elements.
unsafe fn wide(from: Int, n: usize) -> Vec<i64> {
    // SAFETY: promised by the caller.
    (0..n).map(|i| unsafe { i64::from(*from.add(i)) }).collect()
}

unsafe fn hvector(
    c: Hvector,
    count: Int,
    length: Int,
    stride: Int,
    oldtype: Int,
    newtype: IntOut,
    ierror: IntOut,
) {
    // SAFETY: the caller's variables.
    unsafe {
        let (old, mut made) = (handles::datatype(*oldtype), null_mut());
        let code = c(*count, *length, i64::from(*stride), old, &mut made);
        handles::put(newtype, made);
        finish(ierror, code);
    }
}

unsafe fn hindexed(
    c: Hindexed,
    count: Int,
    lengths: IntOut,
    places: Int,
    oldtype: Int,
    newtype: IntOut,
    ierror: IntOut,
) {
    // SAFETY: the caller's variables.
    unsafe {
        let (old, mut made) = (handles::datatype(*oldtype), null_mut());
        let mut places = wide(places, length(count));
        let code = c(*count, lengths, places.as_mut_ptr(), old, &mut made);
        handles::put(newtype, made);
        finish(ierror, code);
    }
}

unsafe fn structure(
    c: Struct,
    count: Int,
    lengths: IntOut,
    places: Int,
    types: Int,
    newtype: IntOut,
    ierror: IntOut,
) {
    // SAFETY: the caller's variables.
    unsafe {
        let n = length(count);
        let (mut places, mut made) = (wide(places, n), null_mut());
        let mut types = Handles::read(types, n, handles::datatype);
        let code = c(*count, lengths, places.as_mut_ptr(), types.as_mut_ptr(), &mut made);
        handles::put(newtype, made);
        finish(ierror, code);
    }
}

pair! {
    mpi_address_ pmpi_address_ address MPI_Address PMPI_Address
        (location: *const c_void, to: IntOut, ierror: IntOut);
    mpi_type_extent_ pmpi_type_extent_ extent MPI_Type_extent PMPI_Type_extent
        (datatype: Int, to: IntOut, ierror: IntOut);
    mpi_type_lb_ pmpi_type_lb_ extent MPI_Type_lb PMPI_Type_lb
        (datatype: Int, to: IntOut, ierror: IntOut);
    mpi_type_ub_ pmpi_type_ub_ extent MPI_Type_ub PMPI_Type_ub
        (datatype: Int, to: IntOut, ierror: IntOut);
    mpi_type_hvector_ pmpi_type_hvector_ hvector MPI_Type_hvector PMPI_Type_hvector
        (count: Int, length: Int, stride: Int, oldtype: Int, newtype: IntOut, ierror: IntOut);
    mpi_type_hindexed_ pmpi_type_hindexed_ hindexed MPI_Type_hindexed PMPI_Type_hindexed
        (count: Int, lengths: IntOut, places: Int, oldtype: Int, newtype: IntOut, ierror: IntOut);
    mpi_type_struct_ pmpi_type_struct_ structure MPI_Type_struct PMPI_Type_struct
        (count: Int, lengths: IntOut, places: Int, types: Int, newtype: IntOut, ierror: IntOut);
}
