//! The running library: the one place where the floors are put together.

use std::os::fd::AsFd;
use std::path::Path;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use hawser_board::{BoardConfig, NodeBoards};
use hawser_btl::{open_for_jobs, shares_memory_with_jobs, tcp};
use hawser_catalog as catalog;
use hawser_coll::Coll;
use hawser_component::Loaded;
use hawser_core::comm::{Comm, Scope};
use hawser_core::contracts::coll::CollCall;
use hawser_core::contracts::pml::Pml as _;
use hawser_core::contracts::pml::{Leaving, Needed};
use hawser_core::contracts::universe::Universe as _;
use hawser_core::env::{Env, EnvConfig, Facts, Outside};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::holding;
use hawser_core::info::{MEMORY_KINDS, MEMORY_KINDS_KEY};
use hawser_core::progress::{keep_program_out, set_library_thread};
use hawser_core::request::Request;
use hawser_io::Io;
use hawser_mca::report::{self, Speaker};
use hawser_mca::{Params, Sources};
use hawser_os::process::BlockAll;
use hawser_os::{clock, pipe, process, signals};
use hawser_osc::{Osc, OscConfig};
use hawser_p2p::{Ob1, P2pConfig};
use hawser_rte::name_server::client::NameClient;
use hawser_rte::{Attached, attach, env};
use hawser_segment::ProcId;
use hawser_segment::calibration;
use hawser_segment::node::{PeerSlot, Phase};
use hawser_wireup::gateway::CellPath;
use hawser_wireup::interjob::{CellSeat, Interjob, InterjobConfig, Seat};
use hawser_wireup::names::{self, NameTable};
use hawser_wireup::reception::interfaces::Choice;

use crate::universe::RankUniverse;
use crate::{counters, saver, state, wording};

/// Levels of thread support, weakest first (MPI-5.0 section 11.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub(crate) enum ThreadLevel {
    Single,
    Funneled,
    Serialized,
    Multiple,
}

/// How long a process waits in `MPI_Finalize` for the others before it tells them that it makes no
/// further call, in nanoseconds.
const LEAVING_PATIENCE_NS: u64 = 500_000_000;

/// What exists from the first initialisation to the end of the process; see [`get`].
pub(crate) struct Runtime {
    /// `MPI_COMM_WORLD`.
    pub(crate) world: Comm,
    /// `MPI_COMM_SELF`.
    pub(crate) self_: Comm,
    /// What the objects of the standard hang on.
    pub(crate) env: &'static Env,
    /// Our slot in the node segment.
    pub(crate) slot: &'static PeerSlot,
    /// What was granted, to all who begin MPI in this process.
    pub(crate) thread_level: ThreadLevel,
    /// All parameters.
    pub(crate) params: &'static Params,
    /// The name of this host.
    pub(crate) host: String,
    /// The point-to-point layer itself, for its counters.
    pub(crate) pml: &'static Ob1,
    /// One-sided communication.
    pub(crate) osc: &'static Osc,
    /// Files.
    pub(crate) io: &'static Io,
    /// The run-time that starts processes.
    pub(crate) universe: &'static RankUniverse,
    attached: &'static Attached,
    progress: Mutex<Option<Progress>>,
}

/// The thread of `mpi_async_progress`.
struct Progress {
    pml: &'static Ob1,
    thread: JoinHandle<()>,
}

impl Progress {
    fn start(pml: &'static Ob1, level: ThreadLevel) -> Result<Progress> {
        // Signals are for the program's threads.
        let _blocked = BlockAll::but_own();
        let attend = move || {
            set_library_thread();
            if level != ThreadLevel::Multiple {
                keep_program_out();
            }
            pml.attend();
        };
        let thread = process::start_thread("progress", attend)
            .map_err(|e| err!(Other, "the thread of mpi_async_progress cannot start: {e}"))?;
        Ok(Progress { pml, thread })
    }

    fn end(self) {
        self.pml.stop_attending();
        // It has nothing to tell; a panic was printed by its hook.
        let _ = self.thread.join();
    }
}

/// The job that this process has joined, once and for all.
static JOINED: OnceLock<Attached> = OnceLock::new();
/// The runtime, once it was built: MPI may end in a process and begin again, and what peers know of
/// the process stays true meanwhile (ADR 15).
static BUILT: OnceLock<Runtime> = OnceLock::new();
/// The runtime while MPI is in use, else null.
static IN_USE: AtomicPtr<Runtime> = AtomicPtr::new(std::ptr::null_mut());

/// MPI begins in this process: the first time, or again. The caller (`chapters::init`) holds the
/// life lock.
pub(crate) fn start(required: ThreadLevel) -> Result<&'static Runtime> {
    let attached = match JOINED.get() {
        Some(attached) => attached,
        None => {
            let attached = attach().map_err(|e| err!(Other, "{e}"))?;
            process::at_fork_in_copy(become_copy)
                .map_err(|e| err!(Other, "pthread_atfork: {e}"))?;
            JOINED.get_or_init(|| attached)
        }
    };
    // A copy that `fork` made has all this memory, but is not the rank.
    attached.check_process().map_err(|e| err!(Other, "{e}"))?;
    let runtime = match BUILT.get() {
        Some(runtime) => {
            runtime.pml.resume();
            runtime
        }
        None => {
            let built = build(attached, required)?;
            BUILT.get_or_init(|| built)
        }
    };
    if runtime.params.bool("mpi_async_progress") {
        let started = Progress::start(runtime.pml, runtime.thread_level);
        // MPI has not begun: the next attempt resumes.
        *runtime.progress() = Some(started.inspect_err(|_| runtime.pml.rest())?);
    }
    runtime.slot.set_phase(Phase::Running);
    // SYNC runtime: pairs with the load in `get`.
    IN_USE.store(std::ptr::from_ref(runtime).cast_mut(), Ordering::Release);
    Ok(runtime)
}

/// A copy that `fork` makes shares the node segment and the connections of the rank. It leaves them
/// alone: its calls find no runtime.
extern "C" fn become_copy() {
    state::become_copy();
    IN_USE.store(std::ptr::null_mut(), Ordering::Release);
}

/// Resolves parameters and opens the components.
fn build(attached: &'static Attached, required: ThreadLevel) -> Result<Runtime> {
    report::set_speaker(Speaker::Rank { host: attached.host.clone(), rank: attached.me });
    // Without our launcher each rank reads a file of its own host, and no two hosts need agree.
    let sources = calibration::sources().of_job("");
    let mut params = catalog::load(&sources).map_err(|e| err!(Other, "{e}"))?;
    let threaded = required == ThreadLevel::Multiple;
    let mut foreign = foreign(&sources, &mut params, threaded);
    let networks = std::mem::take(&mut foreign.networks);
    let params: &'static Params = Box::leak(Box::new(params));
    params.warnings().iter().cloned().for_each(report::say);
    saver::leave_signals(params);
    let attended = params.bool("mpi_async_progress");
    note_threads(required, attended);
    let config = P2pConfig {
        me: attached.me,
        node: attached.node,
        slot: attached.slot,
        modex: attached.modex,
        params,
        threaded,
        attended,
        networks: &networks,
    };
    let pml = Ob1::open(config, &mut report::say)?;
    attached.agree(params).map_err(|e| err!(Other, "{e}"))?;
    hawser_component::tell(&foreign, attached.me == 0, &mut report::say);
    let (node, modex) = (attached.node, attached.modex);
    let shared = threaded || attended;
    let boards = NodeBoards::new(BoardConfig { pml, node, modex, params, threaded: shared });
    let components = hawser_coll::built_in().into_iter().chain(foreign.rows).collect();
    let coll = Coll::open(params, components, Some(boards.shared()), report::say)?;
    let (me, nprocs) = (attached.me, attached.nprocs);
    let osc =
        OscConfig { me, nprocs, node, slot: attached.slot, modex, pml, params, threaded, attended };
    let osc = Osc::open(osc, &mut report::say).map_err(|e| err!(Other, "{e}"))?;
    let io = Io::open(pml, osc, params);
    let env = Env::open(EnvConfig {
        pml,
        coll,
        me,
        nprocs,
        node_of: Box::new(move |proc| modex.home_of(proc)),
        here: Box::new(move || modex.node_of(me)),
        cell_of: (modex.cells() > 1).then(|| Box::new(move |proc| modex.cell_of(proc)) as Box<_>),
        facts: facts(attached),
        outside: Some(outside(attached, params, pml)),
    });
    env.set_accords(boards);
    Ok(Runtime {
        world: env.world()?.clone(),
        self_: env.self_comm()?.clone(),
        env,
        slot: attached.node.slot(attached.slot),
        thread_level: required,
        params,
        host: attached.host.clone(),
        pml,
        osc,
        io,
        universe: universe(attached, params, pml),
        attached,
        progress: Mutex::new(None),
    })
}

/// Interrupts take memory away from under whoever uses it: other threads have to be out of the way,
/// and where the memory of windows is shared none may be that does not call MPI.
fn note_threads(level: ThreadLevel, attended: bool) {
    holding::set_threads(level != ThreadLevel::Single || attended);
    holding::set_several(level == ThreadLevel::Multiple || attended);
}

/// What this process needs to meet other jobs. Nothing of it is opened before it is needed.
fn outside(attached: &'static Attached, params: &'static Params, pml: &'static Ob1) -> Outside {
    let names: &'static NameTable =
        Box::leak(Box::new(NameTable::new(attached.job, attached.nprocs)));
    let settings = params.agreement().text;
    // What the choice of collective algorithms follows from; the rest is between two processes,
    // which agree on it by themselves.
    let counts = |line: &&str| line.starts_with("coll") || line.starts_with('(');
    let settings = settings.lines().filter(counts).map(|line| format!("{line}\n")).collect();
    let open = Box::new(move || open_outside(attached, params, pml, names));
    Outside { names, open, settings }
}

/// A process is lost. Where it is one of a job that another launcher has started, or nobody, and
/// has a communicator with this one whose error handler ends the job, that ends now: what is
/// connected ends together (MPI-5.0 section 11.10.4), and the launcher does not know of the
/// connection.
fn handle_lost(proc: ProcId) {
    let Some(runtime) = get().filter(|r| proc >= r.env.nprocs) else { return };
    runtime.osc.note_foreign_loss();
    if runtime.params.text("errmgr_base_on_failure") == "notify" {
        return;
    }
    let Some(name) = names::of_other_job(proc).filter(|n| !runtime.universe.knows(n.job)) else {
        return;
    };
    let Some(comm) = runtime.env.ends_with(proc) else { return };
    let why = runtime.pml.liveness().why(proc);
    let code = why.as_ref().map_or(1, Error::ending);
    let why = why.map_or(String::new(), |e| format!(": {}", e.text()));
    let comm = if comm.is_empty() { "a communicator with it".into() } else { comm };
    let line = format!(
        "{name:?} is lost{why}; the error handler of {comm} is MPI_ERRORS_ARE_FATAL: the job ends, \
         too; to handle errors in the program, set MPI_ERRORS_RETURN"
    );
    abort(code, &line, vec![line.clone()])
}

/// The run-time that starts processes and knows names; a server keeps those where the user has
/// named one.
fn universe(
    attached: &'static Attached,
    params: &'static Params,
    pml: &'static Ob1,
) -> &'static RankUniverse {
    let file = params.text("mpi_name_server");
    let me = hawser_rte::name::Name { job: attached.job, rank: attached.me };
    let patience = params.int("btl_tcp_connect_timeout").max(1) as u64 * 1_000_000_000;
    let server = (!file.is_empty())
        .then(|| NameClient::new(file.into(), me, tcp::quality(params), patience));
    Box::leak(Box::new(RankUniverse::new(attached, pml, server)))
}

fn open_outside(
    attached: &Attached,
    params: &'static Params,
    pml: &'static Ob1,
    names: &'static NameTable,
) -> Result<&'static Interjob> {
    let cannot = |why: String| {
        err!(Other, "this process cannot listen for other jobs: {why}; see net_if_include")
    };
    let choice = Choice::of(params).map_err(|e| cannot(e.to_string()))?;
    let seconds = params.int("btl_tcp_connect_timeout").max(1) as u64;
    let config = InterjobConfig {
        me: attached.me,
        names,
        choice: &choice,
        quality: &tcp::quality(params),
        timeout_ns: seconds * 1_000_000_000,
        seat: shares_memory_with_jobs(params).then(|| Seat {
            segment: u32::try_from(attached.node.fd()).unwrap_or(u32::MAX),
            domain: attached.node.slot(attached.slot).domain(),
        }),
        cells: Some(CellSeat { segment: attached.node, path: CellPath::of(params) }),
    };
    let jobs = Interjob::open(&config).map_err(|e| cannot(e.to_string()))?;
    let jobs: &'static Interjob = Box::leak(Box::new(jobs));
    jobs.set_wake(Box::new(move || pml.wake()));
    jobs.set_counting(Box::new(move |how| pml.count(how)));
    let modules = open_for_jobs((attached.me, attached.node), params, jobs).map_err(cannot)?;
    modules.into_iter().for_each(|module| pml.add_module_between_jobs(module));
    names::speak_by(names);
    pml.liveness().set_witness(handle_lost);
    Ok(jobs)
}

/// Loads the third-party components. What was loaded has to be the same on all ranks.
fn foreign(sources: &Sources, params: &mut Params, threaded: bool) -> Loaded {
    let found = catalog::find(sources);
    let trial = sources.prefix.as_deref().unwrap_or(Path::new("/")).join("bin/hawser");
    let loaded = hawser_component::load(&found, params, &trial, threaded);
    if !loaded.names.is_empty() {
        params.add_fact("(third-party components)", loaded.names.clone());
    }
    loaded
}

impl Runtime {
    fn progress(&self) -> MutexGuard<'_, Option<Progress>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Collective over the world, before its model ends: nobody leaves while a peer still needs it.
    /// `last`: no session of this process goes on, so that all it has to move is the world's.
    pub(crate) fn leave_world(&self, last: bool) -> Result<()> {
        self.pml.wait_for_given_up();
        self.env.part_from_jobs(if last { Scope::All } else { Scope::World });
        // No program sends anything behind the first barrier, and behind the second nobody has
        // anything left to move: freed requests end in between.
        self.pml.tell_leaving(Leaving::Begins);
        self.meet(last)?;
        if last {
            self.pml.drain();
        }
        let met = self.meet(last);
        self.pml.tell_leaving(Leaving::Over);
        met
    }

    /// A barrier of the world, apart from the program's calls. In a job that goes on without ranks
    /// that are lost, those that are left do not wait for each other once one is: who came in
    /// before it was told would wait for those who were told before they came.
    fn meet(&self, last: bool) -> Result<()> {
        let comm = self.env.closing()?;
        if self.params.text("errmgr_base_on_failure") != "notify" {
            let barrier = Request::collective(comm, comm.start(&CollCall::Barrier)?);
            self.wait_for_others(&barrier, &|| false, last);
            return barrier.wait(self.pml).error.map_or(Ok(()), Err);
        }
        // A network may have found a loss before it is told: then the barrier has errors, or takes
        // messages of calls that were left because of the loss.
        let world = self.world.group();
        let is_whole =
            || self.attached.node.losses() == 0 && self.pml.liveness().lost(world).is_none();
        if !is_whole() {
            return Ok(());
        }
        let barrier = Request::collective(comm, comm.start(&CollCall::Barrier)?);
        self.wait_for_others(&barrier, &|| !is_whole(), last);
        if barrier.is_complete(self.pml) {
            let error = barrier.wait(self.pml).error;
            return error.filter(|_| is_whole()).map_or(Ok(()), Err);
        }
        // It never ends, and nobody asks for it any more.
        std::mem::forget(barrier);
        Ok(())
    }

    /// Waits until all have met. When that takes long, tells those who wait for this process in
    /// collective calls that it makes none.
    fn wait_for_others(&self, barrier: &Request, given_up: &dyn Fn() -> bool, last: bool) {
        let pml = self.pml;
        let met = || barrier.is_complete(pml) || given_up();
        let about = |tell: &mut dyn FnMut(Needed)| barrier.awaiting(pml).into_iter().for_each(tell);
        let begun = clock::now_ns();
        let is_late = || clock::now_ns() - begun > LEAVING_PATIENCE_NS;
        pml.wait_until_telling(&mut || met() || last && is_late(), &about);
        if last && !met() {
            pml.drain();
            pml.tell_leaving(Leaving::Drained);
        }
        pml.wait_until_telling(&mut || met(), &about);
    }
}

/// What attributes and `MPI_INFO_ENV` show of the job.
fn facts(attached: &Attached) -> Facts {
    Facts {
        appnum: Some(attached.appnum as i32),
        universe_size: Some(attached.universe as i32),
        // All ranks are on this host and read its monotonic clock.
        wtime_is_global: true,
        info_env: env_facts(attached.nprocs, &attached.host),
    }
}

/// What `MPI_INFO_ENV` shows before initialisation: the same as later.
pub(crate) fn early_facts() -> Vec<(String, String)> {
    let size = std::env::var(env::SIZE).ok().and_then(|n| n.parse().ok());
    env_facts(size.unwrap_or(1), &process::hostname())
}

/// Keys and values of MPI-5.0 section 11.5, as far as they are known. `thread_level` is not among
/// them: it is what was asked for before the program started, and mpirun takes no such wish.
fn env_facts(nprocs: u32, host: &str) -> Vec<(String, String)> {
    let mut args = std::env::args_os().map(|a| a.to_string_lossy().into_owned());
    let mut facts = vec![
        ("command".to_owned(), args.next().unwrap_or_default()),
        ("argv".to_owned(), args.collect::<Vec<_>>().join(" ")),
        ("maxprocs".to_owned(), nprocs.to_string()),
        ("soft".to_owned(), nprocs.to_string()),
        ("host".to_owned(), host.to_owned()),
        ("arch".to_owned(), std::env::consts::ARCH.to_owned()),
        (MEMORY_KINDS_KEY.to_owned(), MEMORY_KINDS.to_owned()),
    ];
    if let Ok(here) = std::env::current_dir() {
        facts.push(("wdir".to_owned(), here.to_string_lossy().into_owned()));
    }
    facts
}

/// The runtime, while MPI is in use.
#[inline]
pub(crate) fn get() -> Option<&'static Runtime> {
    // SYNC runtime: pairs with the store in `start`.
    // SAFETY: null or what BUILT holds for the rest of the process.
    unsafe { IN_USE.load(Ordering::Acquire).as_ref() }
}

/// The runtime; calls that need it are refused before initialisation.
pub(crate) fn running() -> Result<&'static Runtime> {
    get().ok_or_else(|| err!(Other, "MPI is not initialized"))
}

/// The environment of the running library.
///
/// # Errors
/// MPI is not initialized.
pub(crate) fn env() -> Result<&'static Env> {
    Ok(running()?.env)
}

/// MPI ends in this process, for now or for good. Waits for what this process has still to move,
/// and for nobody else.
pub(crate) fn pause() -> Result<()> {
    let Some(runtime) = get() else { return Ok(()) };
    runtime.slot.set_phase(Phase::Finalizing);
    runtime.pml.wait_for_given_up();
    runtime.env.reap();
    let progress = runtime.progress().take();
    if let Some(progress) = progress {
        progress.end();
    }
    let rests = runtime.env.pml.quiesce();
    counters::show(runtime.params, runtime.attached.me, runtime.pml, &wording::print_block);
    IN_USE.store(std::ptr::null_mut(), Ordering::Release);
    runtime.slot.set_phase(Phase::Finalized);
    runtime.attached.leave();
    rests
}

/// How long the launcher's news of an abort wait for its last words, so that people read them in
/// this order, and how long the process then stays for them.
const LAST_WORDS: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(1)];
/// How often a process that aborts looks whether its launcher has read its last words.
const TAKEN_POLL: Duration = Duration::from_micros(200);

/// How far the last words of a process have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spoken {
    /// They are printed, and what the program has written through the C library is flushed.
    Printed,
    /// Another launcher has read them, or there is none.
    Taken,
}

/// Ends the job with this code. `why` is the error that makes it necessary; it is empty when the
/// program called `MPI_Abort`. `lines` are for people.
///
/// Printing and flushing may block for ever, on a full pipe or on a stream that another thread
/// holds: the end of the job does not wait for it.
pub(crate) fn abort(code: i32, why: &str, lines: Vec<String>) -> ! {
    let began = Instant::now();
    let spoken = last_words(lines);
    // Late or not, the job ends now.
    let mut come = None;
    while come != Some(Spoken::Taken)
        && let Some(left) = LAST_WORDS[0].checked_sub(began.elapsed())
        && let Ok(far) = spoken.recv_timeout(left)
    {
        come = Some(far);
    }
    if let Some(attached) = JOINED.get() {
        // What the launcher sends to all would cut the last words off; it kills after its grace.
        signals::ignore_termination();
        // The launcher repeats nothing that was said here.
        let brief = wording::brief(why).filter(|_| come.is_some());
        attached.announce_abort(code, brief.as_deref().unwrap_or(why));
        if come.is_none() {
            let _ = spoken.recv_timeout(LAST_WORDS[1]);
        }
    }
    exit_failed(code)
}

/// Ends the ranks of a communicator, this one among them, where the job goes on without ranks that
/// fail; returns where it does not, or where the communicator has all ranks.
pub(crate) fn abort_ranks(comm: &Comm, code: i32, lines: &dyn Fn() -> Vec<String>) {
    let Some(runtime) = get() else { return };
    let all = comm.is_inter() || comm.size() >= runtime.env.nprocs;
    if !runtime.universe.serves_job() {
        return;
    }
    let Some(names) = comm.names().filter(|_| !all && has_joined()) else { return };
    if runtime.universe.end(&names, code).is_ok() {
        let _ = last_words(lines()).recv_timeout(LAST_WORDS[1]);
        exit_failed(code)
    }
}

/// Whether this process belongs to a job, which ends when it aborts.
pub(crate) fn has_joined() -> bool {
    JOINED.get().is_some()
}

/// As [`abort`], of a copy that `fork` has made of a rank: only the copy ends.
pub(crate) fn end_copy(code: i32, lines: Vec<String>) -> ! {
    let _ = last_words(lines).recv_timeout(LAST_WORDS[1]);
    exit_failed(code)
}

fn exit_failed(code: i32) -> ! {
    // The shell must not see success where the job was aborted.
    process::exit_now(if code & 0xff == 0 { 1 } else { code & 0xff })
}

/// Prints, and flushes what the program has written through the C library, in a thread of its own,
/// and tells how far that has come.
fn last_words(lines: Vec<String>) -> mpsc::Receiver<Spoken> {
    let lines = Arc::new(lines);
    let (tell, spoken) = mpsc::channel();
    let speak = {
        let (lines, tell) = (lines.clone(), tell.clone());
        // SAFETY: flushing all streams has no precondition.
        move || say(&lines, &tell, || _ = unsafe { libc::fflush(std::ptr::null_mut()) })
    };
    if process::start_thread("words", speak).is_err() {
        // Nothing would bound a flush in this thread.
        say(&lines, &tell, || {});
    }
    spoken
}

/// Prints the last words; if nobody listens to how far they have come, the process ends.
fn say(lines: &[String], tell: &mpsc::Sender<Spoken>, flush: impl FnOnce()) {
    wording::print_block(lines);
    flush();
    let _ = tell.send(Spoken::Printed);
    wait_until_taken();
    let _ = tell.send(Spoken::Taken);
}

/// Waits until another launcher, as the reader of our standard streams, has taken all that they
/// hold: when it hears of an abort it may end at once and leave in the pipes what it has not read.
/// Not longer than the news of the abort may wait.
///
/// No event tells when a pipe becomes empty (it is writable long before): so this asks again and
/// again.
fn wait_until_taken() {
    if !JOINED.get().is_some_and(Attached::foreign) {
        return;
    }
    let holds = || {
        let (out, err) = (std::io::stdout(), std::io::stderr());
        pipe::unread_bytes(out.as_fd()) + pipe::unread_bytes(err.as_fd()) > 0
    };
    let began = Instant::now();
    while holds() && began.elapsed() < LAST_WORDS[0] {
        std::thread::sleep(TAKEN_POLL);
    }
}
