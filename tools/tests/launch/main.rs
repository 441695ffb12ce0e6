//! `mpirun` from outside, with programs that know nothing of MPI: exit codes, signals, streams,
//! clean-up. What must happen is waited for; nothing is timed, and waits have generous bounds.
// Helpers of tests fail tests.
#![allow(clippy::unwrap_used)]

mod calibration;
mod cleanup;
mod exit;
mod hosts;
mod options;
mod ranks;
mod streams;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The bound of every wait for something that must happen.
const PATIENCE: Duration = Duration::from_secs(60);

fn mpirun() -> Command {
    without_settings(env!("CARGO_BIN_EXE_mpirun"))
}

/// A program that does not see settings and jobs around this test.
fn without_settings(program: &str) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if ["HAWSER_", "OMPI_", "PMI", "OMP_"].iter().any(|p| text.starts_with(p)) {
            command.env_remove(&name);
        }
    }
    command.stdin(Stdio::null());
    command
}

/// Runs `mpirun` with these words and a shell script as the program.
fn run(words: &str, script: &str) -> Output {
    mpirun().args(words.split_whitespace()).args(["sh", "-c", script]).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap_or(-1)
}

fn sorted(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines
}

/// A directory of its own for one test, removed with the value.
struct Dir(PathBuf);

impl Dir {
    fn new() -> Dir {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let n = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("hawser-launch-test-{}-{n}", std::process::id());
        let dir = std::env::temp_dir().join(name);
        fs::create_dir_all(&dir).unwrap();
        Dir(dir)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> PathBuf {
        fs::write(self.path(name), bytes).unwrap();
        self.path(name)
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Waits until `condition` holds.
fn wait_for(what: &str, mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < PATIENCE, "waited too long for {what}");
        std::thread::yield_now();
    }
}

/// Process ids of all processes whose command line contains a word.
fn processes_with(word: &str) -> Vec<i32> {
    let me = std::process::id() as i32;
    fs::read_dir("/proc")
        .unwrap()
        .filter_map(|e| e.ok()?.file_name().to_str()?.parse::<i32>().ok())
        .filter(|pid| *pid != me)
        .filter(|pid| {
            let line = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
            let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
            String::from_utf8_lossy(&line).contains(word) && !stat.contains(") Z ")
        })
        .collect()
}

/// A word that no other test has in its command lines.
fn unique(name: &str) -> String {
    format!("hawser-test-{name}-{}", std::process::id())
}

/// Sends a signal with the tool of the system.
fn kill(signal: &str, pid: i32) {
    let ok = Command::new("kill").args([signal, &pid.to_string()]).status().unwrap().success();
    assert!(ok, "kill {signal} {pid}");
}
