//! Pack and unpack (MPI-5.0 sections 5.2 and 5.3).

use std::ffi::CStr;

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_datatype::{Datatype, External};

use super::failed;
use crate::checks;
use crate::generated::constants::*;
use crate::ints::IntOut;
use crate::types::*;

/// The part of a packed buffer of `size` bytes that begins at the position: its offset and length.
fn window(position: IntOut, size: i64) -> Result<(i64, i64)> {
    let at = position.get();
    if size < 0 || at < 0 || at > size {
        return Err(err!(Arg, "position {at} does not lie in a buffer of {size} bytes"));
    }
    Ok((at, size - at))
}

/// `need` bytes must fit `room`.
fn fits(need: u64, room: i64, what: &str) -> Result<()> {
    if need > room as u64 {
        return Err(err!(Truncate, "{what} takes {need} bytes, but {room} are left in the buffer"));
    }
    Ok(())
}

/// Bytes of `count` elements with `each` bytes; none when it does not fit 63 bits.
fn bytes(count: i64, each: u64) -> Option<u64> {
    let n = (count as u64).checked_mul(each)?;
    i64::try_from(n).is_ok().then_some(n)
}

fn data_bytes(count: i64, each: u64) -> Result<u64> {
    bytes(count, each).ok_or_else(|| err!(Count, "{count} elements are more than 2^63 bytes"))
}

/// `MPI_Pack_size`
pub(crate) fn pack_size(
    incount: i64,
    datatype: &Datatype,
    _comm: &Comm,
    size: IntOut,
) -> Result<()> {
    size.set(bytes(incount, datatype.size()).map_or(i64::from(MPI_UNDEFINED), |n| n as i64))
}

/// `MPI_Pack`
#[allow(clippy::too_many_arguments)] // The standard's list.
pub(crate) unsafe fn pack(
    inbuf: *const c_void,
    incount: i64,
    datatype: &Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: IntOut,
    _comm: &Comm,
) -> Result<()> {
    let (at, room) = window(position, outsize)?;
    let need = data_bytes(incount, datatype.size())?;
    fits(need, room, "the data")?;
    if need == 0 {
        return Ok(());
    }
    checks::out(outbuf, "outbuf")?;
    // SAFETY: by the standard the elements are readable memory, and the window lies in the
    // caller's buffer, which does not overlap them.
    unsafe {
        let source = TypedBuf::new(inbuf.cast_mut().cast(), incount as u64, datatype.clone());
        let out = outbuf.cast::<u8>().add(at as usize);
        source.message().drain(std::slice::from_raw_parts_mut(out, need as usize));
    }
    position.set(at + need as i64)
}

/// `MPI_Unpack`
#[allow(clippy::too_many_arguments)] // The standard's list.
pub(crate) unsafe fn unpack(
    inbuf: *const c_void,
    insize: i64,
    position: IntOut,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: &Datatype,
    _comm: &Comm,
) -> Result<()> {
    let (at, room) = window(position, insize)?;
    let need = data_bytes(outcount, datatype.size())?;
    fits(need, room, "the data")?;
    if need == 0 {
        return Ok(());
    }
    checks::out(inbuf.cast_mut(), "inbuf")?;
    // SAFETY: as for `pack`, with the elements writable.
    unsafe {
        let data = inbuf.cast::<u8>().add(at as usize);
        let target = TypedBuf::new(outbuf.cast(), outcount as u64, datatype.clone());
        target.message().fill(std::slice::from_raw_parts(data, need as usize));
    }
    position.set(at + need as i64)
}

/// The only portable representation is "external32".
///
/// # Safety
/// `datarep` is a string, checked not to be null.
unsafe fn portable(datarep: *const c_char) -> Result<()> {
    // SAFETY: promised by the caller.
    let name = unsafe { CStr::from_ptr(datarep) };
    if name.to_bytes() != b"external32" {
        return Err(err!(
            UnsupportedDatarep,
            "data representation \"{}\" is not \"external32\"",
            name.to_string_lossy()
        ));
    }
    Ok(())
}

/// `MPI_Pack_external_size`
pub(crate) unsafe fn pack_external_size(
    datarep: *const c_char,
    incount: i64,
    datatype: &Datatype,
    size: IntOut,
) -> Result<()> {
    // SAFETY: the bindings checked the pointer.
    unsafe { portable(datarep)? };
    let n = bytes(incount, datatype.external_size());
    size.set(n.map_or(i64::from(MPI_UNDEFINED), |n| n as i64))
}

/// `MPI_Pack_external`
#[allow(clippy::too_many_arguments)] // The standard's list.
pub(crate) unsafe fn pack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: i64,
    datatype: &Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: IntOut,
) -> Result<()> {
    // SAFETY: the bindings checked the pointer.
    unsafe { portable(datarep)? };
    let (at, room) = window(position, outsize)?;
    let need = data_bytes(incount, datatype.external_size())?;
    fits(need, room, "the data in external32")?;
    if need == 0 {
        return Ok(());
    }
    checks::out(outbuf, "outbuf")?;
    let mut cursor = External::new(datatype, incount as u64);
    // SAFETY: by the standard the elements are readable memory, and the window lies in the
    // caller's buffer, which does not overlap them.
    unsafe {
        let out = outbuf.cast::<u8>().add(at as usize);
        let out = std::slice::from_raw_parts_mut(out, need as usize);
        cursor.pack(inbuf.cast(), out).map_err(failed)?;
    }
    position.set(at + need as i64)
}

/// `MPI_Unpack_external`
#[allow(clippy::too_many_arguments)] // The standard's list.
pub(crate) unsafe fn unpack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: i64,
    position: IntOut,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: &Datatype,
) -> Result<()> {
    // SAFETY: the bindings checked the pointer.
    unsafe { portable(datarep)? };
    let (at, room) = window(position, insize)?;
    let need = data_bytes(outcount, datatype.external_size())?;
    fits(need, room, "the data in external32")?;
    if need == 0 {
        return Ok(());
    }
    checks::out(inbuf.cast_mut(), "inbuf")?;
    let mut cursor = External::new(datatype, outcount as u64);
    // SAFETY: as for `pack_external`, with the elements writable.
    unsafe {
        let data = inbuf.cast::<u8>().add(at as usize);
        let data = std::slice::from_raw_parts(data, need as usize);
        cursor.unpack(outbuf.cast(), data).map_err(failed)?;
    }
    position.set(at + need as i64)
}
