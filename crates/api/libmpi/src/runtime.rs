//! The running library: the one place where the floors are put together.

use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{JoinHandle, ThreadId};

use hawser_catalog as catalog;
use hawser_coll::Coll;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollCall;
use hawser_core::env::{Env, EnvConfig, Facts};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::progress::keep_program_out;
use hawser_mca::Params;
use hawser_mca::report::{self, Speaker};
use hawser_p2p::{Ob1, P2pConfig};
use hawser_rte::{Attached, attach};
use hawser_transport::calibration;
use hawser_transport::node::{PeerSlot, Phase};

use crate::{counters, errors};

/// Levels of thread support, weakest first (MPI-5.0 section 11.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub(crate) enum ThreadLevel {
    Single,
    Funneled,
    Serialized,
    Multiple,
}

/// What exists between initialisation and finalisation.
pub(crate) struct Runtime {
    /// `MPI_COMM_WORLD`.
    pub(crate) world: Comm,
    /// `MPI_COMM_SELF`.
    pub(crate) self_: Comm,
    /// What the objects of the standard hang on.
    pub(crate) env: &'static Env,
    /// Our line in the node segment.
    pub(crate) slot: &'static PeerSlot,
    /// What was granted.
    pub(crate) thread_level: ThreadLevel,
    /// The thread that initialised.
    pub(crate) main_thread: ThreadId,
    /// All parameters.
    pub(crate) params: &'static Params,
    /// The name of this host.
    pub(crate) host: String,
    /// The point-to-point layer itself, for its counters.
    pub(crate) pml: &'static Ob1,
    attached: Attached,
    progress: Mutex<Option<Progress>>,
}

/// The thread of `mpi_async_progress`.
struct Progress {
    pml: &'static Ob1,
    thread: JoinHandle<()>,
}

impl Progress {
    fn start(pml: &'static Ob1, level: ThreadLevel) -> Result<Progress> {
        let thread = std::thread::Builder::new()
            .name("hawser-progress".into())
            .spawn(move || {
                if level != ThreadLevel::Multiple {
                    keep_program_out();
                }
                pml.attend();
            })
            .map_err(|e| err!(Other, "the thread of mpi_async_progress cannot start: {e}"))?;
        Ok(Progress { pml, thread })
    }

    fn end(self) {
        self.pml.stop_attending();
        // It has nothing to tell; a panic was printed by its hook.
        let _ = self.thread.join();
    }
}

/// The runtime; null before initialisation and after finalisation. It is leaked, so that a call of
/// another thread that races with `MPI_Finalize` (an error of the program) reads valid memory.
static RUNTIME: AtomicPtr<Runtime> = AtomicPtr::new(std::ptr::null_mut());

/// Initialises the library: joins the job, resolves parameters, opens the components. The caller
/// (`chapters::init`) holds the life lock.
pub(crate) fn init(required: ThreadLevel) -> Result<ThreadLevel> {
    let attached = attach().map_err(|e| err!(Other, "{e}"))?;
    report::set_speaker(Speaker::Rank { host: attached.host.clone(), rank: attached.me });
    let sources = calibration::sources();
    let params = catalog::load(&sources).map_err(|e| err!(Other, "{e}"))?;
    let params: &'static Params = Box::leak(Box::new(params));
    let mut report = |line: String| report::say(line);
    params.warnings().iter().cloned().for_each(&mut report);
    let config = P2pConfig {
        me: attached.me,
        node: attached.node,
        slot: attached.slot,
        modex: attached.modex,
        params,
        threaded: required == ThreadLevel::Multiple,
        attended: params.bool("mpi_async_progress"),
    };
    let pml = Ob1::open(config, &mut report).map_err(|e| err!(Other, "{e}"))?;
    let coll = Coll::open(params, &mut report).map_err(|e| err!(Other, "{e}"))?;
    let modex = attached.modex;
    let env = Env::open(EnvConfig {
        pml,
        coll,
        me: attached.me,
        nprocs: attached.nprocs,
        node_of: Box::new(move |proc| modex.node_of(proc)),
        facts: facts(&attached, required),
    });
    let slot = attached.node.slot(attached.slot);
    let progress = match params.bool("mpi_async_progress") {
        true => Some(Progress::start(pml, required)?),
        false => None,
    };
    let runtime = Runtime {
        world: env.world()?.clone(),
        self_: env.self_comm()?.clone(),
        env,
        slot,
        thread_level: required,
        main_thread: std::thread::current().id(),
        params,
        host: attached.host.clone(),
        pml,
        attached,
        progress: Mutex::new(progress),
    };
    slot.set_phase(Phase::Running);
    // SYNC runtime: pairs with the load in `get`.
    RUNTIME.store(Box::leak(Box::new(runtime)), Ordering::Release);
    Ok(required)
}

/// What attributes and `MPI_INFO_ENV` show of the job.
fn facts(attached: &Attached, level: ThreadLevel) -> Facts {
    let mut args = std::env::args_os().map(|a| a.to_string_lossy().into_owned());
    let mut info_env = vec![
        ("command".to_owned(), args.next().unwrap_or_default()),
        ("argv".to_owned(), args.collect::<Vec<_>>().join(" ")),
        ("maxprocs".to_owned(), attached.nprocs.to_string()),
        ("soft".to_owned(), attached.nprocs.to_string()),
        ("host".to_owned(), attached.host.clone()),
        ("arch".to_owned(), std::env::consts::ARCH.to_owned()),
        ("thread_level".to_owned(), format!("{level:?}").to_uppercase()),
    ];
    if let Ok(here) = std::env::current_dir() {
        info_env.push(("wdir".to_owned(), here.to_string_lossy().into_owned()));
    }
    if let Some((_, level)) = info_env.iter_mut().find(|(k, _)| k == "thread_level") {
        *level = format!("MPI_THREAD_{level}");
    }
    Facts {
        appnum: Some(attached.appnum as i32),
        universe_size: Some(attached.universe as i32),
        // All ranks are on this host and read its monotonic clock.
        wtime_is_global: true,
        info_env,
    }
}

/// The runtime, while it exists.
#[inline]
pub(crate) fn get() -> Option<&'static Runtime> {
    // SYNC runtime: pairs with the store in `init`.
    // SAFETY: null or a leaked box.
    unsafe { RUNTIME.load(Ordering::Acquire).as_ref() }
}

/// Finalises the library. Collective over the world: nobody leaves while a peer still needs it.
pub(crate) fn finalize() -> Result<()> {
    let Some(runtime) = get() else { return Ok(()) };
    runtime.slot.set_phase(Phase::Finalizing);
    let left = runtime.world.run(&CollCall::Barrier);
    let progress = runtime.progress.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(progress) = progress {
        progress.end();
    }
    let closed = runtime.env.pml.close();
    counters::show(runtime.params, runtime.attached.me, runtime.pml, &errors::print_block);
    runtime.slot.set_phase(Phase::Finalized);
    RUNTIME.store(std::ptr::null_mut(), Ordering::Release);
    left.and(closed)
}

/// Ends the job with this code. `why` is the error that makes it necessary; it is empty when the
/// program called `MPI_Abort`.
pub(crate) fn abort(code: i32, why: &str) -> ! {
    // Output that the program has written through the C library is not lost.
    // SAFETY: flushing all streams has no precondition.
    unsafe { libc::fflush(std::ptr::null_mut()) };
    match get() {
        Some(runtime) => runtime.attached.abort(code, why),
        // Not initialised: our own end is all there is; the launcher sees the code.
        None => hawser_os::process::exit_now(if code & 0xff == 0 { 1 } else { code & 0xff }),
    }
}
