//! Completion, cancelling and starting of requests (MPI-5.0 sections 3.7 to 3.9), and generalized
//! requests (section 13.2). The logic is `hawser_core::request`; here are handles and statuses.

mod end;
pub(crate) mod generalized;
pub(crate) mod many;

use hawser_core::contracts::pml::{Pml, PmlReq};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::request::{Around, Release, Request, RequestRef};
use hawser_core::status::Status;

use self::end::end_one;
pub(super) use self::end::raise;
use crate::generated::constants::*;
use crate::handles;
use crate::runtime;
use crate::status;
use crate::types::*;

/// The point-to-point layer, for functions without a communicator.
pub(crate) fn pml() -> Result<&'static dyn Pml> {
    Ok(runtime::env()?.pml)
}

// A message that is nothing else has no object: its token is its handle. (In 32 bits there is no
// room for one that a later message does not have too.)
const _: () = assert!(size_of::<MPI_Request>() == size_of::<usize>());

/// The handle of all operations that had completed when they were started and of which nothing is
/// left to tell.
const COMPLETED: MPI_Request = MPI_Request(PmlReq::SENT.0 as usize);

/// The message that a handle is.
#[inline(always)]
fn message_of(handle: MPI_Request) -> Option<PmlReq> {
    if cfg!(target_pointer_width = "64") {
        return PmlReq::of_word(handle.0 as u64);
    }
    (handle == COMPLETED).then_some(PmlReq::SENT)
}

#[inline(never)]
fn keep(request: Request) -> MPI_Request {
    handles::request::insert(request)
}

/// Gives a started operation its handle.
///
/// # Safety
/// `to` is the caller's variable.
#[inline]
pub(crate) unsafe fn give(to: *mut MPI_Request, request: Request) {
    match request.as_p2p() {
        // SAFETY: promised by the caller.
        Some(req) => unsafe { give_p2p(to, req, request.owner()) },
        None => {
            let handle = if request.is_empty() { COMPLETED } else { keep(request) };
            // SAFETY: promised by the caller.
            unsafe { to.write(handle) };
        }
    }
}

/// Gives a started point-to-point operation its handle; `owner` is its communicator's.
///
/// # Safety
/// `to` is the caller's variable.
#[inline(always)]
pub(crate) unsafe fn give_p2p(to: *mut MPI_Request, req: PmlReq, owner: usize) {
    let handle = match req {
        _ if cfg!(target_pointer_width = "64") => MPI_Request(req.0 as usize),
        _ if req.is_sent() => COMPLETED,
        _ => keep(Request::p2p(req).owned_by(owner)),
    };
    // SAFETY: promised by the caller.
    unsafe { to.write(handle) };
}

/// The handle whose low half this is, if it is a message's.
pub(crate) fn message_alive(low: u32) -> Option<MPI_Request> {
    if low == COMPLETED.0 as u32 {
        return Some(COMPLETED);
    }
    let low = PmlReq::of_word(low.into())?.0 as u32;
    pml().ok()?.alive(low).map(|req| MPI_Request(req.0 as usize))
}

/// The request of a handle.
pub(super) fn find(handle: MPI_Request) -> Result<RequestRef<'static>> {
    if let Some(req) = message_of(handle) {
        return if pml()?.knows(req) { Ok(RequestRef::Message(req)) } else { Err(stale(handle)) };
    }
    find_quick(handle)
}

/// As [`find`], for a handle that is used at once: a message that is not there is told by the
/// completion then.
#[inline(always)]
fn find_quick(handle: MPI_Request) -> Result<RequestRef<'static>> {
    if let Some(req) = message_of(handle) {
        return Ok(RequestRef::Message(req));
    }
    if handle == MPI_REQUEST_NULL {
        return Ok(RequestRef::Null);
    }
    handles::request::get(handle).map(RequestRef::Object)
}

#[cold]
fn stale(handle: MPI_Request) -> Error {
    let text = "was completed or freed before; keep no copies of such handles";
    err!(Request, "request {:#x} {text}", handle.0)
}

/// Has something done around an operation that was made a moment ago.
///
/// # Safety
/// `at` is the caller's variable, with a handle that nobody has but who calls this.
pub(crate) unsafe fn around(at: *mut MPI_Request, what: Around) -> Result<()> {
    // SAFETY: promised by the caller.
    let handle = unsafe { at.read() };
    let pml = pml()?;
    match need(handle)? {
        RequestRef::Message(req) if req.is_sent() => (what.end)(),
        RequestRef::Message(req) => {
            let request = keep(Request::p2p(req).around(pml, what));
            // SAFETY: promised by the caller.
            unsafe { at.write(request) };
        }
        RequestRef::Null | RequestRef::Object(_) => {
            // SAFETY: promised by the caller; the reference in the slot is not used again.
            unsafe { handles::request::table().replace(handle.0, |r| r.around(pml, what))? };
        }
    }
    Ok(())
}

/// The request of a handle that must not be null.
pub(super) fn need(handle: MPI_Request) -> Result<RequestRef<'static>> {
    match find(handle)? {
        RequestRef::Null => Err(err!(Request, "the request is MPI_REQUEST_NULL")),
        slot => Ok(slot),
    }
}

// ---- one request ----

/// `MPI_Wait`
#[inline]
pub(crate) unsafe fn wait(request: *mut MPI_Request, status: *mut MPI_Status) -> Result<()> {
    // SAFETY: the caller's variables; the status may be null.
    unsafe {
        let r = find_quick(request.read())?;
        if !r.is_some() {
            status::store_empty(status);
            return Ok(());
        }
        let end = r.wait(pml()?);
        end_one(request, r, end, status)
    }
}

/// `MPI_Test`
pub(crate) unsafe fn test(
    request: *mut MPI_Request,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: the caller's variables; the status may be null.
    unsafe {
        let r = find_quick(request.read())?;
        let pml = pml()?;
        if !r.is_active() {
            // A loop may call this for nothing else than progress.
            pml.advance();
        }
        if !r.is_some() {
            flag.write(1);
            status::store_empty(status);
            return Ok(());
        }
        let end = match r.finish(pml) {
            None => {
                pml.advance();
                r.finish(pml)
            }
            end => end,
        };
        flag.write(c_int::from(end.is_some()));
        end.map_or(Ok(()), |end| end_one(request, r, end, status))
    }
}

/// `MPI_Request_free`
pub(crate) unsafe fn request_free(request: *mut MPI_Request) -> Result<()> {
    // SAFETY: the caller's variable.
    let handle = unsafe { request.read() };
    let r = need(handle)?;
    let owner = r.owner();
    let fate = r.free(pml()?).map_err(|e| raise(owner, e))?;
    // SAFETY: the caller's variable.
    unsafe { request.write(MPI_REQUEST_NULL) };
    let Release::Gone(freed) = fate else { return Ok(()) };
    if matches!(r, RequestRef::Object(_)) {
        handles::request::remove(handle)?;
    }
    freed.map_err(|e| raise(owner, e))
}

/// `MPI_Cancel`
pub(crate) unsafe fn cancel(request: *mut MPI_Request) -> Result<()> {
    // SAFETY: the caller's variable.
    let r = need(unsafe { request.read() })?;
    r.cancel(pml()?).map_err(|e| raise(r.owner(), e))
}

/// `MPI_Request_get_status`
pub(crate) unsafe fn request_get_status(
    request: MPI_Request,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> Result<()> {
    let slot = find(request)?;
    let null = !slot.is_some();
    let found = look(slot, pml()?);
    // SAFETY: the caller's variables; the status may be null.
    unsafe {
        flag.write(c_int::from(found.is_some()));
        match found {
            Some(_) if null => status::store_empty(status),
            Some(found) => status::store(status, &found),
            None => {}
        }
    }
    Ok(())
}

/// The status of a request if it has completed. Makes progress, also if it has: nothing ends
/// thereby, and a loop may call this for nothing else.
fn look(slot: RequestRef<'_>, pml: &dyn Pml) -> Option<Status> {
    let found = slot.peek(pml);
    pml.advance();
    found.or_else(|| slot.peek(pml))
}

/// `MPI_Start`
pub(crate) unsafe fn start(request: *mut MPI_Request) -> Result<()> {
    // SAFETY: the caller's variable.
    let r = find_quick(unsafe { request.read() })?;
    r.start(pml()?).map_err(|e| raise(r.owner(), e))
}
