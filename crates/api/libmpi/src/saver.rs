//! Time to save, and snapshots of what the program saves: what the functions of `checkpoint` do
//! (ADR 41, ADR 42). Nothing of it exists before the first of them is called.

pub(crate) mod callbacks;
mod snapshot;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use hawser_checkpoint::crs::{Callbacks, SelfCrs};
use hawser_checkpoint::deadline;
use hawser_checkpoint::moment::{Local, Moment, Requester, SaveDecision, SavePolicy};
use hawser_checkpoint::params;
use hawser_checkpoint::store::Store;
use hawser_checkpoint::wishes::{self, SaveSignal};
use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_io::largest;
use hawser_mca::Params;
use hawser_mca::report::say;
use hawser_os::clock;
use hawser_os::signals::{self, SIGTERM, SIGXCPU};

use self::snapshot::Pending;
pub(crate) use self::snapshot::{checkpoint, finish, restart};

/// When this rank last wished that all save, in monotonic nanoseconds.
static SAVE_WISH: AtomicU64 = AtomicU64::new(0);
/// When it last wished that all stop.
static STOP_WISH: AtomicU64 = AtomicU64::new(0);
/// Sections in which no snapshot may be taken.
static HELD: AtomicU32 = AtomicU32::new(0);

/// What one process keeps.
pub(crate) struct Saver {
    moment: Moment,
    /// Those that ask for snapshots.
    signals: Vec<SaveSignal>,
    /// When the job must have ended, in monotonic nanoseconds.
    end_ns: Option<u64>,
    /// The batch system has been asked.
    asked: bool,
    /// Between `SIGTERM` and `SIGKILL`.
    grace_ns: Option<u64>,
    /// Callbacks; `None` while they run.
    crs: Option<SelfCrs>,
    /// Symbols have been looked for.
    searched: bool,
    store: Option<Store>,
    /// Where ranks of this host write first.
    local: Option<Store>,
    rate: u64,
    keep: u64,
    /// The snapshot from which the job starts.
    restart: Option<PathBuf>,
    any_program: bool,
    /// Snapshots are images of processes, which this library does not make.
    by_images: bool,
    pending: Option<Pending>,
}

static SAVER: OnceLock<Mutex<Saver>> = OnceLock::new();

/// Makes this process's, unless it is there.
pub(crate) fn begin(params: &Params) -> Result<()> {
    if SAVER.get().is_none() {
        let made = Saver::new(params)?;
        SAVER.get_or_init(|| Mutex::new(made));
    }
    Ok(())
}

/// This process's, once it has begun.
pub(crate) fn saver() -> Result<MutexGuard<'static, Saver>> {
    let saver = SAVER.get().ok_or_else(|| err!(Intern, "no snapshots have begun"))?;
    Ok(saver.lock().unwrap_or_else(PoisonError::into_inner))
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Where the launcher makes images of the ranks a signal that asks for them is its affair: batch
/// systems send it to ranks, too, and would end them before they are saved.
pub(crate) fn leave_signals(params: &Params) {
    let by_images = !params.text("crs_base_dir").is_empty()
        && variable(hawser_rte::env::JOB).is_some()
        && params::select_crs(params, &mut |_| {}) == Ok(params::Saves::Images);
    if !by_images {
        return;
    }
    for wish in wishes::save_signals(params.text("crs_base_on")).iter().flatten() {
        // Without it they end as they would.
        let _ = signals::leave_to_parent(wish.signal);
    }
}

impl Saver {
    fn new(params: &Params) -> Result<Saver> {
        let now = clock::now_ns();
        let ms = |name: &str| (params.float(name) * 1e3) as u64;
        let before = params.float("crs_base_before_end");
        let policy = SavePolicy {
            before_end_ms: (before >= 0.0).then(|| ms("crs_base_before_end")),
            every_ms: Some(ms("crs_base_every")).filter(|ms| *ms > 0),
        };
        let signals = wishes::save_signals(params.text("crs_base_on"));
        let signals = signals.map_err(|why| err!(Arg, "{why}"))?;
        for wish in &signals {
            // The program handles it: then it has to say so by MPIX_Save_request.
            let _ = signals::note(wish.signal);
        }
        let left = deadline::from_variables(&variable, deadline::now_ms());
        let grace = variable(deadline::KILL_GRACE).and_then(|v| v.trim().parse().ok());
        let batch = || deadline::batch_grace_ms(&variable);
        // Our launcher kills after its own time at the latest; see its `grace_ms`.
        let ours = variable(hawser_rte::env::JOB).map(|_| ms("plm_base_kill_grace"));
        let grace = grace.or_else(|| batch().max(ours));
        let dir = |name: &str| match params.text(name) {
            "" => None,
            text => Some(PathBuf::from(text)),
        };
        let job = variable(hawser_rte::env::JOB).unwrap_or_else(|| "alone".into());
        let refused = |why: String| err!(Arg, "{why}");
        let saves = params::select_crs(params, &mut |line| say(line)).map_err(refused)?;
        let by_images = saves == params::Saves::Images;
        let local = params::select_store(params, &mut |line| say(line)).map_err(refused)?;
        let local = match local {
            params::Stores::Shared => None,
            params::Stores::Local(dir) => Some(dir.join(format!("hawser-{job}"))),
            params::Stores::Partner if by_images => None,
            params::Stores::Partner => {
                let why = "the component partner of sstore is for images of processes (--mca crs \
                           criu); leave out --mca sstore";
                return Err(refused(why.into()));
            }
        };
        Ok(Saver {
            moment: Moment::new(policy, now),
            signals,
            end_ns: left.map(|ms| now.saturating_add(ms.saturating_mul(1_000_000))),
            asked: false,
            grace_ns: grace.map(|ms: u64| ms.saturating_mul(1_000_000)),
            crs: Some(SelfCrs::default()),
            searched: false,
            store: dir("crs_base_dir").map(Store::new).filter(|_| !by_images),
            local: local.map(Store::new),
            rate: params.size("sstore_base_flush_rate"),
            keep: params.int("crs_base_keep").max(1) as u64,
            restart: dir("crs_base_restart"),
            any_program: params.bool("crs_base_any_program"),
            by_images,
            pending: None,
        })
    }

    /// Adds callbacks of the program.
    pub(crate) fn register(&mut self, part: Callbacks) {
        self.crs.get_or_insert_default().register(part);
    }

    /// What this process knows.
    fn local(&mut self, comm: &Comm, now: bool) -> Local {
        let now_ns = clock::now_ns();
        // One process asks for all.
        if comm.rank() == 0
            && !std::mem::replace(&mut self.asked, true)
            && let Some(ms) = deadline::from_command(&variable, &mut wishes::ask_batch)
        {
            let at = now_ns.saturating_add(ms.saturating_mul(1_000_000));
            self.end_ns = Some(self.end_ns.map_or(at, |end| end.min(at)));
        }
        let last = |stop: bool| {
            let of = self.signals.iter().filter(|w| w.stop == stop);
            of.map(|w| signals::noted(w.signal)).max().unwrap_or(0)
        };
        let killed = |w: &&SaveSignal| w.signal == SIGTERM || w.signal == SIGXCPU;
        let term = self.signals.iter().filter(killed).map(|w| signals::noted(w.signal)).max();
        let killed_at = term
            .filter(|at| *at > 0)
            .and_then(|at| self.grace_ns.map(|grace| at.saturating_add(grace)));
        let end = self.end_ns.into_iter().chain(killed_at).min();
        let flush = match &mut self.pending {
            Some(pending) if pending.is_of(comm) => pending.flush_word(),
            _ => 0,
        };
        Local {
            now_ns,
            left_ms: end.map(|at| at.saturating_sub(now_ns) / 1_000_000),
            save_ns: last(false).max(SAVE_WISH.load(Relaxed)),
            stop_ns: last(true).max(STOP_WISH.load(Relaxed)),
            held: HELD.load(Relaxed) > 0,
            now,
            flush,
        }
    }
}

/// Collective: the answer to all ranks of a communicator.
fn ask(comm: &Comm, asker: Requester, now: bool) -> Result<SaveDecision> {
    if comm.is_inter() {
        return Err(err!(Comm, "an intercommunicator cannot be asked; use MPI_COMM_WORLD"));
    }
    let offer = {
        let mut saver = saver()?;
        let local = saver.local(comm, now);
        saver.moment.offer(asker, &local)
    };
    let most = largest(comm, &offer)?;
    let words = most.try_into().map_err(|_| err!(Intern, "an answer of another length"))?;
    let verdict = saver()?.moment.agree(asker, clock::now_ns(), words);
    snapshot::settle(comm, verdict.flush)?;
    Ok(verdict)
}

/// `MPIX_Time_left`.
pub(crate) fn time_left(comm: &Comm) -> Result<SaveDecision> {
    ask(comm, Requester::Program, false)
}

/// This rank wishes that all save, or stop. Only atomics and the clock: it may be called in a
/// signal handler.
pub(crate) fn wish(stop: bool) {
    let wish = if stop { &STOP_WISH } else { &SAVE_WISH };
    wish.store(clock::now_ns().max(1), Relaxed);
}

/// A section begins in which no snapshot may be taken.
pub(crate) fn hold() {
    HELD.fetch_add(1, Relaxed);
}

/// Such a section ends.
pub(crate) fn release() -> Result<()> {
    let ended = HELD.fetch_update(Relaxed, Relaxed, |n| n.checked_sub(1));
    ended.map(drop).map_err(|_| err!(Other, "no MPIX_Checkpoint_hold is open"))
}
