//! What the master of a job and the agents of its nodes say to each other (ADR 16).
//!
//! *Orders* go from the master to agents, *reports* from agents to the master; an [`Envelope`] says
//! from where to where. On the launch node they are handed over as values, elsewhere they travel in
//! messages of the out-of-band network ([`wire`]).

mod lives;
pub mod plan;
pub mod whole;
pub mod wire;

use serde::{Deserialize, Serialize};

use hawser_os::process::Exit;
use hawser_segment::node::NetworkNumbers;
use hawser_segment::node::Phase;
use hawser_status::StatusPage;

use crate::errmgr::Memory;
use crate::iof::Source;
use crate::map::JobMap;
use crate::observe::RankView;
use crate::state::hold::{Ask, NodeAnswer};
use crate::state::imaging::ImagesStep;
use crate::state::job::MpiPhase;
pub use plan::{Bootstrap, Hello, LaunchPlan, NodeCard, NodeNumbers};

/// Version of everything in this module: daemon and `mpirun` must have the same.
pub const VERSION: u32 = 20;

/// What a program of the user writes into the pipe that wakes an agent, again and again, to have
/// the job interrupted.
pub const ASK_INTERRUPT: u8 = b'I';
/// The same when the job may go on.
pub const END_INTERRUPT: u8 = b'G';
/// What a program of the user writes there to have the launcher listen for requests for images.
pub const LISTEN_FOR_IMAGES: u8 = b'C';

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

/// What a message says of its stream in a tree that heals ([`crate::oob::ends`]), and of the other
/// direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mark {
    /// Its number; 0: it is in no stream, and is sent once.
    pub number: u64,
    /// How many messages the sender has from the other end: a node from its own stream, the root
    /// from that node.
    pub heard: u64,
    /// How many messages for all a node has.
    pub heard_all: u64,
}

/// A message with its way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// The node that sends it.
    pub from: u32,
    /// Whom it is for.
    pub to: Dest,
    /// Its place in the conversation of its two ends, in a tree that heals.
    pub mark: Mark,
    /// The job that it is about; of what is about nodes the first one, for which they came.
    pub job: u64,
    /// What it says.
    pub body: Body,
}

impl Envelope {
    /// A message without a place in a conversation.
    pub fn new(from: u32, to: Dest, job: u64, body: Body) -> Envelope {
        Envelope { from, to, mark: Mark::default(), job, body }
    }
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
    /// Of a node with a new parent, to those below it: send again what the master may not have.
    Again,
    /// Nothing but what has come.
    Told,
}

/// What the master tells agents.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Connections come for ranks of a job that is to be launched: [`Report::Admitted`] when they
    /// are taken.
    Admit {
        /// The secret of the job.
        secret: [u8; 32],
    },
    /// Start the ranks of your node.
    Launch(Box<LaunchPlan>),
    /// Send a signal to all ranks.
    Signal(i32),
    /// Send a signal to the ranks that have a handler for it: the others would die of it.
    SignalIfHandled(i32),
    /// The job ends: start no more ranks, and send this signal to those that run.
    Stop(i32),
    /// Kill all ranks of the process group; and, where the job ends badly, all that they left.
    Kill {
        /// Also what has left the process group.
        orphans: bool,
    },
    /// Say whether ranks are in MPI: [`Report::Inside`] if so.
    LookInside,
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
        stream: Source,
        /// The number.
        bytes: u64,
    },
    /// Say what your ranks do, by [`Report::View`] with the same number.
    View(u64),
    /// No rank runs any more: send what is left of their output, then [`Report::Quiet`].
    Drain,
    /// These ranks are lost; tell the others.
    Lost {
        /// First rank and number of ranks, several times.
        ranks: Vec<(u32, u32)>,
        /// Why, for people.
        why: String,
    },
    /// A communicator is revoked; tell the ranks.
    Revoked {
        /// Its context id.
        context: u64,
    },
    /// Your ranks are to hold, to be interrupted, or to go on: [`Report::Hold`] when they do, and
    /// whenever something changes.
    Hold {
        /// The number of the hold.
        number: u32,
        /// What they are to do.
        ask: Ask,
    },
    /// Something about images of processes, in a process of its own: [`Report::Images`] tells what
    /// has become of it.
    Images {
        /// Comes back with the report.
        ticket: u32,
        /// What.
        step: ImagesStep,
    },
    /// Go on with the restore of your ranks: [`Report::Restored`] when it is done.
    Restore(RestoreStep),
    /// While all ranks of the job are interrupted those of a node have come to another one, which
    /// was told to launch them. If they were yours, end what is left of them, and say nothing of
    /// it.
    Moved {
        /// The node that they have left.
        from: u32,
        /// The ranks, where others have stayed; none: all that were there.
        parted: Vec<u32>,
        /// Which rank is where now.
        map: JobMap,
        /// All nodes of the map.
        nodes: Vec<NodeCard>,
        /// By which numbers ranks know them.
        numbers: NodeNumbers,
    },
    /// A move of ranks to you comes to nothing: end what has begun of it, and say nothing of it.
    Displace,
    /// Kill this rank, if it is yours and lives.
    End {
        /// The rank.
        rank: u32,
    },
    /// What the universe says to a rank: bytes of `universe::wire`.
    Universe {
        /// The rank.
        rank: u32,
        /// The number of the request; 0 for a notice.
        ticket: u64,
        /// The reply or notice.
        bytes: Vec<u8>,
    },
    /// The ranks that joined by PMI have come to a fence on all nodes: the pairs that they told.
    Fenced {
        /// Key and value.
        pairs: Vec<(String, String)>,
        /// All pairs are there; else more follow.
        last: bool,
    },
    /// The job is over, and others go on: forget it.
    Forget,
    /// All jobs are over: end what is left of them, and go.
    Leave {
        /// It has ended badly: whatever its processes have left behind is killed.
        bad: bool,
    },
}

/// What is done at a restore of ranks on all nodes before the next step begins on one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum RestoreStep {
    /// What stands against it is looked for; nothing has changed yet.
    Check,
    /// The processes are made. They wait.
    Processes,
    /// They learn of their new home, and go on.
    Home,
}

/// How a process has ended, and what was known of it then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// Its rank.
    pub rank: u32,
    /// Its process id.
    pub pid: i32,
    /// Exit code, or signal.
    pub exit: Exit,
    /// How far it had come in MPI.
    pub phase: Phase,
    /// The same as the job's state machine sees it.
    pub mpi: MpiPhase,
    /// Its status page.
    pub status: StatusPage,
    /// Whether memory had run out on its node.
    pub memory: Memory,
    /// Where the kernel of its node writes core images; empty unless it wrote one.
    pub core_pattern: String,
}

/// Bytes of the pairs that go into one message.
const PAIRS_MAX: usize = 1 << 20;

/// The pairs of a fence in pieces that a message can take, and whether each is the last one. There
/// is one at least.
pub fn in_pieces(pairs: Vec<(String, String)>) -> Vec<(Vec<(String, String)>, bool)> {
    let mut pieces = vec![Vec::new()];
    let mut bytes = 0;
    for (key, value) in pairs {
        let more = key.len() + value.len();
        if bytes + more > PAIRS_MAX && bytes > 0 {
            pieces.push(Vec::new());
            bytes = 0;
        }
        bytes += more;
        if let Some(piece) = pieces.last_mut() {
            piece.push((key, value));
        }
    }
    let last = pieces.len() - 1;
    pieces.into_iter().enumerate().map(|(i, piece)| (piece, i == last)).collect()
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
    /// The answer to [`Order::Admit`].
    Admitted,
    /// Where the ranks of the node will run, for people; before they start.
    Placed(Vec<String>),
    /// All ranks of the node run: their process ids, in the order of local ranks.
    Started(Vec<i32>),
    /// Ranks will not be started.
    NotStarted {
        /// The ranks; the error is of the first.
        ranks: Vec<u32>,
        /// The exit code that the reason asks for; 0: the job was ending already. Above 255 it is
        /// none: another launcher may do what this one cannot.
        code: i32,
        /// One sentence.
        text: String,
    },
    /// Ranks have ended.
    Ended(Vec<Ended>),
    /// Running ranks of the node are in these phases, each of which is told once.
    Inside(Vec<MpiPhase>),
    /// A rank asks for the end of the job.
    Abort {
        /// The rank.
        rank: u32,
        /// Its process id.
        pid: i32,
        /// The exit code that it asks for.
        code: i32,
        /// Why; empty: the program called `MPI_Abort`.
        text: String,
    },
    /// What ranks have printed, as it is to be written.
    Output {
        /// To which stream of ours.
        stream: Source,
        /// Whole lines, or pieces where that was asked for.
        bytes: Vec<u8>,
    },
    /// The readers of the node have taken so many bytes of input.
    Taken(u64),
    /// No reader of the node reads any more.
    NoReader,
    /// What the ranks of the node do.
    View {
        /// The number of the question.
        ticket: u64,
        /// The time of the snapshot on the node's own monotonic clock, in nanoseconds.
        now_ns: u64,
        /// The ranks.
        ranks: Vec<RankView>,
        /// What they have counted by network.
        networks: Vec<NetworkNumbers>,
    },
    /// A request of a rank to the universe: bytes of `universe::wire`.
    Universe {
        /// The rank.
        rank: u32,
        /// Chosen by the rank, never 0; comes back with the reply.
        ticket: u64,
        /// The request.
        bytes: Vec<u8>,
    },
    /// All ranks of the node that joined by PMI wait for a fence; they have told these pairs.
    Fence {
        /// Key and value.
        pairs: Vec<(String, String)>,
        /// All pairs are there; else more follow.
        last: bool,
    },
    /// A node that had come up is lost.
    NodeLost {
        /// Its number.
        node: u32,
        /// Why, for people.
        why: String,
    },
    /// The node cannot tell others what they wait for: the job cannot go on. A sentence that names
    /// the host.
    Failed(String),
    /// Something that the user must know and that does not end the job.
    Trouble(String),
    /// The answer to [`Order::Drain`]: all that the node's ranks printed came before this.
    Quiet,
    /// What the ranks of the node say of the hold that was ordered last.
    Hold {
        /// Its number.
        number: u32,
        /// How far they are.
        answer: NodeAnswer,
    },
    /// The answer to [`Order::Images`]: what the step says, or a sentence.
    Images {
        /// The ticket of the order.
        ticket: u32,
        /// What has become of it.
        outcome: Result<String, String>,
    },
    /// All ranks of the node have come so far with their restore; after the last step comes
    /// [`Report::Started`].
    Restored(RestoreStep),
    /// Somebody wants to ask for images: the launcher is to listen.
    Listen,
    /// Somebody wants the job to have nothing outside of its processes, for a few seconds from now
    /// on; false: not any more.
    Interrupt(bool),
    /// The daemon of the node got this signal, which is meant for the job.
    Notice(i32),
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
