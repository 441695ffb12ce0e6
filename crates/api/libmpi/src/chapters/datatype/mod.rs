//! Datatypes (MPI-5.0 chapter 5) and the selected types of chapter 19.

pub(crate) mod construct;
pub(crate) mod pack;
pub(crate) mod query;
pub(crate) mod selected;

use hawser_core::error::{ErrClass, Error};
use hawser_core::{attr, err};
use hawser_datatype::{Combiner, Datatype, TypeError};

use crate::generated::constants::*;
use crate::handles;
use crate::types::*;

/// The error of a constructor or conversion with its MPI class.
#[cold]
fn failed(e: TypeError) -> Error {
    let class = match e {
        TypeError::Negative { .. } => ErrClass::Count,
        TypeError::Overflow { .. }
        | TypeError::Argument { .. }
        | TypeError::NoSuchPrecision { .. } => ErrClass::Arg,
        TypeError::TooDeep => ErrClass::Other,
        TypeError::Unrepresentable { .. } => ErrClass::Conversion,
    };
    Error::new(class, e.to_string())
}

/// True for types that the library owns: named ones, and the unnamed ones that are selected by
/// precision or by the parts of a pair.
fn is_predefined(dtype: &Datatype) -> bool {
    matches!(
        dtype.combiner(),
        Combiner::Named
            | Combiner::F90Real
            | Combiner::F90Complex
            | Combiner::F90Integer
            | Combiner::ValueIndex
    )
}

/// The handle of a predefined type.
fn predefined_handle(dtype: &Datatype) -> MPI_Datatype {
    // The first look-up of any named type gives all of them their handles.
    let _ = handles::datatype::get(MPI_BYTE);
    MPI_Datatype(dtype.front())
}

/// Writes a handle to the caller's variable.
///
/// # Safety
/// `to` is the caller's variable, checked not to be null.
unsafe fn give(to: *mut MPI_Datatype, handle: MPI_Datatype) {
    // SAFETY: promised by the caller.
    unsafe { to.write(handle) }
}

/// `MPI_Type_commit`
pub(crate) unsafe fn type_commit(datatype: *mut MPI_Datatype) -> hawser_core::error::Result<()> {
    // SAFETY: checked not to be null; the caller's variable.
    let handle = unsafe { datatype.read() };
    handles::datatype::get(handle)?.commit();
    Ok(())
}

/// `MPI_Type_dup`: the new type has the attributes whose copy callbacks say so.
pub(crate) unsafe fn type_dup(
    oldtype: &Datatype,
    newtype: *mut MPI_Datatype,
) -> hawser_core::error::Result<()> {
    let new = Datatype::dup(oldtype).map_err(failed)?;
    let handle = handles::datatype::insert(new.clone());
    if let Err(e) = attr::copy_type_attrs(oldtype, &new) {
        handles::datatype::remove(handle)?;
        // SAFETY: checked not to be null; the caller's variable.
        unsafe { give(newtype, MPI_DATATYPE_NULL) };
        return Err(e);
    }
    // SAFETY: as above.
    unsafe { give(newtype, handle) };
    Ok(())
}

/// `MPI_Type_free`: the attributes' delete callbacks may refuse.
pub(crate) unsafe fn type_free(datatype: *mut MPI_Datatype) -> hawser_core::error::Result<()> {
    // SAFETY: checked not to be null; the caller's variable.
    let handle = unsafe { datatype.read() };
    // A clone: callbacks may use the handle, and the reference must not outlive it.
    let dtype = handles::datatype::get(handle)?.clone();
    if is_predefined(&dtype) {
        return Err(err!(Type, "predefined datatypes cannot be freed"));
    }
    attr::delete_type_attrs(&dtype)?;
    handles::free_type(handle)?;
    // SAFETY: as above.
    unsafe { give(datatype, MPI_DATATYPE_NULL) };
    Ok(())
}
