//! Completion, cancelling and starting of requests (MPI-5.0 sections 3.7 to 3.9), and generalized
//! requests (section 13.2). The logic is `hawser_core::request`; here are handles and statuses.

mod end;

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

use hawser_core::contracts::pml::{Completion, Pml, PmlReq};
use hawser_core::err;
use hawser_core::error::{ErrClass, Error, Result};
use hawser_core::request::{self as set, Around, GeneralizedCallbacks, Release, Request, Slot};
use hawser_core::status::Status;

pub(super) use self::end::raise;
use self::end::{end_one, goes_on, retire};
use super::group::same_session;
use crate::generated::constants::*;
use crate::generated::types::{
    MPI_Grequest_cancel_function, MPI_Grequest_free_function, MPI_Grequest_query_function,
};
use crate::handles;
use crate::runtime;
use crate::status;
use crate::types::*;
use crate::wording;

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
pub(super) fn find(handle: MPI_Request) -> Result<Slot<'static>> {
    if let Some(req) = message_of(handle) {
        return if pml()?.knows(req) { Ok(Slot::Message(req)) } else { Err(stale(handle)) };
    }
    find_quick(handle)
}

/// As [`find`], for a handle that is used at once: a message that is not there is told by the
/// completion then.
#[inline(always)]
fn find_quick(handle: MPI_Request) -> Result<Slot<'static>> {
    if let Some(req) = message_of(handle) {
        return Ok(Slot::Message(req));
    }
    if handle == MPI_REQUEST_NULL {
        return Ok(Slot::Null);
    }
    handles::request::get(handle).map(Slot::Object)
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
        Slot::Message(req) if req.is_sent() => (what.end)(),
        Slot::Message(req) => {
            let request = keep(Request::p2p(req).around(pml, what));
            // SAFETY: promised by the caller.
            unsafe { at.write(request) };
        }
        Slot::Null | Slot::Object(_) => {
            // SAFETY: promised by the caller; the reference in the slot is not used again.
            unsafe { handles::request::table().replace(handle.0, |r| r.around(pml, what))? };
        }
    }
    Ok(())
}

/// The request of a handle that must not be null.
pub(super) fn need(handle: MPI_Request) -> Result<Slot<'static>> {
    match find(handle)? {
        Slot::Null => Err(err!(Request, "the request is MPI_REQUEST_NULL")),
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
    if matches!(r, Slot::Object(_)) {
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
fn look(slot: Slot<'_>, pml: &dyn Pml) -> Option<Status> {
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

/// `MPI_Startall`
pub(crate) unsafe fn startall(count: c_int, array_of_requests: *mut MPI_Request) -> Result<()> {
    // SAFETY: the caller's array.
    let requests = unsafe { Requests::new(array_of_requests, count)? };
    let pml = pml()?;
    for i in 0..requests.len {
        if !requests.get(i).is_persistent() {
            return Err(err!(Request, "request {i} is not a persistent one"));
        }
    }
    for i in 0..requests.len {
        let r = requests.get(i);
        r.start(pml).map_err(|e| raise(r.owner(), e))?;
    }
    Ok(())
}

// ---- sets of requests ----

/// Arrays of requests up to this address are checked before they are used: the null pointer, and
/// every array once the process has two sessions, or one and the world model. One comparison serves
/// both, so that programs without sessions do not pay for them.
static CHECKED_TO: AtomicUsize = AtomicUsize::new(0);

/// From now on requests of different sessions may meet in one call.
pub(super) fn sessions_meet() {
    CHECKED_TO.store(usize::MAX, Ordering::Relaxed);
}

/// The session of a request; `None` where that is not known: nothing is left of it, its
/// communicator was freed, or it has none.
fn session_of(handle: MPI_Request) -> Option<u64> {
    // Elsewhere a later object may have the handle of one that was freed.
    if !cfg!(target_pointer_width = "64") {
        return None;
    }
    let owner = match find(handle).ok()? {
        Slot::Null => 0,
        Slot::Message(req) => pml().ok()?.owner(req),
        Slot::Object(r) => r.owner(),
    };
    if owner == 0 {
        return None;
    }
    let of_comm = handles::comm::get(MPI_Comm(owner)).map(|comm| comm.session());
    let of_win = || handles::win::get(MPI_Win(owner)).map(|w| w.win.group().session());
    of_comm.or_else(|_| of_win()).ok()
}

/// The caller's array of requests; every handle in it was found.
struct Requests {
    at: *mut MPI_Request,
    len: usize,
}

impl Requests {
    /// # Safety
    /// The array is the caller's and as long as `count` says.
    unsafe fn new(at: *mut MPI_Request, count: c_int) -> Result<Requests> {
        // SAFETY: promised by the caller.
        let requests = unsafe { Requests::unchecked(at, count)? };
        for i in set::parts(pml()?, 0, requests.len).flatten() {
            find(requests.handle(i))?;
        }
        Ok(requests)
    }

    /// As [`Requests::new`]; the handles are left to be found later.
    ///
    /// # Safety
    /// As [`Requests::new`].
    #[inline]
    unsafe fn unchecked(at: *mut MPI_Request, count: c_int) -> Result<Requests> {
        let Ok(len) = usize::try_from(count) else {
            return Err(err!(Count, "{count} requests: the number is negative"));
        };
        let requests = Requests { at, len };
        // Relaxed: requests of a session come to a thread behind what says that there is one.
        if at.addr() <= CHECKED_TO.load(Ordering::Relaxed) {
            requests.check()?;
        }
        Ok(requests)
    }

    /// There is an array, and all its requests belong to the world model, or to one session.
    #[cold]
    #[inline(never)]
    fn check(&self) -> Result<()> {
        if self.at.is_null() {
            return match self.len {
                0 => Ok(()),
                _ => Err(err!(Arg, "the array of requests is a null pointer")),
            };
        }
        let mut sessions = (0..self.len).filter_map(|i| session_of(self.handle(i)));
        let Some(first) = sessions.next() else { return Ok(()) };
        sessions.try_for_each(|other| same_session(first, other))
    }

    /// The handle of request `i`, which is below `len`.
    #[inline(always)]
    fn handle(&self, i: usize) -> MPI_Request {
        // SAFETY: inside the array.
        unsafe { self.at.add(i).read() }
    }

    /// Request `i`, which is below `len`.
    #[inline]
    fn get(&self, i: usize) -> Slot<'static> {
        // `new` has found the handle; it changes only by `retire`.
        find_quick(self.handle(i)).unwrap_or(Slot::Null)
    }

    /// Ends request `i`, unless it goes on after `end`; gives its owner.
    fn retire(&self, i: usize, end: &Completion) -> usize {
        let r = self.get(i);
        let owner = r.owner();
        if end.is_pending() {
            goes_on(r);
            return owner;
        }
        // SAFETY: the caller's array; the request is not used after this.
        unsafe { retire(self.at.add(i), r) };
        owner
    }
}

/// Where the statuses of several requests go, and the errors among them.
struct Statuses {
    to: *mut MPI_Status,
    written: usize,
    /// Position and code of each failed operation; empty without allocation in the usual case.
    failed: Vec<(usize, c_int)>,
    /// What the first of them says of its cause.
    why: String,
    blame: usize,
}

impl Statuses {
    fn new(to: *mut MPI_Status) -> Statuses {
        Statuses { to, written: 0, failed: Vec::new(), why: String::new(), blame: 0 }
    }

    /// Writes the next status.
    fn push(&mut self, end: Completion, owner: usize) {
        if let Some(error) = &end.error {
            self.note(self.written, error, owner);
        }
        if !self.to.is_null() {
            // SAFETY: the caller's array has room for every request that ends.
            unsafe { status::store(self.to.add(self.written), &end.status) };
        }
        self.written += 1;
    }

    /// Writes the statuses of `n` messages, if they are wanted; `error` is the last one's.
    #[inline]
    fn push_run(&mut self, n: usize, got: &[Status], error: Option<Error>) {
        for (i, status) in got.iter().take(n).enumerate() {
            // SAFETY: the caller's array has room for every request that ends.
            unsafe { status::store(self.to.add(self.written + i), status) };
        }
        self.written += n;
        if let Some(error) = error {
            self.note(self.written - 1, &error, 0);
        }
    }

    #[cold]
    fn note(&mut self, at: usize, error: &Error, owner: usize) {
        if self.failed.is_empty() {
            self.blame = if owner == 0 { error.comm() } else { owner };
            self.why = error.text().to_string();
        }
        self.failed.push((at, error.code()));
    }

    /// `MPI_ERR_IN_STATUS` when an operation failed; `MPI_ERROR` is set in all statuses then.
    fn result(self) -> Result<()> {
        if self.failed.is_empty() {
            return Ok(());
        }
        let set = |i: usize, code: c_int| {
            if !self.to.is_null() {
                // SAFETY: `i` is below the number of written statuses of the caller's array.
                unsafe { (&raw mut (*self.to.add(i)).MPI_ERROR).write(code) };
            }
        };
        (0..self.written).for_each(|i| set(i, MPI_SUCCESS));
        self.failed.iter().for_each(|&(i, code)| set(i, code));
        let (first, code) = self.failed[0];
        let (n, name) = (self.failed.len(), wording::class_name(code));
        let why = err!(
            InStatus,
            "{n} of the operations failed, the first (number {first}) with \
            {name}: {}; see MPI_ERROR of each status",
            self.why
        );
        // A peer that is lost is sought before this process is blamed.
        let lost = ErrClass::ProcAborted as c_int;
        let all_lost = self.failed.iter().all(|(_, code)| *code == lost);
        Err(raise(self.blame, if all_lost { why.because(lost) } else { why }))
    }
}

thread_local! {
    /// An array of this thread's last call over many requests, and where the next one begins to
    /// look. Whatever it says is right: see [`set::test_all`].
    static BEGIN: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

/// Requests from which on it is worth while to note where a call begins to look.
const NOTED_MIN: usize = 64;

impl Requests {
    /// Makes a call that says where the next one with this array begins to look.
    #[inline]
    fn begin<R>(&self, call: impl FnOnce(&mut usize) -> R) -> R {
        if self.len < NOTED_MIN {
            return call(&mut 0);
        }
        let (array, at) = BEGIN.get();
        let mut from = if array == self.at.addr() { at } else { 0 };
        let result = call(&mut from);
        BEGIN.set((self.at.addr(), from));
        result
    }
}

/// Messages that `MPI_Waitall` waits for together when their statuses are wanted.
const BATCH_TOLD: usize = 16;

impl Requests {
    /// The messages that lie in a row from request `i` on, at most `max`, as the layer knows them.
    #[inline(always)]
    fn messages(&self, i: usize, max: usize) -> &[PmlReq] {
        let is_message = |i: &usize| message_of(self.handle(*i)).is_some();
        let n = (i..self.len.min(i.saturating_add(max))).take_while(is_message).count();
        if !cfg!(target_pointer_width = "64") {
            return if n == 0 { &[] } else { &[PmlReq::SENT] };
        }
        // SAFETY: inside of the caller's array, which nobody changes meanwhile (MPI-5.0 section
        // 11.6.2); a handle and a token are both one word, and these were found to be tokens.
        unsafe { std::slice::from_raw_parts(self.at.add(i).cast::<PmlReq>(), n) }
    }

    /// Waits for the messages in a row from request `i` on, and ends them: how many; 0 when there
    /// are none, or one failed before.
    #[inline(always)]
    fn wait_messages(&self, i: usize, statuses: &mut Statuses, pml: &dyn Pml) -> Result<usize> {
        if !statuses.to.is_null() {
            return self.wait_messages_telling(i, statuses, pml);
        }
        let messages = self.messages(i, usize::MAX);
        if messages.is_empty() {
            return Ok(0);
        }
        let (ended, error) = pml.wait_many(messages, &mut []);
        self.end_run(i, ended, statuses, &[], error)
    }

    /// [`Requests::wait_messages`] with statuses, at most [`BATCH_TOLD`] at a time.
    #[inline(never)]
    fn wait_messages_telling(
        &self,
        i: usize,
        statuses: &mut Statuses,
        pml: &dyn Pml,
    ) -> Result<usize> {
        let messages = self.messages(i, BATCH_TOLD);
        let mut got = [Status::EMPTY; BATCH_TOLD];
        let (ended, error) = pml.wait_many(messages, &mut got[..messages.len()]);
        self.end_run(i, ended, statuses, &got, error)
    }

    /// Ends `n` messages from request `i` on, of which the last one failed if there is an error.
    #[inline(always)]
    fn end_run(
        &self,
        i: usize,
        n: usize,
        statuses: &mut Statuses,
        got: &[Status],
        error: Option<Error>,
    ) -> Result<usize> {
        let mut ended = n;
        let error = match error {
            None => None,
            // There was no such message: its handle stays.
            Some(e) if e.class() == ErrClass::Request => {
                self.end_run(i, n - 1, statuses, got, None)?;
                return Err(e);
            }
            Some(e) => {
                if e.class() == ErrClass::ProcFailedPending {
                    goes_on(Slot::Null);
                    ended = n - 1;
                }
                Some(e)
            }
        };
        for k in i..i + ended {
            // SAFETY: inside of the caller's array.
            unsafe { self.at.add(k).write(MPI_REQUEST_NULL) };
        }
        statuses.push_run(n, got, error);
        Ok(n)
    }
}

/// `MPI_Waitall`
pub(crate) unsafe fn waitall(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    array_of_statuses: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: the caller's array.
    let requests = unsafe { Requests::unchecked(array_of_requests, count)? };
    let mut statuses = Statuses::new(array_of_statuses);
    let pml = pml()?;
    let mut i = 0;
    while i < requests.len {
        let n = requests.wait_messages(i, &mut statuses, pml)?;
        i += n;
        if n == 0 {
            let end = find_quick(requests.handle(i))?.wait(pml);
            let owner = requests.retire(i, &end);
            statuses.push(end, owner);
            i += 1;
        }
    }
    statuses.result()
}

/// `MPI_Testall`
pub(crate) unsafe fn testall(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    flag: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: the caller's array.
    let requests = unsafe { Requests::unchecked(array_of_requests, count)? };
    let mut statuses = Statuses::new(array_of_statuses);
    let end = |i, end: Completion| {
        let owner = requests.retire(i, &end);
        statuses.push(end, owner);
    };
    let get = |i| find(requests.handle(i));
    // A loop may call this for nothing else than progress.
    let idle = requests.len == 0 || !requests.get(0).is_active();
    let pml = pml()?;
    let all = requests.begin(|from| set::test_all(pml, requests.len, from, get, end))?;
    if all && idle {
        pml.advance();
    }
    // SAFETY: the caller's variable.
    unsafe { flag.write(c_int::from(all)) };
    statuses.result()
}

/// Hands out the end of one request among several; `MPI_UNDEFINED` when none was active.
///
/// # Safety
/// `index` is the caller's variable, `status` null or the caller's status.
unsafe fn end_any(
    requests: &Requests,
    ended: set::Ended,
    index: *mut c_int,
    status: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: promised by the caller.
    unsafe {
        let Some((i, end)) = ended else {
            index.write(MPI_UNDEFINED);
            status::store_empty(status);
            return Ok(());
        };
        // Below the count, which is an int.
        index.write(i as c_int);
        status::store(status, &end.status);
        let owner = requests.retire(i, &end);
        end.error.map_or(Ok(()), |e| Err(raise(owner, e)))
    }
}

/// `MPI_Waitany`
pub(crate) unsafe fn waitany(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    index: *mut c_int,
    status: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: the caller's array and variables.
    unsafe {
        let requests = Requests::unchecked(array_of_requests, count)?;
        let get = |i| find(requests.handle(i));
        let ended = requests.begin(|from| set::wait_any(pml()?, requests.len, from, get))?;
        end_any(&requests, ended, index, status)
    }
}

/// `MPI_Testany`
pub(crate) unsafe fn testany(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: the caller's array and variables.
    unsafe {
        let requests = Requests::unchecked(array_of_requests, count)?;
        let get = |i| find(requests.handle(i));
        let ended = requests.begin(|from| set::test_any(pml()?, requests.len, from, get))?;
        flag.write(c_int::from(ended.is_some()));
        match ended {
            Some(ended) => end_any(&requests, ended, index, status),
            None => {
                index.write(MPI_UNDEFINED);
                Ok(())
            }
        }
    }
}

/// Runs a completion function that ends some requests, and hands the results out.
///
/// # Safety
/// All are the caller's arrays and variables.
unsafe fn end_some(
    requests: &Requests,
    outcount: *mut c_int,
    indices: *mut c_int,
    statuses: *mut MPI_Status,
    run: impl FnOnce(&mut dyn FnMut(usize, Completion)) -> Option<usize>,
) -> Result<()> {
    check_indices(requests, indices)?;
    let mut statuses = Statuses::new(statuses);
    let ended = run(&mut |i, end| {
        // SAFETY: the array has room for every request; `i` is below the count, an int.
        unsafe { indices.add(statuses.written).write(i as c_int) };
        let owner = requests.retire(i, &end);
        statuses.push(end, owner);
    });
    // SAFETY: the caller's variable.
    unsafe { outcount.write(ended.map_or(MPI_UNDEFINED, |n| n as c_int)) };
    statuses.result()
}

/// The array for the indices of `requests` is there.
fn check_indices(requests: &Requests, indices: *mut c_int) -> Result<()> {
    if indices.is_null() && requests.len > 0 {
        return Err(err!(Arg, "the array of indices is a null pointer"));
    }
    Ok(())
}

/// `MPI_Waitsome`
pub(crate) unsafe fn waitsome(
    incount: c_int,
    array_of_requests: *mut MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> Result<()> {
    let pml = pml()?;
    // SAFETY: the caller's arrays and variables.
    unsafe {
        let requests = Requests::new(array_of_requests, incount)?;
        let get = |i| requests.get(i);
        end_some(&requests, outcount, array_of_indices, array_of_statuses, |end| {
            set::wait_some(pml, requests.len, get, end)
        })
    }
}

/// `MPI_Testsome`
pub(crate) unsafe fn testsome(
    incount: c_int,
    array_of_requests: *mut MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> Result<()> {
    let pml = pml()?;
    // SAFETY: the caller's arrays and variables.
    unsafe {
        let requests = Requests::new(array_of_requests, incount)?;
        let get = |i| requests.get(i);
        end_some(&requests, outcount, array_of_indices, array_of_statuses, |end| {
            set::test_some(pml, requests.len, get, end)
        })
    }
}

/// `MPI_Request_get_status_any`
pub(crate) unsafe fn request_get_status_any(
    count: c_int,
    array_of_requests: *const MPI_Request,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> Result<()> {
    let pml = pml()?;
    // SAFETY: the caller's array; it is only read here.
    let requests = unsafe { Requests::new(array_of_requests.cast_mut(), count)? };
    set::advance_over(pml, requests.len);
    let active = |i: &usize| requests.get(*i).is_active();
    let found = set::parts(pml, 0, requests.len)
        .flatten()
        .filter(active)
        .find_map(|i| requests.get(i).peek(pml).map(|s| (i as c_int, s)));
    let none_active = !(0..requests.len).any(|i| active(&i));
    // SAFETY: the caller's variables; the status may be null.
    unsafe {
        flag.write(c_int::from(found.is_some() || none_active));
        index.write(found.as_ref().map_or(MPI_UNDEFINED, |(at, _)| *at));
        match found {
            Some((_, what)) => status::store(status, &what),
            None if none_active => status::store_empty(status),
            None => {}
        }
    }
    Ok(())
}

/// `MPI_Request_get_status_all`
pub(crate) unsafe fn request_get_status_all(
    count: c_int,
    array_of_requests: *const MPI_Request,
    flag: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> Result<()> {
    let pml = pml()?;
    // SAFETY: the caller's array; it is only read here.
    let requests = unsafe { Requests::unchecked(array_of_requests.cast_mut(), count)? };
    let get = |i| find(requests.handle(i));
    let all = requests.begin(|from| set::are_complete(pml, requests.len, from, &get))?;
    if all {
        // A loop may call this for nothing else than progress.
        pml.advance();
    }
    // SAFETY: the caller's variable and array; the array may be null.
    unsafe {
        flag.write(c_int::from(all));
        if all && !array_of_statuses.is_null() {
            for i in 0..requests.len {
                let found = requests.get(i).peek(pml);
                status::store(array_of_statuses.add(i), &found.unwrap_or(Status::EMPTY));
            }
        }
    }
    Ok(())
}

/// `MPI_Request_get_status_some`
pub(crate) unsafe fn request_get_status_some(
    incount: c_int,
    array_of_requests: *const MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> Result<()> {
    let pml = pml()?;
    // SAFETY: the caller's array; it is only read here.
    let requests = unsafe { Requests::new(array_of_requests.cast_mut(), incount)? };
    check_indices(&requests, array_of_indices)?;
    set::advance_over(pml, requests.len);
    let (mut any, mut n) = (false, 0);
    for i in set::parts(pml, 0, requests.len).flatten() {
        let r = requests.get(i);
        any |= r.is_active();
        let Some(found) = r.peek(pml).filter(|_| r.is_active()) else { continue };
        // SAFETY: the caller's arrays have room for every request; the statuses may be null.
        unsafe {
            array_of_indices.add(n).write(i as c_int);
            if !array_of_statuses.is_null() {
                status::store(array_of_statuses.add(n), &found);
            }
        }
        n += 1;
    }
    // SAFETY: the caller's variable.
    unsafe { outcount.write(if any { n as c_int } else { MPI_UNDEFINED }) };
    Ok(())
}

// ---- generalized requests ----

/// The user's state for the callbacks.
#[derive(Clone, Copy)]
struct Extra(*mut c_void);

// SAFETY: only an address; the user's callbacks answer for calls from several threads
// (MPI-5.0 section 13.2).
unsafe impl Send for Extra {}
// SAFETY: as above.
unsafe impl Sync for Extra {}

impl Extra {
    fn get(self) -> *mut c_void {
        self.0
    }
}

fn check(code: c_int, which: &str) -> Result<()> {
    match code {
        MPI_SUCCESS => Ok(()),
        code => Err(Error::from_user_code(
            code,
            format!("the {which} callback of a generalized request returned {code}"),
        )),
    }
}

/// `MPI_Grequest_start`
pub(crate) unsafe fn grequest_start(
    query_fn: MPI_Grequest_query_function,
    free_fn: MPI_Grequest_free_function,
    cancel_fn: MPI_Grequest_cancel_function,
    extra_state: *mut c_void,
    request: *mut MPI_Request,
) -> Result<()> {
    let extra = Extra(extra_state);
    let query = move || {
        let mut s = MPI_Status {
            MPI_SOURCE: MPI_UNDEFINED,
            MPI_TAG: MPI_UNDEFINED,
            MPI_ERROR: MPI_SUCCESS,
            MPI_internal: [0; 5],
        };
        let code = match query_fn {
            // SAFETY: the user's callback with the state that came with it.
            Some(f) => unsafe { f(extra.get(), &raw mut s) },
            None => MPI_SUCCESS,
        };
        // SAFETY: a local variable.
        let status = unsafe { status::load(&raw const s) };
        Completion { status, error: check(code, "query").err() }
    };
    let free = move || match free_fn {
        // SAFETY: as above.
        Some(f) => check(unsafe { f(extra.get()) }, "free"),
        None => Ok(()),
    };
    let cancel = move |complete: bool| match cancel_fn {
        // SAFETY: as above.
        Some(f) => check(unsafe { f(extra.get(), c_int::from(complete)) }, "cancel"),
        None => Ok(()),
    };
    let callbacks = GeneralizedCallbacks {
        query: Box::new(query),
        free: Box::new(free),
        cancel: Box::new(cancel),
    };
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { give(request, Request::generalized(callbacks)) };
    Ok(())
}

/// `MPI_Grequest_complete`
pub(crate) unsafe fn grequest_complete(request: MPI_Request) -> Result<()> {
    let Slot::Object(r) = need(request)? else {
        return Err(err!(Request, "the request is not a generalized one"));
    };
    let fate = r.complete_generalized()?;
    let Release::Gone(freed) = fate else {
        pml()?.wake();
        return Ok(());
    };
    // Nobody waits for a request that was freed.
    handles::request::remove(request)?;
    freed
}
