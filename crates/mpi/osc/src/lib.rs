//! Framework `osc`: one-sided communication (MPI-5.0 chapter 12).
//!
//! # Contract
//!
//! 1. An operation that was accepted applies once, or its error is told by the call that completes
//!    it at the target ([`Win::flush`], [`Win::unlock`], [`Win::fence`], [`Win::complete`]).
//! 2. Operations of one origin on one target apply in the order of the calls, all of them: more
//!    than MPI-5.0 section 12.7.2 asks for, but programs rely on it.
//! 3. `flush` returns when all operations have been applied; `flush_local` when the origin's
//!    buffers may be used again.
//! 4. An element of a predefined type is changed by accumulates one at a time, whoever executes
//!    them: `hawser_core::op::remote`.
//! 5. Calls that move data do not wait for the target, but when there are [`PENDING_MAX`] requests
//!    that it has not confirmed.
//! 6. Nothing runs user code, and no lock of the point-to-point layer is held while a call waits.
//! 7. Only the creation of a window costs memory and time by the number of its ranks.
//!
//! How a target is reached is chosen per target, not per window ([`Reach`](win::Reach)): `self`
//! and `mapped` are loads, stores and atomic operations; `foreign` copies from and to a process's
//! own memory by the kernel; `message` asks the target, in messages of the point-to-point layer,
//! which every transport carries. Synchronization is by words in the node's memory where both
//! processes are on one node, and else by messages too.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `create, hints, win, block` | windows: how they are made, what they are |
//! | `epoch, sync` | what may be called when; fences, posts, locks |
//! | `ops, reach` | operations, and the route to a target |
//! | `foreign, remote, service` | by the kernel; by messages: the origin's and the target's side |
//! | `wire` | bytes of requests and answers |
//! | `pending, losses` | what is under way to a target; how windows hear of losses |
//! | `counts` | counters |
//!
//! # Who may touch what
//!
//! - Control blocks and mapped memory of other ranks are used through `hawser_lockfree` only.
//! - A wait is `Osc::wait`: done, or lost, with progress for the process.
//!
//! # Pitfalls
//!
//! - The thread that serves targets may be any thread of the process: what a wait polls is an
//!   operation, and owns what it looks at.
#![forbid(unsafe_code)]

mod block;
mod counts;
mod create;
mod epoch;
mod foreign;
mod hints;
mod losses;
mod ops;
mod pending;
mod reach;
mod remote;
mod service;
mod sync;
mod win;
mod wire;

use win::Inner;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use hawser_core::contracts::pml::Pml;
use hawser_core::error::{Error, Result};
use hawser_core::group::ProcId;
use hawser_core::progress::{ActiveOperation, poll_all};
use hawser_lockfree::control::Control;
use hawser_lockfree::elements::Announcement;
use hawser_mca::lifecycle::Part;
use hawser_mca::{Answer, ComponentInfo, Framework, ParamSpec, Params, Rule, Scope, select};
use hawser_segment::node::NodeSegment;
use hawser_segment::node::ranges::{RangePlace, Ranges};
use hawser_status::{CallStatus, Tell, WindowNote};
use hawser_wireup::Modex;

pub use counts::{Count, Tally};
pub use epoch::{Assert, LockKind};
pub use ops::{Form, Started};
pub use win::{Flavor, Target, Win};

/// Requests to one target that may be unconfirmed before a call waits for the target.
pub const PENDING_MAX: u32 = 4096;

/// The framework `osc`.
pub static FRAMEWORK: Framework = Framework {
    name: "osc",
    help: "One-sided communication: the ways to the memory of a window's target.",
    scope: Scope::AllEqual,
    components: &[
        ComponentInfo {
            name: "message",
            alias: "",
            version: "1.0.0",
            help: "Requests to the target as messages, over any network; always eligible.",
        },
        ComponentInfo {
            name: "foreign",
            alias: "",
            version: "1.0.0",
            help: "Copies by the kernel from and to memory that a process of this node has not \
                   from the library.",
        },
        ComponentInfo {
            name: "mapped",
            alias: "",
            version: "1.0.0",
            help: "Loads, stores and atomic operations on memory that this process maps.",
        },
    ],
};

/// What a component's modules do in a hold; `None` for a third-party one.
pub fn part(component: &str) -> Option<Part> {
    match component {
        "message" => Some(Part::Nothing),
        "foreign" | "mapped" => Some(Part::Depends("with memory that ranks go on writing")),
        _ => None,
    }
}

/// Parameters of this crate beside those that follow from [`FRAMEWORK`].
pub static PARAMS: &[ParamSpec] = &[];

/// What opening needs.
#[derive(Clone, Copy)]
pub struct OscConfig<'a> {
    /// This process.
    pub me: ProcId,
    /// Processes of the job.
    pub nprocs: u32,
    /// The segment of this node.
    pub node: NodeSegment,
    /// This process's slot in it.
    pub slot: u32,
    /// Where processes are.
    pub modex: &'static dyn Modex,
    /// The point-to-point layer.
    pub pml: &'static dyn Pml,
    /// Parameters.
    pub params: &'a Params,
    /// Calls may come from several threads at once (`MPI_THREAD_MULTIPLE`).
    pub threaded: bool,
    /// A thread of the library makes progress while the program computes.
    pub attended: bool,
}

/// The open framework. Lives until the process ends.
pub struct Osc {
    pub(crate) node: NodeSegment,
    pub(crate) slot: u32,
    pub(crate) modex: &'static dyn Modex,
    pub(crate) pml: &'static dyn Pml,
    /// Memory of the node for windows; `None`: there is none, or it may not be used.
    pub(crate) ranges: Option<Ranges>,
    /// The kernel may copy.
    pub(crate) foreign: bool,
    pub(crate) service: service::Service,
    /// Calls may come from several threads at once.
    pub(crate) threaded: bool,
    /// What this process announces of its changes of elements.
    pub(crate) announces: &'static Announcement,
    /// It announces without a barrier.
    pub(crate) plain: bool,
    turns: AtomicU32,
    pub(crate) counts: &'static counts::Counts,
    /// Held while names of windows are told to observers.
    pub(crate) names: Mutex<()>,
    /// Memory of windows of this process that others can map: address → its length and place.
    pub(crate) known: Mutex<BTreeMap<usize, RangePlace>>,
    /// The windows of this process.
    windows: losses::Listeners<Inner>,
    /// Windows of several jobs whose memory is shared.
    pub(crate) blocks: AtomicU32,
    /// Control blocks of windows that have ended, by their ranks, where no other process sees them.
    pub(crate) spare: Mutex<BTreeMap<u32, Vec<Control>>>,
}

impl Osc {
    /// Calls of several threads may overlap.
    pub fn is_threaded(&self) -> bool {
        self.threaded
    }

    /// Selects the ways and opens them. `report` gets lines for people.
    ///
    /// # Errors
    /// When a component is asked for that there is not.
    pub fn open(
        cfg: OscConfig<'_>,
        report: &mut dyn FnMut(String),
    ) -> std::result::Result<&'static Osc, String> {
        let mut ranges = None;
        let query = |component: &'static ComponentInfo| {
            let priority = match component.name {
                "mapped" => {
                    ranges = Ranges::open(cfg.node, cfg.slot);
                    if ranges.is_none() {
                        let why = "the limit on the size of files (ulimit -f) of the launcher \
                                   leaves no room for windows in the node's memory";
                        return Answer::NotHere(why.to_owned());
                    }
                    90
                }
                "foreign" => 60,
                _ => 10,
            };
            Answer::Here { priority, module: () }
        };
        let chosen = select(&FRAMEWORK, cfg.params, Rule::All, query, report);
        let chosen = chosen.map_err(|e| e.to_string())?;
        let has = |name: &str| chosen.iter().any(|c| c.component.name == name);
        let counts: &'static counts::Counts = Box::leak(Box::default());
        let ranges = ranges.filter(|_| has("mapped"));
        let announces = ranges.as_ref().and_then(|r| r.announcement(cfg.slot));
        let announces = announces.unwrap_or_else(|| Box::leak(Box::default()));
        let plain = !cfg.threaded && !cfg.attended && cfg.node.membarrier_allowed();
        if plain {
            announces.set_plain();
        }
        let osc: &'static Osc = Box::leak(Box::new(Osc {
            node: cfg.node,
            slot: cfg.slot,
            modex: cfg.modex,
            pml: cfg.pml,
            foreign: has("foreign"),
            ranges,
            service: service::Service::new(
                cfg.pml,
                cfg.me,
                cfg.nprocs,
                (cfg.node, cfg.slot),
                counts,
            ),
            threaded: cfg.threaded,
            announces,
            plain,
            turns: AtomicU32::new(0),
            counts,
            names: Mutex::default(),
            known: Mutex::default(),
            windows: losses::Listeners::default(),
            blocks: AtomicU32::new(0),
            spare: Mutex::default(),
        }));
        Ok(osc)
    }

    /// Memory that this process shares with others of its node; `None`: there is none, or it may
    /// not be used.
    pub fn ranges(&'static self) -> Option<&'static Ranges> {
        self.ranges.as_ref()
    }

    /// The slot of a process with which this one shares memory.
    pub fn neighbour(&self, proc: ProcId) -> Option<u32> {
        self.ranges.as_ref()?;
        self.modex.local_slot(proc)
    }

    /// Every so many synchronization calls makes progress: this process may call in a loop until
    /// another one has done something, which may wait for what this one has begun to send. More
    /// often where other processes ask this one for something.
    #[inline]
    pub(crate) fn turn(&self) {
        // Without an atomic addition: of threads that call at the same time one may not count.
        let turn = self.turns.load(Ordering::Relaxed);
        self.turns.store(turn.wrapping_add(1), Ordering::Relaxed);
        if turn.is_multiple_of(TURN_STRIDE) {
            self.take_turn(turn);
        }
    }

    #[cold]
    fn take_turn(&self, turn: u32) {
        if turn.is_multiple_of(QUIET_STRIDE) || self.service.comm_if_any().is_some() {
            self.progress();
        }
        // Relaxed: the program orders the creation of a window and calls on it.
        if turn.is_multiple_of(QUIET_STRIDE) && self.blocks.load(Ordering::Relaxed) != 0 {
            self.windows.snapshot().iter().for_each(|win| Win(win.clone()).look_at_one());
        }
    }

    /// Moves messages, and serves those of other processes.
    pub(crate) fn progress(&self) {
        self.pml.progress();
        poll_all();
    }

    /// What was counted since the process began.
    pub fn tally(&self) -> Tally {
        self.counts.read()
    }

    /// Shows observers whom this process waits for; `None`: for nobody any more.
    pub(crate) fn tell(&self, note: Option<&WindowNote>) {
        self.node.tell_window_wait(self.slot, note);
    }

    /// Shows observers that a collective call on the communicator with this context has begun.
    pub fn tell_collective(&self, context: u64) {
        self.node.slot(self.slot).tell_collective(context);
    }

    /// Shows observers what the file with this context is called; an empty name: none any more.
    pub fn tell_file_name(&self, context: u64, name: &str) {
        let _one = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        self.node.tell_file_name(self.slot, context, name);
    }

    /// Waits, with progress for the process, until `done`, or until `lost` says why it will never
    /// be: one is called often, the other now and then, and other threads may call both. `about`
    /// says whom a long wait is for.
    ///
    /// # Errors
    /// What `lost` says.
    pub fn wait(
        &self,
        about: impl FnOnce() -> WindowNote,
        mut done: impl FnMut() -> bool + Send + 'static,
        mut lost: impl FnMut() -> Option<Error> + Send + 'static,
    ) -> Result<()> {
        for _ in 0..LOOKS {
            if done() {
                return Ok(());
            }
            std::hint::spin_loop();
        }
        self.tell(Some(&about()));
        let mut looks = 0u32;
        let done_or_lost = move || {
            if done() {
                return Some(Ok(()));
            }
            looks = looks.wrapping_add(1);
            looks.is_multiple_of(LOSS_STRIDE).then(&mut lost).flatten().map(Err)
        };
        // As an operation, since the thread that looks after this process may be another one.
        let operation = ActiveOperation::launch(Box::new(done_or_lost));
        self.pml.wait_until(&mut || operation.is_done());
        self.tell(None);
        operation.take_error().map_or(Ok(()), Err)
    }

    /// The error of a wait for something that only these processes can give, when one is lost.
    pub(crate) fn loss_among(&self, procs: impl IntoIterator<Item = ProcId>) -> Option<Error> {
        procs.into_iter().find_map(|proc| self.pml.loss_of(proc))
    }

    /// As [`Osc::loss_among`], without a path to those who have none.
    pub(crate) fn known_loss(&self, procs: impl IntoIterator<Item = ProcId>) -> Option<Error> {
        let liveness = self.pml.liveness();
        procs.into_iter().find_map(|proc| liveness.why(proc))
    }

    /// The process in a slot of the node has ended: it stores nothing any more. One that this
    /// process has lost otherwise, such as by a connection, may still live.
    #[cold]
    pub(crate) fn has_ended(&self, slot: u32) -> bool {
        slot != self.slot && self.node.has_ended(slot)
    }

    /// A window that is there from now on. Those that map memory of a lost process hear of it.
    pub(crate) fn add_window(&self, win: &Win) {
        let of_other_jobs = if win.comm().spans_jobs() { self.pml.liveness().epoch() } else { 0 };
        self.windows.add(&win.0, self.node.losses() | of_other_jobs);
    }

    /// A process of another job is lost, of which the node segment does not tell. Takes no lock.
    pub fn note_foreign_loss(&self) {
        self.windows.force_news(self.node.losses());
    }

    /// Tells the windows of losses that the node segment tells of: from now on locks and flushes
    /// look whether their targets are there. One load where there are no new ones.
    #[inline(always)]
    pub(crate) fn hear_of_losses(&self) {
        let told = self.node.losses();
        if self.windows.is_news(told) {
            self.windows.tell(told);
        }
    }
}

/// Synchronization calls per look after requests of others.
const TURN_STRIDE: u32 = 8;
/// The same where nobody asks this process for anything.
const QUIET_STRIDE: u32 = 64;

/// Looks before a wait makes progress.
const LOOKS: u32 = 64;
/// Looks of a wait between two questions whether those who could end it are lost.
const LOSS_STRIDE: u32 = 16;

impl std::fmt::Debug for Osc {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "one-sided communication of slot {}", self.slot)
    }
}
