//! Size, bounds, decoding, addresses (MPI-5.0 section 5.1.5 to 5.1.8 and 5.1.13).

use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_datatype::{Combiner, Contents, Datatype};

use super::{is_predefined, predefined_handle};
use crate::generated::constants::*;
use crate::handles;
use crate::ints::IntOut;
use crate::types::*;

/// `MPI_Aint_add`
pub(crate) fn aint_add(base: MPI_Aint, disp: MPI_Aint) -> MPI_Aint {
    base.wrapping_add(disp)
}

/// `MPI_Aint_diff`
pub(crate) fn aint_diff(addr1: MPI_Aint, addr2: MPI_Aint) -> MPI_Aint {
    addr1.wrapping_sub(addr2)
}

/// `MPI_Get_address`
pub(crate) unsafe fn get_address(location: *const c_void, address: *mut MPI_Aint) -> Result<()> {
    // SAFETY: the bindings checked the pointer; the caller's variable.
    unsafe { address.write(location as MPI_Aint) };
    Ok(())
}

/// The size that programs are told: `MPI_UNDEFINED` for a named type that this platform's
/// compilers do not have.
fn told_size(datatype: &Datatype) -> i64 {
    match datatype.as_scalar() {
        Some(s) if !s.is_supported() => i64::from(MPI_UNDEFINED),
        _ => datatype.size() as i64,
    }
}

/// `MPI_Type_size`
pub(crate) fn type_size(datatype: &Datatype, size: IntOut) -> Result<()> {
    size.set(told_size(datatype))
}

/// `MPI_Type_size_x`
pub(crate) unsafe fn type_size_x(datatype: &Datatype, size: *mut MPI_Count) -> Result<()> {
    IntOut::I64(size).set(told_size(datatype))
}

/// `MPI_Type_get_extent`
pub(crate) fn type_get_extent(datatype: &Datatype, lb: IntOut, extent: IntOut) -> Result<()> {
    lb.set(datatype.lb())?;
    extent.set(datatype.extent())
}

/// `MPI_Type_get_extent_x`
pub(crate) unsafe fn type_get_extent_x(
    datatype: &Datatype,
    lb: *mut MPI_Count,
    extent: *mut MPI_Count,
) -> Result<()> {
    type_get_extent(datatype, IntOut::I64(lb), IntOut::I64(extent))
}

/// `MPI_Type_get_true_extent`
pub(crate) fn type_get_true_extent(
    datatype: &Datatype,
    true_lb: IntOut,
    true_extent: IntOut,
) -> Result<()> {
    true_lb.set(datatype.true_lb())?;
    true_extent.set(datatype.true_extent())
}

/// `MPI_Type_get_true_extent_x`
pub(crate) unsafe fn type_get_true_extent_x(
    datatype: &Datatype,
    true_lb: *mut MPI_Count,
    true_extent: *mut MPI_Count,
) -> Result<()> {
    type_get_true_extent(datatype, IntOut::I64(true_lb), IntOut::I64(true_extent))
}

/// The constructor's arguments. A type that was made with large counts shows them to the functions
/// with `_c` alone (MPI-5.0 section 5.1.13).
fn presented(datatype: &Datatype, large: bool) -> Result<Contents> {
    if large || !datatype.has_large_counts() {
        return Ok(datatype.contents());
    }
    Err(err!(Type, "the datatype was made with large counts: call the function with _c"))
}

/// `MPI_Type_get_envelope`
#[allow(clippy::too_many_arguments)] // The standard's list.
pub(crate) unsafe fn type_get_envelope(
    datatype: &Datatype,
    num_integers: IntOut,
    num_addresses: IntOut,
    num_large_counts: IntOut,
    num_datatypes: IntOut,
    combiner: *mut c_int,
    large: bool,
) -> Result<()> {
    let envelope = presented(datatype, large)?.envelope();
    num_integers.set_exact(envelope.ints as i64)?;
    num_addresses.set_exact(envelope.addrs as i64)?;
    num_large_counts.set_exact(envelope.counts as i64)?;
    num_datatypes.set_exact(envelope.types as i64)?;
    // SAFETY: the bindings checked the pointer; the caller's variable.
    unsafe { combiner.write(envelope.combiner as c_int) };
    Ok(())
}

#[cold]
fn short(name: &str, room: i64, need: usize) -> Error {
    err!(
        Arg,
        "{name} is {room}, but there are {need} values; MPI_Type_get_envelope tells the number"
    )
}

/// Writes a list to the caller's array of `room` elements.
///
/// # Safety
/// `to` is null or has `room` elements.
unsafe fn copy_out<T>(
    from: impl ExactSizeIterator<Item = T>,
    to: *mut T,
    room: i64,
    name: &str,
) -> Result<()> {
    let n = from.len();
    if room < n as i64 || n > 0 && to.is_null() {
        return Err(short(name, room, n));
    }
    for (i, value) in from.enumerate() {
        // SAFETY: i < n <= room, not null.
        unsafe { to.add(i).write(value) };
    }
    Ok(())
}

/// A handle for a type that was passed to a constructor: the same for predefined types, a new
/// one, which the caller frees, for a new equal type otherwise.
fn part_handle(part: &Datatype) -> MPI_Datatype {
    if is_predefined(part) {
        predefined_handle(part)
    } else {
        handles::datatype::insert(part.twin())
    }
}

/// `MPI_Type_get_contents`
#[allow(clippy::too_many_arguments)] // The standard's list.
pub(crate) unsafe fn type_get_contents(
    datatype: &Datatype,
    max_integers: i64,
    max_addresses: i64,
    max_large_counts: i64,
    max_datatypes: i64,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut MPI_Aint,
    array_of_large_counts: *mut MPI_Count,
    array_of_datatypes: *mut MPI_Datatype,
    large: bool,
) -> Result<()> {
    if datatype.combiner() == Combiner::Named {
        return Err(err!(Type, "a predefined datatype has no contents to decode"));
    }
    let c = presented(datatype, large)?;
    if max_datatypes < c.types.len() as i64 {
        return Err(short("max_datatypes", max_datatypes, c.types.len()));
    }
    let ints = c.ints.iter().map(|v| *v as c_int);
    let addrs = c.addrs.iter().map(|v| *v as MPI_Aint);
    let counts = c.counts.iter().copied();
    // SAFETY: by the standard the arrays have these lengths.
    unsafe {
        copy_out(ints, array_of_integers, max_integers, "max_integers")?;
        copy_out(addrs, array_of_addresses, max_addresses, "max_addresses")?;
        copy_out(counts, array_of_large_counts, max_large_counts, "max_large_counts")?;
        let types = c.types.iter().map(part_handle);
        copy_out(types, array_of_datatypes, max_datatypes, "max_datatypes")
    }
}
