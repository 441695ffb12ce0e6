//! The running library.
use std::thread::ThreadId;

use hawser_core::comm::Comm;
use hawser_core::env::Env;
use hawser_core::error::Result;
use hawser_mca::Params;
use hawser_transport::node::PeerSlot;

/// Levels of thread support, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub(crate) enum ThreadLevel {
    Single,
    Funneled,
    Serialized,
    Multiple,
}

/// What exists between initialisation and finalisation.
#[allow(missing_docs)]
pub(crate) struct Runtime {
    pub(crate) world: Comm,
    pub(crate) self_: Comm,
    pub(crate) env: &'static Env,
    pub(crate) slot: &'static PeerSlot,
    pub(crate) thread_level: ThreadLevel,
    pub(crate) main_thread: ThreadId,
    pub(crate) params: &'static Params,
    pub(crate) host: String,
}

/// Initialises the library.
pub(crate) fn init(_required: ThreadLevel) -> Result<ThreadLevel> {
    Err(hawser_core::err!(Intern, "no runtime"))
}

/// The runtime, while it exists.
pub(crate) fn get() -> Option<&'static Runtime> {
    None
}

/// Finalises the library.
pub(crate) fn finalize() -> Result<()> {
    Ok(())
}

/// Ends the job.
pub(crate) fn abort(code: i32) -> ! {
    std::process::exit(if code == 0 { 1 } else { code & 0xff })
}
