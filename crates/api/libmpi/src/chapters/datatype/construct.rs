//! Type constructors (MPI-5.0 section 5.1.2 to 5.1.4 and 5.1.7).

use hawser_core::buf::Ints;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_datatype::{DarraySpec, Datatype, Distribution, Order, TypeError};

use super::{failed, give};
use crate::generated::constants::*;
use crate::handles;
use crate::ints::IntArr;
use crate::types::*;

/// Gives a new type to the caller. `large` tells whether the large-count function was called, for
/// `MPI_Type_get_envelope`.
///
/// # Safety
/// `to` is the caller's variable, checked not to be null.
unsafe fn finish(
    made: std::result::Result<Datatype, TypeError>,
    to: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let made = made.map_err(failed)?;
    let made = if large { made.with_large_counts() } else { made };
    // SAFETY: promised by the caller.
    unsafe { give(to, handles::datatype::insert(made)) };
    Ok(())
}

/// An array of the standard's length `n`, which was checked not to be negative.
fn list(array: IntArr, n: i64, name: &str) -> Result<Vec<i64>> {
    Ok(array.need(n as usize, name)?.iter().collect())
}

/// Block lengths: not negative.
fn lengths(array: IntArr, n: i64, name: &str) -> Result<Vec<i64>> {
    let lens = list(array, n, name)?;
    match lens.iter().position(|len| *len < 0) {
        Some(i) => Err(err!(Arg, "{name}[{i}] is {}; a length is not negative", lens[i])),
        None => Ok(lens),
    }
}

/// Number of dimensions: at least 1.
fn dimensions(ndims: c_int) -> Result<i64> {
    if ndims < 1 {
        return Err(err!(Arg, "ndims is {ndims}; there is at least one dimension"));
    }
    Ok(i64::from(ndims))
}

fn memory_order(order: c_int) -> Result<Order> {
    match order {
        MPI_ORDER_C => Ok(Order::C),
        MPI_ORDER_FORTRAN => Ok(Order::Fortran),
        _ => Err(err!(Arg, "order {order} is neither MPI_ORDER_C nor MPI_ORDER_FORTRAN")),
    }
}

/// `MPI_Type_contiguous`
pub(crate) unsafe fn type_contiguous(
    count: i64,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(Datatype::contiguous(count, oldtype), newtype, large) }
}

/// `MPI_Type_vector`
pub(crate) unsafe fn type_vector(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let made = Datatype::vector(count, blocklength, stride, oldtype);
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(made, newtype, large) }
}

/// `MPI_Type_create_hvector`
pub(crate) unsafe fn type_create_hvector(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let made = Datatype::hvector(count, blocklength, stride, oldtype);
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(made, newtype, large) }
}

/// `MPI_Type_indexed`
pub(crate) unsafe fn type_indexed(
    count: i64,
    array_of_blocklengths: IntArr,
    array_of_displacements: IntArr,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let lens = lengths(array_of_blocklengths, count, "array_of_blocklengths")?;
    let displs = list(array_of_displacements, count, "array_of_displacements")?;
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(Datatype::indexed(&lens, &displs, oldtype), newtype, large) }
}

/// `MPI_Type_create_hindexed`
pub(crate) unsafe fn type_create_hindexed(
    count: i64,
    array_of_blocklengths: IntArr,
    array_of_displacements: IntArr,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let lens = lengths(array_of_blocklengths, count, "array_of_blocklengths")?;
    let displs = list(array_of_displacements, count, "array_of_displacements")?;
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(Datatype::hindexed(&lens, &displs, oldtype), newtype, large) }
}

/// `MPI_Type_create_indexed_block`
pub(crate) unsafe fn type_create_indexed_block(
    count: i64,
    blocklength: i64,
    array_of_displacements: IntArr,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let displs = list(array_of_displacements, count, "array_of_displacements")?;
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(Datatype::indexed_block(blocklength, &displs, oldtype), newtype, large) }
}

/// `MPI_Type_create_hindexed_block`
pub(crate) unsafe fn type_create_hindexed_block(
    count: i64,
    blocklength: i64,
    array_of_displacements: IntArr,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let displs = list(array_of_displacements, count, "array_of_displacements")?;
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(Datatype::hindexed_block(blocklength, &displs, oldtype), newtype, large) }
}

/// `MPI_Type_create_struct`
pub(crate) unsafe fn type_create_struct(
    count: i64,
    array_of_blocklengths: IntArr,
    array_of_displacements: IntArr,
    array_of_types: *const MPI_Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let lens = lengths(array_of_blocklengths, count, "array_of_blocklengths")?;
    let displs = list(array_of_displacements, count, "array_of_displacements")?;
    if count > 0 && array_of_types.is_null() {
        return Err(err!(Arg, "array `array_of_types` is a null pointer"));
    }
    let mut types = Vec::with_capacity(lens.len());
    for i in 0..lens.len() {
        // SAFETY: not null, and by the standard `count` handles long.
        let handle = unsafe { array_of_types.add(i).read() };
        types.push(handles::datatype::get(handle)?.clone());
    }
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(Datatype::structure(&lens, &displs, &types), newtype, large) }
}

/// `MPI_Type_create_resized`
pub(crate) unsafe fn type_create_resized(
    oldtype: &Datatype,
    lb: i64,
    extent: i64,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(Datatype::resized(lb, extent, oldtype), newtype, large) }
}

/// `MPI_Type_create_subarray`
#[allow(clippy::too_many_arguments)] // The standard's list.
pub(crate) unsafe fn type_create_subarray(
    ndims: c_int,
    array_of_sizes: IntArr,
    array_of_subsizes: IntArr,
    array_of_starts: IntArr,
    order: c_int,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let n = dimensions(ndims)?;
    let sizes = list(array_of_sizes, n, "array_of_sizes")?;
    let subsizes = list(array_of_subsizes, n, "array_of_subsizes")?;
    let starts = list(array_of_starts, n, "array_of_starts")?;
    let order = memory_order(order)?;
    let made = Datatype::subarray(&sizes, &subsizes, &starts, order, oldtype);
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(made, newtype, large) }
}

fn distributions(codes: Ints<'_>) -> Result<Vec<Distribution>> {
    codes
        .iter()
        .enumerate()
        .map(|(i, code)| match code as c_int {
            MPI_DISTRIBUTE_NONE => Ok(Distribution::None),
            MPI_DISTRIBUTE_BLOCK => Ok(Distribution::Block),
            MPI_DISTRIBUTE_CYCLIC => Ok(Distribution::Cyclic),
            _ => Err(err!(Arg, "array_of_distribs[{i}] is {code}, which is no distribution")),
        })
        .collect()
}

/// `MPI_Type_create_darray`
#[allow(clippy::too_many_arguments)] // The standard's list.
pub(crate) unsafe fn type_create_darray(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: IntArr,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    let n = dimensions(ndims)?;
    let gsizes = list(array_of_gsizes, n, "array_of_gsizes")?;
    let distribs = IntArr::I32(array_of_distribs).need(n as usize, "array_of_distribs")?;
    let distribs = distributions(distribs)?;
    let dargs = list(IntArr::I32(array_of_dargs), n, "array_of_dargs")?;
    let default = i64::from(MPI_DISTRIBUTE_DFLT_DARG);
    // 19 is also a block size. The ABI gives the default the same value as the number; a program
    // that means 19 indices per block cannot be told from one that means the default.
    let dargs: Vec<_> = dargs.into_iter().map(|a| (a != default).then_some(a)).collect();
    let psizes = list(IntArr::I32(array_of_psizes), n, "array_of_psizes")?;
    let spec = DarraySpec {
        size: i64::from(size),
        rank: i64::from(rank),
        gsizes: &gsizes,
        distribs: &distribs,
        dargs: &dargs,
        psizes: &psizes,
        order: memory_order(order)?,
    };
    // SAFETY: the bindings checked the pointer.
    unsafe { finish(Datatype::darray(&spec, oldtype), newtype, large) }
}
