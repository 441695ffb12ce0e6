//! The command line of `mpirun`: Open MPI 4 syntax, hydra spellings as aliases.
//!
//! Options end at the first word that is none: the rest, up to a lone `:`, belongs to the program
//! and is not looked at. Every option stands in one table ([`table`]).

mod complete;
mod environ;
mod files;
mod foreign;
mod help;
mod man;
mod parse;
mod saving;
mod values;
pub(crate) use values::{bind_to as set_bind_to, map_by as set_map_by, rank_by as set_rank_by};
pub(crate) mod table;

use std::ffi::OsString;
use std::path::PathBuf;

pub use complete::{SHELLS, completion};
pub use environ::{Changes, EnvOp, Pairs, environments};
pub use hawser_rte::control::plan::{BindTo, Cpus, Level, Reader};
pub use help::{help, topic};
pub use man::{Page, man_mpirun, man_page};
pub use parse::{Sources, parse};

pub use crate::lists::hosts::HostSpec;

/// How many ranks of a program a node gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerNode {
    /// So many, and no more.
    Only(u32),
    /// So many at a time, and again when each node has got its share, until all are dealt out.
    Turns(u32),
}

/// In which order ranks are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankBy {
    /// Node by node.
    Slot,
    /// One of each node in turn.
    Node,
    /// Node by node, and there object by object.
    Fill,
    /// One of each object of all nodes in turn.
    Span,
    /// Node by node, and there one of each object of this level in turn.
    Level(Level),
}

/// One program of the job with its own options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct App {
    /// Number of processes, if given.
    pub np: Option<u32>,
    /// Processes on each node, if given.
    pub per_node: Option<PerNode>,
    /// Hosts of this program, in order.
    pub hosts: Vec<HostSpec>,
    /// Working directory, if given.
    pub wdir: Option<PathBuf>,
    /// Changes of the environment, in order.
    pub env: Vec<EnvOp>,
    /// Program and arguments.
    pub argv: Vec<OsString>,
}

/// Where the output goes besides, or instead of, our own streams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputDir {
    /// The directory as typed.
    pub dir: PathBuf,
    /// Write to our own streams too.
    pub copy: bool,
}

/// How ranks are dealt out to nodes and placed there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mapping {
    /// One slot after the other.
    Slot,
    /// Round robin over the objects of a level.
    Level(Level),
    /// N ranks on each object of a level.
    Ppr(u32, Level),
    /// As this file lists hosts; without one, as they are mentioned.
    Seq(Option<PathBuf>),
    /// As this file says of each rank.
    Rankfile(PathBuf),
}

/// What `--display` asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Display {
    /// The nodes with their slots.
    pub allocation: bool,
    /// Which rank is on which node.
    pub map: bool,
    /// To which CPUs ranks are bound.
    pub bindings: bool,
    /// The machines.
    pub topology: bool,
    /// As JSON, one object in a line.
    pub json: bool,
}

/// Everything that the command line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The programs.
    pub apps: Vec<App>,
    /// Hosts of all programs, in order.
    pub hosts: Vec<HostSpec>,
    /// Hosts that are added to a host file or an allocation, in order.
    pub add_hosts: Vec<HostSpec>,
    /// Host files, in order.
    pub hostfiles: Vec<PathBuf>,
    /// The file of cells, if given.
    pub cells: Option<PathBuf>,
    /// Settings of parameters, in order.
    pub mca: Vec<(String, String)>,
    /// Changes of the environment of all programs, in order.
    pub genv: Vec<EnvOp>,
    /// What the user is told of options that change nothing.
    pub notes: Vec<String>,
    /// Map, and start nothing.
    pub do_not_launch: bool,
    /// Value of `MPI_UNIVERSE_SIZE`, if given.
    pub universe: Option<u32>,
    /// Where the process id of `mpirun` is written.
    pub report_pid: Option<PathBuf>,
    /// `--map-by`.
    pub map_by: Option<Mapping>,
    /// Slots or objects of all nodes are one row.
    pub span: bool,
    /// No ranks on this machine.
    pub nolocal: bool,
    /// `--rank-by`.
    pub rank_by: Option<RankBy>,
    /// `--cpu-set`: the cores, or hardware threads, that are used; empty: all.
    pub only: Vec<Cpus>,
    /// Cores per rank.
    pub pe: Option<u32>,
    /// `--bind-to`.
    pub bind_to: Option<BindTo>,
    /// `--report-bindings`.
    pub report_bindings: bool,
    /// `--display`.
    pub display: Display,
    /// `--oversubscribe` (true), `--nooversubscribe` (false), or neither.
    pub oversubscribe: Option<bool>,
    /// `--use-hwthread-cpus`.
    pub hwthreads: bool,
    /// Prefix of output lines.
    pub tag: hawser_rte::iof::Tag,
    /// `--timestamp-output`.
    pub timestamp: bool,
    /// `--output-filename`.
    pub output: Option<OutputDir>,
    /// `--merge-stderr-to-stdout`.
    pub merge: bool,
    /// `--stdin`.
    pub stdin: Reader,
    /// `--timeout`, in milliseconds.
    pub timeout_ms: Option<u64>,
    /// It is the variable [`TIMEOUT_VARIABLE`] that says so.
    pub timeout_in_env: bool,
    /// It is `--time-limit` that says so.
    pub is_time_limit: bool,
    /// `--report-hang`, in milliseconds.
    pub hang_ms: Option<u64>,
    /// `--kill-grace`, in milliseconds.
    pub grace_ms: Option<u64>,
    /// `--quiet`.
    pub quiet: bool,
    /// `--verbose`.
    pub verbose: bool,
}

/// Limits a job as `--timeout` does, in seconds.
pub const TIMEOUT_VARIABLE: &str = "MPIEXEC_TIMEOUT";

impl Request {
    /// The limit of the job's time in words: `--timeout 3 s`.
    pub fn limit(&self) -> String {
        let seconds = self.timeout_ms.unwrap_or(0) as f64 / 1e3;
        match self.timeout_in_env {
            true => format!("{TIMEOUT_VARIABLE}={seconds} s"),
            false if self.is_time_limit => format!("--time-limit {seconds} s"),
            false => format!("--timeout {seconds} s"),
        }
    }
}

impl Default for Request {
    fn default() -> Request {
        Request {
            apps: Vec::new(),
            hosts: Vec::new(),
            add_hosts: Vec::new(),
            hostfiles: Vec::new(),
            cells: None,
            mca: Vec::new(),
            genv: Vec::new(),
            notes: Vec::new(),
            do_not_launch: false,
            universe: None,
            report_pid: None,
            map_by: None,
            span: false,
            nolocal: false,
            rank_by: None,
            only: Vec::new(),
            pe: None,
            bind_to: None,
            report_bindings: false,
            display: Display::default(),
            oversubscribe: None,
            hwthreads: false,
            tag: hawser_rte::iof::Tag::None,
            timestamp: false,
            output: None,
            merge: false,
            stdin: Reader::Rank(0),
            timeout_ms: None,
            timeout_in_env: false,
            is_time_limit: false,
            hang_ms: None,
            grace_ms: None,
            quiet: false,
            verbose: false,
        }
    }
}

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Start a job.
    Run(Box<Request>),
    /// Print a help text: all of it, or that of a topic or option.
    Help(Option<String>),
    /// Print the version.
    Version,
}

#[cfg(test)]
mod tests;
