//! Chapter 11, the process model: spawning, the parent, and names of ports.

use std::ffi::CStr;
use std::sync::OnceLock;

use hawser_core::comm::{Comm, Port, SpawnCodes};
use hawser_core::contracts::universe::{SpawnApp, Universe};
use hawser_core::err;
use hawser_core::errhandler::Errhandler;
use hawser_core::error::{ErrClass, Result};
use hawser_core::info::Info;
use hawser_rte::env;

use crate::generated::constants::*;
use crate::runtime::{Runtime, running};
use crate::types::*;
use crate::{checks, handles, text};

/// The handle of [`comm_get_parent`], once there is a parent.
static PARENT: OnceLock<MPI_Comm> = OnceLock::new();

pub(super) fn universe() -> Result<&'static dyn Universe> {
    Ok(running()?.universe)
}

/// Meets the processes that have asked for this job, when MPI begins in its world.
pub(crate) fn meet_parent(runtime: &'static Runtime) -> Result<()> {
    let Some(port) = std::env::var(env::PARENT_PORT).ok().filter(|_| PARENT.get().is_none()) else {
        return Ok(());
    };
    let parent = runtime.world.connect(Port::of(&port), 0, None).map_err(|e| {
        err!(Spawn, "the processes that have spawned this job cannot be reached: {}", e.text())
    })?;
    let remote = parent.remote_group().and_then(|group| group.iter().next());
    if let Some(name) = remote.and_then(hawser_wireup::names::of_other_job) {
        runtime.universe.set_parent(name.job);
    }
    parent.set_name("MPI_COMM_PARENT");
    PARENT.get_or_init(|| handles::comm::insert(parent));
    Ok(())
}

/// Gives the world the error handler that the parent has chosen by `mpi_initial_errhandler`. Other
/// words than the standard's change nothing.
pub(crate) fn set_first_errhandler(runtime: &Runtime) {
    let handler = match std::env::var(env::INITIAL_ERRHANDLER).as_deref().map(str::trim) {
        Ok("mpi_errors_are_fatal") => Errhandler::fatal(),
        Ok("mpi_errors_abort") => Errhandler::abort(),
        Ok("mpi_errors_return") => Errhandler::errors_return(),
        _ => return,
    };
    runtime.world.set_errhandler(handler);
    runtime.self_.set_errhandler(handler);
}

/// Words up to a null pointer; none for a null pointer.
///
/// # Safety
/// `list` is null or an array of C strings that ends with a null pointer.
unsafe fn words(list: *const *mut c_char) -> Vec<Vec<u8>> {
    let mut out = Vec::new();
    if list.is_null() {
        return out;
    }
    for i in 0.. {
        // SAFETY: the array goes on until its null pointer.
        let word = unsafe { list.add(i).read() };
        if word.is_null() {
            break;
        }
        // SAFETY: a C string of the caller.
        out.push(unsafe { CStr::from_ptr(word) }.to_bytes().to_vec());
    }
    out
}

/// One program as the caller describes it.
///
/// # Safety
/// `command` is null or a C string, `argv` as for [`words`].
unsafe fn app(
    command: *const c_char,
    argv: *const *mut c_char,
    maxprocs: c_int,
    info: MPI_Info,
) -> Result<SpawnApp> {
    if command.is_null() {
        return Err(err!(Arg, "the name of the program is a null pointer"));
    }
    if maxprocs < 1 {
        return Err(err!(Arg, "{maxprocs} processes are wanted; at least 1 can be"));
    }
    // SAFETY: not null, hence a C string by the caller's promise.
    let command = unsafe { CStr::from_ptr(command) }.to_bytes().to_vec();
    let info = checks::info(info)?.map(pairs).unwrap_or_default();
    // SAFETY: promised by the caller.
    let argv = unsafe { words(argv) };
    Ok(SpawnApp { command, argv, maxprocs: maxprocs as u32, info })
}

fn pairs(info: &Info) -> Vec<(String, String)> {
    let keys = (0..info.len()).filter_map(|i| info.key(i));
    keys.filter_map(|key| info.get(&key).map(|value| (key, value))).collect()
}

/// Writes what has become of each process, unless the caller has no array.
///
/// # Safety
/// `to` is null or has room for all processes that were wanted.
unsafe fn tell_codes(codes: &SpawnCodes, to: *mut c_int) {
    if to.is_null() {
        return;
    }
    for (i, runs) in codes.iter().enumerate() {
        let code = if runs { MPI_SUCCESS } else { ErrClass::Spawn as c_int };
        // SAFETY: promised by the caller.
        unsafe { to.add(i).write(code) };
    }
}

/// Spawns what is wanted at the root, and gives the caller the intercommunicator.
///
/// # Safety
/// As for [`tell_codes`]; `intercomm` is a result parameter.
unsafe fn spawn(
    comm: &Comm,
    root: c_int,
    apps: Result<Vec<SpawnApp>>,
    intercomm: *mut MPI_Comm,
    codes: *mut c_int,
) -> Result<()> {
    let (told, met) = comm.spawn(universe()?, apps, root);
    // SAFETY: promised by the caller.
    unsafe { tell_codes(&told, codes) };
    let met = met?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { intercomm.write(handles::comm::insert(met)) };
    Ok(())
}

pub(crate) unsafe fn comm_spawn(
    command: *const c_char,
    argv: *const *mut c_char,
    maxprocs: c_int,
    info: MPI_Info,
    root: c_int,
    comm: &Comm,
    intercomm: *mut MPI_Comm,
    array_of_errcodes: *mut c_int,
) -> Result<()> {
    let apps = match comm.rank() as c_int == root {
        // SAFETY: the caller's strings, significant at the root.
        true => unsafe { app(command, argv, maxprocs, info) }.map(|app| vec![app]),
        false => Ok(Vec::new()),
    };
    // SAFETY: the caller's variables.
    unsafe { spawn(comm, root, apps, intercomm, array_of_errcodes) }
}

pub(crate) unsafe fn comm_spawn_multiple(
    count: c_int,
    array_of_commands: *const *mut c_char,
    array_of_argv: *const *mut *mut c_char,
    array_of_maxprocs: *const c_int,
    array_of_info: *const MPI_Info,
    root: c_int,
    comm: &Comm,
    intercomm: *mut MPI_Comm,
    array_of_errcodes: *mut c_int,
) -> Result<()> {
    let all = || {
        if count < 1 {
            return Err(err!(Arg, "{count} programs are wanted; at least 1 can be"));
        }
        if array_of_commands.is_null() || array_of_maxprocs.is_null() || array_of_info.is_null() {
            return Err(err!(Arg, "an array of commands, maxprocs or info is a null pointer"));
        }
        let one = |i: usize| {
            let argv = match array_of_argv.is_null() {
                true => std::ptr::null(),
                // SAFETY: an array of `count` lists of the caller.
                false => unsafe { array_of_argv.add(i).read().cast_const() },
            };
            // SAFETY: arrays of `count` elements of the caller.
            unsafe {
                app(
                    array_of_commands.add(i).read(),
                    argv,
                    array_of_maxprocs.add(i).read(),
                    array_of_info.add(i).read(),
                )
            }
        };
        (0..count as usize).map(one).collect()
    };
    let apps = if comm.rank() as c_int == root { all() } else { Ok(Vec::new()) };
    // SAFETY: the caller's variables.
    unsafe { spawn(comm, root, apps, intercomm, array_of_errcodes) }
}

pub(crate) unsafe fn comm_get_parent(parent: *mut MPI_Comm) -> Result<()> {
    // Freed or disconnected it is null from then on (MPI-5.0 section 11.8.2).
    let known = PARENT.get().copied().filter(|h| handles::comm::get(*h).is_ok());
    // SAFETY: a result parameter, checked not to be null.
    unsafe { parent.write(known.unwrap_or(MPI_COMM_NULL)) };
    Ok(())
}

/// The two strings of a published name.
///
/// # Safety
/// They are strings of the caller, which live as long as the call.
unsafe fn service_and_port<'a>(
    service_name: *const c_char,
    port_name: *const c_char,
) -> Result<(&'a str, &'a str)> {
    // SAFETY: the caller's promise.
    unsafe { Ok((text::read(service_name, "service_name")?, text::read(port_name, "port_name")?)) }
}

pub(crate) unsafe fn publish_name(
    service_name: *const c_char,
    _info: Option<&Info>,
    port_name: *const c_char,
) -> Result<()> {
    // SAFETY: the caller's strings.
    let (service, port) = unsafe { service_and_port(service_name, port_name)? };
    universe()?.publish(service, port)
}

pub(crate) unsafe fn unpublish_name(
    service_name: *const c_char,
    _info: Option<&Info>,
    port_name: *const c_char,
) -> Result<()> {
    // SAFETY: the caller's strings.
    let (service, port) = unsafe { service_and_port(service_name, port_name)? };
    universe()?.unpublish(service, port)
}

pub(crate) unsafe fn lookup_name(
    service_name: *const c_char,
    _info: Option<&Info>,
    port_name: *mut c_char,
) -> Result<()> {
    // SAFETY: the caller's string.
    let service = unsafe { text::read(service_name, "service_name")? };
    let port = universe()?.lookup(service)?;
    // SAFETY: an array of MPI_MAX_PORT_NAME bytes of the caller.
    unsafe { text::store(port_name, MPI_MAX_PORT_NAME as usize, &port, "port_name")? };
    Ok(())
}
