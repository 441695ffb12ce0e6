//! A running call, as functions of the host table know it.

use std::ffi::c_int;

use hawser_coll::shm::BoardAccess;
use hawser_core::buf::{TypedBuf, UserBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollOp;
use hawser_core::contracts::pml::{Pml, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::temp::TempBuf;

use crate::abi::{Buf, FAILED, OK, PASS, PENDING, Place};

/// A running call. It lives on the stack of the thread that runs the call, and components know its
/// address only.
pub(crate) struct Call<'a> {
    pub(crate) comm: &'a Comm,
    pub(crate) place: &'a Place,
    pub(crate) access: Option<&'a BoardAccess>,
    pub(crate) tag: u32,
    /// The component.
    pub(crate) name: &'static str,
    /// It must not wait.
    in_flight: bool,
    /// It has sent or waited: the component may not pass any more.
    touched: bool,
    pub(crate) held: Held,
}

/// What a call has beyond a function of the component.
#[derive(Default)]
pub(crate) struct Held {
    pub(crate) pending: Vec<PmlReq>,
    pub(crate) temps: Vec<TempBuf>,
    /// The first reason why it fails.
    pub(crate) error: Option<Error>,
}

impl Held {
    /// Ends the messages that have completed. True when none is left.
    pub(crate) fn end_completed(&mut self, pml: &dyn Pml) -> bool {
        let error = &mut self.error;
        self.pending.retain(|&req| match pml.test(req) {
            Some(end) => {
                if let Some(late) = end.error {
                    error.get_or_insert(late);
                }
                false
            }
            None => true,
        });
        self.pending.is_empty()
    }

    /// The first reason why the call fails.
    pub(crate) fn error(&mut self) -> Option<Error> {
        self.error.take()
    }

    /// Nobody waits for its messages any more.
    pub(crate) fn abandon(&mut self, pml: &dyn Pml) {
        if !self.pending.is_empty() {
            // Messages may still be under way from and into it.
            self.temps.drain(..).for_each(TempBuf::leak);
            self.pending.drain(..).for_each(|req| pml.free(req));
        }
    }
}

/// What a component has done with a call.
pub(crate) enum Answer {
    /// It has ended.
    Done(Result<()>),
    /// It goes on.
    Pending,
    /// It is for the next component.
    Passed,
}

/// How errors begin that the component alone is to blame for; [`Call::note`] puts its name there.
pub(crate) const SOMEBODY: &str = "a component ";

impl<'a> Call<'a> {
    #[inline]
    pub(crate) fn new(
        (comm, place): (&'a Comm, &'a Place),
        access: Option<&'a BoardAccess>,
        tag: u32,
        name: &'static str,
    ) -> Call<'a> {
        let (in_flight, touched, held) = (false, false, Held::default());
        Call { comm, place, access, tag, name, in_flight, touched, held }
    }

    /// A call that does not wait, with what it had when it was here last.
    pub(crate) fn in_flight(
        (comm, place): (&'a Comm, &'a Place),
        tag: u32,
        name: &'static str,
        held: Held,
    ) -> Call<'a> {
        Call { comm, place, access: None, tag, name, in_flight: true, touched: false, held }
    }

    /// What it keeps until it is here again.
    pub(crate) fn leave(self) -> Held {
        self.held
    }

    pub(crate) fn note(&mut self, result: Result<()>) -> c_int {
        match result {
            Ok(()) => OK,
            Err(error) => {
                let name = self.name;
                self.held.error.get_or_insert_with(|| named(error, name));
                FAILED
            }
        }
    }

    /// The component does what waits.
    ///
    /// # Errors
    /// It may not here.
    #[inline]
    pub(crate) fn waits(&mut self) -> Result<()> {
        self.touched = true;
        match self.in_flight {
            false => Ok(()),
            true => Err(err!(Intern, "{SOMEBODY}waits in a call that does not block")),
        }
    }

    pub(crate) fn wait_all(&mut self) -> Result<()> {
        let pml = self.comm.pml();
        let mut errors = self.held.pending.drain(..).filter_map(|req| pml.wait(req).error);
        let first = errors.next();
        // All are waited for, whatever the first one says.
        errors.for_each(drop);
        first.map_or(Ok(()), Err)
    }

    /// Ends a blocking call, of which the component has said `answer`.
    #[inline]
    pub(crate) fn end(mut self, answer: c_int, op: CollOp) -> Answer {
        let late = if self.held.pending.is_empty() { Ok(()) } else { self.wait_all() };
        match (self.held.error.take(), answer) {
            (None, OK) => Answer::Done(late),
            (None, PASS) if !self.touched => Answer::Passed,
            (Some(error), OK | FAILED) => Answer::Done(Err(error)),
            (error, _) => Answer::Done(Err(self.misbehaves(error, answer, op))),
        }
    }

    /// The error of an answer that is none, or that tells too little.
    #[cold]
    fn misbehaves(&self, error: Option<Error>, answer: c_int, op: CollOp) -> Error {
        wrong(self.name, error, answer, op, self.touched)
    }

    /// What the component has said of a call in flight.
    pub(crate) fn nonblocking_answer(&mut self, answer: c_int, op: CollOp) -> Answer {
        match answer {
            OK => Answer::Done(Ok(())),
            PENDING => Answer::Pending,
            PASS if !self.touched && self.held.error.is_none() => Answer::Passed,
            _ => {
                let error = self.held.error.take();
                Answer::Done(Err(self.misbehaves(error, answer, op)))
            }
        }
    }

    pub(crate) fn rank(&self, rank: u32) -> Result<u32> {
        let ranks = self.comm.peers().size();
        match rank < ranks {
            true => Ok(rank),
            false => Err(err!(Intern, "{SOMEBODY}names rank {rank} of {ranks}")),
        }
    }

    pub(crate) fn post(&mut self, buf: &UserBuf, peer: u32, sends: bool) -> Result<()> {
        self.touched = true;
        let (pml, comm, peer) = (self.comm.pml(), self.comm, self.rank(peer)?);
        let req = match sends {
            true => pml.isend(comm, Space::Coll, buf, peer, self.tag, SendMode::Standard)?,
            false => pml.irecv(comm, Space::Coll, buf, Source::Rank(peer), Tag::Is(self.tag))?,
        };
        self.held.pending.push(req);
        Ok(())
    }
}

/// An error with the component's name where it is to blame.
fn named(error: Error, name: &str) -> Error {
    match error.text().strip_prefix(SOMEBODY) {
        Some(what) => Error::new(error.class(), format!("the component coll/{name} {what}")),
        None => error,
    }
}

/// The error of a component's answer.
pub(crate) fn wrong(
    name: &str,
    error: Option<Error>,
    answer: c_int,
    op: CollOp,
    touched: bool,
) -> Error {
    match (answer, error) {
        (FAILED | OK, Some(error)) => error,
        (FAILED, None) => err!(Other, "the component coll/{name} gives no reason ({op:?})"),
        (PASS, _) if touched => err!(
            Intern,
            "the component coll/{name} passes a call ({op:?}) in which it has sent or waited"
        ),
        (PASS, _) => err!(Intern, "the component coll/{name} passes a call too late ({op:?})"),
        (answer, _) => {
            err!(Intern, "the component coll/{name} answers {answer}, which is no answer ({op:?})")
        }
    }
}

/// The elements that a component names.
///
/// # Safety
/// `buf` is the address of a table whose memory is as it says until the call ends.
pub(crate) unsafe fn typed(buf: *const Buf) -> Result<TypedBuf> {
    // SAFETY: the caller's promise.
    unsafe {
        let buf = buf.as_ref().ok_or_else(|| err!(Intern, "a component passes no buffer"))?;
        let dtype = buf.dtype.as_ref();
        let dtype = dtype.ok_or_else(|| err!(Intern, "a component passes no datatype"))?;
        Ok(TypedBuf::new(buf.addr.cast(), buf.count, dtype.clone()))
    }
}

impl Call<'_> {
    /// Everybody sends its block to everybody.
    pub(crate) fn gather_all(&self, own: &TypedBuf, all: &TypedBuf) -> Result<()> {
        let (pml, comm, tag, me) = (self.comm.pml(), self.comm, self.tag, self.comm.rank());
        let ranks = comm.size();
        all.block(i64::from(me) * own.count as i64, own.count).copy_from(own);
        for step in 1..ranks {
            let (to, from) = ((me + step) % ranks, (me + ranks - step) % ranks);
            let into = all.block(i64::from(from) * own.count as i64, own.count).message();
            let (source, tag_of) = (Source::Rank(from), Tag::Is(tag));
            let req = pml.irecv(comm, Space::Coll, &into, source, tag_of)?;
            let sent = pml.send(comm, Space::Coll, &own.message(), to, tag, SendMode::Standard);
            let end = pml.wait(req);
            sent?;
            end.error.map_or(Ok(()), Err)?;
        }
        Ok(())
    }
}
