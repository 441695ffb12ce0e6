//! Starting jobs: the command line of `mpirun`, allocation (`ras`), placement (`rmaps`), starting
//! processes and daemons (`plm`), their input and output, and the head node process.
//!
//! The `master` owns what belongs to the job, the `agent` what belongs to a node; `hnp` is the one
//! loop in which both work, `daemon` that of an agent on another node, and `net` what they talk
//! over (ADR 16). Decisions are pure functions and the state machines of `hawser-rte`; the system
//! is touched by these loops, the agent, `net`, `plm::fork` and our own streams (`iof`).
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `cli, setup` | the command line, and all that is decided before the first process starts |
//! | `cell, cell_head` | jobs over several cells: their file, their heads |
//! | `foreign` | third-party components: executables |
//! | `gateway` | streams between cells, at their heads |
//! | `lists` | how people write hosts, CPUs and ranks, in options and files |
//! | `ras, rmaps` | which hosts there are; which rank goes where |
//! | `plm` | starting processes and daemons, here and elsewhere |
//! | `hnp, daemon, attend` | the loops: of mpirun, of hawserd, beside foreign launchers |
//! | `again` | a job that failed is started from its last snapshot |
//! | `restored` | a job whose ranks are restored from images |
//! | `imaging` | the process that does for an agent what has to do with images |
//! | `master, agent` | what belongs to the job; what belongs to a node |
//! | `agents` | the agents of a node: one for each of its jobs |
//! | `net, post` | the out-of-band network as these loops have it |
//! | `iof, look` | streams; who looks from outside |
//! | `head, client` | the launcher of a process that none of ours has started |
//! | `serve` | `hawser serve`: names between jobs of several hosts |
//! | `keep` | logins on other hosts that are kept from job to job |
//! | `lease, oom` | cores that no other job has; whether memory ran out |
//!
//! # Who may touch what
//!
//! - One thread, one wait: whatever could block is a descriptor or a time in the loop.
//!
//! # Pitfalls
//!
//! - Nothing may be left behind, however mpirun ends: what is started is the child of somebody who
//!   ends it.
#![forbid(unsafe_code)]

mod again;
mod agent;
mod agents;
mod attend;
pub mod cell;
mod cell_head;
pub mod cli;
mod client;
mod daemon;
pub mod foreign;
mod gateway;
mod head;
mod hnp;
mod imaging;
mod iof;
mod keep;
pub mod lease;
pub mod lists;
mod look;
mod master;
mod net;
mod oom;
mod plm;
mod post;
pub mod ras;
mod restored;
pub mod rmaps;
pub mod serve;
mod setup;

use std::ffi::OsString;
use std::io::Write;

use hawser_mca::report::{self, Speaker};
use hawser_mca::{ParamSpec, Sources};
use hawser_os::signals;

use self::hnp::JobEnd;

/// All parameters of the program, of which these sources may add some.
pub type Specs = dyn Fn(&Sources) -> Vec<&'static ParamSpec>;

/// `mpirun`: parses the words behind the program's name, runs the job, and returns the exit code.
/// `specs` gives all parameters of the program, which settings are checked against.
pub fn mpirun(args: &[OsString], specs: &Specs) -> i32 {
    report::set_speaker(Speaker::Program("mpirun"));
    signals::hear_children();
    let sources = cli::Sources {
        file: &|path| setup::read_text(path),
        variable: &|name| std::env::var(name).ok(),
    };
    let command = cli::parse(args, sources);
    let text = match command {
        Ok(cli::Command::Run(mut request)) => {
            if !request.quiet && !again::is_renewed() {
                report::say_lines(&request.notes);
            }
            again::take_over(&mut request);
            return match report_pid(&request) {
                Ok(()) => match hnp::run(*request, specs) {
                    JobEnd::Over(code, Some((cause, again))) => again.start(args, code, cause),
                    JobEnd::Over(code, None) => code,
                    JobEnd::Renew(end) => again::renew(args, end),
                },
                Err(text) => {
                    report::say(text);
                    setup::CODE_USAGE
                }
            };
        }
        Ok(cli::Command::Help(None)) => Ok(cli::help()),
        Ok(cli::Command::Help(Some(topic))) => cli::topic(&topic),
        Ok(cli::Command::Version) => {
            Ok(format!("mpirun (Hawser MPI) {}\n", env!("CARGO_PKG_VERSION")))
        }
        Err(text) => Err(text),
    };
    told(text.and_then(|text| print(&text)))
}

/// The exit code, when an error has been told.
fn told(result: Result<(), String>) -> i32 {
    match result {
        Ok(()) => 0,
        Err(text) => {
            report::say(text);
            setup::CODE_USAGE
        }
    }
}

/// `hawserd`, the agent of a node that is not the launch node: lives as long as its job and returns
/// the exit code.
pub fn hawserd(args: &[OsString], specs: &Specs) -> i32 {
    report::set_speaker(Speaker::Program("hawserd"));
    signals::hear_children();
    match args.first().and_then(|a| a.to_str()) {
        None => daemon::run(specs),
        Some("attend") if args.len() == 1 => attend::start(),
        Some("attend") => attend::run(specs),
        Some("cell") if args.len() == 1 => cell_head::run(specs),
        Some("head") if args.len() == 1 => head::start(),
        Some("head") => head::run(specs),
        Some("keep") if args.len() == 1 => keep::keep(),
        Some("standby") if args.len() == 1 => keep::stand_by(),
        Some("images") => imaging::run(args.get(1..).unwrap_or_default()),
        Some("over") => keep::over(args.get(1..).unwrap_or_default()),
        Some("--version" | "-V") => {
            let text = format!("hawserd (Hawser MPI) {}\n", env!("CARGO_PKG_VERSION"));
            told(print(&text))
        }
        Some(_) => {
            report::say("hawserd is started by mpirun on the hosts of a job; it has no options.");
            setup::CODE_USAGE
        }
    }
}

/// Writes our process id where the user wants it.
fn report_pid(request: &cli::Request) -> Result<(), String> {
    // One that takes the place of another has its number.
    let Some(to) = request.report_pid.as_ref().filter(|_| !again::is_renewed()) else {
        return Ok(());
    };
    let line = format!("{}\n", std::process::id());
    match to.as_os_str().as_encoded_bytes() {
        b"-" => print(&line),
        // As other programs read it: nothing but the number.
        b"+" => {
            let _ = std::io::stderr().write_all(line.as_bytes());
            Ok(())
        }
        _ => std::fs::write(to, line).map_err(|e| format!("--report-pid {}: {e}", to.display())),
    }
}

/// Writes a text to standard output.
fn print(text: &str) -> Result<(), String> {
    match std::io::stdout().write_all(text.as_bytes()) {
        // Whoever closes the pipe early has read enough.
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(|e| format!("standard output cannot be written: {e}")),
    }
}
