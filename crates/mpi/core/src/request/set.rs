//! The completion functions over sets of requests (MPI-5.0 section 3.7.5).

use std::ops::Range;

use super::{Release, Request};
use crate::contracts::pml::{Completion, Needed, Pml, PmlReq};
use crate::error::Result;
use crate::progress;
use crate::status::Status;

/// Position and completion of an ended request; `None` when no request was active.
pub type Ended = Option<(usize, Completion)>;

/// One request of a set.
#[derive(Clone, Copy)]
pub enum RequestRef<'a> {
    /// `MPI_REQUEST_NULL`.
    Null,
    /// A started send or receive.
    Message(PmlReq),
    /// Any other operation.
    Object(&'a Request),
}

impl<'a> From<Option<&'a Request>> for RequestRef<'a> {
    fn from(request: Option<&'a Request>) -> RequestRef<'a> {
        request.map_or(RequestRef::Null, RequestRef::Object)
    }
}

impl RequestRef<'_> {
    /// False for `MPI_REQUEST_NULL`.
    pub fn is_some(self) -> bool {
        !matches!(self, RequestRef::Null)
    }

    /// As [`Request::is_active`]; false when null.
    #[inline]
    pub fn is_active(self) -> bool {
        match self {
            RequestRef::Null => false,
            RequestRef::Message(_) => true,
            RequestRef::Object(r) => r.is_active(),
        }
    }

    /// As [`Request::is_complete`]; true when null.
    #[inline]
    pub fn is_complete(self, pml: &dyn Pml) -> bool {
        match self {
            RequestRef::Null => true,
            RequestRef::Message(req) => pml.is_complete(req),
            RequestRef::Object(r) => r.is_complete(pml),
        }
    }

    /// As [`Request::finish`]; the empty completion when null.
    #[inline]
    pub fn finish(self, pml: &dyn Pml) -> Option<Completion> {
        match self {
            RequestRef::Null => Some(Completion::empty()),
            RequestRef::Message(req) => pml.test(req),
            RequestRef::Object(r) => r.finish(pml),
        }
    }

    /// As [`Request::wait`]; the empty completion when null.
    #[inline]
    pub fn wait(self, pml: &dyn Pml) -> Completion {
        match self {
            RequestRef::Null => Completion::empty(),
            RequestRef::Message(req) if req.is_over() => Completion::empty(),
            RequestRef::Message(req) => pml.wait(req),
            RequestRef::Object(r) => r.wait(pml),
        }
    }

    /// As [`Request::go_on`].
    #[cold]
    pub fn go_on(self) {
        if let RequestRef::Object(r) = self {
            r.go_on();
        }
    }

    /// As [`Request::peek`]; the empty status when null.
    pub fn peek(self, pml: &dyn Pml) -> Option<Status> {
        match self {
            RequestRef::Null => Some(Status::EMPTY),
            RequestRef::Message(req) => pml.peek(req),
            RequestRef::Object(r) => r.peek(pml),
        }
    }

    /// As [`Request::cancel`].
    pub fn cancel(self, pml: &dyn Pml) -> Result<()> {
        match self {
            RequestRef::Null => {}
            RequestRef::Message(req) => pml.cancel(req),
            RequestRef::Object(r) => return r.cancel(pml),
        }
        Ok(())
    }

    /// As [`Request::free`].
    pub fn free(self, pml: &dyn Pml) -> Result<Release> {
        match self {
            RequestRef::Null => {}
            RequestRef::Message(req) => pml.free(req),
            RequestRef::Object(r) => return r.free(pml),
        }
        Ok(Release::Gone(Ok(())))
    }

    /// As [`Request::start`]: only persistent requests can be started.
    pub fn start(self, pml: &dyn Pml) -> Result<()> {
        match self {
            RequestRef::Object(r) => r.start(pml),
            RequestRef::Null | RequestRef::Message(_) => Err(super::not_persistent()),
        }
    }

    /// As [`Request::is_persistent`].
    #[inline]
    pub fn is_persistent(self) -> bool {
        matches!(self, RequestRef::Object(r) if r.is_persistent())
    }

    /// As [`Request::owner`]; 0 for what has no object: its errors tell themselves.
    #[inline]
    pub fn owner(self) -> usize {
        match self {
            RequestRef::Object(r) => r.owner(),
            RequestRef::Null | RequestRef::Message(_) => 0,
        }
    }

    fn awaiting(self, pml: &dyn Pml) -> Option<Needed> {
        match self {
            RequestRef::Null => None,
            RequestRef::Message(req) => (!pml.is_complete(req)).then_some(Needed::Message(req)),
            RequestRef::Object(r) => r.awaiting(pml),
        }
    }
}

/// The request, if it is active.
fn active(slot: RequestRef<'_>) -> Option<RequestRef<'_>> {
    slot.is_active().then_some(slot)
}

/// Waits for all of `n` requests; `end` gets each position's completion in order (empty ones for
/// null and inactive requests).
pub fn wait_all<'a>(
    pml: &dyn Pml,
    n: usize,
    get: impl Fn(usize) -> RequestRef<'a>,
    mut end: impl FnMut(usize, Completion),
) {
    for i in 0..n {
        end(i, get(i).wait(pml));
    }
}

/// Ends all requests when all have completed; returns false, and ends none, when not. Makes
/// progress as long as that brings it further.
///
/// `from` is where it begins to look. It gets the position of a request that has not completed: a
/// call that begins there needs no look at those before it, which have. So the time of all calls
/// together grows with the number of requests and not its square. Any other position is as right.
///
/// # Errors
/// What `get` says of a request that there is not; none has ended then.
pub fn test_all<'a>(
    pml: &dyn Pml,
    n: usize,
    from: &mut usize,
    get: impl Fn(usize) -> Result<RequestRef<'a>>,
    end: impl FnMut(usize, Completion),
) -> Result<bool> {
    let all = are_complete(pml, n, from, &get)?;
    if all {
        // Found a moment ago.
        wait_all(pml, n, |i| get(i).unwrap_or(RequestRef::Null), end);
    }
    Ok(all)
}

/// True when all requests have completed; ends none. `from` and errors are as in [`test_all`].
///
/// # Errors
/// As [`test_all`].
pub fn are_complete<'a>(
    pml: &dyn Pml,
    n: usize,
    from: &mut usize,
    get: &impl Fn(usize) -> Result<RequestRef<'a>>,
) -> Result<bool> {
    let mut at = if *from < n { *from } else { 0 };
    let mut complete = 0;
    while complete < n {
        if !get(at)?.is_complete(pml) {
            pml.advance();
            if !get(at)?.is_complete(pml) {
                *from = at;
                return Ok(false);
            }
        }
        complete += 1;
        at = if at + 1 < n { at + 1 } else { 0 };
    }
    *from = 0;
    Ok(true)
}

/// The positions of `n` requests, from this one on and round.
fn round(n: usize, from: usize) -> impl Iterator<Item = usize> {
    let from = if from < n { from } else { 0 };
    (from..n).chain(0..from)
}

/// Ends a request that has completed; `Some(None)` when none is active, `None` when none has
/// completed. Makes progress before it gives up, see [`advance_over`].
///
/// `from` is where it begins to look, and gets the position behind the one that it ends: a call
/// that begins there need not look at those that ended before.
///
/// # Errors
/// What `get` says of a request that there is not; none has ended then.
pub fn test_any<'a>(
    pml: &dyn Pml,
    n: usize,
    from: &mut usize,
    get: impl Fn(usize) -> Result<RequestRef<'a>>,
) -> Result<Option<Ended>> {
    match find_any(pml, n, from, &get)? {
        None => {
            advance_over(pml, n);
            find_any(pml, n, from, &get)
        }
        // A loop may call this for nothing else than progress.
        Some(None) => {
            pml.advance();
            Ok(Some(None))
        }
        ended => Ok(ended),
    }
}

fn find_any<'a>(
    pml: &dyn Pml,
    n: usize,
    from: &mut usize,
    get: &impl Fn(usize) -> Result<RequestRef<'a>>,
) -> Result<Option<Ended>> {
    let mut any = false;
    let first = if *from < n { *from } else { 0 };
    for part in parts(pml, first, n).chain(parts(pml, 0, first)) {
        for i in part {
            let Some(request) = active(get(i)?) else { continue };
            any = true;
            if let Some(end) = request.finish(pml) {
                *from = i + 1;
                return Ok(Some(Some((i, end))));
            }
        }
    }
    Ok(if any { None } else { Some(None) })
}

/// Waits until one request has completed and ends it; `None` when none is active. `from` is as in
/// [`test_any`].
///
/// # Errors
/// As [`test_any`].
pub fn wait_any<'a>(
    pml: &dyn Pml,
    n: usize,
    from: &mut usize,
    get: impl Fn(usize) -> Result<RequestRef<'a>>,
) -> Result<Ended> {
    loop {
        if let Some(ended) = test_any(pml, n, from, &get)? {
            return Ok(ended);
        }
        // All were found a moment ago.
        wait_for_one(pml, n, *from, &|i| get(i).unwrap_or(RequestRef::Null));
    }
}

/// Waits until one of the active requests has completed.
fn wait_for_one<'a>(pml: &dyn Pml, n: usize, from: usize, get: &impl Fn(usize) -> RequestRef<'a>) {
    let about = |tell: &mut dyn FnMut(Needed)| {
        (0..n).filter_map(|i| active(get(i))?.awaiting(pml)).for_each(tell);
    };
    let complete = |i: usize| active(get(i)).is_some_and(|r| r.is_complete(pml));
    pml.wait_until_telling(&mut || round(n, from).any(complete), &about);
}

/// Ends all requests that have completed. `None` when no request is active, else how many ended.
/// Makes progress before, see [`advance_over`].
pub fn test_some<'a>(
    pml: &dyn Pml,
    n: usize,
    get: impl Fn(usize) -> RequestRef<'a>,
    mut end: impl FnMut(usize, Completion),
) -> Option<usize> {
    advance_over(pml, n);
    let (mut any, mut ended) = (false, 0);
    for i in parts(pml, 0, n).flatten() {
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
    get: impl Fn(usize) -> RequestRef<'a>,
    mut end: impl FnMut(usize, Completion),
) -> Option<usize> {
    loop {
        match test_some(pml, n, &get, &mut end) {
            Some(0) => wait_for_one(pml, n, 0, &get),
            ended => return ended,
        }
    }
}

/// Makes progress for a call that looks at `n` requests whatever has come: goes on while something
/// comes, for about as long as that look takes. Without it such a call found what one progress
/// brings, and the time of all calls together grew with the square of the number of requests.
pub fn advance_over(pml: &dyn Pml, n: usize) {
    let mut left = n.saturating_sub(QUICK);
    let mut any = false;
    loop {
        let found = pml.advance();
        any |= found;
        left = left.saturating_sub(if found { FRUITFUL } else { VAIN });
        if !any || left == 0 {
            return;
        }
    }
}

/// The positions from `from` to `to`, in parts that are quick to look at, with progress between
/// them. A look at very many requests takes milliseconds; peers whose messages have filled what
/// there is for them would stand still meanwhile, and each look would find no more than that.
pub fn parts(pml: &dyn Pml, from: usize, to: usize) -> impl Iterator<Item = Range<usize>> {
    (from..to).step_by(QUICK).map(move |start| {
        if start > from {
            move_on(pml);
        }
        start..to.min(start.saturating_add(QUICK))
    })
}

/// As [`advance_over`], in the middle of a call that has something else to do.
#[cold]
fn move_on(pml: &dyn Pml) {
    let mut left = QUICK / FRUITFUL;
    while pml.progress() && left > 0 {
        left -= 1;
    }
    if progress::poll_all() {
        pml.wake();
    }
}

/// A look at so many requests is quick: they lie in caches.
const QUICK: usize = 1024;
/// Looks at requests that take as long as a progress that finds nothing...
const VAIN: usize = 4;
/// ... and as one that may have handled many messages.
const FRUITFUL: usize = 64;
