//! Types that are selected by precision, size or parts (MPI-5.0 sections 5.1.14 and 19.1.9). The
//! library owns them: equal arguments give the same handle, and they are never freed.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use hawser_core::err;
use hawser_core::error::Result;
use hawser_datatype::f90::{SizeClass, match_size};
use hawser_datatype::{Combiner, Datatype, Scalar, TypeError};

use super::{failed, give, predefined_handle};
use crate::generated::constants::*;
use crate::handles;
use crate::types::*;

/// Arguments that select a type: combiner code and two numbers.
type Key = (i32, i32, i32);

static MADE: LazyLock<Mutex<HashMap<Key, MPI_Datatype>>> = LazyLock::new(Mutex::default);

/// The handle for these arguments; makes the type on the first call.
fn once(
    key: Key,
    make: impl FnOnce() -> std::result::Result<Datatype, TypeError>,
) -> Result<MPI_Datatype> {
    // Nothing panics with the lock held; a poisoned lock still guards a sound map.
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(handle) = made.get(&key) {
        return Ok(*handle);
    }
    let handle = handles::datatype::insert(make().map_err(failed)?);
    made.insert(key, handle);
    Ok(handle)
}

/// `MPI_Type_create_f90_real`
pub(crate) unsafe fn type_create_f90_real(
    p: c_int,
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> Result<()> {
    let key = (Combiner::F90Real as i32, p, r);
    let handle = once(key, || Datatype::f90_real(p, r, MPI_UNDEFINED))?;
    // SAFETY: the bindings checked the pointer.
    unsafe { give(newtype, handle) };
    Ok(())
}

/// `MPI_Type_create_f90_complex`
pub(crate) unsafe fn type_create_f90_complex(
    p: c_int,
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> Result<()> {
    let key = (Combiner::F90Complex as i32, p, r);
    let handle = once(key, || Datatype::f90_complex(p, r, MPI_UNDEFINED))?;
    // SAFETY: the bindings checked the pointer.
    unsafe { give(newtype, handle) };
    Ok(())
}

/// `MPI_Type_create_f90_integer`
pub(crate) unsafe fn type_create_f90_integer(r: c_int, newtype: *mut MPI_Datatype) -> Result<()> {
    let key = (Combiner::F90Integer as i32, r, 0);
    let handle = once(key, || Datatype::f90_integer(r))?;
    // SAFETY: the bindings checked the pointer.
    unsafe { give(newtype, handle) };
    Ok(())
}

/// `MPI_Type_match_size`
pub(crate) unsafe fn type_match_size(
    typeclass: c_int,
    size: c_int,
    datatype: *mut MPI_Datatype,
) -> Result<()> {
    let class = match typeclass {
        MPI_TYPECLASS_INTEGER => SizeClass::Integer,
        MPI_TYPECLASS_REAL => SizeClass::Real,
        MPI_TYPECLASS_COMPLEX => SizeClass::Complex,
        _ => return Err(err!(Arg, "{typeclass} is no MPI_TYPECLASS value")),
    };
    let scalar = u64::try_from(size)
        .ok()
        .and_then(|s| match_size(class, s))
        .ok_or_else(|| err!(Arg, "no {class:?} type of this platform has {size} bytes"))?;
    // SAFETY: the bindings checked the pointer.
    unsafe { give(datatype, predefined_handle(Datatype::scalar_ref(scalar))) };
    Ok(())
}

/// `MPI_Type_get_value_index`: null when the two cannot form a pair.
pub(crate) unsafe fn type_get_value_index(
    value_type: &Datatype,
    index_type: &Datatype,
    pair_type: *mut MPI_Datatype,
) -> Result<()> {
    let pair = |v: Scalar, i: Scalar| {
        let made = Datatype::value_index(v, i)?;
        if made.is_scalar() {
            return Some(Ok(predefined_handle(&made)));
        }
        let key = (Combiner::ValueIndex as i32, v.index() as i32, i.index() as i32);
        Some(once(key, || Ok(made)))
    };
    let handle = match (value_type.as_scalar(), index_type.as_scalar()) {
        (Some(v), Some(i)) => pair(v, i).unwrap_or(Ok(MPI_DATATYPE_NULL))?,
        _ => MPI_DATATYPE_NULL,
    };
    // SAFETY: the bindings checked the pointer.
    unsafe { give(pair_type, handle) };
    Ok(())
}
