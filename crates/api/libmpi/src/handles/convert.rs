//! Handles as Fortran INTEGERs (MPI-5.0 section 20.4.5).
//!
//! A predefined handle is its value; a created one is the low 31 bits of its handle, which tell
//! kind and place. Both directions work before `MPI_Init`.

use super::table::Table;
use crate::types::c_int;

/// The integer of a handle value: the same for every call with this handle.
pub(crate) fn to_int(handle: usize) -> c_int {
    handle as u32 as c_int
}

/// The handle value of an integer that [`to_int`] gave; `null` when it is no live one.
pub(crate) fn from_int<T: Send + Sync>(table: &Table<T>, int: c_int, null: usize) -> usize {
    match usize::try_from(int) {
        Ok(v) if (1..4096).contains(&v) => v,
        _ => u32::try_from(int).ok().and_then(|low| table.alive(low)).unwrap_or(null),
    }
}
