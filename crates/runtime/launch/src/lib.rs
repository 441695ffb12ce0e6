//! Starting jobs: the command line of `mpirun`, allocation (`ras`), placement (`rmaps`), starting
//! processes (`plm`), their input and output, and the head node process.
//!
//! The `master` owns what belongs to the job, the `agent` what belongs to a node; `hnp` is the one
//! loop in which both work (ADR 16). This version runs jobs on one host: there is no daemon and no
//! socket. Decisions are pure functions and the state machines of `hawser-rte`; the system is
//! touched by `hnp`, the agent, `plm::fork` and our own streams (`iof`).
#![forbid(unsafe_code)]

mod agent;
pub mod cli;
mod daemon;
mod hnp;
mod iof;
pub mod lease;
mod master;
mod net;
mod oom;
mod plm;
mod post;
pub mod ras;
pub mod rmaps;
mod setup;

use std::ffi::OsString;
use std::io::Write;

use hawser_mca::report::{self, Speaker};
use hawser_mca::{ParamSpec, Sources};

/// All parameters of the program, of which these sources may add some.
pub type Specs = dyn Fn(&Sources) -> Vec<&'static ParamSpec>;

/// `mpirun`: parses the words behind the program's name, runs the job, and returns the exit code.
/// `specs` gives all parameters of the program, which settings are checked against.
pub fn mpirun(args: &[OsString], specs: &Specs) -> i32 {
    report::set_speaker(Speaker::Program("mpirun"));
    match cli::parse(args, &|path| setup::read_text(path)) {
        Ok(cli::Command::Help) => {
            print(&cli::help());
            0
        }
        Ok(cli::Command::Version) => {
            print(&format!("mpirun (Hawser MPI) {}\n", env!("CARGO_PKG_VERSION")));
            0
        }
        Ok(cli::Command::Run(request)) => hnp::run(*request, specs),
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
    match args.first().and_then(|a| a.to_str()) {
        None => daemon::run(specs),
        Some("--version" | "-V") => {
            print(&format!("hawserd (Hawser MPI) {}\n", env!("CARGO_PKG_VERSION")));
            0
        }
        Some(_) => {
            report::say("hawserd is started by mpirun on the hosts of a job; it has no options.");
            setup::CODE_USAGE
        }
    }
}

fn print(text: &str) {
    // Whoever closes the pipe early has read enough.
    let _ = std::io::stdout().write_all(text.as_bytes());
}
