//! Parts of a communicator that a component has made, and calls over them.

use std::ffi::c_int;

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, Root};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::op::Op;

use crate::abi::{Buf, Place};
use crate::call::{Call, typed};

/// What the address of a place leads to.
#[repr(C)]
pub(crate) struct Head {
    /// The first field: components know its address.
    pub(crate) place: Place,
    /// It is that of a [`Part`], else that of a communicator.
    pub(crate) is_part: bool,
}

/// Some ranks of a communicator.
#[repr(C)]
pub(crate) struct Part {
    /// The first field: its address is that of the whole.
    head: Head,
    comm: Comm,
}

impl Part {
    /// A part of the communicator with this place.
    pub(crate) fn new(comm: Comm, place: Place) -> Part {
        let place = Place {
            size: size_of::<Place>() as u32,
            rank: comm.rank(),
            ranks: comm.size(),
            room: 0,
            parts: 0,
            remote: 0,
            exchange: 0,
            ..place
        };
        Part { head: Head { place, is_part: true }, comm }
    }
}

// Of every function here: `call` is the one that was handed to the component, in the thread that
// runs it, and other pointers are as `include/hawser/coll.h` says.

pub(crate) unsafe extern "C" fn part_place(part: *const Part) -> *const Place {
    // SAFETY: see above.
    unsafe { &raw const (*part).head.place }
}

/// A side of a call; `None` for null.
///
/// # Safety
/// As [`typed`], or null.
unsafe fn side(buf: *const Buf) -> Result<Option<hawser_core::buf::TypedBuf>> {
    // SAFETY: the caller's promise.
    if buf.is_null() { Ok(None) } else { unsafe { typed(buf) }.map(Some) }
}

/// Runs a call over a part.
///
/// # Safety
/// See above.
unsafe fn run<'b>(
    call: *mut Call<'_>,
    part: *const Part,
    make: impl FnOnce() -> Result<CollCall<'b>>,
) -> c_int {
    // SAFETY: see above.
    let (call, part) = unsafe { (&mut *call, part.as_ref()) };
    let done = call.waits().and_then(|()| make()).and_then(|what| match part {
        Some(part) => part.comm.run(&what),
        None => Err(err!(Intern, "a component calls over a part that it does not have")),
    });
    call.note(done)
}

/// A root, if it is a rank of the part.
///
/// # Safety
/// See above.
unsafe fn root_of(part: *const Part, root: u32) -> Result<Root> {
    // SAFETY: see above.
    let ranks = unsafe { part.as_ref() }.map_or(0, |part| part.comm.size());
    match root < ranks {
        true => Ok(Root::Rank(root)),
        false => Err(err!(Intern, "a component names root {root} of a part of {ranks}")),
    }
}

/// An operation.
///
/// # Safety
/// See above.
unsafe fn operation(op: *const Op) -> Result<Op> {
    // SAFETY: see above.
    let op = unsafe { op.as_ref() };
    op.cloned().ok_or_else(|| err!(Intern, "a component passes no operation"))
}

/// Calls over a part, each with what the component passes and the call that becomes of it.
macro_rules! calls {
    ($($name:ident($call:ident, $part:ident $(, $arg:ident: $t:ty)*) $make:expr;)*) => {
        $(
            pub(crate) unsafe extern "C" fn $name(
                $call: *mut Call<'_>,
                $part: *const Part,
                $($arg: $t,)*
            ) -> c_int {
                // SAFETY: see above.
                unsafe { run($call, $part, || Ok($make)) }
            }
        )*
    };
}

type B = *const Buf;
type O = *const Op;

calls! {
    part_barrier(call, part) CollCall::Barrier;
    part_bcast(call, part, buf: B, root: u32)
        CollCall::Bcast { buf: typed(buf)?, root: root_of(part, root)? };
    part_gather(call, part, send: B, recv: B, root: u32)
        CollCall::Gather { send: side(send)?, recv: side(recv)?, root: root_of(part, root)? };
    part_scatter(call, part, send: B, recv: B, root: u32)
        CollCall::Scatter { send: side(send)?, recv: side(recv)?, root: root_of(part, root)? };
    part_allgather(call, part, send: B, recv: B)
        CollCall::Allgather { send: side(send)?, recv: typed(recv)? };
    part_alltoall(call, part, send: B, recv: B)
        CollCall::Alltoall { send: side(send)?, recv: typed(recv)? };
    part_reduce(call, part, send: B, recv: B, op: O, root: u32)
        CollCall::Reduce {
            send: side(send)?, recv: side(recv)?, op: operation(op)?, root: root_of(part, root)?,
        };
    part_allreduce(call, part, send: B, recv: B, op: O)
        CollCall::Allreduce { send: side(send)?, recv: typed(recv)?, op: operation(op)? };
}
