//! The tool information interface (MPI-5.0 section 15.3). Control variables are the parameters of
//! the catalogue, read-only but for the priorities of collective components; performance variables
//! are the counters of messages. There are no categories, events or sources in this version; asking
//! for one is the error that the standard names for it.
//!
//! `pvar` holds performance variables and sessions, `none` what there is none of.

pub(crate) mod none;
pub(crate) mod pvar;

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use hawser_core::err;
use hawser_core::error::Result;
use hawser_lockfree::float;
use hawser_mca::{ParamKind, ParamSpec, Params};

use crate::chapters::init::level_of;
use crate::generated::constants::*;
use crate::runtime;
use crate::text;
use crate::types::*;

/// How often the interface is initialised, and what is open in it.
struct Tool {
    users: u32,
    sessions: Vec<pvar::PvarSession>,
    /// The number of the last session or handle.
    next_id: usize,
}

static TOOL: Mutex<Tool> = Mutex::new(Tool { users: 0, sessions: Vec::new(), next_id: 1 });

/// Control variables in the order of their indices, which is that of their names.
struct Cvars {
    params: Params,
    specs: Vec<&'static ParamSpec>,
}

static CVARS: OnceLock<Cvars> = OnceLock::new();

fn lock() -> MutexGuard<'static, Tool> {
    TOOL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The interface, if it is initialised.
fn tool() -> Result<MutexGuard<'static, Tool>> {
    let tool = lock();
    if tool.users == 0 {
        return Err(err!(TNotInitialized, "call MPI_T_init_thread first"));
    }
    Ok(tool)
}

fn cvars() -> Result<&'static Cvars> {
    drop(tool()?);
    CVARS.get().ok_or_else(|| err!(TNotInitialized, "call MPI_T_init_thread first"))
}

fn cvar(index: c_int) -> Result<(&'static Cvars, &'static ParamSpec)> {
    let all = cvars()?;
    let spec = usize::try_from(index).ok().and_then(|i| all.specs.get(i));
    match spec {
        Some(spec) => Ok((all, spec)),
        None => Err(err!(TInvalidIndex, "there is no control variable {index}")),
    }
}

/// Writes a result; a null pointer means that the caller does not want it.
///
/// # Safety
/// `to` is null or the caller's variable.
unsafe fn give<T>(to: *mut T, value: T) {
    if !to.is_null() {
        // SAFETY: not null, hence the caller's variable.
        unsafe { to.write(value) };
    }
}

pub(crate) unsafe fn t_init_thread(required: c_int, provided: *mut c_int) -> Result<()> {
    level_of(required).map_err(|e| err!(TInvalid, "{}", e.text()))?;
    let mut tool = lock();
    if CVARS.get().is_none() {
        // Some parameters are fractions.
        let params = float::own(|| hawser_catalog::load(&hawser_segment::calibration::sources()));
        let params = params.map_err(|e| err!(TCannotInit, "{e}"))?;
        let specs = params.rows().map(|r| r.spec).collect();
        // Only this place sets it, under the lock.
        let _ = CVARS.set(Cvars { params, specs });
    }
    tool.users += 1;
    // Every function here is safe in any thread.
    // SAFETY: null or the caller's variable.
    unsafe { give(provided, MPI_THREAD_MULTIPLE) };
    Ok(())
}

pub(crate) fn t_finalize() -> Result<()> {
    let mut tool = tool()?;
    tool.users -= 1;
    if tool.users == 0 {
        tool.sessions.clear();
    }
    Ok(())
}

pub(crate) unsafe fn t_cvar_get_num(num_cvar: *mut c_int) -> Result<()> {
    let n = cvars()?.specs.len() as c_int;
    // SAFETY: null or the caller's variable.
    unsafe { give(num_cvar, n) };
    Ok(())
}

/// The collective component whose priority a parameter is: these can be changed while MPI runs, for
/// the communicators that are made from then on.
fn collective(spec: &ParamSpec) -> Option<&'static str> {
    spec.name.strip_prefix("coll_")?.strip_suffix("_priority")
}

/// Verbosity by a parameter's level (1 to 9).
fn verbosity(level: u8) -> c_int {
    match level {
        0 | 1 => MPI_T_VERBOSITY_USER_BASIC,
        2 => MPI_T_VERBOSITY_USER_DETAIL,
        3 => MPI_T_VERBOSITY_USER_ALL,
        4 => MPI_T_VERBOSITY_TUNER_BASIC,
        5 => MPI_T_VERBOSITY_TUNER_DETAIL,
        6 => MPI_T_VERBOSITY_TUNER_ALL,
        7 => MPI_T_VERBOSITY_MPIDEV_BASIC,
        8 => MPI_T_VERBOSITY_MPIDEV_DETAIL,
        _ => MPI_T_VERBOSITY_MPIDEV_ALL,
    }
}

/// How a parameter looks as a control variable. Words and lists are text.
fn datatype_of(kind: &ParamKind) -> MPI_Datatype {
    match kind {
        ParamKind::Bool => MPI_INT,
        ParamKind::Int { .. } => MPI_COUNT,
        ParamKind::Size { .. } => MPI_UNSIGNED_LONG_LONG,
        ParamKind::Float { .. } => MPI_DOUBLE,
        _ => MPI_CHAR,
    }
}

/// The value of a parameter in force.
enum Value {
    Bool(c_int),
    Int(i64),
    Size(u64),
    Float(f64),
    Text(String),
}

impl Value {
    /// Numbers that are not set read as the smallest integer, zero bytes or not-a-number.
    fn of(cvars: &Cvars, spec: &ParamSpec) -> Value {
        let (params, name) = (&cvars.params, spec.name);
        let set = params.is_set(name);
        match spec.kind {
            ParamKind::Bool => Value::Bool(c_int::from(set && params.bool(name))),
            ParamKind::Int { .. } => {
                let now = || runtime::get()?.env.coll.priority(collective(spec)?);
                let int = || if set { params.int(name) } else { i64::MIN };
                Value::Int(now().unwrap_or_else(int))
            }
            ParamKind::Size { .. } => Value::Size(if set { params.size(name) } else { 0 }),
            ParamKind::Float { .. } => {
                Value::Float(if set { params.float(name) } else { f64::NAN })
            }
            _ => {
                let row = params.rows().find(|r| r.spec.name == name);
                Value::Text(row.map(|r| r.value).unwrap_or_default())
            }
        }
    }

    /// Elements of the datatype.
    fn count(&self) -> c_int {
        match self {
            Value::Text(t) => t.len() as c_int + 1,
            _ => 1,
        }
    }
}

pub(crate) unsafe fn t_cvar_get_info(
    cvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    datatype: *mut MPI_Datatype,
    enumtype: *mut MPI_T_enum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    scope: *mut c_int,
) -> Result<()> {
    let (_, spec) = cvar(cvar_index)?;
    // SAFETY: each pointer is null or the caller's variable; the arrays have *_len bytes.
    unsafe {
        text::put_tool(name, name_len, spec.name);
        text::put_tool(desc, desc_len, spec.help);
        give(verbosity, self::verbosity(spec.level));
        give(datatype, datatype_of(&spec.kind));
        give(enumtype, MPI_T_ENUM_NULL);
        give(bind, MPI_T_BIND_NO_OBJECT);
        let changes = collective(spec).is_some();
        give(scope, if changes { MPI_T_SCOPE_ALL_EQ } else { MPI_T_SCOPE_READONLY });
    }
    Ok(())
}

pub(crate) unsafe fn t_cvar_get_index(name: *const c_char, cvar_index: *mut c_int) -> Result<()> {
    let all = cvars()?;
    // SAFETY: null or the caller's string.
    let name = unsafe { text::read(name, "name") }.map_err(|e| err!(TInvalid, "{}", e.text()))?;
    let index = all.specs.iter().position(|s| s.name == name);
    let Some(index) = index else {
        return Err(err!(TInvalidName, "there is no control variable \"{name}\""));
    };
    // SAFETY: null or the caller's variable.
    unsafe { give(cvar_index, index as c_int) };
    Ok(())
}

/// A handle is the index plus 1: handles hold nothing.
fn handle_index(handle: MPI_T_cvar_handle) -> Result<c_int> {
    let index = c_int::try_from(handle.0).ok().and_then(|h| h.checked_sub(1));
    let count = cvars()?.specs.len() as c_int;
    match index {
        Some(i) if (0..count).contains(&i) => Ok(i),
        _ => Err(err!(TInvalidHandle, "{:#x} is no control variable handle", handle.0)),
    }
}

pub(crate) unsafe fn t_cvar_handle_alloc(
    cvar_index: c_int,
    _obj_handle: *mut c_void,
    handle: *mut MPI_T_cvar_handle,
    count: *mut c_int,
) -> Result<()> {
    let (all, spec) = cvar(cvar_index)?;
    // SAFETY: null or the caller's variables.
    unsafe {
        give(handle, MPI_T_cvar_handle(cvar_index as usize + 1));
        give(count, Value::of(all, spec).count());
    }
    Ok(())
}

pub(crate) unsafe fn t_cvar_handle_free(handle: *mut MPI_T_cvar_handle) -> Result<()> {
    if handle.is_null() {
        return Err(err!(TInvalid, "argument `handle` is a null pointer"));
    }
    // SAFETY: not null, hence the caller's variable.
    handle_index(unsafe { handle.read() })?;
    // SAFETY: as above.
    unsafe { handle.write(MPI_T_CVAR_HANDLE_NULL) };
    Ok(())
}

pub(crate) unsafe fn t_cvar_read(handle: MPI_T_cvar_handle, buf: *mut c_void) -> Result<()> {
    let (all, spec) = cvar(handle_index(handle)?)?;
    if buf.is_null() {
        return Err(err!(TInvalid, "argument `buf` is a null pointer"));
    }
    // SAFETY: the caller's buffer holds the `count` elements that MPI_T_cvar_handle_alloc told.
    unsafe {
        match Value::of(all, spec) {
            Value::Bool(v) => buf.cast::<c_int>().write_unaligned(v),
            Value::Int(v) => buf.cast::<i64>().write_unaligned(v),
            Value::Size(v) => buf.cast::<u64>().write_unaligned(v),
            Value::Float(v) => buf.cast::<f64>().write_unaligned(v),
            Value::Text(v) => {
                text::write(buf.cast(), v.len() + 1, &v);
            }
        }
    }
    Ok(())
}

pub(crate) unsafe fn t_cvar_write(handle: MPI_T_cvar_handle, buf: *const c_void) -> Result<()> {
    let (_, spec) = cvar(handle_index(handle)?)?;
    let name = spec.name;
    let Some(component) = collective(spec) else {
        return Err(err!(TCvarSetNever, "{name} is set before the program starts, with --mca"));
    };
    if buf.is_null() {
        return Err(err!(TInvalid, "argument `buf` is a null pointer"));
    }
    let Some(runtime) = runtime::get() else {
        return Err(err!(TCvarSetNotNow, "{name} can be changed while MPI runs"));
    };
    // SAFETY: the caller's buffer holds an element of the datatype that was told, MPI_COUNT.
    let priority = unsafe { buf.cast::<i64>().read_unaligned() };
    match runtime.env.coll.set_priority(component, priority) {
        true => Ok(()),
        false => Err(err!(
            TCvarSetNotNow,
            "{name} cannot become {priority}: it is -1 to 100, of a component that this job uses, \
             and that of basic is at least 0"
        )),
    }
}

#[cfg(test)]
mod tests;
