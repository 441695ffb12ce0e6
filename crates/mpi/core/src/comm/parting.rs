//! How processes part from a communicator with members of several jobs (ADR 55).
//!
//! `MPI_Comm_disconnect`, `MPI_Comm_free` and `MPI_Finalize` do the same here: they begin one
//! *parting* of the communicator, whichever of them each member calls. Disconnect and Finalize wait
//! for it; free leaves it to later calls and to Finalize. It is over when all members have begun.
//!
//! Members talk in a message space of their own, along a tree over both groups. A member that
//! hears of a lost one gives up, and says so to its neighbours, which give up in their turn: each
//! waits for its neighbours alone, and a neighbour speaks or is lost. That it is lost shows where
//! something is sent to it, hence each begins with a word to all its neighbours. Nobody goes on
//! without the lost one: a communicator may have begun at some members only when a process was
//! lost, and the others never part from it.
//!
//! Those who have not begun to part may wait for each other all the same, and need to hear of
//! losses and revocations (ADR 69). So whoever has begun passes news on as before, by that message
//! space: until all have begun, and after a parting that was given up for as long as it uses MPI.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};

use super::agree::{Inbox, Tree};
use super::{Comm, WeakComm};
use crate::buf::UserBuf;
use crate::contracts::coll::CollOperation;
use crate::contracts::pml::{Needed, Pml, PmlReq, SendMode, Space};
use crate::env::{Env, PartedFrom, Parting, parting_context};
use crate::err;
use crate::error::Result;
use crate::group::ProcId;
use crate::progress::ActiveOperation;

/// Tags: the word with which each begins, to all neighbours; of all below, to the parent; of
/// all, to the children.
const BEGUN: u32 = 0;
const UP: u32 = 1;
const DOWN: u32 = 2;
/// What these words say.
const ALL_ARE_THERE: u8 = 0;
const SOME_ARE_LOST: u8 = 1;

/// What is parted at the end of a part of MPI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// What was made in the world model: sessions go on.
    World,
    /// Everything.
    All,
}

impl Scope {
    fn has(self, session: u64) -> bool {
        self == Scope::All || session == 0
    }
}

/// What this process does of it.
struct PartOperation {
    space: Comm,
    parent: Option<u32>,
    children: Vec<u32>,
    sends: Vec<(PmlReq, UserBuf)>,
    /// The first words of the neighbours.
    begun: Vec<(PmlReq, Inbox)>,
    stage: Stage,
    lost: bool,
    given_up: bool,
    /// Whether it has ended without all.
    failed: Arc<AtomicBool>,
}

/// What it waits for; at the end, for its own messages to have left.
enum Stage {
    Children(Vec<(PmlReq, Inbox)>),
    Parent(Vec<(PmlReq, Inbox)>),
    Messages,
}

impl PartOperation {
    fn start(space: Comm, failed: Arc<AtomicBool>) -> PartOperation {
        let tree = Tree::new(space.size(), space.rank(), 0);
        let mut operation = PartOperation {
            parent: tree.parent(),
            children: tree.children().collect(),
            sends: Vec::new(),
            begun: Vec::new(),
            stage: Stage::Messages,
            lost: false,
            given_up: false,
            failed,
            space,
        };
        let neighbours: Vec<u32> =
            operation.children.iter().copied().chain(operation.parent).collect();
        operation.begun = operation.receive(&neighbours, BEGUN);
        let children = operation.receive(&operation.children.clone(), UP);
        operation.stage = Stage::Children(children);
        operation.say(&neighbours, BEGUN, ALL_ARE_THERE);
        operation
    }

    fn receive(&mut self, from: &[u32], tag: u32) -> Vec<(PmlReq, Inbox)> {
        let post = |rank: &u32| Inbox::post_in(&self.space, Space::P2p, *rank, tag, 1).ok();
        let posted: Vec<_> = from.iter().filter_map(post).collect();
        self.lost |= posted.len() < from.len();
        posted
    }

    fn say(&mut self, to: &[u32], tag: u32, word: u8) {
        for rank in to {
            let buf = UserBuf::owned(vec![word]);
            let mode = SendMode::Standard;
            match self.space.pml().isend(&self.space, Space::P2p, &buf, *rank, tag, mode) {
                Ok(req) => self.sends.push((req, buf)),
                Err(_) => self.lost = true,
            }
        }
    }

    /// Waits for nobody any more, and tells the neighbours so that may wait for this process.
    #[cold]
    fn give_up(&mut self) {
        (self.lost, self.given_up) = (true, true);
        let parent: Vec<u32> = self.parent.into_iter().collect();
        match std::mem::replace(&mut self.stage, Stage::Messages) {
            Stage::Children(awaited) => {
                self.begun.extend(awaited);
                self.say(&parent, UP, SOME_ARE_LOST);
                self.say(&self.children.clone(), DOWN, SOME_ARE_LOST);
            }
            Stage::Parent(awaited) => {
                self.begun.extend(awaited);
                self.say(&self.children.clone(), DOWN, SOME_ARE_LOST);
            }
            Stage::Messages => {}
        }
        // They end now, whatever the others do.
        self.begun.iter().for_each(|(req, _)| self.space.pml().cancel(*req));
    }

    /// Goes as far as possible. True when it is over.
    fn advance(&mut self) -> bool {
        let pml = self.space.pml();
        self.lost |= heard(pml, &mut self.begun);
        self.lost |= sent(pml, &mut self.sends);
        if !self.given_up && (self.lost || pml.liveness().lost(self.space.group()).is_some()) {
            self.give_up();
        }
        match &mut self.stage {
            Stage::Children(awaited) => {
                self.lost |= heard(pml, awaited);
                if !awaited.is_empty() {
                    return false;
                }
                let parent: Vec<u32> = self.parent.into_iter().collect();
                self.say(&parent, UP, ALL_ARE_THERE);
                self.stage = Stage::Parent(self.receive(&parent, DOWN));
                self.advance()
            }
            Stage::Parent(awaited) => {
                self.lost |= heard(pml, awaited);
                if !awaited.is_empty() {
                    return false;
                }
                self.stage = Stage::Messages;
                self.say(&self.children.clone(), DOWN, ALL_ARE_THERE);
                self.advance()
            }
            Stage::Messages => self.sends.is_empty() && self.begun.is_empty(),
        }
    }
}

/// Takes out what has come; true when some of it will not, or says that somebody is lost.
fn heard(pml: &dyn Pml, awaited: &mut Vec<(PmlReq, Inbox)>) -> bool {
    let mut lost = false;
    for (req, inbox) in std::mem::take(awaited) {
        match pml.test(req) {
            None => awaited.push((req, inbox)),
            Some(done) => lost |= !matches!(inbox.take(done).as_deref(), Ok([ALL_ARE_THERE])),
        }
    }
    lost
}

/// Takes out what has left; true when some of it cannot.
fn sent(pml: &dyn Pml, sends: &mut Vec<(PmlReq, UserBuf)>) -> bool {
    let mut lost = false;
    sends.retain(|(req, _)| match pml.test(*req) {
        None => true,
        Some(done) => {
            lost |= done.error.is_some();
            false
        }
    });
    lost
}

impl CollOperation for PartOperation {
    fn poll(&mut self, _space: &Comm) -> Option<Result<()>> {
        if !self.advance() {
            return None;
        }
        let why = || {
            let known = self.space.pml().liveness().lost(self.space.group());
            known.unwrap_or_else(|| {
                err!(
                    ProcAborted,
                    "a process of {} was lost before all had left it",
                    self.space.label()
                )
            })
        };
        // Relaxed: whoever reads it has seen `is_done`.
        self.failed.store(self.lost, Ordering::Relaxed);
        Some(if self.lost { Err(why()) } else { Ok(()) })
    }

    fn awaiting(&self) -> Option<Needed> {
        let awaited = match &self.stage {
            Stage::Children(awaited) | Stage::Parent(awaited) => awaited,
            Stage::Messages => &self.begun,
        };
        awaited.first().map(|(req, _)| Needed::Message(*req))
    }
}

impl Comm {
    /// Begins to part from a communicator with members of several jobs; does nothing for others,
    /// and the second time.
    pub(super) fn begin_parting(&self) -> Option<Arc<ActiveOperation>> {
        let env = self.env().ok().filter(|_| self.spans_jobs() && !self.serves_library())?;
        if self.0.parting.swap(true, Ordering::AcqRel) {
            return None;
        }
        let context = self.0.context.load(Ordering::Acquire);
        let ends = AtomicBool::new(false);
        let parted_from = Some(PartedFrom { context, env, ends });
        let space = self.space_of_all(env, parting_context(context), parted_from).ok()?;
        let others: Vec<ProcId> = space.group().iter().filter(|p| *p >= env.nprocs).collect();
        let others = env.interjob_if_any().map(|jobs| {
            jobs.retain(others.iter().copied());
            (jobs, others)
        });
        let failed = Arc::default();
        let operation = PartOperation::start(space.clone(), Arc::clone(&failed));
        let operation = space.launch(Box::new(operation));
        let session = self.session();
        let parting = Parting { space, session, operation: operation.clone(), failed, others };
        env.partings.lock().unwrap_or_else(PoisonError::into_inner).push(parting);
        Some(operation)
    }

    /// Parts from a communicator with members of several jobs, once: waits until all have begun to.
    ///
    /// # Errors
    /// A member is lost.
    pub(super) fn part_from(&self) -> Result<()> {
        let Some(operation) = self.begin_parting() else { return Ok(()) };
        self.pml().wait_for(&operation).error.map_or(Ok(()), Err)
    }

    /// The end of `MPI_Comm_free` of a communicator with members of several jobs: what they have
    /// to say to each other goes on in later calls.
    pub fn leave(&self) {
        if self.begin_parting().is_some() {
            // The program does not ask any more what becomes of it.
            self.set_errhandler(crate::errhandler::Errhandler::errors_return());
        }
    }
}

impl Env {
    /// The part of `MPI_Finalize`, and of the end of the last session, that concerns other jobs:
    /// waits until all members of communicators over several jobs have parted from them (MPI-5.0
    /// section 11.10.4).
    pub fn part_from_jobs(&self, scope: Scope) {
        let comms: Vec<Comm> = {
            let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
            shared.retain(WeakComm::is_alive);
            let all: Vec<Comm> = shared.iter().filter_map(WeakComm::upgrade).collect();
            all.into_iter().filter(|comm| scope.has(comm.session())).collect()
        };
        // All at once: the members know no common order of theirs.
        comms.iter().for_each(|comm| _ = comm.begin_parting());
        let begun: Vec<Arc<ActiveOperation>> = {
            let partings = self.partings.lock().unwrap_or_else(PoisonError::into_inner);
            let these = partings.iter().filter(|parting| scope.has(parting.session));
            these.inspect(|parting| parting.ends()).map(|p| p.operation.clone()).collect()
        };
        for operation in begun {
            // Those who are lost do not come.
            let _ = self.pml.wait_for(&operation);
        }
        self.end_partings();
    }
}
