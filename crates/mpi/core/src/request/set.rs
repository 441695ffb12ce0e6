//! The completion functions over sets of requests (MPI-5.0 section 3.7.5).

use super::{Fate, Request};
use crate::contracts::pml::{Completion, Needed, Pml, PmlReq};
use crate::error::Result;
use crate::progress;
use crate::status::Status;

/// Position and completion of an ended request; `None` when no request was active.
pub type Ended = Option<(usize, Completion)>;

/// One request of a set.
#[derive(Clone, Copy)]
pub enum Slot<'a> {
    /// `MPI_REQUEST_NULL`.
    Null,
    /// A started send or receive.
    Message(PmlReq),
    /// Any other operation.
    Object(&'a Request),
}

impl<'a> From<Option<&'a Request>> for Slot<'a> {
    fn from(request: Option<&'a Request>) -> Slot<'a> {
        request.map_or(Slot::Null, Slot::Object)
    }
}

impl Slot<'_> {
    /// False for `MPI_REQUEST_NULL`.
    pub fn is_some(self) -> bool {
        !matches!(self, Slot::Null)
    }

    /// As [`Request::is_active`]; false when null.
    #[inline]
    pub fn is_active(self) -> bool {
        match self {
            Slot::Null => false,
            Slot::Message(_) => true,
            Slot::Object(r) => r.is_active(),
        }
    }

    /// As [`Request::is_complete`]; true when null.
    #[inline]
    pub fn is_complete(self, pml: &dyn Pml) -> bool {
        match self {
            Slot::Null => true,
            Slot::Message(req) => pml.is_complete(req),
            Slot::Object(r) => r.is_complete(pml),
        }
    }

    /// As [`Request::finish`]; the empty completion when null.
    #[inline]
    pub fn finish(self, pml: &dyn Pml) -> Option<Completion> {
        match self {
            Slot::Null => Some(Completion::empty()),
            Slot::Message(req) => pml.test(req),
            Slot::Object(r) => r.finish(pml),
        }
    }

    /// As [`Request::wait`]; the empty completion when null.
    #[inline]
    pub fn wait(self, pml: &dyn Pml) -> Completion {
        match self {
            Slot::Null => Completion::empty(),
            Slot::Message(req) if req.is_over() => Completion::empty(),
            Slot::Message(req) => pml.wait(req),
            Slot::Object(r) => r.wait(pml),
        }
    }

    /// As [`Request::peek`]; the empty status when null.
    pub fn peek(self, pml: &dyn Pml) -> Option<Status> {
        match self {
            Slot::Null => Some(Status::EMPTY),
            Slot::Message(req) => pml.peek(req),
            Slot::Object(r) => r.peek(pml),
        }
    }

    /// As [`Request::cancel`].
    pub fn cancel(self, pml: &dyn Pml) -> Result<()> {
        match self {
            Slot::Null => {}
            Slot::Message(req) => pml.cancel(req),
            Slot::Object(r) => return r.cancel(pml),
        }
        Ok(())
    }

    /// As [`Request::free`].
    pub fn free(self, pml: &dyn Pml) -> Result<Fate> {
        match self {
            Slot::Null => {}
            Slot::Message(req) => pml.free(req),
            Slot::Object(r) => return r.free(pml),
        }
        Ok(Fate::Gone(Ok(())))
    }

    /// As [`Request::start`]: only persistent requests can be started.
    pub fn start(self, pml: &dyn Pml) -> Result<()> {
        match self {
            Slot::Object(r) => r.start(pml),
            Slot::Null | Slot::Message(_) => Err(super::not_persistent()),
        }
    }

    /// As [`Request::is_persistent`].
    #[inline]
    pub fn is_persistent(self) -> bool {
        matches!(self, Slot::Object(r) if r.is_persistent())
    }

    /// As [`Request::owner`]; 0 for what has no object: its errors tell themselves.
    #[inline]
    pub fn owner(self) -> usize {
        match self {
            Slot::Object(r) => r.owner(),
            Slot::Null | Slot::Message(_) => 0,
        }
    }

    fn awaiting(self, pml: &dyn Pml) -> Option<Needed> {
        match self {
            Slot::Null => None,
            Slot::Message(req) => (!pml.is_complete(req)).then_some(Needed::Message(req)),
            Slot::Object(r) => r.awaiting(pml),
        }
    }
}

/// The request, if it is active.
fn active(slot: Slot<'_>) -> Option<Slot<'_>> {
    slot.is_active().then_some(slot)
}

/// Waits for all of `n` requests; `end` gets each position's completion in order (empty ones for
/// null and inactive requests).
pub fn wait_all<'a>(
    pml: &dyn Pml,
    n: usize,
    get: impl Fn(usize) -> Slot<'a>,
    mut end: impl FnMut(usize, Completion),
) {
    for i in 0..n {
        end(i, get(i).wait(pml));
    }
}

/// Ends all requests when all have completed; returns false, and ends none, when not. Makes
/// progress once.
pub fn test_all<'a>(
    pml: &dyn Pml,
    n: usize,
    get: impl Fn(usize) -> Slot<'a>,
    end: impl FnMut(usize, Completion),
) -> bool {
    let complete = || (0..n).all(|i| get(i).is_complete(pml));
    if !complete() {
        advance(pml);
        if !complete() {
            return false;
        }
    }
    wait_all(pml, n, get, end);
    true
}

/// Ends the first request that has completed; `Some(None)` when none is active, `None` when none
/// has completed. Makes progress once.
pub fn test_any<'a>(pml: &dyn Pml, n: usize, get: impl Fn(usize) -> Slot<'a>) -> Option<Ended> {
    match find_any(pml, n, &get) {
        None => {
            advance(pml);
            find_any(pml, n, &get)
        }
        found => found,
    }
}

fn find_any<'a>(pml: &dyn Pml, n: usize, get: &impl Fn(usize) -> Slot<'a>) -> Option<Ended> {
    let mut any = false;
    for i in 0..n {
        let Some(request) = active(get(i)) else { continue };
        any = true;
        if let Some(end) = request.finish(pml) {
            return Some(Some((i, end)));
        }
    }
    if any { None } else { Some(None) }
}

/// Waits until one request has completed and ends it; `None` when none is active.
pub fn wait_any<'a>(pml: &dyn Pml, n: usize, get: impl Fn(usize) -> Slot<'a>) -> Ended {
    loop {
        if let Some(ended) = find_any(pml, n, &get) {
            return ended;
        }
        wait_for_one(pml, n, &get);
    }
}

/// Waits until one of the active requests has completed.
fn wait_for_one<'a>(pml: &dyn Pml, n: usize, get: &impl Fn(usize) -> Slot<'a>) {
    let about = |tell: &mut dyn FnMut(Needed)| {
        (0..n).filter_map(|i| active(get(i))?.awaiting(pml)).for_each(tell);
    };
    let mut ready = || (0..n).any(|i| active(get(i)).is_some_and(|r| r.is_complete(pml)));
    pml.wait_until_telling(&mut ready, &about);
}

/// Ends all requests that have completed. `None` when no request is active, else how many ended.
/// Makes progress once.
pub fn test_some<'a>(
    pml: &dyn Pml,
    n: usize,
    get: impl Fn(usize) -> Slot<'a>,
    mut end: impl FnMut(usize, Completion),
) -> Option<usize> {
    advance(pml);
    let (mut any, mut ended) = (false, 0);
    for i in 0..n {
        let Some(request) = active(get(i)) else { continue };
        any = true;
        if let Some(completion) = request.finish(pml) {
            end(i, completion);
            ended += 1;
        }
    }
    any.then_some(ended)
}

/// Waits until at least one request has completed and ends all that have. `None` when no request
/// is active.
pub fn wait_some<'a>(
    pml: &dyn Pml,
    n: usize,
    get: impl Fn(usize) -> Slot<'a>,
    mut end: impl FnMut(usize, Completion),
) -> Option<usize> {
    loop {
        match test_some(pml, n, &get, &mut end) {
            Some(0) => wait_for_one(pml, n, &get),
            ended => return ended,
        }
    }
}

/// Makes progress once, for messages and for registered flights: what every call does that finds
/// its work undone and does not wait. A loop of such calls gives up a shared CPU.
pub fn advance(pml: &dyn Pml) {
    let moved = pml.progress();
    let ended = progress::poll_all();
    if ended {
        // Another thread may wait for it.
        pml.wake();
    }
    pml.polled(moved | ended);
}
