//! Framework `pml`: the point-to-point management layer owns every MPI message semantic.
//!
//! # Contract
//!
//! 1. Matching follows MPI-5.0 section 3.5: non-overtaking per (context, source), first posted
//!    receive first, wildcards included.
//! 2. `isend`/`irecv` return a request that must be ended with exactly one of [`Pml::wait`],
//!    a [`Pml::test`] that returned `Some`, or [`Pml::free`].
//! 3. Ranks and tags were checked by the caller; `MPI_PROC_NULL` never arrives here.
//! 4. User memory in a [`UserBuf`] stays valid until the request has completed.
//! 5. Every blocking call waits through the one waiting engine, and makes progress for all
//!    operations of the process while it waits. With `MPI_THREAD_MULTIPLE` any number of threads
//!    may call in; without it the caller guarantees one at a time.
//! 6. User callbacks never run inside the PML's lock.
//! 7. Nobody waits for ever for a process that is known to be lost. What only it could end, ends
//!    with an error of class `ProcAborted`; so does everything that waits in space `Coll`, below
//!    [`SOME_TAGS`](crate::contracts::coll::SOME_TAGS), of communicators that involve it
//!    ([`Comm::involved`]), since others may have given the collective call up. A receive or probe
//!    with any source may be meant for a message of the process: until the program has
//!    [acknowledged](Pml::acknowledge) the loss, blocking ones end with the error, and the
//!    completion of a request has an error of class `ProcFailedPending` that does not end it: it
//!    stays posted, and may be waited for again.
//! 8. A message longer than its receive buffer gives `Truncate` in the receive's completion and
//!    fills the buffer; the sender completes without error.
//! 9. What waits in a [revoked](Pml::revoke) communicator ends with an error of class `Revoked`.
//! 10. Between [`Pml::hold`] and [`Pml::go_on`] nothing new goes to a peer, and nothing is lost:
//!     what was sent before arrives, what is sent meanwhile goes after it.

use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::wait::Wait;

use crate::buf::UserBuf;
use crate::comm::Comm;
use crate::error::{Error, Result};
use crate::group::{Group, ProcId};
use crate::liveness::Liveness;
use crate::progress::{self, ActiveOperation};
use crate::status::Status;

pub use crate::token::{Needed, PmlReq};

/// Which of a communicator's two message spaces; collectives never match point-to-point receives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// User point-to-point.
    P2p,
    /// Collective operations and the library's own agreement messages.
    Coll,
}

/// Send modes (MPI-5.0 section 3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SendMode {
    /// Completes when the buffer can be reused.
    Standard,
    /// Copies into the attached buffer when it cannot complete at once.
    Buffered,
    /// Completes only after the receiver has matched.
    Synchronous,
    /// The user promises that the receive is posted.
    Ready,
}

/// Source of a receive or probe: rank in the communicator's (remote) group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// This rank.
    Rank(u32),
    /// `MPI_ANY_SOURCE`.
    Any,
}

/// Tag of a receive or probe. Tags are 0 ..= [`TAG_MAX`]; space `Coll` uses the same range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// This tag.
    Is(u32),
    /// `MPI_ANY_TAG`.
    Any,
}

/// Value of attribute `MPI_TAG_UB`.
pub const TAG_MAX: u32 = i32::MAX as u32;

/// Hands out what a wait is for: any one of it would end the wait.
pub type Awaiting<'a> = dyn Fn(&mut dyn FnMut(Needed)) + 'a;

/// A matched message (MPI-5.0 section 3.8.2) waiting for its receive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct PmlMessage(pub u64);

/// How a request ended.
#[derive(Debug)]
pub struct Completion {
    /// Source, tag and bytes of a receive; the empty status for sends. `cancelled` when it was.
    pub status: Status,
    /// The error of this operation, if any. Status fields are meaningful also then.
    pub error: Option<Error>,
}

/// A step of a process towards the end of MPI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// It has a session: what its calls wait for is not only in the world model from now on.
    NotAlone,
    /// It makes no further call.
    Begins,
    /// All that it has sent has left it, too.
    Drained,
    /// All processes have met; MPI may begin again.
    Over,
}

/// The point-to-point management layer. See the module documentation for the promises.
pub trait Pml: Sync + Send {
    /// Component name, e.g. `ob1`.
    fn name(&self) -> &'static str;

    /// Tells the PML of a new communicator, before any message on it is received by this process.
    /// Messages from faster peers may have arrived already and are kept by context id.
    fn add_comm(&self, comm: &Comm);

    /// The communicator is freed. Operations that have begun end as if it were not (MPI-5.0 section
    /// 7.4.3); messages for which no receive is posted are erroneous.
    fn del_comm(&self, comm: &Comm);

    /// Those of these processes with which operations of a communicator that was freed are under
    /// way; all of them where a receive from any source is posted. Asked where processes of other
    /// jobs are members, which are known for so long.
    fn pending_with(&self, _comm: &Comm, _among: &[ProcId]) -> Vec<ProcId> {
        Vec::new()
    }

    /// Blocking send. The buffer may be reused on return.
    fn send(
        &self,
        comm: &Comm,
        space: Space,
        buf: &UserBuf,
        to: u32,
        tag: u32,
        mode: SendMode,
    ) -> Result<()>;

    /// Starts a send.
    fn isend(
        &self,
        comm: &Comm,
        space: Space,
        buf: &UserBuf,
        to: u32,
        tag: u32,
        mode: SendMode,
    ) -> Result<PmlReq>;

    /// Blocking receive. `status`, where somebody wants it, is meaningful after an error; it is
    /// not returned by value, since a copy of it would be most of what a short receive costs.
    ///
    /// # Errors
    /// Those of the operation, such as class `Truncate`.
    fn recv(
        &self,
        comm: &Comm,
        space: Space,
        buf: &UserBuf,
        from: Source,
        tag: Tag,
        status: Option<&mut Status>,
    ) -> Result<()>;

    /// Starts a receive.
    fn irecv(
        &self,
        comm: &Comm,
        space: Space,
        buf: &UserBuf,
        from: Source,
        tag: Tag,
    ) -> Result<PmlReq>;

    /// Blocking probe.
    fn probe(&self, comm: &Comm, space: Space, from: Source, tag: Tag) -> Result<Status>;

    /// Nonblocking probe; makes progress once.
    fn iprobe(&self, comm: &Comm, space: Space, from: Source, tag: Tag) -> Result<Option<Status>>;

    /// Blocking matched probe: takes the message out of the queue.
    fn mprobe(&self, comm: &Comm, from: Source, tag: Tag) -> Result<(PmlMessage, Status)>;

    /// Nonblocking matched probe.
    fn improbe(&self, comm: &Comm, from: Source, tag: Tag) -> Result<Option<(PmlMessage, Status)>>;

    /// Starts the receive of a matched message. The token is used up; `owner` is the C handle of
    /// the communicator on which an error is raised.
    fn imrecv(&self, message: PmlMessage, buf: &UserBuf, owner: usize) -> Result<PmlReq>;

    /// True when there is such a request: it was started, and has not ended. Any value may be asked
    /// for.
    fn knows(&self, req: PmlReq) -> bool;

    /// The request with this low half, if there is one.
    fn alive(&self, low: u32) -> Option<PmlReq>;

    /// The C handle of the communicator of a request; 0 where that is not known, as of a send that
    /// was complete when it was started.
    fn owner(&self, _req: PmlReq) -> usize {
        0
    }

    /// True when the request has completed. Makes no progress, does not end the request.
    fn is_complete(&self, req: PmlReq) -> bool;

    /// Ends the request if it has completed. Makes no progress. The completion of a request that
    /// is not known is an error of class `Request`.
    fn test(&self, req: PmlReq) -> Option<Completion>;

    /// The completion that `test` would return, without ending the request.
    fn peek(&self, req: PmlReq) -> Option<Status>;

    /// Waits for the request and ends it.
    fn wait(&self, req: PmlReq) -> Completion;

    /// Waits for these requests in order and ends them; each one's status goes to its place in
    /// `statuses`, which is as long as `reqs`, or empty. Stops behind one that ended with an
    /// error. Returns how many have ended, and the error of the last of them.
    fn wait_many(&self, reqs: &[PmlReq], statuses: &mut [Status]) -> (usize, Option<Error>) {
        for (i, req) in reqs.iter().enumerate() {
            let end = self.wait(*req);
            if let Some(to) = statuses.get_mut(i) {
                *to = end.status;
            }
            if end.error.is_some() {
                return (i + 1, end.error);
            }
        }
        (reqs.len(), None)
    }

    /// Tries to cancel. The request still has to be completed, which then ends whatever peers do
    /// (MPI-5.0 section 3.8.4); its status tells. Receives that are not matched yet are cancelled,
    /// and sends of which nothing has left, or whose receiver gives the message back; other sends
    /// go on without the user's memory.
    fn cancel(&self, req: PmlReq);

    /// Gives the request up (MPI_Request_free): it goes on and its result is dropped.
    fn free(&self, req: PmlReq);

    /// Makes progress once. True when something happened.
    fn progress(&self) -> bool;

    /// A call that does not wait has made progress, and found something or not. It may be repeated
    /// in a loop: gives up a CPU that others need after several calls in a row that found nothing.
    fn polled(&self, found: bool);

    /// Waits, with progress, until the condition is met, or somebody is lost on whom it depends.
    ///
    /// # Errors
    /// That of [`Liveness::given_up`], for one of the condition's peers.
    fn wait_or_lost(&self, condition: &mut dyn Condition) -> Result<()>;

    /// Waits, with progress, until `ready` returns true. `ready` is called without the PML's lock
    /// held and may call any method of this trait but blocking ones.
    fn wait_until(&self, ready: &mut dyn FnMut() -> bool) {
        // It depends on nobody.
        let _ = self.wait_or_lost(&mut Until::new(ready, None));
    }

    /// [`Pml::wait_until`] that shows, when it becomes long, whom it waits for, as `about` says.
    fn wait_until_telling(&self, ready: &mut dyn FnMut() -> bool, about: &Awaiting<'_>) {
        let _ = self.wait_or_lost(&mut Until::new(ready, Some(about)));
    }

    /// Makes progress once, for messages and for registered operations: what every call does that
    /// finds its work undone and does not wait. A loop of such calls gives up a shared CPU. True
    /// when something happened.
    fn advance(&self) -> bool {
        let moved = self.progress();
        let ended = progress::poll_all();
        if ended {
            // Another thread may wait for it.
            self.wake();
        }
        self.polled(moved | ended);
        moved | ended
    }

    /// Waits for an operation to end, and says how it did.
    fn wait_for(&self, operation: &ActiveOperation) -> Completion {
        let about = |tell: &mut dyn FnMut(Needed)| operation.awaiting().into_iter().for_each(tell);
        self.wait_until_telling(&mut || operation.is_done(), &about);
        Completion { status: operation.status(), error: operation.take_error() }
    }

    /// Waits for the operations whose requests the program has given up.
    fn wait_for_given_up(&self) {
        if progress::given_up_go_on() {
            self.wait_until(&mut || !progress::given_up_go_on());
        }
    }

    /// Wakes threads of this process that wait: something they may wait for has changed outside
    /// of the PML (a generalized request was completed).
    fn wake(&self);

    /// As [`Pml::wake`], from a thread of the library that runs in programs of every thread level.
    fn wake_from_worker(&self) {
        self.wake();
    }

    /// Attaches a buffer for buffered sends (MPI-5.0 section 3.6).
    fn bsend_attach(&self, scope: BsendScope, buffer: BsendBuffer) -> Result<()>;

    /// Waits until all messages buffered in this scope have left, then gives the buffer back.
    fn bsend_detach(&self, scope: BsendScope) -> Result<BsendBuffer>;

    /// True when all messages buffered in this scope have left. Makes no progress.
    fn bsend_flushed(&self, scope: BsendScope) -> bool;

    /// The CPUs, at least 1, that the ranks of this node share when there are more ranks than CPUs:
    /// collectives then prefer few schedulings per rank over few messages (a context switch costs
    /// as much as ten messages), and count the work of all ranks. All ranks of a node give the
    /// same answer, at all times: ranks that chose different algorithms would hang.
    fn shared_cpus(&self) -> Option<u32>;

    /// Why a process is lost, if this one knows: it makes a path to it at the first question, since
    /// losses are told to those who have one. For waits on memory that is shared with the process.
    fn loss_of(&self, proc: ProcId) -> Option<Error> {
        self.liveness().why(proc)
    }

    /// What this process knows of others that are lost, with all that it has heard until now; makes
    /// no paths.
    fn liveness(&self) -> &Liveness {
        Liveness::deaf()
    }

    /// The communicator with this context id is revoked, as far as this process knows: all that
    /// waits in it and its parts ends with class `Revoked`.
    fn revoke(&self, _context: u64) {}

    /// These processes have failed, as others have told.
    fn note_failed(&self, _procs: &[ProcId]) {}

    /// The program has acknowledged the failure of these members of a communicator: receives from
    /// any source are for the others.
    fn acknowledge(&self, _comm: &Comm, _failed: &[ProcId]) {}

    /// How far this process is in `MPI_Finalize`; after [`Leaving::Drained`] collective calls of
    /// others that wait for it end with an error.
    fn tell_leaving(&self, _step: Leaving) {}

    /// Waits until what this process has sent has left it, and what it has matched is here, with
    /// nothing owed to the senders. Others may still need its progress: a receive that is posted
    /// may be matched yet.
    fn drain(&self) {}

    /// MPI ends in this process, for now or for good: sends what is queued, flushes buffered sends
    /// and detaches their buffers, and lets connections rest. Waits for those peers only that have
    /// still to take or to give what this process was asked to move.
    ///
    /// # Errors
    /// None so far.
    fn quiesce(&self) -> Result<()>;

    /// MPI begins again after [`Pml::quiesce`].
    fn resume(&self);

    /// Whether the process can be held: see [`hawser_mca::lifecycle`].
    ///
    /// # Errors
    /// Which module cannot, and why. A layer that says nothing of it cannot.
    fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        Err(Why::new("says nothing of holds"))
    }

    /// Gives the transports nothing new. Calls go on, and wait for what needs a transport.
    fn hold(&self) {}

    /// What the transports have carried, in units that count alike at both ends.
    fn traffic(&self) -> Traffic {
        Traffic::default()
    }

    /// Ends [`Pml::hold`].
    ///
    /// # Errors
    /// Which module cannot go on in this way, and why.
    fn go_on(&self, _how: Resume) -> std::result::Result<(), Why> {
        Ok(())
    }
}

/// Whose buffer (MPI-5.0 section 3.6): a buffered send uses that of its communicator, else that of
/// the session that the communicator was derived from, else that of the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BsendScope {
    /// `MPI_Buffer_attach`.
    Process,
    /// `MPI_Comm_attach_buffer`: context id of space `P2p`.
    Comm(u64),
    /// `MPI_Session_attach_buffer`: the name of the session ([`Comm::session`]).
    Session(u64),
}

/// Where buffered sends may put their data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BsendBuffer {
    /// Nothing attached.
    None,
    /// User memory: address and size in bytes. Only the size is used as a limit on what the
    /// library holds, plus the address that detach has to return; payload is kept in memory of the
    /// library.
    User {
        /// Address that the user attached.
        addr: usize,
        /// Size in bytes.
        bytes: u64,
    },
    /// `MPI_BUFFER_AUTOMATIC`: unlimited.
    Automatic,
}

/// What [`Pml::wait_or_lost`] waits for. Its methods are called
/// without a lock of the PML, and may call any method of the PML but those that wait.
pub trait Condition {
    /// True when it has come. Called often, by the thread that waits.
    fn is_met(&mut self) -> bool;

    /// Those without whom it may never come: the wait ends with an error when one of them is lost,
    /// or is in `MPI_Finalize`.
    fn peers(&self) -> &[Group] {
        &[]
    }

    /// Context id of the communicator whose operation waits: the wait ends with an error when it is
    /// revoked.
    fn context(&self) -> Option<u64> {
        None
    }

    /// Names what would end the wait, for people.
    fn needed(&self, _name: &mut dyn FnMut(Needed)) {}

    /// Names the processes that are waited for, before a sleep: a loss is told to those only who
    /// have a path to the lost process.
    fn missing(&self, _name: &mut dyn FnMut(ProcId)) {}

    /// It comes in memory that ranks share, and no other thread of this process looks there:
    /// [`Condition::is_met`] has polled it for as long as a poll for messages takes.
    fn is_in_memory(&self) -> bool {
        false
    }

    /// Tells the waiting engine, on a CPU that ranks share, for whom this is.
    fn expect(&self, _wait: &mut Wait<'_>) {}
}

/// A condition that a closure knows.
pub struct Until<'a> {
    ready: &'a mut dyn FnMut() -> bool,
    about: Option<&'a Awaiting<'a>>,
}

impl<'a> Until<'a> {
    /// Met when `ready` says so; `about` names what would end the wait.
    pub fn new(ready: &'a mut dyn FnMut() -> bool, about: Option<&'a Awaiting<'a>>) -> Until<'a> {
        Until { ready, about }
    }
}

impl Condition for Until<'_> {
    fn is_met(&mut self) -> bool {
        (self.ready)()
    }

    fn needed(&self, name: &mut dyn FnMut(Needed)) {
        if let Some(about) = self.about {
            about(name);
        }
    }
}
