//! Parts of a communicator that a component has made, and calls over them.

use std::ffi::c_int;
use std::ptr;

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, Root};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::op::Op;

use crate::abi::{Buf, Place};
use crate::host::{Call, typed};

/// Parts of a communicator that components may make.
pub(crate) const PARTS: u32 = 2;

/// A communicator that `enter` is called for, or was. Components know the address of its place.
#[repr(C)]
pub(crate) struct Entered {
    /// The first field: its address is that of the whole.
    pub(crate) place: Place,
    /// Null, but during `enter`.
    comm: *const Comm,
    /// In boxes, since components know their addresses.
    made: [Option<Box<Part>>; PARTS as usize],
    error: Option<Error>,
}

/// Some ranks of a communicator.
pub(crate) struct Part {
    comm: Comm,
    place: Place,
}

impl Entered {
    pub(crate) fn new(place: Place) -> Box<Entered> {
        Box::new(Entered { place, comm: ptr::null(), made: Default::default(), error: None })
    }

    /// Runs `enter`, which may make parts of `comm`; its answer, and what went wrong with them.
    pub(crate) fn during(
        self: &mut Box<Entered>,
        comm: &Comm,
        enter: impl FnOnce(*const Place) -> c_int,
    ) -> (c_int, Option<Error>) {
        self.comm = ptr::from_ref(comm);
        // The component gives the address back to `part`, which writes behind the place.
        let at: *mut Entered = &raw mut **self;
        let answer = enter(at.cast::<Place>());
        self.comm = ptr::null();
        (answer, self.error.take())
    }

    fn make(&mut self, which: u32, ranks: &[u32]) -> Result<Option<*const Part>> {
        let may = !self.comm.is_null() && which < self.place.parts;
        let Some(free) = self.made.get_mut(which as usize).filter(|made| may && made.is_none())
        else {
            return Ok(None);
        };
        // SAFETY: `during` has set it, and has not come to its end.
        let comm = unsafe { &*self.comm };
        let all = comm.size();
        if let Some(wrong) = ranks.iter().find(|rank| **rank >= all) {
            return Err(err!(Intern, "a component names rank {wrong} of {all}"));
        }
        let mut seen = ranks.to_vec();
        seen.sort_unstable();
        seen.dedup();
        if seen.len() != ranks.len() {
            return Err(err!(Intern, "a component names a rank of a part twice"));
        }
        let Some(part) = comm.own_part(which, ranks)? else { return Ok(None) };
        let place = Place {
            size: size_of::<Place>() as u32,
            rank: part.rank(),
            ranks: part.size(),
            room: 0,
            parts: 0,
            ..self.place
        };
        Ok(Some(&raw const **free.insert(Box::new(Part { comm: part, place }))))
    }
}

// Of every function here: `call` is the one that was handed to the component, in the thread that
// runs it, and other pointers are as `include/hawser/coll.h` says.

pub(crate) unsafe extern "C" fn part(
    place: *const Place,
    which: u32,
    ranks: *const u32,
    count: u32,
) -> *const Part {
    if place.is_null() || ranks.is_null() || count == 0 {
        return ptr::null();
    }
    // SAFETY: `enter` was called with the place of an `Entered`, to which nobody else has access
    // until it returns; `count` ranks.
    let (entered, ranks) = unsafe {
        let entered = &mut *place.cast::<Entered>().cast_mut();
        (entered, std::slice::from_raw_parts(ranks, count as usize))
    };
    match entered.make(which, ranks) {
        Ok(part) => part.unwrap_or(ptr::null()),
        Err(error) => {
            entered.error.get_or_insert(error);
            ptr::null()
        }
    }
}

pub(crate) unsafe extern "C" fn part_place(part: *const Part) -> *const Place {
    // SAFETY: see above.
    unsafe { &raw const (*part).place }
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
    let done = make().and_then(|what| match part {
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
