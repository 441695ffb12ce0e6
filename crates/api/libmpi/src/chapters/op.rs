//! Chapter 6: operations, and reduction without communication.

use hawser_core::buf::TypedBuf;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::op::{Op, OpFn};
use hawser_datatype::Datatype;

use crate::generated::constants::*;
use crate::generated::types::{MPI_User_function, MPI_User_function_c};
use crate::handles;
use crate::ints::Poly;
use crate::types::*;

/// Calls `f` with the handle of a datatype as user functions get it: the user's own, which the
/// call keeps valid ([`handles::Kept`]), or one made for a type of the library.
pub(crate) fn with_handle(dtype: &Datatype, f: impl FnOnce(&mut MPI_Datatype)) -> Result<()> {
    let table = handles::datatype::table();
    match dtype.front() {
        0 => {
            let (handle, _) = table.insert(dtype.clone())?;
            f(&mut MPI_Datatype(handle));
            table.remove(handle).map(drop)
        }
        front => {
            f(&mut MPI_Datatype(front));
            Ok(())
        }
    }
}

/// A user function of `int` length, called in pieces where the length needs more.
fn small(f: unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_int, *mut MPI_Datatype)) -> OpFn {
    Box::new(move |left, inout, len, dtype| {
        with_handle(dtype, |handle| {
            let mut done = 0;
            while done < len {
                let mut n = c_int::try_from(len - done).unwrap_or(c_int::MAX);
                let at = (done * dtype.extent()) as isize;
                done += i64::from(n);
                let (left, inout) = (left.wrapping_offset(at), inout.wrapping_offset(at));
                // SAFETY: the user's function, with the arguments that MPI-5.0 section 6.9.5
                // promises.
                unsafe { f(left.cast_mut().cast(), inout.cast(), &mut n, handle) };
            }
        })
    })
}

fn large(
    f: unsafe extern "C" fn(*mut c_void, *mut c_void, *mut MPI_Count, *mut MPI_Datatype),
) -> OpFn {
    Box::new(move |left, inout, mut len, dtype| {
        // SAFETY: as for `small`.
        with_handle(dtype, |handle| unsafe {
            f(left.cast_mut().cast(), inout.cast(), &mut len, handle);
        })
    })
}

pub(crate) unsafe fn op_create(
    user_fn: Poly<MPI_User_function, MPI_User_function_c>,
    commute: c_int,
    op: *mut MPI_Op,
) -> Result<()> {
    let function = match user_fn {
        Poly::Int(Some(f)) => small(f),
        Poly::Count(Some(f)) => large(f),
        Poly::Int(None) | Poly::Count(None) => {
            return Err(err!(Arg, "the user function is a null pointer"));
        }
    };
    let new = Op::user(function, commute != 0);
    // SAFETY: a result parameter, checked not to be null.
    unsafe { op.write(handles::op::insert(new)) };
    Ok(())
}

pub(crate) unsafe fn op_free(op: *mut MPI_Op) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    unsafe {
        drop(handles::op::remove(op.read())?);
        op.write(MPI_OP_NULL);
    }
    Ok(())
}

pub(crate) unsafe fn op_commutative(op: &Op, commute: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { commute.write(c_int::from(op.is_commutative())) };
    Ok(())
}

pub(crate) unsafe fn reduce_local(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
) -> Result<()> {
    op.check(datatype)?;
    if count == 0 {
        return Ok(());
    }
    if inbuf.cast_mut() == inoutbuf {
        return Err(err!(Buffer, "the two buffers must be different memory"));
    }
    let count = count as u64;
    // SAFETY: the caller's buffers, both with `count` elements (MPI-5.0 section 6.9.7).
    let (left, inout) = unsafe {
        (
            TypedBuf::new(inbuf.cast_mut().cast(), count, datatype.clone()),
            TypedBuf::new(inoutbuf.cast(), count, datatype.clone()),
        )
    };
    op.apply(&left, &inout)
}
