//! A launcher for a process that none of ours has started, when it first asks the universe:
//! `hawserd head`, nobody's child, which ends when this process and all jobs that it has asked for
//! have ended.

use std::ffi::{CString, OsString};
use std::os::fd::{AsFd, AsRawFd};
use std::os::unix::ffi::OsStrExt;

use hawser_mca::prefix_of_process;
use hawser_os::process::{self, Group, Spawn};
use hawser_os::{local, pipe};
use hawser_segment::node::NodeSegment;

use super::link::UniverseLink;
use super::wire;

/// Starts one for the process in a slot of this segment.
///
/// # Errors
/// A sentence.
pub(crate) fn start(node: NodeSegment, slot: u32) -> Result<UniverseLink, String> {
    let program = prefix_of_process()
        .map(|prefix| prefix.join("bin/hawserd"))
        .filter(|program| program.exists())
        .ok_or(
            "hawserd, which starts processes for a program without mpirun, is not found above the \
             library: start the program with mpirun, or link it to libmpi_abi.so in its place of \
             installation",
        )?;
    let shown = program.display().to_string();
    let failed = |e: std::io::Error| format!("{shown} cannot be started: {e}");
    let (ours, theirs) = local::pair().map_err(failed)?;
    let text = |bytes: &[u8]| CString::new(bytes).unwrap_or_default();
    let path = text(program.as_os_str().as_bytes());
    let entry = |(k, v): (OsString, OsString)| [k.as_bytes(), b"=", v.as_bytes()].concat();
    let envp: Vec<CString> = std::env::vars_os().map(|v| text(&entry(v))).collect();
    let child = process::spawn(&Spawn {
        program: &path,
        argv: &[path.clone(), text(b"head")],
        envp: &envp,
        cwd: None,
        // What the processes print goes where this one's output goes.
        stdio: [Some(theirs.as_raw_fd()), None, None],
        keep: &[],
        group: Group::Parent,
        cpus: None,
        death_signal: None,
    })
    .map_err(|e| failed(e.cause))?;
    drop(theirs);
    // It starts the head and ends, so that this process keeps no child. A program that waits for
    // all its children takes its end from us, which does no harm.
    let _ = process::wait_for(child);
    let segment = pipe::adopt(node.fd()).map_err(failed)?;
    local::send(ours.as_fd(), &wire::hello(slot), Some(segment.as_fd())).map_err(failed)?;
    Ok(UniverseLink::over(ours))
}
