//! Requests (MPI-5.0 sections 3.7, 3.9, 6.12, 13.2): one object for every kind of operation that
//! is started by one call and ended by another, and the completion functions over sets of them.
//! A message that is nothing else needs no object: its [`PmlReq`] is enough (see [`RequestRef`]).
//!
//! Who may touch a request: the thread that completes it. Two threads that complete one request at
//! the same time are erroneous (MPI-5.0 section 11.6.2); cancelling, asking and completing a
//! generalized request from another thread are legal, and touch only what is atomic or locked.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::buf::UserBuf;
use crate::comm::Comm;
use crate::contracts::coll::CollOperation;
use crate::contracts::pml::{Completion, Needed, Pml, PmlReq, SendMode, Source, Tag};
use crate::error::{ErrClass, Error, Result};
use crate::partitioned::Partitioned;
use crate::progress::{self, ActiveOperation, Step, started};
use crate::status::Status;

mod around;
mod repeated;
mod set;

use around::Wrapped;
use repeated::{Repeated, Way};

pub use around::Around;
pub use set::{
    Ended, RequestRef, advance_over, are_complete, parts, test_all, test_any, test_some, wait_all,
    wait_any, wait_some,
};

/// An operation in flight, or a persistent one that may be started.
pub struct Request {
    kind: Kind,
    /// The communicator's C handle, for the error handler. A word and not a clone of the
    /// communicator: the short path takes no reference count.
    owner: usize,
}

enum Kind {
    P2p(PmlReq),
    /// Send and receive of `MPI_Isendrecv`.
    Pair(Box<Pair>),
    Operation(Arc<ActiveOperation>),
    Repeated(Box<Repeated>),
    Persistent(Box<Mutex<Persistent>>),
    Partitioned(Partitioned),
    Generalized(Box<Generalized>),
    /// Any of them on copies of the user's memory.
    Around(Arc<Wrapped>),
    /// Ended when it was started (a partner that is `MPI_PROC_NULL`).
    Done(Status),
}

/// Two operations that end together: the status is the receive's, the error that of the receive if
/// it has one, else that of the send.
struct Pair {
    send: Mutex<Half>,
    recv: Mutex<Half>,
}

/// One operation of a pair: its completion is kept until the other one has completed too.
enum Half {
    Running(PmlReq),
    Ended(Completion),
    Taken,
}

impl Half {
    /// The operation, while it is not known to have completed.
    fn in_flight(&self) -> Option<PmlReq> {
        match self {
            Half::Running(req) => Some(*req),
            Half::Ended(_) | Half::Taken => None,
        }
    }

    /// Ends the operation if it has completed. True when it has.
    fn end_if_complete(&mut self, pml: &dyn Pml) -> bool {
        if let Half::Running(req) = *self {
            let Some(mut end) = pml.test(req) else { return false };
            if end.is_pending() {
                // It is a part of a request, which could not be waited for again.
                let why = end.error.take().map(|e| e.text().to_owned()).unwrap_or_default();
                pml.cancel(req);
                end = pml.wait(req);
                if end.status.cancelled {
                    end.error = Some(Error::new(ErrClass::ProcAborted, why));
                }
            }
            *self = Half::Ended(end);
        }
        true
    }

    fn take(&mut self) -> Option<Completion> {
        match std::mem::replace(self, Half::Taken) {
            Half::Ended(end) => Some(end),
            Half::Running(_) | Half::Taken => None,
        }
    }
}

/// What a persistent request does when it is started.
#[allow(missing_docs)]
pub enum Plan {
    /// A send.
    Send { comm: Comm, buf: UserBuf, to: u32, tag: u32, mode: SendMode },
    /// A receive.
    Recv { comm: Comm, buf: UserBuf, from: Source, tag: Tag },
    /// The partner is `MPI_PROC_NULL`: ends at once with this status.
    Nobody(Status),
    /// A collective: makes the operation of one round.
    Coll { comm: Comm, launch: Box<dyn FnMut() -> Result<Box<dyn CollOperation>> + Send> },
}

/// Persistent requests that are not messages.
struct Persistent {
    plan: Other,
    active: Active,
}

enum Other {
    Nobody(Status),
    Coll { comm: Comm, launch: Box<dyn FnMut() -> Result<Box<dyn CollOperation>> + Send> },
}

enum Active {
    No,
    Operation(Arc<ActiveOperation>),
    Done(Status),
}

/// The callbacks of a generalized request (MPI-5.0 section 13.2).
pub struct GeneralizedCallbacks {
    /// Gives the status, and the error of the operation or of the callback itself.
    pub query: Box<dyn Fn() -> Completion + Send + Sync>,
    /// Runs once, when the request is freed.
    pub free: Box<dyn Fn() -> Result<()> + Send + Sync>,
    /// Runs for `MPI_Cancel`; the argument tells whether the request had completed.
    pub cancel: Box<dyn Fn(bool) -> Result<()> + Send + Sync>,
}

/// What became of a request that its user has given up, or whose generalized operation is complete.
#[derive(Debug)]
pub enum Release {
    /// The object is still needed.
    Stays,
    /// Nothing will touch the object any more: its handle must be dropped, whatever the free
    /// callback of a generalized request has answered, which has run for the only time.
    Gone(Result<()>),
}

struct Generalized {
    /// What has happened: [`COMPLETE`], [`FREED`], both or neither. One word, so that of a
    /// completion and an `MPI_Request_free` in two threads exactly one comes last.
    state: AtomicU8,
    callbacks: GeneralizedCallbacks,
}

/// `MPI_Grequest_complete` was called.
const COMPLETE: u8 = 1;
/// `MPI_Request_free` was called: if it came before the completion, the completion frees.
const FREED: u8 = 2;

impl Generalized {
    fn is_complete(&self) -> bool {
        // SYNC grequest: pairs with `happened` of the thread that completes.
        self.state.load(Ordering::Acquire) & COMPLETE != 0
    }

    /// Notes an event; gives what had happened before. A thread that completes the request and
    /// finds it not freed may not touch it afterwards: another thread may have ended it by then.
    fn happened(&self, event: u8) -> u8 {
        // SYNC grequest: pairs with `is_complete`, and with itself for the other event.
        self.state.fetch_or(event, Ordering::AcqRel)
    }

    /// Query, then free, as `MPI_Wait` does.
    fn end(&self) -> Completion {
        let mut end = (self.callbacks.query)();
        if let Err(error) = (self.callbacks.free)() {
            end.error.get_or_insert(error);
        }
        end
    }
}

impl Completion {
    /// Success with the empty status: sends, collectives, null and inactive requests.
    pub const fn empty() -> Completion {
        Completion { status: Status::EMPTY, error: None }
    }

    /// True for a receive that goes on: a process has failed that could have sent its message, and
    /// the program has not acknowledged that.
    #[inline]
    pub fn is_pending(&self) -> bool {
        self.error.as_ref().is_some_and(|e| e.class() == ErrClass::ProcFailedPending)
    }
}

fn lock<T>(m: &Mutex<T>) -> MutexGuard<'_, T> {
    // No invariant spans two statements under these locks.
    m.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Request {
    fn of(kind: Kind) -> Request {
        Request { kind, owner: 0 }
    }

    /// A started point-to-point operation.
    #[inline]
    pub fn p2p(req: PmlReq) -> Request {
        Request::of(Kind::P2p(req))
    }

    /// A started send and a started receive as one request.
    pub fn pair(send: PmlReq, recv: Option<PmlReq>, nobody: Status) -> Request {
        let half = match recv {
            Some(r) => Half::Running(r),
            None => Half::Ended(Completion { status: nobody, error: None }),
        };
        let pair = Pair { send: Mutex::new(Half::Running(send)), recv: Mutex::new(half) };
        Request::of(Kind::Pair(Box::new(pair)))
    }

    /// An operation that has ended already.
    pub fn done(status: Status) -> Request {
        Request::of(Kind::Done(status))
    }

    /// A started nonblocking collective. The communicator is kept until it ends.
    pub fn collective(comm: &Comm, operation: Box<dyn CollOperation>) -> Request {
        Request::of(Kind::Operation(comm.launch(operation)))
    }

    /// An operation that ends when `step` says so; polled by every wait of the process.
    pub fn polled(step: Step) -> Request {
        Request::of(Kind::Operation(ActiveOperation::launch(step)))
    }

    /// An operation that ends with a status and may end outside of the calling thread.
    pub fn operation(operation: Box<dyn progress::Operation>) -> Request {
        Request::of(Kind::Operation(ActiveOperation::launch_operation(operation)))
    }

    /// An operation that somebody else polls, too.
    pub fn shared(operation: Arc<ActiveOperation>) -> Request {
        Request::of(Kind::Operation(operation))
    }

    /// An inactive persistent request.
    pub fn persistent(plan: Plan) -> Request {
        let message =
            |comm, buf, way| Request::of(Kind::Repeated(Box::new(Repeated::new(comm, buf, way))));
        let plan = match plan {
            Plan::Send { comm, buf, to, tag, mode } => {
                return message(comm, buf, Way::Send { to, tag, mode });
            }
            Plan::Recv { comm, buf, from, tag } => {
                return message(comm, buf, Way::Recv { from, tag });
            }
            Plan::Nobody(status) => Other::Nobody(status),
            Plan::Coll { comm, launch } => Other::Coll { comm, launch },
        };
        let persistent = Mutex::new(Persistent { plan, active: Active::No });
        Request::of(Kind::Persistent(Box::new(persistent)))
    }

    /// An inactive partitioned request.
    pub fn partitioned(part: Partitioned) -> Request {
        Request::of(Kind::Partitioned(part))
    }

    /// A generalized request.
    pub fn generalized(callbacks: GeneralizedCallbacks) -> Request {
        let state = AtomicU8::new(0);
        Request::of(Kind::Generalized(Box::new(Generalized { state, callbacks })))
    }

    /// The partitioned operation that this is.
    ///
    /// # Errors
    /// Class `Request` when it is another kind.
    pub fn as_partitioned(&self) -> Result<&Partitioned> {
        match &self.kind {
            Kind::Partitioned(part) => Ok(part),
            _ => Err(crate::err!(Request, "the request is not a partitioned one")),
        }
    }

    /// Notes the C handle of the communicator whose error handler is to be called.
    #[inline]
    pub fn owned_by(mut self, handle: usize) -> Request {
        self.owner = handle;
        self
    }

    /// What [`Request::owned_by`] noted; 0 when there is none.
    #[inline]
    pub fn owner(&self) -> usize {
        self.owner
    }

    /// True when the operation had completed when it was started and there is nothing to tell:
    /// all such requests are alike.
    #[inline]
    pub fn is_empty(&self) -> bool {
        match &self.kind {
            Kind::P2p(req) => *req == PmlReq::SENT,
            Kind::Done(status) => *status == Status::EMPTY,
            _ => false,
        }
    }

    /// The point-to-point operation that this request is, if it is nothing else.
    #[inline(always)]
    pub fn as_p2p(&self) -> Option<PmlReq> {
        match &self.kind {
            Kind::P2p(req) => Some(*req),
            _ => None,
        }
    }

    /// True when the handle stays valid after completion.
    #[inline]
    pub fn is_persistent(&self) -> bool {
        matches!(self.kind, Kind::Repeated(_)) || self.is_persistent_other()
    }

    #[cold]
    #[inline(never)]
    fn is_persistent_other(&self) -> bool {
        match &self.kind {
            Kind::Repeated(_) | Kind::Persistent(_) | Kind::Partitioned(_) => true,
            Kind::Around(w) => w.inner.is_persistent(),
            _ => false,
        }
    }

    /// False only for a persistent request that is not started.
    #[inline]
    pub fn is_active(&self) -> bool {
        match &self.kind {
            Kind::Repeated(r) => r.active().is_some(),
            _ => self.is_active_other(),
        }
    }

    #[cold]
    #[inline(never)]
    fn is_active_other(&self) -> bool {
        match &self.kind {
            Kind::Persistent(p) => !matches!(lock(p).active, Active::No),
            Kind::Partitioned(part) => part.is_active(),
            Kind::Around(w) => w.inner.is_active(),
            _ => true,
        }
    }

    /// Starts a persistent request (`MPI_Start`).
    #[inline]
    pub fn start(&self, pml: &dyn Pml) -> Result<()> {
        match &self.kind {
            Kind::Repeated(r) => r.start(pml),
            _ => self.start_other(pml),
        }
    }

    #[cold]
    fn start_other(&self, pml: &dyn Pml) -> Result<()> {
        let mut p = match &self.kind {
            Kind::Persistent(p) => lock(p),
            Kind::Partitioned(part) => return part.start(pml),
            Kind::Around(w) => return w.start(pml),
            _ => return Err(not_persistent()),
        };
        if !matches!(p.active, Active::No) {
            return Err(started());
        }
        p.active = p.plan.start()?;
        Ok(())
    }

    /// Marks a generalized request complete (`MPI_Grequest_complete`); the caller then wakes
    /// waiting threads ([`Pml::wake`]). [`Release::Gone`]: it was freed before.
    ///
    /// # Errors
    /// Class `Request` when it is another kind, or complete already.
    pub fn complete_generalized(&self) -> Result<Release> {
        let Kind::Generalized(g) = &self.kind else {
            return Err(crate::err!(Request, "the request is not a generalized one"));
        };
        let before = g.happened(COMPLETE);
        if before & COMPLETE != 0 {
            return Err(crate::err!(Request, "the generalized request is complete already"));
        }
        if before & FREED == 0 {
            return Ok(Release::Stays);
        }
        Ok(Release::Gone((g.callbacks.free)()))
    }

    /// True when [`Request::finish`] would return `Some`. Makes no progress. Inactive requests
    /// count as complete.
    #[inline]
    pub fn is_complete(&self, pml: &dyn Pml) -> bool {
        match &self.kind {
            Kind::P2p(req) => pml.is_complete(*req),
            Kind::Pair(pair) => {
                let ended = |half: &Mutex<Half>| {
                    lock(half).in_flight().is_none_or(|req| pml.is_complete(req))
                };
                ended(&pair.send) && ended(&pair.recv)
            }
            Kind::Operation(operation) => operation.is_done(),
            Kind::Repeated(r) => r.active().is_none_or(|req| pml.is_complete(req)),
            Kind::Persistent(p) => match &lock(p).active {
                Active::Operation(operation) => operation.is_done(),
                Active::No | Active::Done(_) => true,
            },
            Kind::Partitioned(part) => part.is_complete(pml),
            Kind::Generalized(g) => g.is_complete(),
            Kind::Around(w) => w.inner.is_complete(pml),
            Kind::Done(_) => true,
        }
    }

    /// Ends the operation if it has completed; a persistent request becomes inactive. Makes no
    /// progress. An inactive request gives the empty completion. After `Some`, a request that is
    /// not persistent must be dropped.
    pub fn finish(&self, pml: &dyn Pml) -> Option<Completion> {
        match &self.kind {
            Kind::P2p(req) => pml.test(*req),
            Kind::Pair(pair) => finish_pair(pml, pair),
            Kind::Operation(operation) => finish_operation(operation),
            Kind::Repeated(r) => match r.active() {
                None => Some(Completion::empty()),
                Some(req) => pml.test(req).inspect(|end| {
                    if !end.is_pending() {
                        r.end(req);
                    }
                }),
            },
            Kind::Persistent(p) => {
                let mut p = lock(p);
                let end = match &p.active {
                    Active::No => Some(Completion::empty()),
                    Active::Operation(operation) => finish_operation(operation),
                    Active::Done(status) => Some(Completion { status: *status, error: None }),
                };
                if end.is_some() {
                    p.active = Active::No;
                }
                end
            }
            Kind::Partitioned(part) => part.finish(pml),
            Kind::Generalized(g) => g.is_complete().then(|| g.end()),
            Kind::Around(w) => w.finish(pml),
            Kind::Done(status) => Some(Completion { status: *status, error: None }),
        }
    }

    /// Waits for the operation and ends it.
    #[inline]
    pub fn wait(&self, pml: &dyn Pml) -> Completion {
        let p2p = match &self.kind {
            Kind::P2p(req) => Some(*req),
            Kind::Done(status) => return Completion { status: *status, error: None },
            Kind::Repeated(r) => {
                let Some(req) = r.active() else { return Completion::empty() };
                r.end(req);
                Some(req)
            }
            _ => None,
        };
        match p2p {
            Some(req) if req.is_over() => Completion::empty(),
            Some(req) => pml.wait(req),
            None => self.wait_slow(pml),
        }
    }

    /// A wait has told an error after which the operation goes on ([`Completion::is_pending`]): a
    /// persistent one, which the wait has ended, is active again.
    #[cold]
    pub fn go_on(&self) {
        match &self.kind {
            Kind::Repeated(r) => r.go_on(),
            Kind::Around(w) => w.inner.go_on(),
            _ => {}
        }
    }

    #[cold]
    fn wait_slow(&self, pml: &dyn Pml) -> Completion {
        loop {
            if let Some(end) = self.finish(pml) {
                return end;
            }
            let about =
                |tell: &mut dyn FnMut(Needed)| self.awaiting(pml).into_iter().for_each(tell);
            pml.wait_until_telling(&mut || self.is_complete(pml), &about);
        }
    }

    /// Something without which the request cannot complete, if it is known.
    pub fn awaiting(&self, pml: &dyn Pml) -> Option<Needed> {
        let open = |req: PmlReq| (!pml.is_complete(req)).then_some(Needed::Message(req));
        match &self.kind {
            Kind::P2p(req) => open(*req),
            Kind::Pair(pair) => {
                let open = |half: &Mutex<Half>| lock(half).in_flight().and_then(open);
                open(&pair.recv).or_else(|| open(&pair.send))
            }
            Kind::Operation(operation) => operation.awaiting(),
            Kind::Repeated(r) => r.active().and_then(open),
            Kind::Persistent(p) => match &lock(p).active {
                Active::Operation(operation) => operation.awaiting(),
                Active::No | Active::Done(_) => None,
            },
            Kind::Partitioned(part) => part.awaiting().and_then(open),
            Kind::Around(w) => w.inner.awaiting(pml),
            Kind::Generalized(_) | Kind::Done(_) => None,
        }
    }

    /// The status that completion would give, without completing (`MPI_Request_get_status`).
    pub fn peek(&self, pml: &dyn Pml) -> Option<Status> {
        match &self.kind {
            Kind::P2p(req) => pml.peek(*req),
            Kind::Pair(pair) => {
                if !self.is_complete(pml) {
                    return None;
                }
                match &*lock(&pair.recv) {
                    Half::Running(r) => pml.peek(*r),
                    Half::Ended(end) => Some(end.status),
                    Half::Taken => Some(Status::EMPTY),
                }
            }
            Kind::Operation(operation) => operation.is_done().then(|| operation.status()),
            Kind::Repeated(r) => match r.active() {
                None => Some(Status::EMPTY),
                Some(req) => pml.peek(req),
            },
            Kind::Persistent(p) => match &lock(p).active {
                Active::No => Some(Status::EMPTY),
                Active::Operation(operation) => operation.is_done().then(|| operation.status()),
                Active::Done(status) => Some(*status),
            },
            Kind::Partitioned(part) => part.peek(pml),
            Kind::Generalized(g) => g.is_complete().then(|| (g.callbacks.query)().status),
            Kind::Around(w) => w.peek(pml),
            Kind::Done(status) => Some(*status),
        }
    }

    /// Tries to cancel (`MPI_Cancel`). Collectives cannot be cancelled (MPI-5.0 section 6.12).
    pub fn cancel(&self, pml: &dyn Pml) -> Result<()> {
        match &self.kind {
            Kind::P2p(req) => pml.cancel(*req),
            Kind::Pair(pair) => {
                if let Some(req) = lock(&pair.recv).in_flight() {
                    pml.cancel(req);
                }
            }
            Kind::Repeated(r) => pml.cancel(r.active().ok_or_else(not_active)?),
            Kind::Persistent(p) => match &lock(p).active {
                Active::Done(_) => {}
                Active::No => return Err(not_active()),
                Active::Operation(_) => return Err(no_cancel()),
            },
            Kind::Operation(_) => return Err(no_cancel()),
            Kind::Partitioned(_) => {
                return Err(crate::err!(Request, "a partitioned operation cannot be cancelled"));
            }
            Kind::Generalized(g) => return (g.callbacks.cancel)(g.is_complete()),
            Kind::Around(w) => return w.inner.cancel(pml),
            Kind::Done(_) => {}
        }
        Ok(())
    }

    /// Gives the request up (`MPI_Request_free`): what it started goes on by itself.
    /// [`Release::Stays`]: the object is needed until the generalized request completes; the user's
    /// handle becomes null all the same.
    ///
    /// # Errors
    /// When the request cannot be given up; the user keeps it.
    pub fn free(&self, pml: &dyn Pml) -> Result<Release> {
        match &self.kind {
            Kind::P2p(req) => pml.free(*req),
            Kind::Pair(pair) => {
                for half in [&pair.send, &pair.recv] {
                    if let Half::Running(req) = std::mem::replace(&mut *lock(half), Half::Taken) {
                        pml.free(req);
                    }
                }
            }
            Kind::Repeated(r) => {
                if let Some(req) = r.active() {
                    r.end(req);
                    pml.free(req);
                }
            }
            Kind::Persistent(p) => lock(p).active = Active::No,
            Kind::Partitioned(part) => part.free(pml)?,
            Kind::Operation(operation) => {
                if !operation.poll() && !operation.give_up() {
                    let why = "a collective operation cannot be freed before it has completed";
                    return Err(crate::err!(Request, "{why}"));
                }
            }
            Kind::Generalized(g) => {
                if g.happened(FREED) & COMPLETE == 0 {
                    return Ok(Release::Stays);
                }
                return Ok(Release::Gone((g.callbacks.free)()));
            }
            Kind::Around(w) => return Wrapped::free(w, pml),
            Kind::Done(_) => {}
        }
        Ok(Release::Gone(Ok(())))
    }
}

#[cold]
fn not_persistent() -> Error {
    crate::err!(Request, "the request is not persistent")
}

#[cold]
fn not_active() -> Error {
    crate::err!(Request, "the request is not active")
}

fn no_cancel() -> Error {
    crate::err!(Request, "a collective operation cannot be cancelled")
}

fn finish_operation(operation: &ActiveOperation) -> Option<Completion> {
    let end = || Completion { status: operation.status(), error: operation.take_error() };
    operation.is_done().then(end)
}

fn finish_pair(pml: &dyn Pml, pair: &Pair) -> Option<Completion> {
    let mut send = lock(&pair.send);
    let mut recv = lock(&pair.recv);
    // Both are asked: what has ended is not held longer than need be.
    if !(send.end_if_complete(pml) & recv.end_if_complete(pml)) {
        return None;
    }
    let (sent, mut end) = (send.take()?, recv.take()?);
    end.error = end.error.or(sent.error);
    Some(end)
}

impl Other {
    fn start(&mut self) -> Result<Active> {
        Ok(match self {
            Other::Nobody(status) => Active::Done(*status),
            Other::Coll { comm, launch } => Active::Operation(comm.launch(launch()?)),
        })
    }
}

#[cfg(test)]
mod tests;
