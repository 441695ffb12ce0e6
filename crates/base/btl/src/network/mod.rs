//! Third-party networks: the module over what a component from a file can do.
//!
//! A [`Network`] brings whole messages from one process to another. Who is where, the first contact
//! through the acceptor ([`hawser_wireup::incoming`]; format `docs/formats/endpoint-exchange.md`),
//! messages that it does not take at once and the rest of the contract of the framework are the
//! [module's](NetworkModule).

mod module;
#[cfg(test)]
mod tests;

use std::fmt;
use std::io::IoSlice;

use hawser_mca::lifecycle::{Resume, Why};
use hawser_segment::wait::Watch;
use hawser_wireup::WireupError;
use hawser_wireup::acceptor::NETWORKS;
use hawser_wireup::handshake::Credential;
use hawser_wireup::reception::interfaces::Choice;

use super::{Btl, Limits, OpenCtx};
use module::{NetworkConfig, NetworkModule};

/// Most bytes of an address.
pub const ADDRESS_MAX: usize = 900;
/// Bytes of the key that two processes have for one another.
pub const KEY_BYTES: usize = 32;
/// For how long a peer's host is called, in nanoseconds.
const PATIENCE_NS: u64 = 30_000_000_000;

/// The process that a network is opened for.
#[derive(Clone, Copy, Debug)]
pub struct NetworkPlace {
    /// Its rank in the job.
    pub rank: u32,
    /// Ranks of the job.
    pub ranks: u32,
    /// All of them are on this node.
    pub one_node: bool,
}

/// A peer that was met.
#[derive(Clone, Copy, Debug)]
pub struct MetPeer<'a> {
    /// Its rank.
    pub rank: u32,
    /// The name under which it knows this process: [`NetworkEvent::Message`] there has it.
    pub known_as: u64,
    /// What its [`Network::address`] gave.
    pub address: &'a [u8],
    /// A secret of the two: the same at both ends, and nobody else's.
    pub key: &'a [u8; KEY_BYTES],
}

/// What became of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sent {
    /// It is under way; its memory is free.
    Taken,
    /// There is no room now; nothing was taken.
    Full,
    /// The way to this peer is down for good, because of this.
    Failed(String),
}

/// What happens in a network.
#[derive(Debug)]
pub enum NetworkEvent<'a> {
    /// A whole message has come.
    Message {
        /// Who has sent it: what that process was told in [`MetPeer::known_as`].
        from: u64,
        /// As it was sent.
        bytes: &'a [u8],
    },
    /// The way to a peer is down for good.
    Lost {
        /// What [`Network::connect`] gave.
        to: u32,
        /// A sentence without a subject.
        why: String,
    },
}

/// What a third-party component does for one module. One thread at a time uses it.
///
/// Messages between two processes arrive whole, once, and in order, unless the limits say
/// otherwise. No function blocks.
pub trait Network: Send {
    /// Limits of messages: the first byte of each is the module's.
    fn limits(&self) -> Limits;
    /// What a peer needs to send to this process; at most [`ADDRESS_MAX`] bytes.
    ///
    /// # Errors
    /// Why it has none.
    fn address(&mut self) -> Result<Vec<u8>, String>;
    /// Makes a peer known, once; the number by which messages are sent to it. Its messages may come
    /// before.
    ///
    /// # Errors
    /// Why it does not reach the peer.
    fn connect(&mut self, peer: &MetPeer<'_>) -> Result<u32, String>;
    /// Sends one message, which is in pieces.
    fn send(&mut self, to: u32, pieces: &[IoSlice<'_>]) -> Sent;
    /// Moves bytes and tells what has happened.
    fn progress(&mut self, tell: &mut dyn FnMut(NetworkEvent<'_>));
    /// As [`hawser_segment::wait::Source::arm`].
    fn arm(&mut self, watch: &mut Watch);
    /// True when nothing waits in this process for being sent.
    fn is_drained(&mut self) -> bool;
    /// Whether a process can be checkpointed that has it open.
    ///
    /// # Errors
    /// Why not.
    fn may_checkpoint(&self) -> Result<(), Why>;
    /// Nothing new is sent until [`Network::resume`].
    fn hold(&mut self);
    /// As [`Btl::resume`].
    ///
    /// # Errors
    /// Why it cannot go on in this way.
    fn resume(&mut self, how: Resume) -> Result<(), Why>;
}

/// Opens a network in this process: its priority, and what it can do.
pub type OpenNetwork =
    Box<dyn Fn(&NetworkPlace) -> Result<(i64, Box<dyn Network>), String> + Send + Sync>;

/// A third-party component, as the framework gets it.
pub struct Other {
    /// The component.
    pub name: &'static str,
    /// Which of the third-party components it is: the same at all ranks of a job.
    pub number: u16,
    /// Opens it, or says why it cannot be used.
    pub open: OpenNetwork,
}

impl fmt::Debug for Other {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Other({}, {})", self.name, self.number)
    }
}

/// Why a peer is lost, or not reached.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum NetworkFault {
    #[error(transparent)]
    Wireup(#[from] WireupError),
    #[error("{0}")]
    Told(Box<str>),
}

/// Opens the module of a third-party component, with its priority.
///
/// # Errors
/// Why it cannot be used here, as a sentence without a subject.
pub(super) fn open(ctx: &OpenCtx<'_>, other: &Other) -> Result<(i64, Box<dyn Btl>), String> {
    if Choice::of(ctx.params).map_err(|e| e.to_string())?.encrypted {
        return Err("its messages are not encrypted, and net_tls asks for it".into());
    }
    let acceptor = ctx.modex.acceptor();
    let acceptor = acceptor.ok_or("this process has no agent that takes its connections")?;
    let place = NetworkPlace {
        rank: ctx.me,
        ranks: ctx.node.nprocs(),
        one_node: ctx.node.nlocal() == ctx.node.nprocs(),
    };
    let (priority, mut network) = (other.open)(&place)?;
    let limits = network.limits();
    let unsure = limits.flags.has(super::Flags::LOSSY) || limits.flags.has(super::Flags::UNORDERED);
    if unsure && !ctx.reliable {
        return Err("its messages may be lost or change places, and only the reliable layer \
                    repairs that: --mca pml dr"
            .into());
    }
    let address = network.address()?;
    if address.len() > ADDRESS_MAX {
        let len = address.len();
        return Err(format!("its address has {len} bytes, more than {ADDRESS_MAX}"));
    }
    let config = NetworkConfig {
        name: other.name,
        credential: Credential { job: ctx.node.job(), secret: ctx.node.secret() },
        me: ctx.me,
        nprocs: ctx.node.nprocs(),
        channel: ctx.channel,
        link: NETWORKS | other.number,
        modex: ctx.modex,
        acceptor,
        address,
        now: hawser_os::clock::now_ns,
    };
    Ok((priority, Box::new(NetworkModule::new(config, network))))
}

/// Records from anybody: any bytes must return. For fuzzing.
pub fn fuzz(data: &[u8]) {
    if let Some(address) = module::decode("a", data) {
        assert_eq!(module::encode("a", address), data);
    }
}
