//! The command line of `mpirun`: Open MPI 4 syntax, hydra spellings as aliases.
//!
//! Options end at the first word that is none: the rest, up to a lone `:`, belongs to the program
//! and is not looked at. Every option stands in one table ([`table`]).

mod parse;
pub(crate) use parse::{bind_to as set_bind_to, host, map_by as set_map_by};
pub(crate) mod table;

use std::ffi::OsString;
use std::path::PathBuf;

pub use hawser_rte::control::plan::{BindTo, Level, MapBy, Reader};
pub use parse::parse;

/// One program of the job with its own options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct App {
    /// Number of processes, if given.
    pub np: Option<u32>,
    /// Working directory, if given.
    pub wdir: Option<PathBuf>,
    /// Settings of the environment, in order; `None` repeats our own value.
    pub env: Vec<(String, Option<OsString>)>,
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

/// A host as the user named it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostSpec {
    /// Name or address.
    pub name: String,
    /// Slots, if given.
    pub slots: Option<u32>,
}

/// Everything that the command line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The programs.
    pub apps: Vec<App>,
    /// Hosts named with `-H`, in order.
    pub hosts: Vec<HostSpec>,
    /// Host files, in order.
    pub hostfiles: Vec<PathBuf>,
    /// Settings of parameters, in order.
    pub mca: Vec<(String, String)>,
    /// Settings of the environment for all programs.
    pub genv: Vec<(String, Option<OsString>)>,
    /// `--map-by`.
    pub map_by: Option<MapBy>,
    /// Cores per rank.
    pub pe: Option<u32>,
    /// `--bind-to`.
    pub bind_to: Option<BindTo>,
    /// `--report-bindings`.
    pub report_bindings: bool,
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
    /// `--report-hang`, in milliseconds.
    pub hang_ms: Option<u64>,
    /// `--kill-grace`, in milliseconds.
    pub grace_ms: Option<u64>,
    /// `--quiet`.
    pub quiet: bool,
    /// `--verbose`.
    pub verbose: bool,
}

impl Default for Request {
    fn default() -> Request {
        Request {
            apps: Vec::new(),
            hosts: Vec::new(),
            hostfiles: Vec::new(),
            mca: Vec::new(),
            genv: Vec::new(),
            map_by: None,
            pe: None,
            bind_to: None,
            report_bindings: false,
            oversubscribe: None,
            hwthreads: false,
            tag: hawser_rte::iof::Tag::None,
            timestamp: false,
            output: None,
            merge: false,
            stdin: Reader::Rank(0),
            timeout_ms: None,
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
    /// Print the help text.
    Help,
    /// Print the version.
    Version,
}

/// The help text of `mpirun`.
pub fn help() -> String {
    table::help()
}

#[cfg(test)]
mod tests;
