//! Arrays of requests: completion of all of them, any, or some (MPI-5.0 section 3.7.5), and start.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

use hawser_core::contracts::pml::{Completion, Pml, PmlReq};
use hawser_core::err;
use hawser_core::error::{ErrClass, Error, Result};
use hawser_core::request::{self as set, RequestRef};
use hawser_core::status::Status;

use super::end::{goes_on, raise, retire};
use super::{find, find_quick, message_of, pml};
use crate::chapters::group::same_session;
use crate::generated::constants::*;
use crate::handles;
use crate::status;
use crate::types::*;
use crate::wording;

/// Arrays of requests up to this address are checked before they are used: the null pointer, and
/// every array once the process has two sessions, or one and the world model. One comparison serves
/// both, so that programs without sessions do not pay for them.
static CHECKED_TO: AtomicUsize = AtomicUsize::new(0);

/// From now on requests of different sessions may meet in one call.
pub(in crate::chapters) fn sessions_meet() {
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
        RequestRef::Null => 0,
        RequestRef::Message(req) => pml().ok()?.owner(req),
        RequestRef::Object(r) => r.owner(),
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
    fn get(&self, i: usize) -> RequestRef<'static> {
        // `new` has found the handle; it changes only by `retire`.
        find_quick(self.handle(i)).unwrap_or(RequestRef::Null)
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
                    goes_on(RequestRef::Null);
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
