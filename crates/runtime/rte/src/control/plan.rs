//! What is said once, when a job starts.

use std::net::SocketAddr;

use hawser_segment::node::{APART_MAX, NODES_MORE};
use serde::{Deserialize, Serialize};

use crate::iof::Tag;
use crate::map::JobMap;
use crate::universe::PmiOrigin;

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
    /// From this node on each was added while the job ran: it is a child of the root, without
    /// children.
    pub added: u32,
    /// Who the daemon is.
    pub who: Who,
    /// The root starts all daemons: who is not its child asks it for its parent, and starts nobody.
    pub gathered: bool,
    /// The name of the host of its parent (or, when [gathered](Bootstrap::gathered), of the root),
    /// for people.
    pub parent_host: String,
    /// Where its parent listens; when gathered, the root.
    pub parent: Vec<SocketAddr>,
    /// The name of the root's host and where the root listens. `Some`: the tree heals, and whose
    /// parent is lost goes on as a child of the root.
    pub root: Option<(String, Vec<SocketAddr>)>,
    /// Parameters, as on a command line: names and values.
    pub params: Vec<(String, String)>,
    /// What the calibration of the root's host says of parameters that all of the job have to have
    /// the same: `name=value;name=value`.
    pub calibrated: String,
    /// How the hosts below are started; the daemon's own children are among them.
    pub hosts: Vec<HostLine>,
    /// The cells of the job, by ascending nodes; none: all hosts are in one, without a name.
    pub cells: Vec<CellLine>,
}

impl Bootstrap {
    /// What the root of a tree begins with; of one node.
    pub fn of_root(job: u64, secret: [u8; 32]) -> Bootstrap {
        Bootstrap {
            version: super::VERSION,
            release: env!("CARGO_PKG_VERSION").into(),
            job,
            secret,
            nodes: 1,
            arity: 0,
            added: 1,
            who: Who::Number(0),
            gathered: false,
            parent_host: String::new(),
            parent: Vec::new(),
            root: None,
            params: Vec::new(),
            calibrated: String::new(),
            hosts: Vec::new(),
            cells: Vec::new(),
        }
    }
}

/// A cell of the job: a cluster whose first node, its head, reaches others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CellLine {
    /// Its name.
    pub name: String,
    /// Its head.
    pub first: u32,
    /// Most children of a node in the tree below the head; 0: all are children of the head.
    pub arity: u32,
    /// How its head starts the daemons below it: a component of `plm`, or empty: as the parameters
    /// say.
    pub starter: String,
    /// The command or arguments for that.
    pub starter_args: String,
    /// Where Hawser is installed there; empty: as the parameters say.
    pub prefix: String,
}

/// The number and the line of the cell of a node; `None`: the job has no cells.
pub fn cell_of(cells: &[CellLine], node: u32) -> Option<(u16, &CellLine)> {
    let at = cells.partition_point(|c| c.first <= node).checked_sub(1)?;
    Some((at.min(usize::from(u16::MAX)) as u16, cells.get(at)?))
}

/// How a daemon knows which node it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Who {
    /// It is told.
    Number(u32),
    /// It is one of several that got the same words: it finds itself in this list of host names,
    /// which begins with this node.
    Named(u32, Vec<String>),
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
    /// Another node of the job is on the same host, and process ids of this one's ranks would be
    /// those of others: its daemon has a PID namespace of its own.
    pub apart: bool,
}

/// Numbers of objects of a machine that the job may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offers {
    /// Hardware threads.
    pub threads: u32,
    /// Cores.
    pub cores: u32,
    /// Groups of CPUs behind one first-level cache.
    pub l1: u32,
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
    pub acceptor: Vec<SocketAddr>,
    /// What its ranks would have set of the parameters in which all ranks of a job must agree:
    /// `name=value`, a line each.
    pub agreed: String,
    /// Lines for the user, e.g. of the selection of components.
    pub notes: Vec<String>,
}

/// The architecture of this process as one word: version 1 in the low byte, then bits of a pointer,
/// 1 for big-endian, and the first five letters of the processor's name.
pub fn arch_word() -> u64 {
    let mut name = [0; 8];
    for (to, from) in name.iter_mut().skip(3).zip(std::env::consts::ARCH.bytes()) {
        *to = from;
    }
    name[0] = 1;
    name[1] = usize::BITS as u8;
    name[2] = u8::from(cfg!(target_endian = "big"));
    u64::from_le_bytes(name)
}

/// True when a name of a processor, as Rust, `uname` or Debian has it, is that of an architecture
/// word.
pub fn is_arch(word: u64, name: &str) -> bool {
    let name = name.trim().to_ascii_lowercase().replace('-', "_");
    let name = match name.as_str() {
        "amd64" => "x86_64",
        "i386" | "i486" | "i586" | "i686" => "x86",
        "arm64" => "aarch64",
        "armv7" | "armv7l" | "armhf" => "arm",
        "ppc64" | "ppc64le" | "ppc64el" => "powerpc64",
        "ppc" => "powerpc",
        other => other,
    };
    // A word has the first five letters.
    let [_, _, _, letters @ ..] = word.to_le_bytes();
    let mut own = [0; 5];
    own.iter_mut().zip(name.bytes()).for_each(|(to, from)| *to = from);
    own == letters
}

/// An architecture word for people.
pub fn arch_text(word: u64) -> String {
    let bytes = word.to_le_bytes();
    let name: String =
        bytes.iter().skip(3).filter(|b| b.is_ascii_graphic()).map(|b| char::from(*b)).collect();
    let order = if bytes[2] == 0 { "little" } else { "big" };
    format!("{name}, {} bits, {order}-endian", bytes[1])
}

/// One node as all nodes know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NodeCard {
    /// The name that the host has for itself.
    pub host: String,
    /// Where connections to its ranks are taken.
    pub acceptor: Vec<SocketAddr>,
    /// The architecture word of its processes.
    pub arch: u64,
    /// Its cell.
    pub cell: u16,
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

/// A level of the machine, to place by or to bind to, from the smallest to the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// One hardware thread.
    HwThread,
    /// One core.
    Core,
    /// The CPUs behind one first-level cache.
    L1,
    /// The CPUs behind one second-level cache.
    L2,
    /// The CPUs behind one last-level cache.
    Cache,
    /// One NUMA node.
    Numa,
    /// One package (socket).
    Package,
    /// The whole node.
    Node,
}

impl Offers {
    /// Number of objects of a level, at least 1.
    pub fn count(&self, level: Level) -> u32 {
        let n = match level {
            Level::HwThread => self.threads,
            Level::Core => self.cores,
            Level::L1 => self.l1,
            Level::L2 => self.l2,
            Level::Cache => self.l3,
            Level::Numa => self.numa,
            Level::Package => self.packages,
            Level::Node => 1,
        };
        n.max(1)
    }
}

/// How the ranks of a node are placed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MapBy {
    /// One core after the other.
    Slot,
    /// Round robin over the objects of a level.
    Level(Level),
    /// N ranks on each object of a level.
    Ppr(u32, Level),
}

/// In which order the places of a node go to its ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum LocalOrder {
    /// As they were found.
    #[default]
    Found,
    /// Those of the first object of a level, then those of the next.
    Fill(Level),
    /// One of each object of a level in turn.
    Turn(Level),
}

/// To what ranks are bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BindTo {
    /// To nothing.
    None,
    /// To one object of a level.
    Level(Level),
}

/// Consecutive places (cores, or hardware threads) of a node or of one of its packages, counted
/// from 0 among those that the job may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cpus {
    /// Counted in this package; `None`: in the whole node.
    pub package: Option<u32>,
    /// The first.
    pub first: u32,
    /// The last; `u32::MAX`: all from the first on.
    pub last: u32,
}

/// What the launcher is to tell of placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct Tell {
    /// Where each rank runs.
    pub bindings: bool,
    /// The cores that other jobs hold.
    pub taken: bool,
    /// The packages, caches and cores of the node.
    pub topology: bool,
    /// As JSON, one object in a line.
    pub json: bool,
}

/// Where the ranks of a node run on it. Each node finds its own CPUs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct Placement {
    /// How to place them; `None` for the default.
    pub map_by: Option<MapBy>,
    /// Which place goes to which rank.
    pub order: LocalOrder,
    /// To what to bind them; `None` for the default.
    pub bind_to: Option<BindTo>,
    /// Cores per rank; `None`: as many as `OMP_NUM_THREADS` asks for, if there are enough.
    pub pe: Option<u32>,
    /// Places are hardware threads, not cores.
    pub hwthreads: bool,
    /// Only these places are used; empty: all.
    pub only: Vec<Cpus>,
    /// Ranks whose places the user chose, ascending.
    pub fixed: Vec<(u32, Vec<Cpus>)>,
    /// What is to be told.
    pub tell: Tell,
}

/// How what ranks print is treated at its source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OutputPlan {
    /// What stands before each line.
    pub tag: Tag,
    /// The time before the tag.
    pub timestamp: bool,
    /// Bound of what is held back for a line, in bytes.
    pub max_line: u32,
    /// Bytes that may be under way to the master, per stream.
    pub window: u64,
    /// Bytes go through as they come.
    pub raw: bool,
    /// Standard output and standard error of `mpirun` are terminals: partial lines go on after a
    /// moment.
    pub terminal: [bool; 2],
    /// Both are one file: lines of both go to standard output, so that they keep their order.
    pub one_output: bool,
    /// Standard error of a rank is its standard output.
    pub merge: bool,
    /// Directory of files per rank; empty: none.
    pub dir: Vec<u8>,
    /// Write to the streams of `mpirun` too.
    pub copy: bool,
}

/// Who reads the standard input of `mpirun`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reader {
    /// This rank.
    Rank(u32),
    /// Every rank.
    All,
    /// Nobody.
    None,
}

/// By what a host sees that it has the same set of images as the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SetMark {
    /// The checksum of the manifest of a complete set.
    Manifest(u32),
    /// The token of a set that is never completed: ranks move while their job runs.
    Token(u64),
}

/// Ranks are not started but restored from images.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RestorePlan {
    /// The directory of the set, which all hosts see.
    pub set: Vec<u8>,
    /// Which it is.
    pub mark: SetMark,
    /// The program CRIU.
    pub criu: Vec<u8>,
    /// For how many seconds it may take, beside those that bytes take; 0: as long as it likes.
    pub limit: u64,
    /// Files that have grown are cut to their former length.
    pub rewind: bool,
    /// By which numbers the ranks know nodes.
    pub numbers: NodeNumbers,
    /// Nodes whose ranks were on a node together with others that are elsewhere now: the number by
    /// which ranks know the node, and that of the part of the set which has their images. Other
    /// nodes have a part under their own number.
    pub parts: Vec<(u32, u32)>,
}

impl RestorePlan {
    /// The number of the part of the set from which a node is restored; `None`: there is none.
    pub fn part_for(&self, now: u32) -> Option<u32> {
        let known = self.numbers.known(now)?;
        Some(self.parts.iter().find(|part| part.0 == known).map_or(known, |part| part.1))
    }
}

/// The numbers by which ranks know the nodes of their job. They stay when all ranks of a node go on
/// elsewhere; where some leave a node, these get a number of their own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NodeNumbers {
    /// How many there are.
    pub total: u32,
    /// Of nodes with ranks: the number that ranks know, and the one that the node has now.
    pub now: Vec<(u32, u32)>,
    /// Ranks that have left a node where others have stayed, and the number that they know theirs
    /// by.
    pub apart: Vec<(u32, u32)>,
}

impl NodeNumbers {
    /// Those of a job that starts.
    pub fn of_map(map: &JobMap) -> NodeNumbers {
        let with_ranks = (0..map.nodes()).filter(|n| map.local_size(*n) > 0);
        NodeNumbers {
            total: map.nodes(),
            now: with_ranks.map(|n| (n, n)).collect(),
            apart: Vec::new(),
        }
    }

    /// The same once these ranks of a node are on node `to`, and others have stayed.
    pub fn parted(&self, ranks: &[u32], to: u32) -> NodeNumbers {
        let number = self.total;
        let mut parted = NodeNumbers { total: number + 1, ..self.clone() };
        parted.now.push((number, to));
        parted.apart.retain(|(rank, _)| !ranks.contains(rank));
        parted.apart.extend(ranks.iter().map(|rank| (*rank, number)));
        parted
    }

    /// Whether node segments have room for what is to be said of ranks that have left others.
    pub fn has_room(&self) -> bool {
        let mut nodes: Vec<u32> = self.apart.iter().map(|(_, node)| *node).collect();
        nodes.sort_unstable();
        nodes.dedup();
        self.apart.len() <= APART_MAX as usize && nodes.len() <= NODES_MORE as usize
    }

    /// The number by which ranks know a node.
    pub fn known(&self, now: u32) -> Option<u32> {
        self.now.iter().find(|n| n.1 == now).map(|n| n.0)
    }

    /// The same once the ranks of one node are on another one.
    pub fn moved(&self, from: u32, to: u32) -> NodeNumbers {
        let place = |now| if now == from { to } else { now };
        let now = self.now.iter().map(|(known, now)| (*known, place(*now))).collect();
        NodeNumbers { now, ..self.clone() }
    }

    /// Of all nodes that ranks know what is in this list, which is by present numbers; `None`: it
    /// is too short.
    pub fn sorted<T: Clone>(&self, nodes: &[T]) -> Option<Vec<T>> {
        // Nobody calls for a node without ranks: that of the launcher stands for it.
        let at = |known: u32| self.now.iter().find(|n| n.0 == known).map_or(0, |n| n.1);
        (0..self.total).map(|known| nodes.get(at(known) as usize).cloned()).collect()
    }
}

/// Everything that a node needs to start its ranks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LaunchPlan {
    /// The secret of the job.
    pub secret: [u8; 32],
    /// How the universe counts its jobs, from 1 on; the files of ranks are named after it.
    pub number: u32,
    /// The port of the job that has asked for this one; empty for the first job.
    pub parent_port: String,
    /// The job, and what its ranks find at their PMI connections, where a rank has asked for this
    /// one at its own.
    pub pmi_parent: Option<(u64, PmiOrigin)>,
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
    /// Where ranks run on their nodes.
    pub placement: Placement,
    /// What ranks print.
    pub output: OutputPlan,
    /// What ranks read.
    pub input: Reader,
    /// The reader is on the launch node and gets the input of `mpirun` itself, uncopied.
    pub input_direct: bool,
    /// Where the ranks come from; `None`: from their programs.
    pub restore: Option<RestorePlan>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_know_nodes_by_the_numbers_that_they_had_at_first() {
        let numbers = NodeNumbers::of_map(&JobMap::new(3, &[1, 2, 2]));
        let hosts = |numbers: &NodeNumbers| numbers.sorted(&["a", "b", "c", "d"]);
        assert_eq!((hosts(&numbers), numbers.known(0)), (Some(vec!["a", "b", "c"]), None));
        let numbers = numbers.moved(1, 3);
        assert_eq!((hosts(&numbers), numbers.known(3)), (Some(vec!["a", "d", "c"]), Some(1)));
        let numbers = numbers.moved(2, 0);
        assert_eq!((hosts(&numbers), numbers.known(0)), (Some(vec!["a", "d", "a"]), Some(2)));
        assert_eq!(numbers.sorted::<u8>(&[]), None);
        let parted = numbers.parted(&[2], 1);
        assert_eq!((parted.known(1), hosts(&parted)), (Some(3), Some(vec!["a", "d", "a", "b"])));
        let further = parted.parted(&[2, 5], 2).moved(3, 1);
        assert_eq!((&further.apart, further.known(1)), (&vec![(2, 4), (5, 4)], Some(1)));
        let plan = RestorePlan {
            set: Vec::new(),
            mark: SetMark::Manifest(0),
            criu: Vec::new(),
            limit: 0,
            rewind: false,
            numbers: parted,
            parts: vec![(3, 2)],
        };
        assert_eq!([0, 1, 3, 7].map(|now| plan.part_for(now)), [Some(2), Some(2), Some(1), None]);
    }
}
