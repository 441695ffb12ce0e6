//! What is said once, when a job starts.

use std::net::SocketAddr;

use serde::{Deserialize, Serialize};

use crate::map::JobMap;

/// What a daemon gets on its standard input before anything else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bootstrap {
    /// [`super::VERSION`] of who starts it.
    pub version: u32,
    /// The release of who starts it, for people.
    pub release: String,
    /// The job.
    pub job: u64,
    /// Its secret.
    pub secret: [u8; 32],
    /// Nodes of the tree.
    pub nodes: u32,
    /// Arity of the tree.
    pub arity: u32,
    /// Who the daemon is.
    pub who: Who,
    /// Where its parent (or, for [`Who::Named`], the root) listens.
    pub parent: Vec<SocketAddr>,
    /// Parameters, as on a command line: names and values.
    pub params: Vec<(String, String)>,
    /// How the hosts below are started; the daemon's own children are among them.
    pub hosts: Vec<HostLine>,
}

/// How a daemon knows which node it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    /// It is told.
    Number(u32),
    /// It is one of several that got the same words: it finds itself in this list of host names,
    /// which begins with node 1, or says its name and is told.
    Named(Vec<String>),
}

/// A host that is to be started.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HostLine {
    /// Its number in the tree.
    pub node: u32,
    /// Its name as the user wrote it.
    pub name: String,
    /// Who to log in as; empty: the same user.
    pub user: String,
    /// The port of the remote shell; 0: its own choice.
    pub port: u16,
}

/// Numbers of objects of a machine that the job may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offers {
    /// Hardware threads.
    pub threads: u32,
    /// Cores.
    pub cores: u32,
    /// Groups of CPUs behind one second-level cache.
    pub l2: u32,
    /// Groups of CPUs behind one last-level cache.
    pub l3: u32,
    /// NUMA nodes.
    pub numa: u32,
    /// Packages.
    pub packages: u32,
    /// CPUs that the control group lets run at once.
    pub quota: u32,
}

/// What an agent says of its node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The node's number in the tree.
    pub node: u32,
    /// The name that the host has for itself.
    pub host: String,
    /// What the job may use.
    pub offers: Offers,
    /// The architecture word of its processes; 0: not known.
    pub arch: u64,
    /// Where connections to its ranks are taken.
    pub door: Vec<SocketAddr>,
    /// Lines for the user, e.g. of the selection of components.
    pub notes: Vec<String>,
}

/// One node as all nodes know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NodeCard {
    /// The name that the host has for itself.
    pub host: String,
    /// Where connections to its ranks are taken.
    pub door: Vec<SocketAddr>,
    /// The architecture word of its processes.
    pub arch: u64,
}

/// One program of the job.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Program {
    /// The first of its ranks.
    pub first: u32,
    /// Program and arguments, as bytes: they need not be text.
    pub argv: Vec<Vec<u8>>,
    /// Working directory.
    pub cwd: Vec<u8>,
    /// The user asked for that directory: without it the program does not start.
    pub cwd_asked: bool,
    /// Settings of its environment beside those of all programs.
    pub env: Vec<(Vec<u8>, Option<Vec<u8>>)>,
}

/// How what ranks print is treated at its source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OutputPlan {
    /// What stands before each line: see [`crate::iof::Tag`]; 0 none, 1 full, 2 rank.
    pub tag: u8,
    /// The time before the tag.
    pub timestamp: bool,
    /// Each line as a JSON object.
    pub json: bool,
    /// Bound of what is held back for a line, in bytes.
    pub max_line: u32,
    /// Bytes that may be under way to the master, per stream.
    pub window: u64,
    /// Bytes go through as they come.
    pub raw: bool,
    /// Streams of ours that are terminals: partial lines go on after a moment.
    pub terminal: [bool; 2],
    /// Standard error goes where standard output goes.
    pub merge: bool,
    /// Directory of files per rank; empty: none.
    pub dir: Vec<u8>,
    /// Write to the streams of `mpirun` too.
    pub copy: bool,
}

/// Who reads the input of `mpirun`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reader {
    /// This rank.
    Rank(u32),
    /// Every rank.
    All,
    /// Nobody.
    None,
}

/// Everything that a node needs to start its ranks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LaunchPlan {
    /// Which rank is where.
    pub map: JobMap,
    /// All nodes, by number.
    pub nodes: Vec<NodeCard>,
    /// The programs, by ascending ranks.
    pub programs: Vec<Program>,
    /// Slots of the allocation.
    pub universe: u32,
    /// Channels of the job.
    pub channels: u32,
    /// The environment of all programs.
    pub env: Vec<(Vec<u8>, Vec<u8>)>,
    /// How ranks are placed and bound on a node, as on the command line: names and values.
    pub placement: Vec<(String, String)>,
    /// What ranks print.
    pub output: OutputPlan,
    /// What ranks read.
    pub input: Reader,
    /// Milliseconds from a signal of the user to `SIGKILL`.
    pub grace_ms: u64,
    /// Lines of bindings are wanted.
    pub bindings: bool,
}
