//! Chapter 11: jobs that meet (MPI-5.0 sections 11.9 and 11.10.5).

use hawser_core::comm::{Comm, Port};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::info::Info;

use super::comm::give_comm;
use crate::runtime::{env, running};
use crate::types::*;
use crate::{checks, text};

/// Room of the caller's array for a port: what MPI_MAX_PORT_NAME of MPICH and Intel MPI says, the
/// least of all ABIs that programs are compiled for.
const ROOM: usize = 256;

/// The port of the caller's name, which counts at the root only.
///
/// # Safety
/// `at` is null or the caller's string.
unsafe fn port(at: *const c_char) -> Result<Port> {
    // SAFETY: promised by the caller.
    let name = unsafe { text::read(at, "port_name") };
    Port::of(name.map_err(|e| err!(Port, "{e}"))?)
}

/// Seconds of the info key `timeout`, or else of the parameter, in nanoseconds; `None`: for ever.
fn timeout_ns(info: Option<&Info>) -> Result<Option<u64>> {
    let Some(text) = info.and_then(|info| info.get("timeout")) else {
        let seconds = running()?.params.float("mpi_connect_timeout");
        return Ok((seconds > 0.0).then_some((seconds * 1e9) as u64));
    };
    let seconds = text.trim().parse::<f64>().ok().filter(|s| s.is_finite() && *s >= 0.0);
    let seconds = seconds.ok_or_else(|| {
        err!(InfoValue, "the info key timeout is \"{text}\": not a number of seconds")
    })?;
    Ok(Some((seconds * 1e9) as u64))
}

pub(crate) unsafe fn open_port(_info: Option<&Info>, port_name: *mut c_char) -> Result<()> {
    let name = env()?.open_port()?;
    // SAFETY: the caller's array has MPI_MAX_PORT_NAME bytes (MPI-5.0 section 11.9.2).
    unsafe { text::store(port_name, ROOM, &name, "port_name") }.map(drop)
}

pub(crate) unsafe fn close_port(port_name: *const c_char) -> Result<()> {
    // SAFETY: the caller's string.
    let name = unsafe { text::read(port_name, "port_name") };
    env()?.close_port(name.map_err(|e| err!(Port, "{e}"))?)
}

pub(crate) unsafe fn comm_accept(
    port_name: *const c_char,
    _info: MPI_Info,
    root: c_int,
    comm: &Comm,
    newcomm: *mut MPI_Comm,
) -> Result<()> {
    // SAFETY: the caller's string, which is significant at the root only.
    let name = || unsafe { port(port_name) };
    let name = if i64::from(root) == i64::from(comm.rank()) { name() } else { Port::of("") };
    let new = comm.accept(name, root, &mut || None);
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, new.map(Some)) }
}

pub(crate) unsafe fn comm_connect(
    port_name: *const c_char,
    info: MPI_Info,
    root: c_int,
    comm: &Comm,
    newcomm: *mut MPI_Comm,
) -> Result<()> {
    let leads = i64::from(root) == i64::from(comm.rank());
    // SAFETY: the caller's string, which is significant at the root only.
    let name = if leads { unsafe { port(port_name) } } else { Port::of("") };
    let info = if leads { checks::info(info) } else { Ok(None) };
    let (name, timeout) = match info.and_then(timeout_ns) {
        Ok(timeout) => (name, timeout),
        // The other members are told.
        Err(e) => (Err(e), None),
    };
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, comm.connect(name, root, timeout).map(Some)) }
}

pub(crate) unsafe fn comm_join(fd: c_int, intercomm: *mut MPI_Comm) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(intercomm, env()?.join(fd).map(Some)) }
}
