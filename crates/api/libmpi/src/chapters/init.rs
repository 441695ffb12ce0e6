//! Initialisation, finalisation and sessions (MPI-5.0 chapter 11, without dynamic processes).

mod panics;

use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::{self, ThreadId};

use hawser_core::comm::Scope;
use hawser_core::contracts::pml::Leaving;
use hawser_core::contracts::universe::Universe;
use hawser_core::err;
use hawser_core::errhandler::{Errhandler, Target};
use hawser_core::error::Result;
use hawser_core::group::Group;
use hawser_core::info::{Info, MEMORY_KINDS, MEMORY_KINDS_KEY, env_info};
use hawser_lockfree::float;
use hawser_status::CallStatus;

use super::request::many::sessions_meet;
use super::{buffer, spawn};
use crate::generated::constants::*;
use crate::handles::{self, Session};
use crate::runtime::{self, Runtime, ThreadLevel, running};
use crate::state::{self, Calls, State};
use crate::types::*;
use crate::{checks, saver, text};

/// The world model of this process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum World {
    Before,
    Initialized,
    Finalized,
}

/// Who uses the library.
struct Life {
    world: World,
    sessions: u32,
    /// The thread that initialised the world model, or else the one that began MPI.
    main_thread: Option<ThreadId>,
}

static LIFE: Mutex<Life> =
    Mutex::new(Life { world: World::Before, sessions: 0, main_thread: None });

fn life() -> MutexGuard<'static, Life> {
    LIFE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A thread level from its constant.
pub(crate) fn level_of(value: c_int) -> Result<ThreadLevel> {
    match value {
        MPI_THREAD_SINGLE => Ok(ThreadLevel::Single),
        MPI_THREAD_FUNNELED => Ok(ThreadLevel::Funneled),
        MPI_THREAD_SERIALIZED => Ok(ThreadLevel::Serialized),
        MPI_THREAD_MULTIPLE => Ok(ThreadLevel::Multiple),
        other => Err(err!(Arg, "{other} is no thread level; use the MPI_THREAD_ constants")),
    }
}

fn level_value(level: ThreadLevel) -> c_int {
    match level {
        ThreadLevel::Single => MPI_THREAD_SINGLE,
        ThreadLevel::Funneled => MPI_THREAD_FUNNELED,
        ThreadLevel::Serialized => MPI_THREAD_SERIALIZED,
        ThreadLevel::Multiple => MPI_THREAD_MULTIPLE,
    }
}

fn level_name(level: ThreadLevel) -> &'static str {
    match level {
        ThreadLevel::Single => "MPI_THREAD_SINGLE",
        ThreadLevel::Funneled => "MPI_THREAD_FUNNELED",
        ThreadLevel::Serialized => "MPI_THREAD_SERIALIZED",
        ThreadLevel::Multiple => "MPI_THREAD_MULTIPLE",
    }
}

/// Starts the library for its first user, the first time or again; others find it running.
fn bring_up(required: ThreadLevel) -> Result<&'static Runtime> {
    if let Some(runtime) = runtime::get() {
        return Ok(runtime);
    }
    static FIRST: Once = Once::new();
    FIRST.call_once(panics::install_hook);
    // Parameters and what is known of the machine are read here, some of them as fractions.
    let runtime = float::own(|| runtime::start(required))?;
    let threaded = runtime.thread_level == ThreadLevel::Multiple;
    checks::set_on(runtime.params.bool("mpi_param_check"));
    handles::set_threaded(threaded);
    let calls = match (threaded, runtime.params.bool("mpi_async_progress")) {
        (true, _) => Calls::OnlyNoted,
        (false, true) => Calls::Noted,
        (false, false) => Calls::Told,
    };
    state::set_slot(Some((runtime.slot, calls)));
    static SHOWN: Once = Once::new();
    SHOWN.call_once(|| {
        handles::set_env_info(env_info(&runtime.env.facts.info_env));
    });
    state::set_state(State::Running);
    Ok(runtime)
}

/// Ends the library after its last user; it can be started again.
fn tear_down() -> Result<()> {
    // Calls of other threads are errors of the program from here on.
    state::set_state(State::After);
    state::leave_noted();
    state::set_slot(None);
    runtime::pause()
}

fn init_world(required: ThreadLevel) -> Result<ThreadLevel> {
    let mut life = life();
    match life.world {
        World::Initialized => {
            return Err(err!(Other, "MPI was initialized before; call MPI_Init once"));
        }
        World::Finalized => {
            return Err(err!(Other, "MPI was finalized; the world model cannot start again"));
        }
        World::Before => {}
    }
    let runtime = bring_up(required)?;
    runtime.slot.set_world();
    handles::set_world(Some((&runtime.world, &runtime.self_)));
    if life.sessions > 0 {
        sessions_meet();
    }
    life.world = World::Initialized;
    life.main_thread = Some(thread::current().id());
    drop(life);
    spawn::set_first_errhandler(runtime);
    spawn::meet_parent(runtime)?;
    Ok(runtime.thread_level)
}

pub(crate) fn init(_argc: *mut c_int, _argv: *mut *mut *mut c_char) -> Result<()> {
    init_world(ThreadLevel::Single).map(|_| ())
}

pub(crate) unsafe fn init_thread(
    _argc: *mut c_int,
    _argv: *mut *mut *mut c_char,
    required: c_int,
    provided: *mut c_int,
) -> Result<()> {
    let level = init_world(level_of(required)?)?;
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { provided.write(level_value(level)) };
    Ok(())
}

pub(crate) fn finalize() -> Result<()> {
    let mut life = life();
    match life.world {
        World::Initialized => {}
        World::Finalized => return Err(err!(Other, "MPI was finalized before")),
        World::Before => {
            return Err(err!(
                Other,
                "MPI_Finalize without MPI_Init: end sessions with MPI_Session_finalize"
            ));
        }
    }
    if state::state() == State::Copy {
        // Many programs finalize in whatever ends. The others wait for the rank, not for its copy.
        life.world = World::Finalized;
        return Ok(());
    }
    let last = life.sessions == 0;
    drop(life);
    let runtime = running()?;
    let copied = saver::finish();
    // Delete callbacks run here and may call MPI, hence without the lock; and other threads may go
    // on with sessions while this one waits for the other processes of the world.
    let callbacks = runtime.env.begin_finalize();
    let left = runtime.leave_world(last);
    life = self::life();
    life.world = World::Finalized;
    handles::set_world(None);
    if life.sessions == 0 {
        tear_down()?;
    }
    runtime.universe.leaving();
    callbacks.and(left).and(copied)
}

pub(crate) unsafe fn initialized(flag: *mut c_int) -> Result<()> {
    let answer = life_now() != World::Before;
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { flag.write(c_int::from(answer)) };
    Ok(())
}

pub(crate) unsafe fn finalized(flag: *mut c_int) -> Result<()> {
    let answer = life_now() == World::Finalized;
    // SAFETY: as above.
    unsafe { flag.write(c_int::from(answer)) };
    Ok(())
}

/// `MPI_Initialized` and `MPI_Finalized` may be called by any thread at any time, also from a
/// callback while another thread initialises.
fn life_now() -> World {
    life().world
}

pub(crate) unsafe fn query_thread(provided: *mut c_int) -> Result<()> {
    let level = level_value(running()?.thread_level);
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { provided.write(level) };
    Ok(())
}

pub(crate) unsafe fn is_thread_main(flag: *mut c_int) -> Result<()> {
    running()?;
    let main = life().main_thread == Some(thread::current().id());
    // SAFETY: as above.
    unsafe { flag.write(c_int::from(main)) };
    Ok(())
}

pub(crate) fn abort(comm: MPI_Comm, errorcode: c_int) -> Result<()> {
    let members = handles::comm::get(comm).ok();
    let comm = handles::handle_text(comm.0);
    if state::state() == State::Copy {
        let line = format!(
            "MPI_Abort({comm}, {errorcode}): this process ends; the rank that it is a copy of goes \
             on"
        );
        runtime::end_copy(errorcode, vec![line]);
    }
    if let Some(members) = members.filter(|_| state::state() == State::Running) {
        let line = format!("MPI_Abort({comm}, {errorcode}): the program ends these ranks");
        runtime::abort_ranks(members, errorcode, &|| vec![line.clone()]);
    }
    let line = format!("MPI_Abort({comm}, {errorcode}): the program ends the job");
    runtime::abort(errorcode, "", vec![line])
}

pub(crate) unsafe fn session_init(
    info: Option<&Info>,
    errhandler: &Errhandler,
    session: *mut MPI_Session,
) -> Result<()> {
    errhandler.check(Target::Session)?;
    let wanted = info.and_then(|i| i.get("thread_level"));
    let required = match wanted.as_deref() {
        // A session that does not say what it needs may not be the only one, nor need most.
        None => ThreadLevel::Multiple,
        Some("MPI_THREAD_SINGLE") => ThreadLevel::Single,
        Some("MPI_THREAD_FUNNELED") => ThreadLevel::Funneled,
        Some("MPI_THREAD_SERIALIZED") => ThreadLevel::Serialized,
        Some("MPI_THREAD_MULTIPLE") => ThreadLevel::Multiple,
        Some(other) => {
            return Err(err!(InfoValue, "thread_level \"{other}\" is no thread level"));
        }
    };
    let mut life = life();
    let runtime = bring_up(required)?;
    let about = Info::new();
    about.set("thread_level", level_name(runtime.thread_level))?;
    about.set(MEMORY_KINDS_KEY, MEMORY_KINDS)?;
    if let Some(size) = info.and_then(|i| i.get("mpi_size")) {
        about.set("mpi_size", &size)?;
    }
    if life.sessions > 0 || life.world != World::Before {
        sessions_meet();
    }
    life.sessions += 1;
    runtime.env.pml.tell_leaving(Leaving::NotAlone);
    life.main_thread.get_or_insert_with(|| thread::current().id());
    let handle = handles::session::insert(Session::new(about, errhandler.clone()));
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { session.write(handle) };
    Ok(())
}

pub(crate) unsafe fn session_finalize(session: *mut MPI_Session) -> Result<()> {
    // SAFETY: checked not to be null; the caller's variable.
    let handle = unsafe { session.read() };
    let scope = buffer::of_session(handle)?;
    let rank = state::state() != State::Copy;
    if rank {
        // As `MPI_Session_detach_buffer`; without the lock, since it may wait for other processes.
        running()?.env.pml.bsend_detach(scope)?;
    }
    let mut life = life();
    handles::session::remove(handle)?;
    // SAFETY: as above.
    unsafe { session.write(MPI_SESSION_NULL) };
    life.sessions = life.sessions.saturating_sub(1);
    let is_last = |life: &Life| rank && life.sessions == 0 && life.world != World::Initialized;
    if is_last(&life) {
        let runtime = running()?;
        // Without the lock: other threads may begin with a session while this one waits.
        drop(life);
        runtime.env.part_from_jobs(Scope::All);
        life = self::life();
        if is_last(&life) && runtime::get().is_some() {
            tear_down()?;
            runtime.universe.leaving();
        }
    }
    Ok(())
}

pub(crate) unsafe fn session_get_info(session: MPI_Session, info: *mut MPI_Info) -> Result<()> {
    let copy = handles::session::get(session)?.info.dup();
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { info.write(handles::info::insert(copy)) };
    Ok(())
}

/// The process sets that every process knows (MPI-5.0 section 11.3.2).
const PSETS: [&str; 2] = ["mpi://WORLD", "mpi://SELF"];

pub(crate) unsafe fn session_get_num_psets(
    session: MPI_Session,
    _info: Option<&Info>,
    num_psets: *mut c_int,
) -> Result<()> {
    handles::session::get(session)?;
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { num_psets.write(PSETS.len() as c_int) };
    Ok(())
}

pub(crate) unsafe fn session_get_nth_pset(
    session: MPI_Session,
    _info: Option<&Info>,
    n: c_int,
    pset_len: *mut c_int,
    name: *mut c_char,
) -> Result<()> {
    handles::session::get(session)?;
    let pset = usize::try_from(n).ok().and_then(|n| PSETS.get(n));
    let Some(pset) = pset else {
        return Err(err!(Arg, "process set {n} is not in 0..{}", PSETS.len()));
    };
    // SAFETY: checked not to be null; the caller's variable.
    let room = unsafe { pset_len.read() };
    if room < 0 || room > 0 && name.is_null() {
        return Err(err!(Arg, "`pset_len` is {room}, but there is no room in `pset_name`"));
    }
    // SAFETY: the caller's array of *pset_len bytes, or any pointer when *pset_len is 0.
    unsafe { text::put_tool(name, pset_len, pset) };
    Ok(())
}

pub(crate) unsafe fn session_get_pset_info(
    session: MPI_Session,
    pset_name: *const c_char,
    info: *mut MPI_Info,
) -> Result<()> {
    handles::session::get(session)?;
    // SAFETY: checked not to be null; the caller's string.
    let group = pset(unsafe { text::read(pset_name, "pset_name") }?)?;
    let about = Info::new();
    about.set("mpi_size", &group.size().to_string())?;
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { info.write(handles::info::insert(about)) };
    Ok(())
}

/// The processes of a set. Names are compared without regard to case.
fn pset(name: &str) -> Result<Group> {
    let env = running()?.env;
    if name.eq_ignore_ascii_case(PSETS[0]) {
        Ok(Group::range(0, env.nprocs))
    } else if name.eq_ignore_ascii_case(PSETS[1]) {
        Ok(Group::range(env.me, 1))
    } else {
        Err(err!(Arg, "there is no process set \"{name}\"; there are {}", PSETS.join(" and ")))
    }
}

/// Which name of process sets this is, and which of the sets with that name this process is in: the
/// same for its members. `None`: there is no such name.
pub(super) fn own_set(name: &str) -> Result<Option<(u8, u32)>> {
    let own = [0, running()?.env.me];
    let found = (0u8..).zip(PSETS).zip(own).find(|((_, pset), _)| name.eq_ignore_ascii_case(pset));
    Ok(found.map(|((which, _), own)| (which, own)))
}

pub(crate) unsafe fn group_from_session_pset(
    session: MPI_Session,
    pset_name: *const c_char,
    newgroup: *mut MPI_Group,
) -> Result<()> {
    handles::session::get(session)?;
    // SAFETY: checked not to be null; the caller's string.
    let group = pset(unsafe { text::read(pset_name, "pset_name") }?)?;
    let group = group.of_session(session.0 as u64);
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { newgroup.write(handles::group::insert(group)) };
    Ok(())
}
