//! `hawserd over SECONDS WORDS...`: stands where a remote shell with these words would. It asks the
//! keeper for a daemon, or becomes the remote shell.

use std::ffi::{CString, OsString};
use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use hawser_mca::report::say;
use hawser_os::local;
use hawser_os::poll::{Interest, Poller};
use hawser_os::process::{self, Group, Spawn};
use hawser_rte::env::KEEPER_MARK;
use hawser_rte::standby::DaemonRequest;

use super::{Answer, place};
use crate::plm::{CODE_CANNOT_START, started};

/// Exit code where the keeper is lost while a daemon runs, as of ssh.
const CODE_LOST: i32 = 255;
/// How long a keeper may take to answer at all, in milliseconds: longer than a login.
const ANSWER_MS: i32 = 120_000;

/// A command over a login that is kept for so long: what is started in its place.
pub(crate) fn words(daemon: &Path, keep_s: u32, command: Vec<String>) -> Vec<String> {
    let own = [daemon.to_string_lossy().into_owned(), "over".into(), keep_s.to_string()];
    own.into_iter().chain(command).collect()
}

/// Starts a daemon over the login with these words, and waits for its end; returns the exit code.
pub(crate) fn over(args: &[OsString]) -> i32 {
    let Some((keep_s, shell)) = args.split_first().filter(|(_, shell)| !shell.is_empty()) else {
        say("hawserd is started by mpirun on the hosts of a job; it has no options.");
        return crate::setup::CODE_USAGE;
    };
    let keep_s = keep_s.to_str().and_then(|text| text.parse().ok());
    let request = keep_s.and_then(|keep_s| Some(DaemonRequest { keep_s, words: portable(shell)? }));
    // Whatever fails before the daemon runs, the remote shell is there.
    let code = request.and_then(|request| ask(&request).unwrap_or(None));
    code.unwrap_or_else(|| become_shell(shell))
}

/// The words as the keeper, which is elsewhere, can use them.
fn portable(shell: &[OsString]) -> Option<Vec<String>> {
    let mut words: Vec<String> =
        shell.iter().map(|word| word.to_str().map(String::from)).collect::<Option<_>>()?;
    let program = words.first_mut()?;
    if program.contains('/') {
        *program = std::env::current_dir().ok()?.join(&*program).to_str()?.into();
    }
    Some(words)
}

/// The exit code of the daemon; `None`: the keeper does not start it.
fn ask(request: &DaemonRequest) -> io::Result<Option<i32>> {
    let keeper = connect()?;
    let text = request.encode();
    let streams = [io::stdin().as_fd(), io::stdout().as_fd(), io::stderr().as_fd()]
        .map(|fd| fd.try_clone_to_owned());
    for (stream, bytes) in streams.into_iter().zip([&text[..], b"1", b"2"]) {
        local::send(keeper.as_fd(), bytes, Some(stream?.as_fd()))?;
    }
    let mut set = Poller::new()?;
    set.add(keeper.as_fd(), 0, Interest::Read)?;
    let (mut runs, mut events) = (false, Vec::new());
    loop {
        set.wait(if runs { -1 } else { ANSWER_MS }, &mut events)?;
        if std::mem::take(&mut events).is_empty() && !runs {
            return Ok(None);
        }
        let mut bytes = [0; 2];
        let answer = match local::receive(keeper.as_fd(), &mut bytes) {
            Err(e)
                if matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) =>
            {
                continue;
            }
            Ok((n, _)) => Answer::read(&bytes[..n]),
            Err(_) => None,
        };
        match answer {
            Some(Answer::Started) => runs = true,
            Some(Answer::Ended(code)) => return Ok(Some(code.into())),
            None if runs => return Ok(Some(CODE_LOST)),
            Some(Answer::No) | None => return Ok(None),
        }
    }
}

/// A connection to the keeper of this user, which is started if there is none.
fn connect() -> io::Result<OwnedFd> {
    let place = place(local::user());
    let trusted = |keeper: OwnedFd| match local::peer_user(keeper.as_fd()) {
        Ok(user) if user == local::user() => Ok(keeper),
        _ => Err(io::ErrorKind::PermissionDenied.into()),
    };
    match local::connect(&place) {
        Err(e) if e.kind() == io::ErrorKind::ConnectionRefused => {}
        keeper => return keeper.and_then(trusted),
    }
    match local::listen(&place) {
        // It listens from before it runs.
        Ok(listener) => start(listener.as_fd())?,
        // Another one like this was quicker.
        Err(e) if e.kind() == io::ErrorKind::AddrInUse => {}
        Err(e) => return Err(e),
    }
    local::connect(&place).and_then(trusted)
}

/// Starts the keeper as nobody's child.
fn start(listener: BorrowedFd<'_>) -> io::Result<()> {
    let program = CString::new(std::env::current_exe()?.as_os_str().as_bytes())?;
    let null = std::fs::OpenOptions::new().read(true).write(true).open("/dev/null")?;
    // Nobody is there to be asked for a password.
    let added = [c"SSH_ASKPASS_REQUIRE=never".to_owned(), CString::new(KEEPER_MARK)?];
    let own = std::env::vars_os().filter(|(name, _)| name != "SSH_ASKPASS_REQUIRE");
    let env = [started::entries(own)?, added.into()].concat();
    let started = process::spawn(&Spawn {
        program: &program,
        argv: &[program.clone(), c"keep".to_owned()],
        envp: &env,
        cwd: Some(c"/"),
        stdio: [Some(listener.as_raw_fd()), Some(null.as_raw_fd()), Some(null.as_raw_fd())],
        keep: &[],
        group: Group::Session,
        cpus: None,
        death_signal: None,
    });
    started.map(drop).map_err(|e| e.cause)
}

/// Becomes the remote shell; the exit code if that fails.
fn become_shell(shell: &[OsString]) -> i32 {
    let Some((program, args)) = shell.split_first() else { return CODE_CANNOT_START };
    let error = Command::new(program).args(args).exec();
    say(format!("{}: {error}", program.to_string_lossy()));
    CODE_CANNOT_START
}
