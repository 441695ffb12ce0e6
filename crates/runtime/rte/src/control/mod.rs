//! What the master of a job and the agents of its nodes say to each other (ADR 16).
//!
//! *Orders* go from the master to agents, *reports* from agents to the master; an [`Envelope`] says
//! from where to where. On the launch node they are handed over as values, elsewhere they travel in
//! messages of the out-of-band network ([`wire`]).

pub mod plan;
pub mod wire;

use serde::{Deserialize, Serialize};

use hawser_os::process::Exit;

use crate::iof::Source;
use crate::state::job::MpiPhase;
pub use plan::{Bootstrap, Hello, LaunchPlan};

/// Version of everything in this module: daemon and `mpirun` must have the same.
pub const VERSION: u32 = 1;

/// Whom a message is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Dest {
    /// The master, on node 0.
    Master,
    /// The agent of one node.
    Node(u32),
    /// The agents of all nodes.
    All,
}

/// A message with its way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// The node that sends it.
    pub from: u32,
    /// Whom it is for.
    pub to: Dest,
    /// What it says.
    pub body: Body,
}

/// What a message says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Body {
    /// From the master.
    Order(Order),
    /// To the master.
    Report(Report),
    /// From a rank to another; agents only pass it on.
    Mail(Mail),
}

/// A stream of `mpirun` or of a rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stream {
    /// Standard output.
    Out,
    /// Standard error.
    Err,
}

impl From<Source> for Stream {
    fn from(source: Source) -> Stream {
        match source {
            Source::Stdout => Stream::Out,
            Source::Stderr => Stream::Err,
        }
    }
}

/// What the master tells agents.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Start the ranks of your node, and pass the plan on.
    Launch(Box<LaunchPlan>),
    /// Send a signal to all ranks.
    Signal(i32),
    /// Kill all ranks and all that they left.
    Kill,
    /// Input for ranks that read it; empty: it has ended.
    Input {
        /// The reader; `None`: every rank.
        rank: Option<u32>,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// So many bytes of output have been written: as many more may be sent.
    Room {
        /// On this stream.
        stream: Stream,
        /// The number.
        bytes: u64,
    },
    /// Say what your ranks do, by [`Report::View`] with the same number.
    View(u64),
    /// These ranks are lost; tell the others.
    Lost {
        /// First rank and number of ranks, several times.
        ranks: Vec<(u32, u32)>,
        /// Why, for people.
        why: String,
    },
    /// A reply or notice of the registry for a rank: bytes of `gpr::wire`.
    Registry {
        /// The rank.
        rank: u32,
        /// The number of the request; 0 for a notice.
        ticket: u64,
        /// The reply or notice.
        message: Vec<u8>,
    },
    /// The job is over: end what is left, and go.
    Leave,
}

/// How a process has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// Its rank.
    pub rank: u32,
    /// Exit code, or signal.
    pub exit: ExitWord,
    /// How far it had come in MPI.
    pub phase: PhaseWord,
}

/// [`Exit`] on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ExitWord {
    /// An exit code.
    Code(u8),
    /// A signal.
    Signal {
        /// Its number.
        signal: i32,
        /// A core image was written.
        core: bool,
    },
}

impl From<Exit> for ExitWord {
    fn from(exit: Exit) -> ExitWord {
        match exit {
            Exit::Code(code) => ExitWord::Code(code),
            Exit::Signal { signal, core } => ExitWord::Signal { signal, core },
        }
    }
}

impl From<ExitWord> for Exit {
    fn from(exit: ExitWord) -> Exit {
        match exit {
            ExitWord::Code(code) => Exit::Code(code),
            ExitWord::Signal { signal, core } => Exit::Signal { signal, core },
        }
    }
}

/// [`MpiPhase`] on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PhaseWord {
    /// Before `MPI_Init`.
    Never,
    /// In MPI.
    Inside,
    /// After `MPI_Finalize`.
    Finalized,
}

impl From<MpiPhase> for PhaseWord {
    fn from(phase: MpiPhase) -> PhaseWord {
        match phase {
            MpiPhase::Never => PhaseWord::Never,
            MpiPhase::Inside => PhaseWord::Inside,
            MpiPhase::Finalized => PhaseWord::Finalized,
        }
    }
}

impl From<PhaseWord> for MpiPhase {
    fn from(phase: PhaseWord) -> MpiPhase {
        match phase {
            PhaseWord::Never => MpiPhase::Never,
            PhaseWord::Inside => MpiPhase::Inside,
            PhaseWord::Finalized => MpiPhase::Finalized,
        }
    }
}

/// What agents tell the master.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Report {
    /// Nodes have come up: this one, and those below it whose word came with it.
    Hellos(Vec<Hello>),
    /// A node will not come.
    NotReached {
        /// Its number.
        node: u32,
        /// Lines for people.
        lines: Vec<String>,
    },
    /// All ranks of the node run.
    Started {
        /// Process ids, in the order of local ranks.
        pids: Vec<i32>,
        /// Lines of `--display bindings`, if they were asked for.
        lines: Vec<String>,
    },
    /// A rank could not be started; those after it on its node will not be.
    NotStarted {
        /// The rank.
        rank: u32,
        /// The exit code that the reason asks for.
        code: i32,
        /// One sentence.
        text: String,
    },
    /// Ranks have ended.
    Ended(Vec<Ended>),
    /// A rank asks for the end of the job.
    Abort {
        /// The rank.
        rank: u32,
        /// The exit code that it asks for.
        code: i32,
        /// Why; empty: the program called `MPI_Abort`.
        text: String,
    },
    /// What ranks have printed, as it is to be written.
    Output {
        /// To which stream of ours.
        stream: Stream,
        /// Whole lines, or pieces where that was asked for.
        bytes: Vec<u8>,
    },
    /// The readers of the node have taken so many bytes of input.
    Taken(u64),
    /// No reader of the node reads any more.
    NoReader,
    /// What the ranks of the node do: an encoded snapshot.
    View {
        /// The number of the question.
        ticket: u64,
        /// See [`crate::observe`].
        snapshot: Vec<u8>,
    },
    /// A request to the registry by a rank: bytes of `gpr::wire`.
    Registry {
        /// The rank.
        rank: u32,
        /// Chosen by the rank; comes back with the reply.
        ticket: u64,
        /// The request.
        request: Vec<u8>,
    },
    /// A node that had come up is lost.
    NodeLost {
        /// Its number.
        node: u32,
        /// Why, for people.
        why: String,
    },
    /// Something that the user must know and that does not end the job.
    Trouble(String),
    /// All ranks of the node have ended, and all that they printed is on its way before this.
    Quiet,
}

/// A message between ranks that have no other way yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mail {
    /// The job of the sender.
    pub job: u64,
    /// The sender's rank.
    pub from: u32,
    /// The receiver's rank.
    pub to: u32,
    /// What it is for.
    pub tag: u32,
    /// The bytes.
    pub bytes: Vec<u8>,
}
