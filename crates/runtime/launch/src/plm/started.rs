//! A command that starts a daemon elsewhere, with its streams.

use std::ffi::{CString, NulError, OsStr, OsString};
use std::io;
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;

use hawser_os::pipe;
use hawser_os::process::{self, Group, Spawn};
use hawser_os::signals::SIGTERM;

/// A command that runs.
#[derive(Debug)]
pub(crate) struct Started {
    pub(crate) pid: i32,
    /// It leads a session and its process group: what it has started is in it.
    pub(crate) leads: bool,
    /// Its standard input; nonblocking, as the others.
    pub(crate) input: OwnedFd,
    /// Its standard output and standard error.
    pub(crate) outputs: [OwnedFd; 2],
}

/// What a command is to whoever starts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A login that may ask its user for a password.
    Asks,
    /// A login, which ends with this process.
    Login,
    /// What goes on by itself when this process ends.
    Apart,
}

/// Variables with their values, as a child gets them.
///
/// # Errors
/// One of them contains a zero byte.
pub(crate) fn entries(
    vars: impl Iterator<Item = (OsString, OsString)>,
) -> Result<Vec<CString>, NulError> {
    vars.map(|(k, v)| CString::new([k.as_bytes(), b"=", v.as_bytes()].concat())).collect()
}

/// Starts a command; its program is looked for in the search path. `unset`: variables that it does
/// not get.
///
/// # Errors
/// Why it does not run.
pub(crate) fn start(command: &[String], kind: Kind, unset: &[&str]) -> Result<Started, String> {
    let text = |e: io::Error| hawser_os::socket::advised(&e);
    let search = std::env::var_os("PATH").unwrap_or_default();
    let here = std::env::current_dir().map_err(text)?;
    let program = command.first().map(String::as_str).unwrap_or_default();
    let path = super::find_program(OsStr::new(program), &search, &here).map_err(|e| e.text)?;
    let c = |s: &[u8]| CString::new(s).map_err(|_| "a zero byte".to_string());
    let argv: Result<Vec<CString>, String> = command.iter().map(|w| c(w.as_bytes())).collect();
    let env = std::env::vars_os().filter(|(name, _)| !unset.iter().any(|n| name == n));
    let envp = entries(env).map_err(|_| "a zero byte".to_string())?;
    let (input, feed) = pipe::pair().map_err(text)?;
    let (out, out_end) = pipe::pair().map_err(text)?;
    let (err, err_end) = pipe::pair().map_err(text)?;
    for ours in [&feed, &out, &err] {
        pipe::set_nonblocking(ours.as_fd()).map_err(text)?;
    }
    let pid = process::spawn(&Spawn {
        program: &c(path.as_os_str().as_bytes())?,
        argv: &argv?,
        envp: &envp,
        cwd: None,
        stdio: [Some(input.as_raw_fd()), Some(out_end.as_raw_fd()), Some(err_end.as_raw_fd())],
        keep: &[],
        // Ctrl-C of a terminal is ours; but who asks for a password must be in the foreground.
        // Sessions of their own, because the kernel gives each session the same part of the
        // CPUs: many logins in one would wait for what else the host does.
        group: if kind == Kind::Asks { Group::Parent } else { Group::Session },
        cpus: None,
        death_signal: (kind != Kind::Apart).then_some(SIGTERM),
    })
    .map_err(|e| text(e.cause))?;
    Ok(Started { pid, leads: kind != Kind::Asks, input: feed, outputs: [out, err] })
}
