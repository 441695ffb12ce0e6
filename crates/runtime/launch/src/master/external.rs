//! A command that runs while no rank of the job has anything outside of itself: a tool that
//! checkpoints processes as they are.

use std::ffi::CString;
use std::io;
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::os::unix::ffi::OsStringExt;

use hawser_os::pipe;
use hawser_os::process::{self, Group, Spawn};
use hawser_os::signals::SIGTERM;

/// How soon it is looked at again, in microseconds.
pub(super) const LOOK_US: u64 = 2_000;

/// The script: its outcome comes through a descriptor, since children of the launcher are reaped
/// by whoever finds them first.
const SCRIPT: &str = "(eval \"$1\"); echo $? >/proc/self/fd/$2";

/// A command that runs.
#[derive(Debug)]
pub(super) struct External {
    pid: i32,
    outcome: OwnedFd,
    said: Vec<u8>,
}

impl External {
    /// Starts a command of the shell. `pids` are the processes of the ranks on this host.
    ///
    /// # Errors
    /// What the kernel said.
    pub(super) fn start(command: &str, job: u64, pids: &[i32]) -> io::Result<External> {
        let (outcome, theirs) = pipe::pair()?;
        pipe::set_nonblocking(outcome.as_fd())?;
        let text =
            |s: &str| CString::new(s).map_err(|_| io::Error::from(io::ErrorKind::InvalidInput));
        let number = theirs.as_raw_fd().to_string();
        let words = ["/bin/sh", "-c", SCRIPT, "sh", command, &number];
        let argv = words.iter().map(|w| text(w)).collect::<io::Result<Vec<_>>>()?;
        let pids: Vec<String> = pids.iter().map(i32::to_string).collect();
        let ours = [
            format!("HAWSER_EXTERNAL_JOB={job:016x}"),
            format!("HAWSER_EXTERNAL_PIDS={}", pids.join(" ")),
        ];
        let inherited = std::env::vars_os().filter_map(|(name, value)| {
            CString::new([name.into_vec(), b"=".to_vec(), value.into_vec()].concat()).ok()
        });
        let mut envp: Vec<CString> = inherited.collect();
        for entry in &ours {
            envp.push(text(entry)?);
        }
        let pid = process::spawn(&Spawn {
            program: c"/bin/sh",
            argv: &argv,
            envp: &envp,
            cwd: None,
            stdio: [None; 3],
            keep: &[theirs.as_raw_fd()],
            group: Group::Session,
            cpus: None,
            death_signal: Some(SIGTERM),
        })
        .map_err(|e| e.cause)?;
        Ok(External { pid, outcome, said: Vec::new() })
    }

    /// Its exit code, once it has ended; one that was killed has none.
    pub(super) fn poll(&mut self) -> Option<Result<(), String>> {
        let mut bytes = [0; 16];
        // What the command has left in the background may hold the pipe for ever: a whole line is
        // all that comes.
        while self.said.last() != Some(&b'\n') {
            match pipe::read(self.outcome.as_fd(), &mut bytes) {
                Ok(0) => break,
                Ok(n) => self.said.extend(bytes.iter().take(n)),
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return None,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => break,
            }
        }
        let said = String::from_utf8_lossy(&self.said);
        Some(match said.trim() {
            "0" => Ok(()),
            "" => Err("was killed".into()),
            code => Err(format!("ended with exit code {code}")),
        })
    }

    /// Nobody waits for it any more.
    pub(super) fn stop(&self) {
        // Its group; it may have ended.
        let _ = process::kill(-self.pid, SIGTERM);
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    fn outcome(command: &str) -> Result<(), String> {
        let mut external = External::start(command, 7, &[1, 2]).expect("a shell");
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            if let Some(outcome) = external.poll() {
                external.stop();
                return outcome;
            }
            assert!(Instant::now() < until, "\"{command}\" does not end");
            std::thread::yield_now();
        }
    }

    #[test]
    fn what_a_command_leaves_in_the_background_does_not_count() {
        assert_eq!(outcome("[ \"$HAWSER_EXTERNAL_PIDS\" = '1 2' ]"), Ok(()));
        assert_eq!(outcome("exit 3"), Err("ended with exit code 3".into()));
        assert_eq!(outcome("sleep 1000 & true"), Ok(()));
        assert_eq!(outcome("kill -9 $$"), Err("was killed".into()));
    }
}
